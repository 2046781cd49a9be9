/**
 * Reads a description of a picture: which known things its phrases name, in which colours, and which things are
 * unknown. Nothing is guessed. What is not drawn is reported: the phrase if its noun is unknown, otherwise the words
 * that were left out.
 */
import { COLOURS, type ColourName, PEN_WORDS } from '../../species/pen-words'
import type { Stroke } from '../../species/strokes'
import { normaliseItem } from '../care/items/normalise'
import { seedOf } from '../chance'
import { article } from '../words'
import { drawAdjectives, drawLooseColours } from './adjectives'
import { drawBeing, drawBreed, nameBreed } from './beings'
import { Canvas, type Subject } from './canvas'
import { breedOf, dictionary, type PenWord, plainWord } from './dictionary'
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
  UNDRAWN_ANIMALS,
} from './grammar-words'
import { markOf } from './kinds'
import { AFTER, bearerOf, isKnownThing, meaningOf } from './meanings'
import { reportKept, reportPosture, reportSilent } from './omissions'
import { CONDITION, type Phrase, phrasesOf } from './phrases'
import { gap, isIndefinite, isLocation, isScenery, isSubstitute, isThingAlive } from './places'
import { arrange, coloursOf, coloursOnly, isAnother, isOfAnother, isOfOther, isPerson, isPostponed } from './scene'
import { asNamed, Sketch } from './sketch'
import { spelledOut, splitsIn } from './spelling'
import { drawThing } from './things'
import { coloursIn, headOf, isBodyPart, isPlain, means, namesSeveral, namesThing, type Unit, unitsOf } from './units'

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

function readText(sketch: Sketch, written: string, isName = false): void {
  const { text, splits } = splitsIn(spelledOut(written))
  sketch.beyond.push(...splits)
  const { phrases, units } = phrasesOf(text)
  arrange(text, phrases)
  for (const [at, { words }] of phrases.entries()) if (isThingAlive(phrases, at)) enliven(headOf(words)!)
  sketch.isClaimed = false
  sketch.isName = isName
  for (const phrase of phrases) if (phrase.negated && !phrase.place) refuse(sketch, phrase)
  let ofOthers = false
  for (const [at, phrase] of phrases.entries()) {
    const { to, leads, opens, intro } = phrase
    if (phrase.negated || intro === 'aside' || drawLooseColours(sketch, text, phrases, at)) continue
    // "A fox next to a snowman in a red scarf", "with a bird in a hat", "painting a portrait of a bird in a hat".
    const before = phrases[at - 1]
    const isClothing = phrase.preposition === 'in' && intro === 'place' && means(headOf(phrase.words), 'worn')
    const isOfBefore = isClothing && before && !before.leads && !/[,.;:]/.test(gap(text, before, phrase))
    const bearer = isOfBefore ? (before.of ?? before) : /^shar/.test(phrase.preposition) ? null : to
    // "A shop selling lanterns".
    const isSold = /^sell/.test(phrase.preposition) && before && namesThing(headOf(before.words) ?? before.words[0]!)
    ofOthers =
      (isSold && !UNDRAWN_ANIMALS.has(headOf(before.words)?.plain ?? '')) ||
      isPerson(phrase) ||
      isOtherAnimal(sketch, bearer) ||
      (ofOthers && !leads && !opens && intro !== 'list')
    if (ofOthers && isKnownThing(sketch, phrase)) sketch.reportUnknown(phrase)
    else readInPlace(sketch, text, phrases, at)
  }
  // "Two penguins": one of them is drawn.
  const several = phrases.find(({ leads, negated, count }) => leads && !negated && count !== null && count > 1)
  const kind = several && headOf(several.words)
  if (several && means(kind, 'kinds') && !sketch.isClaimed && !sketch.isOwn(kind!))
    drawBeing(
      sketch,
      several,
      kind!,
      kind!.meanings.find(({ group }) => group === 'kinds'),
    )
  if (sketch.breed) drawBreed(sketch, sketch.breed)
  for (const phrase of phrases) if (phrase.negated) reportKept(sketch, phrase, text)
  for (const phrase of phrases) reportPosture(sketch, phrase, text)
  reportSilent(sketch, text, units, phrases)
}

/** Reads a thing that is alive: a flower has a kind, other things cannot be drawn. */
function enliven(unit: Unit): void {
  const isFlower = unit.meanings.some(({ name }) => name === 'flower')
  unit.meanings = isFlower ? [{ group: 'kinds', name: 'flowerling' }] : []
}

