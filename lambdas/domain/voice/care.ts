/** What is said after each act of care: what happened, why, and what would work better. */
import type { DisciplineConcern, Effectiveness, ItemCategory, Tip } from '../care/care'
import type { ItemAction } from '../care/items/items'
import type { CareAction } from '../creature/creature'
import type { FeedTiming } from '../time/feeding'
import { pick, type Variants } from './pick'
import { type VoicedSpecies, voiceOf } from './subject'
import { called, capital, clause, fill, itemNoun, passage, spell } from './words'

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
  name: string
  species: VoicedSpecies
  item: string | null
  seed: string
}

/** What is seen: the same whatever the reason, which the second sentence gives. */
const SEEN: Readonly<Record<CareAction, Readonly<Record<Effectiveness, Variants>>>> = {
  feed: {
    effective: [
      '{name} eats with full attention and leaves nothing',
      '{name} finishes every bit and looks up, improved',
      'The meal is gone almost before it is set down, and {name} is the better for it',
    ],
    reduced: [
      '{name} eats a little and leaves the rest',
      '{name} takes a few polite mouthfuls',
      'Some of the meal goes down; {name} leaves the remainder for show',
    ],
    wasted: [
      '{name} looks at the food and then at you, and eats nothing',
      'The meal goes untouched; {name} steps around it',
      '{name} sniffs once, out of courtesy, and walks away',
    ],
  },
  play: {
    effective: [
      '{name} plays as if it had been waiting all day for this',
      'You play, and {name} forgets whatever came before it',
      'The game runs long; {name} wins by some rule of its own and is delighted',
    ],
    reduced: [
      '{name} joins in for a while, then lets the game go by',
      '{name} plays along, though without much fire',
      'There is a short game, of which {name} enjoys the first half',
    ],
    wasted: [
      '{name} watches you play and does not join in',
      'The game does not catch; {name} waits for it to be over',
      '{name} lets the game pass by and thinks of something else',
    ],
  },
  clean: {
    effective: [
      '{name} comes out of it clean, ruffled and visibly better',
      'You clean up thoroughly, and {name} settles into the freshness with approval',
      'Everything around {name} is fresh again, and health follows',
    ],
    reduced: [
      '{name} holds still for part of it, and part of it helps',
      'A quick tidy is all that comes of it, and {name} hardly notices',
      '{name} puts up with some of the washing and slips out of the rest',
    ],
    wasted: [
      'You clean what was clean, and {name} watches you do it',
      '{name} is no better for the washing and a little damper',
      'There is nothing here that cleaning could mend; {name} waits politely',
    ],
  },
  medicine: {
    effective: [
      'The medicine goes down and does its work; {name} already looks clearer',
      '{name} takes the medicine with a face, and feels better for it',
      'Strength comes back to {name} by degrees you can see',
    ],
    reduced: [
      'The medicine helps a little; {name} takes what it needs from it',
      '{name} swallows part of the dose, and part of it helps',
      'A small improvement: {name} is somewhat steadier than before',
    ],
    wasted: [
      'The medicine has nothing to cure, and {name} tells you so with a look',
      '{name} takes the dose, and nothing changes',
      'Nothing comes of it; {name} only remembers the taste',
    ],
  },
  discipline: {
    effective: [
      '{name} listens, does not enjoy it, and remembers',
      'The lesson lands; {name} sulks for a moment and keeps the rule',
      '{name} learns where the line is',
    ],
    reduced: [
      '{name} listens to half of it and learns about as much',
      'Part of the lesson stays; {name} lets the rest go by',
      '{name} nods at the rule and keeps about half of it',
    ],
    wasted: [
      '{name} knows all this already, and now only feels scolded',
      'The lesson has nothing left to teach; {name} waits for it to end',
      '{name} hears you out and learns nothing new',
    ],
  },
  sleep: {
    effective: [
      'You settle {name} down, and the rest does quiet work',
      '{name} lets go of the day and rests properly',
      'A good rest: {name} comes out of it a little stronger',
    ],
    reduced: [
      '{name} rests with one eye open, and gains a little by it',
      '{name} lies down for a while without quite letting go',
      'A short doze is all that comes of it, and {name} is up again',
    ],
    wasted: [
      '{name} lies where you put it and is not tired at all',
      '{name} humours you with closed eyes and gains nothing by it',
      'Rest has nothing to add today; {name} gets up again when you look away',
    ],
  },
  reflect: {
    effective: [
      'You sit with {name} and ask for nothing',
      'A quiet while together: {name} moves a little closer than before',
      'You keep {name} company and let the silence do the work',
    ],
    reduced: [
      'You sit with {name} a while, and a little comes of it',
      '{name} is glad of the company, and a little trust comes of it',
      'Another quiet visit: {name} takes a little from it',
    ],
    wasted: [
      'You sit with {name}, who could not trust you more than this already',
      'The silence is full already; {name} is simply content to have you there',
      '{name} keeps you company, with nothing left to prove',
    ],
  },
}

