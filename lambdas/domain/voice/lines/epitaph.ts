/** What a gravestone may say. */
import type { ItemAction } from '../../care/items/items'
import type { CareAction, Cause, EvolutionPath, HatchedStage } from '../../creature/creature'
import type { Variants } from '../pick'

/** A clause about the life, and the word that leads from it to the end. */
export type Told = readonly [clause: string, turn: ', until' | ', and then' | ', and' | ', but' | ';']

export const HERE: Variants = [
  'Here rests {name}, {remembered}',
  'Here lies {name}: {remembered}',
  '{name}: {remembered}',
  'In memory of {name}, {remembered}',
  'Rest now, {name}: {remembered}',
]

export const AGE: Readonly<Record<HatchedStage, Variants>> = {
  baby: ['A baby of {lived}', '{lived} old and still brand new', 'New to the world for {lived}'],
  child: ['A child of {lived}', '{lived} old and halfway through a question', 'Still a child after {lived}'],
  teen: ['Half grown at {lived}', '{lived} old and nearly grown', 'All but grown after {lived}'],
  adult: ['Fully grown at {lived}', '{lived} old and known to all', 'Part of the house for {lived}'],
}

export const MEALS = {
  none: ['with no meal on record', 'never once fed', 'and no meal to show for it'],
  allKept: ['with {meals} eaten and none owed', 'fed {fed} with no window missed'],
  someMissed: ['with {meals} eaten and {missed} still owed', 'fed {fed} and kept waiting {waited}'],
} as const satisfies Record<string, Variants>

export const LAST: Readonly<Record<CareAction, Variants<Told>>> = {
  feed: [
    ['the last thing anyone brought was food', ', and then'],
    ['the last visit was at mealtime', ', and then'],
  ],
  play: [
    ['the last visit was a game', ', and then'],
    ['the final score still stands', ';'],
  ],
  clean: [
    ['the last visitor left everything in order', ', and then'],
    ['the last care given was a good clean', ', and then'],
  ],
  medicine: [
    ['somebody tried medicine, and the trying is remembered', ', but'],
    ['help did come once with a spoon in its hand', ', but'],
  ],
  discipline: [
    ['the last lesson was learned and is forgiven', ', but'],
    ['there were words, all of them since taken back', ', and then'],
  ],
  sleep: [
    ['the last kindness was being tucked in', ', and then'],
    ['someone said goodnight and meant it', ', and then'],
  ],
  reflect: [
    ['the last visitor came only to sit', ', and then'],
    ['someone sat here once and asked for nothing', ', and then'],
  ],
}
/** Where the last thing it was fed was no food. */
export const LAST_HARMED: Variants<Told> = [
  ['the last thing anyone brought did harm', ', and then'],
  ['what was set down last was never food', ', and then'],
]
export const NEVER_VISITED: Variants<Told> = [
  ['nobody had quite got round to saying hello', ', and'],
  ['the first visit was still being planned', ', but'],
  ['the welcome was still on its way', ', but'],
  ['everything was ready for company', ', but'],
  ['the door was watched the whole time', ', but'],
]

/** For one that died of nearly the first thing it was given. */
export const FIRST_VISIT: Variants<Told> = [
  ['it had hardly looked around', ', and then'],
  ['there was barely time for hello', ', and then'],
]

export const HABITS: Readonly<Record<CareAction, Variants<Told>>> = {
  feed: [
    ['mealtimes were the great events', ', until'],
    ['the dish was the centre of the day', ', until'],
  ],
  play: [
    ['there was always one more game', ', until'],
    ['play was the serious business of the day', ', until'],
  ],
  clean: [
    ['nobody in the house was better kept', ', until'],
    ['not a speck was out of place', ', until'],
  ],
  medicine: [
    ['the medicine was taken without complaint, mostly', ', until'],
    ['every spoonful was a negotiation', ', until'],
  ],
  discipline: [
    ['manners were a long project and nearly done', ', until'],
    ['the rules were known by heart and some were kept', ', until'],
  ],
  sleep: [
    ['naps were taken seriously', ', until'],
    ['rest was an art here', ', until'],
  ],
  reflect: [
    ['much was said here without a word', ', until'],
    ['good company was kept in silence', ', until'],
  ],
}

export const PATHS: Readonly<Record<EvolutionPath, Variants<Told>>> = {
  high_care: [
    ['it grew up on promises kept', ', until'],
    ['the early hours were kept like vows', ', until'],
  ],
  balanced: [
    ['care came often, if not always', ', until'],
    ['it grew up between one visit and the next', ', until'],
  ],
  low_care: [
    ['little was asked for and less was given', ', until'],
    ['waiting was done with some style', ', until'],
  ],
  rescue: [
    ['once before, at the very edge, somebody came', ', but'],
    ['one rescue was granted and well used', ', but'],
  ],
}

export const RETURNS: Variants<Told> = [
  ['death had been met {back} before and talked round', ', but'],
  ['this is the {nth} stone with this name', ';'],
  ['the road back was walked {back}', ', but'],
]

export const ENDS: Readonly<Record<Cause, Variants>> = {
  hunger: [
    'the meal that was due did not come',
    'one supper too many was missed',
    'hunger grew past bearing',
    'hunger arrived before supper did',
  ],
  illness: [
    'the strength ran out before the will did',
    'an illness asked for more than there was',
    'the sickness got there before the cure',
    'a sickness stayed past all politeness',
  ],
  neglect: [
    'the house fell quiet for too long',
    'the visits grew far apart and stopped',
    'nobody came in time',
    'the silence outlasted the patience',
  ],
}

/** Where care itself was the end, nothing else is blamed. */
export const KILLED: Readonly<Record<ItemAction, Variants>> = {
  feed: [
    'what was set down for it was poison',
    'it was given something that was never food',
    'the wrong dish was set down',
  ],
  play: ['the last game did harm', 'it was given something that was never a toy'],
  clean: ['the last washing did harm', 'what was meant to clean it burned'],
  medicine: ['the cure was worse than the illness', 'it was given the wrong medicine'],
  discipline: ['the last lesson went too far', 'the hand that should have taught did harm'],
  sleep: ['the bed that was made for it did harm', 'it was laid down with the wrong thing'],
}

/** Where no one ever came, no visits can have stopped. */
export const ENDS_UNVISITED: Readonly<Record<Cause, Variants>> = {
  ...ENDS,
  neglect: [
    'the house stayed quiet',
    'the silence outlasted the patience',
    'no step came up the path',
    'the hours ran out',
  ],
}
