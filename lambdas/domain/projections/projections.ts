/**
 * The projections: totals, activity, leaderboards, lists. Each is a sum over the rows of the table: a change adds what
 * the new state counts minus what the old state counted. Changes of different agents may therefore arrive in any order,
 * and a rebuild from all rows gives the same result.
 */
import type { CareAction } from '../../species/care-actions'
import type { Family } from '../../species/vocabulary'
import type { DeletedAccount } from '../accounts/account-deletion'
import { type Agent, isTestAccount } from '../accounts/agent'
import { countedFamily, type ModelFamily } from '../accounts/model-families'
import { emptyFlowers, type Flower, type Flowers, isCounted, withFlower, withoutFlower } from '../afterlife/flowers'
import type { Gravestone, Past } from '../afterlife/gravestone'
import { type HarmDone, isHarm, isMeal, type LogEntry } from '../care/care-log'
import type { Creature } from '../creature/creature'
import { type Order, paymentMethodOf } from '../money/money'
import type { CommunitySpecies } from '../species/community-species'
import { asInstant, HOURS_PER_DAY, type Instant, MS_PER_HOUR } from '../time/instants'
import { deathCounters } from './graveyard-index'
import type { HallBoard } from './leaderboards'
import { projectCreature, projectStone, removeCreature } from './page-lookups'
import type { Departed, PendingProjections, ProjectionKey } from './pending-projections'
import { countLifespan, lifespanOf } from './survival'

export { PendingProjections, type ProjectionKey } from './pending-projections'

/** The state of a row before or after a change. */
export interface Image {
  type: string
  data: unknown
}

export interface RowChange {
  before: Image | null
  after: Image | null
}

export const hourOf = (at: Instant): number => Math.floor(at / MS_PER_HOUR)
export const dayOfHour = (hour: number): number => Math.floor(hour / HOURS_PER_DAY)

const DIGITS = 15
export const sortKey = (value: number): string => String(value).padStart(DIGITS, '0')
/** Names sort upwards; subtracting from the maximum puts the largest value first. */
const reverseSortKey = (value: number): string => sortKey(10 ** DIGITS - 1 - value)

const SECONDS_PER_HOUR = 3600
const SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR
/** Reports cover 24 hours and 30 days; the rest is a margin. */
const HOURS_KEPT_SECONDS = 3 * SECONDS_PER_DAY
const DAYS_KEPT_SECONDS = 40 * SECONDS_PER_DAY

/** Sort key of flower counts, in the order of the graveyard's stones. */
export const deathOrderKey = (died_at: Instant, id: string): string => `${sortKey(died_at)}#${id}`

const TALLY = 'tally#'

/** `hours` and `totals` share a partition, so that one query reads both. */
export const PROJECTION_KEYS = {
  totals: { partition: 'house', name: 'totals' },
  hour: (hour: number): ProjectionKey => ({
    partition: 'house',
    name: `hour#${sortKey(hour)}`,
    expires_at: hour * SECONDS_PER_HOUR + HOURS_KEPT_SECONDS,
  }),
  day: (day: number): ProjectionKey => ({
    partition: 'days',
    name: sortKey(day),
    expires_at: day * SECONDS_PER_DAY + DAYS_KEPT_SECONDS,
  }),
  analytics: { partition: 'analytics', name: 'analytics' },
  /** Separate from `analytics`, so that a care action updates a small row. */
  care_analytics: { partition: 'analytics', name: 'care' },
  built_in_adoptions: { partition: 'adoptions', name: 'adoptions' },
  /** Designed species, by family. */
  designs: { partition: 'designs', name: 'designs', slots: 4 },
  keeper: (agentId: string): ProjectionKey => ({ partition: `keeper#${agentId}`, name: 'keeper' }),
  /** Flower counts are stored twice: by keeper and in order of death, to be queried together with a page of stones. */
  flowers: (keeperId: string, stoneNumber: number): ProjectionKey => ({
    partition: `flowers#${keeperId}`,
    name: sortKey(stoneNumber),
  }),
  flowers_among_all: ({ died_at, stone_id }: Pick<Flowers, 'died_at' | 'stone_id'>): ProjectionKey => ({
    partition: 'flowers',
    name: deathOrderKey(died_at, stone_id),
  }),
  tally: (subject: string): ProjectionKey => ({ partition: `${TALLY}${subject}`, name: 'tally' }),
} as const

