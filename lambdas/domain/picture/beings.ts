/** Draws what the subject is or takes after: "a small robot dog". */
import { drawAdjectives, drawCompounds, WEATHER } from './adjectives'
import { dictionary, type PenWord } from './dictionary'
import type { Draft } from './draft'
import { COLOURED_KINDS, PEOPLE, SUBJECTS } from './grammar-words'
import type { Phrase } from './phrases'
import { coloursOnly } from './scene'
import { coloursIn, headOf, isColour, isSpecial, means, namesThing, type Unit } from './units'

/** What it is or takes after, with its adjectives. False if it is not drawn. */
export function drawBeing(draft: Draft, phrase: Phrase, head: Unit, word: PenWord | undefined): boolean {
  const { words, of, is, made } = phrase
  const others = words.slice(0, words.indexOf(head))
  const isOther = PEOPLE.has(head.plain) && others.some((unit) => means(unit, 'kinds'))
  if (isOther) draft.reportUnknown(phrase)
  if (isOther || (word && !draft.fits(word, phrase))) return false
  if (word) {
    draft.picture.draw(word)
    // "A tabby" is a cat and striped.
    draft.drawAny(head.meanings, ['marks'])
  }
  draft.isClaimed ||= !SUBJECTS.has(head.plain) || others.some((unit) => means(unit, 'kinds'))
  const shared: PenWord['group'][] = [
    'coats',
    'marks',
    'features',
    'worn',
    ...(draft.isName ? (['backdrops'] as const) : []),
  ]
  let pending: Unit[] = []
  const described = drawCompounds(draft, others)
  for (const [at, unit] of described.entries()) {
    const addsKind = !word && means(unit, 'kinds') && !draft.isOwn(unit)
    const whole = unit.isPrefix ? `${unit.text}-${described[at + 1]?.text}` : unit.text
    const lacks = unit.plain.endsWith('less') ? wordsOf(unit.plain.slice(0, -4)) : []
    if (lacks.some((one) => one.group === 'parts' || draft.picture.isInherent(one))) draft.beyond.push(unit.text)
    const isEyes = unit.meanings.some(({ name }) => name === 'eyes')
    if (isEyes && pending.length === 0) continue
    const drawn = draft.drawAny(unit.meanings, addsKind ? ['kinds', ...shared] : shared, coloursIn(pending)[0])
    if (drawn && unit.plain.endsWith('ed') && drawn.group !== 'marks' && drawn.group !== 'coats') pending = []
    else if (coloursIn([unit]).length > 0) pending.push(unit)
    else if (unit.isPrefix && isColour(described[at + 1])) continue
    else if (
      !drawn &&
      word &&
      (isOtherKind(draft, unit) || means(unit, 'held') || unit.plain === 'rainbow' || WEATHER.test(unit.plain))
    )
      draft.beyond.push(whole)
    else if (!drawn && /^(?:wooden|knitted|crocheted|ceramic|wicker|inflatable)$/.test(unit.plain))
      draft.beyond.push(unit.text)
    else if (namesThing(unit) && !isSpecial(unit) && !draft.isOwn(unit) && !unit.plain.endsWith('y'))
      draft.beyond.push(whole)
  }
  for (const colour of coloursIn(pending)) draft.picture.tintSomething(colour)
  drawAdjectives(draft, words.slice(words.indexOf(head) + 1))
  if (of && !headOf(of.words)) drawAdjectives(draft, of.words)
  else if (of && SUBJECTS.has(head.plain)) draft.drawAny(headOf(of.words)!.meanings, ['coats'])
  if (is && !is.negated && !headOf(is.words)) drawAdjectives(draft, is.words)
  const natural = word && COLOURED_KINDS[head.plain]
  if (natural) draft.picture.tint('coat', natural)
  if (made && !draft.drawAny((headOf(made.words) ?? made.words.at(-1)!).meanings, ['coats', 'marks']))
    drawMaterial(draft, made)
  return true
}

/** The robot of "a robot dog", but not the stone of "a stone golem". */
const isOtherKind = (draft: Draft, unit: Unit): boolean =>
  means(unit, 'kinds') && !draft.isOwn(unit) && !unit.meanings.some(draft.picture.has)

/** A material lends its colour, or is reported. */
function drawMaterial(draft: Draft, phrase: Phrase): void {
  const colours = coloursOnly(phrase)
  for (const colour of colours) draft.picture.tintSomething(colour)
  const isDrawn = phrase.words.some(({ meanings }) => meanings.some(draft.picture.has))
  if (colours.length === 0 && !isDrawn) draft.reportUnknown(phrase)
}

/** "Hornless": what is missing. */
const wordsOf = (noun: string): readonly PenWord[] => [noun, `${noun}s`].flatMap((one) => dictionary().get(one) ?? [])
