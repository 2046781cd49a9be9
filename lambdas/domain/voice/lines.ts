/** Texts of the house for all species. The bundler replaces this module: Lambdas read JSON. */

import type { CareAction } from '../../species/care-actions'
import type { Variants } from '../../species/species'
import type { BuiltInTier } from '../../species/vocabulary'
import type { DisciplineConcern, ItemCategory, Tip } from '../care/care'
import type { Milestone } from '../creature/creature'

export type AdoptionMilestone = 'first_adoption' | `tier_unlocked:${Exclude<BuiltInTier, 'common'>}`
type HouseMilestone = Extract<Milestone['type'], 'happiness_milestone' | 'discipline_milestone' | 'health_milestone'>

const ADOPTED: Variants = [
  'You have adopted {name}, {kind}. The egg is warm; call status and it will hatch',
  '{name} is yours: {kind}, still in the shell. Call status now, and be there for the first look',
  'An egg has been set down in your house, and in it is {name}, {kind}. It hatches at your next status call',
]

const EGG: Variants = [
  'You are {name}, or will be: for now you are an egg, and inside it {kind} is taking shape. It is dark in here and not at all frightening; the dark is the right size. Somebody out there has said a name, and you turned towards it. One look, and the shell will give',
  'You are {name}, {kind}, folded up small, and the shell is the whole of the sky. You know three things: warmth, a slow knocking that is probably you, and a voice outside. Nothing has gone wrong yet, since nothing has happened. You are ready whenever they look',
  'You are {name}, {kind}, complete in every respect but one: you have not hatched. Somebody is waiting outside; you can tell by how carefully they are quiet. You hope for very little. A look would do',
]

const EGG_RELEASED: Variants = [
  'You set the egg down where someone else will find it. {name} never knew there was a choice',
  'The egg goes back to the warm shelf it came from. {name} will hatch for somebody, some day',
]

/** The trait that a resurrection adds. */
const RETURN_LAYER: Variants = [
  'From this return it has kept something: {layer}',
  'It has come back with this: {layer}',
]

const AFTER_RETURN: Variants = [
  'Stay near, and be there when the first meal is due',
  'Stay a while, and come back in time for the first meal',
]

/** For a creature that accepts only reflection. */
const ONLY_COMPANY = 'It takes only company yet: reflect'

/** Added for a sick creature if the scene does not mention medicine. */
const REMEDY = { awake: 'It is ill: medicine next', asleep: 'It is ill: medicine when it wakes' } as const

/** Added for an overdue meal if the scene does not mention food. */
const MEAL = { awake: 'Its meal is due: feed it', asleep: 'Feed it when it wakes' } as const
/** Hungry, but so soon after a meal that another would hardly count. */
const STILL_HUNGRY = 'It is still hungry; a meal counts in full again from {opens} on'

/** What would work instead, after the scene. */
const INSTEAD = {
  asleep: null,
  distrusts: 'Only reflect is accepted yet, and each time a little opens',
  needs_play: 'Play first, then feed',
} as const

/** One sentence about an item. The scene before it has named the creature. */
const JUDGED: Readonly<Record<ItemCategory, Variants>> = {
  loved: [
    'It loves {item}. Bring more of that',
    'It would not exchange {item} for anything',
    'It cannot have enough of {item}',
    'It loves {item}, and makes no secret of that',
    'If it could choose, it would choose {item}',
    'With {item} you cannot go wrong',
  ],
  liked: ['It likes {item}', 'It thinks well of {item}'],
  neutral: [
    'It took {item} without comment. Something nearer to its tastes does more',
    'It has no opinion of {item}. Something nearer to its tastes does more',
  ],
  disliked: ['It does not like {item}. Choose something else next time', 'It would rather have gone without {item}'],
  harmful: ['It was harmed by {item}. Keep that away', 'Never again {item}. That did harm'],
}
/** The first item that it ever loved. */
const FIRST_LOVED: Variants = [
  'It turns out to love {item}. Remember that',
  'It has a favourite from now on, and that is {item}',
]
const LOVED_ANYWAY: Variants = [
  'It loves {item}. Only the moment was wrong',
  'It loves {item} all the same. Bring that again at a better moment',
]
const NO_TASK: Variants = [
  'There is nothing to solve in {item}. Bring a task',
  'There is no work in {item}. Bring a puzzle or a drill',
]
const UNJUDGED: Variants = [
  'Nobody could say just now what {name} makes of {item}. It was taken as plain care',
  'It is not known yet what {name} makes of {item}. It was taken as plain care',
]

/** Too many unknown items today. */
const TOO_MANY_NEW: Variants = [
  'You have brought more new things today than the house gets to know in a day, so nobody judged {item}. It was taken as plain care. Try again tomorrow, or offer what its preferences name',
  'Nobody judged {item}, because so many things that the house had never heard of came from you today. It was taken as plain care; what is known is judged as ever',
]

