/** The soul prompt: a short second-person passage that lets an agent feel, for a moment, as its creature does. */
import type { Cause, EvolutionPath, HatchedStage, Stat } from '../creature/creature'
import type { Mood } from '../creature/mood'
import type { VisibleStats } from '../creature/visible'
import { pick, type Variants } from './pick'
import { kindOf, type VoicedSpecies, voiceOf } from './subject'
import { called, clause, fill, passage, sentence, spell, times, wordCount } from './words'

/** Long enough to feel, short enough to be read at every visit. */
export const SOUL_PROMPT_WORDS = { min: 60, max: 130 } as const

export interface SoulPromptInput {
  name: string
  species: VoicedSpecies
  stage: HatchedStage
  mood: Mood
  stats: VisibleStats
  path: EvolutionPath | null
  /** The name of the adult form, e.g. Hearthcat. */
  form: string | null
  /** Feedings on time in a row. */
  streak: number
  /** How often it has died and been called back. */
  deaths: number
  temperament: readonly string[]
  seed: string
}

export interface EggPromptInput {
  name: string
  species: VoicedSpecies
  temperament: readonly string[]
  seed: string
}

export interface MemorialPromptInput {
  name: string
  species: VoicedSpecies
  stage: HatchedStage
  cause: Cause
  /** Returns before this death. */
  deaths: number
  /** Whether the way back is still open. */
  can_return: boolean
  seed: string
}

/** What presses most, of what the keeper may see; a hidden stat presses on nobody. */
export const pressingNeed = (stats: VisibleStats): Exclude<Stat, 'discipline'> | null => {
  const below = (stat: Stat, limit: number) => (stats[stat] ?? Number.POSITIVE_INFINITY) < limit
  if (below('health', 40)) return 'health'
  if (below('hunger', 30)) return 'hunger'
  if (below('happiness', 40)) return 'happiness'
  if (below('hunger', 50)) return 'hunger'
  if (below('trust', 25)) return 'trust'
  return null
}

const IDENTITY: Readonly<Record<HatchedStage, Variants>> = {
  baby: [
    'You are {name}, {kind}, a baby still: the world is a few steps wide and most of it is your keeper',
    'You are {name}, {kind}, so newly hatched that every sound is the first of its kind',
    'You are {name}, {kind}, and so small that a day is a very long time',
    'You are {name}, {kind}, hours into the world and already sure it was made for you',
  ],
  child: [
    'You are {name}, {kind}; you are a child, and everything in the house is a question',
    'You are {name}, {kind}, in the thick of childhood, all appetite and plans',
    'You are {name}, {kind}, past the first wobbling days and into everything',
    'You are {name}, {kind}, a child with one great ambition, which changes hourly',
  ],
  teen: [
    'You are {name}, {kind}, half grown and testing what holds',
    'You are {name}, {kind}, nearly full size, proud one minute and unsure the next',
    'You are {name}, {kind}, a teenager with views on everything in the house',
    'You are {name}, {kind}, between two sizes, and both of them are yours to defend',
  ],
  adult: [
    'You are {name}, {kind}, fully grown {grown}',
    'You are {name}, {kind}, grown at last {grown}',
    'You are {name}, {kind}, an adult now {grown}',
  ],
}

const GROWN: Readonly<Record<EvolutionPath, Variants>> = {
  high_care: [
    'and of the form called {form}, the shape that steady care makes',
    'and of the form called {form}, warm all the way through',
  ],
  balanced: [
    'and of the form called {form}, shaped by weather as much as by care',
    'and of the form called {form}, at home both here and elsewhere',
  ],
  low_care: [
    'and of the form called {form}, the shape of one who learned to need little',
    'and of the form called {form}, easier to miss than to find',
  ],
  rescue: [
    'and of the form called {form}, the shape of one who was nearly lost',
    'and of the form called {form}, mended where it matters',
  ],
}
const GROWN_UNNAMED = 'and settled in your own shape'

