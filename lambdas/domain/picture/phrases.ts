/** Divides a description into noun phrases: "a red scarf and no hat, like a dragon" has three. */
import { classOf, MATERIALS, numberOf, SUBJECTS, type WordClass, YOUNG } from './grammar-words'
import {
  ADJECTIVE,
  headOf,
  isBodyPart,
  isColour,
  isDeterminer,
  isPlain,
  isThing,
  means,
  namesSeveral,
  namesThing,
  type Unit,
  unitsOf,
} from './units'

/** What came before a phrase in its clause. It decides what the phrase may claim. */
export type Intro =
  /** "A fox", "it is a fox", "make it a fox". */
  | 'subject'
  /** After a comma: "a fox, a red scarf". */
  | 'list'
  | 'with'
  | 'hold'
  /** "In a scarf", "on a pillow". */
  | 'place'
  /** "Past a castle", "next to a candle": only a backdrop or a thing to hold. */
  | 'near'
  /** "Surrounded by candles": only a backdrop. */
  | 'among'
  /** "Stirring a cauldron": only something to hold, or a backdrop. */
  | 'verb'
  /** "To catch a bird", "that lost a hat": something else in the scene. */
  | 'act'
  | 'made'
  | 'like'
  /** "Named Shadow", "for luck": nothing to draw or to report. */
  | 'aside'
/** Around it, beside it, on its body, or on a thing that it has. */
export type Place = 'around' | 'beside' | 'body' | 'thing'
type Link = 'of' | 'like' | 'is' | 'made'

export interface Phrase {
  /** What came before it in its clause. */
  intro: Intro
  negated: boolean
  /** The statement that it belongs to: a sentence, or "it is". */
  turn: number
  /** It may say what is drawn. */
  leads: boolean
  /** A bare noun before "with" or "wearing". */
  bears: boolean
  /** The first of its sentence. */
  opens: boolean
  article: string
  count: number | null
  words: readonly Unit[]
  /** As written, with the complement of "of". */
  text: string
  start: number
  /** After "it is" or "make it". */
  isStated: boolean
  /** After "it is" or before "with": says what it is, even a moon or a cloud. */
  isSaid: boolean
  /** Where it is, by the words after it. */
  place: Place | null
  /** After "the colour of". */
  isShade: boolean
  /** "Big ones": says more about the thing before it. */
  isMore: boolean
  /** The phrase before "with" or "wearing": "a hat with stars". */
  to: Phrase | null
  /** The preposition or verb before it. */
  preposition: string
  of?: Phrase
  like?: Phrase
  is?: Phrase
  made?: Phrase
}

export interface Parsed {
  phrases: Phrase[]
  /** The words that are about the picture. */
  units: Unit[]
}

/** "Red and white": more words for the same noun follow. */
const continues = (words: readonly Unit[], next: Unit | undefined): boolean =>
  words.length > 0 && headOf(words) === null && next?.class === null

/** Reads units one by one. A phrase ends at a word that structures the sentence. */
class Parser {
  readonly phrases: Phrase[] = []
  /** Without comparisons and clauses that are not about the picture. */
  readonly read: Unit[] = []
  /** The phrase that is being read. */
  private words: Unit[] = []
  private article = ''
  private count: number | null = null
  private from = -1
  private intro: Intro = 'subject'
  private link: Link | null = null
  private isNegated = false
  /** "All but the tail is black": the verb is not about the tail. */
  private isExcepted = false
  /** The phrase that "like" and "is" refer to. */
  private latest: Phrase | null = null
  /** The phrase that "of" refers to. */
  private recent: Phrase | null = null
  private to: Phrase | null = null
  private preposition = ''
  /** Whether a phrase followed the verb. */
  private hasObject = false
  /** Counts the statements. */
  private turn = 0
  /** Whether it states the kind: "it is a fox". */
  private isSaid = false
  /** Whether it has any phrase. */
  private used = false
  /** In a clause that is not about the picture: "because it is late". */
  private skips = false
  /** After "the colour of". */
  private isShade = false
  /** After "for" or "named". */
  private isPurpose = false
  /** After "covered in". */
  private isFilled = false
  /** After "made of". */
  private isMaterial = false
  /** Behind a comparison: "like lanterns in a cave" has no cave. */
  private compares = false
  /** After "a cross between": only the first of them is drawn. */
  private mixes = false
  /** After "as": "working as a nurse" is no comparison. */
  private isRole = false

