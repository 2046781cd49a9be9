/**
 * Reads a description of a picture: which known things its phrases name, in which colours, and which things are
 * unknown. Nothing is guessed. What is not drawn is reported: the phrase if its noun is unknown, otherwise the words
 * that were left out.
 */
import { COLOURS, type ColourName, PEN_WORDS } from '../../species/pen-words'
import type { Stroke } from '../../species/strokes'
import { normaliseItem } from '../care/items/normalise'
import { seedOf } from '../chance'
import { drawAdjectives } from './adjectives'
import { drawBeing } from './beings'
import { Canvas, type Subject } from './canvas'
import { dictionary, type PenWord, plainWord } from './dictionary'
import { Draft } from './draft'
import {
  BODY,
  COSTUMES,
  GENERIC,
  MEASURES,
  OCCUPATIONS,
  PATTERNS,
  PLACES,
  QUIET_NOUNS,
  SUBJECTS,
} from './grammar-words'
import { drawLooseColours } from './loose-colours'
import { AFTER, isKnownThing, meaningOf } from './meanings'
import { reportKept, reportLost } from './omissions'
import { type Phrase, phrasesOf } from './phrases'
import {
  arrange,
  coloursOf,
  isAnother,
  isLocation,
  isOfAnother,
  isPerson,
  isPostponed,
  isScenery,
  isSubstitute,
} from './scene'
import { spelledOut } from './spelling'
import { drawThing } from './things'
import { coloursIn, headOf, isPlain, means, namesSeveral, type Unit } from './units'

export type { Subject } from './canvas'

export interface Reading {
  strokes: readonly Stroke[]
  /** Unknown things, as written. */
  beyond: readonly string[]
  /** Known things that did not fit. */
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
}

function readText(draft: Draft, written: string, isName = false): void {
  const text = spelledOut(written)
  const phrases = phrasesOf(text)
  arrange(text, phrases)
  draft.isClaimed = false
  draft.isName = isName
  for (const phrase of phrases) if (phrase.negated && !phrase.place) refuse(draft, phrase)
  let ofOthers = false
  for (const [at, phrase] of phrases.entries()) {
    const { to, leads, opens, intro } = phrase
    if (phrase.negated || intro === 'aside' || drawLooseColours(draft, text, phrases, at)) continue
    ofOthers = isPerson(phrase) || isOtherAnimal(draft, to) || (ofOthers && !leads && !opens && intro !== 'list')
    if (ofOthers && isKnownThing(draft, phrase)) draft.reportUnknown(phrase)
    else readInPlace(draft, text, phrases, at)
  }
  for (const phrase of phrases) if (phrase.negated) reportKept(draft, phrase, text)
  for (const phrase of phrases) reportLost(draft, phrase)
}

/** Reads a phrase with what its neighbours say about it. */
function readInPlace(draft: Draft, text: string, phrases: readonly Phrase[], at: number): void {
  const [phrase, after] = [phrases[at]!, phrases[at + 1]]
  if (phrase.place === 'thing' || (after && isSubstitute(text, phrase, after))) draft.reportUnknown(phrase)
  else {
    const leads = phrase.leads && phrase.place === null
    const is = after && !phrase.isMore && isPostponed(after, phrase) ? after : phrase.is
    readPhrase(draft, { ...phrase, leads, is })
  }
}

function isOtherAnimal(draft: Draft, phrase: Phrase | null): boolean {
  const head = phrase && headOf(phrase.words)
  if (!head || phrase.leads || phrase.intro === 'like' || SUBJECTS.has(head.plain) || isScenery(head)) return false
  return draft.isOwn(head) || means(head, 'kinds')
}

/** "Not a red scarf, a green one" refuses no scarf. */
function refuse(draft: Draft, { words, article }: Phrase): void {
  const head = headOf(words)
  // "The hat is red, not the frog".
  if (article === 'the' && means(head, 'kinds')) return
  if (head && coloursIn(words).length === 0) draft.picture.refuse(head.meanings, GENERIC.has(head.plain))
}

