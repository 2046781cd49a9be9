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
  /** Before a hyphen: "fire-breathing" is no fire. */
  isPrefix: boolean
}

export type Intro = 'subject' | 'list' | 'with' | 'hold' | 'place' | 'near' | 'verb' | 'act' | 'made' | 'like' | 'aside'
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
  /** On a part of the body: "a moon on its forehead". */
  isSmall?: boolean
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

/** Symbols, short forms and labels, written out. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bw\/(?=\s)/gi, 'with'],
  [/\b(says?|saying|reads|reading|labell?ed|spelling)\s+(?:"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’)/gi, '$1'],
  [/\s*[&+]\s*/g, ' and '],
  [/(?<=\p{L})\s*\/\s*(?=\p{L})/gu, ', '],
  [/\b(\d+)\s?[x×](?=\s)/gi, '$1'],
  [/\s*\(([\p{L}-]+(?: [\p{L}-]+)?)\)/gu, ' in $1'],
  [
    /(?:^|(?<=[.;,\n]\s*))(?:kind|species|type|colou?r|marks?|markings|worn|held|extras?|accessor(?:y|ies)|props?|items?|clothes|clothing|features?|backdrop|background|scene|setting|notes?|style|mood|pose)\s*[:=]\s*/gi,
    '',
  ],
  [/\b(eyes?|coat|fur|body|belly|tail|ears?|paws?|wings?|horns?|mane|beard|scarf|hat)\s*:\s*/gi, '$1 is '],
  [/(?<=\p{L})\s*=\s*/gu, ' is '],
  [/\b(on|in|of|around|round|over|under|behind|by|to)\s+it['’]s\b/gi, '$1 its'],
  [/\bits(?=\s+(?:an?|the)\s)/gi, 'it is'],
  [/\b(it|he|she|that|there|what|who)['’]s\b/gi, '$1 is'],
  [/\b(i|he|she|it|they|we|you)['’]d\b/gi, '$1 would'],
  [/\bi['’]m\b/gi, 'i am'],
  [/\b(they|we|you)['’]re\b/gi, '$1 are'],
  [/\b(i|they|we|you)['’]ve\b/gi, '$1 have'],
  [/\b(?:\p{L}+n['’]t|cannot)\b/giu, 'not'],
  [/\b(\p{L}+)-like\b(?=\s*(?:[,.;]|$))/giu, 'like a $1'],
  [/-(?:like|looking|ish)\b/gi, ''],
]

export const spelledOut = (text: string): string =>
  SPELLINGS.reduce((before, [pattern, words]) => before.replace(pattern, words), text)

function unitsOf(text: string): Unit[] {
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
    const plain = word ? lower : plainWord(token)
    const kind = isNumber ? 'number' : word
    units.push({ text: token, start, end, plain, class: kind, meanings: [], stop, joined: false, isPrefix })
    stop = ''
  }
  return merged(units)
}

/** Joins the longest known phrases, and finds the meanings of words. */
function merged(units: readonly Unit[]): Unit[] {
  const all: Unit[] = []
  for (let at = 0; at < units.length; ) {
    const first = units[at]!
    const limit = units.findIndex((unit, index) => index > at && unit.stop !== '')
    let length = Math.min(LONGEST_PHRASE, (limit < 0 ? units.length : limit) - at)
    let found: Unit[] | null = null
    for (; length > 0 && !found; length--) found = joinedUnits(units.slice(at, at + length))
    all.push(...(found ?? [first]))
    at += length + 1
  }
  return all
}

/** "A pointed blue hat" is a blue pointed hat. */
function joinedUnits(parts: readonly Unit[]): Unit[] | null {
  const [first, second, third] = parts
  const whole = joinedUnit(first!, parts)
  if (whole) return [whole]
  const colour = parts.length === 3 && joinedUnit(second!, [second!])
  const around = colour && isColour(colour) && joinedUnit(first!, [first!, third!])
  return around
    ? [
        { ...colour, start: first!.start, stop: first!.stop },
        { ...around, stop: '' },
      ]
    : null
}

function joinedUnit(first: Unit, parts: readonly Unit[]): Unit | null {
  const last = parts.at(-1)!
  const whole = { ...first, text: parts.map(({ text }) => text).join(' '), end: last.end, isPrefix: last.isPrefix }
  const grammar = parts.length > 1 ? classOf(whole.text.toLowerCase()) : null
  if (grammar && grammar !== 'verb') return { ...whole, class: grammar }
  if (isDeterminer(first) || isDeterminer(last) || parts.some(({ plain }) => plain === 'whose')) return null
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
  'turnt|timet|fami|jel|f|bul|al|t|veget|c|st|h|d|arch|picn|mus|att|mosa|clin|fabr|n|gu|qu|harv|b|sl|sh|se|we|re|ste|rad|rubb|w'
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
  !unit.isPrefix &&
  (unit.meanings.some((word) => !describes(word) || (word.group === 'marks' && MARKING.test(unit.text))) ||
    isSpecial(unit) ||
    namesThing(unit))

export const isSpecial = ({ plain }: Unit): boolean =>
  SUBJECTS.has(plain) || MEASURES.has(plain) || COSTUMES.has(plain) || BODY.has(plain) || QUIET_NOUNS.has(plain)

/** The noun of a phrase, its last one: adjectives may follow it. Null if there are only adjectives. */
export function headOf(words: readonly Unit[]): Unit | null {
  const last = words.findLastIndex((unit, at) => isNoun(unit) && !(isColour(unit) && takesColour(words[at - 1])))
  const [head, before] = [words[last], words[last - 1]]
  const next = words.slice(last + 1).find(({ meanings }) => meanings.length > 0)
  if (!head || isShade(head, next)) return null
  return before && YOUNG.has(head.plain) && before.meanings.some(({ group }) => group === 'kinds') ? before : head
}

/** "Butterflies" are around it, not what it is. */
export const isPlural = ({ text, plain }: Unit): boolean => /[^s]s$/i.test(text) && !/(?:s|rhinocero)$/.test(plain)

/** A part of a body: it says where a thing is. */
export const isBodyPart = ({ plain, meanings }: Unit): boolean =>
  BODY.has(plain) || meanings.some(({ group, name }) => group === 'parts' && name !== 'coat' && name !== 'wall')

const isOfBody = (phrase: Phrase | null): boolean => {
  const head = phrase && headOf(phrase.words)
  return head !== null && (isBodyPart(head) || head.meanings.some(({ name }) => name === 'eyes'))
}

/** "Brick red", "leopard spotted": a noun before an adjective only says which. "Boots brown" are boots. */
function isShade(noun: Unit, next: Unit | undefined): boolean {
  if (!next || next.meanings.length === 0 || takesColour(noun)) return false
  const isHeld = noun.meanings.some(({ group }) => group === 'held')
  const isKind = noun.meanings.some(({ group }) => group === 'kinds')
  return isColour(next) ? !isHeld || isColour(noun) : isKind && /ed$/.test(next.plain)
}

const BORNE: readonly PenWord['group'][] = ['worn', 'held', 'features', 'parts', 'marks']
const TAKES_COLOUR: readonly PenWord['group'][] = ['worn', 'features', 'parts', 'marks']
const takesColour = (unit: Unit | undefined): boolean =>
  unit?.meanings.some(({ group }) => TAKES_COLOUR.includes(group)) === true

const isColour = (unit: Unit | undefined): boolean => unit?.meanings.some(({ group }) => group === 'colours') === true

/** "Red and white": more words for the same noun follow. */
const continues = (words: readonly Unit[], next: Unit | undefined): boolean =>
  words.length > 0 && headOf(words) === null && next !== undefined && next.class === null

/** Reads units one by one. A phrase ends at a word that structures the sentence. */
class Parser {
  readonly phrases: Phrase[] = []
  /** The phrase that is being read. */
  private words: Unit[] = []
  private article = ''
  private count: number | null = null
  private from = -1
  private intro: Intro = 'subject'
  private link: Link | null = null
  private isNegated = false
  /** The phrase that "like" and "is" refer to. */
  private latest: Phrase | null = null
  /** The phrase that "of" refers to. */
  private recent: Phrase | null = null
  private to: Phrase | null = null
  /** Whether a phrase followed the verb. */
  private hasObject = false
  /** Whether the sentence has named a thing, and whether it has any phrase. */
  private said = false
  private used = false
  /** In a clause that is not about the picture: "because it is late". */
  private skips = false

  constructor(
    private readonly text: string,
    private readonly units: readonly Unit[],
  ) {}

  parse(): Phrase[] {
    for (const at of this.units.keys()) this.step(at)
    this.close()
    return this.phrases
  }

  private step(at: number): void {
    const unit = this.units[at]!
    const [before, next] = [this.units[at - 1], this.units[at + 1]]
    this.pause(unit, at)
    if (this.skips && !endsClause(unit, before)) return
    this.skips = false
    const isFollowed = next?.class === null && next.stop === ''
    const isAdjective =
      (unit.class === 'verb' && this.article !== '' && !headOf(this.words) && isFollowed) ||
      (unit.plain === 'round' && !(next && isDeterminer(next)))
    const wasJoined = before?.class === 'and' && unit.stop === ''
    switch (isAdjective ? null : unit.class) {
      case null:
        if (isPlaced(unit)) this.enter('place')
        if (isFollowed && isNextThing(this.words, unit)) this.close()
        if (isVerbAfter(before, unit)) this.enter('act')
        else if (isParticiple(unit, this.text) && !isFollowed && headOf(this.words)) this.enter('verb')
        else this.add(wasJoined && this.words.length > 0 ? { ...unit, joined: true } : unit)
        break
      case 'number':
        if (unit.plain === 'one' && (this.words.length > 0 || this.article)) {
          this.words.push(unit)
          break
        }
        if (this.words.length > 0) this.close()
        this.start(unit)
        this.count = numberOf(unit.text.toLowerCase())
        break
      case 'relative':
        if (unit.plain === 'that' && this.words.length === 0 && isFollowed) this.determine(unit, false)
        else this.close()
        break
      case 'article':
      case 'possessive':
        this.determine(unit, wasJoined && before.text !== 'or')
        if (this.latest && isColour(next) && this.units[at + 2]?.class === 'of') this.link = 'is'
        break
      case 'and':
        if (!continues(this.words, next)) this.close()
        if ((this.intro === 'verb' || this.intro === 'act') && !this.hasObject) this.list()
        if ((this.intro === 'place' || this.intro === 'near') && isOfBody(this.latest)) this.list()
        break
      case 'but':
        this.close()
        this.isNegated = false
        this.link = this.latest = this.recent = null
        break
      case 'please':
        this.close()
        this.list()
        break
      case 'modal':
        this.close()
        break
      case 'ask':
        this.enter('subject')
        this.latest = null
        this.said = false
        break
      case 'of':
        if (this.words.length > 0) {
          this.close()
          this.link = 'of'
        }
        break
      case 'like': {
        const isAct = this.intro === 'verb' || this.intro === 'act'
        this.close()
        if (this.latest && this.link !== 'is') this.link = 'like'
        else {
          const isOfThing = /^shaped$/i.test(before?.text ?? '') && this.recent && headOf(this.recent.words)
          this.intro = isOfThing ? 'act' : isAct && !isShown(before) ? 'aside' : 'like'
          this.link = null
        }
        break
      }
      case 'as': {
        const isSecond = isAsNear(this.units.slice(0, at).reverse())
        const isFirst = !isSecond && isAsNear(this.units.slice(at + 1))
        this.close()
        if (isFirst) this.link = this.latest ? 'is' : null
        else if (isSecond || before?.class === null) this.link = this.latest ? 'like' : null
        else {
          this.intro = 'like'
          this.link = null
        }
        break
      }
      case 'be':
        this.close()
        if (this.latest) this.link = 'is'
        else this.intro = 'subject'
        if (isOfPronoun(this.units, at)) this.said = false
        break
      case 'not':
        if (this.latest && this.link === 'is' && unit.plain === 'none') this.latest.negated = true
        this.close()
        this.isNegated = true
        this.used = false
        this.link = null
        break
      case 'skip':
        this.close()
        this.skips = !(unit.plain === 'while' && next?.class)
        break
      case 'pronoun':
        this.close()
        if (before?.class === 'and') this.isNegated = false
        this.intro = 'subject'
        this.link = this.latest = this.recent = null
        break
      case 'made':
        this.close()
        if (this.latest) this.link = 'made'
        else this.intro = 'made'
        break
      default:
        this.enter(introOf(unit, next))
        this.to = unit.class === 'with' ? this.latest : null
        this.latest = null
    }
  }

  /** A full stop begins a sentence, and a comma a list, unless more adjectives follow. */
  private pause(unit: Unit, at: number): void {
    if (unit.stop === '.') {
      this.close()
      this.intro = 'subject'
      this.link = this.latest = this.recent = this.to = null
      this.isNegated = this.said = this.used = this.skips = false
    } else if (unit.stop === ',' && !(this.article !== '' && continues(this.words, unit))) {
      this.close()
      this.list()
      this.skips = false
      if (!endsWithOr(this.units.slice(at))) this.isNegated = false
    }
  }

  private list(): void {
    this.intro = 'list'
    this.link = this.latest = this.to = null
  }

  private start(unit: Unit): void {
    if (this.from < 0) this.from = unit.start
  }

  private add(unit: Unit): void {
    this.start(unit)
    this.words.push(unit)
  }

  private determine(unit: Unit, isNext: boolean): void {
    const isInverted = this.words.length > 0 && (this.intro === 'place' || this.intro === 'near')
    if (this.article === '' && this.words.every(isPlain)) this.words = []
    else this.close()
    // "On its head a crown".
    if (isInverted) this.list()
    if (isNext) this.isNegated = false
    this.start(unit)
    this.article = unit.class === 'possessive' ? 'its' : unit.text.toLowerCase()
  }

  /** The words before a verb or preposition end; so does a negation, unless it was for this: "not wearing". */
  private enter(next: Intro): void {
    this.close()
    if (this.used) this.isNegated = false
    this.intro = next
    this.link = null
    this.hasObject = false
  }

  /** "Headphones, sunglasses, penguin". */
  private isBare(): boolean {
    const head = headOf(this.words)
    return head !== null && this.article === '' && this.count === null && !isPlural(head)
  }

  private close(): void {
    const { words, text, from, intro, link, latest } = this
    if (words.length > 0) {
      const phrase: Phrase = {
        intro,
        negated: this.isNegated,
        leads: intro === 'subject' ? !this.said : intro === 'list' && (!this.said || this.isBare()),
        opens: !this.used,
        article: this.article,
        count: this.count,
        words,
        text: text.slice(from, (headOf(words) ?? words.at(-1)!).end),
        start: from,
        to: this.to,
      }
      if (link && latest) {
        const target = link === 'of' ? (this.recent ?? latest) : latest
        target[link] = phrase
        if (link === 'of') target.text = text.slice(target.start, words.at(-1)!.end)
      } else {
        this.phrases.push(phrase)
        this.latest = phrase
        this.said ||= !phrase.negated && !isPlaceOnly(phrase)
      }
      this.used = this.hasObject = true
      if (link !== 'of') this.recent = phrase
      this.link = null
    }
    this.words = []
    this.article = ''
    this.count = null
    this.from = -1
  }
}

export const phrasesOf = (text: string): Phrase[] => new Parser(text, unitsOf(text)).parse()

/** "Between" and "to catch" lead to something else in the scene. */
function introOf(unit: Unit, next: Unit | undefined): Intro {
  const isInfinitive = unit.plain === 'to' && next?.class === null && next.meanings.length === 0
  if (isInfinitive || (unit.plain === 'to' && next?.class === 'verb')) return 'act'
  if (unit.plain === 'for' && next?.class === 'verb') return 'act'
  if (unit.plain === 'about' && next?.class === 'possessive') return 'near'
  return unit.class as Intro
}

/** "Because" ends at "but" and before the next statement: "and he is blue". */
const endsClause = (unit: Unit, before: Unit | undefined): boolean =>
  unit.class === 'but' || (before?.class === 'and' && unit.class === 'pronoun')

/** "Red scarf blue hat" is a list without commas. */
function isNextThing(words: readonly Unit[], unit: Unit): boolean {
  const head = headOf(words)
  return head !== null && isColour(unit) && !isColour(head) && head.meanings.some(({ group }) => BORNE.includes(group))
}

/** "Under the sea" is one unit. */
const isPlaced = ({ text }: Unit): boolean => {
  const [first, ...more] = text.split(' ')
  return more.length > 0 && /^(?:place|near)$/.test(classOf(first!.toLowerCase()) ?? '')
}

/** "He won", "that fades": an unknown word after its subject is a verb. */
function isVerbAfter(before: Unit | undefined, unit: Unit): boolean {
  if (unit.stop === '' && before?.class === 'relative') return true
  if (unit.stop !== '' || unit.meanings.length > 0 || !namesThing(unit)) return false
  if (before?.class === 'modal' || /^to$/i.test(before?.text ?? '')) return true
  if (/^(?:he|she|they|i|we|you)$/i.test(before?.text ?? '')) return true
  return before?.plain === 'it' && /(?:s|ed)$/.test(unit.text)
}

/** "A sword stuck in it", "ears pinned back", but not "black-tipped ears". */
const isParticiple = ({ plain, meanings, start }: Unit, text: string): boolean =>
  meanings.length === 0 && plain.endsWith('ed') && ADJECTIVE.test(plain) && text[start - 1] !== '-'

/** Whether a phrase names only where it is: "a server room, and a robot". */
function isPlaceOnly({ words }: Phrase): boolean {
  const head = headOf(words)
  return (
    !head ||
    QUIET_NOUNS.has(head.plain) ||
    SUBJECTS.has(head.plain) ||
    (head.meanings.length > 0 && head.meanings.every(({ group, name }) => group === 'backdrops' || name === 'wall'))
  )
}

/** "She is", "it should be", but not "there is". */
function isOfPronoun(units: readonly Unit[], at: number): boolean {
  const subject = units.slice(0, at).findLast((one) => one.class !== 'modal' && one.class !== 'not' && !isPlain(one))
  return subject?.class === 'pronoun' && subject.plain !== 'there'
}

/** A list of what is refused: "no hat, scarf or boots". */
const endsWithOr = (rest: readonly Unit[]): boolean =>
  rest.find((one, at) => (at > 0 && one.stop === '.') || (one.class && one.class !== 'article'))?.text === 'or'

/** The other "as" of "as red as a tomato". */
const isAsNear = (units: readonly Unit[]): boolean => {
  const at = units.findIndex((one) => one.class !== null)
  return at > 0 && at < 4 && units[at]!.class === 'as'
}

/** "Dressed like", "shaped like". */
const isShown = (unit: Unit | undefined): boolean =>
  unit !== undefined && /^(?:dressed|disguised|shaped|coloured|colored|painted)$/i.test(unit.text)