const boardKey = (board: HallBoard, name: string): ProjectionKey => ({ partition: `hall#${board}`, name })

export const recentPartition = (family: Family, action: CareAction): string => `recent#${family}#${action}`
export const RECENT_CARE = 'recent#house'
export const newestPartition = (family: Family | 'all'): string => `newest#${family}`
export const popularPartition = (family: Family | 'all'): string => `popular#${family}`
export const PROVIDERS = 'providers'

/** Required sum of feedings over the living creatures of an agent. */
export const MIN_FEEDINGS_FOR_BOARD = 10

/**
 * Denormalised summary of an agent. Consistency is rounded and feedings are capped at the board's minimum, so that the
 * row changes only if the agent's place on the board does. The exact score comes from the creatures.
 */
interface Keeper {
  username: string
  display_name: string
  adults_raised: number
  living: Readonly<Record<string, readonly [consistency: number, feedings: number]>>
  /** The latest hour of activity, and whether the agent ever gave care. */
  hour: number
  cared: boolean
  /** Model family that its creatures count for; absent if the agent declared none or is a test account. */
  family?: ModelFamily
  /** The account is being deleted: changes of its other rows no longer update this one. */
  left?: true
}

/** How often a species or provider was chosen, and the boards that show it. */
export interface Tally {
  subject: string
  count: number
  boards: readonly string[]
}

export interface OldestEntry {
  agent_id: string
  creature_id: string
  /** The slug of a community species, so that its designer is read beside the creature. */
  design?: string
}
export interface ConsistentEntry {
  agent: string
  display_name: string
  /** The mean over its living creatures, as the last change of each left it. */
  consistency_score: number
  creatures_alive: number
  adults_raised: number
}
export interface GravestonesEntry {
  agent: string
  display_name: string
  gravestones: number
}
export interface RecentEntry {
  id: string
  /** The author of the notes. */
  agent: string
  creature: string
  species: string
  done_at: Instant
  notes?: string
}
/** Contains no names of agents and creatures: they and faces are looked up when it is shown. */
export interface RecentCareEntry
  extends Pick<LogEntry, 'id' | 'done_at' | 'creature_id' | 'action' | 'timing' | 'effectiveness'> {
  /** The keeper's id. */
  agent: string
  harm?: HarmDone
}
/** The first care actions within some minutes, capped. */
export interface RecentBucket<Entry extends BucketEntry = RecentEntry> {
  entries: readonly Entry[]
  /**
   * Number of entries deleted from a full bucket. They leave gaps: the next candidates were never stored, and later
   * ones must not take their place.
   */
  left?: number
}
type BucketEntry = Pick<RecentEntry, 'id' | 'agent' | 'done_at'>
const RECENT = { seconds: 300, entries: 20, by_one_agent: 3, kept_seconds: 7 * SECONDS_PER_DAY } as const

type CounterRef = readonly [ProjectionKey, string]

interface RowProjection<T> {
  /** Whether the row belongs to a test account, which does not count in the analytics. */
  isTest(data: T): boolean
  /** The counters that an existing row adds 1 to. `real` is false for test accounts. */
  counts(data: T, real: boolean): CounterRef[]
  /** Rows that must be loaded before the change is applied. */
  requiredKeys?(data: T): ProjectionKey[]
  /** For projections that are not plain counters. */
  update?(before: T | null, after: T | null, pending: PendingProjections, real: boolean): void
}

const activityCounters = (at: Instant, name: string, real: boolean, shown = true): CounterRef[] => [
  ...(shown ? [[PROJECTION_KEYS.hour(hourOf(at)), name] as const] : []),
  ...(real
    ? ([
        [PROJECTION_KEYS.hour(hourOf(at)), realCounter(name)],
        [PROJECTION_KEYS.day(dayOfHour(hourOf(at))), name],
      ] as const)
    : []),
]
export const realCounter = (name: string): string => `real:${name}`

