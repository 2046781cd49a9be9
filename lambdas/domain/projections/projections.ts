/**
 * What the house knows of itself: totals, activity, boards, lists. Each is a sum over the rows of the table, so a
 * change of a row adds the difference between what its new state counts for and what its old one did; the order in
 * which changes of different agents arrive does not matter, and adding up all rows gives the same result.
 */
import type { CareAction } from '../../species/care-actions'
import { FAMILIES, type Family } from '../../species/vocabulary'
import type { GoneEntry, Leaver } from '../accounts/account-deletion'
import { type Agent, isTestAccount } from '../accounts/agent'
import { isCanary } from '../accounts/canary'
import { familyOf, type ModelFamily } from '../accounts/model-families'
import { isMeal, type LogEntry } from '../care/diary'
import type { Creature } from '../creature/creature'
import type { Gravestone, Past } from '../creature/death'
import { countsOn, type Flower, type Flowers, noFlowers, withFlower, withoutFlower } from '../graveyard/flowers'
import { methodOf, type Order } from '../money/money'
import type { CommunitySpecies } from '../species/community'
import { asInstant, HOURS_PER_DAY, type Instant, MS_PER_HOUR } from '../time/instants'
import { buriedAt } from './graveyard-index'
import type { HallBoard } from './leaderboards'
import { forgetLife, noteCreature, noteStone } from './page-lookups'
import type { Place, ProjectionSketch } from './pending-projections'
import { livedHere, livedOnce, noteLife } from './survival'

export { type ListEntry, type Place, ProjectionSketch } from './pending-projections'

/** A row's state: what kind of thing it is, and the thing. */
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
export const ascending = (value: number): string => String(value).padStart(DIGITS, '0')
/** Names sort upwards; the largest first is therefore written as what is missing to the most. */
const descending = (value: number): string => ascending(10 ** DIGITS - 1 - value)

const SECONDS_PER_HOUR = 3600
const SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR
/** Windows reach back a day of hours and thirty days; what is older by some days more is asked for by nobody. */
const HOURS_KEPT_SECONDS = 3 * SECONDS_PER_DAY
const DAYS_KEPT_SECONDS = 40 * SECONDS_PER_DAY

/** How flowers follow each other in the graveyard: as the stones do on which they lie. */
export const byDeath = (died_at: Instant, id: string): string => `${ascending(died_at)}#${id}`

/** Counters. `hours` and `totals` follow each other on one shelf, so that one read brings a day and the totals. */
export const PLACES = {
  totals: { shelf: 'house', name: 'totals' },
  hour: (hour: number): Place => ({
    shelf: 'house',
    name: `hour#${ascending(hour)}`,
    expires_at: hour * SECONDS_PER_HOUR + HOURS_KEPT_SECONDS,
  }),
  day: (day: number): Place => ({
    shelf: 'days',
    name: ascending(day),
    expires_at: day * SECONDS_PER_DAY + DAYS_KEPT_SECONDS,
  }),
  analytics: { shelf: 'analytics', name: 'analytics' },
  /** Apart from the rest, so that a care action moves a small row. */
  care_analytics: { shelf: 'analytics', name: 'care' },
  built_in_adoptions: { shelf: 'adoptions', name: 'adoptions' },
  keeper: (agentId: string): Place => ({ shelf: `keeper#${agentId}`, name: 'keeper' }),
  designer: (agentId: string): Place => ({ shelf: `designer#${agentId}`, name: 'designer' }),
  /** On each stone, among those of its keeper and among all, where it is read beside the stones of a page. */
  flowers: (keeperId: string, stoneNumber: number): Place => ({
    shelf: `flowers#${keeperId}`,
    name: ascending(stoneNumber),
  }),
  flowers_among_all: ({ died_at, stone_id }: Pick<Flowers, 'died_at' | 'stone_id'>): Place => ({
    shelf: 'flowers',
    name: byDeath(died_at, stone_id),
  }),
  tally: (subject: string): Place => ({ shelf: `tally#${subject}`, name: 'tally' }),
} as const

