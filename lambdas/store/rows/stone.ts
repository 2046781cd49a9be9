/** Stored form of a gravestone, also inside a past creature. The key contains its keeper's id. */
import type { Gravestone } from '../../domain/afterlife/gravestone'
import type { Likeness } from '../../domain/afterlife/likeness'
import type { Key } from '../table'
import {
  ACTION_CODES,
  CAUSE_CODES,
  FAMILY_CODES,
  HATCHED_STAGE_CODES,
  KEEPSAKE_CODES,
  PATH_CODES,
  TIER_CODES,
  TRAIT_CODES,
} from './codes'
import { HARM, idIn } from './creature'
import { fields, IN_KEY, type Layout, word, wordList } from './layout'

export const LIKENESS: Layout<Likeness> = {
  slug: { code: 's' },
  family: { code: 'f', form: word(FAMILY_CODES) },
  tier: { code: 't', form: word(TIER_CODES) },
  innate_traits: { code: 'i', usual: [], form: wordList(TRAIT_CODES) },
  path: { code: 'p', usual: null, form: word(PATH_CODES) },
  kept: { code: 'k', form: wordList(KEEPSAKE_CODES) },
  picture: { code: 'w' },
}

export const STONE: Layout<Gravestone> = {
  id: { code: 'i' },
  number: { code: 'nr' },
  caretaker_id: IN_KEY,
  caretaker: { code: 'by' },
  of_test_account: { code: 'te' },
  creature_id: { code: 'cr' },
  name: { code: 'n' },
  species: { code: 's' },
  likeness: { code: 'l', form: fields(LIKENESS) },
  stage_reached: { code: 'sg', form: word(HATCHED_STAGE_CODES) },
  age_hours: { code: 'ag' },
  lived: { code: 'lv' },
  feedings: { code: 'f', usual: 0 },
  missed_feedings: { code: 'm', usual: 0 },
  last_care_action: { code: 'la', usual: null, form: word(ACTION_CODES) },
  cause: { code: 'ca', form: word(CAUSE_CODES) },
  harm: { code: 'hm', form: fields(HARM) },
  died_at: { code: 'd' },
  epitaph: { code: 'e' },
  resurrected_at: { code: 'r', usual: null },
}

const { write, read } = fields(STONE)

export const stoneCodec = {
  encode: write,
  decode: (stored: never, { pk }: Key): Gravestone => ({ ...read(stored), caretaker_id: idIn(pk) }),
}