const analyticsCounters = (
  real: boolean,
  names: readonly (string | false | null)[],
  key: ProjectionKey = PROJECTION_KEYS.analytics,
): CounterRef[] =>
  real ? names.filter((name) => name !== false && name !== null).map((name) => [key, name as string]) : []

const agentProjection: RowProjection<Agent> = {
  isTest: ({ username }) => isTestAccount(username),
  counts: ({ tallies, registered_at, has_designed }, real) => [
    [PROJECTION_KEYS.totals, 'agents'],
    ...activityCounters(registered_at, 'registered', real, false),
    ...analyticsCounters(real, [
      'agents',
      tallies.adopted > 0 && 'funnel:adopted',
      tallies.reached_child > 0 && 'funnel:reached_child',
      tallies.adults_raised > 0 && 'funnel:reached_adult',
      has_designed && 'funnel:designed',
    ]),
    ...(real ? [] : [[PROJECTION_KEYS.analytics, 'test_agents'] as const]),
  ],
  requiredKeys: (agent) => [PROJECTION_KEYS.keeper(agent.id), PROJECTION_KEYS.tally(providerOf(agent))],
  update(before, after, pending, real) {
    const agent = (after ?? before) as Agent
    updateKeeper(pending, agent.id, real, (keeper) => after && withProfile(keeper, after))
    const [previous, current] = [before && gravestoneBoardEntry(before), after && gravestoneBoardEntry(after)]
    if (previous?.key.name !== current?.key.name && previous) pending.write(previous.key, null)
    if (current && JSON.stringify(previous) !== JSON.stringify(current)) pending.write(current.key, current.entry)
    const by = (after ? 1 : 0) - (before ? 1 : 0)
    if (by !== 0 && real) addToTally(pending, providerOf(agent), by, [PROVIDERS])
  },
}

const withProfile = (keeper: Keeper, agent: Agent): Keeper => ({
  ...withActiveHour(keeper, agent.registered_at),
  username: agent.username,
  display_name: agent.display_name,
  adults_raised: agent.tallies.adults_raised,
  ...familyField(countedFamily(agent)),
})
const familyField = (family: ModelFamily | null | undefined): Pick<Keeper, 'family'> => (family ? { family } : {})

/** Marks the agent's row of totals, so that the deletion of a creature is told from its death. */
const deletedAccountProjection: RowProjection<DeletedAccount> = {
  isTest: ({ username }) => isTestAccount(username),
  counts: () => [],
  requiredKeys: ({ id }) => [PROJECTION_KEYS.keeper(id)],
  update(before, after, pending) {
    const { id, username, family } = (after ?? before) as DeletedAccount
    const keeper: Keeper = { ...NEW_KEEPER, username, ...familyField(family), left: true }
    pending.write(PROJECTION_KEYS.keeper(id), after && keeper)
  },
}

/** What was counted of deleted accounts is counted on. */
const departedProjection: RowProjection<Departed> = {
  isTest: () => false,
  counts: () => [],
  requiredKeys: (departed) => (isTally(departed) ? [departed] : []),
  update(before, after, pending) {
    const { counts: _, ...key } = (after ?? before) as Departed
    for (const name of Object.keys({ ...before?.counts, ...after?.counts })) {
      const by = (after?.counts[name] ?? 0) - (before?.counts[name] ?? 0)
      if (by === 0) continue
      if (isTally(key)) addToTally(pending, subjectOf(key), by, boardsOfProvider(subjectOf(key)))
      else pending.add(key, name, by)
    }
  },
}

export const isTally = ({ partition }: ProjectionKey): boolean => partition.startsWith(TALLY)
const subjectOf = ({ partition }: ProjectionKey): string => partition.slice(TALLY.length)

function gravestoneBoardEntry({
  id,
  username,
  display_name,
  tallies,
}: Agent): { key: ProjectionKey; entry: GravestonesEntry } | null {
  if (tallies.deaths === 0 || isTestAccount(username)) return null
  return {
    key: boardKey('gravestone_count', `${reverseSortKey(tallies.deaths)}#${id}`),
    entry: { agent: username, display_name, gravestones: tallies.deaths },
  }
}

