/** A creature as stored: its state at `stats_at`, and the timestamps that every later state is computed from. */
import type { CareAction, ItemAction } from '../../species/care-actions'
import type { Stat } from '../../species/vocabulary'
import type { CreatureSpecies } from '../species/creature-species'
import type { Instant } from '../time/instants'
import type { Zoned } from '../time/zone'
import type { Feeling } from './feeling'
import type { Harm, HealthLost } from './harm'
import type { Expression } from './mood'

export type Stats = Readonly<Record<Stat, number>>

/** Rounds to the precision of displayed stats. */
export const roundStat = (stat: number): number => Math.round(stat * 100) / 100

export const STAGES = ['egg', 'baby', 'child', 'teen', 'adult'] as const
export type Stage = (typeof STAGES)[number]
export type HatchedStage = Exclude<Stage, 'egg'>

export const EVOLUTION_PATHS = ['high_care', 'balanced', 'low_care', 'rescue'] as const
export type EvolutionPath = (typeof EVOLUTION_PATHS)[number]

export const CAUSES = ['poison', 'hunger', 'illness', 'neglect'] as const
export type Cause = (typeof CAUSES)[number]

/** An event that happens once. It is reported in the care response that caused it and in the next status. */
export interface Milestone {
  type:
    | 'trust_milestone'
    | 'happiness_milestone'
    | 'discipline_milestone'
    | 'health_milestone'
    | 'care_streak'
    | 'stage_transition'
    | 'age_milestone'
  /** The threshold reached, the stage entered, or the age in days. */
  value: number | HatchedStage
}

export interface Rhythm {
  /** Counted intervals between visits. */
  intervals: number
  /** The mean of the first three intervals, then a moving average; null without intervals. */
  average_hours: number | null
}

export interface Death {
  died_at: Instant
  cause: Cause
}

export interface ReturnFromDeath {
  died_at: Instant
  cause: Cause
  returned_at: Instant
  /** Its state at death. */
  stats: Stats
  last_care_at: Instant
}

export interface Wishes {
  granted: number
  /** The local day, in days since the epoch, of the last wish that was granted or half granted. */
  day: number
  /** The number of a half-granted wish of that day; null if it was granted. */
  half: number | null
}

export interface FoundItem {
  action: ItemAction
  item: string
}

export interface Memory {
  /** The first item it loved, as its keeper wrote it. */
  loved?: string
  /** The last loved item that is on no list, as its keeper wrote it, and the action it was given for. */
  found?: FoundItem
  /** The longest wait between two visits, in whole hours. */
  longest_wait_hours?: number
  /** The item of the act that its feeling comes from, as its keeper wrote it. */
  felt?: string
  /** Meals in a row that came late or were missed; absent if the last one was on time. */
  late_meals?: number
}

/** The last texts shown, by kind: two characters per line, newest first. See domain/voice/shown.ts. */
export interface ShownTexts {
  look?: string
  soul?: string
  act?: string
  /** The last items given, in the same form. */
  item?: string
}

export interface Renaming {
  from: string
  renamed_at: Instant
}

/** `missed`: feeding windows that were over on that day. `harm`: acts with a harmful item. */
export const WEEK_COUNTS = ['on_time', 'late', 'missed', 'harm'] as const
export type WeekCount = (typeof WEEK_COUNTS)[number]

/** A day on which something happened. */
export interface WeekDay extends Partial<Readonly<Record<WeekCount, number>>> {
  /** The local day, in days since the epoch. */
  readonly day: number
}

/** Oldest first. */
export type Week = readonly WeekDay[]

/** `unaffordable`: the daily limit was reached. `refused`: the model refused the text. `failed`: the model failed. */
export type PaintingFailure = 'unaffordable' | 'refused' | 'failed'

export type PaintingResult = Instant | PaintingFailure

/** The zone is copied from the keeper. It decides when the creature sleeps. */
export interface Creature extends Zoned {
  id: string
  agent_id: string
  /** Username of its agent. */
  keeper: string
  name: string
  /** The former name and when it was changed. A creature can be renamed once. */
  renamed?: Renaming
  species: CreatureSpecies
  adopted_at: Instant
  /** Null for an egg. The clock and all fields below start at hatching. */
  hatched_at: Instant | null

  /** Stats at `stats_at`; later values are computed. */
  stats: Stats
  stats_at: Instant
  last_fed_at: Instant
  last_played_at: Instant
  /**
   * True if it has played since the last meal, which some species need. Timestamps of one visit are equal, so they
   * cannot show it.
   */
  played_since_fed: boolean
  last_cleaned_at: Instant
  last_care_at: Instant
  /** The last care action. Unlike `last_care_at`, not set by hatching or resurrection. */
  last_action_at: Instant | null
  /** The last status or care call; used only by the `social` trait. */
  last_checked_at: Instant