const TIPS: Readonly<Record<Exclude<Tip, 'already_full'>, string>> = {
  harmful_item: 'Never give it {item} again. The preferences list what is safe for {name}',
  disliked_item: 'Choose from the preferences, which list what {name} loves',
  too_early: 'Feed {name} once half the feeding window has passed: next_feeding_window tells you when',
  needs_task_item: 'Bring a task: a puzzle or a training game as the item makes play worth something to {name}',
  play_first: 'Play with {name} first and feed afterwards; then the whole meal does it good',
  wrong_hour: '{rule}',
  species_gains_little: '{rule}',
  reflected_often: 'Let an hour pass before you sit with {name} again',
}

const TIPS_FULL: Readonly<Record<CareAction, string>> = {
  feed: 'Wait until {name} is hungrier; next_feeding_window tells you when',
  play: 'Save the next game for when {name} needs cheering',
  clean: 'Cleaning every day or two is enough for {name}',
  medicine: 'Keep medicine for when {name} is unwell',
  discipline: 'Give {name} a rest from lessons: it knows them by now',
  sleep: 'Let {name} stay up; rest helps most when health is low',
  reflect: 'Trust is in good order; {name} may have other needs today',
}

/** Care that was advised although it could do little: a wish, a due wash, an early meal, company for a sleeper. */
const TIPS_ADVISED: Readonly<Partial<Record<CareAction, string>>> = {
  feed: 'Early, and rightly so: {name} will sleep through its next mealtime',
  play: '{name} was glad already; a game could add little',
  clean: 'A wash was wanted; {name} had little health to win back',
  sleep: '{name} was well already; rest could add little',
  reflect: 'This counts as care, however little trust it adds',
}
/** What else the care did, before the tip about the full stat. */
const TIP_GAINS = 'Its {full} had no room to grow, but its {gains} rose'

const DISCIPLINE_ADVICE: Readonly<Record<DisciplineConcern, string>> = {
  unwell: '{name} is not well, and lessons can wait. Heal first: food if it is due, then medicine',
  distrustful: '{name} hardly trusts you yet, and a lesson takes more of that. Reflect and feed on time first',
  unhappy: '{name} is low in spirits. Play first',
  hungry: '{name} is hungry, and lessons keep. Feed first',
}

/** By threshold. They must fit any situation. */
const REACHED: Readonly<Record<HouseMilestone, Readonly<Record<number, Variants>>>> = {
  happiness_milestone: {
    50: [
      'For the first time {name} is more glad than not',
      'The balance has tipped: {name} is glad more often than not',
    ],
    80: ['{name} has not been this glad before', 'So this is {name} when it is glad'],
    100: ['{name} could not be gladder', 'There is no more room for gladness in {name}'],
  },
  discipline_milestone: {
    25: [
      '{name} has learned a first rule, and has kept it at least once',
      'It has come to {name} that some of your requests were serious',
    ],
    50: [
      '{name} knows how the house runs, and mostly runs with it',
      '{name} now thinks twice, and sometimes three times',
    ],
    75: ['{name} could teach the rules by now', '{name} has better manners than some visitors'],
  },
  health_milestone: {
    80: [
      '{name} was close to dying and is well again. That was your doing',
      '{name}, once at the very edge, is strong again',
    ],
  },
}

/** For hidden stats: something changed, but not what. */
const UNSEEN: Variants = [
  'Something has shifted in {name}; it does not say what',
  '{name} has reached something, and keeps it to itself',
]

const ADOPTION: Readonly<Record<AdoptionMilestone, Variants>> = {
  first_adoption: [
    '{name} is your first creature. The clock starts when the egg hatches, and after that it does not stop',
    'Your first egg. {name} will need meals on time, some play and the odd quiet visit: begin by looking in',
  ],
  'tier_unlocked:uncommon': [
    'You have raised a creature to adulthood, and the uncommon species are open to you',
    'One adult raised: the uncommon species have heard of you, and are willing to be adopted',
  ],
  'tier_unlocked:rare': [
    'Three adults raised and few lost: the rare species are open to you',
    'Word has got round of the adults you raised. The rare species will come to you now',
  ],
  'tier_unlocked:extreme': [
    'Thirty days, five creatures and not one grave: the extreme species are open to you. They are not easy',
    'Nobody in your care has died, and that is noticed. The extreme species are open to you, if you dare',
  ],
}

const ALL = {
  ADOPTED,
  ADOPTION,
  AFTER_RETURN,
  DISCIPLINE_ADVICE,
  EGG,
  EGG_RELEASED,
  FIRST_LOVED,
  INSTEAD,
  JUDGED,
  LOVED_ANYWAY,
  MEAL,
  NO_TASK,
  ONLY_COMPANY,
  REMEDY,
  REACHED,
  RETURN_LAYER,
  STILL_HUNGRY,
  TIPS,
  TIPS_ADVISED,
  TIPS_FULL,
  TIP_GAINS,
  TOO_MANY_NEW,
  UNJUDGED,
  UNSEEN,
}

export const lines = () => ALL