function readPhrase(draft: Draft, phrase: Phrase): void {
  const { words, of, intro } = phrase
  const head = headOf(words)
  if (!head) readAdjectives(draft, phrase)
  else if (MEASURES.has(head.plain) && (of || head.meanings.length === 0)) {
    const { leads, text, is, made, like } = phrase
    const count = head.plain === 'pair' || head.plain === 'couple' ? 2 : (of?.count ?? null)
    const isLike = /^(?:kind|sort|type)$/.test(head.plain) && intro !== 'aside'
    if (!of && /^(?:wheel|stack|pile|bundle|slice|loaf)$/.test(head.plain)) draft.reportUnknown(phrase)
    const others = words.slice(0, words.indexOf(head))
    if (!of && !isLike && headOf(others)?.meanings.length) readPhrase(draft, { ...phrase, words: others })
    else if (!of && BODY.has(head.plain) && others.some((unit) => !isPlain(unit))) draft.reportUnknown(phrase)
    if (of) readPhrase(draft, { ...of, intro: isLike ? 'like' : intro, leads, text, count, is, made, like })
  } else if (COSTUMES.has(head.plain) && headOf(words.slice(0, words.indexOf(head)))) {
    readPhrase(draft, { ...phrase, words: words.slice(0, words.indexOf(head)), intro: 'like', count: null })
  } else readNoun(draft, phrase, head)
}

function readAdjectives(draft: Draft, phrase: Phrase): void {
  const { words, intro } = phrase
  const isFood = intro === 'with' && words.some(({ plain, meanings }) => meanings.length === 0 && /ed$/.test(plain))
  if (intro === 'like' && phrase.of) return
  const isOfColour = phrase.article === 'the' && coloursIn(words).length > 0
  if ((phrase.of && !isOfColour) || intro === 'hold' || phrase.count !== null || isFood || isUsedAsNoun(phrase))
    draft.reportUnknown(phrase)
  else if (phrase.like && words.every(isDegree)) readPhrase(draft, { ...phrase.like, intro: 'like' })
  else if (!/^(?:act|near|among)$/.test(intro) && !(intro === 'place' && phrase.article)) drawAdjectives(draft, words)
  if (phrase.is && headOf(phrase.is.words)) draft.reportUnknown(phrase.is)
}

function readNoun(draft: Draft, phrase: Phrase, head: Unit): void {
  const { intro, leads, count, words } = phrase
  const others = words.slice(0, words.indexOf(head))
  const mark = PATTERNS.has(head.plain) && others.findLast((unit) => means(unit, 'marks'))
  if (mark) {
    readNoun(draft, { ...phrase, words: others.slice(0, others.indexOf(mark) + 1) }, mark)
    return
  }
  if (isAnother(phrase) && phrase.is) {
    draft.reportUnknown(headOf(phrase.is.words) ? phrase.is : phrase)
    return
  }
  // "A brown patch over one eye" is no eyepatch.
  if (/^patch over/.test(head.plain) && others.some((unit) => !isPlain(unit) || /er$/.test(unit.plain))) {
    const patch = { ...head, meanings: dictionary().get('patch')! }
    readNoun(draft, { ...phrase, words: [...others, { ...patch, plain: 'patch' }] }, { ...patch, plain: 'patch' })
    return
  }
  const kind = others.at(-1)
  if (leads && kind && OCCUPATIONS.has(head.plain) && means(kind, 'kinds') && !isScenery(kind)) {
    readBeing(draft, { ...phrase, words: others }, kind, meaningOf(draft, phrase, kind))
    if (!draft.drawAny(head.meanings, ['worn'])) draft.beyond.push(head.text)
    return
  }
  const isOwn = draft.isOwn(head)
  const word = isOwn ? undefined : meaningOf(draft, phrase, head)
  if (isLocation(phrase, head)) return
  if (isOwn || word?.group === 'kinds') {
    const areOthers = draft.picture.subject !== 'species' && namesSeveral(head)
    if ((count !== null && count > 1) || areOthers) draft.reportUnknown(phrase)
    else if (!isOwn || leads || intro === 'like') readBeing(draft, phrase, head, word)
    else if (!SUBJECTS.has(head.plain) || others.some((unit) => means(unit, 'kinds'))) draft.reportUnknown(phrase)
    if (SUBJECTS.has(head.plain) && !leads && phrase.is && headOf(phrase.is.words))
      readPhrase(draft, { ...phrase.is, intro: 'subject', leads: phrase.article === 'the', isSaid: true })
  } else if (word?.group === 'colours') drawAdjectives(draft, phrase.words)
  else if (word) {
    drawThing(draft, phrase, head, word)
    // "The background is a beach".
    if (word.name === 'wall' && phrase.is && headOf(phrase.is.words))
      readPhrase(draft, { ...phrase.is, intro: 'place' })
  } else readUnknown(draft, phrase, head, others)
}

