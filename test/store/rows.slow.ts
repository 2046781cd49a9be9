/** Stored rows of random lives: decoding inverts encoding, and creatures fit into two write units. */
import type { LogEntry } from '../../lambdas/domain/care/care-log'
import type { Creature } from '../../lambdas/domain/creature/creature'
import { decodeRow, encodeRow } from '../../lambdas/store/entities/codec'
import type { Row } from '../../lambdas/store/row'
import { itemBytes } from '../../lib/local/engine/memory-table'
import { UNLIMITED } from '../../lib/local/local-host'
import { newKeeper } from '../support/agents/keeper'
import { recordChanges, runRandomLives } from '../support/agents/random-lives'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ projecting: false, rateLimits: UNLIMITED })
let rows: Row[]
beforeAll(async () => {
  const changes = recordChanges(house)
  await runRandomLives(house, 'shorthand', 25)
  rows = changes.flatMap(({ after }) => after ?? [])
})

const bytes = (row: Row): number => itemBytes({ ...encodeRow(row), commit: 'c'.repeat(36) } as never)

const plain = (row: Row): unknown => JSON.parse(JSON.stringify(row))

/** The designer of the species is only shown after the adoption and not stored with the creature. */
function stored(row: Row): unknown {
  const copy = structuredClone(row) as Row<{ species?: { creator?: string }; creature?: Creature }>
  for (const creature of [copy.data, copy.data?.creature]) delete (creature?.species as { creator?: string })?.creator
  return plain(copy)
}

it('decodes every row that random lives wrote to its original', () => {
  const types = new Set(rows.map(({ type }) => type))
  expect([...types]).toEqual(expect.arrayContaining(['creature', 'past', 'log', 'stone', 'agent']))
  for (const row of rows) expect(plain(decodeRow(encodeRow(row)))).toEqual(stored(row))
})

it('fits a hatchling, an adult and a log entry into their write units', async () => {
  const keeper = await newKeeper(house)
  await keeper.raise({ name: 'Sir Reginald Fluffington', species_slug: 'border_collie' })
  const [hatchling] = await house.rowsOf<Creature>(keeper.id, 'creature')
  expect(bytes(hatchling as Row)).toBeLessThan(1_024)
  for (let round = 0; round < 46; round++) {
    house.clock.advance(4)
    await keeper.care(round % 4 === 1 ? 'reflect' : 'feed', round % 4 === 2 ? { item: 'salmon treats' } : {})
    await keeper.care(round % 2 === 1 ? 'discipline' : 'medicine', round === 45 ? { item: 'a tug too hard' } : {})
  }
  const [adult] = await house.rowsOf<Creature>(keeper.id, 'creature')
  expect(adult?.data.stage).toBe('adult')
  expect(adult?.data.recent_actions).toHaveLength(20)
  expect(adult?.data.milestones.length).toBeGreaterThan(6)
  expect(bytes(adult as Row)).toBeLessThan(1_800)
  const entry = (await house.allRows()).find((row) => row.type === 'log' && (row.data as LogEntry).item) as Row
  expect(bytes(entry)).toBeLessThan(1_024)
})
