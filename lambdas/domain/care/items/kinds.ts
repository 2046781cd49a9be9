/** What things are: everyday knowledge that lends an embedder the common sense to tell food from furniture. */
import type { ItemAction } from '../../../species/care-actions'
import rows from './kinds.json'

/** Kinds of one realm are distant relatives: ham and rice are both food. */
export type Realm =
  | 'food'
  | 'play'
  | 'hygiene'
  | 'medical'
  | 'manners'
  | 'rest'
  | 'information'
  | 'wild'
  | 'household'
  | 'hazard'

export interface Kind {
  name: string
  realm: Realm
  /** Kinds of one clan are close relatives: ham and tuna both come from animals. */
  clan: string
  /** Each is known by name; together their mean vector stands for the kind, so that unnamed things find it too. */
  words: readonly string[]
}

export const ITEM_KINDS: readonly Kind[] = (rows as [Realm, string, string, string][]).map(
  ([realm, clan, name, words]) => ({ name, realm, clan, words: words.split(', ') }),
)

export interface Taste {
  /** Realms that do harm in this action, unless the approved items come from them. */
  harm: readonly Realm[]
  /** Kinds that spoil it, unless their clan is approved. */
  unwelcome: readonly string[]
}

const FLESH = ITEM_KINDS.filter(({ clan }) => clan === 'flesh').map(({ name }) => name)

export const TASTES: Readonly<Record<ItemAction, Taste>> = {
  feed: {
    harm: ['household', 'hygiene', 'play', 'rest'],
    unwelcome: ['sour and bitter', 'sweets', 'junk food', 'cold things', ...FLESH],
  },
  play: {
    harm: [],
    unwelcome: ['chores', 'desk work', 'reading', 'appliances', 'bathing', 'noise', 'cleaning gear'],
  },
  clean: {
    harm: [],
    unwelcome: ['filth', 'scents', 'sweets', 'junk food', 'sour and bitter', 'vehicles', 'noise'],
  },
  medicine: {
    harm: [],
    unwelcome: ['sweets', 'junk food', 'noise', 'stimulants', 'filth', 'festivity', 'desk work'],
  },
  discipline: {
    harm: [],
    unwelcome: ['festivity', 'sweets', 'junk food', 'noise'],
  },
  sleep: {
    harm: [],
    unwelcome: ['noise', 'glare', 'stimulants', 'appliances', 'chores', 'desk work', 'cold things'],
  },
}

/** Foods that poison most animals though nothing in their names says so; looked for word by word. */
export const TOXIC_FOODS: readonly string[] =
  `chocolate, cocoa, brownie, grape, raisin, sultana, currant, onion, garlic,
  leek, chive, shallot, scallion, spring onion, xylitol, chewing gum, bubble gum, sugar free candy, macadamia, avocado,
  alcohol, beer, wine, whiskey, vodka, rum, caffeine, coffee, espresso, energy drink, bread dough, yeast dough, raw dough,
  yeast, cherry pit, peach pit, apple seed, nutmeg, rhubarb, lily, oleander, foxglove, azalea, daffodil, tulip,
  sago palm, mistletoe, ivy, nightshade, hemlock, tomato leaf, cooked bone, chicken bone, table salt, ibuprofen,
  paracetamol, acetaminophen, tylenol, aspirin`
    .split(',')
    .map((word) => word.trim())
