/**
 * What the house knows of itself: totals, activity, boards, lists. Each is a sum over the rows of the table, so a
 * change of a row adds the difference between what its new state counts for and what its old one did; the order in
 * which changes of different agents arrive does not matter, and adding up all rows gives the same result.
 */

import type { CareAction, Creature } from '../creature/creature'
import type { Gravestone, Past } from '../creature/death'
import type { LogEntry } from '../creature/diary'
import type { CommunitySpecies } from '../species/community'
import type { Family } from '../species/species'
import { asInstant, HOURS_PER_DAY, type Instant, MS_PER_HOUR } from '../time/instants'
import type { Agent } from './agent'
import type { HallBoard } from './boards'

/** A row's state: what kind of thing it is, and the thing. */
export interface Image {
  type: string
  data: unknown
}

export interface RowChange {
  before: Image | null
  after: Image | null
}

/** Where something is noted: on a shelf, which is read in the order of names. */
export interface Place {
  shelf: string
  name: string
}

/** An entry of a list that is numbered without gaps, in the order of `order`. */
export interface ListEntry {
  order: string
  ref: Readonly<Record<string, string | number>>
}

/** Accounts with these names are not counted in the analytics. */
export const TEST_PREFIXES = ['test-', 'e2e-', 'dev-', 'ci-', 'seed-'] as const
const isTestAccount = (username: string): boolean => TEST_PREFIXES.some((prefix) => username.startsWith(prefix))

export const hourOf = (at: Instant): number => Math.floor(at / MS_PER_HOUR)
export const dayOfHour = (hour: number): number => Math.floor(hour / HOURS_PER_DAY)

const DIGITS = 15
export const ascending = (value: number): string => String(value).padStart(DIGITS, '0')
/** Names sort upwards; the largest first is therefore written as what is missing to the most. */
const descending = (value: number): string => ascending(10 ** DIGITS - 1 - value)

/** Counters. `hours` and `totals` follow each other on one shelf, so that one read brings a day and the totals. */
export const PLACES = {
  totals: { shelf: 'house', name: 'totals' },
  hour: (hour: number): Place => ({ shelf: 'house', name: `hour#${ascending(hour)}` }),
  day: (day: number): Place => ({ shelf: 'days', name: ascending(day) }),
  analytics: { shelf: 'analytics', name: 'analytics' },
  built_in_adoptions: { shelf: 'adoptions', name: 'adoptions' },
  keeper: (agentId: string): Place => ({ shelf: `keeper#${agentId}`, name: 'keeper' }),
  presence: (agentId: string): Place => ({ shelf: `presence#${agentId}`, name: 'presence' }),
  tally: (subject: string): Place => ({ shelf: `tally#${subject}`, name: 'tally' }),
} as const

const hall = (board: HallBoard, name: string): Place => ({ shelf: `hall#${board}`, name })

export const recentShelf = (family: Family, action: CareAction): string => `recent#${family}#${action}`
export const GRAVEYARD = 'graveyard'
export const newestSpecies = (family: Family | 'all'): string => `species#${family}`
export const popularShelf = (family: Family | 'all'): string => `popular#${family}`
export const PROVIDERS = 'providers'

/** Boards with agents' care ask for this many feedings of the creatures that live. */
const FEEDINGS_FOR_BOARD = 10
const RECENT_SECONDS = 7 * 24 * 3600

interface Keeper {
  username: string
  display_name: string
  adults_raised: number
  living: Readonly<Record<string, { consistency: number; feedings: number }>>
}

/** The latest hour in which an agent was active, and what it has done at least once. */
interface Presence {
  hour: number
  cared: boolean
  designed: boolean
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
  agent: string
  display_name: string
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
  agent_id: string
  agent: string
  creature: string
  species: string
  action: CareAction
  at: Instant
  notes: string | null
}

/** What has been noted so far: rows read before and changed since, sums to be added, entries for lists. */
export class Sketch {
  readonly rows = new Map<string, { place: Place; data: object | null; expires_at?: number }>()
  readonly changed = new Set<string>()
  readonly sums = new Map<string, { place: Place; counts: Map<string, number> }>()
  readonly lists = new Map<string, ListEntry[]>()

