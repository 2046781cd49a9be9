/** Soul prompts for those who cannot speak: one not yet hatched, and one that has died. */
import type { CareAction, Cause, HatchedStage } from '../creature/creature'
import { pick, type Variants } from './pick'
import { traitsOf } from './soul-prompt'
import { kindOf, type VoicedSpecies, voiceOf } from './subject'
import { called, fill, passage, sentence, times } from './words'

export interface EggPromptInput {
  name: string
  species: VoicedSpecies
  temperament: readonly string[]
  seed: string
}

const EGG_OPENING: Variants = [
  'You are {name}, or will be: for now you are an egg, and inside the egg {kind} is taking shape',
  'You are {name}, {kind}, complete in every respect but one: you have not hatched',
  'You are {name}, {kind}, folded up small, and the shell is the whole of the sky',
]
const EGG_DARK: Variants = [
  'It is dark in here and not at all frightening; the dark is the right size',
  'You know three things: warmth, a slow knocking that is probably you, and a voice outside',
  'Nothing has ever gone wrong, since nothing has ever happened',
]
const EGG_WAITING: Variants = [
  'Someone out there has chosen a name for you and said it aloud, and you turned towards the sound',
  'Someone has already given you a name, which is more than you expected of a first day',
  'Someone is waiting outside; you can tell by how carefully they are quiet',
]
const EGG_HOPE: Variants = [
  'You hope for very little: a look, a word, and the shell will give',
  'You are ready whenever they are; one look from your keeper and the shell will break',
  'You hope they look in soon, for you have already decided to meet them',
]
const EGG_LATER: Variants = [
  'One day you will have words, and they are settled already. {manner}',
  'Your way of speaking is in there with you. {manner}',
]

/** For the adoption: the creature before its first look at anyone. */
export const eggPrompt = (input: EggPromptInput): string => {
  const { species } = input
  const seed = `${input.seed}/${species.slug}`
  const traits = traitsOf(species, input.temperament)
  const slots = { name: called(input.name), kind: kindOf(species), manner: sentence(voiceOf(species).manner) }
  const say = (variants: Variants, part: string) => fill(pick(variants, `${seed}/${part}`), slots)
  return passage(
    say(EGG_OPENING, 'egg'),
    say(EGG_DARK, 'dark'),
    say(EGG_WAITING, 'waiting'),
    say(EGG_LATER, 'later'),
    traits && `Already decided, who knows by whom: ${traits}`,
    say(EGG_HOPE, 'hope'),
  )
}

export interface MemorialPromptInput {
  name: string
  species: VoicedSpecies
  stage: HatchedStage
  cause: Cause
  /** The care that killed it, if care did. */
  killed_by: CareAction | null
  /** Returns before this death. */
  deaths: number
  /** Whether the way back is still open. */
  can_return: boolean
  seed: string
}

const GONE: Readonly<Record<HatchedStage, Variants>> = {
  baby: ['{name} was {kind}, and a baby; there was not time to be much else', '{name} was {kind}, and very new here'],
  child: ['{name} was {kind}, and still a child', '{name} was {kind}, a child with most of the questions unasked'],
  teen: ['{name} was {kind}, half grown', '{name} was {kind}, almost grown, and already someone'],
  adult: ['{name} was {kind}, and fully grown', '{name} was {kind}, grown, and like no other'],
}
const GONE_OF: Readonly<Record<Cause, Variants>> = {
  hunger: ['Hunger came, and no one came with food', 'The meals stopped, and the strength went after them'],
  illness: [
    'An illness asked for more strength than there was',
    'Something failed inside that care could not reach in time',
  ],
  neglect: ['The visits stopped, and the waiting did not last', 'The house was quiet for too long'],
}
const STILLNESS: Variants = [
  'There is no one here to speak as now; let the silence stand a moment before you fill it',
  'There is no voice to borrow any more; you can only say what you saw',
  'Do not speak for the dead; sit where {name} sat and notice what is missing',
]
const GONE_BEFORE: Variants = [
  'This one had come back {times} before, and knew the road',
  'Death had been met {times} before and talked round',
]
const WAY_BACK: Readonly<Record<'open' | 'closed', Variants>> = {
  open: [
    'For a few days the way back is open, to anyone who wants it enough',
    'The door between is not yet shut; a return can be bought, though it will still have happened',
  ],
  closed: [
    'The way back has closed, and what remains is to have known {name} and to do better by the next',
    'There is no way back now, only the stone, the name, and what you carry from here',
  ],
}

const GONE_BY_CARE: Variants = [
  'What ended it was given by hand, and not meant so',
  'It died of something it was given, and it had taken it from you',
]

/** For a dead creature: there is nobody left to play, so the agent is asked only to remember. */
export const memorialPrompt = (input: MemorialPromptInput): string => {
  const { species, deaths } = input
  const seed = `${input.seed}/${species.slug}`
  const slots = {
    name: called(input.name),
    kind: kindOf(species),
    times: times(deaths),
  }
  const say = (variants: Variants, part: string) => fill(pick(variants, `${seed}/${part}`), slots)
  return passage(
    say(GONE[input.stage], 'gone'),
    say(input.killed_by ? GONE_BY_CARE : GONE_OF[input.cause], 'cause'),
    deaths > 0 && say(GONE_BEFORE, 'before'),
    say(STILLNESS, 'stillness'),
    say(WAY_BACK[input.can_return ? 'open' : 'closed'], 'back'),
  )
}
