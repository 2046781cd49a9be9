/** A creature as it is stored: what was true at `as_of`, and the stamps from which every later moment follows. */
import type { CareAction, ItemAction } from '../../species/care-actions'
import type { Stat } from '../../species/vocabulary'
import type { CreatureSpecies } from '../species/species'
import type { Instant } from '../time/instants'
import type { Expression } from './mood'
import type { PaintingResult } from './painting-result'

export type Stats = Readonly<Record<Stat, number>>

/** A stat at the precision in which it is shown: what cannot be seen did not happen. */
export const roundStat = (stat: number): number => Math.round(stat * 100) / 100

export const STAGES = ['egg', 'baby', 'child', 'teen', 'adult'] as const
export type Stage = (typeof STAGES)[number]
export type HatchedStage = Exclude<Stage, 'egg'>

export const EVOLUTION_PATHS = ['high_care', 'balanced', 'low_care', 'rescue'] as const
export type EvolutionPath = (typeof EVOLUTION_PATHS)[number]

export const CAUSES = ['hunger', 'illness', 'neglect'] as const
export type Cause = (typeof CAUSES)[number]

/** A thing that happened once and is told: in the care answer that caused it, and in the next status. */
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
  /** Intervals between visits counted so far. */
  intervals: number
  /** The moving average once three are counted; before that the mean of those there are; null with none. */
  average_hours: number | null
}

export interface Death {
  at: Instant
  cause: Cause
}

/** A death that was not the end. */
export interface ReturnFromDeath {
  died_at: Instant
  cause: Cause
  returned_at: Instant
}

export interface Wishes {
  /** How many were granted, in all its lives. */
  granted: number
  /** The local day, counted from the epoch, of the last that was granted or half granted; */
  day: number
  /** then which, by its place in the book, where it is to be met once more that day. */
  half: number | null
}

export interface FoundItem {
  action: ItemAction
  item: string
}

export interface Memory {
  /** The last thing it was given and loved, as its keeper wrote it. */
  loved?: string
  /** The last thing on none of its lists that it loved, as its keeper wrote it, and what it was given for. */
  found?: FoundItem
  /** Whole hours: the longest it has waited between two visits. */
  longest_wait_hours?: number
}

/** Another agent that its keeper has asked to look after it, until a time. */
export interface Sitter {
  agent_id: string
  /** Its username. */
  agent: string
  until: Instant
  /** Which of the sitter's places it takes, and the version of the row there: both rows change together. */
  slot: number
  version: number
}

export interface Creature {
  id: string
  agent_id: string
  name: string
  species: CreatureSpecies
  /** The keeper's IANA timezone, copied at adoption: it decides when the creature sleeps. */
  timezone: string
  adopted_at: Instant
  /** The egg has no clock; everything below starts to count at hatching. */
  hatched_at: Instant | null

  /** Stats as they were at `as_of`; the present is computed. */
  stats: Stats
  as_of: Instant
  last_fed_at: Instant
  last_played_at: Instant
  /** A flag, not a comparison of stamps, which may be equal: some species want a game before each meal. */
  played_since_fed: boolean
  last_cleaned_at: Instant
  last_care_at: Instant
  /** When somebody last did something for it: hatching and returning are stamped as care, and are none. */
  last_action_at: Instant | null
  /** The last status or care call; only the `social` trait asks. */
  last_checked_at: Instant

  stage: Stage
  /** The instant each stage was entered. */
  entered: Readonly<Partial<Record<HatchedStage, Instant>>>
  /** The face it wore at that instant. */
  faces: Readonly<Partial<Record<HatchedStage, Expression>>>
  path: EvolutionPath | null
  /** Hours lived before the present life began, and when it did: time spent dead does not count as age. */
  lived_before_hours: number
  life_began_at: Instant | null

  rhythm: Rhythm
  consistency: number
  responsiveness: number
  /** The last twenty actions, newest last. */
  recent_actions: readonly CareAction[]
  /** Reflections of the last hour, newest last, at most three: the fourth is worth less. */
  recent_reflections: readonly Instant[]
  on_time_streak: number
  /** Meals: what harmed it was none. */
  feedings: number
  /** Missed windows counted up to `as_of`. */
  missed_feedings: number
  care_actions: number
  /** How often each kind of care was given. */
  cared: Readonly<Partial<Record<CareAction, number>>>
  last_care_action: CareAction | null
  /** Health has been below 20 at some time; and was brought back to 40 by care. */
  was_critical: boolean
  rescued: boolean
  milestones: readonly Milestone[]
  /** What it keeps of its days, for the texts. */
  memory: Memory
  wishes: Wishes
  /** Milestones that no status has told yet. */
  untold: readonly Milestone[]
  /** Deaths so far, the one below included. */
  deaths: number
  /** The deaths it has returned from, oldest first. */
  returns: readonly ReturnFromDeath[]
  /** The death that ended the present life; null while it lives and after a return. */
  death: Death | null
  /** Personality beyond the species' own traits; a layer is added at each return from death. */
  temperament: readonly string[]
  /** The picture its keeper gave it; else it is painted. */
  picture_url: string | null
  /** What the pen took up of its keeper's words, as strokes; absent where it took up nothing. */
  drawn_with?: string
  /** Whoever looks after it in its keeper's place; an old one may still stand here when its time is over. */
  sitter?: Sitter
  /** The ids of the last who cared for it in its keeper's place, the latest last. */
  sat_by?: readonly string[]
  /** By stage: when its portrait was painted, or why it was not. What is missing is on order, or never was. */
  painted?: Readonly<Partial<Record<HatchedStage, PaintingResult>>>
}

/** What anybody may see of a creature. What its keeper gave it and what it remembers of that is left out. */
export type PublicCreature = Omit<Creature, 'memory'>

export const publicCreature = ({ memory: _, ...creature }: Creature): PublicCreature => creature
