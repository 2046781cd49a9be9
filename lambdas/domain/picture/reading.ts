/**
 * Reads a description of a picture: which known things its phrases name, in which colours, and which things are
 * unknown. Nothing is guessed: a phrase with an unknown noun changes nothing and is reported as a whole.
 */
import { COLOURS, type ColourName, PEN_WORDS, type PenGroup } from '../../species/pen-words'
import { roomTaken, type Stroke } from '../../species/strokes'
import { normaliseItem } from '../care/items/normalise'
import { seedOf } from '../chance'
import { dictionary, type PARTS, type PenWord, plainWord } from './dictionary'
import {
  BODY,
  COSTUMES,
  DECORATIONS,
  FIGURATIVE,
  GENERIC,
  MATERIALS,
  MEASURES,
  OCCUPATIONS,
  PATTERNS,
  PEOPLE,
  PLACES,
  QUIET_NOUNS,
  ROLES,
  SUBJECTS,
} from './grammar-words'
import {
  headOf,
  type Intro,
  isBodyPart,
  isPlain,
  isPlural,
  isSpecial,
  namesThing,
  type Phrase,
  phrasesOf,
  spelledOut,
  type Unit,
} from './phrases'

/** A creature of a given species, a species, or a keeper. */
export type Subject = 'creature' | 'species' | 'keeper'

export interface Reading {
  strokes: readonly Stroke[]
  /** Unknown things, as written. */
  beyond: readonly string[]
  /** Known things that did not fit. */
  crowded: readonly string[]
}

export interface ReadingOptions {
  /** The name of a species: its last word says what it is. */
  name?: string
  /** Further texts, not written for a picture: their unknown words are not reported. */
  asides?: readonly string[]
  /** The description of its species: kinds in it are not drawn again. */
  own?: string
  /** Strokes of its species; they use up room. */
  taken?: readonly Stroke[]
}

/** Which meaning has priority. For a species the words define its kind; a creature or keeper wears them. */
const ORDER: Readonly<Record<Subject, readonly PenWord['group'][]>> = {
  species: ['kinds', 'features', 'coats', 'marks', 'colours', 'parts', 'worn', 'held', 'backdrops'],
  creature: ['worn', 'features', 'coats', 'marks', 'colours', 'parts', 'held', 'backdrops', 'kinds'],
  keeper: ['worn', 'colours', 'held', 'backdrops', 'kinds', 'parts'],
}

/** The groups that a phrase may belong to, by what precedes it: a mountain cannot be held, and a parrot on a shoulder is not the kind of the creature. */
const THINGS: readonly PenWord['group'][] = ['worn', 'held', 'features', 'parts']
const AFTER: Readonly<Record<Exclude<Intro, 'aside'>, readonly PenWord['group'][]>> = {
  subject: [...THINGS, 'coats', 'marks', 'colours', 'backdrops'],
  list: [...THINGS, 'coats', 'marks', 'colours', 'backdrops'],
  with: [...THINGS, 'coats', 'marks', 'colours', 'backdrops'],
  hold: ['worn', 'held', 'features'],
  place: [...THINGS, 'colours', 'backdrops'],
  near: ['backdrops'],
  verb: ['held', 'backdrops'],
  act: [],
  made: ['coats', 'marks', 'colours', 'features'],
  like: ['kinds', 'worn', 'coats', 'marks'],
}

/**
 * The capacity of a picture in addition to its kind, in total and by group. The strokes of a species count for each of
 * its creatures.
 */
const ROOM_IN_ALL = 6
const ROOM: Readonly<Record<PenGroup, number>> = {
  coats: 2,
  marks: 1,
  worn: 4,
  held: 2,
  backdrops: 1,
  features: 3,
  kinds: 1,
}

/** Where an item is worn: only one hat fits. */
const SLOTS: Readonly<Record<string, string>> = {
  neck: 'scarf bandana bowtie tie collar ribbon necklace medal',
  head: 'tophat wizardhat partyhat strawhat beanie cap cowboyhat helmet crown flowercrown chefhat piratehat gradcap santahat beret bunnyears hairbow',
  eyes: 'glasses sunglasses monocle goggles eyepatch carnivalmask',
  body: 'cape sweater raincoat backpack apron vest labcoat armour',
  feet: 'boots rollerskates',
}
const slotOf = (name: string): string =>
  Object.keys(SLOTS).find((slot) => SLOTS[slot]!.split(' ').includes(name)) ?? name

