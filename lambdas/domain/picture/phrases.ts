/** Divides a description into noun phrases: "a red scarf and no hat, like a dragon" has three. */
import { dictionary, type PenWord, plainWord } from './dictionary'
import {
  BODY,
  COSTUMES,
  classOf,
  isVerbByEnding,
  MEASURES,
  NO_VERB,
  numberOf,
  PLAIN_WORDS,
  QUIET_NOUNS,
  SUBJECTS,
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
}

export type Intro = 'subject' | 'list' | 'with' | 'hold' | 'place' | 'verb' | 'made' | 'like' | 'aside'
type Link = 'of' | 'like' | 'is' | 'made'

export interface Phrase {
  /** What came before it in its clause. */
  intro: Intro
  negated: boolean
  /** Nothing was said before it in its sentence. */
  leads: boolean
  /** The first of its sentence. */
  opens: boolean
  article: string
  count: number | null
  words: readonly Unit[]
  /** As written, with the complement of "of". */
  text: string
  start: number
  /** The phrase before "with": "a hat with stars". */
  to: Phrase | null
  of?: Phrase
  like?: Phrase
  is?: Phrase
  made?: Phrase
}

const LONGEST_PHRASE = 6
const TOKENS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?|[.;:!?\n,()"“”—–…]/gu
const PAUSES = ',()"“”—–'

function unitsOf(text: string): Unit[] {
  const units: Unit[] = []
  let stop: Unit['stop'] = '.'
  for (const { 0: token, index: start } of text.matchAll(TOKENS)) {
    if (!/[\p{L}\p{N}]/u.test(token)) {
      stop = stop === '.' || !PAUSES.includes(token) ? '.' : ','
      continue
    }
    const lower = token.toLowerCase()
    const isJoined = text[start - 1] === '-' && stop === ''
    const word = isJoined ? null : classOf(lower)
    const unit = { text: token, start, end: start + token.length, plain: plainWord(token), stop, joined: false }
    units.push({ ...unit, class: word === null && numberOf(lower) !== null ? 'number' : word, meanings: [] })
    stop = ''
  }
  return merged(units.filter(({ plain, class: kind }) => !(plain === 'like' && kind === null)))
}

/** Joins the longest known phrases, and finds the meanings of words. */
function merged(units: readonly Unit[]): Unit[] {
  const all: Unit[] = []
  for (let at = 0; at < units.length; ) {
    const first = units[at]!
    const limit = units.findIndex((unit, index) => index > at && unit.stop !== '')
    let length = Math.min(LONGEST_PHRASE, (limit < 0 ? units.length : limit) - at)
    let found: Unit | null = null
    for (; length > 0 && !found; length--) found = joinedUnit(first, units.slice(at, at + length))
    all.push(found ?? first)
    at += length + 1
  }
  return all
}

function joinedUnit(first: Unit, parts: readonly Unit[]): Unit | null {
  const last = parts.at(-1)!
  const whole = { ...first, text: parts.map(({ text }) => text).join(' '), end: last.end }
  const grammar = parts.length > 1 ? classOf(whole.text.toLowerCase()) : null
  if (grammar && grammar !== 'verb') return { ...whole, class: grammar }
  if (isDeterminer(first) || isDeterminer(last)) return null
  const plain = parts
    .filter((part) => !isDeterminer(part))
    .map((part) => part.plain)
    .join(' ')
  const meanings = dictionary().get(plain) ?? (parts.length === 1 ? participle(first) : undefined)
  if (!meanings || (parts.length === 1 && first.class && !isVerbByEnding(first.text.toLowerCase()))) return null
  return { ...whole, plain, meanings, class: null }
}

const isDeterminer = ({ class: kind }: Unit): boolean => kind === 'article' || kind === 'possessive'

/** "Red-scarfed" means: has a red scarf. */
function participle({ plain }: Unit): readonly PenWord[] | undefined {
  if (!/...ed$/.test(plain)) return undefined
  const words = dictionary().get(plain.slice(0, -1)) ?? dictionary().get(plain.slice(0, -2)) ?? []
  const borne = words.filter(({ group }) => group === 'worn' || group === 'features' || group === 'parts')
  return borne.length > 0 ? borne : undefined
}

/** Adjectives by their ending, without nouns that end so: family, table, hive, music, nest, seed, dish. */
const NOUN_STEM =
  'fami|jel|f|bul|al|t|veget|c|st|h|d|arch|picn|mus|att|mosa|clin|fabr|n|gu|qu|harv|b|sl|sh|se|we|re|ste|rad|rubb|w'
const ADJECTIVE = new RegExp(
  `(?<!^(?:${NOUN_STEM}))(?:ly|ing|ed|est|ful|ous|less|ish|ic|ical|able|ible|ive|wooden|golden)$`,
)

export const isPlain = ({ plain, text }: Unit): boolean => PLAIN_WORDS.has(plain) || PLAIN_WORDS.has(text.toLowerCase())

/** Whether a word without meanings names something. */
export const namesThing = (unit: Unit): boolean =>
  unit.meanings.length === 0 &&
  !isPlain(unit) &&
  unit.plain.length > 1 &&
  (!ADJECTIVE.test(unit.plain) || NO_VERB.test(unit.plain))

const describes = ({ group, thing }: PenWord): boolean =>
  !thing && (group === 'coats' || group === 'marks' || group === 'colours')

/** Markings as nouns: "white socks", unlike "striped". */
const MARKING = /(?:[^s]s|stripe|spot|sock|mask|bib|blaze|chest|front|forehead|pattern|patch|circuitry)$/

const isNoun = (unit: Unit): boolean =>
  unit.meanings.some((word) => !describes(word) || (word.group === 'marks' && MARKING.test(unit.text))) ||
  isSpecial(unit) ||
  namesThing(unit)

export const isSpecial = ({ plain }: Unit): boolean =>
  SUBJECTS.has(plain) || MEASURES.has(plain) || COSTUMES.has(plain) || BODY.has(plain) || QUIET_NOUNS.has(plain)

/** The noun of a phrase: its last word, apart from adverbs; null if there are only adjectives. */
export function headOf(words: readonly Unit[]): Unit | null {
  const last = words.findLastIndex((unit) => unit.meanings.length > 0 || isSpecial(unit) || namesThing(unit))
  const [head, before] = [words[last], words[last - 1]]
  if (head && before && YOUNG.has(head.plain) && before.meanings.some(({ group }) => group === 'kinds')) return before
  return describedBehind(words) ?? (head && isNoun(head) ? head : null)
}

/** The noun of "eyes bright yellow". */
function describedBehind(words: readonly Unit[]): Unit | null {
  const at = words.findIndex(({ meanings }) => meanings.some(({ group }) => group === 'features' || group === 'parts'))
  const behind = words.slice(at + 1)
  const isColour = ({ meanings }: Unit) => meanings.length > 0 && meanings.every(({ group }) => group === 'colours')
  const isColoured = behind.some(isColour) && behind.every((unit) => isColour(unit) || !isNoun(unit))
  return at >= 0 && isColoured ? words[at]! : null
}

/** "Red and white": more words for the same noun follow. */
const continues = (words: readonly Unit[], next: Unit | undefined): boolean =>
  words.length > 0 && headOf(words) === null && next !== undefined && next.class === null

export function phrasesOf(text: string): Phrase[] {
  const units = unitsOf(text)
  const phrases: Phrase[] = []
  let [words, article, count, from]: [Unit[], string, number | null, number] = [[], '', null, -1]
  let intro = 'subject' as Intro
  let [link, negation]: [Link | null, string | null] = [null, null]
  /** The phrase that "of", "like" and "is" refer to. */
  let latest: Phrase | null = null
  let to: Phrase | null = null
  let [said, used, afterAnd] = [false, false, false]

  const start = (unit: Unit): void => {
    if (from < 0) from = unit.start
  }
  const close = (): void => {
    if (words.length > 0) {
      const phrase: Phrase = {
        intro,
        negated: negation !== null,
        leads: !said && (intro === 'subject' || intro === 'list'),
        opens: !used,
        article,
        count,
        words,
        text: text.slice(from, (headOf(words) ?? words.at(-1)!).end),
        start: from,
        to,
      }
      if (link && latest) {
        latest[link] = phrase
        if (link === 'of') latest.text = text.slice(latest.start, words.at(-1)!.end)
      } else {
        phrases.push(phrase)
        latest = phrase
        said ||= !phrase.negated
      }
      used = true
      link = null
    }
    ;[words, article, count, from] = [[], '', null, -1]
  }
  /** The words before a verb or preposition end; so does a negation, unless it was for this: "not wearing". */
  const enter = (next: Intro): void => {
    close()
    if (used) negation = null
    intro = next
    link = null
  }

  for (const [at, unit] of units.entries()) {
    const next = units[at + 1]
    const moved = intro === 'verb'
    if (unit.stop === '.') {
      close()
      ;[intro, link, negation, latest, to, said, used] = ['subject', null, null, null, null, false, false]
    } else if (unit.stop === ',') {
      if (!(article !== '' && continues(words, unit))) {
        close()
        ;[intro, link, latest, to] = ['list', null, null, null]
        if (!endsWithOr(units.slice(at))) negation = null
      }
    }
    const wasAnd = afterAnd
    afterAnd = false
    const isAdjective = unit.class === 'verb' && article !== '' && headOf(words) === null && next?.class === null
    switch (isAdjective ? null : unit.class) {
      case null:
        start(unit)
        words.push(wasAnd && words.length > 0 ? { ...unit, joined: true } : unit)
        break
      case 'number':
        if (unit.plain === 'one' && (words.length > 0 || article)) {
          words.push(unit)
          break
        }
        if (words.length > 0) close()
        start(unit)
        count = numberOf(unit.text.toLowerCase())
        break
      case 'article':
      case 'possessive':
        if (words.length > 0) close()
        if (unit.plain === 'that' && next?.class && next.class !== 'number') {
          latest = null
          break
        }
        if (wasAnd && negation === 'no') negation = null
        start(unit)
        article = unit.class === 'possessive' ? 'its' : unit.text.toLowerCase()
        break
      case 'and':
        if (!continues(words, next)) close()
        afterAnd = true
        break
      case 'but':
        close()
        ;[negation, link, latest] = [null, null, null]
        break
      case 'of':
        if (words.length > 0) {
          close()
          link = 'of'
        }
        break
      case 'like':
        close()
        if (latest && link !== 'is') link = 'like'
        else {
          intro = moved && !isShown(units[at - 1]) ? 'aside' : 'like'
          link = null
        }
        break
      case 'as': {
        close()
        const again = units.slice(at + 1, at + 5).findIndex((one) => one.class === 'as')
        if (again < 0 && !isAs(units, at)) [intro, link] = ['like', null]
        else if (isAs(units, at)) link = latest ? 'like' : null
        else link = latest ? 'is' : null
        break
      }
      case 'be':
        close()
        if (latest) link = 'is'
        else intro = 'subject'
        break
      case 'not':
        close()
        negation = unit.text.toLowerCase() === 'without' ? 'without' : 'no'
        used = false
        link = null
        break
      case 'aside':
        enter('aside')
        break
      case 'pronoun':
        close()
        ;[intro, link, latest] = ['subject', null, null]
        break
      case 'made': {
        close()
        if (latest) link = 'made'
        else intro = 'made'
        break
      }
      default:
        enter(unit.class as Intro)
        to = unit.class === 'with' ? latest : null
        latest = null
    }
  }
  close()
  return phrases
}

/** A list of what is refused: "no hat, scarf or boots". */
const endsWithOr = (rest: readonly Unit[]): boolean =>
  rest.find((one, at) => (at > 0 && one.stop === '.') || (one.class && one.class !== 'article'))?.text === 'or'

/** The second of "as red as a tomato". */
const isAs = (units: readonly Unit[], at: number): boolean =>
  units.slice(Math.max(0, at - 4), at).some((one) => one.class === 'as') && units[at]!.stop === ''

/** "Dressed like", "shaped like". */
const isShown = (unit: Unit | undefined): boolean =>
  unit !== undefined && /^(?:dressed|disguised|shaped|coloured|colored|painted)$/i.test(unit.text)
