/** Draws what the subject is or takes after: "a small robot dog". */
import { drawAdjectives, drawCompounds, WEATHER } from './adjectives'
import { ORDER } from './canvas'
import { type Breed, breedOf, dictionary, type PenWord } from './dictionary'
import { numberOf, OCCUPATIONS, PEOPLE, SUBJECTS } from './grammar-words'
import type { Phrase } from './phrases'
import { isOwner, isScenery, isStuff } from './places'
import { coloursOnly } from './scene'
import type { Sketch } from './sketch'
import { coloursIn, headOf, isBodyPart, isColour, isSpecial, isThing, means, namesThing, type Unit } from './units'

/** What it is or takes after, with its adjectives. False if it is not drawn. */
export function drawBeing(sketch: Sketch, phrase: Phrase, head: Unit, word: PenWord | undefined): boolean {
  const { words, of, is, made } = phrase
  // "A dragon of pure jade".
  const material = made ?? (of && headOf(of.words) && of.article === '' ? of : undefined)
  // "A creature made of storm cloud".
  const body = !sketch.isClaimed && !word && SUBJECTS.has(head.plain) ? material && headOf(material.words) : null
  const stuffKind = body && isStuff(body) && body.meanings.find(({ group }) => group === 'kinds')
  if (stuffKind) {
    const more = { ...material!, words: [...words.filter((unit) => unit !== head), ...material!.words] }
    return drawBeing(sketch, more, body, stuffKind)
  }
  const others = words.slice(0, words.indexOf(head))
  if (word && !sketch.fits(word, phrase)) return false
  if (word) sketch.picture.draw(word)
  if (word) sketch.picture.takeWings()
  // "A calico" is a cat with patches.
  if (!breedOf(head.plain)?.strokes.length) sketch.drawAny(head.meanings, ['marks'])
  sketch.isClaimed ||= !SUBJECTS.has(head.plain) || others.some((unit) => means(unit, 'kinds'))
  const shared: PenWord['group'][] = ['coats', 'marks', 'features', 'worn']
  let pending: Unit[] = []
  const described = drawCompounds(sketch, others)
  for (const [at, unit] of described.entries()) {
    // "Moth-eaten" is reported as one word.
    if (at > 0 && sketch.beyond.at(-1) === `${described[at - 1]!.text}-${unit.text}`) continue
    // "A red-cap mushroom".
    if (sketch.picture.hasOwn(unit.plain)) continue
    // "A pumpkin creature", "a sock monster".
    if (SUBJECTS.has(head.plain) && ((isThing(unit) && means(unit, 'held')) || unit.plain === 'sock')) {
      sketch.beyond.push(unit.text)
      continue
    }
    if (isTrade(unit)) {
      sketch.reportTrade(unit)
      continue
    }
    if (isOfOnePart(unit, described[at + 1])) {
      sketch.beyond.push(`${unit.text}-${described[at + 1]!.text}`)
      continue
    }
    const addsKind = !word && means(unit, 'kinds') && !sketch.isOwn(unit)
    const whole = unit.isPrefix ? `${unit.text}-${(described[at + 1] ?? head).text}` : unit.text
    const lacks = unit.plain.endsWith('less') ? wordsOf(unit.plain.slice(0, -4)) : []
    if (lacks.some((one) => one.group === 'parts' || sketch.picture.isInherent(one))) sketch.beyond.push(unit.text)
    if (pending.length === 0 && unit.meanings.some(({ name }) => name === 'eyes')) continue
    // "A winged dragon", "a red-winged bat".
    if (/^wing(?:ed)?$/.test(unit.plain) && unit.meanings.some((one) => sketch.picture.isInherent(one))) {
      const [colour] = coloursIn(pending)
      if (colour) sketch.picture.tint('wings', colour)
      pending = []
      continue
    }
    // "A moon moth" is not before a night sky.
    const isOfScene = OF_SCENE.test(unit.plain) || (sketch.isName && !isScenery(unit))
    const groups = isOfScene ? [...shared, 'backdrops' as const] : shared
    const drawn = sketch.drawAny(unit.meanings, addsKind ? ['kinds', ...groups] : groups, coloursIn(pending)[0])
    const [coat, marks] = coloursIn(pending)
    // "A purple and green striped snake".
    if (drawn?.group === 'marks' && /ed$|^(?:strip|spott)/.test(unit.text) && coat && marks) {
      sketch.picture.drawTwoColoured(drawn, [coat, marks])
      pending = []
    }
    if (drawn && unit.plain.endsWith('ed') && drawn.group !== 'marks' && drawn.group !== 'coats') pending = []
    else if (coloursIn([unit]).length > 0) pending.push(unit)
    else if (unit.isPrefix && isColour(described[at + 1])) continue
    else if (!drawn && isUnshown(sketch, unit, word)) sketch.beyond.push(whole)
  }
  for (const colour of coloursIn(pending)) sketch.picture.tintSomething(colour)
  drawAdjectives(sketch, words.slice(words.indexOf(head) + 1))
  if (of && !headOf(of.words)) drawAdjectives(sketch, of.words)
  if (is && !is.negated && !headOf(is.words)) drawAdjectives(sketch, is.words)
  const kind = head.meanings.find(({ group }) => group === 'kinds')?.name
  const type = [head, ...others].find(({ plain, isPrefix }) => !isPrefix && kind && breedOf(plain)?.kind === kind)
  if (type) nameBreed(sketch, type)
  const stuff = material && (headOf(material.words) ?? material.words.at(-1)!).meanings
  // "A machine made of gears", unlike "made of eyes".
  const parts = stuff?.filter(({ name }) => made && name !== 'eyes')
  const isDrawn =
    stuff &&
    (sketch.drawAny(stuff, ['coats', 'marks']) ?? sketch.drawAny(parts!, ['features'], coloursIn(material!.words)[0]))
  if (material && !isDrawn) drawMaterial(sketch, material)
  return true
}

