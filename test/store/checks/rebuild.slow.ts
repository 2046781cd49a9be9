/** A rebuild: finds no difference after any lives, shows every kind of damage, and mends it. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { rebuild } from '../../../lambdas/store/checks/rebuild'
import type { Db } from '../../../lambdas/store/db'
import { encodeRow } from '../../../lambdas/store/entities/codec'
import { sumCounters } from '../../../lambdas/store/projections/views'
import { idOf, MAX_PAGE_ROWS } from '../../../lambdas/store/read'
import type { Row } from '../../../lambdas/store/row'
import { type Key, VIEW_PREFIX } from '../../../lambdas/store/table'
import { UNLIMITED } from '../../../lib/local/local-host'
import { markOutdated } from '../../../lib/local/projections-state'
import { newKeeper } from '../../support/agents/keeper'
import { runRandomLives } from '../../support/agents/random-lives'
import { openTestHouse, sharedTestHouse, type TestHouse } from '../../support/test-house'

const differing = async ({ context, clock }: TestHouse) =>
  (await rebuild(context.db, clock.now())).differences.map(({ row }) => row)
const mend = ({ context, clock }: TestHouse) => rebuild(context.db, clock.now(), { mend: true })
const put = ({ context: { db } }: TestHouse, row: Row) =>
  db.send(new PutCommand({ TableName: db.table, Item: encodeRow(row) }))
const remove = ({ context: { db } }: TestHouse, { pk, sk }: Key) =>
  db.send(new DeleteCommand({ TableName: db.table, Key: { pk, sk } }))

it('mends projections of commits that a killed process did not project, at the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rebuild-'))
  const before = await openTestHouse({ projecting: true, dataDir })
  const keeper = await newKeeper(before)
  await keeper.raise({ species_slug: 'tabby' })
  before.context.db.onCommit = undefined
  await newKeeper(before)
  await keeper.care('reflect', { notes: 'Still here.' })
  expect(await differing(before)).toEqual(
    expect.arrayContaining(['view#house|totals', expect.stringContaining('view#recent#cat')]),
  )
  await markOutdated(before.context.db)
  await before.close()

  const after = await openTestHouse({ projecting: true, dataDir, newId: randomUUID })
  expect(await differing(after)).toEqual([])
  const { body } = await after.call('GET', '/api/stats')
  expect(body).toMatchObject({ agents: 2, creatures_alive: 1, activity_24h: { reflections: 1, active_agents: 2 } })
  await newKeeper(after)
  expect((await after.call('GET', '/api/stats')).body.agents).toBe(3)
  await after.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('after random lives', () => {
  const house = sharedTestHouse({ projecting: true, rateLimits: UNLIMITED })
  beforeAll(async () => {
    const [leaver] = await runRandomLives(house, 'rebuild', 120)
    if (leaver) await house.call('DELETE', '/api/me', { key: leaver.key, body: { username: leaver.username } })
    await house.runJobs()
  }, 60_000)

  const isProjection = ({ type, expires_at = Infinity }: Row) =>
    ['view', 'view-count'].includes(type) && expires_at > house.clock.now() / 1000
  const views = async () => (await house.allRows()).filter(isProjection)
  const isCounter = ({ type }: Row) => type === 'view-count'
  /** A counter is named without its slot. */
  const nameOf = (row: Row) => (isCounter(row) ? idOf(row).replace(/#[^#]*$/, '') : idOf(row))
  const kindOf = ({ pk }: Row) => (pk.slice(VIEW_PREFIX.length).split('#') as [string])[0]

  const positive = (row: Row) => Object.entries(sumCounters([row])).find(([, count]) => count > 0)
  /** Not those that a leaver's entries are missing in: more may be missing. */
  const isWhole = (row: Row) => (isCounter(row) ? positive(row) : !(row.data as { left?: number }).left)
  const rowOf = async (kind: string) => (await views()).find((row) => kindOf(row) === kind && isWhole(row)) as Row

  const KINDS = [
    'adoptions',
    'analytics',
    'births',
    'creature',
    'days',
    'deaths',
    'designs',
    'flowers',
    'graves',
    'hall',
    'house',
    'keeper',
    'newest',
    'popular',
    'providers',
    'recent',
    'stone',
    'survival',
    'tally',
  ]

  const altered = (row: Row): Row => {
    if (!isCounter(row)) return { ...row, data: { ...(row.data as object), count: 77 } }
    const [name, count] = positive(row) as [string, number]
    return { ...row, [name]: count + 3 }
  }

  it('shows no difference, and covers every kind of projection', async () => {
    expect(await differing(house)).toEqual([])
    const kinds = new Set((await views()).map(kindOf))
    expect([...kinds].sort()).toEqual(KINDS)
  })

  it.each(KINDS)('shows and mends a wrong, a missing and an orphan row of %s', async (kind) => {
    const row = await rowOf(kind)
    const orphan = { ...row, sk: `${row.sk}#0` }
    const damages: [() => Promise<unknown>, string][] = [
      [() => put(house, altered(row)), nameOf(row)],
      [() => remove(house, row), nameOf(row)],
      [() => put(house, orphan), nameOf(orphan)],
    ]
    for (const [damage, name] of damages) {
      await damage()
      expect((await mend(house)).differences.map((one) => one.row)).toEqual([name])
      expect(await differing(house)).toEqual([])
    }
    const data = ({ data }: Row) => data
    expect((await views()).filter((one) => idOf(one) === idOf(row)).map(data)).toEqual([row.data])
  })

  it('shows and mends a creature that is missing or listed too late in the due index', async () => {
    const creature = (await house.allRows()).find(({ due_shard, type }) => due_shard && type === 'creature') as Row
    const { due_at, due_shard, ...unlisted } = creature
    for (const wrong of [unlisted, { ...creature, due_at: Number(creature.dies_at) + 3_600_000 }]) {
      await put(house, wrong)
      expect(await differing(house)).toEqual([idOf(creature)])
      await mend(house)
      expect(await differing(house)).toEqual([])
    }
    const mended = (await house.allRows()).find((row) => idOf(row) === idOf(creature))
    expect(mended).toEqual({ ...creature, due_at: creature.dies_at })
  })

  it('writes all projections of a table that has none', async () => {
    const before = await views()
    for (const row of before) await remove(house, row)
    expect((await mend(house)).differences.length).toBeGreaterThan(100)
    expect(await differing(house)).toEqual([])
    const after = (await views()).filter((row) => !isCounter(row))
    expect(after.map(idOf)).toEqual(before.filter((row) => !isCounter(row)).map(idOf))
  })

  it('limits every page: the embedded engine reads the whole rest of a range for each unlimited page', async () => {
    const { db } = house.context
    const limits: unknown[] = []
    const send = ((command: { input: { Limit?: number } }) => {
      if (/^(Scan|Query)Command$/.test(command.constructor.name)) limits.push(command.input.Limit)
      return db.send(command as never)
    }) as unknown as Db['send']
    await rebuild({ ...db, send }, house.clock.now())
    expect(limits.length).toBeGreaterThan(0)
    expect(limits.filter((limit) => !(Number(limit) <= MAX_PAGE_ROWS))).toEqual([])
  })
})
