/** How the phrases of a description belong together: what is its own, on it, beside it or on a thing. */
import type { ColourName } from '../../species/pen-words'
import { BODY, GARMENTS, OCCUPATIONS, PATTERNS, PEOPLE, QUIET_NOUNS, ROLES, SHADES, SUBJECTS } from './grammar-words'
import type { Phrase } from './phrases'
import { gap, isElsewhere, isIndefinite, isPlace, isScenery, placeOf, restOf } from './places'
import { coloursIn, headOf, isBodyPart, isColour, isPlain, isThing, means, namesSeveral, type Unit } from './units'

/** "Eyes like emeralds", "its hat is blue", "a crown made of gold". */
export const coloursOf = ({ of, like, is, made }: Phrase, holds = false): ColourName[] =>
  [holds && of?.words.some((unit) => isThing(unit) || namesSeveral(unit)) ? undefined : of, is, is?.of, made, like]
    .map((other) => (other && !other.negated ? coloursOnly(other) : []))
    .find(({ length }) => length > 0) ??
  (like && !like.negated ? coloursIn(like.words.filter(({ meanings }) => meanings.length === 1)) : [])

/** The colours of "old gold" and "dark honey", but not of "a honey cake" and "white roses". */
export function coloursOnly({ words, isShade }: Phrase): ColourName[] {
  const head = headOf(words)
  const shade = isShade && head && SHADES[head.plain]
  if (shade) return [shade]
  return !head || isShade || (isColour(head) && head.meanings.length === 1) ? coloursIn(words) : []
}

/**
 * Finds where things are, and which phrases may say what is drawn: the first thing that a statement names. "In a wood,
 * a fox": a scene may come before it.
 */
