/** The picture as read so far, and what of the text is not in it. */
import type { ColourName } from '../../species/pen-words'
import { type Canvas, ORDER } from './canvas'
import type { Breed, PenWord } from './dictionary'
import { BODY, CONCRETE, GARMENTS, QUIET_NOUNS, ROLES, SUBJECTS, TRADE_HATS } from './grammar-words'
import type { Phrase } from './phrases'
import { coloursIn, headOf, isPlain, namesMore, namesSeveral, namesThing, type Unit } from './units'

export class Sketch {
  /** Unknown things, as written. */
  readonly beyond: string[] = []
  /** Known things that did not fit. */
  readonly crowded: string[] = []
  /** Whether the text has named its kind: other animals are then part of the scene. */
  isClaimed = false
  /** Whether the text is the name of a species. */
  isName = false
  /** The hat of its trade, if a hat is asked for. */
  hat: PenWord | undefined
  /** Its look, unless the text asks for another: "an arctic fox in its summer coat, brown". */
  breed: Breed | undefined

  constructor(
    readonly picture: Canvas,
    /** Words for what is drawn anyway. */
    private readonly own: ReadonlySet<string>,
  ) {}

  isOwn = ({ plain, meanings }: Unit): boolean =>
    this.own.has(plain) || meanings.some(({ group, name }) => group === 'kinds' && this.own.has(`kind ${name}`))

  /** Whether a word names its species. */
  isNamed = (plain: string): boolean => plain.split(' ').every((word) => this.own.has(word))

  hasColour = (colour: ColourName): boolean => this.picture.strokes.some((one) => one.colour === colour)

  drawAny(meanings: readonly PenWord[], groups: readonly PenWord['group'][], colour?: ColourName): PenWord | null {
    const usable = ORDER[this.picture.subject].filter((group) => groups.includes(group))
    const word = usable.flatMap((group) => meanings.filter((one) => one.group === group))[0]
    if (!word || this.picture.isRefused(word, true) || !this.picture.hasRoom(word)) return null
    this.picture.draw(word, word.group === 'coats' || word.group === 'marks' ? undefined : colour)
    return word
  }

  /** False, and noted, if there is no room for it. */
  fits(word: PenWord, phrase: Phrase): boolean {
    const head = headOf(phrase.words)
    if (this.picture.isRefused(word, head !== null && ROLES.has(head.plain))) return false
    if (this.picture.hasRoom(word)) return true
    this.crowded.push(asNamed(phrase.text))
    return false
  }

  reportUnknown(phrase: Phrase): void {
    const { words, article, count } = phrase
    const head = headOf(words) ?? words.at(-1)!
    const isAgain = (article === 'the' && !namesSeveral(head)) || phrase.intro === 'made'
    const isCounted = count !== null && count > 2
    if (!isCounted && head.meanings.some((word) => (word.group !== 'kinds' || isAgain) && this.picture.has(word)))
      return
    // "Eyebrows like thumbprints".
    if (phrase.like && BODY.has(head.plain)) {
      this.reportComparison(phrase, phrase.like)
      return
    }
    // "Quick as lightning".
    if (phrase.like && words.length === 1 && !article && namesThing(head) && !GARMENTS.has(head.plain)) return
    const isQuiet =
      head.meanings.length === 0 &&
      // "One red light".
      !((count !== null || /^an?$/.test(article)) && coloursIn(words).length > 0) &&
      // "Juggling eight things".
      !(isCounted && /^(?:verb|hold)$/.test(phrase.intro)) &&
      !(phrase.place && !/^(?:no|any)/.test(head.plain)) &&
      !(CONCRETE.has(head.plain) && /^an?$/.test(article)) &&
      !phrase.made &&
      !(head.plain === 'shape' && phrase.of) &&
      !((namesSeveral(head) || head.plain === 'house') && words.some((unit) => unit !== head && !isPlain(unit))) &&
      (SUBJECTS.has(head.plain) || QUIET_NOUNS.has(head.plain)) &&
      !words.some((unit) => unit !== head && namesMore(unit))
    const isBare =
      BODY.has(head.plain) &&
      words.length === 1 &&
      count === null &&
      !phrase.of &&
      !phrase.is &&
      !phrase.made &&
      // "A fish with legs".
      !(phrase.intro === 'with' && /^(?:legs|arms|hands|fingers|teeth)$/.test(head.text))
    if (isQuiet || isBare || (words.length === 1 && !article && !namesThing(head) && head.meanings.length === 0)) return
    // "An anglerfish whose lantern is pink".
    const [, own] = /^whose (.+)/i.exec(phrase.text) ?? []
    this.beyond.push(own ? [...coloursIn(phrase.is?.words ?? []), own].join(' ') : asNamed(phrase.text))
    if (phrase.made) this.reportUnknown(phrase.made)
  }

  /** "A pirate parrot": no hat was asked for, but its hat is a pirate hat. */
  reportTrade({ text, plain, meanings }: Unit): void {
    this.beyond.push(text.toLowerCase())
    const usual = Object.keys(TRADE_HATS).find((name) => TRADE_HATS[name]!.test(plain))
    this.hat ??=
      meanings.find(({ group, name }) => group === 'worn' && /(?:hat|cap)$/.test(name)) ??
      (usual ? { group: 'worn', name: usual } : undefined)
  }

  /** Reports a thing by a longer text. */
  rename(thing: string, whole: string): void {
    const at = this.beyond.indexOf(thing)
    this.beyond.splice(at < 0 ? this.beyond.length : at, at < 0 ? 0 : 1, whole)
  }

  /** "Eyes like lanterns": no colour can be taken from it. */
  reportComparison = ({ text }: Phrase, like: Phrase): void => {
    this.beyond.push(asNamed(`${text} like ${like.text}`))
  }
}

export const asNamed = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    // As written before it was spelled out.
    .replace(/ when (?=in |by )/, ' ')
    .replace(/^(?:An?|The|Its|My) /, (word) => word.toLowerCase())