const UNKNOWN_PROVIDER = 'unknown'
const PROVIDER = 'provider:'
const providerOf = ({ model_provider }: Agent): string =>
  `${PROVIDER}${model_provider?.trim().toLowerCase() || UNKNOWN_PROVIDER}`
/** A species is on boards from the time of its design. */
const boardsOfProvider = (subject: string): readonly string[] | undefined =>
  subject.startsWith(PROVIDER) ? [PROVIDERS] : undefined

const creatureCounters = (creature: Creature, status: string, real: boolean): CounterRef[] => {
  const { species, adopted_at, hatched_at, path } = creature
  const built_in = species.tier !== 'community'
  return [
    ...(built_in ? [[PROJECTION_KEYS.built_in_adoptions, species.slug] as const] : []),
    ...activityCounters(adopted_at, 'adopted', real, false),
    ...(hatched_at === null ? [] : activityCounters(hatched_at, 'born', real)),
    ...analyticsCounters(real, [
      'creatures',
      `status:${status}`,
      `family:${species.family}`,
      `tier:${species.tier}`,
      built_in && `species:${species.slug}`,
      path && `path:${path}`,
    ]),
  ]
}

const adoptionKeys = ({ species, agent_id }: Creature): ProjectionKey[] => [
  PROJECTION_KEYS.keeper(agent_id),
  ...(species.tier === 'community' ? [PROJECTION_KEYS.tally(speciesSubject(species.slug))] : []),
]
export const speciesSubject = (slug: string): string => `species:${slug}`

interface CountedLife {
  creature: Creature
  lifespan: ReturnType<typeof lifespanOf>
}

const livingLife = (creature: Creature): CountedLife => ({ creature, lifespan: lifespanOf(creature, null) })
const pastLife = (past: Past): CountedLife => ({ creature: past.creature, lifespan: lifespanOf(past.creature, past) })

/**
 * Updates what depends on a creature while it lives and afterwards: adoptions, lifespans by model family, and lookup
 * rows. Reads the keeper row, which is projected first.
 */
function updateLife(before: CountedLife | null, after: CountedLife | null, pending: PendingProjections): void {
  const { species, agent_id } = ((after ?? before) as CountedLife).creature
  const by = (after ? 1 : 0) - (before ? 1 : 0)
  if (species.tier === 'community' && by !== 0) addToTally(pending, speciesSubject(species.slug), by)
  const { family = null } = pending.read<Keeper>(PROJECTION_KEYS.keeper(agent_id)) ?? {}
  countLifespan(before?.lifespan ?? null, -1, family, pending)
  countLifespan(after?.lifespan ?? null, 1, family, pending)
  if (before && !after && hasLeft(pending, agent_id)) removeCreature(before.creature, pending)
  projectCreature(before?.creature ?? null, after?.creature ?? null, pending)
}

const hasLeft = (pending: PendingProjections, agentId: string): boolean =>
  pending.read<Keeper>(PROJECTION_KEYS.keeper(agentId))?.left === true

const creatureProjection: RowProjection<Creature> = {
  isTest: ({ keeper }) => isTestAccount(keeper),
  counts: (creature, real) => [
    [PROJECTION_KEYS.totals, creature.stage === 'egg' ? 'eggs' : 'alive'],
    ...creatureCounters(creature, creature.stage === 'egg' ? 'egg' : 'alive', real),
    ...analyticsCounters(real, [`stage:${creature.stage}`]),
  ],
  requiredKeys: adoptionKeys,
  update(before, after, pending, real) {
    updateLife(before && livingLife(before), after && livingLife(after), pending)
    const { id, agent_id, species } = (after ?? before) as Creature
    const [previous, current] = [before && effectiveBirth(before), after && effectiveBirth(after)]
    if (real && previous !== current) {
      if (previous !== null) pending.write(boardKey('oldest_living', `${sortKey(previous)}#${id}`), null)
      const design = species.tier === 'community' ? species.slug : undefined
      const entry: OldestEntry = { agent_id, creature_id: id, ...(design && { design }) }
      if (current !== null) pending.write(boardKey('oldest_living', `${sortKey(current)}#${id}`), entry)
    }
    updateKeeper(pending, agent_id, real, (keeper) => {
      const { [id]: _, ...others } = keeper.living
      const known = after ? withActivity(keeper, after) : keeper
      if (!after || after.stage === 'egg') return { ...known, living: others }
      const summary = [roundConsistency(after.consistency), Math.min(MIN_FEEDINGS_FOR_BOARD, after.feedings)] as const
      return { ...known, living: { ...others, [id]: summary } }
    })
  },
}