  constructor(
    private readonly text: string,
    private readonly units: readonly Unit[],
  ) {}

  parse(): Parsed {
    for (const at of this.units.keys()) this.step(at)
    this.close()
    return { phrases: this.phrases, units: this.read }
  }

  private step(at: number): void {
    const unit = this.units[at]!
    const before = this.units[at - 1]
    this.pause(unit, at)
    if (this.isComparison() && (unit.plain === 'seen' || /^(?:place|near|verb|relative)$/.test(unit.class ?? ''))) {
      this.close()
      this.list()
      this.compares = true
    }
    this.compares &&= unit.stop === '' && unit.plain !== 'with' && !/^(?:hold|and)$/.test(unit.class ?? '')
    if (this.compares || (this.skips && !endsClause(unit, before))) return
    this.read.push(unit)
    this.skips = false
    const kind = this.isAdjective(unit, at) ? null : unit.class
    if (kind === null) this.readWord(unit, at)
    else (this.readers[kind] ?? this.readIntro)(unit, at)
  }

  /** What words do that structure the sentence; others lead to a phrase. */
  private readonly readers: Partial<Record<WordClass | 'number', (unit: Unit, at: number) => void>> = {
    number: (unit) => this.readNumber(unit),
    relative: (unit, at) => this.readRelative(unit, at),
    article: (unit, at) => this.readDeterminer(unit, at),
    possessive: (unit, at) => this.readDeterminer(unit, at),
    and: (_, at) => this.readAnd(at),
    of: () => this.readOf(),
    like: (unit, at) => this.readLike(unit, at),
    as: (_, at) => this.readAs(at),
    be: (_, at) => this.readBe(at),
    not: (unit) => this.readNot(unit),
    except: (unit, at) => this.readExcept(unit, at),
    made: (unit) => this.readMade(unit),
    modal: () => this.close(),
    please: () => {
      this.close()
      this.list()
    },
    but: () => {
      this.close()
      this.isNegated = false
      this.link = this.latest = this.recent = null
    },
    pronoun: ({ plain }, at) => {
      // "The moon itself".
      this.close(false, plain.endsWith('self'))
      // "The dragon that raised it".
      if (this.latest && this.intro === 'act' && !this.hasObject) return
      if (this.units[at - 1]?.class === 'and') this.isNegated = false
      this.intro = 'subject'
      this.link = this.latest = this.recent = this.to = null
      // "Wings. They are white", "boots, make them red".
      const last = /^(?:they|them)$/.test(plain) ? this.phrases.at(-1) : undefined
      const head = last && headOf(last.words)
      if (!head || !namesSeveral(head)) return
      this.latest = last
      if (plain === 'them') this.link = 'is'
    },
    ask: () => {
      this.enter('subject')
      this.latest = null
      this.restart()
    },
    skip: (unit, at) => {
      // "Where the snow meets the pines, a deer".
      if (unit.plain === 'where' && unit.stop === '.') {
        this.enter('place')
        return
      }
      // "When angry", unlike "if possible".
      const isWish = unit.plain === 'if' && /^(?:possible|you|there|that)$/.test(this.units[at + 1]?.plain ?? '')
      if (CONDITION.test(unit.plain) && !isWish) this.closeCondition(at)
      this.close()
      this.skips = !(unit.plain === 'while' && this.units[at + 1]?.class)
    },
  }