/** Reads a phrase with what its neighbours say about it. */
function readInPlace(sketch: Sketch, text: string, phrases: readonly Phrase[], at: number): void {
  const [phrase, after] = [phrases[at]!, phrases[at + 1]]
  if (after && isSubstitute(text, phrase, after))
    sketch.beyond.push(asNamed(text.slice(phrase.start, after.start + after.text.length)))
  else if (phrase.place === 'thing' && !sketch.picture.ownPart(headOf(phrase.words)?.text ?? ''))
    sketch.reportUnknown(withoutLook(sketch, phrase))
  else if (phrase.leads && phrase.like && isShownAs(text, phrase, phrase.like)) {
    sketch.reportUnknown({ ...phrase, like: undefined })
    readPhrase(sketch, { ...phrase.like, intro: 'subject', leads: true, isSaid: true })
  } else {
    const leads = phrase.leads && phrase.place === null
    const is = after && !phrase.isMore && isPostponed(after, phrase, phrases[at + 2]) ? after : phrase.is
    readPhrase(sketch, { ...phrase, leads, is })
  }
}

/** "The north wind as a blue horse". */
function isShownAs(text: string, phrase: Phrase, like: Phrase): boolean {
  const head = headOf(phrase.words)
  return head !== null && namesThing(head) && means(headOf(like.words), 'kinds') && gap(text, phrase, like) === ' as '
}

/** "Shaggy orange hair over its eyes": only where the hair is cannot be drawn. */
function withoutLook(sketch: Sketch, phrase: Phrase): Phrase {
  const { words, text, start } = phrase
  const head = headOf(words)
  const looks = words.filter((unit) => means(unit, 'colours', 'coats'))
  if (!/\bhair over (?:its|his|her|their|the) (?:eyes|face)$/.test(text) || !head || looks.length === 0) return phrase
  drawAdjectives(sketch, looks)
  return { ...phrase, words: [head], text: text.slice(head.start - start) }
}

function isOtherAnimal(sketch: Sketch, phrase: Phrase | null): boolean {
  const head = phrase && headOf(phrase.words)
  if (!head || phrase.leads || phrase.intro === 'like' || SUBJECTS.has(head.plain) || isScenery(head)) return false
  return sketch.isOwn(head) || means(head, 'kinds') || UNDRAWN_ANIMALS.has(head.plain)
}

/** "Not a red scarf, a green one" refuses no scarf. */
function refuse(sketch: Sketch, { words, article }: Phrase): void {
  const head = headOf(words)
  // "The hat is red, not the frog".
  if ((article === 'the' || words.length > 1) && means(head, 'kinds')) return
  // "Not a siamese, a black cat".
  if (head && coloursIn(words).length === 0 && !breedOf(head.plain))
    sketch.picture.refuse(head.meanings, GENERIC.has(head.plain))
}

function readPhrase(sketch: Sketch, phrase: Phrase): void {
  const { words, of, intro } = phrase
  const head = headOf(words)
  if (!head) readAdjectives(sketch, phrase)
  else if (MEASURES.has(head.plain) && (of || head.meanings.length === 0)) {
    const { leads, text, is, made, like } = phrase
    const count = head.plain === 'pair' || head.plain === 'couple' ? 2 * (phrase.count ?? 1) : (of?.count ?? null)
    const isLike = /^(?:kind|sort|type)$/.test(head.plain) && intro !== 'aside'
    // "With a picture of a lantern".
    const isPicture =
      PICTURES.test(head.plain) && !phrase.leads && (of ? /^(?:with|hold|place)$/.test(intro) : intro === 'hold')
    const isHeap = isPicture || (HEAPS.test(head.plain) && (intro === 'place' || !(of && headOf(of.words))))
    if (isHeap) sketch.reportUnknown(phrase)
    const others = words.slice(0, words.indexOf(head))
    if (!of && headOf(others)?.meanings.length) readPhrase(sketch, { ...phrase, words: others })
    else if (!of && BODY.has(head.plain) && others.some((unit) => !isPlain(unit))) sketch.reportUnknown(phrase)
    if (of && !isHeap) readPhrase(sketch, { ...of, intro: isLike ? 'like' : intro, leads, text, count, is, made, like })
  } else if (COSTUMES.has(head.plain) && headOf(words.slice(0, words.indexOf(head)))) {
    readPhrase(sketch, { ...phrase, words: words.slice(0, words.indexOf(head)), intro: 'like', count: null })
  } else readNoun(sketch, phrase, head)
}