  know(place: Place, data: object | null): void {
    this.rows.set(label(place), { place, data })
  }

  read<T extends object>(place: Place): T | null {
    return (this.rows.get(label(place))?.data as T | undefined) ?? null
  }

  write(place: Place, data: object | null, expires_at?: number): void {
    this.rows.set(label(place), { place, data, ...(expires_at && { expires_at }) })
    this.changed.add(label(place))
  }

  add(place: Place, name: string, by: number): void {
    const sum = this.sums.get(label(place)) ?? { place, counts: new Map<string, number>() }
    sum.counts.set(name, (sum.counts.get(name) ?? 0) + by)
    this.sums.set(label(place), sum)
  }

  enlist(list: string, entry: ListEntry): void {
    const entries = this.lists.get(list) ?? []
    entries.push(entry)
    this.lists.set(list, entries)
  }
}

const label = ({ shelf, name }: Place): string => `${shelf}|${name}`

type Count = readonly [Place, string]

interface Kind<T> {
  /** The agent whose name decides whether the row counts in the analytics. */
  agentOf(data: T): string | null
  usernameOf?(data: T): string
  /** What the row counts for while it stands; `real` is false for test accounts. */
  counts(data: T, real: boolean): Count[]
  /** What must be known before the change is noted. */
  needs?(data: T): Place[]
  /** What cannot be told by counting. */
  follow?(before: T | null, after: T | null, sketch: Sketch, real: boolean): void
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

const inAnalytics = (real: boolean, names: readonly (string | false | null)[]): Count[] =>
  real ? names.filter((name) => name !== false && name !== null).map((name) => [PLACES.analytics, name as string]) : []

const agentKind: Kind<Agent> = {
  agentOf: ({ id }) => id,
  usernameOf: ({ username }) => username,
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
  needs: (agent) => [PLACES.keeper(agent.id), PLACES.presence(agent.id), PLACES.tally(providerOf(agent))],
  follow(before, after, sketch, real) {
    if (!after) return
    const { id, username, display_name, tallies } = after
    changeKeeper(sketch, id, (keeper) => ({ ...keeper, username, display_name, adults_raised: tallies.adults_raised }))
    seen(sketch, id, after.registered_at, real)
    const deaths = before?.tallies.deaths ?? 0
    if (deaths > 0) sketch.write(hall('gravestone_count', `${descending(deaths)}#${id}`), null)
    if (tallies.deaths > 0) {
      const entry: GravestonesEntry = { agent: username, display_name, gravestones: tallies.deaths }
      sketch.write(hall('gravestone_count', `${descending(tallies.deaths)}#${id}`), entry)
    }
    if (!before && real) bump(sketch, providerOf(after), 1, [PROVIDERS])
  },
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
  PLACES.presence(agent_id),
  ...(species.tier === 'community' ? [PLACES.tally(speciesSubject(species.slug))] : []),
]
export const speciesSubject = (slug: string): string => `species:${slug}`

/** An adoption lasts while the creature is anywhere, in the house or among the past. */
function followAdoption(before: Creature | null, after: Creature | null, sketch: Sketch, real: boolean): void {
  const { species, agent_id, adopted_at } = (after ?? before) as Creature
  if (after) seen(sketch, agent_id, adopted_at, real)
  const by = (after ? 1 : 0) - (before ? 1 : 0)
  if (species.tier === 'community' && by !== 0) bump(sketch, speciesSubject(species.slug), by)
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
    followAdoption(before, after, sketch, real)
    const { id, agent_id } = (after ?? before) as Creature
    const [left, came] = [before && birthOf(before), after && birthOf(after)]
    if (left !== came) {
      if (left !== null) sketch.write(hall('oldest_living', `${ascending(left)}#${id}`), null)
      const entry: OldestEntry = { agent_id, creature_id: id }
      if (came !== null) sketch.write(hall('oldest_living', `${ascending(came)}#${id}`), entry)
    }
    changeKeeper(sketch, agent_id, (keeper) => {
      const { [id]: _, ...others } = keeper.living
      if (!after || after.stage === 'egg') return { ...keeper, living: others }
      return { ...keeper, living: { ...others, [id]: { consistency: after.consistency, feedings: after.feedings } } }
    })
  },
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
  follow: (before, after, sketch, real) =>
    followAdoption(before?.creature ?? null, after?.creature ?? null, sketch, real),
}

