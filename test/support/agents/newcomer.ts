/** Agent that knows only GET /api: it takes the first step of each response and returns at the recommended time. */
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { freshAddress, type Received } from '../http'
import type { TestHouse } from '../test-house'
import { followSteps, type Step } from './follow-steps'

export interface NewcomerSetup {
  name: string
  timezone: string
  /** The species of its creatures, one to three. */
  slugs: readonly string[]
}

const ADOPT = '/api/house/adopt'
const CARE = '/api/house/care'
const VISIT = '/api/house/visit'

const ZONES = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland', 'Asia/Tokyo']
/** Species with special rules come first, so that every sample of lives includes them. */
const WILFUL = [
  'pangolin',
  'jackrabbit',
  'hedgehog',
  'border_collie',
  'bengal',
  'owl',
  'beagle',
  'chonk',
  'persian',
  'robot',
]
const SLUGS = [...new Set([...WILFUL, ...catalogue().map(({ slug }) => slug)])]

/** Creates `count` setups across species and time zones, with one, two and three creatures in turn. */
export function lives(count: number): NewcomerSetup[] {
  let next = 0
  return Array.from({ length: count }, (_, index) => ({
    name: `newcomer-${index}`,
    timezone: ZONES[index % ZONES.length]!,
    slugs: Array.from({ length: 1 + (index % 3) }, () => SLUGS[next++ % SLUGS.length]!),
  }))
}

export interface NewcomerReport {
  /** Care actions that were recommended and taken. */
  cared: number
  calls: number
  /** Steps that failed, were declined or had no effect. */
  faults: string[]
  lost: string[]
  stages: Record<string, string>
  /** Moods at visits after the second day. */
  moods: string[]
  /** Kinds of care and items, by creature. */
  kinds: Record<string, Set<string>>
  items: Record<string, Set<string>>
  granted: number
  /** Last recommended number of creatures to keep, by creature. */
  keeps: Record<string, number>
}

/** A newborn's initial happiness has faded by then. */
const SECOND_DAY_HOURS = 48

interface SentAct {
  action: string
  creature_id: string
  item?: string
}

interface ActResult {
  success: boolean
  effectiveness?: string
  message: string
  wish_granted?: object
}

class Newcomer {
  readonly report: NewcomerReport = {
    cared: 0,
    calls: 0,
    faults: [],
    lost: [],
    stages: {},
    moods: [],
    kinds: {},
    items: {},
    granted: 0,
    keeps: {},
  }
  key: string | undefined
  private readonly from = freshAddress()

  constructor(
    private readonly house: TestHouse,
    readonly setup: NewcomerSetup,
  ) {}

  private async send(step: Step, body = step.body): Promise<Received> {
    this.report.calls += 1
    const { method = 'GET', endpoint = '' } = step
    const answer = await this.house.call(method, endpoint, { key: this.key, from: this.from, body })
    if (answer.status >= 300) this.fault(step, `${answer.status} ${answer.text}`)
    return answer
  }

  private fault({ action, body }: Step, what: string): void {
    this.report.faults.push(`${this.setup.name} (${this.setup.slugs}): ${action} ${JSON.stringify(body)}: ${what}`)
  }

  /** From GET /api to the first look; the agent chooses only names and species. */
  async arrive(): Promise<Date> {
    let answer = await this.send({ action: 'discover', endpoint: '/api' })
    const register: Step = answer.body.next_steps[0]
    answer = await this.send(register, { ...register.body, username: this.setup.name, timezone: this.setup.timezone })
    this.key = answer.body.your_token
    const adopt: Step = answer.body.next_steps[0]
    if (adopt.endpoint !== ADOPT) this.fault(adopt, 'adoption should come first')
    for (const species_slug of this.setup.slugs) {
      answer = await this.send(adopt, { ...adopt.body, name: `A ${species_slug.slice(0, 40)}`, species_slug })
    }
    return this.follow(answer)
  }

