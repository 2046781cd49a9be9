/** The picture that is being described: what is drawn, refused, and how much room is left. */
import { type ColourName, MARKS, type PenGroup } from '../../species/pen-words'
import { roomTaken, type Stroke } from '../../species/strokes'
import type { PARTS, PenWord } from './dictionary'

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

/** Features and markings that kinds are drawn with. */
const INHERENT: Readonly<Record<string, string>> = {
  mane: 'lion',
  crest: 'seahorse eagle parrot peacock',
  gills: 'axolotl',
  backspikes: 'lizard crocodile dinosaur crystal',
  horns: 'dragon goat cow shadow yeti unicorn',
  wings:
    'eagle phoenix moth butterfly bee dragonfly mantis ray dragon bat bird owl crow duck penguin parrot chicken flamingo peacock',
  bunnyears: 'rabbit',
  rings: 'tiger raccoon otter kangaroo',
  flamehead: 'phoenix flame',
  antlers: 'deer',
  unicornhorn: 'unicorn',
  beard: 'goat',
  tusks: 'elephant yeti',
  tentacles: 'octopus jellyfish',
  shellback: 'armadillo',
  gears: 'robot',
  bands: 'bee caterpillar seahorse snake armadillo',
  scales: 'fish lizard crocodile dragon',
  stripes: 'cat tiger zebra',
  rosettes: 'leopard giraffe',
  spots: 'starfish leopard giraffe',
  bandit: 'raccoon sloth',
  mask: 'raccoon sloth',
  dapples: 'deer moon',
  patches: 'cow giraffe',
  spiny: 'hedgehog pufferfish cactus',
}

/** The kinds that are drawn without a part, by part. */
const LACKING: Readonly<Record<string, string>> = {
  tail: 'moth butterfly beetle dragonfly ant mantis spider scorpion caterpillar snail crab octopus jellyfish starfish frog penguin bat hedgehog panda koala sloth ghost slime cloud stone crystal star moon flame droplet snowman shadow flowerling cactus tree mushroomling sproutling yeti',
  ears: 'moth butterfly bee beetle dragonfly ant mantis spider scorpion caterpillar snail crab lobster octopus jellyfish fish anglerfish pufferfish shark whale dolphin ray seahorse starfish seal frog axolotl lizard snake turtle crocodile dinosaur dragon bird crow eagle duck penguin chicken flamingo phoenix mole giraffe sloth robot machine clock ghost slime cloud stone crystal star moon flame droplet snowman shadow flowerling cactus tree mushroomling sproutling',
  feet: 'moth butterfly bee beetle dragonfly mantis spider scorpion snail crab lobster octopus jellyfish fish anglerfish pufferfish shark whale dolphin ray seahorse starfish snake robot clock ghost slime cloud crystal star moon flame droplet shadow flowerling cactus tree',
}

const PALE = /^(?:white|cream|silver|yellow|gold)$/

const SEA_KINDS =
  'octopus jellyfish fish anglerfish pufferfish shark whale dolphin ray seahorse starfish lobster crab seal turtle axolotl'

/** The markings of "tiger markings". */
export const markOf = (kind: string): PenWord | undefined => {
  const name = /^(?:tiger|zebra|leopard|giraffe|raccoon|deer|cow|bee)$/.test(kind)
    ? Object.keys(INHERENT).find((one) => Object.hasOwn(MARKS, one) && INHERENT[one]!.split(' ').includes(kind))
    : undefined
  return name ? { group: 'marks', name } : undefined
}

/** Things that grow on kinds. */
const GROWN: Readonly<Record<string, string>> = {
  mushroomling: 'cap',
  tree: 'leaf flower acorn apple blossom',
  sproutling: 'leaf flower blossom',
  flowerling: 'leaf flower blossom',
  anglerfish: 'lantern',
}