  /** "Turns red when angry" is no look of it, and is reported. */
  private closeCondition(at: number): void {
    if (headOf(this.words) || !this.words.some((unit) => means(unit, 'colours', 'coats', 'marks'))) return
    const end = this.units.findIndex(({ stop }, index) => index > at && stop !== '')
    const last = this.units[end < 0 ? this.units.length - 1 : end - 1]!
    this.intro = 'verb'
    this.link = null
    this.preposition = this.units[at]!.plain
    this.close()
    const phrase = this.phrases.at(-1)!
    phrase.text = this.text.slice(phrase.start, last.end)
    this.latest = null
  }

  /** "A dancing bear" and "boxing gloves", unlike "chasing bears". */
  private isAdjective(unit: Unit, at: number): boolean {
    const [before, next] = [this.units[at - 1], this.units[at + 1]]
    if (/^(?:half|part|partly)$/.test(unit.plain)) return isColour(next)
    if (/^(?:in|out)side$/.test(unit.plain)) return before?.class === 'article'
    if (unit.class === 'ask') return before?.class === 'with'
    if (unit.plain === 'forgotten') return this.article !== ''
    const head = headOf(this.words)
    // "A leather flying cap", unlike "pink wool counting stars".
    const isMaterial = head !== null && MATERIALS.has(head.plain) && !means(head, 'parts')
    if (unit.class !== 'verb' || (head && !isMaterial)) return false
    // "With red lining".
    if (!isFollowed(next)) return unit.stop === '' && isColour(before) && /^(?:with|hold|place)$/.test(this.intro)
    const isOpen =
      this.article !== '' ||
      this.count !== null ||
      this.words.length > 0 ||
      /^(?:with|hold|place)$/.test(before?.class ?? '') ||
      // "Fins and trailing tentacles".
      (before?.class === 'and' && means(next, 'features', 'parts')) ||
      // "Black fur, torn ear".
      (unit.stop === ',' && !/ing$/.test(unit.text) && means(next, 'features', 'parts', 'worn'))
    return isOpen || isOneAnimal(unit, next) || isOfThings(unit, next)
  }

  private readWord(unit: Unit, at: number): void {
    const [before, next] = [this.units[at - 1], this.units[at + 1]]
    if (isPlaced(unit)) this.enter('place')
    if (isNextThing(this.words, unit, next)) this.close()
    const isGerund = /ing$/.test(unit.text) && next !== undefined && isDeterminer(next)
    const isParticipial = isParticiple(unit, this.text) && !(isFollowed(next) && !isPlain(next))
    if (before?.class === 'relative' && means(unit, 'coats') && this.isCoat()) this.add(unit)
    else if (isVerbAfter(before, unit, isFollowed(next)) || this.isVerbOfBeing(unit, next)) this.enter('act')
    else if (isGerund && (headOf(this.words) || this.from < 0)) this.enter('verb')
    else if (isParticipial && headOf(this.words)) this.enter('verb')
    else this.add(isJoined(before, unit) && this.words.length > 0 ? { ...unit, joined: true } : unit)
  }

  /** "A fox emerges from behind": a plural noun cannot follow "a fox". */
  private isVerbOfBeing(unit: Unit, next: Unit | undefined): boolean {
    const head = headOf(this.words)
    const isSingular = means(head, 'kinds') && /^an?$/.test(this.article) && !namesSeveral(head!)
    const isLinked = next !== undefined && (isDeterminer(next) || /^(?:place|near|with|and)$/.test(next.class ?? ''))
    return namesThing(unit) && namesSeveral(unit) && isLinked && (isSingular || means(head, 'features'))
  }

  private readNumber(unit: Unit): void {
    if (unit.plain === 'one' && (this.words.length > 0 || this.article)) {
      this.words.push(unit)
      return
    }
    if (this.words.length > 0) this.close()
    this.start(unit)
    this.count = numberOf(unit.text.toLowerCase())
  }