/** Reads "a cat that is a wizard" and "something like a fox". */
function readBeing(draft: Draft, phrase: Phrase, head: Unit, word: PenWord | undefined): void {
  if (!drawBeing(draft, phrase, head, word)) return
  const { is, like } = phrase
  if (is && !is.negated && headOf(is.words)) readPhrase(draft, { ...is, intro: 'subject', leads: true, isSaid: true })
  if (like && !word) readPhrase(draft, { ...like, intro: 'like' })
}

function readUnknown(draft: Draft, phrase: Phrase, head: Unit, others: readonly Unit[]): void {
  const { is, leads, intro, count } = phrase
  const isAgain = head.meanings.some((word) => word.group === 'kinds' && draft.picture.has(word))
  if (isAgain && count === null && !phrase.place && !namesSeveral(head) && (intro === 'subject' || intro === 'list')) {
    if (is) drawAdjectives(draft, is.words)
    return
  }
  if (intro === 'like' && means(head, 'backdrops')) return
  const [colour] = [...coloursIn(others), ...coloursOf(phrase)]
  if (head.plain === 'back' && others.some(({ meanings }) => draft.drawAny(meanings, ['coats', 'marks']))) return
  if (head.plain === 'back' && colour && !draft.picture.isTintedOtherwise('coat', colour)) {
    draft.picture.tint('coat', colour)
    return
  }
  const mayBePlace = PLACES.has(head.plain) && intro !== 'aside' && AFTER[intro].includes('backdrops')
  const isPlace = mayBePlace && others.some(({ meanings }) => draft.drawAny(meanings, ['backdrops']))
  if (!(isPlace && QUIET_NOUNS.has(head.plain))) draft.reportUnknown(phrase)
  if (is && leads && !isOfAnother(phrase) && headOf(is.words))
    readPhrase(draft, { ...is, intro: 'subject', leads, isSaid: true })
}

/** "A giant orange", "a comic": an adjective that stands for a thing. */
const isUsedAsNoun = ({ article, words }: Phrase): boolean =>
  /^an?$/.test(article) &&
  words.some((unit) => !isPlain(unit)) &&
  words.every((unit) => isPlain(unit) || unit.meanings.length === 0 || coloursIn([unit]).length > 0)

/** "Exactly like a fox" is about a fox, but "brave as a lion" is not. */
const isDegree = ({ plain }: Unit): boolean =>
  /^(?:exactly|just|rather|quite|much|more|somewhat|almost|nearly)$/.test(plain)

/** Reads the name, then the texts, into one picture; earlier texts have priority. */
export function readWords(
  texts: readonly string[],
  subject: Subject,
  { name, own = '', taken = [], asides = [] }: ReadingOptions = {},
): Reading {
  const picture = new Canvas(subject, taken)
  const ownWords = wordsFor(own)
  const draft = new Draft(picture, ownWords)
  const aside = new Draft(picture, ownWords)
  if (name) readText(aside, name, true)
  for (const text of texts) readText(draft, text)
  for (const text of asides) readText(aside, text)
  return {
    strokes: sortStrokes(picture.strokes),
    beyond: [...new Set(draft.beyond)],
    crowded: [...new Set(draft.crowded)],
  }
}

/** Words for what is drawn anyway, and its kinds. */
function wordsFor(own: string): ReadonlySet<string> {
  const words = own.split(/[\s-]+/).map(plainWord)
  const kinds = words.flatMap((word) => dictionary().get(word) ?? []).filter(({ group }) => group === 'kinds')
  return new Set([...SUBJECTS, ...words, ...kinds.map(({ name }) => `kind ${name}`)])
}

const GROUPS: readonly string[] = ['tinted', ...Object.keys(PEN_WORDS)]

const sortStrokes = (strokes: readonly Stroke[]): Stroke[] =>
  strokes.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group))

const COLOUR_NAMES = Object.keys(COLOURS) as ColourName[]

/** If nothing can be drawn, the text selects the colour of the wall. */
export const wallStroke = (text: string): Stroke => ({
  group: 'tinted',
  name: 'wall',
  colour: COLOUR_NAMES[(seedOf(normaliseItem(text)) >>> 0) % COLOUR_NAMES.length]!,
})
