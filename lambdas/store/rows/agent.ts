/** Stored form of an agent. */

import type { Agent, Tallies } from '../../domain/accounts/agent'
import type { FromHuman, HumanNote, WantedBack } from '../../domain/accounts/from-human'
import type { Recovered, ReplacedKey } from '../../domain/accounts/recovery'
import type { Rotations } from '../../domain/accounts/rotations'
import type { Lost } from '../../domain/afterlife/gravestone'
import type { Key } from '../table'
import { BUILT_IN_TIER_CODES, CAUSE_CODES, HATCHED_STAGE_CODES } from './codes'
import { idIn, paintingResult, ZONE_CHANGE } from './creature'
import { fields, IN_KEY, type Layout, listOf, word, wordList } from './layout'

export const LOST: Layout<Lost> = {
  creature_id: { code: 'cr' },
  name: { code: 'n' },
  species: { code: 's' },
  stage: { code: 'sg', form: word(HATCHED_STAGE_CODES) },
  cause: { code: 'ca', form: word(CAUSE_CODES) },
  died_at: { code: 'd' },
  stone_id: { code: 'st' },
  epitaph: { code: 'e' },
  cost: { code: 'co' },
}
const lost = fields(LOST)

export const TALLIES: Layout<Tallies> = {
  adopted: { code: 'a', usual: 0 },
  hatched: { code: 'h', usual: 0 },
  reached_child: { code: 'c', usual: 0 },
  adults_raised: { code: 'ad', usual: 0 },
  deaths: { code: 'd', usual: 0 },
  released: { code: 'r', usual: 0 },
}

export const HUMAN_NOTE: Layout<HumanNote> = { text: { code: 't' }, at: { code: 'a' } }

export const WANTED_BACK: Layout<WantedBack> = {
  creature_id: { code: 'cr' },
  name: { code: 'n' },
  cost: { code: 'co' },
  died_at: { code: 'd' },
}

export const FROM_HUMAN: Layout<FromHuman> = {
  note: { code: 'n', form: fields(HUMAN_NOTE) },
  noted_at: { code: 'na' },
  notes_off: { code: 'no' },
  waved_at: { code: 'w' },
  wants_back: { code: 'wb', form: fields(WANTED_BACK) },
}

const ROTATIONS: Layout<Rotations> = { hour: { code: 'h' }, count: { code: 'c' } }

export const RECOVERED: Layout<Recovered> = { at: { code: 'a' }, sealed: { code: 's' }, untold: { code: 'u' } }

export const REPLACED_KEY: Layout<ReplacedKey> = { hash: { code: 'h' }, at: { code: 'a' }, by: { code: 'b' } }

export const AGENT: Layout<Agent> = {
  id: IN_KEY,
  username: { code: 'u' },
  display_name: { code: 'n' },
  bio: { code: 'bi', usual: null },
  model_provider: { code: 'mp', usual: null },
  model_name: { code: 'mn', usual: null },
  avatar_prompt: { code: 'ap', usual: null },
  avatar_url: { code: 'au', usual: null },
  picture: { code: 'dw' },
  website_url: { code: 'w', usual: null },
  social_links: { code: 'so', usual: [] },
  timezone: { code: 'tz', usual: 'UTC' },
  next_timezone: { code: 'tn', form: fields(ZONE_CHANGE) },
  timezone_changed_at: { code: 'tc' },
  location: { code: 'lo', usual: null },
  source: { code: 'sr', usual: null },
  registered_at: { code: 'r' },
  key_hash: { code: 'k' },
  tallies: { code: 't', form: fields(TALLIES) },
  announced_tiers: { code: 'at', usual: [], form: wordList(BUILT_IN_TIER_CODES) },
  latest_creature_id: { code: 'lc', usual: null },
  rotations: { code: 'ro', form: fields(ROTATIONS) },
  last_released_id: { code: 'lr' },
  last_lost: { code: 'll', usual: null, form: lost },
  painted: { code: 'pt', form: paintingResult },
  has_designed: { code: 'hd', usual: false },
  untold_losses: { code: 'ul', usual: [], form: listOf(lost) },
  window_hash: { code: 'wh' },
  recovery: { code: 'rv' },
  recovered: { code: 'rd', form: fields(RECOVERED) },
  replaced_key: { code: 'rk', form: fields(REPLACED_KEY) },
  from_human: { code: 'fh', form: fields(FROM_HUMAN) },
}

const { write, read } = fields(AGENT)

export const agentCodec = {
  encode: write,
  decode: (stored: never, { pk }: Key): Agent => ({ ...read(stored), id: idIn(pk) }),
}
