/** The stored form of rows is a contract: docs/rows.json has a row of every kind, and it must decode to its example. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ProfileText,
  type SpeciesText,
  withoutProfileText,
  withoutSpeciesText,
} from '../../lambdas/domain/accounts/moderation'
import type { Creature } from '../../lambdas/domain/creature/creature'
import { KEEPSAKE_KINDS } from '../../lambdas/domain/creature/keepsakes'
import { penWords } from '../../lambdas/domain/painting/pen-words'
import { temperamentOf } from '../../lambdas/domain/voice/temperament'
import { CARE_ACTIONS } from '../../lambdas/species/care-actions'
import { INNATE_TRAITS, TIERS } from '../../lambdas/species/vocabulary'
import { decodeRow, encodeRow } from '../../lambdas/store/entities/codec'
import type { Entities } from '../../lambdas/store/entities/entity'
import { EXAMPLES } from '../../lambdas/store/entities/examples'
import { ENTITIES } from '../../lambdas/store/entities/registry'
import type { RowKind } from '../../lambdas/store/entities/row-data'
import type { Row } from '../../lambdas/store/row'
import { itemBytes } from '../../lib/local/engine/memory-table'
import { exampleRow } from '../../lib/tools/documents/data-model'

const shown = JSON.parse(readFileSync(join(__dirname, '../../docs/rows.json'), 'utf8'))
const kinds = Object.keys(ENTITIES) as RowKind[]
const asJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one) => (one instanceof Uint8Array ? Buffer.from(one).toString('base64') : one)))

it('docs/rows.json has a row of every kind, as it is stored (updated by npm run tool readme)', () => {
  expect(Object.keys(shown)).toEqual(kinds)
})

it('a kind that is missing, or that does not say all of it, does not compile', () => {
  const { creature: _, ...others } = ENTITIES
  // @ts-expect-error: the creature is missing.
  const missing: Entities = others
  const { onLeave: __, ...silent } = ENTITIES.stone
  // @ts-expect-error: it does not say what becomes of a stone when its agent leaves.
  const incomplete: Entities = { ...ENTITIES, stone: silent }
  expect([missing, incomplete]).toHaveLength(2)
})

describe.each(kinds)('a stored row: %s', (kind) => {
  it('decodes to its example', () => {
    expect(asJson(decodeRow(shown[kind]))).toEqual(asJson(exampleRow(kind)))
  })

  it('leaves out what has its default value, and reads it again', () => {
    const { defaults } = ENTITIES[kind]
    const row = exampleRow(kind) as Row
    if (row.data === null || row.data instanceof Uint8Array) return
    const usual = { ...row, data: { ...row.data, ...defaults } }
    const stored = encodeRow(usual).data as object
    expect(Object.keys(stored).filter((name) => name in defaults)).toEqual([])
    expect(asJson(decodeRow(encodeRow(usual)))).toEqual(asJson(usual))
  })
})

/** All numbers of a row, each with its name; one in a list or a record has the name of that if it is one of a time. */
function* numbersIn(value: unknown, name = ''): Generator<[name: string, number: number]> {
  if (typeof value === 'number') yield [name, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* numbersIn(inner, name.endsWith('_at') ? name : key)
}

it('times, and no other numbers, are under names that end in `_at`, in milliseconds', () => {
  const numbers = kinds.flatMap((kind) => [...numbersIn(shown[kind].data)])
  expect(numbers.filter(([name, number]) => name.endsWith('_at') !== number >= 1e12)).toEqual([])
  // Seconds since 1970 would be between these.
  expect(numbers.filter(([, number]) => number >= 1e9 && number < 1e12)).toEqual([])
})

it('an operator may remove notes, and the texts of a profile and of a species', () => {
  const removable = kinds.filter((kind) => ENTITIES[kind].blank.length > 0)
  expect(removable).toEqual(['agent', 'log', 'species'])
  const { agent, species } = ENTITIES
  for (const field of agent.blank as readonly ProfileText[])
    expect(withoutProfileText(EXAMPLES.agent.data, field)[field]).not.toEqual(EXAMPLES.agent.data[field])
  for (const field of species.blank as readonly SpeciesText[])
    expect(withoutSpeciesText(EXAMPLES.species.data, field)[field]).not.toEqual(EXAMPLES.species.data[field])
})

it('keeps unknown fields and unknown kinds of rows from a newer release', () => {
  const row = exampleRow('creature')
  const odd = { ...row, data: { ...row.data, later_invention: { deep: [1] } } }
  expect(decodeRow(encodeRow(odd))).toEqual(odd)
  const unknown = { ...row, type: 'diploma' as RowKind, data: { in: 'tightrope walking' } as never }
  expect(decodeRow(encodeRow(unknown))).toEqual(unknown)
})

it('does not store the name of a designer, which is looked up', () => {
  const row = exampleRow('creature')
  const species = { ...row.data.species, slug: 'glass_fox', tier: 'community' as const }
  const named = { ...row, data: { ...row.data, species: { ...species, creator: 'ada' } } }
  expect(decodeRow(encodeRow(named)).data).toEqual({ ...row.data, species })
})

it('no word of a stored list contains a comma', () => {
  const moods = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => temperamentOf(seed))
  const words = [
    ...CARE_ACTIONS,
    ...TIERS,
    ...INNATE_TRAITS,
    ...KEEPSAKE_KINDS,
    ...penWords().map(({ label }) => label),
    ...moods,
  ]
  expect(words.filter((word) => word.includes(','))).toEqual([])
})

const bytes = (row: Row): number => itemBytes({ ...encodeRow(row), commit: 'c'.repeat(36) } as never)

describe('write units', () => {
  const listed = { dies_at: 1, due_at: 1, due_shard: 'due#0' }
  const creature = (data: Creature): Row => ({ ...exampleRow('creature'), data, ...listed })
  const { renamed: _, next_timezone: __, picture: ___, ...life } = EXAMPLES.creature.data
  const adult = { ...life, death: null, picture_url: null }

  it('an adult that was never dead has room in its two', () => {
    const first = { lived_before_hours: 0, life_began_at: adult.hatched_at }
    expect(bytes(creature({ ...adult, ...first, returns: [] }))).toBeLessThanOrEqual(1_800)
  })

  it('an adult that was dead once takes two', () => {
    expect(bytes(creature(adult))).toBeLessThanOrEqual(2_048)
  })

  it('a log entry without notes takes one', () => {
    const entry = exampleRow('log')
    expect(bytes({ ...entry, data: { ...entry.data, notes: null } })).toBeLessThanOrEqual(1_024)
  })
})
