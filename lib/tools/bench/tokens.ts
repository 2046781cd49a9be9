/** What a life costs those who pay by the token: one creature raised to adulthood, punctually, in each way there is. */
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import type { Asked } from '../../local/events'
import { type MeasuredHouse, measuredHouse } from './measured-house'

export interface LifeCost {
  way: string
  calls: number
  tokens: number
}

/** About so many characters are a token. */
const CHARACTERS = 4
const SPECIES = 'tabby'
/** Longer than anybody takes to grow up. */
const MOST_HOURS = 200
/** More than one visit ever needs. */
const MOST_CALLS = 12

interface Step {
  method?: string
  endpoint?: string
  body?: Record<string, unknown>
}

type Act = Record<string, unknown>

interface Told {
  creature?: { stage: string }
  creatures?: { stage: string }[]
  recommended_checkin?: { at: string; care?: Act[] }
  next_steps: Step[]
}

type Operation = 'status' | 'care' | 'visit'
type Say = (operation: Operation, body?: object) => Promise<Told>

/** One waking: everything that is to be done; gives when to come back, and what is already known of then. */
type Waking = (say: Say, known: readonly Act[]) => Promise<Told>

const CARE = '/api/house/care'
const VISIT = '/api/house/visit'

const byStatusAndCare: Waking = async (say) => {
  let told = await say('status')
  for (let calls = 0; calls < MOST_CALLS; calls++) {
    const [step] = told.next_steps
    if (step?.endpoint !== CARE) break
    told = await say('care', step.body)
  }
  return told.recommended_checkin ? told : say('status')
}

/** A look is needed only where nobody has said what will be to do. */
const byVisits: Waking = async (say, known) => {
  let told = known.length > 0 ? await say('visit', { care: known }) : await say('status')
  for (let calls = 0; calls < MOST_CALLS; calls++) {
    const whole = told.next_steps.find(({ endpoint }) => endpoint === VISIT)?.body
    const single = told.next_steps.find(({ endpoint }) => endpoint === CARE)?.body
    if (!whole && !single) break
    told = await say('visit', whole ?? { care: [single] })
  }
  return told
}

/** What the caller writes and what it reads, over HTTP; or what a model is shown of it over MCP, which is the text. */
const overHttp =
  (house: MeasuredHouse, key: string, count: (text: string) => void): Say =>
  async (operation, body) => {
    count(`${operation === 'status' ? 'GET' : 'POST'} /api/house/${operation} ${body ? JSON.stringify(body) : ''}`)
    const answer = (await house.ask(operation, { key, ...(body && { body }) } as Asked)).body
    count(JSON.stringify(answer))
    return answer as unknown as Told
  }

const overMcp =
  (house: MeasuredHouse, key: string, count: (text: string) => void): Say =>
  async (name, body = {}) => {
    count(`${name} ${JSON.stringify(body)}`)
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: body } }
    const { result } = (await house.ask('mcp', { key, body: message })).body as unknown as {
      result: { content: { text: string }[]; structuredContent: Told }
    }
    count(result.content.map(({ text }) => text).join('\n'))
    return result.structuredContent
  }

const WAYS = [
  { way: 'status and care, as JSON', over: overHttp, waking: byStatusAndCare },
  { way: 'visits, as JSON', over: overHttp, waking: byVisits },
  { way: 'status and care, over MCP', over: overMcp, waking: byStatusAndCare },
  { way: 'visits, over MCP', over: overMcp, waking: byVisits },
] as const

export async function measureLives(wanted: (way: string) => boolean = () => true): Promise<LifeCost[]> {
  const costs: LifeCost[] = []
  for (const { way, over, waking } of WAYS.filter((one) => wanted(one.way))) {
    const began = Date.parse('2026-03-02T09:00:00.000Z')
    let now = began
    let made = 0
    // The same life each time: what is said follows from who says it.
    const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`
    const house = await measuredHouse({ plain: true, time: () => now, newId })
    try {
      const { key } = await house.newAgent()
      await house.ask('adopt', { key, body: { name: 'Pip', species_slug: SPECIES } })
      let [calls, characters] = [0, 0]
      const said = over(house, key, (text) => {
        characters += text.length
      })
      const say: Say = (...args) => {
        calls += 1
        return said(...args)
      }
      let known: readonly Act[] = []
      for (;;) {
        const told = await waking(say, known)
        if ([told.creature, ...(told.creatures ?? [])].some((one) => one?.stage === 'adult')) break
        const { at, care = [] } = told.recommended_checkin ?? {}
        now = Math.max(now, Date.parse(at ?? ''))
        if (!(now - began < MOST_HOURS * MS_PER_HOUR)) throw new Error(`${SPECIES} never grows up by ${way}`)
        known = care
      }
      costs.push({ way, calls, tokens: Math.round(characters / CHARACTERS) })
    } finally {
      await house.close()
    }
  }
  return costs
}