/** What is seen when the item hurts. */
const HURT: Readonly<Record<ItemAction, Variants>> = {
  feed: [
    '{name} swallows some of the {item} and is sick afterwards',
    '{name} trusts you with the first bite of the {item} and is hurt by it',
  ],
  play: [
    'The game with the {item} ends badly, and {name} is hurt',
    '{name} tries to play with the {item}, is hurt, and backs away from you both',
  ],
  clean: [
    'Washing {name} with the {item} does harm instead of good',
    '{name} flinches from the {item} and is left sore',
  ],
  medicine: [
    'Giving {name} the {item} makes things worse, not better',
    'Taken as medicine, the {item} did {name} nothing but harm',
  ],
  discipline: [
    'Using the {item} on {name} teaches nothing but fear, and it hurts',
    '{name} learns one thing from the {item}: to be afraid',
  ],
  sleep: [
    '{name} tries to rest with the {item} and wakes up worse',
    'There is no rest to be had with the {item}; {name} is the worse for it',
  ],
}

/** Why it went as it did: what held it back comes from the rules, the rest is told here. */
type Reason =
  | Tip
  | 'very_late'
  | 'late'
  | 'loved'
  | 'night'
  | 'species'
  | 'streak'
  | 'on_time'
  | 'lesson'
  | 'gentle_lesson'
  | 'presence'

/** `already_full` depends on the action and stands apart. */
const WHY: Readonly<Record<Exclude<Reason, 'already_full'>, Variants>> = {
  harmful_item: [
    'Such things are harmful to this creature, so nothing good came of it and health was lost',
    'That item does damage, so the care itself counted for nothing',
  ],
  very_late: [
    'The feeding window was missed by far: health, trust and consistency paid for the wait',
    'It came long after the window had closed, and the wait cost health, trust and the streak',
  ],
  late: [
    'It came after the feeding window had closed, which cost a little trust and some consistency',
    'The food was late: the wait was noticed, and the streak starts over',
  ],
  too_early: [
    'It is early: less than half the feeding window has passed, so only part of the meal counts',
    'The last meal was too recent for this one to count in full, and the streak starts over',
  ],
  needs_task_item: [
    'Without a task there is nothing to play for',
    'Idle play does nothing here; this is a mind that wants a problem',
  ],
  play_first: [
    'There was no game since the last meal, so this one counts for half',
    'The appetite comes with the game, and there has been no game since the last meal',
  ],
  wrong_hour: [
    'By day, care counts for only half with this creature of the night',
    'It is the wrong end of the clock: in daylight this creature takes in only half',
  ],
  night: [
    'After midnight, care counts double with this creature of the night',
    'These are the right hours: until six in the morning, care counts double',
  ],
  species_gains_little: [
    'This is not what the species lives for, so it counts for half',
    'Creatures of this kind take only half of what this gives to others',
  ],
  species: [
    'This is what the species lives for, and it counts three times over',
    'Creatures of this kind take three times as much from this as others do',
  ],
  reflected_often: [
    'After three reflections within an hour, each further one is worth less',
    'Silence wants spacing: past the third within an hour, little is added',
  ],
  disliked_item: [
    'The {item} did not please, so only part of the care counted and some joy was lost',
    'Offering the {item} was a mistake of taste: less of the care counted, and joy fell a little',
  ],
  streak: [
    'It was on time, {streak} in a row now, and such a run earns trust',
    '{streak_capital} meals on time in a row: trust grows with each one',
  ],
  loved: ['Bringing the {item} was a fine idea: {name} {happy}', 'You chose well with the {item}: {name} {happy}'],
  on_time: [
    'It was on time, which is how consistency is built',
    'The timing was right: within the window, and past the middle of it',
  ],
  lesson: ['Lessons cost a little joy and a little trust', 'It was not free: some joy and a little trust went with it'],
  gentle_lesson: [
    'With the {item}, the lesson cost no trust and hardly any joy',
    'Thanks to the {item}, it was nearly painless: no trust was lost and little joy',
  ],
  presence: ['Trust grows by exactly such visits', 'It is noticed, and trust grows'],
}

/** The stat an action fills, as the reason says it when there is no room. */
const FULL: Readonly<Record<CareAction, string>> = {
  feed: 'There is no hunger left to feed',
  play: 'There is no room for more happiness just now',
  clean: 'Health is as good as it gets, so there was nothing to gain',
  medicine: 'Health is as good as it gets, so there was nothing to cure',
  discipline: 'Discipline is as high as it goes',
  sleep: 'Health is as good as it gets, so rest had nothing to add',
  reflect: 'Trust is as deep as it goes',
}
const NEARLY_FULL: Readonly<Record<CareAction, string>> = {
  feed: 'There was little hunger left, so most of the meal had nowhere to go',
  play: 'Happiness was high already, so there was little to add',
  clean: 'Health was good already, so there was little to mend',
  medicine: 'Health was good already, so most of the dose had no work to do',
  discipline: 'Discipline was high already, so there was little left to teach',
  sleep: 'Health was good already, so rest had little to add',
  reflect: 'Trust was deep already, so there was little to add',
}