const FEELING: Readonly<Record<Mood, Variants>> = {
  sleeping: [
    'You are asleep, and the house is a rumour at the edge of a dream',
    'Sleep has you; sounds arrive softened and leave without a name',
    'You are deep in sleep, and all you know of the world is that it is quiet',
  ],
  critical: [
    'Something is badly wrong, and you are spending everything you have on staying',
    'You are very near the edge and you know it; the room has narrowed to what might help',
    'You are failing quietly, and there is little left to be quiet with',
  ],
  sick: [
    'You are unwell; the day has lost its edges and you keep to one side of it',
    'Something in you is off, and even good things arrive a little grey',
    'You are not well, and pretending otherwise has become work',
  ],
  hungry: [
    'You are hungry; it has moved to the front of your mind and put everything else outside',
    'You are hungry, and every sound might be the sound of food',
    'There is a hollow where the last meal was, and it does your thinking for you',
  ],
  happy: [
    'You are happy, plainly and all the way through',
    'The day has gone right, and you want someone to know it',
    'You have everything you need, and the surplus has turned into joy',
  ],
  content: [
    'Nothing is wrong just now, and that is enough',
    'You are at ease; the hours are the right size',
    'All is in order as far as you can tell, and you can tell quite far',
  ],
  curious: [
    'Something has caught your attention and will not give it back',
    'You are full of questions, and the nearest object will do to begin with',
    'A thought has hold of you, and you are following it to see where it lives',
  ],
}

/** The species phrase a mood shows by; content shows by a habit. */
const SHOWN: Readonly<Record<Mood, 'asleep' | 'unwell' | 'hungry' | 'happy' | 'curious' | null>> = {
  sleeping: 'asleep',
  critical: 'unwell',
  sick: 'unwell',
  hungry: 'hungry',
  happy: 'happy',
  content: null,
  curious: 'curious',
}

const SHOWN_PLAINLY: Variants = [
  'Anyone watching would see it: {name} {phrase}',
  'It shows: {name} {phrase}',
  'From outside it looks like this: {name} {phrase}',
]

/** In these phrases "you" is the keeper, while in a soul prompt it is the creature: so they are quoted. */
const SHOWN_QUOTED: Variants = [
  'The house tells your keeper: “{name} {phrase}.”',
  'Your keeper hears it from the house: “{name} {phrase}.”',
  'The house reports to your keeper: “{name} {phrase}.”',
]

/** For a calm creature, which is known by its habits. */
const SHOWN_BY_HABIT: Variants = [
  'You have your ways: {name} {phrase}',
  'Anyone could tell it is you: {name} {phrase}',
  'It is all as usual: {name} {phrase}',
]

const UNDERNEATH: Readonly<Record<'health' | 'hunger' | 'happiness' | 'trust', Variants>> = {
  health: ['Your strength is not what it was', 'Part of you has gone heavy and slow'],
  hunger: ['Underneath, hunger is clearing its throat', 'You have begun to think about the next meal'],
  happiness: ['Underneath runs something like loneliness', 'It has been too long since anyone played with you'],
  trust: ['You are not yet sure this place is yours', 'You keep a way out in view'],
}

/** Moods that already say what the need would say. */
const SAID_BY_MOOD: Readonly<Partial<Record<Mood, readonly Stat[]>>> = {
  critical: ['health', 'hunger', 'happiness', 'trust'],
  sick: ['health'],
  hungry: ['hunger'],
}

const TRUST: readonly (readonly [below: number, lines: Variants])[] = [
  [
    25,
    [
      'Your keeper is still a stranger, and you believe what they do before what they say',
      'You do not know yet what your keeper is for, so you watch from a safe distance',
    ],
  ],
  [
    50,
    [
      'Your keeper is becoming a habit, though not yet a certainty',
      'You are beginning to know your keeper, a little against your own advice',
    ],
  ],
  [
    75,
    [
      'You trust your keeper with ordinary things, and lately with some of the others',
      'You know your keeper’s ways by now, and most of them are welcome',
    ],
  ],
  [
    90,
    [
      'Your keeper is yours; you stopped checking a while ago',
      'You would know your keeper among a thousand, and you would go to them',
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      'You trust your keeper the way you trust the floor',
      'There is no part of you that your keeper has not been shown',
    ],
  ],
]
const TRUST_UNSEEN: Variants = [
  'What you make of your keeper you keep to yourself for now',
  'You have not let your keeper see how things stand with you, and you have your reasons',
]

const STREAKS: readonly (readonly [from: number, lines: Variants])[] = [
  [
    25,
    [
      'Meals have come on time for so long that you have forgotten how to worry',
      'You could set a clock by your keeper, and you have',
    ],
  ],
  [
    10,
    [
      'The last {streak} meals came on time, and waiting has stopped being frightening',
      'With {streak} meals on time in a row, you have begun to plan ahead',
    ],
  ],
  [
    3,
    [
      'The last {streak} meals came on time, and you have noticed',
      'With {streak} meals on time in a row, hope looks reasonable',
    ],
  ],
]

/** Moods in which a row of good meals is no comfort. */
const PAST_COMFORT: ReadonlySet<Mood> = new Set<Mood>(['critical', 'hungry'])

