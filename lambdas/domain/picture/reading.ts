/**
 * Reads a description of a picture: which known words it contains, in which colours, and which words are unknown. The
 * meaning of an unknown word may be supplied by a model.
 */
import { COLOURS, type ColourName, PEN_WORDS, type PenGroup } from '../../species/pen-words'
import { roomTaken, type Stroke } from '../../species/strokes'
import { normaliseItem } from '../care/items/normalise'
import { seedOf } from '../chance'
import { LEXICON } from './lexicon'
import { penLabel } from './pen-labels'
import { SILENT_WORDS } from './silent-words'

/** A creature of a given species, a species, or a keeper. */
export type Subject = 'creature' | 'species' | 'keeper'

export interface PenWord {
  group: PenGroup | 'colours' | 'parts'
  name: string
}

export interface Reading {
  strokes: readonly Stroke[]
  /** Unknown words. */
  beyond: readonly string[]
  /** Known words that did not fit. */
  crowded: readonly string[]
}

export interface ReadingOptions {
  /** The name of a species: its last word says what it is. */
  name?: string
  /** Further texts, not written for a picture: their unknown words are not reported. */
  asides?: readonly string[]
  /** The description of its species: kinds in it are not drawn again. */
  own?: string
  /** Strokes of its species; they use up room. */
  taken?: readonly Stroke[]
  /** Meanings of unknown words, from a model. */
  learnt?: ReadonlyMap<string, PenWord>
}

/** Parts of a body that only take a colour. */
const PARTS: Readonly<Record<'coat' | 'front' | 'picked', string>> = {
  coat: 'fur, coat, pelt, feather, plumage, skin, body, hide, wool, hair, fleece, scale, shell, paint, casing, chassis, colour',
  front: 'belly, chest, tummy, underside, underbelly, front, face, throat, muzzle',
  picked:
    'tail, ear, paw, tip, accent, detail, marking, trim, wingtip, feet, edge, nose, beak, claw, hoof, whisker, tongue, lip, cheek',
}

let index: ReadonlyMap<string, readonly PenWord[]> | undefined

/** By phrase; one phrase may mean a thing, a place and a kind. */
function dictionary(): ReadonlyMap<string, readonly PenWord[]> {
  if (index) return index
  const all = new Map<string, PenWord[]>()
  const addWord = (word: PenWord, phrase: string): void => {
    const known = all.get(phrase) ?? []
    if (!known.some(({ group }) => group === word.group)) all.set(phrase, [...known, word])
  }
  const entries = Object.entries<Readonly<Record<string, string>>>({ ...LEXICON, parts: PARTS }).flatMap(
    ([group, names]) => Object.entries(names).map(([name, others]) => ({ word: { group, name } as PenWord, others })),
  )
  for (const { word, others } of entries) {
    const label = word.group === 'parts' ? [] : [penLabel(word.name)]
    for (const phrase of [...label, ...others.split(', ')]) addWord(word, normaliseItem(phrase))
  }
  // A word's own name, unless it is another word's synonym: "stars" is a marking, which leaves "star" for the thing to
  // hold.
  for (const { word } of entries) if (!all.has(normaliseItem(word.name))) addWord(word, normaliseItem(word.name))
  index = all
  return all
}

/** The normalised words of a text, each with the number of its clause. */
interface Words {
  tokens: readonly string[]
  clauses: readonly number[]
  /** Clauses that continue after a comma: "a red, woolly scarf", unlike "black, a scarf". */
  continues: ReadonlySet<number>
}

const STARTS_NEW_THING = /^\s*(?:an?|the|its|his|her|their|one|two)\b/i

function wordsOf(text: string): Words {
  const [tokens, clauses, continues]: [string[], number[], Set<number>] = [[], [], new Set()]
  let clause = 0
  for (const sentence of text.split(/[.;:!?\n]/)) {
    for (const [at, part] of sentence.split(',').entries()) {
      clause++
      if (at > 0 && !STARTS_NEW_THING.test(part)) continues.add(clause)
      for (const token of normaliseItem(part.replaceAll('-', ' ')).split(' ').filter(Boolean)) {
        tokens.push(token)
        clauses.push(clause)
      }
    }
  }
  return { tokens, clauses, continues }
}

interface Found {
  at: number
  end: number
  words: readonly PenWord[]
}

const LONGEST_PHRASE = 6
const NEGATIONS = new Set(['no', 'not', 'without', 'never', 'nor', 'minus', 'except'])
/** The number of words that a negation covers: "no red woolly hat". */
const NEGATION_REACH = 3

