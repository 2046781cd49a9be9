/**
 * How creatures and their diary are written down: short names, ids only in the key, words as letters, and nothing
 * that is as usual, so that a life fits one write unit. What is read back is what was written. A row that was written
 * out in full, as they once were, is read as it is, and shortened when it next changes; a field that is not named here
 * is kept under its own name.
 */
import type { LogEntry } from '../domain/care/diary'
import type { Creature, HatchedStage, Stats } from '../domain/creature/creature'
import { MOODS } from '../domain/creature/mood'
import type { CreatureSpecies } from '../domain/species/species'
import { CARE_ACTIONS, FAMILIES, INNATE_TRAITS, STATS, TIERS, TRUST_SPEEDS } from '../species/vocabulary'
import { wholeAgent, wholeTry } from './earlier'
import type { Row } from './row'

/** One field: its short name, what it usually is, and how it is written if not as it is. */
interface Field {
  name: string
  short: string
  usual?: unknown
  write?(value: never): unknown
  read?(written: never): unknown
}

type Fields = Record<string, unknown>

const letters = (words: readonly string[]) => {
  const letterOf = new Map(words.map((word, at) => [word, String.fromCharCode(97 + at)]))
  return {
    write: (some: readonly string[]) => some.map((word) => letterOf.get(word) ?? '').join(''),
    read: (text: string) => [...text].map((letter) => words[letter.charCodeAt(0) - 97]),
  }
}

const actions = letters(CARE_ACTIONS)
const traits = letters(INNATE_TRAITS)
const moods = letters(MOODS)
const HATCHED: readonly HatchedStage[] = ['baby', 'child', 'teen', 'adult']
const stats = {
  write: (value: Stats) => STATS.map((stat) => value[stat]),
  read: (list: readonly number[]) => Object.fromEntries(STATS.map((stat, at) => [stat, list[at]])),
}

const counts = {
  write: (cared: Readonly<Record<string, number>>) => CARE_ACTIONS.map((action) => cared[action] ?? 0),
  read: (list: readonly number[]) =>
    Object.fromEntries(CARE_ACTIONS.map((action, at) => [action, list[at] ?? 0] as const).filter(([, n]) => n > 0)),
}

/** A letter for each stage in order, a dot for one not reached. */
const faces = {
  write: (worn: NonNullable<Creature['faces']>) =>
    HATCHED.map((stage) => (worn[stage] ? moods.write([worn[stage]]) : '.')).join(''),
  read: (text: string) =>
    Object.fromEntries(
      HATCHED.flatMap((stage, at) => (text[at] === '.' ? [] : [[stage, moods.read(text.charAt(at))[0]]])),
    ),
}

/** A milestone's type is told by its value's neighbours: `trust_milestone` 50 becomes `trust 50`. */
const MILESTONE = '_milestone'
const milestones = {
  write: (list: Creature['milestones']) =>
    list
      .map(({ type, value }) =>
        type === 'stage_transition' ? String(value) : `${type.replace(MILESTONE, '')} ${value}`,
      )
      .join(','),
  read: (text: string) =>
    text.split(',').map((one) => {
      const [what = '', value] = one.split(' ')
      if (value === undefined) return { type: 'stage_transition', value: what }
      return { type: what === 'care_streak' ? what : `${what}${MILESTONE}`, value: Number(value) }
    }),
}

/** The species as this creature has it: its figures stay what they were when the creature came. */
const species = {
  write: (value: CreatureSpecies) => [
    value.slug,
    value.name,
    FAMILIES.indexOf(value.family),
    ALL_TIERS.indexOf(value.tier),
    TRUST_SPEEDS.indexOf(value.trust_speed),
    value.feeding_window_hours,
    value.hunger_decay_per_hour,
    value.happiness_decay_per_hour,
    traits.write(value.innate_traits),
  ],
  read: ([slug, name, family, tier, trust, feeding, hunger, happiness, innate]: readonly (string | number)[]) => ({
    slug,
    name,
    family: FAMILIES[Number(family)],
    tier: ALL_TIERS[Number(tier)],
    innate_traits: traits.read(String(innate)),
    trust_speed: TRUST_SPEEDS[Number(trust)],
    feeding_window_hours: feeding,
    hunger_decay_per_hour: hunger,
    happiness_decay_per_hour: happiness,
  }),
}
const ALL_TIERS = [...TIERS, 'community'] as const