const hall = (board: HallBoard, name: string): Place => ({ shelf: `hall#${board}`, name })

export const recentShelf = (family: Family, action: CareAction): string => `recent#${family}#${action}`
/** What was done in the whole house. */
export const LATELY = 'recent#house'
export const newestSpecies = (family: Family | 'all'): string => `species#${family}`
/** Every list that is numbered without gaps. */
export const LISTS = (['all', ...FAMILIES] as const).map(newestSpecies)
export const popularShelf = (family: Family | 'all'): string => `popular#${family}`
export const PROVIDERS = 'providers'

/** Boards with agents' care ask for this many feedings of the creatures that live. */
export const FEEDINGS_FOR_BOARD = 10

/**
 * What is known of an agent. Consistency is kept roughly and feedings up to what the board asks for: it says
 * about where an agent stands, and is written only when that changes. How it stands exactly, its creatures say.
 */
interface Keeper {
  username: string
  display_name: string
  adults_raised: number
  living: Readonly<Record<string, readonly [consistency: number, feedings: number]>>
  /** The latest hour in which it was active, and whether it ever cared. */
  hour: number
  cared: boolean
  /** Of its model; missing where it named none. */
  family?: ModelFamily
  /** Whatever is still to be cleared away counts for nothing more of its own. */
  left?: true
}

/** How often something was chosen, and the boards on which that is shown. */
export interface Tally {
  subject: string
  count: number
  boards: readonly string[]
}

export interface OldestEntry {
  agent_id: string
  creature_id: string
}
export interface ConsistentEntry {
  agent_id: string
  agent: string
  display_name: string
  adults_raised: number
  creature_ids: readonly string[]
}
export interface GravestonesEntry {
  agent: string
  display_name: string
  gravestones: number
}
export interface RecentEntry {
  id: string
  agent: string
  creature: string
  species: string
  at: Instant
  notes?: string
}
/** Names and faces are those of whoever looks it up: neither is kept here. */
export interface LatelyEntry
  extends Pick<LogEntry, 'id' | 'at' | 'creature_id' | 'action' | 'timing' | 'effectiveness'> {
  /** The keeper's id. */
  agent: string
  by_sitter?: true
}
/** The first of what happened within some minutes: enough to tell others of, however much happens. */
export interface RecentBucket<Entry extends Told = RecentEntry> {
  entries: readonly Entry[]
  /** How many of a full bucket's have left: who came after them was never noted, and later ones do not come before. */
  left?: number
  /** Entries that were taken back before they came: another shard tells of them, and may be later. */
  gone?: readonly string[]
}
type Told = Pick<RecentEntry, 'id' | 'agent' | 'at'>
const RECENT = { seconds: 300, entries: 20, by_one_agent: 3, kept_seconds: 7 * SECONDS_PER_DAY } as const

type Count = readonly [Place, string]

interface Kind<T> {
  /** The agent whose name decides whether the row counts in the analytics. */
  agentOf(data: T): string | null
  /** Whether it is a test account's, where the row itself tells. */
  isTest?(data: T): boolean
  /** What the row counts for while it stands; `real` is false for test accounts. */
  counts(data: T, real: boolean): Count[]
  /** What must be known before the change is noted. */
  needs?(data: T): Place[]
  /** What cannot be told by counting. */
  follow?(before: T | null, after: T | null, sketch: ProjectionSketch, real: boolean): void
}

const both = (at: Instant, name: string, real: boolean, shown = true): Count[] => [
  ...(shown ? [[PLACES.hour(hourOf(at)), name] as const] : []),
  ...(real
    ? ([
        [PLACES.hour(hourOf(at)), realName(name)],
        [PLACES.day(dayOfHour(hourOf(at))), name],
      ] as const)
    : []),
]
export const realName = (name: string): string => `real:${name}`

