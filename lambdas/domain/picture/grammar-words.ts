/** Words that structure a description of a picture, and words that no picture can show. */

export type WordClass = keyof typeof CLASSES

/** By what a word does to the words after it. Phrases of several words are one word here. */
const CLASSES = {
  article: 'a, an, some, any, the, this, that, these, those, each, every',
  possessive: "its, it’s, it's, his, her, their, my, your, our, whose",
  and: 'and, or, plus',
  but: 'but, just, only, instead, though',
  of: 'of',
  like: 'like, resembling, half, part, partly, cross between, mix of, mix between, mixture of, blend of, hybrid of',
  as: 'as',
  be: 'is, are, was, were, be, am, being, look, looks, looking, seems, appears, become, becomes',
  not: "no, not, without, never, neither, nor, minus, except, lacking, lacks, hates, dislikes, fears, isn't, doesn't, don't, isn’t, doesn’t, don’t, afraid of, scared of, allergic to, instead of, rather than, free of",
  aside:
    'named, called, for, about, than, as always, because, if, when, while, until, dreams of, dreaming of, thinking of, thinks of, in the style of, style of, so',
  with: 'with, has, have, having, had, featuring, sporting, got, fond of, loves, likes, love',
  hold: 'wear, wears, wearing, wore, dressed in, dressed with, clad in, hold, holds, holding, carry, carries, carrying, play, plays, playing, eat, eats, eating, drink, drinks, drinking, wield, wields, wielding, use, uses, using, keep, keeps, read, reads, bring, brings',
  place:
    'in, on, at, before, behind, beside, besides, by, near, under, underneath, below, beneath, above, over, against, among, amid, inside, within, outside, through, across, around, along, between, onto, into, upon, down, up, from, to, off, toward, towards, past, in front of, next to, on top of, out of, surrounded by',
  made: 'made of, made from, made out of, built of, carved from, carved out of, covered in, covered with, dusted with, dotted with, patterned with, full of, wrapped in, coated in, the colour of, the color of, the shade of',
  pronoun: 'it, he, she, they, i, you, we, who, which, there, them, me, him, itself',
  verb: 'watches, watched, chase, chases, catch, catches, ride, rides, watch over, hunt, hunts, guard, guards, stand, stands, sit, sits, lie, lies, sleep, sleeps, fly, flies, float, floats, live, lives, run, runs, walk, walks, swim, swims, dance, dances, jump, jumps, sing, sings, want, wants, make, makes, take, takes, give, gives, see, sees, come, comes, go, goes, help, helps, bake, bakes, cook, cooks, write, writes, draw, draws, show, shows, tell, tells, can, will, would, could, should, must, may, might, do, does, did, let, lets, get, gets, put, puts, turn, turns, grow, grows, shine, shines, learn, learns, meet, meets, hide, hides, breathe, breathes, throw, throws, pull, pulls, push, pushes, climb, climbs, explore, explores, build, builds, said, says, say, been, dressed, clad, made, covered, disguised, shaped, painted, dyed, coloured, colored, tied, worn, held, spread, found, caught, hung, torn, printed, written, hug, hugs',
} as const

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  several: 3,
  many: 3,
  dozens: 12,
  multiple: 3,
}

export const numberOf = (word: string): number | null =>
  Object.hasOwn(NUMBERS, word) ? NUMBERS[word]! : /^\d{1,4}$/.test(word) ? Number(word) : null

const byWord = new Map<string, WordClass>(
  Object.entries(CLASSES).flatMap(([name, words]) =>
    words.split(', ').map((word) => [word, name as WordClass] as const),
  ),
)

/** Nouns that end like a verb. */
export const NO_VERB =
  /^(?:.{1,2}ing|(?:some|any|every|no)?thing|spring|string|stocking|clothing|painting|drawing|building|ceiling|railing|clearing|offspring|evening|morning|wedding|pudding|dumpling|duckling|icing|earring|lightning|viking|feeling|being)s?$/

/** Whether a word is a verb only by its ending: "glowing" may be an adjective. */
export const isVerbByEnding = (word: string): boolean => !byWord.has(word)

export const classOf = (word: string): WordClass | null =>
  byWord.get(word) ?? (word.endsWith('ing') && !NO_VERB.test(word) && !PLAIN_WORDS.has(word) ? 'verb' : null)

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** What is drawn anyway: "a black creature" has a black coat. */
export const SUBJECTS = setOf('creature animal one pet companion character fellow beast being baby critter guy friend')

/** "A phoenix chick" is a phoenix. */
export const YOUNG = setOf('chick cub pup puppy calf kitten foal hatchling fledgling baby')

/** "A pair of boots" are boots. */
export const MEASURES = setOf(
  'pair piece slice wheel loaf bunch set stack pile couple lot kind sort type bit handful bundle picture image portrait painting drawing photo photograph illustration sketch version view cartoon emoji icon logo sticker',
)

/** "A bee costume" makes a bee. */
export const COSTUMES = setOf('costume outfit suit onesie disguise')

/** "A hat" may be any hat, but "a pumpkin hat" is a special one. */
export const GENERIC = setOf('hat cap mask')

/** Parts of a body that nothing can be said about. With the coloured parts they say where a thing is: "on its head". */
export const BODY = setOf(
  'head neck back shoulder arm hand lap forehead mouth waist leg knee wrist side top brow hip elbow finger toe foot bottom corner flank',
)

/** Nouns that need no answer: what every picture has, moods and styles. */
export const QUIET_NOUNS = setOf(
  `agent art artwork assistant camera canvas center centre color colour concept day detail distance expression foreground grin home house   idea keeper life light line look lot love middle mind model mood morning name pair paper personality place pose presence quality
  render resolution rest scene shape shot size smile soul style thing touch user voice way wish word work world year
  everything anything nothing something air ground floor pixel storybook watercolor watercolour animation frame 3d 4k 8k`,
)

/** Others in the picture: what they wear is not worn by the creature. */
export const PEOPLE = setOf(
  'woman man girl boy lady child kid person people human owner stranger someone somebody crowd friend buddy companion pal',
)

/** Who stands for a costume: "a wizard" wears the hat, but "a dragon chasing a wizard" does not. */
export const ROLES = setOf(
  'superhero wizard witch sorcerer mage cowboy sheriff astronaut knight king queen prince princess angel fairy chef pirate buccaneer graduate santa ballerina detective devil demon',
)

/** Adjectives and adverbs that no picture shows or needs to show. */
export const PLAIN_WORDS = setOf(
  `also always ancient asleep awake away back beautiful best big bit bold brave bright calm charming cheerful clear clever close complex cosy cozy
  curious cute dear deep digital elegant else ever extra far favorite favourite feathery few fierce fine forever full gentle giant good grand great grumpy happy hard
  here high huge inside large lazy left less light little long lot lovely low loyal magic magical majestic maybe modern more most much mysterious near new nice
  noble now off old once open other out over own perfect plain please pretty proud quiet quite rather ready real right round sad same serious
  short shy simple sleepy slow small so soft still strange strong such sweet tall tender then there thick thin tidy tiny tired together too top
  tough very warm well whole wide wild wise wonderful yet young toy fat chubby slim tasty fresh fancy fat crispy half different single matching favourite patient
  everywhere around backwards sideways upside today tonight up down mostly entirely completely bit enough overall all natural ornate antique vintage traditional classic stylish`,
)