/** "A penguin family": one of them is drawn. */
const FAMILY = /^(?:family|flock|herd|pack|duo|trio|colony|gang)$/

const PICTURES =
  /^(?:picture|image|portrait|painting|drawing|photo|photograph|illustration|sketch|cartoon|icon|logo|sticker)$/

/** "A pile of gold" is a thing, unlike "a hint of gold". */
const HEAPS = /^(?:sprinkle|wheel|stack|pile|bundle|slice|loaf|piece|pocketful|basketful|armful|handful|bunch)$/

function readAdjectives(sketch: Sketch, phrase: Phrase): void {
  const { words, intro } = phrase
  if (intro === 'like' && phrase.of) return
  const isOfColour = phrase.article === 'the' && coloursIn(words).length > 0
  // "Seeing red", unlike "shimmering red".
  const isFigure = intro === 'verb' && coloursIn(words).length > 0 && !SHINING.test(phrase.preposition)
  // "Pink spines", "a blue glow": the coat has another colour.
  const isOfCoat = coloursIn(words).length > 0 && COAT_NOUNS.test(`${intro} ${words.at(-1)!.text}`)
  const isOther = isOfOther(phrase)
  const isConditional = CONDITION.test(phrase.preposition)
  if (
    isConditional ||
    isOther ||
    (phrase.of && !isOfColour) ||
    intro === 'hold' ||
    phrase.count !== null ||
    isOfCoat ||
    isUsedAsNoun(phrase)
  )
    sketch.reportUnknown(phrase)
  else if (isFigure) sketch.reportUnknown({ ...phrase, text: `${phrase.preposition} ${phrase.text}` })
  // "A horn repaired with gold".
  else if (intro === 'with' && /ed$/.test(phrase.preposition) && phrase.to && bearerOf(sketch, phrase.to) !== null)
    sketch.beyond.push(`${phrase.preposition} with ${phrase.text}`)
  else if (phrase.like && words.every(isDegree)) readPhrase(sketch, { ...phrase.like, intro: 'like' })
  else if (!/^(?:act|near|among)$/.test(intro) && !(intro === 'place' && phrase.article)) drawAdjectives(sketch, words)
  if (!phrase.is || !headOf(phrase.is.words)) return
  // "An orange that became a cat".
  if (phrase.leads && isUsedAsNoun(phrase))
    readPhrase(sketch, { ...phrase.is, intro: 'subject', leads: true, isSaid: true })
  else sketch.reportUnknown(phrase.is)
}

const COAT_NOUNS = / (?:spines|quills|spikes|thorns|prickles|scars?|sparkles?|glitter|sequins|stardust)$|^with glow$/i

/** "Tiger markings" are stripes. */
function asMarking<T extends Unit | null | undefined>(unit: T): T {
  const kind = unit?.meanings.find(({ group }) => group === 'kinds')
  const mark = kind && !means(unit, 'marks') && markOf(kind.name)
  return mark ? { ...unit, meanings: [mark] } : unit
}