const inAnalytics = (
  real: boolean,
  names: readonly (string | false | null)[],
  place: Place = PLACES.analytics,
): Count[] =>
  real ? names.filter((name) => name !== false && name !== null).map((name) => [place, name as string]) : []

const agentKind: Kind<Agent> = {
  agentOf: ({ id }) => id,
  isTest: ({ username }) => isTestAccount(username),
  counts: ({ tallies, registered_at }, real) => [
    [PLACES.totals, 'agents'],
    ...both(registered_at, 'registered', real, false),
    ...inAnalytics(real, [
      'agents',
      tallies.adopted > 0 && 'funnel:adopted',
      tallies.reached_child > 0 && 'funnel:reached_child',
      tallies.adults_raised > 0 && 'funnel:reached_adult',
    ]),
    ...(real ? [] : [[PLACES.analytics, 'test_agents'] as const]),
  ],
  needs: (agent) => [PLACES.keeper(agent.id), PLACES.tally(providerOf(agent))],
  follow(before, after, sketch, real) {
    const agent = (after ?? before) as Agent
    changeKeeper(sketch, agent.id, real, (keeper) => after && withProfile(keeper, after))
    const [left, came] = [before && bereavement(before), after && bereavement(after)]
    if (left?.place.name !== came?.place.name && left) sketch.write(left.place, null)
    if (came && JSON.stringify(left) !== JSON.stringify(came)) sketch.write(came.place, came.entry)
    const by = (after ? 1 : 0) - (before ? 1 : 0)
    if (by !== 0 && real) bump(sketch, providerOf(agent), by, [PROVIDERS])
  },
}

const withProfile = (keeper: Keeper, agent: Agent): Keeper => ({
  ...active(keeper, agent.registered_at),
  username: agent.username,
  display_name: agent.display_name,
  adults_raised: agent.tallies.adults_raised,
  ...ofFamily(familyOf(agent)),
})
const ofFamily = (family: ModelFamily | null | undefined): Pick<Keeper, 'family'> => (family ? { family } : {})

const leaverKind: Kind<Leaver> = {
  agentOf: ({ id }) => id,
  isTest: ({ username }) => isTestAccount(username),
  counts: () => [],
  needs: ({ id, going }) => [PLACES.keeper(id), ...going.entries.flatMap(recentPlaces)],
  follow(before, after, sketch, real) {
    const { id, username, family } = (after ?? before) as Leaver
    const keeper: Keeper = { ...NEW_KEEPER, username, ...ofFamily(family), left: true }
    sketch.write(PLACES.keeper(id), after && keeper)
    // Only for whoever saw it go: when all is added up anew, it is not there.
    if (!before || !after) return
    for (const life of after.going.lives) forgetLife(life, sketch)
    for (const entry of after.going.entries) takeBack(entry, after, sketch, real)
  },
}

/** A change is told within a day, or never. */
const STREAM_KEEPS_MS = 24 * MS_PER_HOUR

/** A care log that goes with its keeper never was; one that only grew old stays counted. */
function takeBack(entry: GoneEntry, { left_at }: Leaver, sketch: ProjectionSketch, real: boolean): void {
  const isOver = ({ expires_at = Infinity }: Place) => expires_at <= left_at / 1000
  for (const [place, name] of logCounts(entry, real)) if (!isOver(place)) sketch.add(place, name, -1)
  for (const place of recentPlaces(entry)) {
    const bucket = sketch.read<RecentBucket<Told>>(place) ?? { entries: [] }
    const mayStillCome = entry.at > left_at - STREAM_KEEPS_MS && !isOver(place)
    if (bucket.entries.some(({ id }) => id === entry.id)) sketch.write(place, without(bucket, entry.id))
    else if (mayStillCome) sketch.write(place, { ...bucket, gone: [...(bucket.gone ?? []), entry.id] })
  }
}

/** Where an agent stands among the bereaved. */
function bereavement({ id, username, display_name, tallies }: Agent): { place: Place; entry: GravestonesEntry } | null {
  if (tallies.deaths === 0) return null
  return {
    place: hall('gravestone_count', `${descending(tallies.deaths)}#${id}`),
    entry: { agent: username, display_name, gravestones: tallies.deaths },
  }
}

