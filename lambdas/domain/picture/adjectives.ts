/** Draws adjectives without a noun, compounds such as "white-tailed", and colours beside a thing: "pink inside the ears". */
import { bearerOf, meaningOf } from './meanings'
import type { Phrase } from './phrases'
import { isScenery, restOf } from './places'
import { describedBy, isColourOf, isOfSeveral, isOfUnknown, isPerson, isPostponed, partOf } from './scene'
import { asNamed, type Sketch } from './sketch'
import { coloursIn, headOf, isColour, isSpot, isThing, means, namesThing, type Unit } from './units'

/** Words without a noun are for what is drawn: "black and fluffy". */
export function drawAdjectives(sketch: Sketch, words: readonly Unit[]): void {
  const plain = drawCompounds(sketch, words).filter(
    (unit) => !(sketch.drawAny(unit.meanings, ['coats', 'marks']) && isThing(unit)),
  )
  const isWeather = (unit: Unit): boolean =>
    WEATHER.test(unit.plain) && !plain.some((one) => one !== unit && isColour(one))
  for (const unit of plain) if (isWeather(unit)) sketch.drawAny(unit.meanings, ['backdrops'])
  for (const colour of coloursIn(plain.filter((unit) => !isWeather(unit)))) sketch.picture.tintSomething(colour)
}

/** Draws "white-tailed" and removes it: the tail is white, not the coat. */
export function drawCompounds(sketch: Sketch, words: readonly Unit[]): Unit[] {
  return words.filter((unit, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    // "A gold-trimmed cape".
    const isTrim = (one: Unit | undefined): boolean => one !== undefined && (isSpot(one) || /^trim/.test(one.plain))
    const isOfNext = isColourPrefix(unit) && isPartOnly(next)
    const isOfBefore = isColourPrefix(before) && isPartOnly(unit)
    const [colour] = coloursIn([unit])
    if (isOfNext && !isTrim(next))
      for (const word of next!.meanings) if (sketch.picture.hasRoom(word)) sketch.picture.draw(word, colour)
    if (isOfNext && (isTrim(next) || next!.meanings.length === 0)) sketch.beyond.push(`${unit.text}-${next!.text}`)
    const [isNoun, wasNoun] = [isColouredNoun(unit, next), isColouredNoun(before, unit)]
    if (isNoun) sketch.beyond.push(`${unit.text}-${next!.text}`)
    const isBorne = unit.isPrefix && BEARING.test(next?.text ?? '') && sketch.drawAny(unit.meanings, ['held', 'worn'])
    return !isOfNext && !isOfBefore && !isNoun && !wasNoun && !isBorne
  })
}

/** "White-tailed", unlike "flame-tipped". */
const isColourPrefix = (unit: Unit | undefined): boolean =>
  unit?.isPrefix === true && isColour(unit) && !(isThing(unit) && isScenery(unit))

/** "Mint-condition" is not mint. */
const isColouredNoun = (unit: Unit | undefined, next: Unit | undefined): boolean =>
  unit?.isPrefix === true && isColour(unit) && next !== undefined && namesThing(next)

/** Adjectives that say what is behind it. */
export const WEATHER = /^(?:sunny|snowy|rainy|stormy|cloudy|overcast|moonlit)$/

/** "A guitar-playing frog". */
const BEARING = /^(?:playing|holding|carrying|wielding|wearing|reading|eating|drinking|toting)$/

/** "Tailed", "spotted", and unknown ones: "bellied". */
const isPartOnly = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  /(?<!colou?r|hu|ton|tint)ed$/.test(unit.text) &&
  unit.meanings.every(({ group }) => group === 'parts' || group === 'marks')

/** Whether colours belong to the thing or the part beside them, and not to the coat. */
export function drawLooseColours(sketch: Sketch, text: string, phrases: readonly Phrase[], at: number): boolean {
  const [before, phrase, after] = [phrases[at - 1], phrases[at]!, phrases[at + 1]]
  if (phrase.place === 'thing') return false
  const thing = describedBy(phrases, at)
  if (thing) {
    drawMore(sketch, thing, phrase, restOf(text, phrase))
    return true
  }
  if (before && (isPostponed(phrase, before, after) || (isColourOf(phrase) && bearerOf(sketch, before) !== null))) {
    // "A frill in orange and blue".
    const name = asNamed(before.text)
    if (isColourOf(phrase) && sketch.beyond.includes(name)) sketch.rename(name, `${name} in ${phrase.text}`)
    return true
  }
  // "Eyes: teal, glowing".
  const part = before?.is && headOf(before.words)
  if (
    part &&
    phrase.intro === 'list' &&
    phrase.turn === before.turn &&
    !headOf(phrase.words) &&
    phrase.words.some((unit) => means(unit, 'coats', 'marks')) &&
    means(part, 'features', 'parts') &&
    !part.meanings.some(({ name }) => name === 'coat')
  ) {
    sketch.beyond.push(`${phrase.text} ${part.text.toLowerCase()}`)
    return true
  }
  if (isOfUnknown(phrases, at) || isOfSeveral(phrases, at)) return true
  const [colour] = coloursIn(phrase.words)
  // "A jumper knitted by grandma, blue".
  if (
    colour &&
    before &&
    before.intro === 'near' &&
    phrase.intro === 'list' &&
    isPerson(before) &&
    !headOf(phrase.words)
  )
    return true
  const beside = colour && !headOf(phrase.words) ? partOf(text, phrase, after) : null
  // "Fluffy and white and lavender at the edges".
  const last = phrase.words.findLastIndex(({ joined }) => joined)
  if (beside && last > 0) drawAdjectives(sketch, phrase.words.slice(0, last))
  const tint = coloursIn(phrase.words).at(-1)
  for (const word of beside?.meanings ?? []) if (word.group === 'parts') sketch.picture.draw(word, tint)
  if (beside && /^(?:top|back)$/.test(beside.plain)) sketch.picture.tintSomething(colour!)
  return beside !== null
}

/** "Wings, big ones, white, gold at the tips": one colour for the whole thing; the rest is reported. */
function drawMore(sketch: Sketch, thing: Phrase, phrase: Phrase, rest: string): void {
  const word = meaningOf(sketch, thing, headOf(thing.words)!)
  const drawn = word && sketch.picture.strokes.find((one) => one.group === word.group && one.name === word.name)
  const [colour, second] = coloursIn(phrase.words)
  const isWhole = /^(?: on top| with .*)?$/.test(rest)
  if (colour && drawn && !drawn.colour && isWhole) sketch.picture.draw(word, colour)
  else if (phrase.words.some((unit) => unit.meanings.length > 0)) sketch.beyond.push(`${phrase.text}${rest}`)
  if (second && isWhole) sketch.beyond.push(second)
}
