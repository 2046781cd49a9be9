/** What is seen when care is given, whatever the reason: that is told in a sentence of its own. */
import type { ItemAction } from '../../care/items/items'
import type { CareAction } from '../../creature/creature'
import type { Variants } from '../pick'

/** It went well; it came very late; it fell short; there was hardly room for it; there was none. */
export type Seen = 'effective' | 'late' | 'short' | 'nearly' | 'full'

type Sights = Readonly<Record<Exclude<Seen, 'late'>, Variants> & { late?: Variants }>

export const SEEN: Readonly<Record<CareAction, Sights>> = {
  feed: {
    effective: [
      '{name} {eats}',
      '{name} eats with full attention and leaves nothing',
      '{name} finishes every bit and looks up',
      'The meal is gone almost before it is set down, and {name} is fed',
      'For a while there is only the sound of {name} eating, and then not even that',
      'Mealtime: {name} {eats}',
      '{name} sees to the meal at once, and the dish goes back empty',
      'You set it down, {name} sets about it, and that is that',
      '{name} gives the meal its whole mind until there is no more meal',
      'Not a scrap is left when {name} has done',
    ],
    late: [
      '{name} eats fast, as one who had stopped expecting it',
      'The first bites go down whole; only then does {name} look at you',
      '{name} eats without once lifting its head',
      'There is no ceremony about it: {name} eats until the dish is empty',
      '{name} gets it all down, and stays by the dish in case that was not it',
      'It goes quickly, and {name} keeps one eye on you throughout',
      '{name} falls on the food as if it might be called back',
      'You hardly have time to let go of the dish; {name} eats and does not look up',
    ],
    short: [
      '{name} eats a little and leaves the rest',
      '{name} takes a few polite mouthfuls',
      'Some of the meal goes down; {name} leaves the remainder for show',
      '{name} picks at it and pushes the dish an inch away',
      'A bite here, a bite there, and {name} calls it a meal',
      '{name} samples the middle and ignores the edges',
    ],
    nearly: [
      '{name} finds room for a bite or two, out of regard',
      '{name} nibbles at the edge and sits back, replete',
      'A mouthful fits, and {name} takes it for form’s sake',
      '{name} eats what there is space for, which is not much',
      'One bite, for friendship, and {name} is done',
      '{name} tops itself up and leaves the rest for the birds',
    ],
    full: [
      '{name} looks at the food and then at you, and eats nothing',
      'The meal goes untouched; {name} steps around it',
      '{name} sniffs once, out of courtesy, and walks away',
      'Not a bite: {name} is full to the brim',
      '{name} considers the dish as one considers a second winter coat',
      '{name} pushes the dish back to you with great tact',
      'The food sits there; {name} sits here; nothing comes of it',
    ],
  },
  play: {
    effective: [
      '{name} {plays}',
      '{name} plays as if it had been waiting all day for this',
      'You play, and {name} forgets whatever came before it',
      'The game runs long; {name} wins by some rule of its own and is delighted',
      'The game is on, and {name} {plays}',
      '{name} plays until the furniture has moved',
      'It starts as one game and ends as another, and {name} wins both',
      'There is a great deal of running about, most of it by {name}',
    ],
    short: [
      '{name} joins in for a while, then wanders off',
      '{name} plays along, though without much fire',
      'There is a short game, of which {name} takes in the first half',
      '{name} watches more than it plays',
    ],
    nearly: [
      '{name} plays along, as merry as before',
      'It is a good game, and {name} was in a good mood already',
      '{name} plays with a light heart that needed little lightening',
      'You play a round, and {name} enjoys it as it enjoys most things today',
    ],
    full: [
      '{name} plays for the pure luxury of it',
      'A game on top of a perfect day: {name} takes it as it comes',
      '{name} could not be merrier, and plays to prove it',
      'You play, and {name} stays exactly as delighted as before',
    ],
  },
  clean: {
    effective: [
      '{name} comes out of it clean, ruffled and better',
      'You clean up thoroughly, and {name} settles into the freshness with approval',
      'Everything around {name} is fresh again, and health follows',
      'There is a struggle, a splash and a truce, and then {name} is clean',
      '{name} bears it nobly, then shakes itself over everything you own',
    ],
    short: [
      '{name} holds still for part of it, and part of it helps',
      'A quick tidy is all that comes of it, and {name} hardly notices',
      '{name} puts up with some of the washing and slips out of the rest',
      'Half a wash is had by {name}, the drier half',
    ],
    nearly: [
      '{name} was nearly spotless, and is now entirely so',
      'There was little to do, and {name} lets you do it',
      'A quick once-over, and {name} gleams much as before',
    ],
    full: [
      'You clean what was clean, and {name} watches you do it',
      '{name} is no better for the washing and a little damper',
      'There is nothing here that cleaning could mend; {name} waits politely',
    ],
  },
  medicine: {
    effective: [
      'The medicine goes down and does its work; {name} already looks clearer',
      '{name} takes the medicine with a face, and it helps',
      'Strength comes back to {name} by degrees you can see',
      '{name} swallows, shudders, forgives you, and is the stronger for it',
      'It takes two attempts and a small deception, and then it works: {name} is steadier',
    ],
    short: [
      'The medicine helps a little; {name} takes what it can from it',
      '{name} swallows part of the dose, and part of it helps',
      'A small improvement: {name} is somewhat steadier than before',
      'Some of the dose ends up in {name} and some of it elsewhere',
    ],
    nearly: [
      'There was little left to cure, and now {name} has none of it',
      '{name} takes a dose it hardly needed, with a look that says so',
      'The medicine finds one small thing to mend, and {name} is mended',
    ],
    full: [
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
      '{name} tests the rule once more, finds it still there, and accepts it',
      'A long look passes between you; {name} gives way first',
    ],
    short: [
      '{name} listens to half of it and learns about as much',
      'Part of the lesson stays; {name} lets the rest go by',
      '{name} nods at the rule and keeps about half of it',
    ],
    nearly: [
      '{name} knew most of it, and now knows the rest',
      'There was one loophole left, and {name} is sorry to see it go',
      '{name} recites the rule with you, a word ahead',
    ],
    full: [
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
      '{name} turns round three times, or thinks of it, and sleeps like a stone',
    ],
    short: [
      '{name} rests with one eye open, and gains a little by it',
      '{name} lies down for a while without quite letting go',
      'A short doze is all that comes of it, and {name} is up again',
    ],
    nearly: [
      '{name} was hardly tired, and rests for the pleasure of it',
      'A small nap, since it is offered: {name} gets up much as it lay down',
      '{name} lies down, finds little to recover from, and enjoys the ceiling',
    ],
    full: [
      '{name} lies where you put it and is not tired at all',
      '{name} humours you with closed eyes and gains nothing by it',
      '{name} gets up again as soon as you look away',
    ],
  },
  reflect: {
    effective: [
      'You sit with {name} and ask for nothing',
      'A quiet while together, with {name} a little nearer than before',
      'You keep {name} company and let the silence do the work',
      'Neither of you says much, and {name} seems to prefer it so',
      'You stay, {name} stays, and the light moves across the floor',
      'You sit down where {name} can see you, and stay there',
    ],
    short: [
      'You sit with {name} a while, and a little comes of it',
      'You keep {name} company once more, and a little comes of it',
      'Another quiet visit: {name} takes a little from it',
    ],
    nearly: [
      'You sit together; there was little distance left to cross, and {name} crosses it',
      '{name} hardly needs the reassurance, and takes it anyway',
      'Old friends by now, you and {name} share the quiet',
    ],
    full: [
      'You sit with {name}, who could not trust you more than this already',
      'The silence is full already; {name} is simply glad to have you there',
      '{name} keeps you company, with nothing left to prove',
    ],
  },
}

