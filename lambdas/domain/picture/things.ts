/** Draws things: what is worn, held or behind, features, markings and parts of the body. */
import type { ColourName } from '../../species/pen-words'
import { drawCompounds } from './adjectives'
import { dictionary, type PenWord } from './dictionary'
import { asNamed, type Draft } from './draft'
import { GENERIC, MATERIALS, ROLES } from './grammar-words'
import type { Phrase } from './phrases'
import { coloursOf, isOfKind, isScenery } from './scene'
import { coloursIn, headOf, isBodyPart, isOneOfTwo, isPlain, isThing, means, namesMore, type Unit } from './units'

export function drawThing(draft: Draft, phrase: Phrase, head: Unit, word: PenWord): void {
  const { words, count } = phrase
  const { group } = word
  const before = words.slice(0, words.indexOf(head))
  // "A silver-haired wizard" has a hat of any colour.
  const others = ROLES.has(head.plain) ? drawCompounds(draft, before) : before
  const lends = LENDS.has(group)
  const [colour, second] =
    [
      coloursIn(lends ? others : others.filter((unit) => !isThing(unit))),
      coloursIn(words.slice(words.indexOf(head) + 1)),
      coloursOf(phrase, group === 'held'),
    ].find((colours) => colours.length > 0) ?? []
  const isPair = group === 'worn' || PAIRS.has(word.name)
  const isEyes = group === 'features' && word.name === 'eyes'
  const isMiscounted =
    (isEyes && phrase.is?.count === 1) ||
    ((isEyes || word.name === 'wings') && isOneOfTwo(words)) ||
    ((word.name === 'wings' || group === 'marks') && count === 1) ||
    (!isUsual(count) && ((isPair && count !== 1) || isEyes))
  // White socks are a marking, other socks are clothes.
  const isClothing = head.plain === 'sock' && (!colour || !(isUsual(count) || count === 4))
  if (group === 'parts') drawPart(draft, phrase, word, others, colour, second)
  else if (isMiscounted || isClothing) draft.reportUnknown(phrase)
  else if (GENERIC.has(head.plain) && draft.picture.hat()) draft.picture.draw(draft.picture.hat()!, colour)
  else if (isEyes && !colour) {
    if (others.some((unit) => !isPlain(unit)) || isOfKind(phrase.of)) draft.reportUnknown(phrase)
    else if (phrase.like) draft.reportComparison(phrase, phrase.like)
  } else if (draft.fits(word, phrase)) {
    draft.picture.draw(word, colour, count === 2)
    reportDropped(draft, word, others, second)
    if (group === 'marks' && colour && draft.picture.isTintedOtherwise('picked', colour)) draft.beyond.push(colour)
    if (group === 'held' && count !== null && count > 2) draft.beyond.push(asNamed(phrase.text))
  }
  // "The mane of a lion" is a mane.
  const of = isOfKind(phrase.of) ? undefined : phrase.of
  const is = phrase.is && headOf(phrase.is.words) && word.name !== 'wall' ? phrase.is : undefined
  const isWhole = draft.beyond.includes(asNamed(phrase.text))
  for (const other of [phrase.made, isWhole ? undefined : of, is])
    if (other && coloursOf(phrase, group === 'held').length === 0) draft.reportUnknown(other)
}

/** "A rainbow scarf", "a red and white hat", "a wheat field": reports words that the drawn thing does not show. */
function reportDropped(
  draft: Draft,
  { group }: PenWord,
  others: readonly Unit[],
  second: ColourName | undefined,
): void {
  const isCompound = (at: number): boolean => others[at]!.isPrefix || others[at - 1]?.isPrefix === true
  const isDropped = (unit: Unit, at: number): boolean =>
    (!LENDS.has(group) && isThing(unit) && !MATERIALS.has(unit.plain)) ||
    (namesMore(unit) &&
      !isBodyPart(unit) &&
      !isCompound(at) &&
      !isVague(unit) &&
      !unit.meanings.some(draft.picture.has))
  for (const [at, { text }] of others.entries())
    if (/^(?:shaped|patterned)$/.test(text) && others[at - 1]?.isPrefix)
      draft.beyond.push(`${others[at - 1]!.text}-${text}`)
  const isScene = (unit: Unit): boolean => means(unit, 'backdrops')
  draft.beyond.push(...others.filter(group === 'marks' ? isScene : isDropped).map(({ text }) => text))
  if (second) draft.beyond.push(second)
}

/** What a thing lends its colour to: "ruby eyes", but not "a coral crown". */
const LENDS = new Set<PenWord['group']>(['parts', 'features', 'marks'])

/** Features that come in twos. */
const PAIRS = new Set(['horns', 'antlers', 'tusks', 'fins'])

/** Eyes, wings and boots come in pairs. */
const isUsual = (count: number | null): boolean => count === null || count === 2

/** "A bushy beard", "a detective's raincoat": an unknown word that is no thing. */
const isVague = ({ text, meanings }: Unit): boolean => meanings.length === 0 && /(?:y|['’]s)$/.test(text)

/** A part of the body takes a colour, and the coat its texture and markings. */
function drawPart(
  draft: Draft,
  phrase: Phrase,
  word: PenWord,
  others: readonly Unit[],
  colour?: ColourName,
  second?: ColourName,
): void {
  const texts = [...others, ...(phrase.is?.words ?? [])]
  const isCoat = word.name === 'coat'
  const head = headOf(phrase.words)!
  // "A black face" is a mask.
  const isFace = FACE.test(head.plain)
  const isUsualCount =
    (phrase.count === null && !isOneOfTwo(phrase.words)) ||
    phrase.count === 4 ||
    (phrase.count === 2 && !phrase.words.some(({ plain }) => plain === 'tail'))
  const mark =
    (colour || (isCoat && others.length > 0)) &&
    isUsualCount &&
    draft.drawAny(isFace ? dictionary().get('mask')! : head.meanings, ['marks'])
  const isBody = head.plain === 'body' && !draft.isClaimed
  const kind = isBody && texts.find((unit) => means(unit, 'kinds') && (phrase.leads || !isScenery(unit)))
  if (kind && draft.drawAny(kind.meanings, ['kinds'])) draft.isClaimed = true
  const drawn = isCoat ? texts.filter((unit) => unit === kind || draft.drawAny(unit.meanings, ['coats', 'marks'])) : []
  const isWall = phrase.words.at(-1)?.plain === 'wall'
  const scene = word.name === 'wall' && !isWall && others.find(({ meanings }) => draft.drawAny(meanings, ['backdrops']))
  const isNamed = isOfKind(phrase.of) || /^an?$/.test(phrase.article)
  const isGarment = others.some((unit) => MATERIALS.has(unit.plain) && !isThing(unit))
  // Details have the colour of the markings.
  const isOfMarks = word.name === 'picked' && !mark && draft.picture.strokes.some(({ group }) => group === 'marks')
  if (!colour && phrase.like) draft.reportComparison(phrase, phrase.like)
  else if (isGarment || (colour && isOfMarks) || (colour && isFace && !mark)) draft.reportUnknown(phrase)
  else if (colour && isUsualCount && draft.picture.isTintedOtherwise(word.name, colour)) draft.reportUnknown(phrase)
  else if (colour && isUsualCount) {
    draft.picture.draw(word, colour)
    if (second && isCoat) draft.picture.tintSomething(second)
    else if (second) draft.beyond.push(second)
  } else if (!scene && drawn.length === 0 && (others.length > 0 || !isUsualCount || isNamed))
    draft.reportUnknown(phrase)
}

export const FACE = /^(?:face|muzzle)$/