const UNKNOWN_PROVIDER = 'unknown'
const providerOf = ({ model_provider }: Agent): string =>
  `provider:${model_provider?.trim().toLowerCase() || UNKNOWN_PROVIDER}`

const lifeCounts = (creature: Creature, status: string, real: boolean): Count[] => {
  const { species, adopted_at, hatched_at, path } = creature
  const built_in = species.tier !== 'community'
  return [
    ...(built_in ? [[PLACES.built_in_adoptions, species.slug] as const] : []),
    ...both(adopted_at, 'adopted', real, false),
    ...(hatched_at === null ? [] : both(hatched_at, 'born', real)),
    ...inAnalytics(real, [
      'creatures',
      `status:${status}`,
      `family:${species.family}`,
      `tier:${species.tier}`,
      built_in && `species:${species.slug}`,
      path && `path:${path}`,
    ]),
  ]
}

const chosen = ({ species, agent_id }: Creature): Place[] => [
  PLACES.keeper(agent_id),
  ...(species.tier === 'community' ? [PLACES.tally(speciesSubject(species.slug))] : []),
]
export const speciesSubject = (slug: string): string => `species:${slug}`

/** An adoption lasts while the creature is anywhere, in the house or among the past. */
function followAdoption(before: Creature | null, after: Creature | null, sketch: ProjectionSketch): void {
  const { species } = (after ?? before) as Creature
  const by = (after ? 1 : 0) - (before ? 1 : 0)
  if (species.tier === 'community' && by !== 0) bump(sketch, speciesSubject(species.slug), by)
}

type Lived = ReturnType<typeof livedHere>

/** By its keeper's model, which its keeper's own row told before. */
function followLife(before: Lived, after: Lived, { agent_id }: Creature, sketch: ProjectionSketch): void {
  const { family = null } = sketch.read<Keeper>(PLACES.keeper(agent_id)) ?? {}
  noteLife(before, -1, family, sketch)
  noteLife(after, 1, family, sketch)
}

const creatureKind: Kind<Creature> = {
  agentOf: ({ agent_id }) => agent_id,
  counts: (creature, real) => [
    [PLACES.totals, creature.stage === 'egg' ? 'eggs' : 'alive'],
    ...lifeCounts(creature, creature.stage === 'egg' ? 'egg' : 'alive', real),
    ...inAnalytics(real, [`stage:${creature.stage}`]),
  ],
  needs: chosen,
  follow(before, after, sketch, real) {
    followAdoption(before, after, sketch)
    followLife(before && livedHere(before), after && livedHere(after), (after ?? before) as Creature, sketch)
    noteCreature(before, after, usernameOf(sketch, (after ?? before)?.agent_id ?? null), sketch)
    const { id, agent_id } = (after ?? before) as Creature
    const [left, came] = [before && birthOf(before), after && birthOf(after)]
    if (left !== came) {
      if (left !== null) sketch.write(hall('oldest_living', `${ascending(left)}#${id}`), null)
      const entry: OldestEntry = { agent_id, creature_id: id }
      if (came !== null) sketch.write(hall('oldest_living', `${ascending(came)}#${id}`), entry)
    }
    changeKeeper(sketch, agent_id, real, (keeper) => {
      const { [id]: _, ...others } = keeper.living
      const known = after ? withLife(keeper, after) : keeper
      if (!after || after.stage === 'egg') return { ...known, living: others }
      const standing = [about(after.consistency), Math.min(FEEDINGS_FOR_BOARD, after.feedings)] as const
      return { ...known, living: { ...others, [id]: standing } }
    })
  },
}

/** To the point near the top, where places are contested; in fives below. */
const about = (consistency: number): number =>
  consistency >= CONTESTED_FROM ? Math.round(consistency) : Math.round(consistency / 5) * 5
const CONTESTED_FROM = 95