const sameWord =
  ({ group, name }: Pick<PenWord, 'group' | 'name'>) =>
  (one: { group: string; name: string }): boolean =>
    one.group === group && one.name === name

/** The strokes read so far. */
class Picture {
  readonly strokes: Stroke[] = []
  private readonly refused: PenWord[] = []

  constructor(
    readonly subject: Subject,
    private readonly room: number,
  ) {}

  has = (word: PenWord): boolean => this.strokes.some(sameWord(word))

  /** "A wizard without a hat" wears no hat of any kind. */
  refuse(words: readonly PenWord[], anyOfItsPlace: boolean): void {
    for (const word of words) {
      this.refused.push(word)
      if (anyOfItsPlace && word.group === 'worn')
        for (const name of SLOTS[slotOf(word.name)]?.split(' ') ?? []) this.refused.push({ group: 'worn', name })
    }
  }

  isRefused = (word: PenWord): boolean => this.refused.some(sameWord(word))

  hasRoom(word: PenWord): boolean {
    const { group, name } = word
    if (group === 'colours' || group === 'parts' || this.has(word)) return true
    if (roomTaken([...this.strokes, { group }]) > this.room) return false
    const same = this.strokes.filter((one) => one.group === group)
    return same.length < ROOM[group] && !(group === 'worn' && same.some((one) => slotOf(one.name) === slotOf(name)))
  }

  /** Draws a word, a second time if there are to be two of it. */
  draw(word: PenWord, colour?: ColourName, two = false): void {
    const { group, name } = word
    if (group === 'parts') {
      if (colour) this.tint(name as keyof typeof PARTS, colour)
      return
    }
    const takesColour = group === 'worn' || group === 'held' || group === 'features'
    const stroke = { group, name, ...(takesColour && colour && { colour }) } as Stroke
    const at = this.strokes.findIndex(sameWord(word))
    if (at < 0) this.strokes.push(stroke)
    else if (stroke.colour) this.strokes[at] = stroke
    const fitsTwice = roomTaken([...this.strokes, { group: 'held' }]) <= this.room
    if (two && group === 'held' && fitsTwice && this.strokes.filter((one) => one.group === 'held').length < ROOM.held)
      this.strokes.push(stroke)
    if (colour && group === 'marks') this.tint('picked', colour)
    if (colour && (group === 'coats' || group === 'kinds')) this.tintSomething(colour)
  }

  tint(name: keyof typeof PARTS, colour: ColourName): void {
    if (!this.strokes.some((one) => one.group === 'tinted' && one.name === name)) {
      this.strokes.push({ group: 'tinted', name, colour })
    }
  }

  /** A colour without a thing: for the coat, then the front, then the details. */
  tintSomething(colour: ColourName): void {
    const tinted = this.strokes.filter((one) => one.group === 'tinted')
    const free = (['coat', 'front', 'picked'] as const).find((name) => !tinted.some((one) => one.name === name))
    if (free && !tinted.some((one) => one.colour === colour)) this.tint(free, colour)
  }
}

/** The colours of adjectives; of "emerald green" the second, of "red and white" both. */
function coloursIn(words: readonly Unit[]): ColourName[] {
  const colours: ColourName[] = []
  for (const [at, { meanings, joined }] of words.entries()) {
    const colour = meanings.find(({ group }) => group === 'colours')?.name as ColourName | undefined
    if (!colour) continue
    const follows = at > 0 && !joined && words[at - 1]!.meanings.some(({ group }) => group === 'colours')
    colours.splice(follows ? -1 : colours.length, follows ? 1 : 0, colour)
  }
  return colours
}

/** "Eyes like emeralds", "its hat is blue", "a crown made of gold". */
const colourOf = ({ of, like, is, made }: Phrase): ColourName | undefined =>
  [of, is, made, like].flatMap((other) => (other && !other.negated ? coloursOnly(other) : []))[0] ??
  (like && !like.negated ? coloursIn(like.words.filter(({ meanings }) => meanings.length === 1))[0] : undefined)