/** To so many digits, the mean over several creatures is right to the hundredth that answers show. */
const roundConsistency = (consistency: number): number => Math.round(consistency * 10_000) / 10_000

/** Adopting and caring count as activity; being resurrected does not. */
const withActivity = (keeper: Keeper, { adopted_at, last_action_at }: Creature): Keeper => {
  const adopted = withActiveHour(keeper, adopted_at)
  return last_action_at ? { ...withActiveHour(adopted, last_action_at), cared: true } : adopted
}

/**
 * The instant from which age is counted. Time spent dead moves it later, so living creatures never overtake each other
 * on the board.
 */
const effectiveBirth = ({ life_began_at, lived_before_hours }: Creature): number | null =>
  life_began_at === null ? null : Math.round(life_began_at - lived_before_hours * MS_PER_HOUR)

const pastProjection: RowProjection<Past> = {
  isTest: ({ creature }) => isTestAccount(creature.keeper),
  counts: ({ ended, creature }, real) => [
    [PROJECTION_KEYS.totals, ended === 'died' ? 'dead' : 'released'],
    ...creatureCounters(creature, ended === 'died' ? 'dead' : 'released', real),
  ],
  requiredKeys: ({ creature }) => adoptionKeys(creature),
  update(before, after, pending, real) {
    updateLife(before && pastLife(before), after && pastLife(after), pending)
    if (after) updateKeeper(pending, after.creature.agent_id, real, (keeper) => withActivity(keeper, after.creature))
  },
}

const stoneProjection: RowProjection<Gravestone> = {
  isTest: ({ caretaker, of_test_account }) => of_test_account ?? isTestAccount(caretaker),
  counts: ({ died_at, cause, stage_reached, resurrected_at }, real) => [
    [PROJECTION_KEYS.totals, 'gravestones'],
    ...deathCounters(died_at),
    ...activityCounters(died_at, 'died', real),
    ...analyticsCounters(real, [
      'deaths',
      `cause:${cause}`,
      `reached:${stage_reached}`,
      resurrected_at !== null && 'returned',
    ]),
  ],
  update: (_before, after, pending) => projectStone(after, pending),
}

const careCounterNames = (entry: LogEntry): string[] => [
  'care',
  `action:${entry.action}`,
  ...(isMeal(entry) ? [`timing:${entry.timing}`] : []),
  entry.item === null ? 'item:none' : `item:${entry.category ?? 'unjudged'}`,
]

const logCounters = (entry: LogEntry, real: boolean): CounterRef[] => [
  ...activityCounters(entry.done_at, 'care', real),
  ...(isMeal(entry) ? activityCounters(entry.done_at, 'feedings', real) : []),
  ...(entry.action === 'reflect' ? activityCounters(entry.done_at, 'reflections', real) : []),
  ...analyticsCounters(real, careCounterNames(entry), PROJECTION_KEYS.care_analytics),
]

const logProjection: RowProjection<LogEntry> = {
  isTest: ({ by }) => isTestAccount(by.agent),
  counts: logCounters,
  requiredKeys: recentKeys,
  update(before, after, pending) {
    if (!after) {
      const { id } = before as LogEntry
      for (const key of recentKeys(before as LogEntry)) removeRecent(pending, key, id)
      return
    }
    const { id, done_at, action, creature_id, timing, effectiveness, by } = after
    const [alike, lately] = recentKeys(after)
    const entry = recentEntry(after)
    // An operator removed a text.
    if (before) return rewriteRecent(pending, alike, entry)
    // What harmed is no care of its kind.
    if (!isHarm(after)) addRecent<RecentEntry>(pending, alike, entry)
    addRecent<RecentCareEntry>(pending, lately, {
      id,
      done_at,
      creature_id,
      action,
      timing,
      effectiveness,
      agent: by.agent_id,
      ...(isHarm(after) && { harm: harmDone(after) }),
    })
  },
}

