/** Reports what was asked for and is not drawn, and what was refused and is. */

import type { ColourName } from '../../species/pen-words'
import { ADVERB, GENERIC, MATERIALS, MEASURES, PATTERNS, PEOPLE, POSES, QUIET_NOUNS, YOUNG } from './grammar-words'
import type { Phrase } from './phrases'
import { isOwner } from './places'
import { isOfKind } from './scene'
import { asNamed, type Sketch } from './sketch'
import { coloursIn, headOf, isBodyPart, isColour, isHedge, isPlain, isSpecial, means, type Unit } from './units'

/** "Arms crossed", "ears pinned back", "tongue out" are named with the posture. */
export function reportPosture(sketch: Sketch, phrase: Phrase, text: string): void {
  const { words, article, intro, is, made, start } = phrase
  const [head, ...more] = words
  const isOfBody = head && (isBodyPart(head) || head.plain === 'eye') && more.every(isPlain)
  if (!isOfBody || head.meanings.some(sketch.picture.has) || phrase.negated || is || made) return
  const [rest] = POSTURE.exec(text.slice(start + phrase.text.length)) ?? []
  if (rest && /^(?:its)?$/.test(article) && /^(?:subject|list|with)$/.test(intro))
    sketch.rename(asNamed(phrase.text), asNamed(phrase.text + rest))
}

const POSTURE =
  /^ (?:\w{3,}(?:ed|ing)|on hips|spread|up|out|down|back|open|shut|wide|forward|apart|akimbo|high)(?: (?:up|out|down|back|high|open|under))?(?=$|[,.;!]| (?:and|in|on|to|under|behind|at|over) )/

/** "A lion without a mane": what its kind is drawn with cannot be left out. */
export function reportKept(sketch: Sketch, { words, start }: Phrase, text: string): void {
  const head = headOf(words)
  const isWithout =
    /\b(?:no|without|missing|lacking|lacks|lost|minus|nor)(?: (?:an?|the|its|his|her|their|any))?\s$/i.test(
      text.slice(0, start),
    )
  const isOfAll =
    isWithout &&
    head !== null &&
    /^(?:tail|ear|eye|face|head|paw|nose|mouth|leg|arm|fur|beak|hoof|hooves|tooth|teeth|whisker|toe|claw|finger)$/.test(
      head.plain,
    )
  if ((isOfAll || head?.meanings.some((word) => sketch.picture.isInherent(word))) && coloursIn(words).length === 0)
    sketch.beyond.push(`no ${head.text}`)
}

/**
 * Names every content word that is neither drawn, nor named, nor in a closed list of what needs no mention: nothing
 * that was asked for gets lost, even if no rule knows the word.
 */
export function reportSilent(sketch: Sketch, text: string, units: readonly Unit[], phrases: readonly Phrase[]): void {
  const phraseOf = new Map<number, { phrase: Phrase; root: Phrase }>()
  const collect = (phrase: Phrase, root: Phrase): void => {
    for (const { start } of phrase.words) phraseOf.set(start, { phrase, root })
    // "The stripes of a tiger", "the brown of old leather".
    const isLook =
      (isOfKind(phrase.of) && !means(headOf(phrase.words), 'kinds')) ||
      (!headOf(phrase.words) && phrase.words.some(isColour))
    for (const one of [isLook ? undefined : phrase.of, phrase.is, phrase.made])
      if (one && !one.isShade) collect(one, root)
  }
  for (const phrase of phrases) if (!phrase.isShade) collect(phrase, phrase)
  const named = new Set([...sketch.beyond, ...sketch.crowded].flatMap(wordsIn))
  const spans = [...sketch.beyond, ...sketch.crowded].flatMap((name) => spansOf(text, name))
  const isIn = ({ start, end }: Unit): boolean => spans.some(([from, to]) => start >= from && end <= to)
  const isNamed = (unit: Unit): boolean =>
    isIn(unit) || (!isSameElsewhere(unit) && wordsIn(unit.text).some((word) => named.has(word)))
  // "Cheese earrings and a cheese hat": naming one of them does not name the other.
  const isSameElsewhere = (unit: Unit): boolean => {
    const { phrase } = phraseOf.get(unit.start) ?? {}
    const isModifier = phrase !== undefined && headOf(phrase.words) !== unit && !isColour(unit)
    return isModifier && units.some((one) => one !== unit && one.plain === unit.plain && isIn(one))
  }
  const names = new Map<Phrase, string>()
  for (const [at, unit] of units.entries()) {
    const [before, next] = [units[at - 1], units[at + 1]]
    if (isNamed(unit) || isUnsaid(unit) || isShown(sketch, unit)) continue
    const { phrase, root } = phraseOf.get(unit.start) ?? {}
    // "Melting", unlike "watering plants" and "smoke curling".
    const isVerb = unit.class === 'verb' || (unit.meanings.length === 0 && /ed$/.test(unit.text))
    const isFollowed = next?.stop === '' && next.class !== 'and' && (next.class !== null || /ing$/.test(unit.text))
    const isPose =
      (isFollowed && !SOILED.test(unit.text)) ||
      before?.class === 'aside' ||
      (unit.stop === '' && before && isNamed(before))
    const head = phrase ? headOf(phrase.words) : null
    const isAfter = isVerb && !(head && head.start > unit.start)
    if ((isAfter && isPose) || (!phrase && !isVerb)) continue
    if (phrase && (root!.negated || SIMILES.test(root!.intro) || isImplied(sketch, unit, phrase, head, next))) continue
    // "Moth-eaten", "fire-breathing".
    const from = before?.isPrefix && unit.start === before.end + 1 ? before.start : unit.start
    const end = unit.isPrefix && next ? next.end : unit.end
    const isKind = means(head, 'kinds') || (head !== null && sketch.isOwn(head))
    const isOfHead = head !== null && !isKind && head.start > unit.start && !text.slice(from, head.end).includes(',')
    const told = root && (names.get(root) ?? asNamed(root.text))
    const isMore = told !== undefined && sketch.beyond.includes(told)
    if (told && sketch.crowded.includes(told)) continue
    const whole = isMore
      ? asNamed(text.slice(root!.start, unit.end))
      : head === unit
        ? asNamed(phrase!.text)
        : `${text.slice(from, end)}${isOfHead ? restOfName(sketch, text, phrase!.words, end, head) : ''}`
    if (isMore) sketch.rename(told, whole)
    else sketch.beyond.push(whole)
    if (isMore) names.set(root!, whole)
    for (const word of wordsIn(whole)) named.add(word)
  }
}

