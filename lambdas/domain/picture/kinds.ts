/** Facts about kinds: what they are drawn with and without, what grows on them, and which belong together. */
import { MARKS } from '../../species/pen-words'
import type { PenWord } from './dictionary'

/** Kinds by what they have in common. */
const LISTS = {
  sea: 'octopus jellyfish fish anglerfish pufferfish shark whale dolphin ray seahorse starfish lobster crab seal turtle axolotl',
  /** In the sky or the landscape, unless the text says that it is the creature. */
  scenery: 'moon star cloud stone flame droplet shadow tree clock machine crystal',
  ridden: 'horse unicorn',
  shelled: 'turtle snail crab beetle armadillo lobster',
  /** The shell can have another colour than the body. */
  'coloured shell': 'snail turtle beetle armadillo',
  /** A second colour is that of the markings. */
  'two-coloured': 'zebra tiger bee cow',
  /** Kinds that name markings: "tiger markings". */
  'marked by name': 'tiger zebra leopard giraffe raccoon deer cow bee',
} as const

export const isKindOf = (list: keyof typeof LISTS, kind: string): boolean => LISTS[list].split(' ').includes(kind)

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

/** Whether a kind is drawn with a feature or a marking. */
export const isDrawnWith = (kind: string, name: string): boolean => INHERENT[name]?.split(' ').includes(kind) === true

/** Whether a kind has a part that can be coloured: a snake has no ears. */
export const hasPart = (kind: string, part: string): boolean => !LACKING[part]?.split(' ').includes(kind)

/** The markings of "tiger markings". */
export const markOf = (kind: string): PenWord | undefined => {
  const name = isKindOf('marked by name', kind) && Object.keys(MARKS).find((mark) => isDrawnWith(kind, mark))
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

/** The cap of a mushroom is not worn, and the leaves of a tree are not held. */
export const growsOn = (kind: string, noun: string): boolean =>
  GROWN[kind]?.split(' ').includes(noun.split(' ').at(-1)!) === true

export const ownPart = (kind: string, noun: string): PenWord | undefined => OWN_PARTS[kind]?.[noun.toLowerCase()]