/** The colours of "old gold" and "dark honey", but not of "a honey cake". */
function coloursOnly({ words }: Phrase): ColourName[] {
  const head = headOf(words)
  return !head || (isColoured(head) && head.meanings.length === 1) ? coloursIn(words) : []
}

const isColoured = ({ meanings }: Unit): boolean => meanings.some(({ group }) => group === 'colours')
const isKind = ({ meanings }: Unit): boolean => meanings.some(({ group }) => group === 'kinds')
const isMarked = ({ meanings }: Unit): boolean => meanings.some(({ group }) => group === 'marks')

class Reader {
  readonly beyond: string[] = []
  readonly crowded: string[] = []
  /** Whether the text has said what it is: other animals are somebody else. */
  private isClaimed = false

  constructor(
    private readonly picture: Picture,
    /** Words for what is drawn anyway. */
    private readonly own: ReadonlySet<string>,
  ) {}

  read(written: string, isName = false): void {
    const text = spelledOut(written)
    const phrases = phrasesOf(text)
    this.isClaimed = false
    for (const phrase of phrases) if (phrase.negated) this.refuse(phrase)
    let ofOthers = false
    for (const [at, phrase] of phrases.entries()) {
      if (phrase.negated || phrase.intro === 'aside') continue
      const before = phrases[at - 1]
      if (before && (isPostponed(phrase, before) || (isColourOf(phrase) && this.bearer(before) !== null))) continue
      const { to, leads: isFirst, intro } = phrase
      ofOthers =
        isPerson(phrase) || this.isOtherAnimal(to) || (ofOthers && !isFirst && !phrase.opens && intro !== 'list')
      if (ofOthers && this.isKnown(phrase)) continue
      const after = phrases[at + 1]
      if (after && isSubstitute(text, phrase, after)) {
        this.unknown(phrase)
        continue
      }
      const rest = text.slice(phrase.start + phrase.text.length).split(/[,.;:]/)[0] ?? ''
      if (phrase.to && ON_IT.test(rest)) {
        this.unknown(phrase)
        continue
      }
      const isSmall = after !== undefined && isOnBody(after) && !AT_EASE.test(rest)
      const leads = phrase.leads && !isSmall && !BESIDE_IT.test(rest)
      this.phrase({ ...phrase, leads, isSmall, ...(after && isPostponed(after, phrase) && { is: after }) }, isName)
    }
  }

  private isOtherAnimal(phrase: Phrase | null): boolean {
    const head = phrase && headOf(phrase.words)
    if (!head || phrase.leads || phrase.intro === 'like') return false
    return this.isOwn(head) || head.meanings.some(({ group }) => group === 'kinds')
  }

  private isKnown(phrase: Phrase): boolean {
    const head = headOf(phrase.words)
    const word = head && this.meaning(phrase, head, false)
    const isBare = word?.group === 'parts' && coloursIn(phrase.words).length === 0
    return Boolean(word) && THINGS.includes(word!.group) && !isBare
  }

  private refuse({ words }: Phrase): void {
    const head = headOf(words)
    if (head) this.picture.refuse(head.meanings, GENERIC.has(head.plain))
  }

  private phrase(phrase: Phrase, isName: boolean): void {
    const { words, of, intro } = phrase
    const head = headOf(words)
    if (!head) this.withoutNoun(phrase, isName)
    else if (MEASURES.has(head.plain) && (of || head.meanings.length === 0)) {
      const { leads, text, is, made, like } = phrase
      const count = head.plain === 'pair' || head.plain === 'couple' ? 2 : (of?.count ?? null)
      if (of) this.phrase({ ...of, intro, leads, text, count, is, made, like }, isName)
    } else if (COSTUMES.has(head.plain) && headOf(words.slice(0, words.indexOf(head)))) {
      this.phrase({ ...phrase, words: words.slice(0, words.indexOf(head)), intro: 'like', count: null }, isName)
    } else this.noun(phrase, head, isName)
  }