/** The longest known phrases from left to right, without negated ones. */
function findPhrases({ tokens, clauses }: Words, learnt: ReadingOptions['learnt']): Found[] {
  const known = dictionary()
  const meaning = (at: number, length: number): readonly PenWord[] | undefined => {
    if (clauses[at] !== clauses[at + length - 1]) return undefined
    const own = length === 1 ? learnt?.get(tokens[at]!) : undefined
    return own ? [own] : (known.get(tokens.slice(at, at + length).join(' ')) ?? participleWords(tokens[at]!, length))
  }
  const all: Found[] = []
  let refusedUntil = -1
  for (let at = 0; at < tokens.length; ) {
    if (NEGATIONS.has(tokens[at]!)) refusedUntil = at + NEGATION_REACH
    let length = Math.min(LONGEST_PHRASE, tokens.length - at)
    while (length > 0 && !meaning(at, length)) length--
    const words = length > 0 ? meaning(at, length)! : []
    const refused = at <= refusedUntil
    if (length > 0) all.push({ at, end: at + length, words: refused ? [] : words })
    if (refused && words.some(({ group }) => group !== 'colours')) refusedUntil = -1
    at += Math.max(1, length)
  }
  return all
}

/** "Red-scarfed" means: has a red scarf. */
const WORN_GROUPS: readonly PenWord['group'][] = ['worn', 'features', 'parts']

function participleWords(token: string, length: number): readonly PenWord[] | undefined {
  if (length > 1 || !/...ed$/.test(token)) return undefined
  const known = dictionary()
  const words = known.get(token.slice(0, -1)) ?? known.get(token.slice(0, -2)) ?? []
  const borne = words.filter(({ group }) => WORN_GROUPS.includes(group))
  return borne.length > 0 ? borne : undefined
}

/** Which meaning has priority. For a species the words define its kind; a creature or keeper wears them. */
const ORDER: Readonly<Record<Subject, readonly PenWord['group'][]>> = {
  species: ['kinds', 'features', 'coats', 'marks', 'colours', 'parts', 'worn', 'held', 'backdrops'],
  creature: ['worn', 'features', 'coats', 'marks', 'colours', 'parts', 'held', 'backdrops', 'kinds'],
  keeper: ['worn', 'colours', 'held', 'backdrops', 'kinds', 'parts'],
}

/**
 * The capacity of a picture in addition to its kind, in total and by group. The strokes of a species count for each of
 * its creatures.
 */
const ROOM_IN_ALL = 6
const ROOM: Readonly<Record<PenGroup, number>> = {
  coats: 2,
  marks: 1,
  worn: 4,
  held: 2,
  backdrops: 1,
  features: 3,
  kinds: 1,
}

/** Where an item is worn: only one hat fits. */
const SLOTS: Readonly<Record<string, readonly string[]>> = {
  neck: ['scarf', 'bandana', 'bowtie', 'tie', 'collar', 'ribbon', 'necklace'],
  head: ['tophat', 'wizardhat', 'partyhat', 'strawhat', 'beanie', 'cap', 'cowboyhat', 'helmet', 'crown', 'flowercrown'],
  eyes: ['glasses', 'sunglasses', 'monocle', 'goggles', 'eyepatch'],
  body: ['cape', 'sweater', 'raincoat', 'backpack'],
}
const slotOf = (name: string): string => Object.keys(SLOTS).find((slot) => SLOTS[slot]!.includes(name)) ?? name

/** The strokes read so far. */
class Picture {
  readonly strokes: Stroke[] = []

  constructor(
    private readonly subject: Subject,
    private readonly own: ReadonlySet<string>,
    private readonly room: number,
  ) {}

  has = ({ group, name }: PenWord): boolean => this.strokes.some((one) => one.group === group && one.name === name)

  hasRoom(word: PenWord): boolean {
    const { group, name } = word
    if (group === 'colours' || group === 'parts' || this.has(word)) return true
    if (group === 'kinds' && this.own.has(name)) return false
    if (roomTaken([...this.strokes, { group }]) > this.room) return false
    const same = this.strokes.filter((one) => one.group === group)
    return same.length < ROOM[group] && !(group === 'worn' && same.some((one) => slotOf(one.name) === slotOf(name)))
  }

  /** Of several meanings, one that is already drawn, or the first by priority that fits; a part needs a colour. */
  pick = (words: readonly PenWord[], colour?: ColourName): PenWord | undefined =>
    words.find(this.has) ??
    ORDER[this.subject]
      .flatMap((group) => words.filter((one) => one.group === group))
      .find((one) => this.hasRoom(one) && (one.group !== 'parts' || colour))

  add({ group, name }: PenWord, colour?: ColourName): void {
    const at = this.strokes.findIndex((one) => one.group === group && one.name === name)
    if (at >= 0 && !colour) return
    const stroke = { group, name, ...(colour && { colour }) } as Stroke
    this.strokes.splice(at >= 0 ? at : this.strokes.length, at >= 0 ? 1 : 0, stroke)
  }