  stage: Stage
  entered_at: Readonly<Partial<Record<HatchedStage, Instant>>>
  /** The expression at the start of each stage. */
  faces: Readonly<Partial<Record<HatchedStage, Expression>>>
  path: EvolutionPath | null
  /** Hours lived before the current life, and the start of that life. Time spent dead does not count as age. */
  lived_before_hours: number
  life_began_at: Instant | null

  rhythm: Rhythm
  consistency: number
  responsiveness: number
  /** The last twenty actions, newest last. */
  recent_actions: readonly CareAction[]
  /** Reflections within the last hour, newest last, at most three: further ones have less effect. */
  reflected_at: readonly Instant[]
  on_time_streak: number
  /** Meals; harmful items do not count. */
  feedings: number
  /** Missed feeding windows up to `stats_at`. */
  missed_feedings: number
  cared: Readonly<Partial<Record<CareAction, number>>>
  /** Health was once below 20, and care then raised it to 40. */
  was_critical: boolean
  rescued: boolean
  /** Absent if no harmful item did anything since it was last well. */
  harm?: Harm
  /** Absent while its health is 50 or more. */
  health_lost?: HealthLost
  /** Meals and harm of its last seven days; absent if nothing happened in them. Read it with `weekOf`. */
  week?: Week
  milestones: readonly Milestone[]
  /** Used only for texts. */
  memory: Memory
  wishes: Wishes
  /** How many of its milestones a status has reported. */
  milestones_told: number
  /** How many of the others a visit has reported already. The next status reports all of them anyway. */
  milestones_shown: number
  returns: readonly ReturnFromDeath[]
  death: Death | null
  /** Personality in addition to the species' traits; each resurrection adds one. */
  temperament: readonly string[]
  /** It may have ended: see `feelingAt`. */
  feeling?: Feeling
  /** The last texts shown, so that they are not repeated. */
  shown?: ShownTexts
  /** The image that its keeper gave it. If null, one is painted. */
  picture_url: string | null
  /** The words it is drawn with instead of those of its species; absent if none. */
  picture?: readonly string[]
  /** By stage: when the portrait was painted, or why not; absent if it is pending or was never ordered. */
  painted_at?: Readonly<Partial<Record<HatchedStage, PaintingResult>>>
}

export const careActions = ({ cared }: Pick<Creature, 'cared'>): number =>
  Object.values(cared).reduce((sum, count) => sum + count, 0)

/** Including the current death. */
export const deathsOf = ({ returns, death }: Pick<Creature, 'returns' | 'death'>): number =>
  returns.length + (death === null ? 0 : 1)

/** Milestones that no status has reported yet. */
export const untoldMilestones = ({
  milestones,
  milestones_told,
}: Pick<Creature, 'milestones' | 'milestones_told'>): readonly Milestone[] => milestones.slice(milestones_told)

/** Public fields of a creature. Its memory contains its keeper's texts and is private. */
export type PublicCreature = Omit<Creature, 'memory'>

/** The words it is drawn with. Its own picture replaces that of its species. */
export const pictureOf = ({
  species,
  picture,
}: Pick<PublicCreature, 'species' | 'picture'>): readonly string[] | undefined => picture ?? species.picture

/** The image that its keeper gave it; null while it has a picture of its own, which is shown instead. */
export const givenImage = ({ picture_url, picture }: Pick<Creature, 'picture_url' | 'picture'>): string | null =>
  picture?.length ? null : picture_url

/** What every creature begins with. Rows are stored without these values, so one of them must never change. */
export const NEW_CREATURE = {
  hatched_at: null,
  entered_at: {},
  faces: {},
  path: null,
  lived_before_hours: 0,
  rhythm: { intervals: 0, average_hours: null },
  consistency: 100,
  responsiveness: 100,
  recent_actions: [],
  reflected_at: [],
  on_time_streak: 0,
  feedings: 0,
  missed_feedings: 0,
  cared: {},
  memory: {},
  wishes: { granted: 0, day: 0, half: null },
  was_critical: false,
  rescued: false,
  milestones: [],
  milestones_told: 0,
  milestones_shown: 0,
  returns: [],
  death: null,
} as const satisfies Partial<Creature>

export const publicCreature = ({ memory: _, ...creature }: Creature): PublicCreature => creature