  private withoutNoun(phrase: Phrase, isName: boolean): void {
    const { words, intro } = phrase
    const isFood = intro === 'with' && words.some(({ plain, meanings }) => meanings.length === 0 && /ed$/.test(plain))
    if (phrase.of || intro === 'hold' || phrase.count !== null || isFood || isUsedAsNoun(phrase)) this.unknown(phrase)
    else if (phrase.like && words.every(isDegree)) this.phrase({ ...phrase.like, intro: 'like' }, isName)
    else if (intro !== 'act' && intro !== 'near' && !(intro === 'place' && phrase.article)) this.adjectives(words)
  }

  private noun(phrase: Phrase, head: Unit, isName: boolean): void {
    const { intro, leads, count, words } = phrase
    const others = words.slice(0, words.indexOf(head))
    const mark = PATTERNS.has(head.plain) && others.findLast(isMarked)
    if (mark) {
      this.noun({ ...phrase, words: others.slice(0, others.indexOf(mark) + 1) }, mark, isName)
      return
    }
    const kind = others.at(-1)
    if (leads && kind && OCCUPATIONS.has(head.plain) && isKind(kind)) {
      this.being({ ...phrase, words: others }, kind, this.meaning(phrase, kind, isName), isName)
      if (!this.drawAny(head.meanings, ['worn'])) this.beyond.push(head.text)
      return
    }
    const isOwn = this.isOwn(head)
    const word = isOwn ? undefined : this.meaning(phrase, head, isName)
    if (isLocation(phrase, head, word)) return
    if (isOwn || word?.group === 'kinds') {
      const areOthers = this.picture.subject !== 'species' && isPlural(head)
      if ((count !== null && count > 1) || areOthers) this.unknown(phrase)
      else if (!isOwn || leads || intro === 'like') this.being(phrase, head, word, isName)
      else if (!SUBJECTS.has(head.plain)) this.unknown(phrase)
      if (SUBJECTS.has(head.plain) && !leads && phrase.is && headOf(phrase.is.words)) this.unknown(phrase.is)
    } else if (word?.group === 'colours') this.adjectives(phrase.words)
    else if (word) this.thing(phrase, head, word)
    else this.unknownNoun(phrase, head, others)
  }

  private unknownNoun(phrase: Phrase, head: Unit, others: readonly Unit[]): void {
    const { is, leads, intro, count } = phrase
    const isAgain = head.meanings.some((word) => word.group === 'kinds' && this.picture.has(word))
    if (isAgain && count === null && !isPlural(head) && (intro === 'subject' || intro === 'list')) {
      if (is) this.adjectives(is.words)
      return
    }
    const mayBePlace = PLACES.has(head.plain) && intro !== 'aside' && AFTER[intro].includes('backdrops')
    const isPlace = mayBePlace && others.some(({ meanings }) => this.drawAny(meanings, ['backdrops']))
    if (!(isPlace && QUIET_NOUNS.has(head.plain))) this.unknown(phrase)
    if (is && leads && !isOfAnother(phrase) && headOf(is.words)) this.phrase({ ...is, intro: 'subject', leads }, false)
  }

  private isOwn = ({ plain, meanings }: Unit): boolean =>
    this.own.has(plain) || meanings.some(({ group, name }) => group === 'kinds' && this.own.has(`kind ${name}`))

  /** The thing that "with" belongs to: "a hat with stars". Null for what is drawn, its coat and places. */
  private bearer(phrase: Phrase): 'worn' | 'held' | 'unknown' | null {
    const head = headOf(phrase.words)
    if (!head || this.isOwn(head)) return null
    if (head.meanings.some((word) => word.group === 'kinds' && this.picture.has(word))) return null
    const group = this.meaning(phrase, head, false)?.group
    if (!group) return phrase.intro === 'place' || phrase.intro === 'near' ? null : 'unknown'
    return group === 'held' ? 'held' : group === 'worn' || group === 'features' ? 'worn' : null
  }

