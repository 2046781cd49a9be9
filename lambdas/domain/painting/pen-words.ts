/**
 * The vocabulary of drawings, and the one reader of pictures made of it. A picture is a list of words such as
 * `red scarf` or `mountains`; it is stored, put into addresses and answered as these words.
 */
import { toOneLine } from '../text'
import { typingErrors } from '../typing-errors'
import { type PenVocabulary, penVocabulary } from './pen-vocabulary'

/** With the tone of each. */
export const COLOURS = {
  red: '#d9483b',
  crimson: '#a3223a',
  orange: '#ee8a34',
  yellow: '#f6cf3f',
  gold: '#dfa92f',
  copper: '#b9653a',
  brown: '#7d5235',
  tan: '#c8a06c',
  cream: '#f4e6c8',
  white: '#fbfaf6',
  silver: '#c6cdd6',
  grey: '#8c9199',
  charcoal: '#4a4b55',
  black: '#2a272d',
  green: '#5c9e4a',
  lime: '#a6d144',
  olive: '#808a3c',
  mint: '#a9dcc0',
  teal: '#2f8f8a',
  turquoise: '#4cc3c6',
  'sky blue': '#8cc4ee',
  blue: '#3f78c8',
  navy: '#2b3f73',
  indigo: '#4f46a3',
  purple: '#8a4fb0',
  lavender: '#c4aee4',
  pink: '#f29ab5',
  magenta: '#d13f93',
} as const
export type Colour = keyof typeof COLOURS

/** What the words of a group are, and whether they take a colour. */
export const PEN_GROUPS = {
  clothes: { what: 'something to wear', colour: 'possible' },
  thing: { what: 'something beside it', colour: 'possible' },
  feature: { what: 'something that grows on it', colour: 'possible' },
  marking: { what: 'a marking on its coat, which clothes may cover', colour: 'possible' },
  coat: { what: 'what its coat is like', colour: 'none' },
  part: { what: 'a part of it, which gets the colour', colour: 'needed' },
  backdrop: { what: 'what is behind it', colour: 'none' },
  kind: { what: 'what it takes after; what a designed species is', colour: 'none' },
} as const satisfies Record<string, { what: string; colour: 'needed' | 'possible' | 'none' }>
export type PenGroup = keyof typeof PEN_GROUPS

/** Words that a slot holds at once; one, unless it is listed. */
const ROOM: Readonly<Partial<Record<string, number>>> = { 'beside it': 2 }
export const roomIn = (slot: string): number => ROOM[slot] ?? 1

type KeysIn<Slots> = Slots extends Record<string, infer Words> ? (Words extends unknown ? keyof Words : never) : never
export type LabelOf<G extends PenGroup> = G extends PenGroup ? Extract<KeysIn<PenVocabulary[G]>, string> : never

export interface PenWord<G extends PenGroup = PenGroup> {
  label: LabelOf<G>
  group: G
  /** What it cannot be shown together with. */
  slot: string
  line: string
}
type AnyPenWord = { [G in PenGroup]: PenWord<G> }[PenGroup]

type Groups = Readonly<Record<PenGroup, Readonly<Record<string, Readonly<Record<string, string>>>>>>

function readWords(groups: Groups): AnyPenWord[] {
  return Object.entries(groups).flatMap(([group, slots]) =>
    Object.entries(slots).flatMap(([slot, words]) =>
      Object.entries(words).map(([label, line]) => ({ label, group, slot, line }) as AnyPenWord),
    ),
  )
}

let known: ReadonlyMap<string, AnyPenWord> | undefined

/** Read with the first picture: most calls have none. */
function byKey(): ReadonlyMap<string, AnyPenWord> {
  known ??= new Map(readWords(penVocabulary()).map((word) => [keyOf(word.label), word]))
  return known
}

export const penWords = (): readonly AnyPenWord[] => [...byKey().values()]

/** A word of a picture, in its colour if one was given. */
export type DrawnPiece = AnyPenWord & { colour?: Colour }

/** Whether it gives a creature other colours than those of its species. */
export const isRecoloured = (picture: Picture): boolean =>
  picture.some((word) => {
    const piece = pieceIn(word)
    return typeof piece !== 'function' && piece.group === 'part' && piece.label !== 'wall'
  })

/** The words in their plain spelling: as they are stored, put into addresses and answered. */
export type Picture = readonly string[]

/** More would not fit the size of a drawing. */
export const MOST_WORDS = 8

/** Made only where it is told: looking for the nearest words takes longer than reading. */
type Reason = () => string

export interface PictureProblem {
  /** The place of the word in the list. */
  at: number
  message: Reason
}

export type ParsedPicture = { words: Picture; pieces: readonly DrawnPiece[] } | { problems: readonly PictureProblem[] }

/** Case and spaces do not matter; addresses have hyphens for spaces. */
const keyOf = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '')

const colours = (Object.keys(COLOURS) as Colour[]).map((colour) => ({ colour, key: keyOf(colour) }))