export function arrange(text: string, phrases: Phrase[]): void {
  for (const [at, phrase] of phrases.entries()) {
    const words = wordsAfter(phrases[at - 1], phrase)
    phrase.isMore = words !== phrase.words && !phrases[at - 1]!.negated
    phrase.words = words.flatMap((unit) => (unit.plain === 'matching' ? matched(phrases, at) : [unit]))
  }
  for (let at = 0; at < phrases.length; at++) splitColours(text, phrases, at)
  // "A rabbit, lop ears, brown" is a brown rabbit.
  const part = phrases.findIndex(({ words }) => words.some(isColour) || means(headOf(words), 'parts'))
  if (part > 0 && isShapeOnly(phrases[part]!) && isColourOnly(text, phrases[part + 1]))
    phrases.splice(part, 2, phrases[part + 1]!, phrases[part]!)
  for (let at = phrases.length - 1; at > 0; at--) shareColour(text, phrases, at)
  for (const [at, phrase] of phrases.entries()) {
    const after = phrases[at + 1]
    if (isElsewhere(text, phrases, at)) {
      phrase.place = 'thing'
      // "Mist over the meadow".
      const isOfScene =
        after?.article === 'the' &&
        means(headOf(after.words), 'backdrops') &&
        !means(headOf(phrase.words), 'held', 'worn')
      const isWhole = after && !isOfScene && !/[,.;:!?]/.test(gap(text, phrase, after))
      phrase.text = isWhole
        ? text.slice(phrase.start, after.start + after.text.length)
        : isOfScene
          ? phrase.text
          : phrase.text + restOf(text, phrase)
      if (isWhole) phrases.splice(at + 1, 1)
      continue
    }
    phrase.place = placeOf(text, phrases, at)
    // "An umbrella it is holding".
    const [, verb] = HELD_BY.exec(restOf(text, phrase)) ?? []
    if (verb) Object.assign(phrase, { intro: 'hold', preposition: verb })
    phrase.isSaid ||= isPet(phrase)
    // "Fish in a bowl", "a cloud in boots".
    const isAlone = at === 0 && after !== undefined && isPlace(after) && !isOfSky(phrase)
    phrase.isSaid ||= isAlone && means(headOf(phrase.words), 'kinds') && !/[,.;:]/.test(gap(text, phrase, after))
    const before = phrases[at - 1]
    // "An orange beak and feet".
    if (before && sharesColour(text, before, phrase)) phrase.words = [...before.words.filter(isColour), ...phrase.words]
  }
  for (const [at, phrase] of phrases.entries()) {
    const before = phrases.slice(0, at).filter(({ turn, negated }) => turn === phrase.turn && !negated)
    const named = before.filter((one) => !isRemark(one))
    const hasScene = named.every(isScene)
    const isSimile =
      means(headOf(phrase.words), 'kinds') &&
      before.some(
        (one) => !isSubject(one) && !(isLook(one) && restOf(text, phrase) === '' && isOnlyKind(phrases, phrase)),
      )
    if (isWornOver(text, phrases[at - 1], phrase)) phrase.intro = 'list'
    if (phrase.intro === 'like' && isSimile && LIKE.test(text.slice(0, phrase.start))) phrase.intro = 'act'
    const isFound =
      isOfScene(text, before, phrase) &&
      named.every((one) => isScene(one) || one === before[0] || means(headOf(one.words), 'worn'))
    if (isFound) phrase.intro = 'subject'
    if (isFound && before[0] && isOfSky(before[0])) before[0].leads = false
    const isFree = named.length === 0 || (hasScene && !isEnumerated(text, phrases, at))
    phrase.leads =
      phrase.intro === 'subject' ? hasScene || isFound : phrase.intro === 'list' && (isFree || phrase.bears)
  }
  // "A griffin, cream feathers, brown fur": neither is the whole coat.
  const [feathers, fur] = [/^(?:feathers?|plumage)$/, /^fur$/].map((noun) =>
    phrases.find(({ words }) => words.some(isColour) && noun.test(headOf(words)?.plain ?? '')),
  )
  if (feathers && fur && !phrases.some(({ leads, words }) => leads && means(headOf(words), 'kinds')))
    feathers.place = fur.place = 'thing'
  // "My dog Rex, a black labrador".
  const [subject, apposition] = phrases
  const isSame = subject?.leads && subject.count === null && kindOf(subject) === (apposition && kindOf(apposition))
  if (
    isSame &&
    kindOf(subject) &&
    apposition!.intro === 'list' &&
    /^(?:an?)?$/.test(apposition!.article) &&
    !apposition!.place
  )
    apposition!.leads = apposition!.isStated = subject.isStated = true
  // "The dragon that raised it was red, but it is a bird".
  const animals = phrases.filter(({ leads, negated, words }) => leads && !negated && means(headOf(words), 'kinds'))
  // "Top hat, monocle, penguin".
  const [bare, ...more] = phrases.filter((one) => isBareKind(text, one))
  const hasRole = phrases.some(({ words }) => OCCUPATIONS.has(headOf(words)?.plain ?? ''))
  if (animals.length === 0 && !hasRole && bare && more.length === 0) bare.leads = true
  // "All black except for white paws, a fox".
  const last = phrases.at(-1)
  // "The knight's squire, a mouse".
  const [title, name] = phrases
  if (animals.length === 0 && title?.leads && name?.intro === 'list' && isIndefinite(name) && !name.place)
    name.leads ||= OCCUPATIONS.has(headOf(title.words)?.plain ?? '') && means(headOf(name.words), 'kinds')
  // "A lantern and a fox".
  const [first, second, ...rest] = phrases
  const isPair =
    rest.length === 0 && second && means(headOf(second.words), 'kinds') && / and $/.test(gap(text, first!, second))
  if (isPair && first!.leads && means(headOf(first!.words), 'held', 'worn') && isIndefinite(second) && !second.place)
    second.leads = animals.length === 0
  if (animals.length === 0 && last && isIndefinite(last) && last.intro === 'list' && !last.place)
    last.leads ||= phrases.every(
      (one) => one === last || one.negated || isLook(one) || isPart(one) || (isSubject(one) && !isPerson(one)),
    )
  const stated = animals.filter(({ isStated }) => isStated).map(kindOf)
  if (stated.length > 0) for (const one of animals) one.leads = stated.includes(kindOf(one))
}

const HELD_BY = /^ (?:that |which )?(?:it|he|she) (?:is )?((?:hold|carry|wear|clutch)(?:s|ing)|carries)$/

