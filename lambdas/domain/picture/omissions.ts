/** Reports what was asked for and is not drawn, and what was refused and is. */
import type { PenWord } from './dictionary'
import { GENERIC, PATTERNS, QUIET_NOUNS } from './grammar-words'
import type { Phrase } from './phrases'
import { coloursOnly, isColourOf, isPerson } from './scene'
import { asNamed, type Sketch } from './sketch'
import { coloursIn, headOf, isBodyPart, isPlain, isSpecial, isThing, means, type Unit } from './units'

/** What no rule has drawn or reported is reported: nothing that was asked for gets lost. */
export function reportLost(sketch: Sketch, phrase: Phrase, text: string): void {
  const { words, intro, of, is, made } = phrase
  if (phrase.negated || /^(?:aside|like)$/.test(intro) || phrase.like || isColourOf(phrase) || isPerson(phrase)) return
  const head = headOf(words)
  const named = [...sketch.beyond, ...sketch.crowded].join(' | ').toLowerCase()
  // "A desert scorpion".
  const isPlaceLost = (unit: Unit): boolean =>
    means(unit, 'backdrops') &&
    !unit.isPrefix &&
    !unit.meanings.some(sketch.picture.has) &&
    !coloursIn([unit]).some(sketch.hasColour) &&
    !named.includes(unit.text.toLowerCase())
  if (head && (means(head, 'kinds') || sketch.isOwn(head)))
    sketch.beyond.push(
      ...words
        .slice(0, words.indexOf(head))
        .filter(isPlaceLost)
        .map((unit) => unit.text),
    )
  const posture = postureOf(sketch, phrase, text)
  if (posture) sketch.rename(asNamed(phrase.text), posture)
  const isNamed = words.some(({ text: word }) => named.includes(word.toLowerCase()))
  if (isNamed || posture) return
  // "A small blue light".
  const isQuiet = head && QUIET_NOUNS.has(head.plain) && !coloursIn(words).every(sketch.hasColour)
  const shown = PATTERNS.has(head?.plain ?? '') ? [...words, ...(of?.words ?? [])] : words
  if (head && (isQuiet || isLost(sketch, head, shown, phrase.count))) sketch.beyond.push(asNamed(phrase.text))
  const isBehind = means(head, 'backdrops', 'kinds') && !means(head, 'marks')
  if (head && !isBehind && !isSpecial(head))
    for (const colour of coloursIn(words.filter((unit) => unit !== head && !isThing(unit))))
      if (!sketch.hasColour(colour)) sketch.beyond.push(colour)
  const coloured = [phrase, of, is, made].flatMap((one) => (one && !one.words.some(isThing) ? coloursOnly(one) : []))
  for (const colour of coloured) if (!sketch.hasColour(colour) && !named.includes(colour)) sketch.beyond.push(colour)
}

/** "Arms crossed", "ears pinned back", "tongue out". */
function postureOf(sketch: Sketch, phrase: Phrase, text: string): string | null {
  const { words, article, intro, is, made, start } = phrase
  const { length } = phrase.text
  const [head, ...more] = words
  const isEyes = head?.meanings.some(({ name }) => name === 'eyes')
  const isOfBody =
    head && (isBodyPart(head) || isEyes) && more.every(isPlain) && !head.meanings.some(sketch.picture.has)
  if (!isOfBody || is || made || !/^(?:its)?$/.test(article) || !/^(?:subject|list|with)$/.test(intro)) return null
  const [rest] = POSTURE.exec(text.slice(start + length)) ?? []
  return rest ? asNamed(text.slice(start, start + length) + rest) : null
}

const POSTURE =
  /^ (?:\w{3,}(?:ed|ing)|on hips|spread|up|out|down|back|open|shut|wide|forward|apart|akimbo|high)(?: (?:up|out|down|back|high|open|under))?(?=$|[,.;!]| (?:and|in|on|to|under|behind|at|over) )/

function isLost(sketch: Sketch, head: Unit, words: readonly Unit[], count: number | null): boolean {
  // A patch over an eye is drawn as patches.
  const isOfBody =
    isSpecial(head) ||
    /^patch /.test(head.plain) ||
    means(head, 'parts') ||
    sketch.isOwn(head) ||
    (head.plain === 'cap' && sketch.picture.hasOwn('cap'))
  // "Five stars at night" are not those of the night sky.
  const isShown = (word: PenWord): boolean =>
    (sketch.picture.has(word) && !(count !== null && word.group === 'backdrops')) || sketch.picture.isInherent(word)
  const isRefused = head.meanings.some((word) => sketch.picture.isRefused(word, true))
  const isHat = GENERIC.has(head.plain) && sketch.picture.hat() !== undefined
  const isColoured = coloursIn([head]).some(sketch.hasColour)
  return !isOfBody && !isRefused && !isHat && !isColoured && !words.some(({ meanings }) => meanings.some(isShown))
}

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