const RETURNED: Variants = [
  'You have died {times} and been called back, so an ordinary evening is worth a great deal',
  'You have died {times} and returned, and something of the quiet came with you',
  'You were dead {times}; someone paid to have you back, and you think about that',
]

const RAISED: Readonly<Record<EvolutionPath, Variants>> = {
  high_care: ['You were raised on kept promises, and it made you generous', 'You have never had to wonder for long'],
  balanced: [
    'You were raised well enough, and you have forgiven the rest',
    'You learned to like your own company between visits',
  ],
  low_care: ['You grew up waiting, and learned to want things quietly', 'You expect little and notice everything'],
  rescue: [
    'You were nearly lost once and someone came, which still astonishes you',
    'You know what it is to be fetched back from the edge',
  ],
}

/** Moods hope for their own thing; a calm creature hopes for what it lacks, or for nothing new. */
const HOPE: Readonly<
  Record<
    'critical' | 'health' | 'hunger' | 'happiness' | 'trust' | 'sleeping' | 'curious' | 'happy' | 'content',
    Variants
  >
> = {
  critical: [
    'You hope for one thing: that someone comes now, with food and medicine, and stays',
    'All your hope is that help is already on its way',
  ],
  health: [
    'You hope for medicine, a clean place, and not having to be brave about it',
    'You hope someone notices before you have to ask',
  ],
  hunger: ['You hope for a meal, soon, set down without ceremony', 'You hope the next sound is a meal on its way'],
  happiness: [
    'You hope for a game, even a short one; being noticed would do',
    'You hope someone comes with nothing better to do than play',
  ],
  trust: [
    'You hope for a quiet visit that asks nothing of you',
    'You hope they come back, and then come back again, until you can believe it',
  ],
  sleeping: [
    'You hope, as far as sleep can hope, that they will be there when you wake',
    'You hope for nothing; that is what sleep is for',
  ],
  curious: [
    'You hope someone comes to see what you have found',
    'You hope nobody tidies this away before you understand it',
  ],
  happy: ['You hope for more of exactly this', 'You hope they stay a little longer than they meant to'],
  content: ['You hope they will look in again before long', 'You hope tomorrow has the sense to be like today'],
}

const hopeOf = (mood: Mood, need: Exclude<Stat, 'discipline'> | null): keyof typeof HOPE => {
  if (mood === 'critical' || mood === 'sleeping') return mood
  if (mood === 'sick') return 'health'
  if (mood === 'hungry') return 'hunger'
  return need ?? mood
}

const CHARACTER: Variants = [
  'Those who know you would say: {traits}',
  'On your card in the house book it says: {traits}',
  'Your temperament, in brief: {traits}',
]

const CLOSING: Variants = [
  'Feel this as {name} feels it',
  'Answer from inside this, as {name} would',
  'For a moment, see the house as {name} does',
]

/** A line of the prompt: its place in the list is its place in the text; the highest ranks go when words run out. */
interface Line {
  rank: number
  text: string | null
}

/** Keeps the most telling lines that fit, in their order. */
const withinWords = (lines: readonly Line[], max: number): string => {
  const kept = new Set<Line>()
  let words = 0
  for (const line of [...lines].sort((a, b) => a.rank - b.rank)) {
    const cost = line.text ? wordCount(line.text) : 0
    if (cost === 0 || words + cost > max) continue
    kept.add(line)
    words += cost
  }
  return passage(...lines.filter((line) => kept.has(line)).map((line) => line.text))
}

const shown = (name: string, mood: Mood, phrase: string, seed: string): string => {
  const plain = mood === 'content' ? SHOWN_BY_HABIT : SHOWN_PLAINLY
  const frames = /\byou(?:rs?|rself)?\b/i.test(phrase) ? SHOWN_QUOTED : plain
  return fill(pick(frames, `${seed}/shown`), { name, phrase: clause(phrase) })
}

const trustLines = (trust: number | null): Variants =>
  trust === null ? TRUST_UNSEEN : (TRUST.find(([below]) => trust < below)?.[1] ?? TRUST_UNSEEN)

const traitsOf = (species: VoicedSpecies, temperament: readonly string[]): string =>
  [...(species.innate_traits ?? []), ...temperament].map(clause).filter(Boolean).slice(-5).join(', ')

