/** Counts the tokens of raising one creature to adulthood, always on time, in each way of calling. */
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { actOneByOne, firstAct, type Step } from '../follow-steps'
import { type MeasuredHost, measuredHost } from '../measure/measured-host'
import { Stage } from '../scenarios'

export interface LifeCost {
  way: string
  calls: number
  tokens: number
}

const CHARACTERS_PER_TOKEN = 4
const SPECIES = 'tabby'
/** Every species grows up sooner. */
const MAX_HOURS = 200
/** A visit never needs more. */
const MAX_CALLS = 12

type Act = Record<string, unknown>

interface Answer {
  creature?: { stage: string }
  creatures?: { stage: string }[]
  recommended_checkin?: { at: string; care?: Act[] }
  next_steps: Step[]
}

type Operation = 'status' | 'care' | 'visit'
type Say = (operation: Operation, body?: object) => Promise<Answer>

/** Does everything that is due now. `planned` is the care that an earlier response announced for this time. */
type Visit = (say: Say, planned: readonly Act[]) => Promise<Answer>

const VISIT = '/api/house/visit'

const byStatusAndCare: Visit = async (say) => {
  const answer = await actOneByOne(await say('status'), ({ body }) => say('care', body))
  return answer.recommended_checkin ? answer : say('status')
}

/** Status is needed only if no care was announced. */
const byVisits: Visit = async (say, planned) => {
  let answer = planned.length > 0 ? await say('visit', { care: planned }) : await say('status')
  for (let calls = 0; calls < MAX_CALLS; calls++) {
    const whole = answer.next_steps.find(({ endpoint }) => endpoint === VISIT)?.body
    const single = firstAct(answer.next_steps)?.body
    if (!whole && !single) break
    answer = await say('visit', whole ?? { care: [single] })
  }
  return answer
}

type Transport = (host: MeasuredHost, key: string, count: (text: string) => void) => Say

const overHttp: Transport = (host, key, count) => async (operation, body) => {
  count(`${operation === 'status' ? 'GET' : 'POST'} /api/house/${operation} ${body ? JSON.stringify(body) : ''}`)
  const reply = await host.ask(operation, { key, ...(body && { body }) })
  count(String(reply.content))
  return reply.body
}

/** Count only the text: it is what the client shows to the model. */
const overMcp: Transport =
  (host, key, count) =>
  async (name, body = {}) => {
    count(`${name} ${JSON.stringify(body)}`)
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: body } }
    const { content, structuredContent } = (await host.ask('mcp', { key, body: message })).body.result
    count(content.map(({ text }: { text: string }) => text).join('\n'))
    return structuredContent
  }

const WAYS = [
  { way: 'status and care, as JSON', transport: overHttp, visit: byStatusAndCare },
  { way: 'visits, as JSON', transport: overHttp, visit: byVisits },
  { way: 'status and care, over MCP', transport: overMcp, visit: byStatusAndCare },
  { way: 'visits, over MCP', transport: overMcp, visit: byVisits },
] as const

export async function measureLives(isWanted: (way: string) => boolean = () => true): Promise<LifeCost[]> {
  const costs: LifeCost[] = []
  for (const one of WAYS.filter(({ way }) => isWanted(way))) costs.push(await measureLife(one))
  return costs
}

async function measureLife({ way, transport, visit }: (typeof WAYS)[number]): Promise<LifeCost> {
  const born = Date.parse('2026-03-02T09:00:00.000Z')
  let now = born
  let ids = 0
  // Texts depend on ids: fixed ids give the same life in every run.
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`
  const host = await measuredHost({ unmetered: true, time: () => now, newId })
  try {
    const { key } = await new Stage(host).newAgent()
    await host.ask('adopt', { key, body: { name: 'Pip', species_slug: SPECIES } })
    let [calls, characters] = [0, 0]
    const send = transport(host, key, (text) => {
      characters += text.length
    })
    const say: Say = (...args) => {
      calls += 1
      return send(...args)
    }
    let planned: readonly Act[] = []
    for (;;) {
      const answer = await visit(say, planned)
      if ([answer.creature, ...(answer.creatures ?? [])].some((one) => one?.stage === 'adult')) break
      const { at, care = [] } = answer.recommended_checkin ?? {}
      now = Math.max(now, Date.parse(at ?? ''))
      if (!(now - born < MAX_HOURS * MS_PER_HOUR)) throw new Error(`${SPECIES} does not grow up by ${way}`)
      planned = care
    }
    return { way, calls, tokens: Math.round(characters / CHARACTERS_PER_TOKEN) }
  } finally {
    await host.close()
  }
}