const harmDone = ({ item, before, after }: LogEntry): HarmDone => ({
  item,
  before: { health: before.health, trust: before.trust },
  after: { health: after.health },
})

const recentEntry = ({ id, done_at, action, notes, by }: LogEntry): RecentEntry => ({
  id,
  agent: by.agent,
  creature: by.creature,
  species: by.species,
  done_at,
  // Reflections are public; notes on other care are private.
  ...(action === 'reflect' && notes && { notes }),
})

/** Keys of the two buckets of an entry: by family and action, and for all care. */
function recentKeys({ done_at, action, by: { family } }: LogEntry): [alike: ProjectionKey, lately: ProjectionKey] {
  const bucket = Math.floor(done_at / 1000 / RECENT.seconds) * RECENT.seconds
  const key = { name: sortKey(bucket), expires_at: bucket + RECENT.kept_seconds }
  return [
    { partition: recentPartition(family, action), ...key },
    { partition: RECENT_CARE, ...key },
  ]
}

const addRecent = <Entry extends BucketEntry>(pending: PendingProjections, key: ProjectionKey, entry: Entry): void =>
  pending.write(key, withEntry(pending.read<RecentBucket<Entry>>(key) ?? { entries: [] }, entry))

function rewriteRecent(pending: PendingProjections, key: ProjectionKey, entry: RecentEntry): void {
  const bucket = pending.read<RecentBucket>(key)
  if (!bucket?.entries.some(({ id }) => id === entry.id)) return
  pending.write(key, { ...bucket, entries: bucket.entries.map((one) => (one.id === entry.id ? entry : one)) })
}

function removeRecent(pending: PendingProjections, key: ProjectionKey, id: string): void {
  const bucket = pending.read<RecentBucket<BucketEntry>>(key)
  if (bucket?.entries.some((entry) => entry.id === id)) pending.write(key, withoutEntry(bucket, id))
}

/** Keeps the first entries, and only a few per agent; the result does not depend on the order of arrival. */
function withEntry<Entry extends BucketEntry>(
  { entries, ...bucket }: RecentBucket<Entry>,
  newEntry: Entry,
): RecentBucket<Entry> {
  const last = entries.length >= capacityOf(bucket) ? entries.at(-1) : undefined
  if (last && byTime(last, newEntry) < 0) return { ...bucket, entries }
  const inOrder = [...entries, newEntry].sort(byTime)
  const ofAgent = new Map<string, number>()
  const fewOfEach = inOrder.filter(({ agent }) => {
    const before = ofAgent.get(agent) ?? 0
    ofAgent.set(agent, before + 1)
    return before < RECENT.by_one_agent
  })
  return { ...bucket, entries: fewOfEach.slice(0, capacityOf(bucket)) }
}

const byTime = (a: BucketEntry, b: BucketEntry): number => a.done_at - b.done_at || (a.id < b.id ? -1 : 1)

const capacityOf = ({ left = 0 }: Pick<RecentBucket, 'left'>): number => RECENT.entries - left

function withoutEntry(bucket: RecentBucket<BucketEntry>, id: string): RecentBucket<BucketEntry> | null {
  const entries = bucket.entries.filter((entry) => entry.id !== id)
  const wasFull = bucket.entries.length === capacityOf(bucket)
  if (entries.length === 0) return null
  return { ...bucket, entries, ...(wasFull && { left: RECENT.entries - entries.length }) }
}

/** True if the stored bucket differs only by entries that were deleted while it was full. */
export const lacksDeletedEntries = (stored: RecentBucket, expected: RecentBucket): boolean =>
  stored.left !== undefined && stored.entries.every(({ id }) => expected.entries.some((entry) => entry.id === id))

