/**
 * One sample: a house with one keeper under test. It offers the tools, moves the clock between wakings, lets the sitter
 * act, and records every call. The same scenario and calls give the same transcript.
 */
import { KEY_ARGUMENT, RETRY_ARGUMENT, type ToolId } from '../../lambdas/api/routes/tools'
import { after, asHours, asInstant, earlier, hoursBetween, type Instant } from '../../lambdas/domain/time/instants'
import { commit } from '../../lambdas/store/commit'
import { speciesChanges } from '../../lambdas/store/species'
import { briefing } from './briefing'
import { TrialHouse } from './house'
import { inventedJudge } from './invented'
import type { Scenario } from './scenario'
import { type CreatureResult, judgeCreature } from './score'
import { Sitter } from './sitter'
import { answerText, MIN_WAIT_HOURS, NOTEBOOK_BYTES, openOperations, trialTools, withoutHints } from './tools'

/** More than any waking needs; stops an agent that never ends one. */
export const MAX_CALLS_PER_WAKING = 120
/** If an agent stops without end_waking. */
export const DEFAULT_WAIT_HOURS = 24
const CHARACTERS_PER_TOKEN = 4

export interface TrialCall {
  tool: string
  args: Readonly<Record<string, unknown>>
}

export interface ToolAnswer {
  status: number
  body: Readonly<Record<string, unknown>>
  text: string
}

export interface TranscriptLine extends TrialCall {
  waking: number
  hours: number
  status: number
  text: string
}

/** What a model used, as its runner reports it. */
export interface Usage {
  tokens: number
  cost_usd?: number
}

interface Registered {
  agent: { id: string }
  your_token: string
}

interface Adopted {
  creature: { id: string }
}

export interface SampleOptions {
  endpoint?: string | null
}

export class Sample {
  readonly transcript: TranscriptLine[] = []
  readonly tools
  waking = 1
  notebook = ''
  over = false
  usage: Required<Usage> | null = null
  /** Estimated tokens of a model that reads tools, briefing and all answers of a waking again at every call. */
  estimatedTokens = 0
  private callsInWaking = 0
  private context = 0
  private queue: Promise<unknown> = Promise.resolve()
  private sitter: Sitter | null = null

  private constructor(
    readonly scenario: Scenario,
    readonly house: TrialHouse,
    /** The keeper under test. */
    readonly keeper: { id: string; key: string },
    readonly creatureIds: readonly string[],
  ) {
    this.tools = trialTools(scenario)
    this.context = this.contextAtStart()
  }

  static async open(scenario: Scenario, { endpoint = null }: SampleOptions = {}): Promise<Sample> {
    const { secret, level, seed, invented } = scenario
    const house = new TrialHouse({ seed: `${secret} ${level} ${seed}`, items: inventedJudge(invented), endpoint })
    const register = async (username: string) => {
      const asked = { username, timezone: scenario.timezone }
      const { agent, your_token } = await house.set<Registered>(null, 'register', asked)
      return { id: agent.id, key: your_token }
    }
    const designer = invented.length > 0 ? await register('designer') : null
    for (const { items: _, ...design } of invented) {
      const creator = { creator_id: designer?.id ?? '', creator: 'designer', created_at: house.now }
      await commit(house.context.db, speciesChanges({ ...design, ...creator }))
    }
    const keeper = await register('keeper')
    const ids: string[] = []
    for (const { name, species } of scenario.creatures) {
      const { creature } = await house.set<Adopted>(keeper.key, 'adopt', { name, species_slug: species })
      const { id } = creature
      // Hatches it: an egg has no clock.
      await house.set(keeper.key, 'status', { creature_id: id })
      ids.push(id)
    }
    const sample = new Sample(scenario, house, keeper, ids)
    if (scenario.sitter) sample.sitter = new Sitter(house, (await register(scenario.sitter)).key)
    return sample
  }

  /** Repeats recorded calls in a new sample; agents continue from there. */
  static async resume(scenario: Scenario, calls: readonly TrialCall[], options?: SampleOptions): Promise<Sample> {
    const sample = await Sample.open(scenario, options)
    for (const { tool, args } of calls) await sample.call(tool, args)
    return sample
  }

  get end(): Instant {
    return after(this.house.opened, asHours(this.scenario.days * 24))
  }

  get hours(): number {
    return hoursBetween(this.house.opened, this.house.now)
  }

  get calls(): readonly TrialCall[] {
    return this.transcript.map(({ tool, args }) => ({ tool, args }))
  }

  /** What the agent reads at the start of a waking. */
  opening(): string {
    return briefing(this.scenario, {
      now: this.house.now,
      opened: this.house.opened,
      waking: this.waking,
      notebook: this.notebook,
    })
  }