export const soulPrompt = (input: SoulPromptInput): string => {
  const { species, stage, mood, stats, path, form, streak, deaths } = input
  const name = called(input.name)
  const voice = voiceOf(species)
  // The species is part of the seed so that community species, which share a voice, still differ.
  const seed = `${input.seed}/${species.slug}`
  const need = pressingNeed(stats)
  const needUnsaid = need && mood !== 'sleeping' && !SAID_BY_MOOD[mood]?.includes(need) ? need : null
  const shownBy = SHOWN[mood]
  const [quirk = voice.happy, ...quirks] = voice.quirks
  const bonded = mood === 'content' && (stats.trust ?? 0) >= 75
  const phrase = shownBy ? voice[shownBy] : bonded ? voice.bonded : pick([quirk, ...quirks], `${seed}/quirk`)
  const streakLines = PAST_COMFORT.has(mood) ? null : STREAKS.find(([from]) => streak >= from)?.[1]
  const traits = traitsOf(species, input.temperament)
  const grown = path && form ? fill(pick(GROWN[path], `${seed}/grown`), { form: clause(form) }) : GROWN_UNNAMED
  const slots = { name, kind: kindOf(species), grown, traits, streak: spell(streak), times: times(deaths) }
  const say = (variants: Variants, part: string) => sentence(fill(pick(variants, `${seed}/${part}`), slots))

  return withinWords(
    [
      { rank: 0, text: say(IDENTITY[stage], 'identity') },
      { rank: 1, text: sentence(voice.manner) },
      { rank: 8, text: traits && say(CHARACTER, 'character') },
      { rank: 2, text: say(FEELING[mood], 'feeling') },
      { rank: 5, text: sentence(shown(name, mood, phrase, seed)) },
      { rank: 9, text: needUnsaid && say(UNDERNEATH[needUnsaid], 'underneath') },
      { rank: 3, text: say(trustLines(stats.trust), 'trust') },
      { rank: 7, text: (streakLines && say(streakLines, 'streak')) ?? null },
      {
        rank: 6,
        text: deaths > 0 ? say(RETURNED, 'returned') : path && stage === 'adult' ? say(RAISED[path], 'raised') : null,
      },
      { rank: 4, text: say(HOPE[hopeOf(mood, need)], 'hope') },
      { rank: 10, text: say(CLOSING, 'closing') },
    ],
    SOUL_PROMPT_WORDS.max,
  )
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
  const slots = {
    name: called(input.name),
    kind: kindOf(species),
    manner: sentence(voiceOf(species).manner),
    traits: traitsOf(species, input.temperament),
  }
  const say = (variants: Variants, part: string) => sentence(fill(pick(variants, `${seed}/${part}`), slots))
  return withinWords(
    [
      { rank: 0, text: say(EGG_OPENING, 'egg') },
      { rank: 2, text: say(EGG_DARK, 'dark') },
      { rank: 3, text: say(EGG_WAITING, 'waiting') },
      { rank: 1, text: say(EGG_LATER, 'later') },
      { rank: 5, text: slots.traits && `Already decided, who knows by whom: ${slots.traits}.` },
      { rank: 4, text: say(EGG_HOPE, 'hope') },
    ],
    SOUL_PROMPT_WORDS.max,
  )
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
const AS_KNOWN: Variants = [
  'Remember the small things: {name}, {remembered}',
  'What stays is this: {name}, {remembered}',
  'The stone will say it shorter: {name}, {remembered}',
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

/** For a dead creature: there is nobody left to play, so the agent is asked only to remember. */
export const memorialPrompt = (input: MemorialPromptInput): string => {
  const { species, deaths } = input
  const seed = `${input.seed}/${species.slug}`
  const voice = voiceOf(species)
  const slots = {
    name: called(input.name),
    kind: kindOf(species),
    remembered: clause(voice.remembered),
    times: times(deaths),
  }
  const say = (variants: Variants, part: string) => sentence(fill(pick(variants, `${seed}/${part}`), slots))
  const [quirk = voice.happy, ...quirks] = voice.quirks
  const habit = clause(pick([quirk, ...quirks], `${seed}/quirk`))
  return withinWords(
    [
      { rank: 0, text: say(GONE[input.stage], 'gone') },
      { rank: 1, text: say(GONE_OF[input.cause], 'cause') },
      { rank: 6, text: deaths > 0 ? say(GONE_BEFORE, 'before') : null },
      { rank: 2, text: say(STILLNESS, 'stillness') },
      { rank: 5, text: sentence(`You half expect the old sight in the next room: “${slots.name} ${habit}.”`) },
      { rank: 3, text: say(AS_KNOWN, 'known') },
      { rank: 4, text: say(WAY_BACK[input.can_return ? 'open' : 'closed'], 'back') },
    ],
    SOUL_PROMPT_WORDS.max,
  )
}