const STREAK_EARNS_TRUST = 3

/** Actions that explain themselves when nothing else needs explaining. */
const OF_ITSELF: Readonly<Partial<Record<CareAction, Reason>>> = { discipline: 'lesson', reflect: 'presence' }

const LATENESS: Readonly<Partial<Record<FeedTiming, Reason>>> = { late: 'late', missed_window: 'very_late' }

/** What the message explains: harm first, then lateness, whose price no other line of the answer explains. */
const reasonOf = ({ action, effectiveness, category, timing, tip, boost, streak = 0 }: CareInput): Reason | null => {
  if (category === 'harmful') return 'harmful_item'
  const late = timing && LATENESS[timing]
  if (late) return late
  if (timing === 'early') return 'too_early'
  if (effectiveness !== 'effective') return tip ?? 'already_full'
  if (category === 'loved') return action === 'discipline' ? 'gentle_lesson' : 'loved'
  if (boost) return boost
  if (timing === 'on_time') return streak >= STREAK_EARNS_TRUST ? 'streak' : 'on_time'
  return OF_ITSELF[action] ?? null
}

const slotsOf = (input: Pick<CareInput, 'name' | 'species' | 'item'> & { streak?: number }) => {
  const voice = voiceOf(input.species)
  const streak = spell(input.streak ?? 0)
  return {
    name: called(input.name),
    item: itemNoun(input.item),
    happy: clause(voice.happy),
    asleep: clause(voice.asleep),
    streak,
    streak_capital: capital(streak),
  }
}

export const careMessage = (input: CareInput): string => {
  const { action, effectiveness, category, seed } = input
  const slots = slotsOf(input)
  const reason = reasonOf(input)
  const hurt = category === 'harmful' && action !== 'reflect' ? HURT[action] : null
  const seen = pick(hurt ?? SEEN[action][effectiveness], `${seed}/${action}/seen`)
  const full = effectiveness === 'wasted' ? FULL[action] : NEARLY_FULL[action]
  const why = reason === 'already_full' ? full : reason && pick(WHY[reason], `${seed}/${action}/why`)
  return passage(fill(seen, slots), why && fill(why, slots))
}

const TIPS: Readonly<Record<Exclude<Tip, 'already_full'>, string>> = {
  harmful_item: 'Never offer the {item} to {name} again. The preferences list items that are safe',
  disliked_item: 'Leave out the {item} next time and choose from the preferences, which list what {name} loves',
  too_early: 'Feed {name} once half the feeding window has passed: next_feeding_window tells you when',
  needs_task_item: 'Bring a task: a puzzle or a training game as the item makes play count for {name}',
  play_first: 'Play with {name} first and feed afterwards; then the whole meal counts',
  wrong_hour: 'Come back after dark: from midnight to six in your timezone, care counts double for {name}',
  species_gains_little: 'Look up the special mechanic of the species: another action does far more for {name}',
  reflected_often: 'Let an hour pass before you reflect with {name} again, and each visit counts in full',
}

const TIPS_FULL: Readonly<Record<CareAction, string>> = {
  feed: 'Wait until {name} is hungrier; next_feeding_window tells you when',
  play: 'Save the next game for when {name} needs cheering, and see what else is needed today',
  clean: 'Cleaning every day or two is enough to keep {name} in health',
  medicine: 'Keep medicine for when {name} is unwell; food on time does the rest',
  discipline: 'Give {name} a rest from lessons; play would repair the mood',
  sleep: 'Let {name} stay up; rest helps most when health is low',
  reflect: 'Trust is in good order; {name} may have other needs today',
}

/** How to do better; only a care that fell short gets one. */
export const careTip = (input: CareInput): string | null => {
  const { action, effectiveness, tip } = input
  if (effectiveness === 'effective') return null
  return passage(fill(tip === null || tip === 'already_full' ? TIPS_FULL[action] : TIPS[tip], slotsOf(input)))
}

export interface ItemResultInput {
  action: ItemAction
  item: string
  /** Null when the item could not be judged. */
  category: ItemCategory | null
  name: string
  species: VoicedSpecies
  seed: string
}