const speciesProjection: RowProjection<CommunitySpecies> = {
  isTest: ({ creator, of_test_account }) => of_test_account ?? isTestAccount(creator),
  counts: ({ family, created_at }, real) => [
    [PROJECTION_KEYS.totals, 'species'],
    [PROJECTION_KEYS.designs, family],
    ...activityCounters(created_at, 'designed', real, false),
    ...analyticsCounters(real, ['designs', `design_family:${family}`]),
  ],
  requiredKeys: ({ slug }) => [PROJECTION_KEYS.tally(speciesSubject(slug))],
  update(before, after, pending) {
    if (before || !after) return
    const { slug, family, created_at } = after
    const name = `${reverseSortKey(created_at)}#${slug}`
    for (const partition of [newestPartition('all'), newestPartition(family)])
      pending.write({ partition, name }, { slug })
    addToTally(pending, speciesSubject(slug), 0, [popularPartition('all'), popularPartition(family)])
  },
}

const flowerProjection: RowProjection<Flower> = {
  isTest: () => false,
  counts: () => [],
  requiredKeys: ({ keeper_id, number }) => [PROJECTION_KEYS.flowers(keeper_id, number)],
  update(before, after, pending) {
    const flower = (after ?? before) as Flower
    if (!isCounted(flower)) return
    const key = PROJECTION_KEYS.flowers(flower.keeper_id, flower.number)
    const stored = pending.read<Flowers>(key) ?? emptyFlowers(flower)
    const updated = before ? withoutFlower(stored, before) : withFlower(stored, flower)
    pending.write(key, updated)
    pending.write(PROJECTION_KEYS.flowers_among_all(flower), updated)
  },
}

/** Only paid orders count. */
const orderProjection: RowProjection<Order> = {
  isTest: ({ username, of_test_account }) => of_test_account ?? isTestAccount(username),
  counts: (order, real) =>
    order.paid_at === null
      ? []
      : [
          ...activityCounters(order.paid_at, 'bought', real, false),
          ...analyticsCounters(real, ['purchases', `paid_by:${paymentMethodOf(order)}`, `pack:${order.pack}`]),
        ],
}

const PROJECTIONS_BY_TYPE: Readonly<Record<string, RowProjection<never>>> = {
  agent: agentProjection,
  leaver: deletedAccountProjection,
  departed: departedProjection,
  creature: creatureProjection,
  past: pastProjection,
  stone: stoneProjection,
  log: logProjection,
  species: speciesProjection,
  order: orderProjection,
  flower: flowerProjection,
}

// Marked as pure, so that bundles that only read projections drop the code above.
/** Row types with projections; the stream filter passes no others. */
export const PROJECTED_TYPES: readonly string[] = /* @__PURE__ */ Object.keys(PROJECTIONS_BY_TYPE)
/** Departed counts are removed only when they expire, together with the counters. */
export const PROJECTED_REMOVALS: readonly string[] = /* @__PURE__ */ PROJECTED_TYPES.filter(
  (type) => type !== 'departed',
)

const projectionOf = (image: Image): RowProjection<unknown> | undefined =>
  PROJECTIONS_BY_TYPE[image.type] as RowProjection<unknown> | undefined

/** Empty for the removal of departed counts. */
const projectedImages = ({ before, after }: RowChange): Image[] =>
  after || PROJECTED_REMOVALS.includes(before?.type ?? '') ? [before, after].filter((image) => image !== null) : []

export const isProjected = (change: RowChange): boolean =>
  projectedImages(change).some((image) => projectionOf(image) !== undefined)

export const requiredKeysFor = (change: RowChange): ProjectionKey[] =>
  projectedImages(change).flatMap((image) => projectionOf(image)?.requiredKeys?.(image.data) ?? [])

