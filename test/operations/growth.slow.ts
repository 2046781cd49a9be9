/** No call costs more in a larger house, or with a longer past of its keeper. */

import type { OperationId } from '../../lambdas/api/routes/routes'
import { careActions } from '../../lambdas/domain/creature/creature'
import { asInstant, type Instant } from '../../lambdas/domain/time/instants'
import { agentChange, readAgent } from '../../lambdas/store/agents'
import { commit } from '../../lambdas/store/commit'
import { creatureChange, readCreature } from '../../lambdas/store/creatures'
import { gravestoneChange } from '../../lambdas/store/graveyard'
import type { Row } from '../../lambdas/store/row'
import { logRow, memberName, memberSpecies, population, stoneOf, writeRows } from '../../lib/local/engine/population'
import type { RequestFields } from '../../lib/local/events'
import { type MeasuredHost, measuredHost } from '../../lib/tools/measure/measured-host'
import { type Keeper, Stage } from '../../lib/tools/scenarios'

type Call = readonly [operation: OperationId, asked?: RequestFields]

const slug = memberSpecies(3)
const username = memberName(3)
const PUBLIC: readonly Call[] = [
  ['stats'],
  // A page that is full in both houses.
  ['graveyard', { query: { per_page: '10' } }],
  ['graveyard', { query: { page: '2', per_page: '10' } }],
  ['graveyard', { query: { agent: username } }],
  ['hall'],
  ['hall', { query: { page: '2' } }],
  ['hall', { query: { category: 'most_consistent' } }],
  ['hall', { query: { category: 'gravestone_count' } }],
  ['models'],
  ['list_species', { query: { family: 'cat', per_page: '2' } }],
  ['list_species', { query: { sort: 'popular', per_page: '2' } }],
  ['species', { path: { slug: 'housecat' } }],
  ['species', { path: { slug } }],
  ['analytics'],
  ['home'],
  ['hall_page'],
  ['models_page'],
  ['graveyard_page'],
  ['species_page', { path: { slug } }],
  ['agent_page', { path: { username } }],
]

const ofKeeper = ({ key, creature }: Keeper): readonly Call[] => [
  ['status', { key, query: { creature_id: creature } }],
  ['care', { key, body: { action: 'reflect', creature_id: creature } }],
  ['history', { key }],
  ['graveyard', { key }],
]

const NOW = Date.parse('2026-03-02T09:00:00.000Z')

/** Units of each call, and how many calls to the database it makes. */
async function costs(host: MeasuredHost, calls: readonly Call[]): Promise<Record<string, object>> {
  const found: Record<string, object> = {}
  for (const [operation, asked = {}] of calls) {
    // The first calls of a minute also read what the process then caches for that minute.
    for (let warm = 0; warm < 2; warm++) await host.ask(operation, asked)
    const { spent } = await host.measure(() => host.ask(operation, asked))
    const { key, ...shown } = asked
    found[`${key ? 'own ' : ''}${operation} ${JSON.stringify(shown)}`] = {
      units: spent.reads + spent.writes,
      calls: spent.calls,
    }
  }
  return found
}

async function inHouseOf(creatures: number): Promise<Record<string, object>> {
  const host = await measuredHost({ time: () => NOW, seed: 'growth' })
  try {
    await writeRows(host.context.db, population(creatures, asInstant(NOW)), () => {})
    await host.publish()
    const keeper = await new Stage(host).newKeeper()
    return await costs(host, [...PUBLIC, ...ofKeeper(keeper)])
  } finally {
    await host.close()
  }
}

it('costs the same units with a hundred creatures in the house and with two thousand', async () => {
  expect(await inHouseOf(2_000)).toEqual(await inHouseOf(100))
})

/** Rows of a keeper with a longer past: entries in the log of its creature, and stones. */
async function lengthen(host: MeasuredHost, { id, username, creature }: Keeper, from: number, to: number) {
  const { db, now } = host.context
  const [agent, row] = [await readAgent(db, id, { consistent: true }), await readCreature(db, id, creature)]
  if (!agent || !row) throw new Error('keeper not found')
  const at: Instant = row.data.stats_at
  const rows = function* (): Generator<Row> {
    for (let number = from; number <= to; number++) {
      yield logRow(row.data, username, { id: String(number), number, done_at: at, action: 'reflect' })
      yield gravestoneChange(id, stoneOf(row.data, { number, caretaker: username, died_at: now() })).after
    }
  }
  await writeRows(db, rows(), () => {})
  await commit(db, [creatureChange(row, { ...row.data, cared: { reflect: to } })])
  await commit(db, [agentChange(agent, { ...agent.data, tallies: { ...agent.data.tallies, deaths: to } })])
}

it('costs the same units with a hundred log entries and stones and with two thousand', async () => {
  const host = await measuredHost({ time: () => NOW, seed: 'growth' })
  try {
    const keeper = await new Stage(host).newKeeper()
    const calls = ofKeeper(keeper)
    await lengthen(host, keeper, 1, 100)
    const few = await costs(host, calls)
    const { data } = (await readCreature(host.context.db, keeper.id, keeper.creature))!
    await lengthen(host, keeper, careActions(data) + 1, 2_000)
    expect(await costs(host, calls)).toEqual(few)
  } finally {
    await host.close()
  }
})
