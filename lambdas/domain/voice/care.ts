/** What is said after each act of care: what was seen, why it went so, and what would work better. */
import { type DisciplineConcern, type Effectiveness, type ItemCategory, type Tip, TRUST_RECOVERY } from '../care/care'
import type { ItemAction } from '../care/items/items'
import type { CareAction } from '../creature/creature'
import type { FeedTiming } from '../time/feeding'
import { book } from './book'
import { type Condition, isWell } from './condition'
import type { Seen } from './lines/care-seen'
import type { Reason } from './lines/care-told'
import { speaker, type Turn, type Variants } from './pick'
import { type VoicedSpecies, voiceOf } from './subject'
import { called, capital, clause, fill, itemPhrase, itemPronoun, passage, spell } from './words'

/** Why an action did more than usual: the hour of a night creature, or what its species lives for. */
export type Boost = 'night' | 'species'

export interface CareInput {
  action: CareAction
  effectiveness: Effectiveness
  category: ItemCategory | null
  /** Null for every action but feed. */
  timing: FeedTiming | null
  /** Why the action did less than it could, if it did. */
  tip: Tip | null
  boost?: Boost | null
  /** Feedings on time in a row, this one included. */
  streak?: number
  /** How it is afterwards. */
  condition: Condition
  /** The stat that the action fills is hidden: the creature keeps to itself what it made of it. */
  guarded?: boolean
  /** For discipline: it had better not have been used. */
  concerned?: boolean
  name: string
  species: VoicedSpecies
  item: string | null
  seed: string
  /** See `turnOfCare`. */
  turn: Turn
}

/** What is always so need not always be said. */
const BOOST_TOLD_EVERY = 3

/** Actions that explain themselves when nothing else needs explaining. */
const OF_ITSELF: Readonly<Partial<Record<CareAction, Reason>>> = { discipline: 'lesson', reflect: 'presence' }

const LATENESS: Readonly<Partial<Record<FeedTiming, Reason>>> = { late: 'late', missed_window: 'very_late' }

const isFull = ({ effectiveness, tip }: CareInput): boolean =>
  effectiveness !== 'effective' &&
  (tip === null || tip === 'already_full' || (tip === 'too_early' && effectiveness === 'wasted'))

/** What the message explains: harm first, then lateness, whose price no other line of the answer explains. */
const whyOf = (input: CareInput): Variants | null => {
  const { action, effectiveness, category, timing, tip, boost, streak = 0, condition, guarded, turn } = input
  const { WHY, FULL, NEARLY_FULL } = book().told
  if (category === 'harmful') return WHY.harmful_item
  const late = timing && LATENESS[timing]
  if (late) return WHY[late]
  if (isFull(input)) return guarded ? null : (effectiveness === 'wasted' ? FULL : NEARLY_FULL)[action]
  if (timing === 'early') return WHY.too_early
  // The verdict on the item says so already.
  if (category === 'disliked') return null
  if (effectiveness !== 'effective' && tip && tip in WHY) return WHY[tip as Reason]
  if (category === 'loved' && action === 'discipline') return WHY.gentle_lesson
  if (boost && !guarded && turn % BOOST_TOLD_EVERY === 1) return WHY[boost]
  if (category === 'loved' && isWell(condition)) return WHY.loved
  if (timing === 'on_time') return streak >= TRUST_RECOVERY.from_streak ? WHY.streak : WHY.on_time
  const itself = OF_ITSELF[action]
  return itself ? WHY[itself] : null
}

const groupOf = (input: CareInput): Seen => {
  const { effectiveness, timing } = input
  if (timing === 'missed_window' && effectiveness !== 'wasted') return 'late'
  if (isFull(input)) return effectiveness === 'wasted' ? 'full' : 'nearly'
  return effectiveness === 'effective' ? 'effective' : 'short'
}

const seenOf = (input: CareInput): Variants => {
  const { action, category } = input
  const { GRUDGING, GUARDED, HURT, RESENTED, SEEN, WATCHED_OVER } = book().seen
  if (category === 'harmful' && action !== 'reflect') return HURT[action as ItemAction]
  if (action === 'reflect' && input.condition === 'sleeping') return WATCHED_OVER
  if (input.guarded) return GUARDED
  if (input.concerned) return RESENTED
  const group = groupOf(input)
  if (category === 'disliked' && group !== 'full') return GRUDGING
  return SEEN[action][group] ?? SEEN[action].effective
}

/** What the texts about one act of care may speak of. */
export const careSlots = (input: Pick<CareInput, 'name' | 'species' | 'item'> & { streak?: number }) => {
  const voice = voiceOf(input.species)
  const streak = spell(input.streak ?? 0)
  return {
    name: called(input.name),
    item: itemPhrase(input.item),
    them: itemPronoun(input.item),
    asleep: clause(voice.asleep),
    eats: clause(voice.eats),
    plays: clause(voice.plays),
    streak,
    streak_capital: capital(streak),
  }
}

export const careMessage = (input: CareInput): string => {
  const say = speaker(`${input.seed}/${input.action}`, input.turn)
  const seen = say(seenOf(input), 'seen')
  const why = whyOf(input)
  const reason = why && say(why, 'why')
  const slots = { ...careSlots(input), happy: clause(say(voiceOf(input.species).happy, 'happy')) }
  return passage(fill(seen, slots), reason && fill(reason, slots))
}

/** How to do better; only a care that fell short gets one. */
export const careTip = (input: CareInput): string | null => {
  const { action, effectiveness, tip } = input
  if (effectiveness === 'effective') return null
  const { TIPS, TIPS_FULL } = book().told
  return passage(fill(tip === null || tip === 'already_full' ? TIPS_FULL[action] : TIPS[tip], careSlots(input)))
}

/** Why not to discipline now, or null when a lesson would do no harm; the first concern is the gravest. */
export const disciplineAdvice = (input: { name: string; concerns: readonly DisciplineConcern[] }): string | null => {
  const [gravest] = input.concerns
  return gravest ? passage(fill(book().told.DISCIPLINE_ADVICE[gravest], { name: called(input.name) })) : null
}
