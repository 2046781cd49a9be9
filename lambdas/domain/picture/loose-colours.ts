/** Colours beside a thing: "wings, big ones, white", "pink inside the ears". */
import { drawAdjectives } from './adjectives'
import type { Draft } from './draft'
import { bearerOf, meaningOf } from './meanings'
import type { Phrase } from './phrases'
import { describedBy, isColourOf, isOfUnknown, isPostponed, isUnderneath, partOf, restOf } from './scene'
import { coloursIn, headOf, isHedge } from './units'

/** Whether colours belong to the thing or the part beside them, and not to the coat. */
export function drawLooseColours(draft: Draft, text: string, phrases: readonly Phrase[], at: number): boolean {
  const [before, phrase, after] = [phrases[at - 1], phrases[at]!, phrases[at + 1]]
  const thing = describedBy(phrases, at)
  if (thing) {
    drawMore(draft, thing, phrase, restOf(text, phrase))
    return true
  }
  if (before && (isPostponed(phrase, before) || (isColourOf(phrase) && bearerOf(draft, before) !== null))) return true
  if (isOfUnknown(phrases, at)) {
    draft.undrawn.add(phrase)
    return true
  }
  if (isHedge(phrase.words[0]) && before && !headOf(phrase.words) && coloursIn(before.words).length > 0) return true
  const [colour] = coloursIn(phrase.words)
  const isBelow = colour && !headOf(phrase.words) && isUnderneath(text, phrase)
  if (isBelow) draft.picture.tint('front', colour)
  if (isBelow) return true
  const part = colour && !headOf(phrase.words) ? partOf(text, phrase, after) : null
  // "Fluffy and white and lavender at the edges".
  const last = phrase.words.findLastIndex(({ joined }) => joined)
  if (part && last > 0) drawAdjectives(draft, phrase.words.slice(0, last))
  const tint = coloursIn(phrase.words).at(-1)
  for (const word of part?.meanings ?? []) if (word.group === 'parts') draft.picture.draw(word, tint)
  if (part && /^(?:top|back)$/.test(part.plain)) draft.picture.tintSomething(colour!)
  else if (part?.meanings.length === 0) draft.reportUnknown(phrase)
  return part !== null
}

/** "Wings, big ones, white, gold at the tips": one colour for the whole thing; the rest is reported. */
function drawMore(draft: Draft, thing: Phrase, phrase: Phrase, rest: string): void {
  const word = meaningOf(draft, thing, headOf(thing.words)!)
  const drawn = word && draft.picture.strokes.find((one) => one.group === word.group && one.name === word.name)
  const [colour, second] = coloursIn(phrase.words)
  const isWhole = /^(?: on top| with .*)?$/.test(rest)
  draft.undrawn.add(phrase)
  if (colour && drawn && !drawn.colour && isWhole) draft.picture.draw(word, colour)
  else if (phrase.words.some((unit) => unit.meanings.length > 0)) draft.beyond.push(`${phrase.text}${rest}`)
  if (second && isWhole) draft.beyond.push(second)
}
