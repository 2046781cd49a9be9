/** Stored form of a creature. It is written at every care action, so it must fit into one write unit of 1,024 bytes. */
import type {
  Creature,
  Death,
  FoundItem,
  Memory,
  Milestone,
  Renaming,
  ReturnFromDeath,
  Rhythm,
  ShownTexts,
  Stats,
  Wishes,
} from '../../domain/creature/creature'
import type { Feeling } from '../../domain/creature/feeling'
import type { Harm, HarmfulItem, HealthLost } from '../../domain/creature/harm'
import type { PaintingResult } from '../../domain/creature/painting-result'
import type { CreatureSpecies } from '../../domain/species/creature-species'
import type { ZoneChange } from '../../domain/time/zone'
import type { Key } from '../table'
import {
  ACTION_CODES,
  CAUSE_CODES,
  EXPRESSION_CODES,
  FAMILY_CODES,
  FEELING_CAUSE_CODES,
  FEELING_CODES,
  HATCHED_STAGE_CODES,
  ITEM_ACTION_CODES,
  MILESTONE_CODES,
  PATH_CODES,
  SETBACK_CODES,
  STAGE_CODES,
  TIER_CODES,
  TRAIT_CODES,
  TRUST_SPEED_CODES,
} from './codes'
import { byWord, type FieldForm, fields, IN_KEY, type Layout, listOf, NOT_STORED, word, wordList } from './layout'

export const STAT_FIELDS: Layout<Stats> = {
  hunger: { code: 'u' },
  happiness: { code: 'a' },
  health: { code: 'e' },
  trust: { code: 't' },
  discipline: { code: 'd' },
}

/** The species as of the adoption: later changes of its figures do not affect the creature. */
export const CREATURE_SPECIES: Layout<CreatureSpecies> = {
  slug: { code: 's' },
  name: { code: 'n' },
  family: { code: 'f', form: word(FAMILY_CODES) },
  tier: { code: 't', form: word(TIER_CODES) },
  trust_speed: { code: 'v', form: word(TRUST_SPEED_CODES) },
  feeding_window_hours: { code: 'w' },
  hunger_decay_per_hour: { code: 'u' },
  happiness_decay_per_hour: { code: 'a' },
  innate_traits: { code: 'i', usual: [], form: wordList(TRAIT_CODES) },
  picture: { code: 'd' },
  creator: NOT_STORED,
}

export const RHYTHM: Layout<Rhythm> = { intervals: { code: 'n' }, average_hours: { code: 'a', usual: null } }

export const FOUND: Layout<FoundItem> = {
  action: { code: 'x', form: word(ITEM_ACTION_CODES) },
  item: { code: 'i' },
}

export const MEMORY: Layout<Memory> = {
  loved: { code: 'l' },
  found: { code: 'f', form: fields(FOUND) },
  longest_wait_hours: { code: 'w' },
  felt: { code: 'i' },
  late_meals: { code: 'm' },
}

export const WISHES: Layout<Wishes> = { granted: { code: 'g' }, day: { code: 'd' }, half: { code: 'h', usual: null } }

export const DEATH: Layout<Death> = { at: { code: 'a' }, cause: { code: 'c', form: word(CAUSE_CODES) } }

export const RETURN: Layout<ReturnFromDeath> = {
  died_at: { code: 'd' },
  cause: { code: 'c', form: word(CAUSE_CODES) },
  returned_at: { code: 'r' },
  stats: { code: 's', form: fields(STAT_FIELDS) },
  last_care_at: { code: 'l' },
}

const stage = word(HATCHED_STAGE_CODES)
const type = word(MILESTONE_CODES)

/** `t50,gb`: trust 50, baby. A stage is written as its letter, every other value as a number. */
const milestones: FieldForm<readonly Milestone[]> = {
  write: (list) =>
    list
      .map((one) => `${type.write(one.type)}${typeof one.value === 'string' ? stage.write(one.value) : one.value}`)
      .join(),
  read: (text: string) =>
    text.split(',').map((one) => {
      const [letter, value] = [one.slice(0, 1), one.slice(1)]
      return { type: type.read(letter as never), value: /^\d/.test(value) ? Number(value) : stage.read(value as never) }
    }),
}

const setback = word(SETBACK_CODES)
/** The time of painting as a number, or the code of the failure. */
export const paintingResult: FieldForm<PaintingResult> = {
  write: (value) => (typeof value === 'number' ? value : setback.write(value)),
  read: (stored: PaintingResult) => (typeof stored === 'number' ? stored : setback.read(stored as never)),
}

export const FEELING: Layout<Feeling> = {
  kind: { code: 'k', form: word(FEELING_CODES) },
  cause: { code: 'c', form: word(FEELING_CAUSE_CODES) },
  since: { code: 's' },
  until: { code: 'u' },
}