/** "Striped" of "a striped red scarf" is named as "striped scarf" if the red is drawn. */
const restOfName = (sketch: Sketch, text: string, words: readonly Unit[], from: number, head: Unit): string =>
  words
    .filter((unit) => unit.start >= from && unit.start <= head.start)
    .filter((unit) => !isColour(unit) || !isShown(sketch, unit) || unit === head)
    .map((unit) => `${text[unit.start - 1] === '-' ? '-' : ' '}${unit.text}`)
    .join('')

/** "Soaked to the bone". */
const SOILED = /^(?:soaked|drenched|splattered|smeared|stained|covered|caked|singed|charred)$/

const SIMILES = /^(?:aside|like)$/

/** Where a name stands in the text, if it stands there as it is. */
function spansOf(text: string, name: string): (readonly [number, number])[] {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? [] : [[at, at + name.length]]
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a word is in the picture: as a thing, a colour, or a part of what is drawn anyway. */
const isShown = (sketch: Sketch, unit: Unit): boolean =>
  sketch.isOwn(unit) ||
  sketch.picture.hasOwn(unit.plain) ||
  // A patch over an eye is drawn as patches.
  /^patch /.test(unit.plain) ||
  (GENERIC.has(unit.plain) && sketch.picture.hat() !== undefined) ||
  unit.meanings.some((word) =>
    word.group === 'colours'
      ? sketch.hasColour(word.name as ColourName)
      : word.group === 'parts' ||
        sketch.picture.has(word) ||
        sketch.picture.isInherent(word) ||
        sketch.picture.isRefused(word, true),
  )

/** Whether what is drawn or refused says as much: "raven black", "a lion cub", "a fireman's helmet", "a shiny key". */
function isImplied(sketch: Sketch, unit: Unit, { words, intro }: Phrase, head: Unit | null, next?: Unit): boolean {
  const isOfShown = head !== null && head !== unit && isShown(sketch, head)
  return (
    (isColour(next) && isShown(sketch, next!) && (isColour(unit) || means(unit, 'kinds'))) ||
    isHedge(words[words.indexOf(unit) - 1]) ||
    (YOUNG.has(unit.plain) && words.some((one) => one !== unit && isShown(sketch, one))) ||
    (isOfShown && (isOwner(unit) || (means(unit, 'kinds') && means(head, 'marks', 'parts', 'features')))) ||
    (head === null && MATERIALS.has(unit.plain)) ||
    (isOfShown && MATERIALS.has(unit.plain) && means(head, 'worn', 'held') && head.plain !== 'wing') ||
    (isOfShown &&
      ((means(unit, 'coats') && /(?:y|ed|en|ing)$/.test(unit.text)) || unit.plain === 'dark') &&
      means(head, 'worn', 'held', 'backdrops')) ||
    (intro === 'place' && head === unit && means(unit, 'coats')) ||
    // "An oil painting of a badger".
    (head !== null &&
      head !== unit &&
      !isShown(sketch, head) &&
      (MEASURES.has(head.plain) || QUIET_NOUNS.has(head.plain)))
  )
}

/** Poses, moods, style, size, age, small talk, and words that only structure the text. */
const isUnsaid = (unit: Unit): boolean =>
  (unit.class !== null && !(unit.class === 'verb' && /(?:ing|ed|en)$/.test(unit.text))) ||
  isPlain(unit) ||
  isSpecial(unit) ||
  isBodyPart(unit) ||
  unit.plain.length < 2 ||
  [PEOPLE, POSES, PATTERNS].some((words) => words.has(unit.plain)) ||
  (unit.meanings.length === 0 && (ADVERB.test(unit.plain) || (unit.stop === '' && /^\p{Lu}/u.test(unit.text))))