function readNoun(sketch: Sketch, phrase: Phrase, head: Unit): void {
  const { intro, leads, count, words } = phrase
  const others = words.slice(0, words.indexOf(head))
  // "A white saddle mark", "a tattoo of stars".
  const drawnOn = phrase.of && headOf(phrase.of.words)
  const looks = PATTERNS.has(head.plain) ? [drawnOn, ...others.toReversed()] : []
  const mark = looks.map(asMarking).find((unit) => means(unit, 'marks'))
  if (mark) {
    const pattern = {
      ...mark,
      // "Swirl markings" are several.
      text: namesSeveral(head) ? head.text : mark.text,
      plain: `${mark.plain} marking`,
      meanings: mark.meanings.filter(({ group }) => group === 'marks'),
    }
    const before = mark.start === drawnOn?.start ? phrase.of!.words : others
    const more = before.filter(({ start }) => start < mark.start)
    readNoun(sketch, { ...phrase, words: [...more, pattern], of: undefined }, pattern)
    return
  }
  if (isAnother(phrase) && phrase.is) {
    sketch.reportUnknown(headOf(phrase.is.words) ? phrase.is : phrase)
    return
  }
  // "A brown patch over one eye" is no eyepatch.
  if (/^patch over/.test(head.plain) && others.some((unit) => !isPlain(unit) || /er$/.test(unit.plain))) {
    const patch = { ...head, meanings: dictionary().get('patch')! }
    readNoun(sketch, { ...phrase, words: [...others, { ...patch, plain: 'patch' }] }, { ...patch, plain: 'patch' })
    return
  }
  const kind = others.at(-1)
  if (
    leads &&
    kind &&
    (OCCUPATIONS.has(head.plain) || FAMILY.test(head.plain)) &&
    means(kind, 'kinds') &&
    !isScenery(kind)
  ) {
    const being = kind.meanings.find(({ group }) => group === 'kinds')
    readBeing(sketch, { ...phrase, words: others }, kind, sketch.isOwn(kind) ? undefined : being)
    sketch.reportTrade(head)
    return
  }
  // "A rat king": an animal that is not known.
  if (leads && kind && OCCUPATIONS.has(head.plain) && namesThing(kind) && !kind.plain.endsWith('y')) {
    sketch.reportUnknown(phrase)
    return
  }
  // "Green tail feathers", "white wing feathers".
  const part = phrase.words.at(-1) === head && head.meanings.some(({ name }) => name === 'coat') ? kind : undefined
  if (part && isBodyPart(part)) {
    if (means(part, 'parts')) readNoun(sketch, { ...phrase, words: others }, part)
    else sketch.reportUnknown(phrase)
    return
  }
  const isOwn = sketch.isOwn(head)
  const word = isOwn ? undefined : meaningOf(sketch, phrase, head)
  if (leads && word?.group === 'held' && kind && means(kind, 'kinds') && phrase.start === 0) {
    // "A corgi loaf" is a corgi, and "a cat lamp" no cat.
    if (head.plain === 'loaf') {
      readNoun(sketch, { ...phrase, words: others }, kind)
      sketch.beyond.push(head.text)
    } else sketch.reportUnknown(phrase)
    return
  }
  if (isLocation(phrase, head)) {
    // "A scarf round my squirrel neck".
    const own = /^my /i.test(phrase.text) && !sketch.isClaimed && others.find((unit) => means(unit, 'kinds'))
    if (own) readNoun(sketch, { ...phrase, words: others, intro: 'subject', leads: true, isSaid: true }, own)
    return
  }
  if (isOwn || word?.group === 'kinds') {
    const areOthers = sketch.picture.subject !== 'species' && namesSeveral(head)
    if ((count !== null && count > 1) || areOthers) sketch.reportUnknown(phrase)
    else if (!isOwn || leads || intro === 'like') readBeing(sketch, phrase, head, word)
    else if (!SUBJECTS.has(head.plain) || phrase.place || others.some((unit) => means(unit, 'kinds')))
      sketch.reportUnknown(phrase)
    if (SUBJECTS.has(head.plain) && !leads && phrase.is && headOf(phrase.is.words))
      readPhrase(sketch, { ...phrase.is, intro: 'subject', leads: phrase.article === 'the', isSaid: true })
  } else if (word?.group === 'colours') drawAdjectives(sketch, phrase.words)
  else if (word) {
    drawThing(sketch, phrase, head, word)
    // "The background is a beach".
    if (word.name === 'wall' && phrase.is && headOf(phrase.is.words))
      readPhrase(sketch, { ...phrase.is, intro: 'place' })
  } else readUnknown(sketch, phrase, head, others)
}

/** Reads "a cat that is a wizard" and "something like a fox". */
function readBeing(sketch: Sketch, phrase: Phrase, head: Unit, word: PenWord | undefined): void {
  if (!drawBeing(sketch, phrase, head, word)) return
  const { is, like } = phrase
  if (is && !is.negated && headOf(is.words)) readPhrase(sketch, { ...is, intro: 'subject', leads: true, isSaid: true })
  const role = like && headOf(like.words)
  if (like && !word) readPhrase(sketch, { ...like, intro: 'like' })
  // "A dog as an astronaut", unlike "a dog brave as a knight".
  else if (role && OCCUPATIONS.has(role.plain) && phrase.words.at(-1) === head) sketch.reportTrade(role)
}

