/** Draws things: what is worn, held or behind, features, markings and parts of the body. */
import type { ColourName } from '../../species/pen-words'
import { drawCompounds } from './adjectives'
import { dictionary, type PenWord } from './dictionary'
import { DECORATIONS, GENERIC, MATERIALS } from './grammar-words'
import { isKindOf } from './kinds'
import type { Phrase } from './phrases'
import { isIndefinite, isOwner, isScenery } from './places'
import { coloursOf, isOfKind } from './scene'
import { asNamed, type Sketch } from './sketch'
import {
  coloursIn,
  FACE,
  headOf,
  isColour,
  isOneOfTwo,
  isPlain,
  isSpot,
  isThing,
  means,
  namesMore,
  namesSeveral,
  namesThing,
  type Unit,
} from './units'

export function drawThing(sketch: Sketch, phrase: Phrase, head: Unit, word: PenWord): void {
  const { words, count } = phrase
  const { group } = word
  const before = words.slice(0, words.indexOf(head))
  // "A blue-striped tail".
  const isPatternOfPart =
    group === 'parts' &&
    !/^(?:coat|wall)$/.test(word.name) &&
    before.some((unit, at) => means(unit, 'marks') && before[at - 1]?.isPrefix && isColour(before[at - 1]))
  if (isPatternOfPart) {
    sketch.reportUnknown(phrase)
    return
  }
  // "A silver-haired wizard" has a hat of any colour.
  const isBody = group === 'marks' || group === 'features'
  // "Gold-tipped horns" are not gold.
  const others = isBody
    ? before.filter((_, at) => !before[at + 1] || !isSpot(before[at + 1]!))
    : drawCompounds(sketch, before)
  const lends = LENDS.has(group)
  const isOfThing = (unit: Unit): boolean => isThing(unit) && !isDye(group, unit)
  const [colour, second] =
    [
      coloursIn(lends ? others : others.filter((unit) => !isOfThing(unit))),
      coloursIn(words.slice(words.indexOf(head) + 1)),
      coloursOf(phrase, group === 'held' || group === 'worn'),
    ].find((colours) => colours.length > 0) ?? []
  const isPair = group === 'worn' || PAIRS.has(word.name)
  // "Eight red boots": two of them are drawn.
  const isSpare = group === 'worn' && word.name !== 'wings'
  const isEyes = group === 'features' && word.name === 'eyes'
  const isMiscounted =
    (isEyes && (phrase.is?.count === 1 || (/^an?$/.test(phrase.article) && !namesSeveral(head)))) ||
    ((isEyes || word.name === 'wings') && isOneOfTwo(words)) ||
    ((/^(?:wings|boots|rollerskates)$/.test(word.name) || group === 'marks') && count === 1) ||
    // "A blue rosette", "a white spot on its back".
    (group === 'marks' && ONE_MARK.test(head.text) && (isIndefinite(phrase) || colour)) ||
    // "One antler", "a broken tusk".
    (ONE_OF_TWO.test(head.text) && (count === 1 || isIndefinite(phrase) || isOneOfTwo(words))) ||
    // "A goat with one horn" has two.
    (word.name === 'unicornhorn' &&
      sketch.picture.isInherent({ group: 'features', name: 'horns' }) &&
      !sketch.picture.isInherent(word)) ||
    (!isUsual(count) && ((isPair && !isSpare && count !== 1) || isEyes))
  // White socks are a marking, other socks are clothes.
  const isClothing = head.plain === 'sock' && (!colour || !(isUsual(count) || count === 4))
  const hat = GENERIC.has(head.plain)
    ? (sketch.picture.hat() ??
      (word.name === 'tophat' || sketch.hat?.name === `grad${word.name}` ? sketch.hat : undefined))
    : undefined
  const isOwnPart = group === 'worn' && phrase.intro !== 'hold' && isNatural(sketch, head, word)
  // "A cat whose tail is striped".
  const look = (group === 'features' || group === 'parts') && !/^(?:coat|wall)$/.test(word.name) && !colour && phrase.is
  if (look && !look.negated && !headOf(look.words) && look.words.some((unit) => means(unit, 'coats', 'marks')))
    sketch.beyond.push(`${look.text} ${head.text}`)
  // "A blue glow", "pink spines", unlike "brown fluff".
  const isCoat = group === 'coats' && !HAIR.test(word.name)
  const isOtherCoat = isCoat && colour && !OWN_COLOUR[word.name]?.test(colour)
  if (isOtherCoat) sketch.beyond.push(asNamed(phrase.text))
  else if (group === 'parts') drawPart(sketch, phrase, word, others, colour, second)
  else if (isMiscounted || isClothing) sketch.reportUnknown(phrase)
  // One marking fits: socks beside another one are coloured feet.
  else if (word.name === 'socks' && colour && !sketch.picture.hasRoom(word))
    drawPart(sketch, phrase, FEET, others, colour)
  else if (hat) sketch.picture.draw(hat, colour)
  else if (isEyes && !colour) {
    const isOdd = others.some((unit) => !isPlain(unit) || /^(?:odd|different)$/.test(unit.plain))
    if (isOdd || isOfKind(phrase.of) || phrase.place) sketch.reportUnknown(phrase)
    else if (phrase.like) sketch.reportComparison(phrase, phrase.like)
  } else if (isOwnPart) {
    // "A bat with red wings" has no second pair.
    const part = word.name === 'wings' ? word.name : 'ears'
    if (colour) sketch.picture.tint(part, colour)
    if (second) sketch.beyond.push(second)
    if (phrase.like && !colour) sketch.reportComparison(phrase, phrase.like)
  } else if (/^bell /.test(head.plain) && colour && colour !== 'gold' && sketch.fits(word, phrase)) {
    // The bell of a collar is gold: "a silver bell around its neck".
    sketch.picture.draw(word)
    sketch.beyond.push(asNamed(phrase.text))
  } else if (sketch.fits(word, phrase)) {
    // "A silver tabby".
    const isLook = group === 'marks' && means(head, 'kinds')
    if (isLook && colour) sketch.picture.tintSomething(colour)
    const isTwoColoured =
      second && isOnCoat(word, [colour!, second]) && sketch.picture.drawTwoColoured(word, [colour!, second])
    if (!isTwoColoured) sketch.picture.draw(word, isLook || isCoat ? undefined : colour, count === 2)
    if (second && !isTwoColoured) sketch.beyond.push(second)
    const isCounted =
      group === 'held' || isSpare || (group === 'marks' && !/^(?:several|many|multiple|dozens)\b/i.test(phrase.text))
    const drawn = sketch.picture.strokes.filter(({ name }) => name === word.name).length
    const room = group === 'held' || (isSpare && !TWOS.test(word.name)) ? drawn : 2
    if (isCounted && count !== null && count > room) sketch.beyond.push(asNamed(phrase.text))
    // "Wings like stained glass", unlike "wings like a bat".
    if (phrase.like && !colour && isComparedTo(phrase, phrase.like)) sketch.reportUnknown(phrase.like)
  }
  // "The mane of a lion" is a mane.
  const of = isOfKind(phrase.of) && group !== 'backdrops' ? undefined : phrase.of
  const is = phrase.is && headOf(phrase.is.words) && word.name !== 'wall' ? phrase.is : undefined
  const isWhole = sketch.beyond.includes(asNamed(phrase.text))
  // "Fur covered in black spots".
  const isPatterned = word.name === 'coat' && phrase.made && drawPattern(sketch, phrase.made)
  for (const other of [isPatterned ? undefined : phrase.made, isWhole ? undefined : of, is])
    if (other && coloursOf(phrase, group === 'held' || group === 'worn').length === 0) sketch.reportUnknown(other)
}