const JUDGED: Readonly<Record<ItemCategory, Variants>> = {
  loved: [
    '{name} loves the {item}. Remember this one',
    'The best kind of choice: {name} could not be more pleased with the {item}',
    '{name} adores the {item}, and {for_action} went better for it',
  ],
  liked: [
    '{name} likes the {item}',
    '{name} is pleased with the {item}: a sound choice',
    'A good pick: {name} took to the {item} at once',
  ],
  neutral: [
    '{name} has no strong opinion about the {item}, and takes a little less from it',
    '{name} accepts the {item} without comment. Something closer to its tastes would do more',
    'Neither here nor there: {name} puts up with the {item}, and the effect is slightly smaller',
  ],
  disliked: [
    '{name} dislikes the {item}: less than half the effect, and a little joy lost',
    '{name} would rather not have had the {item}. Choose something else for {for_action}',
    'A poor choice: {name} turns away from the {item}, and most of the effect is lost',
  ],
  harmful: [
    'The {item} did {name} harm. Do not offer that again',
    '{name} was hurt by the {item}. Keep such things out of the house',
    'Harm was done to {name} with the {item}. Look at the preferences before {for_action} next time',
  ],
}
const UNJUDGED: Variants = [
  'Nobody could say just now what {name} makes of the {item}, so it counted as plain care',
  'The verdict on the {item} is still out; for {name} it counted as plain care',
]
const GERUND: Readonly<Record<ItemAction, string>> = {
  feed: 'mealtime',
  play: 'play',
  clean: 'washing',
  medicine: 'treatment',
  discipline: 'training',
  sleep: 'rest',
}

export const itemResultMessage = (input: ItemResultInput): string =>
  passage(
    fill(pick(input.category ? JUDGED[input.category] : UNJUDGED, `${input.seed}/${input.action}/item`), {
      ...slotsOf(input),
      for_action: GERUND[input.action],
    }),
  )

export type Refusal = 'asleep' | 'needs_play' | 'distrusts' | 'egg'

export interface RefusalInput {
  reason: Refusal
  name: string
  species: VoicedSpecies
  /** When the night ends, as HH:MM; only for the sleeping. */
  sleep_window_end?: string | null
  seed: string
}

const REFUSED: Readonly<Record<Refusal, Variants>> = {
  asleep: [
    '{name} {asleep}. Let it rest and check back {later}; reflecting works even now',
    'Not now: {name} {asleep}. Check back {later}, or reflect, which never wakes anyone',
    '{name} {asleep}, and nothing you bring will change that. You can reflect, or check back {later}',
  ],
  needs_play: [
    '{name} bounces away from the food and looks back at you. Play first, then feed: no game, no appetite',
    'There has been no game since the last meal, so {name} will not eat. Play first, then feed',
  ],
  distrusts: [
    '{name} closes up and will not be cared for yet. Reflect works: sit near, ask nothing, and trust will grow',
    'No way in: {name} does not trust you enough yet. Only reflect is accepted, and it works a little each time',
  ],
  egg: [
    '{name} is still an egg, and an egg needs nothing but to be looked at. Call status once and it will hatch',
    'There is nobody to care for yet: {name} has not hatched. Call status, which is all the egg is waiting for',
  ],
}

/** Why the creature would have none of it, and what would work. */
export const refusalMessage = (input: RefusalInput): string => {
  const { reason, sleep_window_end, seed } = input
  const later = sleep_window_end ? `in an hour or so, or at ${sleep_window_end} for certain` : 'in an hour or so'
  return passage(fill(pick(REFUSED[reason], `${seed}/refused`), { ...slotsOf({ ...input, item: null }), later }))
}

const DISCIPLINE_ADVICE: Readonly<Record<DisciplineConcern, string>> = {
  unwell: '{name} is not well, and the ill learn badly. Heal first: food if it is due, then medicine',
  distrustful: '{name} does not trust you enough to learn from being corrected. Reflect and feed on time first',
  unhappy: '{name} is low in spirits, and a lesson takes joy that is not there. Play first',
  hungry: '{name} is hungry, and no lesson is louder than that. Feed first',
}

/** Why not to discipline now, or null when a lesson would do no harm; the first concern is the gravest. */
export const disciplineAdvice = (input: { name: string; concerns: readonly DisciplineConcern[] }): string | null => {
  const [gravest] = input.concerns
  return gravest ? passage(fill(DISCIPLINE_ADVICE[gravest], { name: called(input.name) })) : null
}

export interface HarmfulDeathInput {
  action: ItemAction
  item: string
  name: string
  species: VoicedSpecies
  seed: string
}

const KILLED: Variants = [
  '{name} had too little health left to survive the {item}, and has died. The stone will say illness',
  '{name} could not bear the {item}, and has died. There is a stone now, and a way back for seven days',
  '{name} took the {item} from you and did not live through it. The way back is open for seven days',
]

/** The one way in which a care action ends a life. */
export const harmfulDeathMessage = (input: HarmfulDeathInput): string =>
  passage(fill(pick(KILLED, `${input.seed}/${input.action}/killed`), slotsOf(input)))