/** "Lop ears", unlike "white ears" and "its ears". */
const isShapeOnly = ({ words, intro, article, is }: Phrase): boolean =>
  intro === 'list' && article === '' && !is && words.length > 1 && !words.some(isColour)

const isColourOnly = (text: string, phrase: Phrase | undefined): boolean =>
  phrase?.intro === 'list' &&
  phrase.words.every((unit) => isColour(unit) || isPlain(unit)) &&
  restOf(text, phrase) === ''

/** "A robot gone rusty at the joints", "ears that are black at the tips": the colour is not that of the noun. */
function splitColours(text: string, phrases: Phrase[], at: number): void {
  const [phrase, after] = [phrases[at]!, phrases[at + 1]]
  const head = headOf(phrase.words)
  const isOfBody = means(head, 'parts', 'features') || head?.plain === 'wing'
  const words = isOfBody && phrase.is ? phrase.is.words : head ? phrase.words.slice(phrase.words.indexOf(head) + 1) : []
  const colours = words.slice(words.findIndex(isColour))
  if (!after || !isPlace(after) || isIndefinite(after) || !words.some(isColour) || headOf(colours)) return
  const [{ start }, { end }] = [colours[0]!, colours.at(-1)!]
  if (!(isOfBody || means(head, 'kinds')) || !/^ (?:on|at|around|along|in) $/.test(text.slice(end, after.start))) return
  phrase.words = phrase.words.filter((unit) => !colours.includes(unit))
  const rest = { words: colours, article: '', count: null, intro: 'list' as const, isSaid: false, is: undefined }
  phrases.splice(at + 1, 0, { ...phrase, ...rest, start, text: text.slice(start, end) })
}

const kindOf = ({ words }: Phrase): string | undefined =>
  headOf(words)?.meanings.find(({ group }) => group === 'kinds')?.name

/** "The cloud is my pet", "a pet cloud". */
const isPet = ({ words, is }: Phrase): boolean =>
  words.some(({ plain }, at) => plain === 'pet' && at < words.length - 1) ||
  (is !== undefined && isSubject(is) && /^my /i.test(is.text))

/** "Striped, like a bee, but a cat" is a cat. */
const isOnlyKind = (phrases: readonly Phrase[], phrase: Phrase): boolean =>
  phrases.every((one) => one === phrase || one.negated || !means(headOf(one.words), 'kinds'))

const isBareKind = (text: string, { intro, article, count, negated, place, words, start }: Phrase): boolean => {
  const isBut = article !== 'the' && /\bbut (?:otherwise |really |actually )?$/.test(text.slice(0, start))
  const head = headOf(words)
  const isKind = head?.meanings.length === 1 && means(head, 'kinds') && !isScenery(head) && !namesSeveral(head)
  return isKind && (isBut || (intro === 'list' && article === '')) && (count ?? 1) === 1 && !negated && place === null
}

/** "Grey with dark spots, like a snow leopard". */
const isLook = ({ words }: Phrase): boolean => {
  const head = headOf(words)
  return head ? means(head, 'marks', 'coats') : words.some((unit) => means(unit, 'marks', 'coats', 'colours'))
}

const isSubject = ({ words }: Phrase): boolean => SUBJECTS.has(headOf(words)?.plain ?? '')

/** "White paws", "green eyes". */
const isPart = ({ words }: Phrase): boolean => {
  const head = headOf(words)
  return head !== null && (means(head, 'parts', 'features') || isBodyPart(head))
}

/** "A yellow raincoat and matching boots": the colour of the thing before. */
const matched = (phrases: readonly Phrase[], at: number): readonly Unit[] =>
  phrases
    .slice(0, at)
    .toReversed()
    .map(({ words, is }) => [...words, ...(is?.words ?? [])].filter((unit) => isColour(unit) && !isThing(unit)))
    .find(({ length }) => length > 0) ?? []

/** "The ears, paws and tail are white". */
function shareColour(text: string, phrases: readonly Phrase[], at: number): void {
  const [phrase, before] = [phrases[at]!, phrases[at - 1]]
  if (!before || !phrase.is || !isPart(before) || !isPart(phrase) || before.is) return
  const isAnd = / and $/.test(gap(text, before, phrase))
  const isListed = /^, $/.test(gap(text, before, phrase)) && phrase.is === phrases[at + 1]?.is
  if (isAnd || isListed) before.is = phrase.is
}