  /** The first meaning by priority that the words before it allow. */
  private meaning(phrase: Phrase, head: Unit, isName: boolean): PenWord | undefined {
    const { intro, leads, words, article, to } = phrase
    if (intro === 'aside') return undefined
    const { subject } = this.picture
    const isSpecialHat = GENERIC.has(head.plain) && words.some((unit) => unit !== head && namesMore(unit))
    if (isSpecialHat || isOtherPerson({ intro, leads: leads || isName }, head)) return undefined
    const mayLead = leads && !this.isClaimed && !isOfAnother(phrase)
    const mayBe = isName || (mayLead && (subject === 'species' || article !== 'the' || !isScenery(head)))
    const allowed = new Set([...AFTER[intro], ...(mayBe ? (['kinds'] as const) : [])])
    if (intro === 'verb' && article === 'its') for (const group of THINGS) allowed.add(group)
    if (phrase.isSmall || (phrase.of && FIGURATIVE.has(head.plain))) allowed.delete('backdrops')
    const bearer = to && this.bearer(to)
    if (bearer || article === 'the') for (const group of ['coats', 'marks'] as const) allowed.delete(group)
    if (bearer) allowed.delete('colours')
    if (bearer === 'held' || (bearer === 'unknown' && !to?.leads)) allowed.delete('parts')
    if (bearer === 'held') allowed.delete('held')
    if (bearer && DECORATIONS.has(head.plain)) allowed.delete('held')
    const order = intro === 'like' || intro === 'made' || intro === 'hold' ? AFTER[intro] : ORDER[subject]
    const open = order.flatMap((group) =>
      allowed.has(group) && ORDER[subject].includes(group)
        ? head.meanings.filter((one) => one.group === group && !(one.thing && intro !== 'made'))
        : [],
    )
    const isDescribed =
      article === 'its' ||
      (intro === 'with' && words.length > 1) ||
      words.some((unit) => unit !== head && unit.meanings.some(DESCRIBES))
    const isPart =
      open.some(({ group }) => group === 'parts') && (isDescribed || open.every(({ group }) => group === 'parts'))
    const fitting = open.filter(({ group }) => (group === 'parts') === isPart)
    return fitting.find(this.picture.has) ?? fitting.find((one) => this.picture.hasRoom(one)) ?? fitting[0]
  }

  /** Words without a noun are for what is drawn: "black and fluffy". */
  private adjectives(words: readonly Unit[]): void {
    const plain = words.filter((unit) => !(this.drawAny(unit.meanings, ['coats', 'marks']) && isThing(unit)))
    for (const colour of coloursIn(plain)) this.picture.tintSomething(colour)
  }

  /** What it is or takes after, with its adjectives. */
  private being(phrase: Phrase, head: Unit, word: PenWord | undefined, isName: boolean): void {
    const { words, of, is, made, like } = phrase
    const others = words.slice(0, words.indexOf(head))
    const isOther = PEOPLE.has(head.plain) && others.some(isKind)
    if (isOther) this.unknown(phrase)
    if (isOther || (word && !this.fits(word, phrase))) return
    if (word) this.picture.draw(word)
    this.isClaimed ||= !SUBJECTS.has(head.plain) || others.some(isKind)
    const shared: PenWord['group'][] = [
      'coats',
      'marks',
      'features',
      'worn',
      ...(isName ? (['backdrops'] as const) : []),
    ]
    let pending: Unit[] = []
    for (const unit of others) {
      const addsKind = !word && isKind(unit) && !this.isOwn(unit)
      const isEyes = unit.meanings.some(({ name }) => name === 'eyes')
      if (isEyes && pending.length === 0) continue
      const drawn = this.drawAny(unit.meanings, addsKind ? ['kinds', ...shared] : shared, coloursIn(pending)[0])
      if (drawn && unit.plain.endsWith('ed') && drawn.group !== 'marks' && drawn.group !== 'coats') pending = []
      else if (coloursIn([unit]).length > 0) pending.push(unit)
      else if (namesThing(unit) && !isSpecial(unit) && !this.isOwn(unit) && !unit.plain.endsWith('y'))
        this.beyond.push(unit.text)
    }
    for (const colour of coloursIn(pending)) this.picture.tintSomething(colour)
    this.adjectives(words.slice(words.indexOf(head) + 1))
    if (of && !headOf(of.words)) this.adjectives(of.words)
    if (is && !is.negated) {
      if (headOf(is.words)) this.phrase({ ...is, intro: 'subject', leads: true }, isName)
      else this.adjectives(is.words)
    }
    if (made && !this.drawAny((headOf(made.words) ?? made.words.at(-1)!).meanings, ['coats', 'marks'])) this.made(made)
    if (like && !word) this.phrase({ ...like, intro: 'like' }, isName)
  }

