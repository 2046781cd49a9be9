/** The words of a description with their meanings. Known phrases of several words are one unit. */
import type { ColourName } from '../../species/pen-words'
import { dictionary, type PenWord, plainWord, respelled } from './dictionary'
import {
  BODY,
  COSTUMES,
  classOf,
  GARMENTS,
  isVerbByEnding,
  MATERIALS,
  MEASURES,
  NO_VERB,
  numberOf,
  OCCUPATIONS,
  PEOPLE,
  PLAIN_WORDS,
  QUIET_NOUNS,
  SUBJECTS,
  UNDRAWN_ANIMALS,
  type WordClass,
  YOUNG,
} from './grammar-words'

export interface Unit {
  text: string
  start: number
  end: number
  plain: string
  class: WordClass | 'number' | null
  meanings: readonly PenWord[]
  /** The punctuation before it. */
  stop: '' | ',' | '.'
  /** After "and": "red and white". */
  joined: boolean
  /** Before a hyphen: "fire-breathing" is no fire. */
  isPrefix: boolean
}

const LONGEST_PHRASE = 6
const TOKENS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?|[.;:!?\n,()"“”—–…]/gu
const PAUSES = ',()"“”—–'
const NOUNS = [
  SUBJECTS,
  MEASURES,
  COSTUMES,
  BODY,
  QUIET_NOUNS,
  GARMENTS,
  MATERIALS,
  OCCUPATIONS,
  PEOPLE,
  UNDRAWN_ANIMALS,
]

export function unitsOf(text: string): Unit[] {
  const units: Unit[] = []
  let stop: Unit['stop'] = '.'
  for (const { 0: token, index: start } of text.matchAll(TOKENS)) {
    if (!/[\p{L}\p{N}]/u.test(token)) {
      stop = stop === '.' || !PAUSES.includes(token) ? '.' : ','
      continue
    }
    const lower = token.toLowerCase()
    const end = start + token.length
    const isPrefix = /^-\p{L}/u.test(text.slice(end, end + 2))
    const isHyphened = isPrefix || (text[start - 1] === '-' && stop === '')
    const word = isHyphened ? null : classOf(lower)
    const isNumber = !isHyphened && word === null && numberOf(lower) !== null
    const plain = word ? lower : correct(plainWord(token))
    const kind = isNumber ? 'number' : word
    units.push({ text: token, start, end, plain, class: kind, meanings: [], stop, joined: false, isPrefix })
    stop = ''
  }
  return merged(units)
}

/** The plain form of a word, without an obvious misspelling. */
const correct = (word: string): string =>
  PLAIN_WORDS.has(word) || ADJECTIVE.test(word) || NOUNS.some((nouns) => nouns.has(word))
    ? word
    : (respelled(word) ?? word)

/** Joins the longest known phrases, and finds the meanings of words. */
function merged(units: readonly Unit[]): Unit[] {
  const all: Unit[] = []
  for (let at = 0; at < units.length; ) {
    const first = units[at]!
    const limit = units.findIndex((unit, index) => index > at && unit.stop !== '')
    // A "three-pointed hat" is no pointed hat.
    // "A cat throwing stars".
    const isAct = /ing$/.test(first.text) && first.stop === '' && means(all.at(-1), 'kinds')
    const longest = units[at - 1]?.isPrefix ? 1 : LONGEST_PHRASE
    let length = Math.min(longest, (limit < 0 ? units.length : limit) - at)
    let found: Unit[] | null = null
    for (; length > 0 && !found; length--) {
      const parts = units.slice(at, at + length)
      // "A zebra crossing the street", "stars above a fox".
      const isLinked =
        length > 1 && /(?:ing|^above|^below)$/.test(parts.at(-1)!.text) && units[at + length]?.class === 'article'
      found = joinedUnits(parts)
      // "A tiger striped in white", unlike "a tiger striped cat".
      const isLook =
        length === 2 &&
        /^\p{L}{3,}ed$/u.test(parts[1]!.text) &&
        !first.isPrefix &&
        (first.stop === '.' || all.at(-1)?.class === 'article') &&
        (units[at + 2]?.stop !== '' || units[at + 2]!.class !== null) &&
        means(joinedUnit(first, [first]), 'kinds')
      // "Antlers that glow in a dark cave" do not glow in the dark.
      const next = units[at + length]
      const isOpen = /^an?$/.test(parts.at(-2)?.plain ?? '') && next?.stop === '' && next.class === null
      if ((isLook || isLinked || isOpen || (isAct && length > 1)) && found?.[0]?.class === null) found = null
    }
    all.push(...(found ?? [first]))
    at += length + 1
  }
  return all.filter((_, at) => !isNameOf(all, at) && !isChoice(all, at)).map(inContext)
}

/** "My cat Miso", "my hamster Biscuit". */
function isNameOf(all: readonly Unit[], at: number): boolean {
  const [unit, before] = [all[at]!, all[at - 1]]
  if (!/^\p{Lu}\p{Ll}/u.test(unit.text) || unit.stop !== '' || unit.class !== null) return false
  const isMine = all.slice(0, at).findLast((one) => one.class !== null)?.class === 'possessive'
  const isAnimal = means(before, 'kinds') || UNDRAWN_ANIMALS.has(before?.plain ?? '')
  return isAnimal && /^\p{Ll}/u.test(before!.text) && (unit.meanings.length === 0 || isMine)
}

/** "Green or blue" is green. */
const isChoice = (all: readonly Unit[], at: number): boolean =>
  [at, at - 1].some((or) => all[or]?.plain === 'or' && isColour(all[or - 1]) && isColour(all[or + 1]))

/** "A fly" is a thing, and "painting sunflowers" an act. */
function inContext(unit: Unit, at: number, all: readonly Unit[]): Unit {
  const [before, next] = [all[at - 1], all[at + 1]]
  // "A missing feather".
  if (/^(?:missing|lost)$/.test(unit.plain) && before && isDeterminer(before)) return { ...unit, class: null }
  if (/^(?:verb|ask)$/.test(unit.class ?? '') && before && isDeterminer(before) && !/(?:ing|ed)$/.test(unit.text))
    return { ...unit, class: null }
  // "Rust coloured".
  if (/^colou?red$/.test(unit.text) && unit.stop === '' && isColour(before)) return { ...unit, class: null }
  if (isColour(unit) && /^(?:colou?red|hued|toned|tinted)$/.test(next?.text ?? ''))
    return {
      ...unit,
      meanings: unit.meanings.filter(({ group }) => group === 'colours').map(({ group, name }) => ({ group, name })),
    }
  // "An iced drink", "a charcoal sketch".
  if (unit.plain === 'drink' && before && isDeterminer(before)) return { ...unit, class: null }
  const mayBeNoun =
    unit.plain === 'drink'
      ? next?.stop !== '' || /^(?:with|place|near)$/.test(next.class ?? '')
      : /^(?:sketch|design|picture|paint)$/.test(unit.plain)
  if (mayBeNoun && unit.stop === '' && before?.class === null) return { ...unit, class: null }
  // "In a beret painting sunflowers".
  const isObject = next?.stop === '' && (next.class === null || isDeterminer(next))
  if (
    /^(?:painting|drawing|building)$/.test(unit.plain) &&
    unit.stop === '' &&
    isObject &&
    means(before, 'kinds', 'worn')
  )
    return { ...unit, class: 'verb' }
  // "A bear feeling happy".
  if (unit.plain === 'feeling' && next?.stop === '' && !(before && isDeterminer(before))) {
    if (isPlain(next)) return { ...unit, class: 'please' }
    if (next.class === 'like') return { ...unit, class: 'verb' }
  }
  // "Big round eyes", unlike "round the house".
  if (unit.plain === 'round' && !(next && (isDeterminer(next) || next.class === 'pronoun')))
    return { ...unit, class: null }
  // "An inside pocket", "an upside down hat".
  const isAdjective = (before && isDeterminer(before)) || before?.plain === 'upside'
  if (isAdjective && unit.stop === '' && /^(?:place|near)$/.test(unit.class ?? '') && next?.class === null)
    return { ...unit, class: null }
  // "Dress it as a witch".
  if (unit.plain === 'dress' && unit.stop !== '' && next && (isDeterminer(next) || next.class === 'pronoun'))
    return { ...unit, class: 'ask' }
  // "It leaves a trail".
  if (/^leaves$/i.test(unit.text) && next && isDeterminer(next) && next.stop === '')
    return { ...unit, class: 'verb', meanings: [] }
  // "Catching flies".
  if (unit.text === 'flies' && before?.class === 'verb' && /ing$/.test(before.text)) return { ...unit, class: null }
  // "A turtle slower than a snail".
  if (next?.plain === 'than' && unit.stop === '' && before?.class === null && /er$/.test(unit.plain))
    return { ...unit, class: 'aside', meanings: [] }
  return unit
}

/** "A pointed blue hat" is a blue pointed hat, and "a ball of blue yarn" a blue ball of yarn. */
function joinedUnits(parts: readonly Unit[]): Unit[] | null {
  const first = parts[0]!
  const whole = joinedUnit(first, parts)
  if (whole) return [whole]
  if (parts.some(isDeterminer)) return null
  const inner = parts.slice(1, -1).find((part) => isColour(joinedUnit(part, [part]) ?? undefined))
  const others = parts.filter((part) => part !== inner)
  const around = inner ? joinedUnit(first, others) : null
  // "A sea green slug".
  const shade = inner && joinedUnit(first, parts.slice(0, parts.indexOf(inner) + 1))
  if (!inner || around?.class !== null || isColour(shade ?? undefined)) return null
  return [
    { ...joinedUnit(inner, [inner])!, start: first.start, stop: first.stop },
    { ...around, stop: '' },
  ]
}

function joinedUnit(first: Unit, parts: readonly Unit[]): Unit | null {
  const last = parts.at(-1)!
  const whole = { ...first, text: parts.map(({ text }) => text).join(' '), end: last.end, isPrefix: last.isPrefix }
  const grammar = parts.length > 1 ? classOf(whole.text.toLowerCase()) : null
  if (grammar && grammar !== 'verb') return { ...whole, class: grammar }
  if (isDeterminer(first) || isDeterminer(last) || parts.some(({ plain }) => plain === 'whose')) return null
  // "Under the sea", unlike "fur the colour of sand".
  const isLinked = parts.some((part) => part.class !== null && !isDeterminer(part))
  if (parts.some(isDeterminer) && !isLinked) return null
  const plain = parts
    .filter((part) => !isDeterminer(part))
    .map((part) => part.plain)
    .join(' ')
  const meanings = dictionary().get(plain) ?? (parts.length === 1 ? participle(first) : inverted(parts))
  if (!meanings || (parts.length === 1 && first.class && !isVerbByEnding(first.text.toLowerCase()))) return null
  // "A pot on the fire" is not on fire.
  if (first.class === 'place' && parts.some(isDeterminer) && meanings.every(({ group }) => group === 'features'))
    return null
  // "A peacock's tail" is not teal, and "a witch's cat" wears no hat.
  const isOwner = /['’]s$/.test(whole.text)
  const said = isOwner ? meanings.filter(({ group }) => group === 'kinds') : meanings
  return { ...whole, plain, meanings: said, class: null }
}

export const isDeterminer = ({ class: kind }: Unit): boolean => kind === 'article' || kind === 'possessive'

/** "Leaves falling" are "falling leaves". */
const inverted = ([noun, verb, ...more]: readonly Unit[]): readonly PenWord[] | undefined =>
  more.length === 0 && /ing$/.test(verb!.text)
    ? dictionary()
        .get(`${verb!.plain} ${noun!.plain}`)
        ?.filter(({ group }) => group === 'backdrops')
    : undefined

/** "Red-scarfed" means: has a red scarf. */
function participle({ plain }: Unit): readonly PenWord[] | undefined {
  // A "red-crowned crane" wears no crown.
  if (!/...ed$/.test(plain) || plain === 'crowned') return undefined
  if (plain.endsWith('ied'))
    return dictionary()
      .get(`${plain.slice(0, -3)}y`)
      ?.filter(({ group }) => group === 'parts')
  const ends = plain.at(-3) === plain.at(-4) ? [-1, -2, -3] : [-1, -2]
  const words = ends.flatMap((end) => dictionary().get(plain.slice(0, end)) ?? [])
  const borne = words.filter(({ group }) => group === 'worn' || group === 'features' || group === 'parts')
  return borne.length > 0 ? borne : undefined
}

/** Adjectives by their ending, without nouns that end so: family, table, hive, music, nest, seed, dish. */
const NOUN_STEM =
  'seawe|tumblewe|turnt|timet|firef|hol|lil|bel|dol|fami|jel|f|bul|al|t|veget|c|st|h|d|arch|picn|mus|att|mosa|clin|fabr|n|gu|qu|harv|b|sl|sh|se|we|re|ste|rad|rubb|w'
export const ADJECTIVE = new RegExp(
  `(?<!^(?:${NOUN_STEM}))(?:ly|ing|ed|est|ful|ous|less|ish|ic|ical|able|ible|ive|wooden|golden)$`,
)

/** Whether a word may mean something of one of these groups. */
export const means = (unit: Unit | null | undefined, ...groups: PenWord['group'][]): boolean =>
  unit?.meanings.some(({ group }) => groups.includes(group)) === true

export const isPlain = ({ plain, text }: Unit): boolean => PLAIN_WORDS.has(plain) || PLAIN_WORDS.has(text.toLowerCase())

/** Whether a word without meanings names something. */
export const namesThing = (unit: Unit): boolean =>
  unit.meanings.length === 0 &&
  !isPlain(unit) &&
  unit.plain.length > 1 &&
  (unit.plain.includes(' ') ||
    !ADJECTIVE.test(unit.plain) ||
    NO_VERB.test(unit.plain) ||
    OCCUPATIONS.has(unit.plain) ||
    GARMENTS.has(unit.plain))

const describes = ({ group, thing }: PenWord): boolean =>
  !thing && (group === 'coats' || group === 'marks' || group === 'colours')

/** Markings as nouns: "white socks", unlike "striped". */
const MARKING =
  /(?:[^s]s|stripe|spot|swirl|spiral|splotch|blotch|freckle|rosette|sock|mask|bib|blaze|chest|front|forehead|pattern|patch|circuitry|saddle|tail|face|nose|mist)$/

const isNoun = (unit: Unit): boolean =>
  !unit.isPrefix &&
  (unit.meanings.some((word) => !describes(word) || (word.group === 'marks' && MARKING.test(unit.text))) ||
    isSpecial(unit) ||
    namesThing(unit))

export const isSpecial = ({ plain }: Unit): boolean =>
  SUBJECTS.has(plain) || MEASURES.has(plain) || COSTUMES.has(plain) || BODY.has(plain) || QUIET_NOUNS.has(plain)

/** The noun of a phrase, its last one: adjectives may follow it. Null if there are only adjectives. */
export function headOf(words: readonly Unit[]): Unit | null {
  const last = words.findLastIndex(
    (unit, at) => isNoun(unit) && !(isColour(unit) && !means(unit, 'kinds') && takesColour(words[at - 1])),
  )
  const [head, before] = [words[last], words[last - 1]]
  const next = words.slice(last + 1).find(({ plain, meanings }) => meanings.length > 0 || plain === 'gone')
  if (!head) return isNounAfterColour(words) ? words.at(-1)! : null
  if (isShade(head, next)) return null
  // "One wing mechanical".
  if (before && isBodyPart(before) && means(head, 'features') && ADJECTIVE.test(head.plain)) return before
  // "Wolf girl energy".
  const kind = YOUNG.has(head.plain) ? words.slice(0, last).findLast(({ plain }) => !YOUNG.has(plain)) : before
  return kind && YOUNG.has(head.plain) && means(kind, 'kinds') && !/['’]s$/.test(kind.text) ? kind : head
}

/** "A green tunic": what looks like an adjective is a noun after a colour. */
function isNounAfterColour(words: readonly Unit[]): boolean {
  const [colour, last] = words.slice(-2)
  if (!last || !isColour(colour) || last.joined || last.meanings.length > 0 || isPlain(last)) return false
  return last.plain.length > 1 && !/(?:ly|ed|less|ous)$/.test(last.plain)
}

/** "Butterflies" are around it, not what it is. */
export const namesSeveral = ({ text, plain }: Unit): boolean =>
  /[^s]s$/i.test(text) && !/(?:s|rhinocero|ceratop|cyclop)$/.test(plain)

/** A part of a body: it says where a thing is. */
export const isBodyPart = ({ plain, meanings }: Unit): boolean =>
  BODY.has(plain) || meanings.some(({ group, name }) => group === 'parts' && name !== 'coat' && name !== 'wall')

/** "Tips", "edged": a place that has no colour alone. */
export const isSpot = ({ plain }: Unit): boolean => /^(?:wing)?tip|^edg/.test(plain)

const SHADE_GIVERS =
  /(?:^| )(?:raven|crow|panther|bat|flamingo|lobster|canary|dove|robin|peacock|mouse|ghost|cloud|stone|rock|pebble|boulder|crystal|star|moon|flame|fire|shadow|shade|cactus|tree|oak|willow|clock|machine|engine|water drop|snowman|sprout)$/

/** "Brick red", "leopard spotted": a noun before an adjective only says which. "Boots brown" are boots. */
function isShade(noun: Unit, next: Unit | undefined): boolean {
  const isPlural = means(noun, 'kinds') && /[^s]s$/.test(noun.text)
  // "Cat black", unlike "raven black".
  const isAnimal = isColour(next) && means(noun, 'kinds') && !isColour(noun) && !SHADE_GIVERS.test(noun.plain)
  // "Forest dark".
  const isDim = next?.plain === 'dark' && means(noun, 'backdrops')
  if (!next || next.meanings.length === 0 || takesColour(noun) || BODY.has(noun.plain) || isPlural || isAnimal || isDim)
    return false
  const lends = isColour(noun) || /^(?:apple|leaf|acorn|bone|shell|mushroom|cheese|bread)$/.test(noun.plain)
  return isColour(next) ? !means(noun, 'held') || lends : means(noun, 'kinds') && /ed$/.test(next.plain)
}

const takesColour = (unit: Unit | undefined): boolean =>
  means(unit, 'worn', 'features', 'parts', 'marks') || (unit !== undefined && GARMENTS.has(unit.plain))

export const isColour = (unit: Unit | undefined): boolean => means(unit, 'colours')

/** "Blue, almost white" is blue. */
export const isHedge = (unit: Unit | undefined): boolean => unit?.plain === 'almost' || unit?.plain === 'nearly'

/** The colours of adjectives; of "emerald green" the second, of "red and white" both. */
export function coloursIn(words: readonly Unit[]): ColourName[] {
  const colours: ColourName[] = []
  for (const [at, { meanings, joined, stop }] of words.entries()) {
    const colour = meanings.find(({ group }) => group === 'colours')?.name as ColourName | undefined
    if (!colour || (colours.length > 0 && isHedge(words[at - 1]))) continue
    const follows = at > 0 && !joined && stop === '' && isColour(words[at - 1])
    colours.splice(follows ? -1 : colours.length, follows ? 1 : 0, colour)
  }
  return colours
}

/** "A straw hat" is not yellow, but "honey eyes" are. */
export const isThing = ({ meanings }: Unit): boolean => meanings.some(({ thing }) => thing)

/** "Its left eye is green". */
export const isOneOfTwo = (words: readonly Unit[]): boolean =>
  words.some(({ plain }) => /^(?:left|right|single)$/.test(plain))

/** "A pumpkin hat" is not just a hat; "a big blue hat" is. */
export const namesMore = (unit: Unit): boolean =>
  !isPlain(unit) &&
  !MATERIALS.has(unit.plain) &&
  !means(unit, 'colours', 'coats', 'marks') &&
  (unit.meanings.length > 0 || namesThing(unit))

export const FACE = /^face$/