  private readRelative(unit: Unit, at: number): void {
    if (unit.plain === 'that' && this.words.length === 0 && isFollowed(this.units[at + 1])) this.determine(unit, false)
    else this.close(false, true)
    // "So old that mushrooms grow on its shell".
    const so = this.units.slice(Math.max(0, at - 3), at).findLast(({ plain, class: kind }) => plain === 'so' || kind)
    if (so?.plain === 'so') this.skips = true
  }

  private readDeterminer(unit: Unit, at: number): void {
    const before = this.units[at - 1]
    this.determine(unit, isJoined(before, unit) && before?.text !== 'or')
    const next = this.units[at + 1]
    if (this.latest && next && isColour(next) && !isThing(next) && this.units[at + 2]?.class === 'of') this.link = 'is'
  }

  private readAnd(at: number): void {
    const next = this.units[at + 1]
    // "A caramel and white cat".
    const isOfCoat = this.words.every(isColour) && isColour(next) && means(this.units[at + 2], 'kinds', 'parts')
    // "Whose wings are blue and tail is red".
    const isNext = this.link === 'is' && this.units[at + 2]?.class === 'be'
    const isOpen =
      (!isNext && continues(this.words, next)) || this.isPairOfColours(at) || (this.words.length > 0 && isOfCoat)
    if (!isOpen) this.close()
    if (this.mixes) {
      this.enter('act')
      this.mixes = false
      return
    }
    // "Made of glass and snow".
    if (this.isMaterial && this.words.length === 0 && next?.class === null) this.intro = 'made'
    // "Covered in books and cups".
    if (this.isFilled && this.words.length === 0 && next?.class === null && !isColour(next)) this.intro = 'act'
    if ((this.intro === 'verb' || this.intro === 'act') && !this.hasObject) this.list()
    // "Buttons for eyes and a scarf", unlike "for luck and glory".
    const isNew = next !== undefined && (isDeterminer(next) || means(next, 'worn', 'features', 'colours', 'coats'))
    if (this.intro === 'aside' && this.isPurpose && isNew) this.list()
    if ((this.intro === 'place' || this.intro === 'near') && (isOfBody(this.latest) || isTint(this.latest))) this.list()
  }

  private readOf(): void {
    if (this.words.length === 0) return
    this.close()
    this.link = 'of'
  }

  private readLike({ plain }: Unit, at: number): void {
    const before = this.units[at - 1]
    const isAct = this.intro === 'verb' || this.intro === 'act'
    this.close()
    this.isRole = false
    this.mixes = /^(?:cross|mix|mixture|blend|hybrid|something|somewhere|halfway)$/.test(plain)
    if (before?.class === 'and') {
      this.isNegated = false
      this.latest = null
    }
    // "Half robot half rabbit".
    const isOfPart = means(this.latest && headOf(this.latest.words), 'parts', 'features')
    if (this.latest && (this.link !== 'is' || isOfPart) && !/^(?:half|part|partly)$/.test(plain)) {
      this.link = 'like'
      return
    }
    // "A cloud shaped like a bunny", unlike "striped like a bee, shaped like a bunny".
    const isOfThing = /^shaped$/i.test(before?.text ?? '') && this.phrases.some(({ words }) => headOf(words))
    const isPainted = before && (isPaint(before) || before.plain === 'patterned')
    this.intro = isOfThing || isPainted ? 'act' : isAct && !isShown(before) ? 'aside' : 'like'
    this.link = null
  }

  private readAs(at: number): void {
    const before = this.units[at - 1]
    const isSecond = isAsNear(this.units.slice(0, at).reverse())
    const isFirst = !isSecond && isAsNear(this.units.slice(at + 1))
    this.close()
    // "As round as a pumpkin and as orange as one".
    if (isFirst && before?.class === 'and') this.latest = null
    this.isRole = !isFirst && !isSecond
    if (isFirst) this.link = this.latest ? 'is' : null
    else if (isSecond || before?.class === null) this.link = this.latest ? 'like' : null
    else {
      this.intro = 'like'
      this.link = null
    }
  }

