/** The tokens of raising one creature to adulthood by visits, always on time. */
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { type MeasuredHost, measuredHost } from '../../../lib/tools/measure/measured-host'
import { Stage } from '../../../lib/tools/scenarios'
import { firstAct, type Step } from '../../support/agents/follow-steps'

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

type Say = (operation: 'status' | 'visit', body?: object) => Promise<Answer>

/** Does everything that is due now: first the care that an earlier response announced; status only if there was none. */
async function visit(say: Say, planned: readonly Act[]): Promise<Answer> {
  let answer = planned.length > 0 ? await say('visit', { care: planned }) : await say('status')
  for (let calls = 0; calls < MAX_CALLS; calls++) {
    const whole = answer.next_steps.find(({ endpoint }) => endpoint === '/api/house/visit')?.body
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

it.each([
  ['8,000 over MCP', overMcp, 8_000],
  ['15,000 as JSON', overHttp, 15_000],
])('are at most %s', async (_, transport, most) => {
  const born = Date.parse('2026-03-02T09:00:00.000Z')
  let now = born
  let ids = 0
  // Texts depend on ids: fixed ids give the same life in every run.
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`
  const host = await measuredHost({ unmetered: true, time: () => now, newId })
  try {
    const { key } = await new Stage(host).newAgent()
    await host.ask('adopt', { key, body: { name: 'Pip', species_slug: SPECIES } })
    let characters = 0
    const say = transport(host, key, (text) => {
      characters += text.length
    })
    for (let planned: readonly Act[] = [], isAdult = false; !isAdult; ) {
      const answer = await visit(say, planned)
      isAdult = [answer.creature, ...(answer.creatures ?? [])].some((one) => one?.stage === 'adult')
      const { at = '', care = [] } = answer.recommended_checkin ?? {}
      now = isAdult ? now : Math.max(now, Date.parse(at))
      planned = care
      expect(now - born).toBeLessThan(MAX_HOURS * MS_PER_HOUR)
    }
    expect(characters / CHARACTERS_PER_TOKEN).toBeLessThanOrEqual(most)
  } finally {
    await host.close()
  }
})