const CREATURE: readonly Field[] = [
  { name: 'name', short: 'n' },
  { name: 'species', short: 's', ...species },
  { name: 'timezone', short: 'tz', usual: 'UTC' },
  { name: 'adopted_at', short: 'ad' },
  { name: 'hatched_at', short: 'ha', usual: null },
  { name: 'stats', short: 'st', ...stats },
  { name: 'as_of', short: 'as' },
  { name: 'last_fed_at', short: 'fe' },
  { name: 'last_played_at', short: 'pl' },
  { name: 'played_since_fed', short: 'ps', usual: false },
  { name: 'last_cleaned_at', short: 'cl' },
  { name: 'last_care_at', short: 'ca' },
  { name: 'last_action_at', short: 'ac', usual: null },
  { name: 'last_checked_at', short: 'ch' },
  { name: 'stage', short: 'sg' },
  { name: 'entered', short: 'en', usual: {} },
  { name: 'faces', short: 'fa', usual: {}, ...faces },
  { name: 'path', short: 'pa', usual: null },
  { name: 'lived_before_hours', short: 'lb', usual: 0 },
  { name: 'life_began_at', short: 'lf', usual: null },
  { name: 'rhythm', short: 'r', usual: { intervals: 0, average_hours: null } },
  { name: 'consistency', short: 'co', usual: 100 },
  { name: 'responsiveness', short: 're', usual: 100 },
  { name: 'recent_actions', short: 'ra', usual: [], ...actions },
  { name: 'recent_reflections', short: 'rr', usual: [] },
  { name: 'on_time_streak', short: 'os', usual: 0 },
  { name: 'feedings', short: 'f', usual: 0 },
  { name: 'missed_feedings', short: 'm', usual: 0 },
  { name: 'care_actions', short: 'c', usual: 0 },
  { name: 'cared', short: 'cd', usual: {}, ...counts },
  { name: 'last_care_action', short: 'la', usual: null },
  { name: 'was_critical', short: 'wc', usual: false },
  { name: 'rescued', short: 'rs', usual: false },
  { name: 'milestones', short: 'mi', usual: [], ...milestones },
  { name: 'returns', short: 'rn', usual: [] },
  { name: 'memory', short: 'me', usual: {} },
  { name: 'untold', short: 'un', usual: [], ...milestones },
  { name: 'deaths', short: 'd', usual: 0 },
  { name: 'death', short: 'de', usual: null },
  { name: 'temperament', short: 'te', usual: [] },
  { name: 'picture', short: 'pi', usual: { prompt: null, url: null } },
]

const SCENE = ['agent_id', 'agent', 'creature', 'species', 'family'] as const

const ENTRY: readonly Field[] = [
  { name: 'id', short: 'i' },
  { name: 'at', short: 'a' },
  { name: 'action', short: 'x' },
  { name: 'item', short: 'it', usual: null },
  { name: 'category', short: 'ct', usual: null },
  { name: 'notes', short: 'no', usual: null },
  { name: 'timing', short: 'ti', usual: null },
  { name: 'effectiveness', short: 'e', usual: 'effective' },
  { name: 'before', short: 'b', ...stats },
  { name: 'after', short: 'af', ...stats },
  {
    name: 'by',
    short: 'by',
    write: (by: LogEntry['by']) => SCENE.map((part) => by[part]),
    read: (list: readonly string[]) => Object.fromEntries(SCENE.map((part, at) => [part, list[at]])),
  },
]

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function shortened(fields: readonly Field[], value: Fields, inKey: readonly string[]): Fields {
  const written: Fields = {}
  const known = new Set(inKey)
  for (const { name, short, usual, write } of fields) {
    known.add(name)
    const field = value[name]
    if (field === undefined || (usual !== undefined && same(field, usual))) continue
    written[short] = write ? write(field as never) : field
  }
  for (const [name, field] of Object.entries(value)) if (!known.has(name)) written[name] = field
  return written
}

function written(fields: readonly Field[], short: Fields): Fields {
  const value: Fields = { ...short }
  for (const field of fields) {
    delete value[field.short]
    const found = short[field.short]
    if (found === undefined && field.usual === undefined) continue
    value[field.name] = found === undefined ? field.usual : field.read ? field.read(found as never) : found
  }
  return value
}

/** What follows the first `#` of a key. */
const named = (key: string): string => key.slice(key.indexOf('#') + 1)

const creature = {
  write: (value: Fields) => shortened(CREATURE, value, ['id', 'agent_id']),
  read: (short: Fields, { pk, sk }: Row) =>
    'species' in short ? inFullOnceMore(short) : { id: named(sk), agent_id: named(pk), ...written(CREATURE, short) },
}

const USUAL: Fields = Object.fromEntries(
  CREATURE.flatMap(({ name, usual }) => (usual === undefined ? [] : [[name, usual]])),
)

/** The longer layout did not tell an action from a hatching; where there were actions, the last is taken for one. */
const inFullOnceMore = (long: Fields): Fields => ({
  ...USUAL,
  last_action_at: long.care_actions ? long.last_care_at : null,
  ...long,
})

interface Shorthand {
  write(data: Fields): Fields
  read(data: Fields, row: Row): Fields
}

const asItIs = (data: Fields): Fields => data

/** By the type of the row. */
const SHORTHANDS: Readonly<Record<string, Shorthand>> = {
  agent: { write: asItIs, read: wholeAgent },
  tried: { write: asItIs, read: wholeTry },
  creature,
  past: {
    write: (past) => ({ ...past, creature: creature.write(past.creature as Fields) }),
    read: (past, row) => ({ ...past, creature: creature.read(past.creature as Fields, row) }),
  },
  log: {
    write: (entry) => shortened(ENTRY, entry, ['number']),
    read: (short, { sk }) =>
      'by' in short && 'before' in short ? short : { number: Number(sk), ...written(ENTRY, short) },
  },
}

/** As the table holds it. */
export const inShort = (row: Row): Row => {
  const shorthand = SHORTHANDS[row.type]
  return shorthand && row.data ? { ...row, data: shorthand.write(row.data as Fields) } : row
}

/** As the house knows it. */
export const inFull = <T>(row: Row): Row<T> => {
  const shorthand = SHORTHANDS[row.type]
  return (shorthand && row.data ? { ...row, data: shorthand.read(row.data as Fields, row) } : row) as Row<T>
}
