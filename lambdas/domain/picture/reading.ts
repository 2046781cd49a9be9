/**
 * Reads a description of a picture: which known things its phrases name, in which colours, and which things are
 * unknown. Nothing is guessed. What is not drawn is reported: the phrase if its noun is unknown, otherwise the words
 * that were left out.
 */
import { COLOURS, type ColourName, PEN_WORDS } from '../../species/pen-words'
import type { Stroke } from '../../species/strokes'
import { normaliseItem } from '../care/items/normalise'
import { seedOf } from '../chance'
import { Canvas, ORDER, type Subject } from './canvas'
import { dictionary, type PenWord, plainWord } from './dictionary'
import {
  BODY,
  COLOURED_KINDS,
  COSTUMES,
  DECORATIONS,
  FIGURATIVE,
  GARMENTS,
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
import { type Intro, type Phrase, phrasesOf } from './phrases'
import {
  arrange,
  coloursOf,
  coloursOnly,
  describedBy,
  isAnother,
  isColourOf,
  isLocation,
  isOfAnother,
  isOfUnknown,
  isOtherPerson,
  isOwner,
  isPerson,
  isPostponed,
  isScenery,
  isSubstitute,
  isUnderneath,
  partOf,
  restOf,
} from './scene'
import { spelledOut } from './spelling'
import {
  coloursIn,
  headOf,
  isBodyPart,
  isColour,
  isHedge,
  isPlain,
  isSpecial,
  isThing,
  means,
  namesSeveral,
  namesThing,
  type Unit,
} from './units'

export type { Subject } from './canvas'

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

/** The groups that a phrase may belong to, by what precedes it: a mountain cannot be held, and a parrot on a shoulder is not the kind of the creature. */
const THINGS: readonly PenWord['group'][] = ['worn', 'held', 'features', 'parts']
const AFTER: Readonly<Record<Exclude<Intro, 'aside'>, readonly PenWord['group'][]>> = {
  subject: [...THINGS, 'coats', 'marks', 'colours', 'backdrops'],
  list: [...THINGS, 'coats', 'marks', 'colours', 'backdrops'],
  with: [...THINGS, 'coats', 'marks', 'colours', 'backdrops'],
  hold: ['worn', 'held', 'features'],
  place: [...THINGS, 'colours', 'backdrops'],
  near: ['held', 'backdrops'],
  among: ['backdrops'],
  verb: ['held', 'backdrops'],
  act: [],
  made: ['coats', 'marks', 'colours', 'features', 'parts'],
  like: ['kinds', 'worn', 'coats', 'marks'],
}

const KINDS_FIRST = ['kinds', ...ORDER.creature.filter((group) => group !== 'kinds')] as const

class Reader {
  readonly beyond: string[] = []
  readonly crowded: string[] = []
  /** Whether the text has named its kind: other animals are then part of the scene. */
  private isClaimed = false
  /** Colours of things that are not drawn. */
  private readonly others = new Set<Phrase>()

  constructor(
    private readonly picture: Canvas,
    /** Words for what is drawn anyway. */
    private readonly own: ReadonlySet<string>,
  ) {}

  read(written: string, isName = false): void {
    const text = spelledOut(written)
    const phrases = phrasesOf(text)
    arrange(text, phrases)
    this.isClaimed = false
    for (const phrase of phrases) if (phrase.negated && !phrase.place) this.refuse(phrase)
    let ofOthers = false
    for (const [at, phrase] of phrases.entries()) {
      const { to, leads, opens, intro } = phrase
      if (phrase.negated || intro === 'aside' || this.isTaken(text, phrases, at)) continue
      ofOthers = isPerson(phrase) || this.isOtherAnimal(to) || (ofOthers && !leads && !opens && intro !== 'list')
      if (ofOthers && this.isKnown(phrase)) this.reportUnknown(phrase)
      else this.readInPlace(text, phrases, at, isName)
    }
    for (const phrase of phrases) if (phrase.negated) this.reportKept(phrase, text)
    for (const phrase of phrases) this.reportLost(phrase)
  }

  /** What no rule has drawn or reported is reported: nothing that was asked for gets lost. */
  private reportLost(phrase: Phrase): void {
    const { words, intro, of, is, made } = phrase
    if (phrase.negated || /^(?:aside|like)$/.test(intro) || phrase.like || isColourOf(phrase) || isPerson(phrase))
      return
    const head = headOf(words)
    const named = [...this.beyond, ...this.crowded].join(' | ').toLowerCase()
    const isNamed = words.some(({ text }) => named.includes(text.toLowerCase()))
    if (isNamed) return
    // "A small blue light".
    const isQuiet = head && QUIET_NOUNS.has(head.plain) && !coloursIn(words).every(this.hasColour)
    if (head && (isQuiet || this.isLost(head, words))) this.beyond.push(asNamed(phrase.text))
    const coloured = [phrase, of, is, made].flatMap((one) => (one && !one.words.some(isThing) ? coloursOnly(one) : []))
    for (const colour of coloured) if (!this.hasColour(colour) && !named.includes(colour)) this.beyond.push(colour)
  }

  private isLost(head: Unit, words: readonly Unit[]): boolean {
    // A patch over an eye is drawn as patches.
    const isOfBody = isSpecial(head) || /^patch /.test(head.plain) || means(head, 'parts') || this.isOwn(head)
    const isShown = (word: PenWord): boolean => this.picture.has(word) || this.picture.isInherent(word)
    const isRefused = head.meanings.some((word) => this.picture.isRefused(word, true))
    const isHat = GENERIC.has(head.plain) && this.picture.hat() !== undefined
    const isColoured = coloursIn([head]).some(this.hasColour)
    return !isOfBody && !isRefused && !isHat && !isColoured && !words.some(({ meanings }) => meanings.some(isShown))
  }

  private hasColour = (colour: ColourName): boolean => this.picture.strokes.some((one) => one.colour === colour)

  /** Whether colours belong to the thing or the part beside them, and not to the coat. */
  private isTaken(text: string, phrases: readonly Phrase[], at: number): boolean {
    const [before, phrase, after] = [phrases[at - 1], phrases[at]!, phrases[at + 1]]
    const thing = describedBy(phrases, at)
    if (thing) {
      this.drawMore(thing, phrase, restOf(text, phrase))
      return true
    }
    if (before && (isPostponed(phrase, before) || (isColourOf(phrase) && this.bearerOf(before) !== null))) return true
    if (isOfUnknown(phrases, at)) {
      this.others.add(phrase)
      return true
    }
    if (isHedge(phrase.words[0]) && before && !headOf(phrase.words) && coloursIn(before.words).length > 0) return true
    const [colour] = coloursIn(phrase.words)
    const isBelow = colour && !headOf(phrase.words) && isUnderneath(text, phrase)
    if (isBelow) this.picture.tint('front', colour)
    if (isBelow) return true
    const part = colour && !headOf(phrase.words) ? partOf(text, phrase, after) : null
    // "Fluffy and white and lavender at the edges".
    const last = phrase.words.findLastIndex(({ joined }) => joined)
    if (part && last > 0) this.drawAdjectives(phrase.words.slice(0, last))
    const tint = coloursIn(phrase.words).at(-1)
    for (const word of part?.meanings ?? []) if (word.group === 'parts') this.picture.draw(word, tint)
    if (part && /^(?:top|back)$/.test(part.plain)) this.picture.tintSomething(colour!)
    else if (part?.meanings.length === 0) this.reportUnknown(phrase)
    return part !== null
  }

  /** "Wings, big ones, white, gold at the tips": one colour for the whole thing; the rest is reported. */
  private drawMore(thing: Phrase, phrase: Phrase, rest: string): void {
    const word = this.meaningOf(thing, headOf(thing.words)!, false)
    const drawn = word && this.picture.strokes.find((one) => one.group === word.group && one.name === word.name)
    const [colour, second] = coloursIn(phrase.words)
    const isWhole = /^(?: on top| with .*)?$/.test(rest)
    this.others.add(phrase)
    if (colour && drawn && !drawn.colour && isWhole) this.picture.draw(word, colour)
    else if (phrase.words.some((unit) => unit.meanings.length > 0)) this.beyond.push(`${phrase.text}${rest}`)
    if (second && isWhole) this.beyond.push(second)
  }

  /** Reads a phrase with what its neighbours say about it. */
  private readInPlace(text: string, phrases: readonly Phrase[], at: number, isName: boolean): void {
    const [phrase, after] = [phrases[at]!, phrases[at + 1]]
    if (phrase.place === 'thing' || (after && isSubstitute(text, phrase, after))) this.reportUnknown(phrase)
    else {
      const leads = phrase.leads && phrase.place === null
      const is = after && !phrase.isMore && isPostponed(after, phrase) ? after : phrase.is
      this.readPhrase({ ...phrase, leads, is }, isName)
    }
  }

  private isOtherAnimal(phrase: Phrase | null): boolean {
    const head = phrase && headOf(phrase.words)
    if (!head || phrase.leads || phrase.intro === 'like' || SUBJECTS.has(head.plain) || isScenery(head)) return false
    return this.isOwn(head) || means(head, 'kinds')
  }

  private isKnown(phrase: Phrase): boolean {
    const head = headOf(phrase.words)
    const word = head && this.meaningOf(phrase, head, false)
    const isBare = word?.group === 'parts' && coloursIn(phrase.words).length === 0
    return Boolean(word) && THINGS.includes(word!.group) && !isBare
  }

  /** "Not a red scarf, a green one" refuses no scarf. */
  private refuse({ words, article }: Phrase): void {
    const head = headOf(words)
    // "The hat is red, not the frog".
    if (article === 'the' && means(head, 'kinds')) return
    if (head && coloursIn(words).length === 0) this.picture.refuse(head.meanings, GENERIC.has(head.plain))
  }

  /** "A lion without a mane": what its kind is drawn with cannot be left out. */
  private reportKept({ words, start }: Phrase, text: string): void {
    const head = headOf(words)
    const isWithout = /\b(?:no|without|missing|lacking|lacks|minus|nor)\s$/i.test(text.slice(0, start))
    const isOfAll = isWithout && head !== null && /^(?:tail|ear|paw|nose|mouth|leg|arm|fur)$/.test(head.plain)
    if ((isOfAll || head?.meanings.some((word) => this.picture.isInherent(word))) && coloursIn(words).length === 0)
      this.beyond.push(`no ${head.text}`)
  }

  private readPhrase(phrase: Phrase, isName: boolean): void {
    const { words, of, intro } = phrase
    const head = headOf(words)
    if (!head) this.readAdjectives(phrase, isName)
    else if (MEASURES.has(head.plain) && (of || head.meanings.length === 0)) {
      const { leads, text, is, made, like } = phrase
      const count = head.plain === 'pair' || head.plain === 'couple' ? 2 : (of?.count ?? null)
      const isLike = /^(?:kind|sort|type)$/.test(head.plain) && intro !== 'aside'
      if (!of && /^(?:wheel|stack|pile|bundle|slice|loaf)$/.test(head.plain)) this.reportUnknown(phrase)
      const others = words.slice(0, words.indexOf(head))
      if (!of && !isLike && headOf(others)?.meanings.length) this.readPhrase({ ...phrase, words: others }, isName)
      else if (!of && BODY.has(head.plain) && others.some((unit) => !isPlain(unit))) this.reportUnknown(phrase)
      if (of) this.readPhrase({ ...of, intro: isLike ? 'like' : intro, leads, text, count, is, made, like }, isName)
    } else if (COSTUMES.has(head.plain) && headOf(words.slice(0, words.indexOf(head)))) {
      this.readPhrase({ ...phrase, words: words.slice(0, words.indexOf(head)), intro: 'like', count: null }, isName)
    } else this.readNoun(phrase, head, isName)
  }

  private readAdjectives(phrase: Phrase, isName: boolean): void {
    const { words, intro } = phrase
    const isFood = intro === 'with' && words.some(({ plain, meanings }) => meanings.length === 0 && /ed$/.test(plain))
    if (intro === 'like' && phrase.of) return
    const isOfColour = phrase.article === 'the' && coloursIn(words).length > 0
    if ((phrase.of && !isOfColour) || intro === 'hold' || phrase.count !== null || isFood || isUsedAsNoun(phrase))
      this.reportUnknown(phrase)
    else if (phrase.like && words.every(isDegree)) this.readPhrase({ ...phrase.like, intro: 'like' }, isName)
    else if (!/^(?:act|near|among)$/.test(intro) && !(intro === 'place' && phrase.article)) this.drawAdjectives(words)
    if (phrase.is && headOf(phrase.is.words)) this.reportUnknown(phrase.is)
  }

  private readNoun(phrase: Phrase, head: Unit, isName: boolean): void {
    const { intro, leads, count, words } = phrase
    const others = words.slice(0, words.indexOf(head))
    const mark = PATTERNS.has(head.plain) && others.findLast((unit) => means(unit, 'marks'))
    if (mark) {
      this.readNoun({ ...phrase, words: others.slice(0, others.indexOf(mark) + 1) }, mark, isName)
      return
    }
    if (isAnother(phrase) && phrase.is) {
      this.reportUnknown(headOf(phrase.is.words) ? phrase.is : phrase)
      return
    }
    // "A brown patch over one eye" is no eyepatch.
    if (/^patch over/.test(head.plain) && others.some((unit) => !isPlain(unit) || /er$/.test(unit.plain))) {
      const patch = { ...head, meanings: dictionary().get('patch')! }
      this.readNoun(
        { ...phrase, words: [...others, { ...patch, plain: 'patch' }] },
        { ...patch, plain: 'patch' },
        isName,
      )
      return
    }
    const kind = others.at(-1)
    if (leads && kind && OCCUPATIONS.has(head.plain) && means(kind, 'kinds') && !isScenery(kind)) {
      this.drawBeing({ ...phrase, words: others }, kind, this.meaningOf(phrase, kind, isName), isName)
      if (!this.drawAny(head.meanings, ['worn'])) this.beyond.push(head.text)
      return
    }
    const isOwn = this.isOwn(head)
    const word = isOwn ? undefined : this.meaningOf(phrase, head, isName)
    if (isLocation(phrase, head)) return
    if (isOwn || word?.group === 'kinds') {
      const areOthers = this.picture.subject !== 'species' && namesSeveral(head)
      if ((count !== null && count > 1) || areOthers) this.reportUnknown(phrase)
      else if (!isOwn || leads || intro === 'like') this.drawBeing(phrase, head, word, isName)
      else if (!SUBJECTS.has(head.plain) || others.some((unit) => means(unit, 'kinds'))) this.reportUnknown(phrase)
      if (SUBJECTS.has(head.plain) && !leads && phrase.is && headOf(phrase.is.words))
        this.readPhrase({ ...phrase.is, intro: 'subject', leads: phrase.article === 'the', isSaid: true }, isName)
    } else if (word?.group === 'colours') this.drawAdjectives(phrase.words)
    else if (word) this.drawThing(phrase, head, word)
    else this.readUnknown(phrase, head, others)
  }

  private readUnknown(phrase: Phrase, head: Unit, others: readonly Unit[]): void {
    const { is, leads, intro, count } = phrase
    const isAgain = head.meanings.some((word) => word.group === 'kinds' && this.picture.has(word))
    if (
      isAgain &&
      count === null &&
      !phrase.place &&
      !namesSeveral(head) &&
      (intro === 'subject' || intro === 'list')
    ) {
      if (is) this.drawAdjectives(is.words)
      return
    }
    if (intro === 'like' && means(head, 'backdrops')) return
    const [colour] = [...coloursIn(others), ...coloursOf(phrase)]
    if (head.plain === 'back' && others.some(({ meanings }) => this.drawAny(meanings, ['coats', 'marks']))) return
    if (head.plain === 'back' && colour && !this.picture.isTintedOtherwise('coat', colour)) {
      this.picture.tint('coat', colour)
      return
    }
    const mayBePlace = PLACES.has(head.plain) && intro !== 'aside' && AFTER[intro].includes('backdrops')
    const isPlace = mayBePlace && others.some(({ meanings }) => this.drawAny(meanings, ['backdrops']))
    if (!(isPlace && QUIET_NOUNS.has(head.plain))) this.reportUnknown(phrase)
    if (is && leads && !isOfAnother(phrase) && headOf(is.words))
      this.readPhrase({ ...is, intro: 'subject', leads, isSaid: true }, false)
  }

  private isOwn = ({ plain, meanings }: Unit): boolean =>
    this.own.has(plain) || meanings.some(({ group, name }) => group === 'kinds' && this.own.has(`kind ${name}`))

  /** The thing that "with" belongs to: "a hat with stars". Null for what is drawn, its coat and places. */
  private bearerOf(phrase: Phrase): 'worn' | 'held' | 'unknown' | null {
    const head = headOf(phrase.words)
    if (this.others.has(phrase)) return 'unknown'
    if (!head || this.isOwn(head)) return phrase.intro === 'verb' || phrase.intro === 'act' ? 'unknown' : null
    if (head.meanings.some((word) => word.group === 'kinds' && this.picture.has(word))) return null
    const group = this.meaningOf(phrase, head, false)?.group
    const isPlace = (phrase.intro === 'place' || phrase.intro === 'near') && !GARMENTS.has(head.plain)
    if (!group) return isPlace ? null : 'unknown'
    return group === 'held' ? 'held' : group === 'worn' || group === 'features' ? 'worn' : null
  }

  /** The first meaning by priority that the words around it allow. */
  private meaningOf(phrase: Phrase, head: Unit, isName: boolean): PenWord | undefined {
    const { intro, leads, words, article, of } = phrase
    const isSpecialHat = GENERIC.has(head.plain) && words.some((unit) => unit !== head && namesMore(unit))
    const isFigure =
      FIGURATIVE.has(head.plain) && (of?.words.some((unit) => headOf([unit]) || means(unit, 'coats')) ?? false)
    const isOther = isOtherPerson({ ...phrase, leads: leads || isName }, head)
    if (intro === 'aside' || isSpecialHat || isFigure || isOther) return undefined
    const { subject } = this.picture
    const mayLead = leads && !this.isClaimed && !isOfAnother(phrase)
    // "A flame, orange at the bottom", unlike "a fox. The moon is full".
    const isSaid = phrase.isSaid || (phrase.start === 0 && article !== 'the')
    const mayBe = isName || (mayLead && (subject === 'species' || isSaid || !isScenery(head)))
    const allowed = this.groupsFor(phrase, intro, head)
    if (mayBe) allowed.add('kinds')
    const isFirst = intro === 'like' || intro === 'made' || intro === 'hold'
    const order = isFirst
      ? AFTER[intro]
      : mayBe &&
          (phrase.isSaid || means(head, 'marks') || (head.plain === 'fish' && (article !== '' || words.length > 1)))
        ? KINDS_FIRST
        : ORDER[subject]
    const open = order
      .filter((group) => allowed.has(group) && ORDER[subject].includes(group))
      .flatMap((group) => head.meanings.filter((one) => one.group === group && !(one.thing && intro !== 'made')))
    const isDescribed =
      article === 'its' ||
      intro === 'with' ||
      phrase.is !== undefined ||
      phrase.made?.isShade === true ||
      (article === '' && words.length > 1) ||
      words.some((unit) => unit !== head && means(unit, 'colours', 'coats', 'marks'))
    const isPart =
      open.some(({ group }) => group === 'parts') && (isDescribed || open.every(({ group }) => group === 'parts'))
    const fitting = open.filter(({ group }) => (group === 'parts') === isPart)
    return fitting.find(this.picture.has) ?? fitting.find((one) => this.picture.hasRoom(one)) ?? fitting[0]
  }

  /** The groups that the words before a noun, and the thing it is on, leave open. */
  private groupsFor(
    { article, to, of, is, place, words }: Phrase,
    intro: Exclude<Intro, 'aside'>,
    head: Unit,
  ): Set<PenWord['group']> {
    const bearer = to && intro === 'with' ? this.bearerOf(to) : null
    const isOfUnknownBeing = bearer === 'unknown' && to?.leads
    const owner = to && headOf(to.words)
    const isUnknownAnimal = isOfUnknownBeing && owner?.meanings.length === 0 && !GARMENTS.has(owner.plain)
    // "A raccoon with a black mask", unlike "wearing a mask" and "a gold mask".
    const isOfFur = coloursIn(words).every((one) => OF_FUR.test(one))
    const isMarking = head.plain === 'mask' && intro !== 'hold' && isOfFur
    const isMask = / mask$/.test(head.plain) && (intro === 'place' || intro === 'hold')
    const isSaddle = head.plain === 'saddle' && (/^an?$/.test(article) || this.picture.isRidden())
    const isOnFur = means(to && headOf(to.words), 'parts', 'marks') && namesSeveral(head)
    const isDetail =
      (bearer === 'held' && to?.intro !== 'place') ||
      (((bearer && !isUnknownAnimal) || isOnFur) && DECORATIONS.has(head.plain))
    // "Its shadow has wings".
    const isOfShadow = bearer === 'unknown' && to !== null && isOfAnother(to)
    const refused: PenWord['group'][] = [
      ...(isOfShadow ? THINGS : []),
      ...(bearer || isSaddle ? (['coats', 'marks', 'colours'] as const) : []),
      ...(article === 'the' && !isOfKind(of) && !is ? (['coats', 'marks'] as const) : []),
      ...(bearer && !(isOfUnknownBeing && !OF_SOME.test(head.plain)) ? (['parts'] as const) : []),
      ...(isDetail ||
      (intro === 'verb' && means(head, 'kinds')) ||
      words.some((unit) => isOwner(unit) && means(unit, 'kinds'))
        ? (['held'] as const)
        : []),
      ...(place === 'body' || (intro === 'with' && words.some(isTiny)) ? (['backdrops'] as const) : []),
      ...(place === 'around' && intro !== 'hold' ? (['coats', 'marks', 'held'] as const) : []),
      ...(isMarking ? (['worn'] as const) : []),
      ...(FACE.test(head.plain) && !isOfFur ? (['parts'] as const) : []),
    ]
    const claimed = intro === 'verb' && article === 'its' ? [...AFTER.verb, ...THINGS] : AFTER[intro]
    return new Set([...claimed, ...(isMask ? (['marks'] as const) : [])].filter((group) => !refused.includes(group)))
  }

  /** Words without a noun are for what is drawn: "black and fluffy". */
  private drawAdjectives(words: readonly Unit[]): void {
    const plain = this.drawCompounds(words).filter(
      (unit) => !(this.drawAny(unit.meanings, ['coats', 'marks']) && isThing(unit)),
    )
    const isWeather = (unit: Unit): boolean =>
      WEATHER.test(unit.plain) && !plain.some((one) => one !== unit && isColour(one))
    for (const unit of plain) if (isWeather(unit)) this.drawAny(unit.meanings, ['backdrops'])
    for (const colour of coloursIn(plain.filter((unit) => !isWeather(unit)))) this.picture.tintSomething(colour)
  }

  /** Draws "white-tailed" and removes it: the tail is white, not the coat. */
  private drawCompounds(words: readonly Unit[]): Unit[] {
    return words.filter((unit, at) => {
      const [before, next] = [words[at - 1], words[at + 1]]
      const isOfNext = unit.isPrefix && means(unit, 'colours') && isPartOnly(next)
      const isOfBefore = before?.isPrefix && means(before, 'colours') && isPartOnly(unit)
      if (isOfNext) for (const word of next!.meanings) this.picture.draw(word, coloursIn([unit])[0])
      if (isOfNext && next!.meanings.length === 0) this.beyond.push(`${unit.text}-${next!.text}`)
      const [isNoun, wasNoun] = [isColouredNoun(unit, next), isColouredNoun(before, unit)]
      if (isNoun) this.beyond.push(`${unit.text}-${next!.text}`)
      const isBorne = unit.isPrefix && BEARING.test(next?.text ?? '') && this.drawAny(unit.meanings, ['held', 'worn'])
      return !isOfNext && !isOfBefore && !isNoun && !wasNoun && !isBorne
    })
  }

  /** What it is or takes after, with its adjectives. */
  private drawBeing(phrase: Phrase, head: Unit, word: PenWord | undefined, isName: boolean): void {
    const { words, of, is, made, like } = phrase
    const others = words.slice(0, words.indexOf(head))
    const isOther = PEOPLE.has(head.plain) && others.some((unit) => means(unit, 'kinds'))
    if (isOther) this.reportUnknown(phrase)
    if (isOther || (word && !this.fits(word, phrase))) return
    if (word) {
      this.picture.draw(word)
      // "A tabby" is a cat and striped.
      this.drawAny(head.meanings, ['marks'])
    }
    this.isClaimed ||= !SUBJECTS.has(head.plain) || others.some((unit) => means(unit, 'kinds'))
    const shared: PenWord['group'][] = [
      'coats',
      'marks',
      'features',
      'worn',
      ...(isName ? (['backdrops'] as const) : []),
    ]
    let pending: Unit[] = []
    const described = this.drawCompounds(others)
    for (const [at, unit] of described.entries()) {
      const addsKind = !word && means(unit, 'kinds') && !this.isOwn(unit)
      const whole = unit.isPrefix ? `${unit.text}-${described[at + 1]?.text}` : unit.text
      const lacks = unit.plain.endsWith('less') ? wordsOf(unit.plain.slice(0, -4)) : []
      if (lacks.some((one) => one.group === 'parts' || this.picture.isInherent(one))) this.beyond.push(unit.text)
      const isEyes = unit.meanings.some(({ name }) => name === 'eyes')
      if (isEyes && pending.length === 0) continue
      const drawn = this.drawAny(unit.meanings, addsKind ? ['kinds', ...shared] : shared, coloursIn(pending)[0])
      if (drawn && unit.plain.endsWith('ed') && drawn.group !== 'marks' && drawn.group !== 'coats') pending = []
      else if (coloursIn([unit]).length > 0) pending.push(unit)
      else if (unit.isPrefix && isColour(described[at + 1])) continue
      else if (
        !drawn &&
        word &&
        (this.isOtherKind(unit) || means(unit, 'held') || unit.plain === 'rainbow' || WEATHER.test(unit.plain))
      )
        this.beyond.push(whole)
      else if (!drawn && /^(?:wooden|knitted|crocheted|ceramic|wicker|inflatable)$/.test(unit.plain))
        this.beyond.push(unit.text)
      else if (namesThing(unit) && !isSpecial(unit) && !this.isOwn(unit) && !unit.plain.endsWith('y'))
        this.beyond.push(whole)
    }
    for (const colour of coloursIn(pending)) this.picture.tintSomething(colour)
    this.drawAdjectives(words.slice(words.indexOf(head) + 1))
    if (of && !headOf(of.words)) this.drawAdjectives(of.words)
    else if (of && SUBJECTS.has(head.plain)) this.drawAny(headOf(of.words)!.meanings, ['coats'])
    if (is && !is.negated) {
      if (headOf(is.words)) this.readPhrase({ ...is, intro: 'subject', leads: true, isSaid: true }, isName)
      else this.drawAdjectives(is.words)
    }
    const natural = word && COLOURED_KINDS[head.plain]
    if (natural) this.picture.tint('coat', natural)
    if (made && !this.drawAny((headOf(made.words) ?? made.words.at(-1)!).meanings, ['coats', 'marks']))
      this.drawMaterial(made)
    if (like && !word) this.readPhrase({ ...like, intro: 'like' }, isName)
  }

  /** The robot of "a robot dog", but not the stone of "a stone golem". */
  private isOtherKind = (unit: Unit): boolean =>
    means(unit, 'kinds') && !this.isOwn(unit) && !unit.meanings.some(this.picture.has)

  /** A material lends its colour, or is reported. */
  private drawMaterial(phrase: Phrase): void {
    const colours = coloursOnly(phrase)
    for (const colour of colours) this.picture.tintSomething(colour)
    const isDrawn = phrase.words.some(({ meanings }) => meanings.some(this.picture.has))
    if (colours.length === 0 && !isDrawn) this.reportUnknown(phrase)
  }

  private drawAny(
    meanings: readonly PenWord[],
    groups: readonly PenWord['group'][],
    colour?: ColourName,
  ): PenWord | null {
    const usable = ORDER[this.picture.subject].filter((group) => groups.includes(group))
    const word = usable.flatMap((group) => meanings.filter((one) => one.group === group))[0]
    if (!word || this.picture.isRefused(word, true) || !this.picture.hasRoom(word)) return null
    this.picture.draw(word, word.group === 'coats' || word.group === 'marks' ? undefined : colour)
    return word
  }

  private drawThing(phrase: Phrase, head: Unit, word: PenWord): void {
    const { words, count } = phrase
    const { group } = word
    const before = words.slice(0, words.indexOf(head))
    // "A silver-haired wizard" has a hat of any colour.
    const others = ROLES.has(head.plain) ? this.drawCompounds(before) : before
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
    if (group === 'parts') this.drawPart(phrase, word, others, colour, second)
    else if (isMiscounted || isClothing) this.reportUnknown(phrase)
    else if (GENERIC.has(head.plain) && this.picture.hat()) this.picture.draw(this.picture.hat()!, colour)
    else if (isEyes && !colour) {
      if (others.some((unit) => !isPlain(unit)) || isOfKind(phrase.of)) this.reportUnknown(phrase)
      else if (phrase.like) this.reportComparison(phrase, phrase.like)
    } else if (this.fits(word, phrase)) {
      this.picture.draw(word, colour, count === 2)
      this.reportDropped(word, others, second)
      if (group === 'marks' && colour && this.picture.isTintedOtherwise('picked', colour)) this.beyond.push(colour)
      if (group === 'held' && count !== null && count > 2) this.beyond.push(asNamed(phrase.text))
    }
    // "The mane of a lion" is a mane.
    const of = isOfKind(phrase.of) ? undefined : phrase.of
    const is = phrase.is && headOf(phrase.is.words) ? phrase.is : undefined
    if (is && word.name === 'wall') {
      this.readPhrase({ ...is, intro: 'place' }, false)
      return
    }
    const isWhole = this.beyond.includes(asNamed(phrase.text))
    for (const other of [phrase.made, isWhole ? undefined : of, is])
      if (other && coloursOf(phrase, group === 'held').length === 0) this.reportUnknown(other)
  }

  /** "A rainbow scarf", "a red and white hat", "a wheat field": reports words that the drawn thing does not show. */
  private reportDropped({ group }: PenWord, others: readonly Unit[], second: ColourName | undefined): void {
    const isCompound = (at: number): boolean => others[at]!.isPrefix || others[at - 1]?.isPrefix === true
    const isDropped = (unit: Unit, at: number): boolean =>
      (!LENDS.has(group) && isThing(unit) && !MATERIALS.has(unit.plain)) ||
      (namesMore(unit) &&
        !isBodyPart(unit) &&
        !isCompound(at) &&
        !isVague(unit) &&
        !unit.meanings.some(this.picture.has))
    for (const [at, { text }] of others.entries())
      if (/^(?:shaped|patterned)$/.test(text) && others[at - 1]?.isPrefix)
        this.beyond.push(`${others[at - 1]!.text}-${text}`)
    const isScene = (unit: Unit): boolean => means(unit, 'backdrops')
    this.beyond.push(...others.filter(group === 'marks' ? isScene : isDropped).map(({ text }) => text))
    if (second) this.beyond.push(second)
  }

  /** A part of the body takes a colour, and the coat its texture and markings. */
  private drawPart(
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
      this.drawAny(isFace ? dictionary().get('mask')! : head.meanings, ['marks'])
    const isBody = head.plain === 'body' && !this.isClaimed
    const kind = isBody && texts.find((unit) => means(unit, 'kinds') && (phrase.leads || !isScenery(unit)))
    if (kind && this.drawAny(kind.meanings, ['kinds'])) this.isClaimed = true
    const drawn = isCoat ? texts.filter((unit) => unit === kind || this.drawAny(unit.meanings, ['coats', 'marks'])) : []
    const isWall = phrase.words.at(-1)?.plain === 'wall'
    const scene =
      word.name === 'wall' && !isWall && others.find(({ meanings }) => this.drawAny(meanings, ['backdrops']))
    const isNamed = isOfKind(phrase.of) || /^an?$/.test(phrase.article)
    const isGarment = others.some((unit) => MATERIALS.has(unit.plain) && !isThing(unit))
    // Details have the colour of the markings.
    const isOfMarks = word.name === 'picked' && !mark && this.picture.strokes.some(({ group }) => group === 'marks')
    if (!colour && phrase.like) this.reportComparison(phrase, phrase.like)
    else if (isGarment || (colour && isOfMarks) || (colour && isFace && !mark)) this.reportUnknown(phrase)
    else if (colour && isUsualCount && this.picture.isTintedOtherwise(word.name, colour)) this.reportUnknown(phrase)
    else if (colour && isUsualCount) {
      this.picture.draw(word, colour)
      if (second && isCoat) this.picture.tintSomething(second)
      else if (second) this.beyond.push(second)
    } else if (!scene && drawn.length === 0 && (others.length > 0 || !isUsualCount || isNamed))
      this.reportUnknown(phrase)
  }

  /** "Eyes like lanterns": no colour can be taken from it. */
  private reportComparison = ({ text }: Phrase, like: Phrase): void => {
    this.beyond.push(asNamed(`${text} like ${like.text}`))
  }

  /** False, and noted, if there is no room for it. */
  private fits(word: PenWord, phrase: Phrase): boolean {
    const head = headOf(phrase.words)
    if (this.picture.isRefused(word, head !== null && ROLES.has(head.plain))) return false
    if (this.picture.hasRoom(word)) return true
    this.crowded.push(asNamed(phrase.text))
    return false
  }

  private reportUnknown(phrase: Phrase): void {
    const { words, article, count } = phrase
    const head = headOf(words) ?? words.at(-1)!
    const isAgain = article === 'the' && !namesSeveral(head)
    if (head.meanings.some((word) => (word.group !== 'kinds' || isAgain) && this.picture.has(word))) return
    // "Quick as lightning".
    if (phrase.like && words.length === 1 && !article && namesThing(head) && !GARMENTS.has(head.plain)) return
    const isQuiet =
      head.meanings.length === 0 &&
      !phrase.made &&
      !((namesSeveral(head) || head.plain === 'house') && words.some(isColour)) &&
      (SUBJECTS.has(head.plain) || QUIET_NOUNS.has(head.plain)) &&
      !words.some((unit) => unit !== head && namesMore(unit))
    const isBare =
      BODY.has(head.plain) && words.length === 1 && count === null && !phrase.of && !phrase.is && !phrase.made
    if (isQuiet || isBare || (words.length === 1 && !article && !namesThing(head) && head.meanings.length === 0)) return
    this.beyond.push(asNamed(phrase.text))
    if (phrase.made) this.reportUnknown(phrase.made)
  }
}

/** "A giant orange", "a comic": an adjective that stands for a thing. */
const isUsedAsNoun = ({ article, words }: Phrase): boolean =>
  /^an?$/.test(article) &&
  words.some((unit) => !isPlain(unit)) &&
  words.every((unit) => isPlain(unit) || unit.meanings.length === 0 || coloursIn([unit]).length > 0)

/** "Mint-condition" is not mint. */
const isColouredNoun = (unit: Unit | undefined, next: Unit | undefined): boolean =>
  unit?.isPrefix === true && isColour(unit) && next !== undefined && namesThing(next)

/** Adjectives that say what is behind it. */
const WEATHER = /^(?:sunny|snowy|rainy|stormy|cloudy|overcast|moonlit)$/

/** "A guitar-playing frog". */
const BEARING = /^(?:playing|holding|carrying|wielding|wearing|reading|eating|drinking|toting)$/

/** "Hornless": what is missing. */
const wordsOf = (noun: string): readonly PenWord[] => [noun, `${noun}s`].flatMap((one) => dictionary().get(one) ?? [])

/** "With a tiny window": part of it, not behind it. */
const isTiny = ({ plain }: Unit): boolean => /^(?:tiny|toy|mini|miniature|teeny|model)$/.test(plain)

/** "Its left eye is green". */
const isOneOfTwo = (words: readonly Unit[]): boolean => words.some(({ plain }) => /^(?:left|right|single)$/.test(plain))

/** "The stripes of a tiger". */
const isOfKind = (of: Phrase | undefined): boolean => {
  const head = of && headOf(of.words)
  return means(head, 'kinds') && !isScenery(head!) && !namesSeveral(head!)
}

/** "Exactly like a fox" is about a fox, but "brave as a lion" is not. */
const isDegree = ({ plain }: Unit): boolean =>
  /^(?:exactly|just|rather|quite|much|more|somewhat|almost|nearly)$/.test(plain)

/** "Tailed", and unknown ones: "bellied". */
const isPartOnly = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  /(?<!colou?r|hu|ton|tint)ed$/.test(unit.text) &&
  unit.meanings.every(({ group }) => group === 'parts')

/** Parts that only some kinds have: "a swan with a black beak". */
const OF_SOME = /^(?:beak|hoof|hooves|claw)$/

const FACE = /^(?:face|muzzle)$/
const OF_FUR = /^(?:black|charcoal|grey|white|cream|brown|tan)$/

/** What a thing lends its colour to: "ruby eyes", but not "a coral crown". */
const LENDS = new Set<PenWord['group']>(['parts', 'features', 'marks'])

/** Features that come in twos. */
const PAIRS = new Set(['horns', 'antlers', 'tusks', 'fins'])

/** Eyes, wings and boots come in pairs. */
const isUsual = (count: number | null): boolean => count === null || count === 2

/** "A pumpkin hat" is not just a hat; "a big blue hat" is. */
const namesMore = (unit: Unit): boolean =>
  !isPlain(unit) &&
  !MATERIALS.has(unit.plain) &&
  !means(unit, 'colours', 'coats', 'marks') &&
  (unit.meanings.length > 0 || namesThing(unit))

/** "A bushy beard", "a detective's raincoat": an unknown word that is no thing. */
const isVague = ({ text, meanings }: Unit): boolean => meanings.length === 0 && /(?:y|['’]s)$/.test(text)

const asNamed = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/^(?:An?|The|Its|My) /, (word) => word.toLowerCase())

/** Reads the name, then the texts, into one picture; earlier texts have priority. */
export function readWords(
  texts: readonly string[],
  subject: Subject,
  { name, own = '', taken = [], asides = [] }: ReadingOptions = {},
): Reading {
  const picture = new Canvas(subject, taken)
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
