/** For one that is not yet born, and for one that is gone. */
import type { Cause, HatchedStage } from '../../creature/creature'
import type { Variants } from '../pick'

export const EGG_OPENING: Variants = [
  'You are {name}, or will be: for now you are an egg, and inside the egg {kind} is taking shape',
  'You are {name}, {kind}, complete in every respect but one: you have not hatched',
  'You are {name}, {kind}, folded up small, and the shell is the whole of the sky',
]
export const EGG_DARK: Variants = [
  'It is dark in here and not at all frightening; the dark is the right size',
  'You know three things: warmth, a slow knocking that is probably you, and a voice outside',
  'Nothing has ever gone wrong, since nothing has ever happened',
]
export const EGG_WAITING: Variants = [
  'Someone out there has chosen a name for you and said it aloud, and you turned towards the sound',
  'Someone has already given you a name, which is more than you expected of a first day',
  'Someone is waiting outside; you can tell by how carefully they are quiet',
]
export const EGG_HOPE: Variants = [
  'You hope for very little: a look, a word, and the shell will give',
  'You are ready whenever they are; one look from your keeper and the shell will break',
  'You hope they look in soon, for you have already decided to meet them',
]
export const EGG_LATER: Variants = [
  'One day you will have words, and they are settled already. {manner}',
  'Your way of speaking is in there with you. {manner}',
]

export const GONE: Readonly<Record<HatchedStage, Variants>> = {
  baby: ['{name} was {kind}, and a baby; there was not time to be much else', '{name} was {kind}, and very new here'],
  child: ['{name} was {kind}, and still a child', '{name} was {kind}, a child with most of the questions unasked'],
  teen: ['{name} was {kind}, half grown', '{name} was {kind}, almost grown, and already someone'],
  adult: ['{name} was {kind}, and fully grown', '{name} was {kind}, grown, and like no other'],
}
export const GONE_OF: Readonly<Record<Cause, Variants>> = {
  hunger: ['Hunger came, and no one came with food', 'The meals stopped, and the strength went after them'],
  illness: [
    'An illness asked for more strength than there was',
    'Something failed inside that care could not reach in time',
  ],
  neglect: ['The visits stopped, and the waiting did not last', 'The house was quiet for too long'],
}
export const STILLNESS: Variants = [
  'There is no one here to speak as now; let the silence stand a moment before you fill it',
  'There is no voice to borrow any more; you can only say what you saw',
  'Do not speak for the dead; sit where {name} sat and notice what is missing',
]
export const GONE_BEFORE: Variants = [
  'This one had come back {times} before, and knew the road',
  'Death had been met {times} before and talked round',
]
/** While the way back is open, the answer says so beside this. */
export const NO_WAY_BACK: Variants = [
  'The way back has closed, and what remains is to have known {name} and to do better by the next',
  'There is no way back now, only the stone, the name, and what you carry from here',
]

export const GONE_BY_CARE: Variants = [
  'What ended it was given by hand, and not meant so',
  'It died of something it was given, and it had taken it from you',
]