  private readBe(at: number): void {
    // "The moon is sleeping".
    this.close(false, ANIMATE.test(this.units[at + 1]?.plain ?? ''))
    if (this.latest && !this.latest.negated) this.isNegated = false
    if (this.latest) this.link = 'is'
    else if (this.intro !== 'aside') this.intro = 'subject'
    if (isOfPronoun(this.units, at) || (!this.latest && /^(?:and|but)$/.test(this.units[at - 1]?.class ?? '')))
      this.restart()
  }

  private readNot(unit: Unit): void {
    if (this.latest && this.link === 'is' && unit.plain === 'none') this.latest.negated = true
    this.refuse()
  }

  private readExcept(unit: Unit, at: number): void {
    const end = this.units.findIndex((one, index) => index > at && (one.stop !== '' || one.class === 'and'))
    const rest = this.units.slice(at + 1, end < 0 ? undefined : end)
    // "Except the stripes are pink".
    const isOfAll = headOf(this.words)?.plain === 'everything' || unit.text !== 'except'
    const isStated =
      rest.some((one) => isColour(one) && rest.every(({ class: kind }) => kind !== 'be')) ||
      (!isOfAll && rest.some((one) => one.class === 'be'))
    if (this.isNegated || isStated || this.units[end]?.class === 'relative') {
      this.enter('with')
      this.isNegated = false
    } else {
      this.readNot(unit)
      this.isExcepted = true
    }
  }

  private readMade(unit: Unit): void {
    this.close()
    if (this.latest) this.link = 'made'
    else this.intro = 'made'
    this.isShade = /^the /i.test(unit.text)
    this.isFilled = /^(?:covered|full|dotted|decorated|adorned|studded|hung|strung|draped|festooned)/i.test(unit.text)
    this.isMaterial = / (?:of|from)$/i.test(unit.text) && !this.isFilled && !this.isShade
  }

  private readonly readIntro = (unit: Unit, at: number): void => {
    const next = this.units[at + 1]
    if (isPaint(unit) && isColour(next) && this.words.length > 0) {
      this.close()
      this.link = 'is'
      return
    }
    const isPurpose = unit.class === 'verb' && /^(?:for|to)$/i.test(this.units[at - 1]?.text ?? '')
    // "Hovering above a candle" is beside it.
    const isBeside = OVER.test(unit.plain) && HOVERING.test(this.units[at - 1]?.text ?? '')
    // "Its fur turns into the night sky".
    const isChange = /^(?:in)?to$/.test(unit.plain) && CHANGING.test(this.units[at - 1]?.text ?? '')
    // "Swimming around a lotus".
    const isCircling =
      /^a?round$/.test(unit.plain) &&
      this.units[at - 1]?.class === 'verb' &&
      /(?:ing|s)$/.test(this.units[at - 1]!.text) &&
      next?.class !== 'possessive'
    this.enter(isPurpose || isChange ? 'act' : isCircling ? 'among' : isBeside ? 'near' : introOf(unit, next))
    this.isPurpose = /^(?:for|named|called)$/.test(unit.plain)
    // "A gift tied with a ribbon".
    const before = this.units[at - 1]
    const isWorked =
      unit.plain === 'with' && before?.stop === '' && /[^e]ed$/.test(before.text) && !means(before, 'coats', 'marks')
    const isBound = isWorked || BOUND.test(before?.text ?? '')
    this.preposition = isBeside ? 'near' : isBound ? before!.plain : unit.plain
    this.to = isBound
      ? (this.phrases.at(-1) ?? null)
      : /^(?:with|hold)$/.test(unit.class!) && this.latest?.intro !== 'aside'
        ? this.latest
        : null
    this.latest = null
  }

  /** The next phrase may say what it is. */
  private restart(): void {
    this.turn++
    this.isSaid = true
  }

