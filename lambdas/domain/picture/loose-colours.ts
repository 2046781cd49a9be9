/** Colours beside a thing: "wings, big ones, white", "pink inside the ears". */
import { drawAdjectives } from './adjectives'
import { bearerOf, meaningOf } from './meanings'
import type { Phrase } from './phrases'
import { describedBy, isColourOf, isOfUnknown, isPostponed, isUnderneath, partOf, restOf } from './scene'
import type { Sketch } from './sketch'
import { coloursIn, headOf, isHedge } from './units'

/** Whether colours belong to the thing or the part beside them, and not to the coat. */
export function drawLooseColours(sketch: Sketch, text: string, phrases: readonly Phrase[], at: number): boolean {
  const [before, phrase, after] = [phrases[at - 1], phrases[at]!, phrases[at + 1]]
  const thing = describedBy(phrases, at)
  if (thing) {
    drawMore(sketch, thing, phrase, restOf(text, phrase))
    return true
  }
  if (before && (isPostponed(phrase, before) || (isColourOf(phrase) && bearerOf(sketch, before) !== null))) return true
  if (isOfUnknown(phrases, at)) {
    sketch.undrawn.add(phrase)
    return true
  }
  if (isHedge(phrase.words[0]) && before && !headOf(phrase.words) && coloursIn(before.words).length > 0) return true
  const [colour] = coloursIn(phrase.words)
  const isBelow = colour && !headOf(phrase.words) && isUnderneath(text, phrase)
  if (isBelow) sketch.picture.tint('front', colour)
  if (isBelow) return true
  const part = colour && !headOf(phrase.words) ? partOf(text, phrase, after) : null
  // "Fluffy and white and lavender at the edges".
  const last = phrase.words.findLastIndex(({ joined }) => joined)
  if (part && last > 0) drawAdjectives(sketch, phrase.words.slice(0, last))
  const tint = coloursIn(phrase.words).at(-1)
  for (const word of part?.meanings ?? []) if (word.group === 'parts') sketch.picture.draw(word, tint)
  if (part && /^(?:top|back)$/.test(part.plain)) sketch.picture.tintSomething(colour!)
  else if (part?.meanings.length === 0) sketch.reportUnknown(phrase)
  return part !== null
}

/** "Wings, big ones, white, gold at the tips": one colour for the whole thing; the rest is reported. */
function drawMore(sketch: Sketch, thing: Phrase, phrase: Phrase, rest: string): void {
  const word = meaningOf(sketch, thing, headOf(thing.words)!)
  const drawn = word && sketch.picture.strokes.find((one) => one.group === word.group && one.name === word.name)
  const [colour, second] = coloursIn(phrase.words)
  const isWhole = /^(?: on top| with .*)?$/.test(rest)
  sketch.undrawn.add(phrase)
  if (colour && drawn && !drawn.colour && isWhole) sketch.picture.draw(word, colour)
  else if (phrase.words.some((unit) => unit.meanings.length > 0)) sketch.beyond.push(`${phrase.text}${rest}`)
  if (second && isWhole) sketch.beyond.push(second)
}