  /** A material lends its colour, or is reported. */
  private made(phrase: Phrase): void {
    const colours = coloursOnly(phrase)
    for (const colour of colours) this.picture.tintSomething(colour)
    const isDrawn = phrase.words.some(({ meanings }) => meanings.some(this.picture.has))
    if (colours.length === 0 && !isDrawn) this.unknown(phrase)
  }

  private drawAny(
    meanings: readonly PenWord[],
    groups: readonly PenWord['group'][],
    colour?: ColourName,
  ): PenWord | null {
    const usable = ORDER[this.picture.subject].filter((group) => groups.includes(group))
    const word = usable.flatMap((group) => meanings.filter((one) => one.group === group))[0]
    if (!word || this.picture.isRefused(word) || !this.picture.hasRoom(word)) return null
    this.picture.draw(word, word.group === 'coats' || word.group === 'marks' ? undefined : colour)
    return word
  }

  private thing(phrase: Phrase, head: Unit, word: PenWord): void {
    const { words, count } = phrase
    const { group } = word
    const others = words.slice(0, words.indexOf(head))
    const lends = group === 'parts' || group === 'features' || group === 'marks'
    const colour =
      coloursIn(lends ? others : others.filter((unit) => !isThing(unit)))[0] ??
      colourOf(phrase) ??
      coloursIn(words.slice(words.indexOf(head) + 1))[0]
    const isPair = group === 'worn' || PAIRS.has(word.name)
    const isEyes = group === 'features' && word.name === 'eyes'
    const isMiscounted = !isUsual(count) && ((isPair && count !== 1) || isEyes || (group === 'held' && count! > 2))
    // White socks are a marking, other socks are clothes.
    const isClothing = head.plain === 'sock' && (!colour || count !== null)
    if (group === 'parts') this.part(phrase, word, others, colour)
    else if (isMiscounted || isClothing) this.unknown(phrase)
    else if (isEyes && !colour) {
      if (others.some((unit) => !isPlain(unit))) this.unknown(phrase)
    } else if (this.fits(word, phrase)) this.picture.draw(word, colour, count !== null && count > 1)
    if (phrase.made && !colourOf(phrase)) this.unknown(phrase.made)
  }

  /** A part of the body takes a colour, and the coat its texture and markings. */
  private part(phrase: Phrase, word: PenWord, others: readonly Unit[], colour: ColourName | undefined): void {
    const texts = [...others, ...(phrase.is?.words ?? [])]
    const isCoat = word.name === 'coat'
    if (colour) this.drawAny(phrase.words.at(-1)!.meanings, ['marks'])
    const drawn = isCoat ? texts.filter(({ meanings }) => this.drawAny(meanings, ['coats', 'marks'])) : []
    const isWall = phrase.words.at(-1)?.plain === 'wall'
    const scene =
      word.name === 'wall' && !isWall && others.find(({ meanings }) => this.drawAny(meanings, ['backdrops']))
    const isUsualCount =
      phrase.count === null ||
      phrase.count === 4 ||
      (phrase.count === 2 && !phrase.words.some(({ plain }) => plain === 'tail'))
    if (colour && isUsualCount) this.picture.draw(word, colour)
    else if (!scene && drawn.length === 0 && (others.length > 0 || !isUsualCount || /^an?$/.test(phrase.article)))
      this.unknown(phrase)
  }

  /** False, and noted, if there is no room for it. */
  private fits(word: PenWord, phrase: Phrase): boolean {
    if (this.picture.isRefused(word)) return false
    if (this.picture.hasRoom(word)) return true
    this.crowded.push(asNamed(phrase.text))
    return false
  }