/** An item it dislikes, though some good may come of it. */
export const GRUDGING: Variants = [
  '{name} goes along with it, under protest',
  '{name} puts up with it and makes sure you know',
  '{name} sees it through with a face',
  '{name} gets through it without enthusiasm',
  '{name} endures it, and files the complaint for later',
]

/** One that shows nothing of how it is. */
export const GUARDED: Variants = [
  '{name} takes what is offered and gives nothing away',
  '{name} allows it, face averted, and keeps its verdict to itself',
  'It is accepted; how it was received is for {name} to know',
  '{name} lets it happen and closes up again',
  'There is a pause, a rustle, and no comment from {name}',
  '{name} makes no fuss and no promises',
]

/** A lesson at a bad time: it is learned, and it costs. */
export const RESENTED: Variants = [
  '{name} obeys, and takes it hard',
  '{name} learns the rule and looks smaller for it',
  '{name} does as it is told and turns its face away',
  'The rule is kept; {name} keeps its distance too',
]

/** Company for one asleep. */
export const WATCHED_OVER: Variants = [
  'You sit by while {name} sleeps, and ask for nothing',
  '{name} sleeps on, and somewhere in the dream there is now a second chair',
  'You keep watch; {name} breathes out and sleeps a little deeper',
  '{name} does not wake, but something in it knows that you are there',
]

/** What is seen when the item hurts. */
export const HURT: Readonly<Record<ItemAction, Variants>> = {
  feed: [
    '{name} swallows some of it and is sick afterwards',
    '{name} takes one bite of {item} and is hurt by it',
    'It was no food for {name}, who is sick from it',
    '{name} eats what you brought, and then lies down in the wrong way',
  ],
  play: [
    'The game with {item} ends badly, and {name} is hurt',
    '{name} tries to play with {item}, is hurt, and backs away from you both',
    'It was no toy: {name} comes away from it limping',
  ],
  clean: [
    'Washing {name} with {item} does harm instead of good',
    '{name} flinches from {item} and is left sore',
    'It stings, it burns, and {name} is the worse for it',
  ],
  medicine: [
    'Giving {name} such a thing makes matters worse, not better',
    'Taken as medicine, {item} did {name} nothing but harm',
    '{name} takes it on your word and is weaker for it',
  ],
  discipline: [
    'Using {item} on {name} teaches nothing but fear, and it hurts',
    '{name} learns one thing from {item}: to be afraid',
    'There is no lesson in it for {name}, only pain',
  ],
  sleep: [
    '{name} tries to rest with {item} and wakes up worse',
    'There is no rest to be had with {item}; {name} is the worse for it',
    '{name} lies down with it and gets up in pain',
  ],
}
