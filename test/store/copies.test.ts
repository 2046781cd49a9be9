/** Denormalised copies of names: every copy is listed and checked against its source. */
import type { Agent } from '../../lambdas/domain/accounts/agent'
import { agentChange, readAgent } from '../../lambdas/store/agents'
import { commit } from '../../lambdas/store/commit'
import { creatureChange, readCreature } from '../../lambdas/store/creatures'
import type { CreatureRow } from '../../lambdas/store/household'
import type { Row } from '../../lambdas/store/row'
import { VIEW_PREFIX } from '../../lambdas/store/table'
import { COPIES } from '../../lib/tools/documents/data-model'
import { humanOf } from '../support/agents/human'
import { countAdultRaised, GENEROUS_LIMITS, newKeeper } from '../support/agents/keeper'
import { staleCopies, untestedCopies } from '../support/copies'
import { buyCredits } from '../support/services/stripe'
import { openTestHouse } from '../support/test-house'

/** The row with another value at this path of its data. */
function altered(row: Row, path: string): Row {
  const copy = structuredClone(row)
  const [last = '', ...before] = path.split('.').reverse()
  const part = before.reverse().reduce((part, name) => part?.[name] as Fields, copy.data as Fields)
  if (typeof part?.[last] === 'object') (part[last] as Fields).name = OTHER
  else if (part?.[last] !== undefined) part[last] = OTHER
  return copy
}
const OTHER = 'something else'
type Fields = Record<string, unknown>

/**
 * Fields that are the source of a name, or that are not looked up by it; losses, of which the oldest is checked, and news untold, which only their
 * keeper sees; and the name of a creature's keeper, which never changes while it has one.
 */
const NO_COPIES = [
  'agent.username',
  'agent.display_name',
  'agent.losses',
  'creature.name',
  'creature.keeper',
  'past.creature.keeper',
  'past.creature.name',
  'species.name',
  'untold.name',
  'untold.last',
  'past.creature.species.name',
]

/** Fields that hold one of the names but are not listed in COPIES, so that a rename would miss them. */
function unlisted(rows: readonly Row[], names: readonly string[]): string[] {
  const listed = [...NO_COPIES, ...COPIES.map(({ at, under }) => `${at}.${under}`)]
  const found = rows
    .filter(({ pk, type }) => type && !pk.startsWith(VIEW_PREFIX))
    .flatMap(({ type, data }) => fieldsWith(data, names, type as string))
  return [...new Set(found)].filter((path) => !listed.some((one) => path === one || path.startsWith(`${one}.`)))
}

const fieldsWith = (data: unknown, names: readonly string[], path: string): string[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([field, value]) =>
        fieldsWith(value, names, Array.isArray(data) ? path : `${path}.${field}`),
      )
    : names.includes(String(data))
      ? [path]
      : []

it('detects a stale value in every listed copy, and there are no unlisted copies', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: GENEROUS_LIMITS })
  const keeper = await newKeeper(house)
  const ask = (path: string, body: object) => house.call('POST', path, { key: keeper.key, body })
  await countAdultRaised(house, keeper.id)
  await ask('/api/house/species', {
    slug: 'moon_cat',
    name: 'Moon Cat',
    family: 'cat',
    personality: 'Waxes and wanes with great calm.',
  })
  for (const name of ['Ash', 'Birch']) {
    await keeper.raise({ name, species_slug: 'moon_cat' })
    await keeper.care('reflect')
    house.clock.advance(60)
    await keeper.status()
  }
  await keeper.raise({ name: 'Cedar', species_slug: 'moon_cat' })
  await ask('/api/house/credits', { pack: '100' })
  await house.call('PATCH', '/api/me', { key: keeper.key, body: { timezone: 'Asia/Tokyo' } })
  const { gravestones } = (await house.call('GET', '/api/house/graveyard', { key: keeper.key })).body
  await buyCredits(house, keeper, '100')
  await (await humanOf(house, keeper)).send('return', { id: gravestones[0].creature_id })
  const { key, username } = await newKeeper(house)
  await house.call('POST', '/api/house/flowers', { key, body: { gravestone_id: gravestones[0].id } })
  const rows = await house.allRows()
  expect(staleCopies(rows)).toEqual([])
  expect(unlisted(rows, [keeper.username, username, 'Ash', 'Birch', 'Cedar', 'Moon Cat'])).toEqual([])
  const unnoticed = COPIES.filter(({ at, under }) => {
    const changed = rows.map((row) => (row.type === at ? altered(row, under) : row))
    return !staleCopies(changed).some((difference) => difference.startsWith(`${at}.${under} is `))
  })
  expect(unnoticed.map(({ at, under }) => `${at}.${under}`)).toEqual([])
  await house.close()
})

it('fails a test house on close if a rename left a stale copy', async () => {
  const house = await openTestHouse({ rateLimits: GENEROUS_LIMITS })
  const keeper = await newKeeper(house)
  await keeper.raise({ name: 'Ash' })
  house.clock.advance(60)
  await keeper.status()
  const row = (await readAgent(house.context.db, keeper.id)) as Row<Agent>
  await commit(house.context.db, [agentChange(row, { ...row.data, username: 'renamed' })])
  await expect(house.close()).rejects.toThrow(`stone.caretaker is ${keeper.username}, not renamed as agent.username`)
})

it('allows the care log to keep a former name of the creature, but no other name', async () => {
  const house = await openTestHouse({ rateLimits: GENEROUS_LIMITS })
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ name: 'Ash' })
  await keeper.care('reflect')
  const row = (await readCreature(house.context.db, keeper.id, id)) as CreatureRow
  await commit(house.context.db, [creatureChange(row, { ...row.data, name: 'Aspen' })])
  expect(staleCopies(await house.allRows(), house.rowsBeforeRename)).toEqual([])
  expect(untestedCopies(await house.allRows(), house.rowsBeforeRename)).toEqual([])
  const [{ rowsBeforeRename: former }, rows] = [house, await house.allRows()]
  const strange = rows.map((log) => (log.type === 'log' ? altered(log, 'by.creature') : log))
  expect(staleCopies(strange, former)).toEqual([`log.by.creature is ${OTHER}, not Aspen as creature.name`])
  await house.close()
})
