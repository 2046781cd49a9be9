/** What every operation costs in its function as deployed, beside a bare handler that makes the same calls to the database. */
import { randomUUID } from 'node:crypto'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { type Agent, MAX_LIVING } from '../../../lambdas/domain/accounts/agent'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { after, asHours, type Hours, iso, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { changedAgent, readAgent } from '../../../lambdas/store/agents'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import { commit } from '../../../lambdas/store/commit'
import { posted, readBalance } from '../../../lambdas/store/money/ledger'
import { type Deployed, deploy } from '../../local/deployed'
import { fill, population } from '../../local/engine/population'
import type { Asked } from '../../local/events'
import { repeat, type Trips } from './bare'
import { median, rounded, type Taken, taken } from './figures'
import { ADMIN_KEY, bytesOf, type Keeper, type MeasuredHouse, measuredHouse } from './measured-house'

export interface OperationCost {
  operation: string
  /** Where it is measured more than once: which case this is. */
  of?: string
  trips: number
  read_units: number
  write_units: number
  /** Of the body, not compressed. */
  kb: number
  cpu_ms: number
  ms: number
  /** Beside the same calls without a handler. */
  cpu_ratio: number
  time_ratio: number
}

/** Brings about what a call needs, each time anew. */
type Asking = (stage: Stage, round: number) => Promise<Asked> | Asked

interface Trial {
  operation: OperationId
  of?: string
  asked: Asking
}

interface Stage {
  house: MeasuredHouse
  keeper: Keeper
  /** Of the keeper's creature, where it died. */
  stone?: string
  pass(hours: number): void
}

const asKeeper = ({ keeper }: Stage): Asked => ({ key: keeper.key })
const openly = (): Asked => ({})

/** As if the keeper had done what takes it weeks. */
async function change({ house, keeper }: Stage, changed: (agent: Agent) => Partial<Agent>): Promise<void> {
  const row = await readAgent(house.context.db, keeper.id)
  if (row) await commit(house.context.db, [changedAgent(row, { ...row.data, ...changed(row.data) })])
}

/** As if everything that follows from what was written had been told to the pages. */
const told = ({ house }: Stage) => rebuild(house.context.db, house.context.now(), { mend: true })

/** A page about the keeper's creature, which pages know from the first round on. */
const about =
  (path: (keeper: Keeper) => Asked['path']): Asking =>
  async (stage, round) => {
    if (round === 0) await told(stage)
    return { path: path(stage.keeper) }
  }

async function ordered(stage: Stage): Promise<Asked> {
  const { body } = await stage.house.ask('buy_credits', { ...asKeeper(stage), body: { pack: '100' } })
  const { checkout_url } = body as unknown as { checkout_url: string }
  const session = await stage.house.context.checkout?.find(checkout_url.split('/').at(-1) ?? '')
  const { metadata } = session as { metadata: { order_id: string } }
  return { path: { order: metadata.order_id } }
}

async function asking(stage: Stage) {
  const { house, keeper } = stage
  const until = iso(after(house.context.now(), asHours(24)))
  const { username } = await house.newAgent()
  return { ...asKeeper(stage), body: { creature_id: keeper.creature, username, until } }
}

async function throughAWindow(stage: Stage): Promise<Asked> {
  const { body } = await stage.house.ask('open_window', { ...asKeeper(stage), body: {} })
  const { url } = body as unknown as { url: string }
  return { path: { window: url.split('/').at(-1) ?? '' } }
}

/** A keeper whose creature was never late until now: else whoever could come in its place is looked for, a case of its own. */
async function toFeed(stage: Stage, hours: Hours): Promise<void> {
  stage.keeper = await stage.house.newKeeper(USUAL)
  stage.pass(hours)
}

/** How every operation is asked; the compiler asks for what is missing. */
const TRIALS: Readonly<Record<OperationId, Asking>> = {
  register: () => ({ body: { username: `new-${randomUUID().slice(0, 13)}` } }),
  registration_schema: openly,
  rotate_key: async ({ house }) => ({ key: (await house.newAgent()).key, body: {} }),
  adopt: async ({ house }) => ({ key: (await house.newAgent()).key, body: { name: 'Pip', species_slug: 'tabby' } }),
  status: asKeeper,
  care: async (stage, round) => {
    const isMeal = round % 3 === 0
    if (isMeal) await toFeed(stage, asHours(3))
    return { ...asKeeper(stage), body: { action: isMeal ? 'feed' : 'reflect', notes: 'All is well.' } }
  },
  visit: async (stage, round) => {
    if (round % 3 === 0) await toFeed(stage, asHours(3))
    return { ...asKeeper(stage), body: { care: [{ action: 'feed' }, { action: 'play' }, { action: 'reflect' }] } }
  },
  history: asKeeper,
  preferences: asKeeper,
  plan: asKeeper,
  forecast: asKeeper,
  me: asKeeper,
  export_data: asKeeper,
  leave: async ({ house }) => {
    const { key, username } = await house.newKeeper()
    return { key, body: { username } }
  },
  release: async ({ house }) => {
    const { key, creature } = await house.newKeeper()
    return { key, body: { creature_id: creature } }
  },
  ask_sitter: asking,
  end_sitting: async (stage) => {
    const { body } = await asking(stage)
    await stage.house.ask('ask_sitter', { ...asKeeper(stage), body })
    return { ...asKeeper(stage), body: { creature_id: stage.keeper.creature } }
  },
  open_window: (stage) => ({ ...asKeeper(stage), body: {} }),
  close_window: async (stage) => {
    await stage.house.ask('open_window', { ...asKeeper(stage), body: {} })
    return asKeeper(stage)
  },
  credits: asKeeper,
  buy_credits: (stage) => ({ ...asKeeper(stage), body: { pack: '100' } }),
  resurrect: async ({ house, pass }) => {
    const { id, key, creature } = await house.newKeeper()
    const { db, newId, now } = house.context
    const gift = { movements: [{ kind: 'purchase', credits: 10_000 }] as never, about: {} as never }
    await commit(db, posted(await readBalance(db, id), { agent_id: id, at: now(), ...gift }, newId).changes)
    pass(60)
    return { key, body: { creature_id: creature } }
  },
  open_checkout: ordered,
  payment_done: ordered,
  payment_cancelled: ordered,
  graveyard: openly,
  flowers: async (stage) => {
    const { body } = await stage.house.ask('graveyard', {})
    const [stone] = (body as unknown as { gravestones: { id: string }[] }).gravestones
    return { key: (await stage.house.newAgent()).key, body: { gravestone_id: stone?.id } }
  },
  hall: openly,
  models: openly,
  create_species: async (stage, round) => {
    await change(stage, ({ tallies }) => ({ tallies: { ...tallies, adults_raised: 1 } }))
    const slug = `kind_${round}_${Date.now()}`
    return { ...asKeeper(stage), body: { slug, name: 'Kind', family: 'cat', personality: 'Patient, and no more.' } }
  },
  list_species: openly,
  species: () => ({ path: { slug: 'tabby' } }),
  stats: openly,
  analytics: openly,
  discovery: openly,
  house_index: openly,
  health: openly,
  openapi: openly,
  mcp: (stage) => ({
    ...asKeeper(stage),
    headers: { 'mcp-protocol-version': '2025-11-25' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'status', arguments: {} } },
  }),
  llms: openly,
  skill: openly,
  heartbeat: openly,
  ai_catalog: openly,
  server_card: openly,
  agent_card: openly,
  server_json: openly,
  home: openly,
  hall_page: openly,
  models_page: openly,
  admin_page: openly,
  graveyard_page: openly,
  species_book: openly,
  species_page: openly,
  agent_page: about(({ username }) => ({ username })),
  creature_page: about(({ creature }) => ({ id: creature })),
  stone_page: async (stage, round) => {
    const { house, keeper } = stage
    if (round > 0) return { path: { id: stage.stone ?? '' } }
    stage.pass(60)
    await house.ask('graveyard', asKeeper(stage))
    await told(stage)
    const { body } = await house.ask('graveyard', { query: { agent: keeper.username } })
    stage.stone = (body as unknown as { gravestones: { id: string }[] }).gravestones[0]?.id
    return { path: { id: stage.stone ?? '' } }
  },
  window_page: throughAWindow,
  window_calendar: throughAWindow,
  pet: about(({ creature }) => ({ id: creature })),
  moving: about(({ creature }) => ({ id: creature })),
  badge: about(({ creature }) => ({ badge: `${creature}.svg` })),
  feed: openly,
  docs: openly,
  docs_part: openly,
  card: openly,
  face: openly,
  favicon: openly,
  icon: openly,
  manifest: openly,
  robots: openly,
  sitemap: openly,
  security_txt: openly,
}