/** "Black and orange stripes", "black and white patches", unlike "black and orange patches". */
const isOnCoat = ({ group, name }: PenWord, colours: readonly ColourName[]): boolean =>
  group === 'marks' && (/^(?:stripes|bands)$/.test(name) || colours.some((one) => /^(?:white|cream)$/.test(one)))

/** "A dragon with dragon wings", "a rabbit with bunny ears", unlike "a bee with fairy wings". */
const isNatural = ({ picture }: Sketch, { plain }: Unit, word: PenWord): boolean =>
  picture.isInherent(word) &&
  (/^(?:feathered )?wing$|ears?$/.test(plain) ||
    picture.strokes.some(({ group, name }) => group === 'kinds' && plain.startsWith(`${name} `)))

function drawPattern(sketch: Sketch, { words }: Phrase): boolean {
  const mark = sketch.drawAny(headOf(words)?.meanings ?? [], ['coats', 'marks'])
  const [colour] = coloursIn(words)
  if (mark?.group === 'marks' && colour) sketch.picture.draw(mark, colour)
  return mark !== null
}

/** "Wings like stained glass", unlike "horns that curl like a song" and "a beard like a wizard's". */
const isComparedTo = ({ start, text }: Phrase, like: Phrase): boolean =>
  like.start <= start + text.length + ' like '.length &&
  headOf(like.words)?.meanings.every(({ group }) => group === 'held' || group === 'backdrops') === true &&
  !like.words.some(isOwner)

