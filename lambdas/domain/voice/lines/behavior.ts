/** What a creature is seen to do when somebody looks. */
import type { HatchedStage } from '../../creature/creature'
import type { Condition, Emergency } from '../condition'
import type { Variants } from '../pick'

const UNWELL: Variants = [
  '{name} {does}',
  'Not at all well, {name} {does}',
  'Out of sorts, {name} {does}',
  'Look closely: {name} {does}',
]
const CALM: Variants = [
  '{name} {does}',
  'Just now {name} {does}',
  'Look in, and {name} {does}',
  'At this moment {name} {does}',
]

/** What the eye meets first; the rest is the species’ own doing. */
export const FIRST: Readonly<Record<Condition, Variants>> = {
  sleeping: [
    '{name} {does}',
    'Do not disturb: {name} {does}',
    'Lights low, {name} {does}',
    'Far away for now, {name} {does}',
  ],
  critical: [
    '{name} {does}',
    'This is serious: {name} {does}',
    'Something is very wrong: {name} {does}',
    'There is no time to lose: {name} {does}',
  ],
  dying: [
    'Time is running out, and {name} {does}',
    'There is little time left, and {name} {does}',
    'Come now if you are coming: {name} {does}',
    'Its hours are nearly spent, and {name} {does}',
  ],
  unfed: [
    'Long past mealtime, {name} {does}',
    'With the meal missed altogether, {name} {does}',
    'This can wait no longer: {name} {does}',
    'Weaker by the hour, {name} {does}',
  ],
  sick: UNWELL,
  hurt: UNWELL,
  weak: CALM,
  hungry: [
    '{name} {does}',
    'There is no mistaking it: {name} {does}',
    'Hungry now, {name} {does}',
    'With an empty middle, {name} {does}',
  ],
  filthy: CALM,
  lonely: CALM,
  peckish: CALM,
  happy: [
    '{name} {does}',
    'In fine spirits, {name} {does}',
    'In high good humour, {name} {does}',
    'Quite the sight: {name} {does}',
  ],
  curious: [
    '{name} {does}',
    'Something new is afoot: {name} {does}',
    'Wide awake, {name} {does}',
    'On the trail of something, {name} {does}',
  ],
  content: [
    '{name} {does}',
    'An ordinary hour: {name} {does}',
    'Nothing to report, except that {name} {does}',
    'Left to its own devices, {name} {does}',
  ],
}

export const WARY: Readonly<Record<HatchedStage, Variants>> = {
  baby: [
    'Every step in the room still makes the little one freeze',
    'It looks up at your voice and is not yet sure whose voice it is',
    'Your shadow is enough to send it behind the nearest thing',
    'It studies your shoes, which is as high as it dares to look',
    'It goes still when you look, and moves when you do not',
  ],
  child: [
    'It keeps just out of reach, and checks that you noticed',
    'It comes halfway to meet you and stops there',
    'It will take a look at you, from behind something',
    'It answers, but from the next room',
    'It has a hiding place, and you are not to know of it yet',
  ],
  teen: [
    'It answers to its name only when it was going that way anyway',
    'It leaves the room shortly after you enter it',
    'It has opinions about you and is not sharing them',
    'It lets you sit down first, at the other end',
    'It says nothing, at length',
  ],
  adult: [
    'It watches you with the patience of someone keeping notes',
    'It takes what you leave and waits until you have gone',
    'It keeps the furniture between you, politely',
    'It knows your step by now and has not decided what it means',
    'It gives you a wide berth and a civil nod',
  ],
}

export const STAGE_COLOUR: Readonly<Record<HatchedStage, Variants>> = {
  baby: [
    'Being this small is a full day’s work',
    'Everything is being seen for the first time, some of it twice',
    'The far side of the room remains unexplored',
    'It has found its own feet and is checking that they stay',
    'Somewhere it has learned to yawn, and means to keep it up',
  ],
  child: [
    'Nobody has told it yet that the house has limits',
    'Three projects are under way and none will be finished',
    'It has learned the word no and is considering it',
    'Whatever was on the low shelf is no longer on the low shelf',
    'There are questions, and they are stacked by the door',
  ],
  teen: [
    'It would rather not be watched, and would hate to be missed',
    'It has outgrown something overnight and is not sure what',
    'There is a plan, and it is not to be discussed',
    'It sighs, on the whole, more than the day requires',
    'It has rearranged its corner and expects this to be noticed',
  ],
  adult: [
    'It has the air of someone who knows where everything is kept',
    'The day has its order, and it is keeping to it',
    'It moves like the owner of the place, which in a way it is',
    'It has seen this hour before and thinks it one of the better ones',
    'It keeps an eye on things so that nobody else has to',
  ],
}