/** Adopting is being active, and so is caring; a return from death is not. */
const withLife = (keeper: Keeper, { adopted_at, last_action_at }: Creature): Keeper => {
  const adopted = active(keeper, adopted_at)
  return last_action_at ? { ...active(adopted, last_action_at), cared: true } : adopted
}

/** Where its age counts from: time spent dead moves it later. Ages then grow alike, and the order stays. */
const birthOf = ({ life_began_at, lived_before_hours }: Creature): number | null =>
  life_began_at === null ? null : Math.round(life_began_at - lived_before_hours * MS_PER_HOUR)

const pastKind: Kind<Past> = {
  agentOf: ({ creature }) => creature.agent_id,
  counts: ({ ended, creature }, real) => [
    [PLACES.totals, ended === 'died' ? 'dead' : 'released'],
    ...lifeCounts(creature, ended === 'died' ? 'dead' : 'released', real),
  ],
  needs: ({ creature }) => chosen(creature),
  follow(before, after, sketch, real) {
    // Only when all is added up anew, or the life goes with its keeper: whoever saw the entries come has not seen them go.
    const [forgotten = {}, by] = before ? [after ? {} : before.forgotten, -1] : [after?.forgotten, 1]
    for (const [name, count] of Object.entries(forgotten)) if (real) sketch.add(PLACES.care_analytics, name, by * count)
    const [was, is] = [before?.creature ?? null, after?.creature ?? null]
    followAdoption(was, is, sketch)
    followLife(before && livedOnce(before), after && livedOnce(after), (is ?? was) as Creature, sketch)
    noteCreature(was, is, usernameOf(sketch, (is ?? was)?.agent_id ?? null), sketch)
    if (after) changeKeeper(sketch, after.creature.agent_id, real, (keeper) => withLife(keeper, after.creature))
  },
}

const stoneKind: Kind<Gravestone> = {
  agentOf: ({ caretaker_id }) => caretaker_id,
  isTest: ({ caretaker, of_test_account }) => of_test_account ?? isTestAccount(caretaker),
  counts: ({ died_at, cause, stage_reached, resurrected_at }, real) => [
    [PLACES.totals, 'gravestones'],
    ...buriedAt(died_at),
    ...both(died_at, 'died', real),
    ...inAnalytics(real, [
      'deaths',
      `cause:${cause}`,
      `reached:${stage_reached}`,
      resurrected_at !== null && 'returned',
    ]),
  ],
  follow: (_before, after, sketch) => noteStone(after, sketch),
}

/** What a care action counts for as long as the house stands. */
export const careCounted = (entry: GoneEntry): string[] => [
  'care',
  `action:${entry.action}`,
  ...(isMeal(entry) ? [`timing:${entry.timing}`] : []),
  entry.item === null ? 'item:none' : `item:${entry.category ?? 'unjudged'}`,
]

const logCounts = (entry: GoneEntry, real: boolean): Count[] => [
  ...both(entry.at, 'care', real),
  ...(isMeal(entry) ? both(entry.at, 'feedings', real) : []),
  ...(entry.action === 'reflect' ? both(entry.at, 'reflections', real) : []),
  ...inAnalytics(real, careCounted(entry), PLACES.care_analytics),
]

const logKind: Kind<LogEntry> = {
  agentOf: ({ by }) => by.agent_id,
  isTest: ({ by }) => isTestAccount(by.agent),
  counts: logCounts,
  needs: recentPlaces,
  follow(before, after, sketch) {
    if (before || !after) return
    const { id, at, action, notes, by, creature_id, timing, effectiveness, sitter_id } = after
    const [alike, lately] = recentPlaces(after)
    noteRecent<RecentEntry>(sketch, alike, {
      id,
      agent: by.agent,
      creature: by.creature,
      species: by.species,
      at,
      // What agents write while they reflect is meant to be read; notes on a meal are their own.
      ...(action === 'reflect' && notes && { notes }),
    })
    noteRecent<LatelyEntry>(sketch, lately, {
      ...{ id, at, creature_id, action, timing, effectiveness, agent: by.agent_id },
      ...(sitter_id && { by_sitter: true }),
    })
  },
}