/** What a thing lends its colour to: "ruby eyes", but not "a coral crown". */
const LENDS = new Set<PenWord['group']>(['parts', 'features', 'marks'])

/** "A mustard jumper" is yellow, and "a brass telescope" gold. */
const isDye = (group: PenWord['group'], { plain }: Unit): boolean =>
  /^(?:tin|iron|steel)$/.test(plain) ||
  (group === 'worn' && /^(?:mustard|rust|plum|peach|emerald|salmon|aubergine|camel|caramel)$/.test(plain))

/** Coats of hair have the colour of the animal. */
const HAIR = /^(?:fluffy|curly|shaggy|sleek)$/
const OWN_COLOUR: Readonly<Record<string, RegExp>> = {
  mossy: /^(?:green|olive)$/,
  frosted: /^(?:white|silver|sky)$/,
}

const ONE_MARK = /(?:^|[ -])(?:spot|dot|stripe|rosette|sock|band|ring|swirl|spiral|dapple|mark)$/i
const ONE_OF_TWO = /^(?:antler|tusk|tentacle|wing|boot|wellie|welly)$/i

/** What is worn in twos. */
const TWOS = /^(?:boots|rollerskates|earrings|(?:sun)?glasses|goggles|headphones)$/

/** Features that come in twos. */
const PAIRS = new Set(['horns', 'antlers', 'tusks', 'fins'])

/** Eyes, wings and boots come in pairs. */
const isUsual = (count: number | null): boolean => count === null || count === 2

const FEET = { group: 'parts', name: 'feet' } as const
const WINGS = { group: 'worn', name: 'wings' } as const

const DARK = /^(?:black|charcoal|grey|brown)$/