  private unknown(phrase: Phrase): void {
    const { words, article, count } = phrase
    const head = headOf(words) ?? words.at(-1)!
    if (head.meanings.some((word) => word.group !== 'kinds' && this.picture.has(word))) return
    const isQuiet =
      head.meanings.length === 0 &&
      (SUBJECTS.has(head.plain) || QUIET_NOUNS.has(head.plain)) &&
      !words.some((unit) => unit !== head && namesMore(unit))
    const isBare = BODY.has(head.plain) && words.length === 1 && count === null
    if (isQuiet || isBare || (words.length === 1 && !article && !namesThing(head) && head.meanings.length === 0)) return
    this.beyond.push(asNamed(phrase.text))
    if (phrase.made) this.unknown(phrase.made)
  }
}

/** "A giant orange", "a comic": an adjective that stands for a thing. */
const isUsedAsNoun = ({ article, words }: Phrase): boolean =>
  /^an?$/.test(article) &&
  words.some((unit) => !isPlain(unit)) &&
  words.every((unit) => isPlain(unit) || unit.meanings.length === 0 || coloursIn([unit]).length > 0)

/** Colours, coats and markings describe a part of the body: "a mossy shell" is its own. */
const DESCRIBES = ({ group }: PenWord): boolean => group === 'colours' || group === 'coats' || group === 'marks'

/** "A straw hat" is not yellow, but "honey eyes" are. */
const isThing = ({ meanings }: Unit): boolean => meanings.some(({ thing }) => thing)

/** "Exactly like a fox" is about a fox, but "brave as a lion" is not. */
const isDegree = ({ plain }: Unit): boolean =>
  /^(?:exactly|just|rather|quite|much|more|somewhat|almost|nearly)$/.test(plain)

/** "On its shoulder", "next to it": what comes before is with it, not what it is. */
const isOnBody = ({ intro, article, words, of }: Phrase): boolean => {
  const head = headOf(words)
  if (!head || of || (intro !== 'place' && intro !== 'near')) return false
  const isCoat = article === 'its' && head.meanings.some(({ name }) => name === 'coat')
  return BODY.has(head.plain) || isCoat || (isBodyPart(head) && !/^an?$/.test(article))
}

/** "A hat with a candle on it". */
const ON_IT = /^\s+on (?:it|them)\b/

/** "An otter floating on its back" is no other animal. */
const AT_EASE = /^\s+(?:floating|lying|rolling|sleeping|asleep|standing|curled up) on (?:its|his|her|their)\b/

const BESIDE_IT =
  /^[\w\s]*\b(?:(?:next to|beside|behind|near|by|with|around|above|below|under) (?:it|him|her)\b|above$|overhead$|nearby$|in the (?:background|distance|corner)|watching)/

/** "Leaves instead of hair", "buttons for eyes". */
function isSubstitute(text: string, phrase: Phrase, after: Phrase): boolean {
  const between = text.slice(phrase.start + phrase.text.length, after.start)
  const groups = headOf(after.words)?.meanings.map(({ group }) => group) ?? []
  const isOfBody = groups.some((group) => group === 'parts' || group === 'features' || group === 'coats')
  return (
    /^\s(?:instead of|in place of|for)\s$/.test(between) &&
    after.article === '' &&
    (isOfBody || headOf(after.words) === null)
  )
}

/** "In its eyes", "on its back", "over the shoulder" say where a thing is. */
const isLocation = (
  { intro, article, words }: Phrase,
  { plain, meanings }: Unit,
  word: PenWord | undefined,
): boolean => {
  if (intro !== 'place' && intro !== 'near') return false
  const isPart = meanings.some(({ group, name }) => group === 'parts' && name !== 'wall') && !/^an?$/.test(article)
  const isFeature = (article === 'its' || article === 'the') && meanings.some(({ group }) => group === 'features')
  return (BODY.has(plain) || isPart || isFeature) && !(word?.name === 'coat' && coloursIn(words).length > 0)
}

/** Features that come in twos. */
const PAIRS = new Set(['horns', 'antlers', 'tusks', 'fins'])

/** "Its shadow", unlike "my cat". */
const isOfAnother = ({ text }: Phrase): boolean => /^(?:its|his|her|their) /i.test(text)

/** "The moon" is in the sky, and "the frog" in the picture. */
const isScenery = ({ meanings }: Unit): boolean =>
  meanings.some(({ group, name }) => group === 'kinds' && SCENERY.includes(name))