/** As many as may live in one house, of as many kinds, hatched. */
async function fullHouse(stage: Stage): Promise<void> {
  stage.keeper = await stage.house.newKeeper(USUAL)
  for (const { slug } of catalogue().slice(0, MAX_LIVING - 1))
    await stage.house.ask('adopt', { ...asKeeper(stage), body: { name: 'Pip', species_slug: slug } })
  await stage.house.ask('status', asKeeper(stage))
}
const weekOf = (stage: Stage): Asked => ({ ...asKeeper(stage), query: { days: '7' } })
/** Calls, a minute each, before somebody among so many has to be looked after and a plan no longer holds. */
const UNDISTURBED = 20

/** Operations of which more cases are worth knowing. */
const OTHER_CASES: readonly Trial[] = [
  {
    operation: 'care',
    of: 'after a late meal, with who could come instead',
    asked: async (stage) => {
      await toFeed(stage, asHours(7))
      await stage.house.ask('care', { ...asKeeper(stage), body: { action: 'feed' } })
      return { ...asKeeper(stage), body: { action: 'reflect' } }
    },
  },
  {
    operation: 'plan',
    of: 'of seven days for fifty creatures',
    asked: async (stage, round) => {
      if (round === 0) await fullHouse(stage)
      return weekOf(stage)
    },
  },
  {
    operation: 'plan',
    of: 'the same, by its ETag',
    asked: async (stage, round) => {
      if (round % UNDISTURBED === 0) await fullHouse(stage)
      const { headers } = await stage.house.ask('plan', weekOf(stage))
      return { ...weekOf(stage), headers: { 'if-none-match': String(headers.ETag) } }
    },
  },
  {
    operation: 'status',
    of: 'of a social creature',
    asked: async (stage, round) => {
      if (round === 0) stage.keeper = await stage.house.newKeeper()
      return asKeeper(stage)
    },
  },
]