  visit = async (): Promise<Date> => {
    const found = await this.send({ action: 'check_status', endpoint: '/api/house/status' })
    for (const { mood, age_hours } of [found.body.creature, ...(found.body.other_creatures ?? [])]) {
      if (age_hours > SECOND_DAY_HOURS) this.report.moods.push(mood)
    }
    return this.follow(found)
  }

  /** Takes the first step of each response until one recommends a later visit; returns that time. */
  private async follow(first: Received): Promise<Date> {
    const checkin = await followSteps(first, {
      isLater: ({ at }) => Date.parse(at) > this.house.clock.now(),
      look: async ({ body }) => this.look(body),
      send: async (step) => {
        const answer = await this.send(step)
        if (step.endpoint === CARE) this.judge(step.body as unknown as SentAct, answer.body.action_result, answer.body)
        if (step.endpoint === VISIT) {
          const sent = step.body?.care as SentAct[]
          for (const [at, result] of answer.body.care.entries())
            this.judge({ ...sent[at], ...result, item: result.item_result?.item }, result, answer.body)
        }
        return answer
      },
    })
    if (!checkin) throw new Error(`${this.setup.name} never gets a time to return`)
    return new Date(checkin.at)
  }

  private judge(act: SentAct, result: ActResult, { wish_granted }: Received['body']): void {
    const { action, item, creature_id } = act
    const { success, effectiveness, message } = result
    this.report.cared += 1
    this.report.granted += (wish_granted ?? result.wish_granted) ? 1 : 0
    this.report.kinds[creature_id] = (this.report.kinds[creature_id] ?? new Set()).add(action)
    const items = this.report.items[creature_id] ?? new Set()
    this.report.items[creature_id] = item ? items.add(item) : items
    if (!success || effectiveness === 'wasted') this.fault({ action, body: { ...act } }, `${effectiveness}: ${message}`)
  }

  private look(body: Received['body']): void {
    for (const { name } of body.lost_since_last_look ?? []) this.report.lost.push(name)
    const shown = body.creatures ?? [body.creature, ...(body.other_creatures ?? [])]
    for (const { name, stage } of shown) this.report.stages[name] = stage
    if (body.creature?.keepsakes) this.report.keeps[body.creature.id] = body.creature.keepsakes.length
  }

  get grown(): boolean {
    const stages = Object.values(this.report.stages)
    return stages.length > 0 && stages.every((stage) => stage === 'adult')
  }
}

/** Longer than any creature takes to grow up. */
const LONGEST_HOURS = 200

/** Runs all newcomers on one clock; each returns at the recommended time, or `late` times later. */
export async function runNewcomers(
  house: TestHouse,
  all: readonly NewcomerSetup[],
  { lateness = 1, days }: { lateness?: number; days?: number } = {},
): Promise<Newcomer[]> {
  const began = house.clock.now()
  const lived = () => (house.clock.now() - began) / MS_PER_HOUR
  /** Ends when all have raised their creatures, or after `days`. */
  const isOver = (newcomer: Newcomer) => (days === undefined ? newcomer.grown : lived() > days * 24)
  const newcomers = all.map((setup) => new Newcomer(house, setup))
  const due: { at: number; newcomer: Newcomer }[] = []
  const appoint = (newcomer: Newcomer, advised: Date) => {
    const now = house.clock.now()
    const at = now + lateness * (advised.getTime() - now)
    if (!isOver(newcomer)) due.push({ at, newcomer })
  }
  for (const newcomer of newcomers) appoint(newcomer, await newcomer.arrive())
  while (due.length > 0) {
    due.sort((a, b) => b.at - a.at)
    const { at, newcomer } = due.pop()!
    house.clock.advance(Math.max(0, at - house.clock.now()) / MS_PER_HOUR)
    if (days === undefined && lived() > LONGEST_HOURS) throw new Error('newcomers never grew up')
    appoint(newcomer, await newcomer.visit())
  }
  return newcomers
}