  private contextAtStart = (): number => JSON.stringify(this.tools).length + this.opening().length

  /** One call at a time: a second one waits. */
  call(tool: string, args: Readonly<Record<string, unknown>> = {}): Promise<ToolAnswer> {
    const turn = this.queue.then(() => this.take(tool, args))
    this.queue = turn.catch(() => undefined)
    return turn
  }

  private async take(tool: string, args: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
    if (this.over) return refused(410, 'The trial is over.')
    const { waking, hours } = this
    this.callsInWaking += 1
    this.context += JSON.stringify(args).length
    this.estimatedTokens += Math.ceil(this.context / CHARACTERS_PER_TOKEN)
    const answer = await this.answer(tool, args)
    if (this.waking === waking) this.context += answer.text.length
    this.transcript.push({ waking, hours: round(hours), tool, args, status: answer.status, text: answer.text })
    return answer
  }

  private answer(tool: string, args: Readonly<Record<string, unknown>>): Promise<ToolAnswer> | ToolAnswer {
    if (tool === 'end_waking') return this.endWaking(args.wake_in_hours)
    if (this.callsInWaking > MAX_CALLS_PER_WAKING)
      return refused(429, `A waking has at most ${MAX_CALLS_PER_WAKING} calls. Only end_waking is left.`)
    if (tool === 'notebook') return this.write(args.text)
    return this.useHouse(tool, args)
  }

  private async useHouse(tool: string, args: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
    if (!(openOperations(this.scenario) as readonly string[]).includes(tool))
      return refused(404, `There is no tool ${JSON.stringify(tool)} in the trial.`)
    // Only the keeper's key is ever used, and a retry would answer from an earlier waking.
    const { [KEY_ARGUMENT]: _key, [RETRY_ARGUMENT]: _retry, ...own } = args
    const found = await this.house.act(this.keeper.key, tool as ToolId, own)
    const shown = this.scenario.hints ? found : { ...found, body: withoutHints(found.body) as typeof found.body }
    const body = typeof shown.body === 'string' ? { text: shown.body } : shown.body
    return { status: shown.status, body, text: answerText(tool, shown) }
  }

  private write(text: unknown): ToolAnswer {
    if (text === undefined) return said(200, this.notebook)
    if (typeof text !== 'string' || Buffer.byteLength(text) > NOTEBOOK_BYTES)
      return refused(400, `text must be a text of at most ${NOTEBOOK_BYTES} bytes; the notebook is unchanged.`)
    this.notebook = text
    return said(200, 'Written.')
  }

  private async endWaking(hours: unknown): Promise<ToolAnswer> {
    if (typeof hours !== 'number' || !(hours >= MIN_WAIT_HOURS))
      return refused(400, `wake_in_hours must be a number of at least ${MIN_WAIT_HOURS}; you are still awake.`)
    const { wakings } = this.scenario
    const isLast = wakings !== null && this.waking >= wakings
    // Beyond the longest trial, hours would overflow a date.
    const asked = after(this.house.now, asHours(Math.min(hours, this.scenario.days * 24)))
    await this.advance(isLast ? this.end : earlier(this.end, this.afterAbsence(asked)))
    if (this.house.now >= this.end) {
      this.over = true
      return said(200, 'The trial is over.')
    }
    this.waking += 1
    this.callsInWaking = 0
    this.context = this.contextAtStart()
    return said(200, this.opening())
  }

  private afterAbsence(time: Instant): Instant {
    const { absence } = this.scenario
    if (!absence) return time
    const [from, to] = [absence.from_hours, absence.to_hours].map((hours) => after(this.house.opened, asHours(hours)))
    return time >= (from as Instant) && time < (to as Instant) ? (to as Instant) : time
  }

  private async advance(until: Instant): Promise<void> {
    while (this.sitter && this.sitter.next <= until) {
      this.house.now = asInstant(Math.max(this.house.now, this.sitter.next))
      await this.sitter.turn()
    }
    this.house.now = until
  }

  report(usage: Usage): void {
    const { tokens, cost_usd } = this.usage ?? { tokens: 0, cost_usd: 0 }
    this.usage = { tokens: tokens + usage.tokens, cost_usd: cost_usd + (usage.cost_usd ?? 0) }
  }

  /** The state of each creature until now. */
  creatures(): Promise<CreatureResult[]> {
    return Promise.all(this.creatureIds.map((id) => judgeCreature(this.house, this.keeper.id, id)))
  }
}

/** Results are rounded to the digits that matter. */
export const round = (value: number, digits = 4): number => Number(value.toFixed(digits))

const said = (status: number, text: string): ToolAnswer => ({ status, body: { text }, text })
const refused = (status: number, error: string): ToolAnswer => ({
  status,
  body: { error },
  text: `Error ${status}: ${error}`,
})