/** Room for the longest word in the longest colour, and for some spaces too many. */
export const LONGEST_WORD = 34

export const wordOf = ({ colour, label }: DrawnPiece): string => (colour ? `${colour} ${label}` : label)

/** Reads a picture: its pieces, or each word that cannot be drawn, and why. */
export function parsePicture(words: readonly string[]): ParsedPicture {
  const problems: PictureProblem[] = []
  const pieces: DrawnPiece[] = []
  for (const [at, text] of words.entries()) {
    if (at >= MOST_WORDS) {
      problems.push({ at, message: () => `${quoted(text)} is one too many; a picture has at most ${MOST_WORDS} words` })
      break
    }
    const piece = pieceIn(text)
    const reason = typeof piece === 'function' ? piece : clashOf(piece, pieces)
    if (reason) problems.push({ at, message: () => `${quoted(text)} ${reason()}` })
    else pieces.push(piece as DrawnPiece)
  }
  return problems.length > 0 ? { problems } : { words: pieces.map(wordOf), pieces }
}

/** A text that is too long is shortened. */
function quoted(text: string): string {
  const line = toOneLine(text.slice(0, LONGEST_WORD + 1))
  return `"${line.length > LONGEST_WORD ? `${line.slice(0, LONGEST_WORD)}…` : line}"`
}

/** The piece that a text means, or why it means none. */
function pieceIn(text: string): DrawnPiece | Reason {
  if (text.length > LONGEST_WORD) return () => `is not a word of the pen, which have at most ${LONGEST_WORD} characters`
  const key = keyOf(text)
  const plain = byKey().get(key)
  if (plain)
    return PEN_GROUPS[plain.group].colour === 'needed' ? () => `needs a colour, such as "red ${plain.label}"` : plain
  const start = colours.find((one) => key.startsWith(one.key) && byKey().has(key.slice(one.key.length)))
  if (!start) return () => `is not a word of the pen${suggestion(nearestWords(text))}`
  const word = byKey().get(key.slice(start.key.length))!
  if (PEN_GROUPS[word.group].colour === 'none') return () => `takes no colour; send "${word.label}"`
  return { ...word, colour: start.colour }
}

function clashOf({ label, slot }: DrawnPiece, before: readonly DrawnPiece[]): Reason | null {
  if (before.some((one) => one.label === label)) return () => `is a second "${label}"; send it once`
  const others = before.filter((one) => one.slot === slot)
  if (others.length < roomIn(slot)) return null
  return () => `cannot be shown together with ${others.map((one) => `"${one.label}"`).join(' and ')} (${slot})`
}

const suggestion = (nearest: readonly string[]): string =>
  nearest.length > 0
    ? `; did you mean ${nearest.map((word) => `"${word}"`).join(' or ')}?`
    : '; GET /api/house/pictures lists all words'

const MOST_NEAREST = 3

/** Of these, the nearest to a text: those that it is part of or that are part of it, then those with the fewest typing errors. */
function nearest<T>(text: string, among: readonly T[], keyIn: (one: T) => string): T[] {
  const most = Math.max(1, Math.floor(text.length / 3))
  return among
    .map((one) => {
      const key = keyIn(one)
      const isPart = Math.min(key.length, text.length) > 2 && (key.includes(text) || text.includes(key))
      return { one, errors: isPart ? 0.5 : typingErrors(key, text, most) }
    })
    .filter(({ errors }) => Number.isFinite(errors))
    .sort((a, b) => a.errors - b.errors)
    .slice(0, MOST_NEAREST)
    .map(({ one }) => one)
}

/** For an unknown text; if nothing is near it, those near it without its first word. */
function nearestWords(text: string): string[] {
  const found = nearestTo(keyOf(text))
  const [, ...rest] = text.trim().split(/[\s_-]+/)
  return found.length > 0 || rest.length === 0 ? found : nearestWords(rest.join(' '))
}

/** A colour in front is kept, and an unknown colour is replaced by the nearest ones. */
function nearestTo(key: string): string[] {
  const word = penWords()
    .filter(({ label }) => key.endsWith(keyOf(label)))
    .sort(longestFirst)[0]
  const before = word ? key.slice(0, -keyOf(word.label).length) : ''
  const meant = nearest(before, before && word && takesColour(word) ? colours : [], (one) => one.key)
  if (word && meant.length > 0) return meant.map(({ colour }) => `${colour} ${word.label}`)
  const coloured = colours.find((one) => key.startsWith(one.key))
  const rest = coloured ? key.slice(coloured.key.length) : key
  return nearest(rest, penWords(), ({ label }) => keyOf(label)).map((one) =>
    coloured && takesColour(one) ? `${coloured.colour} ${one.label}` : one.label,
  )
}

export const takesColour = ({ group }: Pick<AnyPenWord, 'group'>): boolean => PEN_GROUPS[group].colour !== 'none'
const longestFirst = (a: AnyPenWord, b: AnyPenWord): number => b.label.length - a.label.length