export const SHOWN: Layout<ShownTexts> = {
  look: { code: 'l' },
  soul: { code: 's' },
  act: { code: 'a' },
  item: { code: 'i' },
}

export const HARMFUL_ITEM: Layout<HarmfulItem> = {
  item: { code: 'i' },
  times: { code: 'n', usual: 1 },
  took: { code: 't' },
}

export const MORE_HARM: Layout<Omit<HarmfulItem, 'item'>> = { times: { code: 'n' }, took: { code: 't' } }

export const HARM: Layout<Harm> = {
  items: { code: 'i', form: listOf(fields(HARMFUL_ITEM)) },
  others: { code: 'o', form: fields(MORE_HARM) },
}

export const HEALTH_LOST: Layout<HealthLost> = { to_items: { code: 'i' }, otherwise: { code: 'o' } }

export const RENAMING: Layout<Renaming> = { from: { code: 'n' }, at: { code: 'a' } }

export const ZONE_CHANGE: Layout<ZoneChange> = { timezone: { code: 'z' }, from: { code: 'f' } }

export const CREATURE: Layout<Creature> = {
  id: IN_KEY,
  agent_id: IN_KEY,
  name: { code: 'n' },
  renamed: { code: 'nf', form: fields(RENAMING) },
  species: { code: 's', form: fields(CREATURE_SPECIES) },
  timezone: { code: 'tz', usual: 'UTC' },
  next_timezone: { code: 'tn', form: fields(ZONE_CHANGE) },
  adopted_at: { code: 'ad' },
  hatched_at: { code: 'ha', usual: null },
  stats: { code: 'st', form: fields(STAT_FIELDS) },
  as_of: { code: 'as' },
  last_fed_at: { code: 'fe' },
  last_played_at: { code: 'pl' },
  played_since_fed: { code: 'ps', usual: false },
  last_cleaned_at: { code: 'cl' },
  last_care_at: { code: 'ca' },
  last_action_at: { code: 'ac', usual: null },
  last_checked_at: { code: 'ch' },
  stage: { code: 'sg', form: word(STAGE_CODES) },
  entered: { code: 'en', usual: {}, form: byWord(HATCHED_STAGE_CODES) },
  faces: { code: 'fa', usual: {}, form: byWord(HATCHED_STAGE_CODES, word(EXPRESSION_CODES)) },
  path: { code: 'pa', usual: null, form: word(PATH_CODES) },
  lived_before_hours: { code: 'lb', usual: 0 },
  life_began_at: { code: 'lf', usual: null },
  rhythm: { code: 'r', usual: { intervals: 0, average_hours: null }, form: fields(RHYTHM) },
  consistency: { code: 'co', usual: 100 },
  responsiveness: { code: 're', usual: 100 },
  recent_actions: { code: 'ra', usual: [], form: wordList(ACTION_CODES) },
  recent_reflections: { code: 'rr', usual: [] },
  on_time_streak: { code: 'os', usual: 0 },
  feedings: { code: 'f', usual: 0 },
  missed_feedings: { code: 'm', usual: 0 },
  cared: { code: 'cd', usual: {}, form: byWord(ACTION_CODES) },
  was_critical: { code: 'wc', usual: false },
  rescued: { code: 'rs', usual: false },
  harm: { code: 'hm', form: fields(HARM) },
  health_lost: { code: 'hl', form: fields(HEALTH_LOST) },
  milestones: { code: 'mi', usual: [], form: milestones },
  returns: { code: 'rn', usual: [], form: listOf(fields(RETURN)) },
  memory: { code: 'me', usual: {}, form: fields(MEMORY) },
  wishes: { code: 'wi', usual: { granted: 0, day: 0, half: null }, form: fields(WISHES) },
  status_told_until: { code: 'un', usual: 0 },
  shown_in_visit: { code: 'sv', usual: 0 },
  death: { code: 'de', usual: null, form: fields(DEATH) },
  temperament: { code: 'te', usual: [] },
  feeling: { code: 'fl', form: fields(FEELING) },
  shown: { code: 'sh', form: fields(SHOWN) },
  picture_url: { code: 'pi', usual: null },
  picture: { code: 'dw' },
  painted: { code: 'pt', form: byWord(HATCHED_STAGE_CODES, paintingResult) },
}

const { write, read } = fields(CREATURE)

/** Also used for past creatures, whose key has the same form. */
export const creatureCodec = {
  encode: write,
  decode: (stored: never, { pk, sk }: Key): Creature => ({ ...read(stored), id: idIn(sk), agent_id: idIn(pk) }),
}

/** The part after the first `#` of a key. */
export const idIn = (key: string): string => key.slice(key.indexOf('#') + 1)
