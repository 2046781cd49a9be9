/**
 * The stored form is a contract: every row that was ever stored must decode to the same meaning. Never edit a line of
 * rows.ndjson. After a change of a layout, append the line that the failing test prints; the old line must still
 * decode. For a new word of a list, first add a row with it to test/support/fresh-rows.ts.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Creature } from '../../lambdas/domain/creature/creature'
import * as agent from '../../lambdas/store/rows/agent'
import { decodeRow, encodeRow } from '../../lambdas/store/rows/codec'
import * as CODES from '../../lambdas/store/rows/codes'
import * as creature from '../../lambdas/store/rows/creature'
import { NOT_STORED, type NotWritten } from '../../lambdas/store/rows/layout'
import * as logEntry from '../../lambdas/store/rows/log-entry'
import * as stone from '../../lambdas/store/rows/stone'
import * as tried from '../../lambdas/store/rows/tried'
import { FRESH_ROWS } from '../support/fresh-rows'
import { formatLine, type GoldenRow, goldenRows, toGoldenRow } from '../support/golden-rows'

const meaning = ({ stored, means }: GoldenRow) => ({ ...stored, ...(means !== undefined && { data: means }) })
const titled = goldenRows.map((kept) => [`${kept.kind}, ${kept.variant}`, kept] as const)
const latest = [...new Map(titled).values()]

/** All words and field names in a value. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...wordsIn(part)])
}

const hasHole = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.values(value).some(hasHole))

describe('a stored row', () => {
  // Fields that were added later may be present too, with their usual value.
  it.each(titled)('decodes to its meaning: %s', (_, kept) => {
    const read = decodeRow(kept.stored)
    expect(read).toMatchObject(meaning(kept))
    expect(hasHole(read)).toBe(false)
  })

  it('decodes to the same after any word list of the domain has grown at any position', () => {
    const grown: string[] = []
    const mockWithMore = (path: string) =>
      jest.doMock(path, () => {
        const lists = Object.entries(jest.requireActual<object>(path)).filter(([, value]) => Array.isArray(value))
        grown.push(...lists.map(([name]) => name))
        const more = lists.map(([name, list]) => [name, ['unheard_of', ...list, 'mythic']])
        return { ...jest.requireActual<object>(path), ...Object.fromEntries(more) }
      })
    jest.isolateModules(() => {
      for (const file of LISTS) mockWithMore(file)
      for (const file of LISTS) require(file)
      const fresh: {
        decodeRow: typeof decodeRow
        encodeRow: typeof encodeRow
      } = require('../../lambdas/store/rows/codec')
      for (const kept of latest) {
        expect(fresh.decodeRow(kept.stored)).toMatchObject(meaning(kept))
        expect(fresh.encodeRow(meaning(kept))).toEqual(kept.stored)
      }
    })
    expect(grown).toEqual(expect.arrayContaining(['TIERS', 'FAMILIES', 'STATS', 'MOODS', 'STAGES', 'CAUSES']))
  })
})

const LISTS = [
  '../../lambdas/species/vocabulary',
  '../../lambdas/domain/creature/creature',
  '../../lambdas/domain/creature/mood',
  '../../lambdas/domain/creature/feeding',
  '../../lambdas/domain/creature/painting-result',
  '../../lambdas/domain/care/care',
]

describe('a row that is stored today', () => {
  const isKept = ({ kind, variant, stored }: GoldenRow) =>
    latest.some((kept) => kept.kind === kind && kept.variant === variant && isDeepStrictEqual(kept.stored, stored))

  const demand = (today: readonly GoldenRow[]) => {
    const lines = today.filter((kept) => !isKept(kept)).map(formatLine)
    if (lines.length > 0) throw new Error(`append to test/store/rows.ndjson:\n${lines.join('\n')}`)
  }

  it('equals the latest line of its kind and variant', () => {
    demand(latest.map((kept) => toGoldenRow(kept.variant, meaning(kept))))
  })

  it('is covered by a line for every kind', () => {
    const fresh = Object.values(FRESH_ROWS).flatMap((rows) => Object.entries(rows))
    demand(fresh.map(([variant, row]) => toGoldenRow(variant, row)))
  })
})

const LAYOUTS = Object.entries({ ...agent, ...creature, ...stone, ...logEntry, ...tried }).filter(([name]) =>
  /^[A-Z_]+$/.test(name),
) as [string, Readonly<Record<string, { code: string } | NotWritten>>][]

const storedWords = new Set(goldenRows.flatMap(({ means }) => wordsIn(means)))

describe('a layout', () => {
  it.each(LAYOUTS)('%s: every field has a code, and a golden row contains it', (_, layout) => {
    const codes = Object.values(layout).flatMap((field) => (typeof field === 'string' ? [] : [field.code]))
    expect(new Set(codes).size).toBe(codes.length)
    expect(Object.keys(layout).filter((name) => layout[name] !== NOT_STORED && !storedWords.has(name))).toEqual([])
  })
})

it('does not store fields that are only looked up for display', () => {
  const { stored, means } = latest.find(({ kind, variant }) => kind === 'creature' && variant === 'egg') as GoldenRow
  const egg = means as Creature
  expect(encodeRow({ ...stored, data: { ...egg, species: { ...egg.species, creator: 'ada' } } })).toEqual(stored)
})

describe('codes', () => {
  it.each(Object.entries(CODES))(
    '%s: every word has a code of one letter, and a golden row contains it',
    (_, codes) => {
      const letters = Object.values(codes)
      expect(new Set(letters).size).toBe(letters.length)
      expect(letters.filter((letter) => letter.length !== 1)).toEqual([])
      expect(Object.keys(codes).filter((word) => !storedWords.has(word))).toEqual([])
    },
  )

  it('refuses an unknown code', () => {
    const { stored } = latest.find(({ kind, variant }) => kind === 'creature' && variant === 'egg') as GoldenRow
    const data = stored.data as { s: object }
    expect(() => decodeRow({ ...stored, data: { ...data, s: { ...data.s, t: '?' } } })).toThrow(/unknown stored code/)
  })
})
