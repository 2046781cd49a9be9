/** What a creature makes of an item. */
import type { ItemCategory } from '../../care/care'
import type { ItemAction } from '../../care/items/items'
import type { Variants } from '../pick'

export const JUDGED: Readonly<Record<ItemCategory, Variants>> = {
  loved: [
    '{name} loves {item}. Remember this one',
    'The best kind of choice: {name} could not be more pleased with {item}',
    '{name} adores {item}, and would like that written down',
    'Of all things, {item}: {name} is won over completely',
  ],
  liked: [
    '{name} likes {item}',
    '{name} is pleased with {item}: a sound choice',
    'A good pick: {name} took to {item} at once',
    '{name} has nothing but good to say of {item}',
  ],
  neutral: [
    '{name} has no strong opinion about {item}, and takes a little less from {them}',
    '{name} accepts {item} without comment. Something closer to its tastes would do more',
    'Neither here nor there: {name} puts up with {item}, and the effect is slightly smaller',
  ],
  disliked: [
    '{name} dislikes {item}: less comes of it, and a little joy is lost',
    '{name} would rather not have had {item}. Choose something else for {for_action}',
    'A poor choice: {name} turns away from {item}, and a little joy goes with it',
  ],
  harmful: [
    'Harm came of it: keep {item} away from {name}',
    '{name} was hurt by {item}. Keep such things out of the house',
    'Harm was done to {name} with {item}. Look at the preferences before {for_action} next time',
  ],
}
/** A favourite that came to little for some other reason. */
export const LOVED_ANYWAY: Variants = [
  '{name} loves {item}; that was not what fell short',
  'There is nothing wrong with {item}, which {name} loves. Bring {them} again at a better moment',
  '{name} is fond of {item}, though this was not its hour',
]
export const NO_TASK: Variants = [
  '{name} finds nothing to solve in {item}. Bring a task',
  'There is no work in {item}, and {name} wants work: a puzzle, a drill, a trick to learn',
  '{name} looks {item} over for the problem in {them}, and there is none',
]
export const UNJUDGED: Variants = [
  'Nobody could say just now what {name} makes of {item}, so it counted as plain care',
  'The verdict on {item} is still out; for {name} it counted as plain care',
]
/** Its keeper brought more than the house gets to know in a day. */
export const TOO_MANY_NEW: Variants = [
  'You have brought more new things today than the house gets to know in a day, so nobody judged {item}: for {name} it counted as plain care. Try again tomorrow, or offer what its preferences name',
  'So many things that the house had never heard of came from you today that {item} went unjudged, and counted as plain care for {name}. What is known is judged as ever; the rest can be tomorrow',
]
export const GERUND: Readonly<Record<ItemAction, string>> = {
  feed: 'mealtime',
  play: 'play',
  clean: 'washing',
  medicine: 'treatment',
  discipline: 'training',
  sleep: 'rest',
}

export const KILLED: Variants = [
  '{name} had too little health left to survive {item}, and has died. The stone will say illness',
  '{name} could not bear {item}, and has died. There is a stone now, and a way back for seven days',
  '{name} took {item} from you and did not live through it. The way back is open for seven days',
]