/** "A siamese kitten" looks like one unless the text says otherwise; "a hammerhead" is a shark without its head. */
export function nameBreed(sketch: Sketch, { plain, text }: Unit): void {
  const breed = breedOf(plain)!
  // A siamese of the game has its own colours.
  const isOwn = sketch.isNamed(plain)
  const { coat, front, ...look } = breed
  sketch.breed ??= isOwn ? { ...look, strokes: look.strokes.filter(({ colour }) => !colour) } : breed
  const [last, ...first] = text.toLowerCase().split(' ').reverse()
  const isKind = first.length > 0 && wordsOf(last!).some(({ name }) => name === breed.kind)
  if (breed.isApart && !isOwn) sketch.beyond.push(isKind ? first.reverse().join(' ') : text.toLowerCase())
}

/** Draws those parts of a breed's look that the text does not mention. */
export function drawBreed({ picture }: Sketch, { coat, front, strokes }: Breed): void {
  const dye = picture.strokes.find(({ group, name }) => group === 'tinted' && name === 'coat')?.colour
  const isDyed = dye !== undefined && dye !== coat
  if (coat && !isDyed) picture.tint('coat', coat)
  if (front && !isDyed) picture.tint('front', front)
  for (const { colour: usual, ...word } of strokes) {
    // "A koi, orange and white".
    const colour = usual && usual === dye ? coat : usual
    // "A dalmatian with hearts instead of spots".
    const mark = word.group === 'marks' && picture.strokes.find(({ group }) => group === 'marks')
    if (mark && !mark.colour && /^(?:hearts|stars|swirls)$/.test(mark.name)) picture.draw(mark as PenWord, colour)
    const drawn = picture.strokes.find(({ group, name }) => group === word.group && name === word.name)
    // "A cat with wings" gets them, and a butterfly has them.
    const part: PenWord = word.name === 'wings' && picture.isInherent(word) ? { group: 'parts', name: 'wings' } : word
    const isOpen =
      ORDER[picture.subject].includes(part.group) &&
      !picture.isRefused(part, true) &&
      picture.hasRoom(part) &&
      !(isDyed && part.group === 'parts')
    if (isOpen && !drawn?.colour) picture.draw(part, colour)
  }
}

/** "An autumn mouse", "a server-room cat", unlike "a desert scorpion". */
const OF_SCENE = /^(?:autumn(?:al)?|server room|data cent(?:er|re)|datacenter|library|kitchen|windowsill)$/

/** "One-horned", "lop-eared", "stripy-tailed", unlike "two-horned" and "curly-haired". */
const isOfOnePart = (unit: Unit, next: Unit | undefined): boolean => {
  const isOfPart = unit.isPrefix && /ed$/.test(next?.text ?? '') && means(next, 'features', 'parts')
  const isDetail = next && isBodyPart(next) && !isColour(unit)
  const isCoat = next?.meanings.some(({ name }) => name === 'coat')
  return isOfPart && (isDetail || (numberOf(unit.plain) ?? 2) !== 2 || (!isCoat && means(unit, 'coats', 'marks')))
}

/** "A pirate parrot", unlike "an angel cat" and "a wizard's cat". */
const isTrade = (unit: Unit): boolean =>
  OCCUPATIONS.has(unit.plain) && !isOwner(unit) && !/^(?:angel|fairy|devil|demon)$/.test(unit.plain)

/** Whether an adjective names something that the picture lacks: "a wooden robot dog". */
function isUnshown(sketch: Sketch, unit: Unit, word: PenWord | undefined): boolean {
  // "My mum's budgie".
  if (isOwner(unit) && PEOPLE.has(unit.text.toLowerCase().slice(0, -2))) return false
  const isOther =
    isOtherKind(sketch, unit) || means(unit, 'held') || unit.plain === 'rainbow' || WEATHER.test(unit.plain)
  return (
    ((word !== undefined || means(unit, 'held')) && isOther) ||
    ((unit.isPrefix || unit.plain.includes(' ')) && means(unit, 'backdrops')) ||
    /^(?:wooden|knitted|crocheted|ceramic|wicker|inflatable)$/.test(unit.plain) ||
    (namesThing(unit) && !isSpecial(unit) && !sketch.isOwn(unit) && !unit.plain.endsWith('y'))
  )
}

/** The robot of "a robot dog", but not the stone of "a stone golem". */
const isOtherKind = (sketch: Sketch, unit: Unit): boolean =>
  means(unit, 'kinds') && !sketch.isOwn(unit) && !unit.meanings.some(sketch.picture.has)

/** A material lends its colour, or is reported. */
function drawMaterial(sketch: Sketch, phrase: Phrase): void {
  const colours = coloursOnly(phrase)
  for (const colour of colours) sketch.picture.tintSomething(colour)
  const isDrawn = phrase.words.some(({ meanings }) => meanings.some(sketch.picture.has))
  if (colours.length === 0 && !isDrawn) sketch.reportUnknown(phrase)
}

/** "Hornless": what is missing. */
const wordsOf = (noun: string): readonly PenWord[] => [noun, `${noun}s`].flatMap((one) => dictionary().get(one) ?? [])