const trials = everyOperation.flatMap(([operation]): Trial[] => [
  { operation, asked: TRIALS[operation] },
  ...OTHER_CASES.filter((other) => other.operation === operation),
])

/** Asked for in this process instead: only here is there a checkout to stand in for Stripe's. */
const ONLY_HERE: readonly OperationId[] = ['buy_credits', 'open_checkout', 'payment_done', 'payment_cancelled']

const CREATURES = 1_000
/** Four species of five do not mind whether they are looked at. */
const USUAL = 'calico'
const WARM = 3

export interface OperationOptions {
  rounds: number
  creatures?: number
  only?: readonly OperationId[]
  /** Hears what each operation asked the database for. */
  hear?: (operation: OperationId, trips: Trips) => void
}

export async function measureOperations({
  rounds,
  creatures = CREATURES,
  only,
  hear = () => {},
}: OperationOptions): Promise<OperationCost[]> {
  let now = Date.parse('2026-03-02T09:00:00.000Z')
  const house = await measuredHouse({ time: () => now })
  const functions = await deploy(house.context)
  try {
    const { db } = house.context
    await fill(db, population(creatures, house.context.now()), () => {})
    await rebuild(db, house.context.now(), { mend: true })
    const stage: Stage = {
      house,
      keeper: await house.newKeeper(USUAL),
      pass: (hours) => {
        now += hours * MS_PER_HOUR
      },
    }
    const costs: OperationCost[] = []
    for (const trial of trials) {
      if (only && !only.includes(trial.operation)) continue
      // Time that another trial let pass is nobody's neglect.
      stage.keeper = await house.newKeeper(USUAL)
      costs.push(await measure(trial, stage, functions, { rounds, hear }))
    }
    return costs
  } finally {
    functions.close()
    await house.close()
  }
}

type Units = Pick<OperationCost, 'trips' | 'read_units' | 'write_units'>

/** Some calls find nothing to do; what the others cost is what is told. */
const dearer = (one: Units, other: Units): Units =>
  other.write_units + other.read_units >= one.write_units + one.read_units ? other : one

/** In every round once on the house of this process, which notes the calls, and once on the deployed function, which is timed. */
async function measure(
  { operation, of, asked }: Trial,
  stage: Stage,
  functions: Deployed,
  { rounds, hear }: Required<Pick<OperationOptions, 'rounds' | 'hear'>>,
): Promise<OperationCost> {
  const { house } = stage
  const { spent, calls } = house
  const deployed = {
    ask: async (operation: OperationId, asked: Asked) => {
      const answer = await functions.ask(operation, { adminKey: ADMIN_KEY, ...asked })
      const { statusCode, body } = answer
      if (statusCode >= 400) throw new Error(`${operation} as deployed gave ${statusCode}: ${body}`)
      return { bytes: bytesOf(answer) }
    },
  }
  const [full, bare]: [Taken[], Taken[]] = [[], []]
  let bytes = 0
  let cost = { trips: 0, read_units: 0, write_units: 0 }
  for (let round = -WARM; round < rounds; round++) {
    const turn = 2 * (round + WARM)
    const request = await asked(stage, turn)
    // The minute's memory of a process is part of what a call costs in the long run; each round is a minute of its own.
    stage.pass(1 / 60)
    calls.take()
    const before = { ...spent }
    await house.ask(operation, request)
    cost = dearer(cost, {
      trips: spent.trips - before.trips,
      read_units: spent.reads - before.reads,
      write_units: spent.writes - before.writes,
    })
    const trips = calls.take()
    hear(operation, trips)
    const next = await asked(stage, turn + 1)
    stage.pass(1 / 60)
    const whole = await taken(async () => {
      bytes = (await (ONLY_HERE.includes(operation) ? house : deployed).ask(operation, next)).bytes
    })
    const same = await taken(() => repeat(house.send, trips))
    if (round < 0) continue
    full.push(whole)
    bare.push(same)
  }
  const medians = (which: keyof Taken) =>
    [median(full.map((one) => one[which])), median(bare.map((one) => one[which]))] as const
  const [cpu, bareCpu] = medians('cpu_ms')
  const [ms, bareMs] = medians('ms')
  return {
    operation,
    ...(of && { of }),
    trips: cost.trips,
    read_units: rounded(cost.read_units, 1),
    write_units: rounded(cost.write_units, 1),
    kb: rounded(bytes / 1024, 1),
    cpu_ms: rounded(cpu),
    ms: rounded(ms),
    cpu_ratio: rounded(cpu / bareCpu),
    time_ratio: rounded(ms / bareMs),
  }
}
