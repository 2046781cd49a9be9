/** Kinds of things: general knowledge that helps an embedding model to distinguish food from furniture. */
import type { ItemAction } from '../../../species/care-actions'
import rows from './kinds.json'

/** A wide group of kinds: ham and rice are both food. */
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
  /** A narrow group of kinds: ham and tuna both come from animals. */
  clan: string
  /** Matched by name. Their mean vector represents the kind, so that unknown items are classified too. */
  words: readonly string[]
}

export const ITEM_KINDS: readonly Kind[] = (rows as [Realm, string, string, string][]).map(
  ([realm, clan, name, words]) => ({ name, realm, clan, words: words.split(', ') }),
)

export interface Taste {
  /** Realms that are harmful in this action, unless approved items are of them. */
  harm: readonly Realm[]
  /** Kinds that are unwelcome in the action, unless their clan is approved. */
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