  tint(name: keyof typeof PARTS, colour: ColourName): void {
    if (!this.strokes.some((one) => one.group === 'tinted' && one.name === name)) {
      this.strokes.push({ group: 'tinted', name, colour })
    }
  }

  /** A colour without a thing: for the coat, then the front, then the details. */
  tintSomething(colour: ColourName): void {
    const tinted = this.strokes.filter((one) => one.group === 'tinted')
    const free = (['coat', 'front', 'picked'] as const).find((name) => !tinted.some((one) => one.name === name))
    if (free && !tinted.some((one) => one.colour === colour)) this.tint(free, colour)
  }

  /** A marking's colour is that of the details; a backdrop ignores colours. */
  draw(word: PenWord, colour: ColourName | undefined): void {
    if (word.group === 'parts') {
      if (colour) this.tint(word.name as keyof typeof PARTS, colour)
      return
    }
    const takesColour = word.group === 'worn' || word.group === 'held' || word.group === 'features'
    this.add(word, takesColour ? colour : undefined)
    if (!colour || takesColour) return
    if (word.group === 'marks') this.tint('picked', colour)
    else this.tintSomething(colour)
  }
}

/** Words between a thing and its colour: "a scarf in red", "eyes of gold", "its hat is blue". */
const OF = new Set(['of', 'in', 'like', 'made', 'is', 'are', 'which', 'coloured', 'colored'])
/** Words that separate a colour from the next thing: "black with a scarf", "grey and wearing a hat". */
const APART_BY = new Set(['with', 'wear', 'wearing', 'hold', 'holding', 'carry', 'carrying', 'in', 'on', 'under'])
/** The maximum number of words between a colour and its thing: "a red and rather woolly scarf". */
const NEAR = 3

interface Shade {
  colour: ColourName
  at: number
  end: number
}

/** Draws the phrases, each in the colour next to it. Returns those that did not fit. */
function drawInto(picture: Picture, words: Words, found: readonly Found[]): string[] {
  const { tokens } = words
  const crowded: string[] = []
  let loose: Shade[] = []
  let latest: { word: PenWord; end: number } | null = null
  for (const [number, one] of found.entries()) {
    const { at, end } = one
    const own = coloursBefore(loose, at, words)
    const word = picture.pick(one.words, own[0]?.colour)
    if (!word) {
      if (one.words.length > 0 && !one.words.some(({ group }) => group === 'kinds' || group === 'parts'))
        crowded.push(tokens.slice(at, end).join(' '))
      continue
    }
    if (word.group === 'colours') {
      const shade = { colour: word.name as ColourName, at, end }
      if (latest && isColourOf(latest, shade, words, found[number + 1])) {
        picture.draw(latest.word, shade.colour)
        latest = null
      } else loose = [...loose.filter((before) => !isAdjacent(before.end, at, words)), shade]
      continue
    }
    if (mayQualify(one) && qualifies(end, found.slice(number + 1), words)) continue
    picture.draw(word, own[0]?.colour)
    for (const { colour } of loose) if (!own.some((shade) => shade.colour === colour)) picture.tintSomething(colour)
    loose = []
    latest = own.length > 0 ? null : { word, end }
  }
  for (const { colour } of loose) picture.tintSomething(colour)
  return crowded
}

/** Without a comma between: of "emerald green" the second is the colour. */
const isAdjacent = (end: number, at: number, { clauses }: Words): boolean =>
  end === at && clauses[end - 1] === clauses[at]

/** The colours before a thing; it gets the first: "a red and white scarf". */
function coloursBefore(loose: readonly Shade[], at: number, { tokens, clauses, continues }: Words): Shade[] {
  const last = loose.at(-1)
  if (!last || at - last.end > NEAR || tokens.slice(last.end, at).some((token) => APART_BY.has(token))) return []
  const here = clauses[at]!
  const there = clauses[last.end - 1]!
  if (there !== here && !(there === here - 1 && continues.has(here))) return []
  const before = loose.findLastIndex(
    (shade, index) => index > 0 && tokens.slice(loose[index - 1]!.end, shade.at).join(' ') !== 'and',
  )
  return loose.slice(Math.max(0, before))
}

/** Whether a colour belongs to the thing before it and not to the next one. */
function isColourOf(
  thing: { end: number },
  { at, end }: Shade,
  { tokens, clauses, continues }: Words,
  next: Found | undefined,
): boolean {
  const alone = clauses[at - 1] !== clauses[at] && clauses[end] !== clauses[at] && continues.has(clauses[at]!)
  if (thing.end === at) return alone
  if (clauses[thing.end - 1] !== clauses[at] || !tokens.slice(thing.end, at).every((token) => OF.has(token)))
    return false
  const belongsToNext = next && clauses[next.at] === clauses[at] && !tokens.slice(end, next.at).includes('and')
  return !belongsToNext
}