const LEGS = { legs: { group: 'parts', name: 'feet' } } as const
const FLOWER: PenWord = { group: 'parts', name: 'picked' }
/** Nouns for parts of a kind's body: the wool of a sheep is not yarn, the ribbons of a jellyfish are not worn. */
const OWN_PARTS: Readonly<Record<string, Readonly<Record<string, PenWord>>>> = {
  bird: LEGS,
  crow: LEGS,
  eagle: LEGS,
  duck: LEGS,
  chicken: LEGS,
  flamingo: LEGS,
  cactus: { flower: FLOWER, flowers: FLOWER, blossom: FLOWER, bloom: FLOWER },
  mushroomling: { cap: { group: 'parts', name: 'coat' } },
  sheep: { wool: { group: 'parts', name: 'coat' } },
  jellyfish: {
    ribbons: { group: 'features', name: 'tentacles' },
    streamers: { group: 'features', name: 'tentacles' },
    arms: { group: 'features', name: 'tentacles' },
  },
}

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

  /** "A wizard without a hat" wears no hat of any kind, but "no hat, a crown" has a crown. */
  refuse(words: readonly PenWord[], anyOfItsPlace: boolean): void {
    this.refused.push(...words)
    if (anyOfItsPlace) for (const { group, name } of words) if (group === 'worn') this.refusedSlots.add(slotOf(name))
  }

  isRefused = (word: PenWord, isImplied: boolean): boolean =>
    this.refused.some(sameWord(word)) ||
    (isImplied && word.group === 'worn' && this.refusedSlots.has(slotOf(word.name)))

  /** Whether it is drawn unasked: eyes always, and a mane with a lion. */
  isInherent({ group, name }: PenWord): boolean {
    const kinds = INHERENT[name]?.split(' ')
    const isOfKind = this.strokes.some((one) => one.group === 'kinds' && kinds?.includes(one.name))
    return (group === 'features' && name === 'eyes') || isOfKind
  }

  /** Whether a part can be coloured: a snake has no ears. */
  hasPart = (part: string): boolean =>
    !this.strokes.some(({ group, name }) => group === 'kinds' && LACKING[part]?.split(' ').includes(name))

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
  isRidden = (): boolean =>
    this.strokes.some(({ group, name }) => group === 'kinds' && /^(?:horse|unicorn)$/.test(name))

  isOfLand = (): boolean =>
    this.strokes.some(({ group, name }) => group === 'kinds' && !SEA_KINDS.split(' ').includes(name))

  /** The cap of a mushroom is not worn, and the leaves of a tree are not held. */
  hasOwn = (noun: string): boolean =>
    this.strokes.some(
      ({ group, name }) => group === 'kinds' && GROWN[name]?.split(' ').includes(noun.split(' ').at(-1)!),
    )

  ownPart = (noun: string): PenWord | undefined =>
    this.strokes.flatMap(({ group, name }) => (group === 'kinds' && OWN_PARTS[name]?.[noun.toLowerCase()]) || [])[0]

  /** The hat of "a wizard, its hat is purple". */
  hat = (): PenWord | undefined =>
    this.strokes.find(({ group, name }) => group === 'worn' && /(?:hat|gradcap)$/.test(name)) as PenWord | undefined

  /** Draws a word, a second time if there are to be two of it. */
  draw(word: PenWord, colour?: ColourName, two = false): void {
    const { group, name } = word
    if (group === 'parts') {
      if (colour) this.tint(name as keyof typeof PARTS, colour)
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
    if (colour && (group === 'coats' || group === 'kinds')) this.tintSomething(colour)
  }

  /** "Black paws and a white tail": details have one colour. */
  isTintedOtherwise = (part: string, colour: ColourName): boolean =>
    this.strokes.some(({ group, name, ...one }) => group === 'tinted' && name === part && one.colour !== colour)

  tint(name: keyof typeof PARTS, colour: ColourName): void {
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
    const kind = this.strokes.find(({ group }) => group === 'kinds')?.name
    const mark: PenWord = { group: 'marks', name: kind === 'cow' ? 'patches' : 'stripes' }
    const coat = this.strokes.find(isCoat)
    if (free === 'front' && /^(?:zebra|tiger|bee|cow)$/.test(kind ?? '') && this.hasRoom(mark)) this.draw(mark, colour)
    else if (free === 'front' && kind === 'panda' && coat) {
      this.strokes.splice(this.strokes.indexOf(coat), 1)
      this.tint('coat', PALE.test(colour) ? colour : coat.colour!)
      this.tint('picked', PALE.test(colour) ? coat.colour! : colour)
    } else this.tint(free, colour)
  }
}