/** "Black ears and tail", "a dark mask and socks", unlike "black fur and a tail" and "green eyes and tail". */
const sharesColour = (text: string, before: Phrase, phrase: Phrase): boolean =>
  (isCharacter(headOf(before.words)) || means(headOf(before.words), 'marks')) &&
  headOf(phrase.words) !== null &&
  (isBodyPart(headOf(phrase.words)!) || headOf(phrase.words)!.plain === 'sock') &&
  before.words.some(isColour) &&
  phrase.words.length === 1 &&
  phrase.article === '' &&
  phrase.count === null &&
  !phrase.is &&
  /^ and $/.test(gap(text, before, phrase))

const isCharacter = (head: Unit | null): boolean =>
  head !== null && (isBodyPart(head) || means(head, 'features')) && head.plain !== 'eye'

/** "A cloak over armour". */
const isWornOver = (text: string, before: Phrase | undefined, phrase: Phrase): boolean =>
  before !== undefined &&
  /^ (?:over|under) $/.test(gap(text, before, phrase)) &&
  [before, phrase].every(({ words }) => means(headOf(words), 'worn'))

/** "One paw raised, like a cat". */
const LIKE = /,\s+(?:\w+ )?like\s+$/

/** "By a fireplace", "books all around it", "a letter in its beak". */
const isScene = (phrase: Phrase): boolean => phrase.intro === 'among' || isPlace(phrase) || phrase.place !== null

/** "A moon above a wolf". */
const isOfSky = ({ words }: Phrase): boolean => {
  const head = headOf(words)
  return head !== null && isScenery(head)
}

/** "City lights behind a crow", "sunset over the sea and a crab", "a santa hat on a reindeer", "give my cat". */
function isOfScene(text: string, before: readonly Phrase[], phrase: Phrase): boolean {
  const [first, last] = [before[0], before.at(-1)]
  if (!means(headOf(phrase.words), 'kinds')) return false
  if (
    phrase.intro === 'with' &&
    (/^my /i.test(phrase.text) || (phrase.preposition === 'give' && phrase.article === 'the'))
  )
    return true
  if (!first || !last || first.intro !== 'subject' || !isIndefinite(phrase)) return false
  const between = gap(text, last, phrase)
  // "Two little ducks beside a big one".
  if (first === last && means(headOf(first.words), 'kinds') && (first.count ?? 0) > 1)
    return /^ (?:\w+ing )?(?:beside|next to|near|around|behind) $/.test(between)
  const { meanings } = headOf(first.words) ?? { meanings: [] }
  const thing = headOf(first.words)
  const isOnIt = means(thing, 'worn', 'marks') || [GARMENTS, PATTERNS].some((nouns) => nouns.has(thing?.plain ?? ''))
  if (isOnIt && /^,? (?:but )?on $/.test(between)) return true
  // "Two candles beside a cat", "a moon above a wolf".
  const isThing = thing && means(thing, 'held', 'worn', 'marks') && (!means(thing, 'kinds') || namesSeveral(thing))
  if (first === last && (isThing || isOfSky(first)) && !isScenery(headOf(phrase.words)!))
    return /^ (?:\w+ing )?(?:above|over|around|under|beside|next to|near|behind) $/.test(between)
  if (meanings.length === 0) return !isPerson(first) && /^ (?:\w+ing )?(?:behind|beyond) $/.test(between)
  const isScenic = meanings.every(({ group }) => group === 'backdrops')
  return isScenic && /^ (?:\w+ing on|(?:\w+ing )?(?:behind|above|over|around|beyond)|with|and) $/.test(between)
}

/** "By candles, a book and a cat": any of them may be the scene. */
const isEnumerated = (text: string, phrases: readonly Phrase[], at: number): boolean =>
  [at - 1, at].some((first) => {
    const [one, next] = phrases.slice(first, first + 2)
    return one !== undefined && next !== undefined && /\band\s*$/.test(gap(text, one, next))
  })