const SCENERY = ['moon', 'star', 'cloud', 'stone', 'flame', 'droplet', 'shadow', 'tree', 'clock', 'machine', 'crystal']

const isPerson = (phrase: Phrase): boolean => {
  const head = headOf(phrase.words)
  return head !== null && (PEOPLE.has(head.plain) || isOtherPerson(phrase, head))
}

const isOtherPerson = ({ intro, leads }: Pick<Phrase, 'intro' | 'leads'>, { plain }: Unit): boolean =>
  ROLES.has(plain) && !leads && intro !== 'like' && intro !== 'list'

/** Eyes, wings and boots come in pairs. */
const isUsual = (count: number | null): boolean => count === null || count === 2

/** "A pumpkin hat" is not just a hat; "a big blue hat" is. */
const namesMore = (unit: Unit): boolean =>
  !isPlain(unit) &&
  !MATERIALS.has(unit.plain) &&
  !unit.meanings.some(({ group }) => group === 'colours' || group === 'coats' || group === 'marks') &&
  (unit.meanings.length > 0 || namesThing(unit))

/** "Stamped in white". */
const isColourOf = ({ intro, article, words }: Phrase): boolean =>
  intro === 'place' && article === '' && headOf(words) === null

/** "A scarf, red", "wings in silver": colours alone belong to the thing before them. */
function isPostponed({ intro, article, count, words }: Phrase, before: Phrase): boolean {
  const isListed = intro === 'list' && (before.intro === 'list' || before.intro === 'subject')
  const isColourWord = (unit: Unit) => isPlain(unit) || (isColoured(unit) && !isThing(unit))
  const isBare = count === null && article === '' && words.some(isColoured) && words.every(isColourWord)
  if (!(isListed || intro === 'place') || !isBare || before.negated || coloursIn(before.words).length > 0) return false
  const head = headOf(before.words)
  const isElsewhere = before.article === 'the' && head !== null && isScenery(head)
  const isPattern = head !== null && PATTERNS.has(head.plain) && before.words.some(isMarked)
  const takes = ({ group }: PenWord) => THINGS.includes(group) || (group === 'marks' && intro === 'place')
  return isElsewhere || isPattern || head?.meanings.some(takes) === true
}

const asNamed = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/^(?:An?|The|Its|My) /, (word) => word.toLowerCase())

/** Reads the name, then the texts, into one picture; earlier texts have priority. */
export function readWords(
  texts: readonly string[],
  subject: Subject,
  { name, own = '', taken = [], asides = [] }: ReadingOptions = {},
): Reading {
  const room = ROOM_IN_ALL - roomTaken(taken.filter(({ group }) => group !== 'kinds'))
  const picture = new Picture(subject, room)
  const ownWords = wordsFor(own)
  const reader = new Reader(picture, ownWords)
  const aside = new Reader(picture, ownWords)
  if (name) aside.read(name, true)
  for (const text of texts) reader.read(text)
  for (const text of asides) aside.read(text)
  return {
    strokes: sortStrokes(picture.strokes),
    beyond: [...new Set(reader.beyond)],
    crowded: [...new Set(reader.crowded)],
  }
}

/** Words for what is drawn anyway, and its kinds. */
function wordsFor(own: string): ReadonlySet<string> {
  const words = own.split(/[\s-]+/).map(plainWord)
  const kinds = words.flatMap((word) => dictionary().get(word) ?? []).filter(({ group }) => group === 'kinds')
  return new Set([...SUBJECTS, ...words, ...kinds.map(({ name }) => `kind ${name}`)])
}

const GROUPS: readonly string[] = ['tinted', ...Object.keys(PEN_WORDS)]

const sortStrokes = (strokes: readonly Stroke[]): Stroke[] =>
  strokes.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group))

const COLOUR_NAMES = Object.keys(COLOURS) as ColourName[]

/** If nothing can be drawn, the text selects the colour of the wall. */
export const wallStroke = (text: string): Stroke => ({
  group: 'tinted',
  name: 'wall',
  colour: COLOUR_NAMES[(seedOf(normaliseItem(text)) >>> 0) % COLOUR_NAMES.length]!,
})