/** Among those like it, and among all. */
function recentPlaces({ at, action, by: { family } }: GoneEntry): [alike: Place, lately: Place] {
  const bucket = Math.floor(at / 1000 / RECENT.seconds) * RECENT.seconds
  const place = { name: ascending(bucket), expires_at: bucket + RECENT.kept_seconds }
  return [
    { shelf: recentShelf(family, action), ...place },
    { shelf: LATELY, ...place },
  ]
}

const noteRecent = <Entry extends Told>(sketch: ProjectionSketch, place: Place, entry: Entry): void =>
  sketch.write(place, joined(sketch.read<RecentBucket<Entry>>(place) ?? { entries: [] }, entry))

/** The first so many, and of one agent's only the first few: the same, in whatever order they come. */
function joined<Entry extends Told>(
  { entries, ...bucket }: RecentBucket<Entry>,
  newcomer: Entry,
): RecentBucket<Entry> | null {
  if (bucket.gone?.includes(newcomer.id)) return kept({ ...bucket, entries }, newcomer.id)
  const inOrder = [...entries, newcomer].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  const ofAgent = new Map<string, number>()
  const fewOfEach = inOrder.filter(({ agent }) => {
    const before = ofAgent.get(agent) ?? 0
    ofAgent.set(agent, before + 1)
    return before < RECENT.by_one_agent
  })
  return { ...bucket, entries: fewOfEach.slice(0, roomIn(bucket)) }
}

const roomIn = ({ left = 0 }: Pick<RecentBucket, 'left'>): number => RECENT.entries - left

function without(bucket: RecentBucket<Told>, id: string): RecentBucket<Told> | null {
  const entries = bucket.entries.filter((entry) => entry.id !== id)
  const wasFull = bucket.entries.length === roomIn(bucket)
  return kept({ entries, gone: bucket.gone, ...(wasFull && { left: RECENT.entries - entries.length }) })
}

/** Nothing where it says nothing any more. */
function kept<Entry extends Told>(
  { gone = [], ...bucket }: RecentBucket<Entry>,
  come?: string,
): RecentBucket<Entry> | null {
  const awaited = gone.filter((id) => id !== come)
  if (awaited.length > 0) return { ...bucket, gone: awaited }
  return bucket.entries.length > 0 ? bucket : null
}

/** What is told by it. */
export const toldIn = ({ gone: _, ...bucket }: RecentBucket): RecentBucket | null => kept(bucket)

/** What stands where somebody has left a full bucket: fewer of those that belong there, and nobody else. */
export const isThinnedOut = (stands: RecentBucket, expected: RecentBucket): boolean =>
  stands.left !== undefined && stands.entries.every(({ id }) => expected.entries.some((entry) => entry.id === id))

const speciesKind: Kind<CommunitySpecies> = {
  agentOf: ({ creator_id }) => creator_id,
  isTest: ({ creator, of_test_account }) => of_test_account ?? isTestAccount(creator),
  counts: ({ family, created_at }, real) => [
    [PLACES.totals, 'species'],
    ...both(created_at, 'designed', real, false),
    ...inAnalytics(real, ['designs', `design_family:${family}`]),
  ],
  needs: ({ creator_id, slug }) => [PLACES.designer(creator_id), PLACES.tally(speciesSubject(slug))],
  follow(before, after, sketch, real) {
    if (before || !after) return
    const { slug, family, created_at, creator_id } = after
    for (const list of [newestSpecies('all'), newestSpecies(family)]) {
      sketch.enlist(list, { order: `${ascending(created_at)}#${slug}`, ref: { slug } })
    }
    bump(sketch, speciesSubject(slug), 0, [popularShelf('all'), popularShelf(family)])
    if (sketch.read(PLACES.designer(creator_id))) return
    sketch.write(PLACES.designer(creator_id), { designed: true })
    if (real) sketch.add(PLACES.analytics, 'funnel:designed', 1)
  },
}

