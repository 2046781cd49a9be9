/** Draws adjectives without a noun, and compounds such as "white-tailed". */
import type { Sketch } from './sketch'
import { coloursIn, isColour, isThing, means, namesThing, type Unit } from './units'

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
    const isOfNext = unit.isPrefix && means(unit, 'colours') && isPartOnly(next)
    const isOfBefore = before?.isPrefix && means(before, 'colours') && isPartOnly(unit)
    const [colour] = coloursIn([unit])
    if (isOfNext) for (const word of next!.meanings) if (sketch.picture.hasRoom(word)) sketch.picture.draw(word, colour)
    if (isOfNext && next!.meanings.length === 0) sketch.beyond.push(`${unit.text}-${next!.text}`)
    const [isNoun, wasNoun] = [isColouredNoun(unit, next), isColouredNoun(before, unit)]
    if (isNoun) sketch.beyond.push(`${unit.text}-${next!.text}`)
    const isBorne = unit.isPrefix && BEARING.test(next?.text ?? '') && sketch.drawAny(unit.meanings, ['held', 'worn'])
    return !isOfNext && !isOfBefore && !isNoun && !wasNoun && !isBorne
  })
}

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