/** Whether a phrase names no thing that it might have: "a server room, and a robot", "best quality, a fox". */
function isRemark(phrase: Phrase): boolean {
  const { words, article, intro } = phrase
  const head = headOf(words)
  return (
    !head ||
    (article === '' && head.meanings.length === 0 && !OCCUPATIONS.has(head.plain)) ||
    QUIET_NOUNS.has(head.plain) ||
    (SUBJECTS.has(head.plain) && intro !== 'with') ||
    (isAnother(phrase) && phrase.is !== undefined) ||
    (head.meanings.length > 0 &&
      head.meanings.every(({ group, thing }) => group === 'backdrops' || (thing && article === '')))
  )
}

/** "Its friend is a crab", "the other one is a wolf". */
export function isAnother({ text, article, words }: Phrase): boolean {
  const head = headOf(words)
  const isOther = article === 'another' || words.some(({ plain }) => plain === 'other')
  if (!head) return false
  return PEOPLE.has(head.plain)
    ? isOther || /^(?:its|his|her|their|whose) /i.test(text)
    : isOther && SUBJECTS.has(head.plain)
}

/** "Its shadow", unlike "my cat". */
export const isOfAnother = ({ text }: Phrase): boolean => /^(?:its|his|her|their) /i.test(text)

export function isPerson(phrase: Phrase): boolean {
  const head = headOf(phrase.words)
  return head !== null && (PEOPLE.has(head.plain) || isOtherPerson(phrase, head))
}

/** "A dragon chasing a wizard" wears no hat. */
export const isOtherPerson = ({ intro, leads, place }: Phrase, { plain }: Unit): boolean =>
  ROLES.has(plain) && !leads && intro !== 'like' && (intro !== 'list' || place === 'body')

/** "One head green, the other gold": the colour of a thing named before. */
export const isOfOther = ({ article, words }: Phrase): boolean =>
  /^(?:the|another)$/.test(article) &&
  (article === 'another' || words.some(({ plain }) => /^(?:other|first|second|third|middle|last)$/.test(plain))) &&
  words.some(isColour)

/** "Stamped in white". */
export const isColourOf = ({ intro, article, words }: Phrase): boolean =>
  intro === 'place' && article === '' && headOf(words) === null && words.some(isColour)

/** "A scarf, red", "wings in silver": colours alone belong to the thing before them. */
export function isPostponed(phrase: Phrase, before: Phrase, after?: Phrase): boolean {
  const { intro, negated, article, count, words } = phrase
  const isListed =
    intro === 'list' &&
    (/^(?:list|subject|hold)$/.test(before.intro) ||
      (isDressed(before) && isDyed(phrase) && after?.to !== phrase) ||
      // "A dog with a collar, red, and a ball".
      (before.intro === 'with' && isDyed(phrase) && after?.intro === 'list' && after.article !== '') ||
      /^(?:add|give|put|include)/.test(before.preposition))
  const isColourWord = (unit: Unit) =>
    isPlain(unit) ||
    /^(?:glow|shin|sparkl|glitter)ing$/.test(unit.plain) ||
    (isColour(unit) && !isThing(unit)) ||
    (intro === 'place' && headOf([unit]) === null)
  const isBare = !negated && count === null && article === '' && words.some(isColour) && words.every(isColourWord)
  if (
    phrase.place === 'thing' ||
    phrase.place === 'body' ||
    !(isListed || intro === 'place') ||
    !isBare ||
    before.negated ||
    coloursIn(before.words).length > 0
  )
    return false
  const head = headOf(before.words)
  // "Lop ears, cream with a brown nose".
  const isOfMarks = means(after && headOf(after.words), 'marks') && (means(head, 'features') || head?.plain === 'wing')
  const isOfAll = after?.to === phrase && (means(head, 'parts') || isOfMarks)
  if (!head || isOfAll || /ed$/.test(head.text)) return false
  const isElsewhere = before.article === 'the' && isScenery(head) && !before.isSaid
  const isMarking = before.words.some((unit) => means(unit, 'marks'))
  const takes = means(head, 'worn', 'held', 'features', 'parts') || (isMarking && intro === 'place')
  return isElsewhere || takes
}