/** Words that may describe a thing as well as its wearer: "a striped red scarf", "a red wool hat", "winter boots". */
const QUALIFYING: readonly PenWord['group'][] = ['marks', 'coats', 'parts', 'backdrops']
const mayQualify = ({ words }: Found): boolean => words.some(({ group }) => QUALIFYING.includes(group))

function qualifies(end: number, [next, ...later]: readonly Found[], words: Words): boolean {
  if (!next || !isAdjacent(end, next.at, words)) return false
  const is = (group: PenWord['group']): boolean => next.words.some((word) => word.group === group)
  return is('worn') || is('held') || ((is('colours') || mayQualify(next)) && qualifies(next.end, later, words))
}

/** The last kind in a name counts: a moon moth is a moth, a moth moon is a moon. */
function addKindOfName(picture: Picture, found: readonly Found[]): void {
  const kinds = found.flatMap(({ words }) => words.filter(({ group }) => group === 'kinds'))
  const last = kinds.at(-1)
  if (last) picture.add(last)
}

/** Reads the name, then the texts, into one picture; earlier texts have priority. */
export function readWords(
  texts: readonly string[],
  subject: Subject,
  { name, own = '', taken = [], learnt, asides = [] }: ReadingOptions = {},
): Reading {
  const room = ROOM_IN_ALL - roomTaken(taken.filter(({ group }) => group !== 'kinds'))
  const picture = new Picture(subject, kindsIn(own), room)
  const [beyond, left]: [string[], string[]] = [[], []]
  for (const text of [...(name ? [name] : []), ...texts, ...asides]) {
    const words = wordsOf(text)
    const { tokens } = words
    const found = findPhrases(words, learnt)
    if (text === name) addKindOfName(picture, found)
    const crowded = drawInto(picture, words, found)
    const unread = tokens.filter((token, at) => namesThing(token) && !found.some((one) => at >= one.at && at < one.end))
    if (!texts.includes(text)) continue
    beyond.push(...unread)
    left.push(...crowded)
  }
  return { strokes: sortStrokes(picture.strokes), beyond: [...new Set(beyond)], crowded: [...new Set(left)] }
}

const kindsIn = (text: string): ReadonlySet<string> =>
  new Set(
    findPhrases(wordsOf(text), undefined).flatMap(({ words }) =>
      words.filter(({ group }) => group === 'kinds').map(({ name }) => name),
    ),
  )

const GROUPS: readonly string[] = ['tinted', ...Object.keys(PEN_WORDS)]

/** Eyes without a colour are not drawn: every creature has eyes. */
const sortStrokes = (strokes: readonly Stroke[]): Stroke[] =>
  strokes
    .filter((one) => !(one.group === 'features' && one.name === 'eyes' && !one.colour))
    .toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group))

/** Whether the word is probably a noun, by its ending. */
const namesThing = (token: string): boolean =>
  token.length > 2 &&
  !NEGATIONS.has(token) &&
  !SILENT_WORDS.has(token) &&
  !/(?:ing|ly|ed|est|ful|ous)$/.test(token) &&
  !/\d/.test(token)

const COLOUR_NAMES = Object.keys(COLOURS) as ColourName[]

/** If nothing can be drawn, the text selects the colour of the wall. */
export const wallStroke = (text: string): Stroke => ({
  group: 'tinted',
  name: 'wall',
  colour: COLOUR_NAMES[(seedOf(normaliseItem(text)) >>> 0) % COLOUR_NAMES.length]!,
})

/** Minimum similarity, and minimum distance to words of other groups. */
const NEAREST = 0.56
const APART = 0.05

/** The meaning of an unknown word, by similarity to the known ones. Null if it is unclear. */
export function meaningOf(near: readonly { label: string; nearness: number }[], subject: Subject): PenWord | null {
  const sorted = near.toSorted((a, b) => b.nearness - a.nearness)
  const groupsOf = (label: string): readonly PenWord[] =>
    (dictionary().get(normaliseItem(label)) ?? []).filter(({ group }) => ORDER[subject].includes(group))
  const [best] = sorted
  const word = best && ORDER[subject].flatMap((group) => groupsOf(best.label).filter((one) => one.group === group))[0]
  if (!best || !word || best.nearness < NEAREST) return null
  const rival = sorted.find(
    ({ label }) => groupsOf(label).length > 0 && !groupsOf(label).some(({ group }) => group === word.group),
  )
  return rival && best.nearness - rival.nearness < APART ? null : word
}