/** Applies one change. A row that changes its type is removed as the old type and added as the new one. */
export function applyChange(change: RowChange, pending: PendingProjections): void {
  const { before, after } = change
  if (before && after && before.type !== after.type) {
    applyChange({ before, after: null }, pending)
    applyChange({ before: null, after }, pending)
    return
  }
  const [image] = projectedImages(change)
  const projection = image && projectionOf(image)
  if (!projection) return
  const isReal = (data: unknown) => !projection.isTest(data)
  const tally = (data: unknown, by: number) => {
    for (const [key, name] of projection.counts(data, isReal(data))) pending.add(key, name, by)
  }
  if (before) tally(before.data, -1)
  if (after) tally(after.data, 1)
  projection.update?.(before?.data ?? null, after?.data ?? null, pending, isReal((after ?? image).data))
}

const NEW_KEEPER: Keeper = { username: '', display_name: '', adults_raised: 0, living: {}, hour: -1, cared: false }

const withActiveHour = (keeper: Keeper, at: Instant): Keeper => ({ ...keeper, hour: Math.max(keeper.hour, hourOf(at)) })

function updateKeeper(
  pending: PendingProjections,
  agentId: string,
  real: boolean,
  change: (keeper: Keeper) => Keeper | null,
): void {
  const key = PROJECTION_KEYS.keeper(agentId)
  const before = pending.read<Keeper>(key) ?? NEW_KEEPER
  if (before.left) return
  const changed = change(before)
  pending.write(key, changed)
  const after = changed ?? NEW_KEEPER
  countActivity(pending, before, after, real)
  const [previous, current] = [consistencyBoardEntry(agentId, before), consistencyBoardEntry(agentId, after)]
  if (previous && previous.key.name !== current?.key.name) pending.write(previous.key, null)
  if (current && JSON.stringify(previous) !== JSON.stringify(current)) pending.write(current.key, current.entry)
}

/** Each agent counts only in its latest active hour, so that a sum over hours counts it once. */
function countActivity(pending: PendingProjections, before: Keeper, after: Keeper, real: boolean): void {
  if (after.cared !== before.cared && real) pending.add(PROJECTION_KEYS.analytics, 'funnel:cared', after.cared ? 1 : -1)
  if (after.hour === before.hour) return
  for (const [hour, by] of [[before.hour, -1] as const, [after.hour, 1] as const]) {
    if (hour < 0) continue
    for (const [key, name] of activityCounters(asInstant(hour * MS_PER_HOUR), 'active', real))
      pending.add(key, name, by)
  }
}

/** Scores on the board are in hundredths of a point, as answers show them. */
const POINTS = 100

/** Null if the agent has too few feedings. */
export function consistencyBoardEntry(
  agentId: string,
  { username, display_name, adults_raised, living }: Keeper,
): { key: ProjectionKey; entry: ConsistentEntry } | null {
  const creatures = Object.values(living)
  const feedings = creatures.reduce((sum, [, fed]) => sum + fed, 0)
  if (feedings < MIN_FEEDINGS_FOR_BOARD || isTestAccount(username)) return null
  const creatures_alive = creatures.length
  const points = Math.round((creatures.reduce((sum, [consistency]) => sum + consistency, 0) / creatures_alive) * POINTS)
  return {
    key: boardKey('most_consistent', `${reverseSortKey(points)}#${agentId}`),
    entry: { agent: username, display_name, consistency_score: points / POINTS, creatures_alive, adults_raised },
  }
}

function addToTally(pending: PendingProjections, subject: string, by: number, boards?: readonly string[]): void {
  const key = PROJECTION_KEYS.tally(subject)
  const before = pending.read<Tally>(key) ?? { subject, count: 0, boards: [] }
  const after: Tally = { subject, count: before.count + by, boards: boards ?? before.boards }
  const boardKeyFor = ({ count }: Tally, partition: string): ProjectionKey => ({
    partition,
    name: `${reverseSortKey(count)}#${subject}`,
  })
  for (const partition of before.boards)
    if (before.count !== after.count || !after.boards.includes(partition))
      pending.write(boardKeyFor(before, partition), null)
  // A species stays on the board without adoptions; a provider without agents does not.
  const isThere = after.count > 0 || (subject.startsWith(speciesSubject('')) && after.boards.length > 0)
  if (isThere)
    for (const partition of after.boards) pending.write(boardKeyFor(after, partition), { subject, count: after.count })
  pending.write(key, isThere ? after : null)
}