/** "In a sweater". */
const isDressed = ({ preposition, intro, words }: Phrase): boolean =>
  intro === 'place' && preposition === 'in' && means(headOf(words), 'worn')

/** "Navy", unlike "black and white", "ginger". */
const isDyed = ({ words }: Phrase): boolean =>
  words.filter(isColour).length === 1 &&
  coloursIn(words).every(
    (one) => !/^(?:black|charcoal|grey|white|silver|cream|brown|tan|copper|orange|gold)$/.test(one),
  )

/** The thing that adjectives after "big ones" are about: "wings, big ones, white on top". */
export function describedBy(phrases: readonly Phrase[], at: number): Phrase | null {
  const isAdjective = ({ intro, words }: Phrase): boolean => intro === 'list' && headOf(words) === null
  if (!isAdjective(phrases[at]!)) return null
  const thing = phrases.slice(0, at).findLast((one) => !isAdjective(one) && !isPlace(one))
  return thing?.isMore && thing.turn === phrases[at]!.turn ? thing : null
}

/** "A mug, a cardigan, burgundy": the colour of something that is not drawn. */
export function isOfUnknown(phrases: readonly Phrase[], at: number): boolean {
  const [before, { intro, article, words }, after] = [phrases[at - 1], phrases[at]!, phrases[at + 1]]
  const head = before && headOf(before.words)
  const isListed = intro === 'list' && /^(?:list|subject|hold)$/.test(before?.intro ?? '')
  if (!head || !isListed || article !== '' || !words.every((unit) => isColour(unit) && !isThing(unit))) return false
  if (GARMENTS.has(head.plain)) return true
  const isUnknown =
    head.meanings.length === 0 && !before.like && !SUBJECTS.has(head.plain) && !QUIET_NOUNS.has(head.plain)
  return isUnknown && at > 1 && after?.to !== phrases[at]
}

/** "Heads in red, green and blue": more colours of a part that is not drawn. */
export function isOfSeveral(phrases: readonly Phrase[], at: number): boolean {
  const isColours = ({ intro, article, words }: Phrase): boolean =>
    intro === 'list' && article === '' && words.every(isColour)
  const first = phrases.slice(0, at).findLast((one) => !isColours(one))
  const owner = first && isColourOf(first) ? phrases[phrases.indexOf(first) - 1] : first
  const head = owner && headOf(owner.words)
  if (!head || !isColours(phrases[at]!)) return false
  // "Bands of red, black and yellow".
  if (owner.of) return means(head, 'marks') && owner.of.words.every(isColour)
  if (!BODY.has(head.plain)) return false
  return owner !== first
}

/** "Pink inside the ears": the part that a colour alone belongs to, or its place. */
export function partOf(text: string, phrase: Phrase, after: Phrase | undefined): Unit | null {
  if (phrase.article !== '' || !/^(?:subject|list|place|verb|with)$/.test(phrase.intro)) return null
  const between = after ? gap(text, phrase, after) : ''
  const isOnly = /^,? but only $/.test(between)
  const isNear = /^ \p{L}+ $/u.test(between) || isOnly
  const isSide = after !== undefined && (isPlace(after) || isOnly) && !isIndefinite(after)
  const head = isSide ? (headOf(after.words) ?? after.words.at(-1)!) : null
  return head && isNear && (isBodyPart(head) || means(head, 'features') || SIDES.test(head.plain)) ? head : null
}

const SIDES = /^(?:inside|outside|middle|center|centre|rim|lining)$/

/** "Not a red scarf but a green one": a green scarf. */
function wordsAfter(before: Phrase | undefined, { words }: Phrase): readonly Unit[] {
  const head = before && headOf(before.words)
  // "Not a mean shark, a shy one".
  const isKind = before?.negated && before.words.length > 1 && means(head, 'kinds')
  const isOne = words.at(-1)?.plain === 'one' && (isKind || means(head, 'worn', 'held', 'features'))
  return isOne ? [...words.slice(0, -1), head!] : words
}

/** "The stripes of a tiger". */
export const isOfKind = (of: Phrase | undefined): boolean => {
  const head = of && headOf(of.words)
  return means(head, 'kinds') && !isScenery(head!) && !namesSeveral(head!)
}