function readUnknown(sketch: Sketch, phrase: Phrase, head: Unit, others: readonly Unit[]): void {
  const { is, leads, intro, count } = phrase
  const isSecond = isIndefinite(phrase) && !phrase.isStated && !phrase.opens && intro === 'subject'
  const isAgain =
    !isSecond &&
    !isOfAnother(phrase) &&
    head.meanings.some((word) => word.group === 'kinds' && sketch.picture.has(word))
  if (isAgain && count === null && !phrase.place && !namesSeveral(head) && (intro === 'subject' || intro === 'list')) {
    // "My dog Rex: he is a black labrador".
    const isTold = phrase.isStated || (phrase.opens && phrase.article === '')
    drawAdjectives(sketch, [...(isTold ? others : []), ...(is?.words ?? [])])
    if (phrase.isStated && breedOf(head.plain)) nameBreed(sketch, head)
    return
  }
  if (intro === 'like' && means(head, 'backdrops')) return
  if (phrase.isShade && coloursOnly(phrase).length > 0) {
    sketch.picture.tintSomething(coloursOnly(phrase)[0]!)
    return
  }
  const [colour] = [...coloursIn(others), ...coloursOf(phrase)]
  if (head.plain === 'back') {
    const looks = others.filter(({ meanings }) => sketch.drawAny(meanings, ['coats', 'marks']))
    const isTinted = colour !== undefined && !sketch.picture.isTintedOtherwise('coat', colour)
    if (isTinted) sketch.picture.tint('coat', colour)
    if (isTinted || (looks.length > 0 && !colour)) return
  }
  const mayBePlace = PLACES.has(head.plain) && intro !== 'aside' && AFTER[intro].includes('backdrops')
  const isPlace =
    mayBePlace && others.some(({ plain, meanings }) => plain !== 'window' && sketch.drawAny(meanings, ['backdrops']))
  // "In the hallway of a castle", "in a room full of servers".
  const around = phrase.article === 'the' ? (phrase.of ?? phrase.made) : phrase.made
  const within = around && headOf(around.words)
  const isWithin = intro === 'place' && within && sketch.drawAny(within.meanings, ['backdrops'])
  if (leads && UNDRAWN_ANIMALS.has(head.plain) && count === null && !phrase.place && !namesSeveral(head))
    drawUnknownAnimal(sketch, phrase, head, others)
  else if (isWithin) sketch.beyond.push(asNamed(phrase.text.split(' of ')[0]!))
  else if (!isPlace) sketch.reportUnknown(phrase)
  else if (!QUIET_NOUNS.has(head.plain)) sketch.beyond.push(head.text)
  if (!is || !headOf(is.words)) return
  if (leads && !isOfAnother(phrase)) readPhrase(sketch, { ...is, intro: 'subject', leads, isSaid: true })
  // "Whose house is a real house".
  else if (!is.negated) sketch.reportUnknown(is)
}

/** "A fluffy grey donkey": only the animal is unknown. */
function drawUnknownAnimal(sketch: Sketch, phrase: Phrase, head: Unit, others: readonly Unit[]): void {
  const isName = (unit: Unit): boolean => namesThing(unit) || means(unit, 'kinds', 'backdrops', 'held')
  const name = [...others.filter(isName), head].map(({ text }) => text).join(' ')
  drawBeing(sketch, { ...phrase, words: [...others.filter((unit) => !isName(unit)), head] }, head, undefined)
  sketch.beyond.push(isIndefinite(phrase) ? `${article(name)} ${name}` : name)
}

const SHINING = /^(?:glow|shimmer|shin|sparkl|gleam|glitter|glint|flash|turn|fad|shift|dye|paint|colou?r|tint)/

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
  const sketch = new Sketch(picture, ownWords)
  const aside = new Sketch(picture, ownWords)
  if (name) readText(aside, name, true)
  for (const text of texts) readText(sketch, text)
  for (const text of asides) if (hasKnownWord(text)) readText(aside, text)
  return {
    strokes: sortStrokes(picture.strokes),
    beyond: onceEach(sketch.beyond),
    crowded: [...new Set(sketch.crowded)],
  }
}

/** Most names have none. The first full reading compiles all patterns, which takes longer than a registration. */
const hasKnownWord = (text: string): boolean => unitsOf(text).some(({ meanings }) => meanings.length > 0)

/** "A goose with a knife. White goose": named once. */
function onceEach(names: readonly string[]): string[] {
  const keys = names.map((name) => name.toLowerCase().replace(/^an? /, ''))
  return names.filter((_, at) => keys.indexOf(keys[at]!) === at)
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