/** A part of the body takes a colour, and the coat its texture and markings. */
function drawPart(
  sketch: Sketch,
  phrase: Phrase,
  named: PenWord,
  others: readonly Unit[],
  colour?: ColourName,
  second?: ColourName,
): void {
  const texts = [...others, ...(phrase.is?.words ?? [])]
  const head = headOf(phrase.words)!
  // "A black face" is a mask, "a yellow face" a front.
  const isOfFace = FACE.test(head.plain)
  const isFace = isOfFace && DARK.test(colour ?? '')
  const isShell = head.plain === 'shell' && sketch.picture.kinds().some((kind) => isKindOf('coloured shell', kind))
  const part = isShell ? 'shell' : isOfFace && colour && !isFace ? 'front' : named.name
  const word: PenWord = { group: 'parts', name: part }
  const isCoat = named.name === 'coat'
  if (word.name === 'wall' && !phrase.is && !phrase.of && !phrase.like && !phrase.made && others.every(isPlain)) return
  // "A cactus with a face".
  if (
    isOfFace &&
    !phrase.is &&
    !phrase.of &&
    !phrase.like &&
    others.every((unit) => isPlain(unit) || /ing$/.test(unit.text))
  )
    return
  // "A black ear".
  const isOne = isOneOfTwo(phrase.words) || (isIndefinite(phrase) && /^(?:ear|paw|foot|hoof)$/i.test(head.text))
  const isUsualCount =
    (phrase.count === null && !isOne) ||
    phrase.count === 4 ||
    // The flower of a cactus.
    (phrase.count === 1 && DECORATIONS.has(head.plain)) ||
    (phrase.count === 2 && !phrase.words.some(({ plain }) => plain === 'tail'))
  // "A carrot nose" is a carrot, and "a coal face" is of coal.
  const isReplaced =
    !/^(?:coat|front|wall)$/.test(named.name) &&
    others.some((unit) => isThing(unit) && (isOfFace || means(unit, 'held') || isScenery(unit)))
  const mark =
    !isReplaced &&
    (colour || (isCoat && others.length > 0)) &&
    isUsualCount &&
    sketch.drawAny(isFace ? dictionary().get('mask')! : head.meanings, ['marks'])
  const isBody = head.plain === 'body' && !sketch.isClaimed
  const kind = isBody && texts.find((unit) => means(unit, 'kinds') && (phrase.leads || !isScenery(unit)))
  if (kind && sketch.drawAny(kind.meanings, ['kinds'])) sketch.isClaimed = true
  // "A mossy shell like a fortress".
  const isFigure =
    (phrase.like !== undefined && /^an?$/.test(phrase.article)) ||
    (head.plain === 'hair' && others.some(({ plain }) => /^spik/.test(plain))) ||
    // Other kinds have no "mossy shell".
    (head.plain === 'shell' && sketch.isClaimed && !sketch.picture.kinds().some((kind) => isKindOf('shelled', kind)))
  const drawn =
    isCoat && !isFigure
      ? texts.filter((unit) => unit === kind || sketch.drawAny(unit.meanings, ['coats', 'marks']))
      : []
  // "A velociraptor with feathers".
  const isForeign = /^feathers?$/.test(head.plain) && sketch.isClaimed && !sketch.picture.isInherent(WINGS)
  // "A raccoon with a ringed tail".
  const isOwn =
    word.name === 'tail' &&
    others.length > 0 &&
    others.every((unit) => isPlain(unit) || /^(?:bush|ring|band|strip)(?:ed|y)$/.test(unit.plain)) &&
    sketch.picture.isInherent({ group: 'parts', name: 'rings' })
  if (isOwn) return
  const isWall = phrase.words.at(-1)?.plain === 'wall'
  const scene =
    word.name === 'wall' && !isWall && others.find(({ meanings }) => sketch.drawAny(meanings, ['backdrops']))
  const isNamed = isOfKind(phrase.of) || /^an?$/.test(phrase.article)
  // "A trench coat".
  const isGarment = others.some(
    (unit) => (MATERIALS.has(unit.plain) && !isColour(unit)) || (/coat$/.test(head.plain) && namesThing(unit)),
  )
  if (!colour && phrase.like && drawn.length === 0) sketch.reportComparison(phrase, phrase.like)
  else if (
    (isForeign && !colour) ||
    isReplaced ||
    isGarment ||
    !sketch.picture.hasPart(word.name) ||
    isSpot(head) ||
    (head.plain === 'marking' && (phrase.place === 'body' || others.some(namesMore))) ||
    // A keeper has no markings.
    (colour && isFace && !mark)
  )
    sketch.reportUnknown(phrase)
  else if (colour && isUsualCount && sketch.picture.isTintedOtherwise(word.name, colour)) {
    // "Green with gold scales".
    if (mark) sketch.picture.draw(mark, colour)
    else sketch.reportUnknown(phrase)
  } else if (colour && isUsualCount) {
    sketch.picture.draw(mark && word.name === 'picked' ? mark : word, colour)
    if (second && isCoat && head.plain !== 'shell') sketch.picture.tintSomething(second)
    else if (second) sketch.beyond.push(second)
  } else if (!scene && drawn.length === 0 && (others.length > 0 || !isUsualCount || isNamed))
    sketch.reportUnknown(phrase)
}
