/** The picture that is being described: what is drawn, refused, and how much room is left. */
import type { ColourName, PenGroup } from '../../species/pen-words'
import { roomTaken, type Stroke } from '../../species/strokes'
import type { TintedName } from '../../species/tinted'
import type { PenWord } from './dictionary'
import { growsOn, hasPart, isDrawnWith, isKindOf, ownPart } from './kinds'

/** A creature of a given species, a species, or a keeper. */
export type Subject = 'creature' | 'species' | 'keeper'

/** Which meaning has priority. For a species the words define its kind; a creature or keeper wears them. */
export const ORDER: Readonly<Record<Subject, readonly PenWord['group'][]>> = {
  species: ['kinds', 'features', 'coats', 'marks', 'colours', 'parts', 'worn', 'held', 'backdrops'],
  creature: ['worn', 'features', 'coats', 'marks', 'colours', 'parts', 'held', 'backdrops', 'kinds'],
  keeper: ['worn', 'colours', 'held', 'backdrops', 'kinds', 'parts'],
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
/** Items in one slot exclude each other. An item in no slot has its name as slot. */
export const slotOf = (name: string): string =>
  Object.keys(SLOTS).find((slot) => SLOTS[slot]!.split(' ').includes(name)) ?? name

const sameWord =
  ({ group, name }: Pick<PenWord, 'group' | 'name'>) =>
  (one: { group: string; name: string }): boolean =>
    one.group === group && one.name === name

const PALE = /^(?:white|cream|silver|yellow|gold)$/

const isCoat = ({ group, name }: Stroke): boolean => group === 'tinted' && name === 'coat'

/** The strokes read so far. */
export class Canvas {
  readonly strokes: Stroke[] = []
  private readonly refused: PenWord[] = []
  private readonly refusedSlots = new Set<string>()

  /** "Stripes of red and gold" have a gold coat, unless they are "on a black snake". */
  private isCoatOfMark = false
  private readonly room: number

  constructor(
    readonly subject: Subject,
    /** Strokes of its species; they use up room. */
    taken: readonly Stroke[],
  ) {
    this.room = ROOM_IN_ALL - roomTaken(taken.filter(({ group }) => group !== 'kinds'))
  }

  has = (word: PenWord): boolean => this.strokes.some(sameWord(word))

  kinds = (): string[] => this.strokes.flatMap(({ group, name }) => (group === 'kinds' ? [name] : []))

  /** "A wizard without a hat" wears no hat of any kind, but "no hat, a crown" has a crown. */
  refuse(words: readonly PenWord[], anyOfItsPlace: boolean): void {
    this.refused.push(...words)
    if (anyOfItsPlace) for (const { group, name } of words) if (group === 'worn') this.refusedSlots.add(slotOf(name))
  }

  isRefused = (word: PenWord, isImplied: boolean): boolean =>
    this.refused.some(sameWord(word)) ||
    (isImplied && word.group === 'worn' && this.refusedSlots.has(slotOf(word.name)))

  /** Whether it is drawn unasked: eyes always, and a mane with a lion. */
  isInherent = ({ group, name }: PenWord): boolean =>
    (group === 'features' && name === 'eyes') || this.kinds().some((kind) => isDrawnWith(kind, name))

  hasPart = (part: string): boolean => this.kinds().every((kind) => hasPart(kind, part))

  /** "Grey wings, a moth": takes back worn wings if its kind has its own. */
  takeWings(): void {
    const wings: PenWord = { group: 'worn', name: 'wings' }
    const at = this.isInherent(wings) ? this.strokes.findIndex(sameWord(wings)) : -1
    const [worn] = at < 0 ? [] : this.strokes.splice(at, 1)
    if (worn?.colour) this.tint('wings', worn.colour)
  }

  hasRoom(word: PenWord): boolean {
    const { group, name } = word
    if (group === 'colours' || group === 'parts' || this.has(word)) return true
    if (roomTaken([...this.strokes, { group }]) > this.room) return false
    const same = this.strokes.filter((one) => one.group === group)
    return same.length < ROOM[group] && !(group === 'worn' && same.some((one) => slotOf(one.name) === slotOf(name)))
  }

  /** "A horse, a saddle": the saddle is no marking. */
  isRidden = (): boolean => this.kinds().some((kind) => isKindOf('ridden', kind))

  isOfLand = (): boolean => this.kinds().some((kind) => !isKindOf('sea', kind))

  hasOwn = (noun: string): boolean => this.kinds().some((kind) => growsOn(kind, noun))

  ownPart = (noun: string): PenWord | undefined => this.kinds().flatMap((kind) => ownPart(kind, noun) ?? [])[0]

  /** The hat of "a wizard, its hat is purple". */
  hat = (): PenWord | undefined =>
    this.strokes.find(({ group, name }) => group === 'worn' && /(?:hat|gradcap)$/.test(name)) as PenWord | undefined

  /** Draws a word, a second time if there are to be two of it. */
  draw(word: PenWord, colour?: ColourName, two = false): void {
    const { group, name } = word
    if (group === 'parts') {
      if (colour) this.tint(name as TintedName, colour)
      return
    }
    const takesColour = /^(?:worn|held|features|marks)$/.test(group)
    const stroke = { group, name, ...(takesColour && colour && { colour }) } as Stroke
    const at = this.strokes.findIndex(sameWord(word))
    if (at < 0) this.strokes.push(stroke)
    else if (stroke.colour) this.strokes[at] = stroke
    const fitsTwice = roomTaken([...this.strokes, { group: 'held' }]) <= this.room
    if (two && group === 'held' && fitsTwice && this.strokes.filter((one) => one.group === 'held').length < ROOM.held)
      this.strokes.push(stroke)
  }

  /** "Black paws and a white tail": details have one colour. */
  isTintedOtherwise = (part: string, colour: ColourName): boolean =>
    this.strokes.some(({ group, name, ...one }) => group === 'tinted' && name === part && one.colour !== colour)

  tint(name: TintedName, colour: ColourName): void {
    if (!this.strokes.some((one) => one.group === 'tinted' && one.name === name)) {
      this.strokes.push({ group: 'tinted', name, colour })
    }
  }

  /** "Blue and white stripes" are blue on a white coat. */
  drawTwoColoured(word: PenWord, colours: readonly [ColourName, ColourName]): boolean {
    if (this.strokes.some(isCoat)) return false
    const [coat, mark] = PALE.test(colours[1]) && !PALE.test(colours[0]) ? colours.toReversed() : colours
    this.tint('coat', coat!)
    this.isCoatOfMark = true
    this.draw(word, mark)
    return true
  }

  /** A colour without a thing: for the coat, then the front, then the details. */
  tintSomething(colour: ColourName): void {
    if (this.isCoatOfMark) this.strokes.splice(this.strokes.findIndex(isCoat), 1)
    this.isCoatOfMark = false
    const tinted = this.strokes.filter((one) => one.group === 'tinted')
    const free = (['coat', 'front', 'picked'] as const).find((name) => !tinted.some((one) => one.name === name))
    if (!free || tinted.some((one) => one.colour === colour)) return
    // "A blue and white zebra".
    const [kind = ''] = this.kinds()
    const mark: PenWord = { group: 'marks', name: kind === 'cow' ? 'patches' : 'stripes' }
    const coat = this.strokes.find(isCoat)
    if (free === 'front' && isKindOf('two-coloured', kind) && this.hasRoom(mark)) this.draw(mark, colour)
    else if (free === 'front' && kind === 'panda' && coat) {
      this.strokes.splice(this.strokes.indexOf(coat), 1)
      this.tint('coat', PALE.test(colour) ? colour : coat.colour!)
      this.tint('picked', PALE.test(colour) ? coat.colour! : colour)
    } else this.tint(free, colour)
  }
}