const stoneKind: Kind<Gravestone> = {
  agentOf: ({ caretaker_id }) => caretaker_id,
  usernameOf: ({ caretaker }) => caretaker,
  counts: ({ died_at, cause, stage_reached, resurrected_at }, real) => [
    [PLACES.totals, 'gravestones'],
    ...both(died_at, 'died', real),
    ...inAnalytics(real, [
      'deaths',
      `cause:${cause}`,
      `reached:${stage_reached}`,
      resurrected_at !== null && 'returned',
    ]),
  ],
  follow(before, after, sketch) {
    if (before || !after) return
    const { id, died_at, caretaker_id, number } = after
    sketch.enlist(GRAVEYARD, { order: `${ascending(died_at)}#${id}`, ref: { agent_id: caretaker_id, number } })
  },
}

const logKind: Kind<LogEntry> = {
  agentOf: ({ by }) => by.agent_id,
  usernameOf: ({ by }) => by.agent,
  counts: ({ at, action, timing, item, category }, real) => [
    ...both(at, 'care', real),
    ...(action === 'feed' ? both(at, 'feedings', real) : []),
    ...(action === 'reflect' ? both(at, 'reflections', real) : []),
    ...inAnalytics(real, [
      'care',
      `action:${action}`,
      timing && `timing:${timing}`,
      item === null ? 'item:none' : `item:${category ?? 'unjudged'}`,
    ]),
  ],
  needs: ({ by }) => [PLACES.presence(by.agent_id)],
  follow(before, after, sketch, real) {
    if (before || !after) return
    const { id, at, action, notes, by } = after
    seen(sketch, by.agent_id, at, real, 'cared')
    const entry: RecentEntry = {
      agent_id: by.agent_id,
      agent: by.agent,
      creature: by.creature,
      species: by.species,
      action,
      at,
      // What agents write while they reflect is meant to be read; notes on a meal are their own.
      notes: action === 'reflect' ? notes : null,
    }
    const place = { shelf: recentShelf(by.family, action), name: `${ascending(at)}#${id}` }
    sketch.write(place, entry, Math.floor(at / 1000) + RECENT_SECONDS)
  },
}

const speciesKind: Kind<CommunitySpecies> = {
  agentOf: ({ creator_id }) => creator_id,
  usernameOf: ({ creator }) => creator,
  counts: ({ family, created_at }, real) => [
    [PLACES.totals, 'species'],
    ...both(created_at, 'designed', real, false),
    ...inAnalytics(real, ['designs', `design_family:${family}`]),
  ],
  needs: ({ creator_id, slug }) => [PLACES.presence(creator_id), PLACES.tally(speciesSubject(slug))],
  follow(before, after, sketch, real) {
    if (before || !after) return
    const { slug, family, created_at, creator_id } = after
    for (const list of [newestSpecies('all'), newestSpecies(family)]) {
      sketch.enlist(list, { order: `${ascending(created_at)}#${slug}`, ref: { slug } })
    }
    bump(sketch, speciesSubject(slug), 0, [popularShelf('all'), popularShelf(family)])
    seen(sketch, creator_id, null, real, 'designed')
  },
}

const KINDS: Readonly<Record<string, Kind<never>>> = {
  agent: agentKind,
  creature: creatureKind,
  past: pastKind,
  stone: stoneKind,
  log: logKind,
  species: speciesKind,
}

/** The types of rows that count for something; the stream is asked for no others. */
export const PROJECTED_TYPES: readonly string[] = Object.keys(KINDS)

const kindOf = ({ before, after }: RowChange): Kind<unknown> | undefined =>
  KINDS[(after ?? before)?.type ?? ''] as Kind<unknown> | undefined

export const isProjected = (change: RowChange): boolean => kindOf(change) !== undefined

