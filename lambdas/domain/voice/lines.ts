/** Texts of the house for all species, in lines.json. The bundler replaces this module: Lambdas read JSON. */
import type { CareAction } from '../../species/care-actions'
import type { Variants } from '../../species/species'
import type { BuiltInTier } from '../../species/vocabulary'
import type { DisciplineConcern, ItemCategory, Tip } from '../care/care'
import type { Milestone } from '../creature/creature'
import texts from './lines.json'

export type AdoptionMilestone = 'first_adoption' | `tier_unlocked:${Exclude<BuiltInTier, 'common'>}`
type HouseMilestone = Extract<Milestone['type'], 'happiness_milestone' | 'discipline_milestone' | 'health_milestone'>
type WhileAsleep = Readonly<Record<'awake' | 'asleep', Variants>>

interface Lines {
  ADOPTED: Variants
  ADOPTION: Readonly<Record<AdoptionMilestone, Variants>>
  AFTER_RETURN: Variants
  DISCIPLINE_ADVICE: Readonly<Record<DisciplineConcern, string>>
  EGG: Variants
  EGG_RELEASED: Variants
  FIRST_LOVED: Variants
  /** What would work instead, after the scene. */
  INSTEAD: Readonly<Record<'asleep' | 'distrusts' | 'needs_play', string | null>>
  /** One sentence about an item. The scene before it has named the creature. */
  JUDGED: Readonly<Record<ItemCategory, Variants>>
  LOVED_ANYWAY: Variants
  /** Added for an overdue meal, or one that is near, if the scene does not mention food. */
  MEAL: WhileAsleep & { soon: Variants }
  NO_TASK: Variants
  /** For a creature that accepts only reflection. */
  ONLY_COMPANY: string
  /** Temperaments that contradict each other. */
  OPPOSITES: readonly (readonly [string, string])[]
  /** Facts of a life for its gravestone, in several wordings: one stone in a hundred should share a sentence with another. */
  PARTICULARS: Readonly<Record<ParticularName, Variants>>
  /** By threshold. They must fit any situation. */
  REACHED: Readonly<Record<HouseMilestone, Readonly<Record<number, Variants>>>>
  /** Added for a sick creature if the scene does not mention medicine. */
  REMEDY: WhileAsleep
  /** Introduces the trait that a resurrection adds. */
  RETURN_LAYER: Variants
  RETURN_LAYERS: Variants
  /** Hungry, but so soon after a meal that another would hardly count. */
  STILL_HUNGRY: string
  TEMPERAMENTS: Variants
  TIPS: Readonly<Record<Exclude<Tip, 'already_full'>, string>>
  /** Care that was advised although it could do little: a wish, a due wash, an early meal, company for a sleeper. */
  TIPS_ADVISED: Readonly<Partial<Record<CareAction, string>>>
  TIPS_FULL: Readonly<Record<CareAction, string>>
  /** What else the care did, before the tip about the full stat. */
  TIP_GAINS: string
  /** Too many unknown items today. */
  TOO_MANY_NEW: Variants
  UNJUDGED: Variants
  /** For hidden stats: something changed, but not what. */
  UNSEEN: Variants
}

export type ParticularName = keyof typeof texts.PARTICULARS

/** A missing text does not compile. That lists are not empty, tests check. */
type Written<T> = T extends Variants
  ? readonly string[]
  : T extends object
    ? { [Name in keyof T]: Written<T[Name]> }
    : T
const complete: Written<Lines> = texts

export const lines = (): Lines => complete as unknown as Lines