  /** A full stop begins a sentence, and a comma a list, unless more adjectives follow. */
  private pause(unit: Unit, at: number): void {
    if (unit.stop === '.') {
      this.close()
      this.intro = 'subject'
      this.link = this.latest = this.recent = this.to = null
      this.isNegated = this.used = this.skips = false
      this.turn++
    } else if (unit.stop === ',' && !this.isOpenBefore(unit)) {
      this.close()
      // "A scarf, which is red".
      if (unit.class !== 'relative') this.list()
      this.skips = false
      if (!endsWithOr(this.units.slice(at))) this.isNegated = false
    }
  }

  /** "A wet, glowing cave": the noun is still to come. */
  private isOpenBefore(unit: Unit): boolean {
    const [word, ...more] = this.words
    const isUnknown = more.length === 0 && /y$/.test(word?.plain ?? '') && namesThing(word!) && this.article !== 'the'
    const isAdjective = unit.class === null && headOf([unit]) === null && !isColour(unit)
    if (this.article === '') return this.link === 'of' && isAdjective && continues(this.words, unit)
    return continues(this.words, unit) || (isUnknown && isAdjective)
  }

  private list(): void {
    this.intro = 'list'
    this.isFilled = this.isMaterial = false
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

  private refuse(): void {
    this.close()
    this.isNegated = true
    this.used = false
    this.link = null
  }

  /** The words before a verb or preposition end; so does a negation, unless it was for this: "not wearing". */
  private enter(next: Intro): void {
    this.close(next === 'with' || next === 'hold', next === 'verb')
    if (this.used) this.isNegated = false
    this.intro = next
    this.link = null
    this.hasObject = this.isFilled = this.isMaterial = false
  }

  /** "Feathers red and gold", unlike "eyes red and gold wings". */
  private isPairOfColours(at: number): boolean {
    const [next, third] = this.units.slice(at + 1, at + 3)
    const isFollowed = third?.class === null && third.stop === ''
    return isColour(this.words.at(-1)) && isColour(next) && !isFollowed
  }

  /** "A fox that glows", unlike "horns that curl". */
  private isCoat(): boolean {
    const head = this.latest && headOf(this.latest.words)
    return (
      head !== null &&
      (means(head, 'kinds') || head.meanings.some(({ name }) => name === 'coat') || SUBJECTS.has(head.plain))
    )
  }

  /** "White as snow", "like the night sky", unlike "like a fox". */
  private isComparison(): boolean {
    const head = headOf(this.words)
    return (
      head !== null &&
      // "Winter as a wolf in a scarf".
      ((this.link === 'like' && !(this.isRole && this.latest && headOf(this.latest.words))) ||
        ((this.link ?? this.intro) === 'made' && this.isShade) ||
        (this.intro === 'like' && !this.isRole && !means(head, 'kinds', 'worn') && !SUBJECTS.has(head.plain)))
    )
  }

  /** "A wizard's familiar, black cat with a hat". */
  private isBare(): boolean {
    const head = headOf(this.words)
    return head !== null && this.article === '' && this.count === null && !namesSeveral(head)
  }

  /** `bears`: "with" or "wearing" follows. `acts`: a verb follows. */
  private close(bears = false, acts = false): void {
    const { text, from, intro, link, latest } = this
    // "A panther black as midnight".
    const isFirst = this.article === '' && this.phrases.length === 0 && /ed$/.test(this.words.at(-1)?.text ?? '')
    const kind =
      (isFirst || /^an?$/.test(this.article)) && !headOf(this.words) && this.words.find((unit) => means(unit, 'kinds'))
    const words = kind ? [...this.words.filter((unit) => unit !== kind), kind] : this.words
    if (words.length > 0) {
      const phrase: Phrase = {
        intro,
        negated: this.isNegated,
        turn: this.turn,
        leads: false,
        bears: bears && this.isBare(),
        opens: !this.used,
        article: this.article,
        count: this.count,
        words,
        text: text.slice(from, endOf(words)),
        start: from,
        place: null,
        isStated: this.isSaid,
        isSaid: this.isSaid || bears || acts,
        isMore: false,
        to: this.to,
        preposition: this.preposition,
        isShade: this.isShade && (link ?? intro) === 'made',
      }
      if (link && latest) {
        // "My pet is a cloud who is sad".
        const isMore = link === 'is' && latest.is && headOf(latest.is.words)
        const target = link === 'of' ? (this.recent ?? latest) : isMore ? latest.is! : latest
        target[link] = phrase
        if (link === 'of') target.text = text.slice(target.start, endOf(words))
      } else {
        this.phrases.push(phrase)
        if (!this.isExcepted) this.latest = phrase
        this.isExcepted = false
      }
      this.used = this.hasObject = true
      this.isSaid = false
      if (link !== 'of') this.recent = phrase
      this.link = null
    }
    this.words = []
    this.article = ''
    this.count = null
    this.from = -1
  }
}

/** Where a phrase ends: "a lion cub" and "a jade glow" have two nouns. */
function endOf(words: readonly Unit[]): number {
  const head = headOf(words) ?? words.at(-1)!
  const after = words.slice(words.indexOf(head) + 1)
  const isNoun = (unit: Unit): boolean => YOUNG.has(unit.plain) || (means(unit, 'coats') && !ADJECTIVE.test(unit.plain))
  const isColoured = after.length === 1 && isColour(after[0]) && means(head, 'held')
  return isColoured || (after.length > 0 && after.every(isNoun)) ? after.at(-1)!.end : head.end
}

export const phrasesOf = (text: string): Parsed => new Parser(text, unitsOf(text)).parse()

/** "Between" and "to catch" lead to something else in the scene. */
function introOf(unit: Unit, next: Unit | undefined): Intro {
  const isInfinitive = unit.plain === 'to' && next?.class === null && next.meanings.length === 0
  if (isInfinitive || (unit.plain === 'to' && next?.class === 'verb')) return 'act'
  if (unit.plain === 'about' && next?.class === 'possessive') return 'near'
  return unit.class as Intro
}

/** "Lines in lime green and a laptop". */
const isTint = (phrase: Phrase | null): boolean =>
  phrase?.article === '' && phrase.words.every((unit) => isColour(unit) || isPlain(unit))

const isOfBody = (phrase: Phrase | null): boolean => {
  const head = phrase && headOf(phrase.words)
  if (phrase?.article === 'its' && means(head ?? phrase.words.at(-1), 'parts', 'coats')) return true
  return head !== null && (isBodyPart(head) || means(head, 'features'))
}

/** "Because" ends at "but" and before the next statement: "and he is blue". */
const endsClause = (unit: Unit, before: Unit | undefined): boolean =>
  /^(?:but|then|otherwise|however)$/.test(unit.plain) || (before?.class === 'and' && unit.class === 'pronoun')

/** "Red scarf blue hat" and "pink cat green hat" are lists without commas, unlike "three-eyed green slime". */
function isNextThing(words: readonly Unit[], unit: Unit, next: Unit | undefined): boolean {
  const head = headOf(words)
  if (/[^e]ed$/.test(head?.text ?? '')) return false
  // "Drums guitar and trumpet".
  if (head !== null && means(head, 'held') && namesSeveral(head) && means(unit, 'held')) return true
  // "Rosettes pale silver".
  if (head === null || !isFollowed(next) || !isColour(unit) || isColour(head) || isColour(next)) return false
  const isDressed = means(head, 'kinds') && head === words.at(-1) && means(next, 'worn', 'held', 'features', 'parts')
  return isDressed || means(head, 'worn', 'held', 'features', 'parts', 'marks')
}

/** "Turns red when angry". */
export const CONDITION = /^(?:if|when|whenever|unless|until)$/

/** "A cake topped with a crown", "a gift wrapped in a ribbon". */
export const BOUND = /^(?:wrapped|tied|topped|filled|fastened|bound)/

/** "Under the sea" is one unit, and so is "underwater"; "round glasses" are no place. */
const isPlaced = (unit: Unit): boolean => {
  const [first, ...more] = unit.text.split(' ')
  if (/^underwater$/i.test(unit.text)) return true
  return (
    more.length > 0 &&
    means(unit, 'backdrops', 'features') &&
    /^(?:place|near|among)$/.test(classOf(first!.toLowerCase()) ?? '')
  )
}

const HOVERING = /^(?:hover|float|fly|flutter|glid|soar|buzz|circl|levitat)(?:ing|e?s)$/i
const CHANGING =
  /^(?:turn|fad|chang|morph|melt|dissolv|blend|transform|shift|bleed|merg|flow|crumbl|grow|taper)(?:s|es|ing|ed)?$/i
const OVER = /^(?:above|over|below|beneath|under|behind|past)$/

/** What only a being does. */
const ANIMATE = /^(?:sleep|snor|nap|doz|yawn|danc|smil|laugh|walk|wav|sulk|read|wear|hold|sipp|eat)ing$/

const isPaint = ({ plain }: Unit): boolean => /^(?:painted|dyed|coloured|colored|tinted)$/.test(plain)

/** "Dancing bear", unlike "chasing a bear" and "chasing bears". */
const isOneAnimal = (verb: Unit, next: Unit): boolean =>
  verb.stop !== '' && verb.plain.endsWith('ing') && means(next, 'kinds') && !/s$/i.test(next.text)

/** "Blinking lights", "a fox, steaming mug", unlike "chasing butterflies". */
const isOfThings = (verb: Unit, next: Unit): boolean =>
  verb.stop !== '' &&
  headOf([next]) !== null &&
  /^(?:blink|flicker|twinkl|float|swirl|dripp?|melt|bubbl|steam|smok|branch)ing$/.test(verb.plain)

/** "That have seen the sea". */
const PARTICIPLE = /(?:ed|en|wn|gone|done|put|won|lost|found|made|read|heard|kept|left)$/
const isHave = (unit: Unit | undefined): boolean => /^(?:has|have|had|having)$/i.test(unit?.text ?? '')

/** "He won", "that fades": an unknown word after its subject is a verb. */
function isVerbAfter(before: Unit | undefined, unit: Unit, isFollowed: boolean): boolean {
  if (unit.stop === '' && (before?.class === 'relative' || before?.class === 'modal')) return true
  if (unit.stop !== '' || unit.meanings.length > 0 || !namesThing(unit)) return false
  if (/^to$/i.test(before?.text ?? '') || (isHave(before) && !isFollowed && PARTICIPLE.test(unit.plain))) return true
  if (/^(?:he|she|they|i|we|you|nobody|everyone|everybody)$/i.test(before?.text ?? '')) return true
  return before?.plain === 'it' && /(?:s|ed)$/.test(unit.text)
}

/** "A sword stuck in it", "ears pinned back", "a candle burning", but not "black-tipped ears". */
const isParticiple = ({ plain, meanings, start }: Unit, text: string): boolean =>
  text[start - 1] !== '-' &&
  (meanings.length === 0
    ? (plain.endsWith('ed') && ADJECTIVE.test(plain)) || /^(?:fallen|hidden|stolen|broken)$/.test(plain)
    : plain.endsWith('ing') && meanings.some(({ group }) => group === 'features'))

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
  const at = units.findIndex((one) => one.class !== null && one.plain !== 'round')
  return at > 0 && at < 4 && units[at]!.class === 'as' && units.slice(0, at).every(({ stop }) => stop === '')
}

/** Whether a word of the same phrase follows. */
const isFollowed = (next: Unit | undefined): next is Unit => next?.class === null && next.stop === ''

const isJoined = (before: Unit | undefined, unit: Unit): boolean => before?.class === 'and' && unit.stop === ''

/** "Dressed like", "shaped like". */
const isShown = (unit: Unit | undefined): boolean =>
  unit !== undefined && /^(?:dressed|disguised|shaped)$/i.test(unit.text)