/** What must be known before a change is noted. */
export const needsOf = (change: RowChange): Place[] =>
  kindOf(change)?.needs?.((change.after ?? change.before)?.data) ?? []

/** Adds one change to the sketch. */
export function note(change: RowChange, sketch: Sketch): void {
  const kind = kindOf(change)
  if (!kind) return
  const [before, after] = [change.before?.data ?? null, change.after?.data ?? null]
  const data = after ?? before
  const real = !isTestAccount(kind.usernameOf?.(data) ?? usernameOf(sketch, kind.agentOf(data)))
  for (const [place, name] of before === null ? [] : kind.counts(before, real)) sketch.add(place, name, -1)
  for (const [place, name] of after === null ? [] : kind.counts(after, real)) sketch.add(place, name, 1)
  kind.follow?.(before, after, sketch, real)
}

/** A creature does not know its keeper's name; the keeper's own row came before it in the same partition. */
const usernameOf = (sketch: Sketch, agentId: string | null): string =>
  (agentId && sketch.read<Keeper>(PLACES.keeper(agentId))?.username) || ''

const NEW_KEEPER: Keeper = { username: '', display_name: '', adults_raised: 0, living: {} }

function changeKeeper(sketch: Sketch, agentId: string, change: (keeper: Keeper) => Keeper): void {
  const place = PLACES.keeper(agentId)
  const before = sketch.read<Keeper>(place) ?? NEW_KEEPER
  const after = change(before)
  sketch.write(place, after)
  const [left, came] = [standing(before), standing(after)]
  const at = (entry: ConsistentEntry): Place =>
    hall('most_consistent', `${descending(Math.round(entry.consistency_score * 1e6))}#${agentId}`)
  if (left && (!came || at(left).name !== at(came).name)) sketch.write(at(left), null)
  if (came) sketch.write(at(came), came)
}

/** An agent's place on the board of the most consistent, once there is enough to judge by. */
function standing({ username, display_name, adults_raised, living }: Keeper): ConsistentEntry | null {
  const creatures = Object.entries(living)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, creature]) => creature)
  const feedings = creatures.reduce((sum, creature) => sum + creature.feedings, 0)
  if (feedings < FEEDINGS_FOR_BOARD) return null
  const score = creatures.reduce((sum, { consistency }) => sum + consistency, 0) / creatures.length
  return {
    agent: username,
    display_name,
    consistency_score: score,
    creatures_alive: creatures.length,
    adults_raised,
  }
}

/** Each agent sits in the bucket of its latest active hour only, so that adding up hours counts it once. */
function seen(sketch: Sketch, agentId: string, at: Instant | null, real: boolean, did?: 'cared' | 'designed'): void {
  const place = PLACES.presence(agentId)
  const before = sketch.read<Presence>(place) ?? { hour: -1, cared: false, designed: false }
  const hour = at === null ? before.hour : Math.max(before.hour, hourOf(at))
  const after: Presence = { ...before, hour, ...(did && { [did]: true }) }
  if (did && !before[did] && real) sketch.add(PLACES.analytics, `funnel:${did}`, 1)
  for (const [bucket, by] of hour === before.hour
    ? []
    : ([
        [before.hour, -1],
        [hour, 1],
      ] as const)) {
    if (bucket < 0) continue
    for (const [where, name] of both(asInstant(bucket * MS_PER_HOUR), 'active', real)) sketch.add(where, name, by)
  }
  if (hour !== before.hour || (did && !before[did])) sketch.write(place, after)
}

function bump(sketch: Sketch, subject: string, by: number, boards?: readonly string[]): void {
  const place = PLACES.tally(subject)
  const before = sketch.read<Tally>(place) ?? { subject, count: 0, boards: [] }
  const after: Tally = { subject, count: before.count + by, boards: boards ?? before.boards }
  const posted = ({ count }: Tally, shelf: string): Place => ({ shelf, name: `${descending(count)}#${subject}` })
  for (const shelf of before.boards) if (before.count !== after.count) sketch.write(posted(before, shelf), null)
  for (const shelf of after.boards) sketch.write(posted(after, shelf), { subject, count: after.count })
  sketch.write(place, after)
}