/** What is said of one that is not well: what it needs, never a reassurance. */
export const SECOND: Readonly<Record<Exclude<Condition, 'sleeping' | 'happy' | 'curious' | 'content'>, Variants>> = {
  critical: [
    'Each hour counts now',
    'It has not much left to spend',
    'It still knows when you come near',
    'What it needs, it needs now',
    'It is holding on to very little',
  ],
  dying: [
    'It was last cared for {alone}, and there are not many hours left',
    'The last visit was {alone}; it cannot wait much longer',
    'Care came last {alone}. Any care at all would turn the clock back',
    'The last care it knew was {alone}, and there must be more soon',
    'It has waited since the last care, {alone}, and has little waiting left',
  ],
  unfed: [
    'The last meal was {fed}, and every hour now takes strength',
    'It last ate {fed}. Feed it before anything else',
    'The last bite was {fed}, and the strength goes first',
    'It was fed {fed} and is living on reserves',
    'The dish has been empty since the last meal, {fed}, and it shows',
  ],
  sick: [
    'A little care would go a long way today',
    'It is putting a brave face on it, and not a convincing one',
    'It would like to be asked how it is',
    'Medicine first, questions later',
    'It has looked better, and would like to again',
  ],
  hurt: [
    'It has just been hurt and holds still',
    'Give it a moment, and something safe',
    'It keeps its distance from what did that',
    'It licks the sore place, or would if it could',
    'It has learned something, and not gladly',
  ],
  weak: [
    'It is not as strong as it was, and rests between',
    'It tires sooner than it should',
    'Something has been taken out of it, and it will take a few good days to put back',
    'A clean place and a little medicine would not be wasted on it',
    'It saves its strength for things that matter',
  ],
  hungry: [
    'The last meal was {fed}',
    'Supper is the only subject',
    'It was fed {fed} and has been counting',
    'Food would be the whole of the answer',
    'It has explained the situation to the dish, at length',
  ],
  filthy: [
    'It has gone days without a clean, and it is beginning to tell',
    'A good clean is overdue, and not by a little',
    'There is dirt in places where there used to be none',
    'It would be the better for soap, and knows it',
    'It has stopped looking at itself',
  ],
  lonely: [
    'Between times, {name} {lonely}',
    'A game is overdue, and it shows',
    'The spark has gone down low; some company would bring it up',
    'When it thinks itself unobserved, {name} {lonely}',
    'It has run out of games for one',
  ],
  peckish: [
    'Now and then it looks towards the dish',
    'A meal would not be unwelcome',
    'It has begun to listen for supper',
    'The last meal was {fed}, not that anyone is counting',
    'It keeps a polite eye on the kitchen',
  ],
}

/** In place of either, of one that must be won before it can be helped. */
export const CLOSED: Variants = [
  'It takes nothing yet but your company: reflect',
  'It lets nobody near enough to help; reflecting is the one way in',
  'Whatever you bring stays outside: sit with it, and reflect, until it opens',
  'It would have to trust you to be helped, and trust comes of reflecting beside it',
  'It is shut to all but one thing, which is somebody who sits and reflects',
]

export const HABIT: Variants = ['True to form, it also {quirk}', 'As ever, it {quirk}', 'And, being itself, it {quirk}']
export const CLOSE: Variants = ['Since it trusts you, it {bonded}', 'With you it has its own custom: it {bonded}']

/** A sleeper is described best by nearly leaving it alone. */
export const ASLEEP: Variants = [
  'The room has gone soft around the edges',
  'Nothing else moves',
  'Now and then something twitches, far off, in the dream',
  'It can wait',
  'The clock has lowered its voice',
]
export const ASLEEP_BUT: Readonly<Record<Emergency, Variants>> = {
  critical: [
    'But it is very ill, and sleep alone will not mend it',
    'It is badly off, asleep or not',
    'Its breath is shallow: be here when it wakes, with medicine',
    'This is the sleep of someone very ill',
    'It is sinking, softly, and should not be left',
  ],
  dying: [
    'But its time is running out, asleep or not: sit with it now',
    'Its hours are nearly spent, so do not wait for morning: reflecting counts as care',
    'It may not wake: time is running out, and reflecting is care enough to stop it',
    'Do not go away again: its hours are nearly spent, and you can reflect beside it',
    'Time is running out while it dreams; reflect, and it has more of it',
  ],
  unfed: [
    'But it went to sleep unfed, and is losing strength: feed it the moment it wakes',
    'It last ate {fed}, and sleep only slows the losing',
    'It sleeps unfed, which is not the same as resting',
    'Be here with a meal when it wakes: it last ate {fed}',
    'It has gone unfed too long, and dreams do not count',
  ],
}