/** Every flower on one stone comes by the same way, so that their sum has one writer. */
const flowerKind: Kind<Flower> = {
  agentOf: ({ agent_id }) => agent_id,
  counts: () => [],
  needs: ({ keeper_id, number }) => [PLACES.flowers(keeper_id, number)],
  follow(before, after, sketch) {
    const flower = (after ?? before) as Flower
    if (!countsOn(flower)) return
    const place = PLACES.flowers(flower.keeper_id, flower.number)
    const were = sketch.read<Flowers>(place) ?? noFlowers(flower)
    const are = before ? withoutFlower(were, before) : withFlower(were, flower)
    sketch.write(place, are)
    sketch.write(PLACES.flowers_among_all(flower), are)
  },
}

/** An order counts once it is paid. */
const orderKind: Kind<Order> = {
  agentOf: ({ agent_id }) => agent_id,
  isTest: ({ username, of_test_account }) => of_test_account ?? isTestAccount(username),
  counts: (order, real) =>
    order.paid_at === null
      ? []
      : [
          ...both(order.paid_at, 'bought', real, false),
          ...inAnalytics(real, ['purchases', `paid_by:${methodOf(order)}`, `pack:${order.pack}`]),
        ],
}

const KINDS: Readonly<Record<string, Kind<never>>> = {
  agent: agentKind,
  leaver: leaverKind,
  creature: creatureKind,
  past: pastKind,
  stone: stoneKind,
  log: logKind,
  species: speciesKind,
  order: orderKind,
  flower: flowerKind,
}

// Marked as pure, so that the bundles of those who only read leave out how it is added up.
/** The types of rows that count for something; the stream is asked for no others. */
export const PROJECTED_TYPES: readonly string[] = /* @__PURE__ */ Object.keys(KINDS)
/** What has happened stays counted when the care log that told of it goes. */
export const PROJECTED_REMOVALS: readonly string[] = /* @__PURE__ */ PROJECTED_TYPES.filter((type) => type !== 'log')

const kindOf = (image: Image): Kind<unknown> | undefined => KINDS[image.type] as Kind<unknown> | undefined

/** A care log that goes is left alone. */
const noticed = ({ before, after }: RowChange): Image[] =>
  after || PROJECTED_REMOVALS.includes(before?.type ?? '') ? [before, after].filter((image) => image !== null) : []

export const isProjected = (change: RowChange): boolean => noticed(change).some((image) => kindOf(image) !== undefined)

/** What must be known before a change is noted. */
export const projectionNeeds = (change: RowChange): Place[] =>
  noticed(change).flatMap((image) => (isCanarys(image) ? [] : (kindOf(image)?.needs?.(image.data) ?? [])))

/** Whatever it does, nobody is shown. */
const isCanarys = (image: Image): boolean => isCanary(kindOf(image)?.agentOf(image.data) ?? null)

/** Adds one change to the sketch. What becomes another kind of thing goes as the one and comes as the other. */
export function note(change: RowChange, sketch: ProjectionSketch): void {
  const { before, after } = change
  if (before && after && before.type !== after.type) {
    note({ before, after: null }, sketch)
    note({ before: null, after }, sketch)
    return
  }
  const [image] = noticed(change)
  const kind = image && kindOf(image)
  if (!kind || isCanarys(image)) return
  const isReal = (data: unknown) => !(kind.isTest?.(data) ?? isTestAccount(usernameOf(sketch, kind.agentOf(data))))
  const tally = (data: unknown, by: number) => {
    for (const [place, name] of kind.counts(data, isReal(data))) sketch.add(place, name, by)
  }
  if (before) tally(before.data, -1)
  if (after) tally(after.data, 1)
  kind.follow?.(before?.data ?? null, after?.data ?? null, sketch, isReal((after ?? image).data))
}

/** A creature does not know its keeper's name; the keeper's own row came before it in the same partition. */
const usernameOf = (sketch: ProjectionSketch, agentId: string | null): string =>
  (agentId && sketch.read<Keeper>(PLACES.keeper(agentId))?.username) || ''

const NEW_KEEPER: Keeper = { username: '', display_name: '', adults_raised: 0, living: {}, hour: -1, cared: false }

const active = (keeper: Keeper, at: Instant): Keeper => ({ ...keeper, hour: Math.max(keeper.hour, hourOf(at)) })

function changeKeeper(
  sketch: ProjectionSketch,
  agentId: string,
  real: boolean,
  change: (keeper: Keeper) => Keeper | null,
): void {
  const place = PLACES.keeper(agentId)
  const before = sketch.read<Keeper>(place) ?? NEW_KEEPER
  if (before.left) return
  const changed = change(before)
  sketch.write(place, changed)
  const after = changed ?? NEW_KEEPER
  countActivity(sketch, before, after, real)
  const [left, came] = [consistentBoard(agentId, before), consistentBoard(agentId, after)]
  if (left && left.place.name !== came?.place.name) sketch.write(left.place, null)
  if (came && JSON.stringify(left) !== JSON.stringify(came)) sketch.write(came.place, came.entry)
}

/** Each agent sits in the bucket of its latest active hour only, so that adding up hours counts it once. */
function countActivity(sketch: ProjectionSketch, before: Keeper, after: Keeper, real: boolean): void {
  if (after.cared !== before.cared && real) sketch.add(PLACES.analytics, 'funnel:cared', after.cared ? 1 : -1)
  if (after.hour === before.hour) return
  for (const [hour, by] of [[before.hour, -1] as const, [after.hour, 1] as const]) {
    if (hour < 0) continue
    for (const [place, name] of both(asInstant(hour * MS_PER_HOUR), 'active', real)) sketch.add(place, name, by)
  }
}

/** A keeper's note written anew, as a change of it is noted: what is counted of it, and its place on the board, move along. */
export const rewriteKeeper = (sketch: ProjectionSketch, agentId: string, right: object): void =>
  changeKeeper(sketch, agentId, !isTestAccount((right as Keeper).username), () => right as Keeper)

/** Scores that lie closer together than this are told apart by whoever reads the board. */
const POINTS = 10

/** An agent's place on the board of the most consistent, once there is enough to judge by. */
export function consistentBoard(agentId: string, keeper: object): { place: Place; entry: ConsistentEntry } | null {
  const { username, display_name, adults_raised, living } = keeper as Keeper
  const creature_ids = Object.keys(living).sort()
  const creatures = Object.values(living)
  const feedings = creatures.reduce((sum, [, fed]) => sum + fed, 0)
  if (feedings < FEEDINGS_FOR_BOARD) return null
  const score = creatures.reduce((sum, [consistency]) => sum + consistency, 0) / creatures.length
  return {
    place: hall('most_consistent', `${descending(Math.round(score * POINTS))}#${agentId}`),
    entry: { agent_id: agentId, agent: username, display_name, adults_raised, creature_ids },
  }
}

function bump(sketch: ProjectionSketch, subject: string, by: number, boards?: readonly string[]): void {
  const place = PLACES.tally(subject)
  const before = sketch.read<Tally>(place) ?? { subject, count: 0, boards: [] }
  const after: Tally = { subject, count: before.count + by, boards: boards ?? before.boards }
  const posted = ({ count }: Tally, shelf: string): Place => ({ shelf, name: `${descending(count)}#${subject}` })
  for (const shelf of before.boards) if (before.count !== after.count) sketch.write(posted(before, shelf), null)
  // A species that nobody chose is there all the same; a provider without agents is not.
  const isThere = after.count > 0 || subject.startsWith(speciesSubject(''))
  if (isThere) for (const shelf of after.boards) sketch.write(posted(after, shelf), { subject, count: after.count })
  sketch.write(place, isThere ? after : null)
}
