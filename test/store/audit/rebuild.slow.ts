/** A rebuild: finds and repairs every difference offline, and with writers around only what is safe. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DeleteCommand, PutCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Gravestone, Past } from '../../../lambdas/domain/afterlife/gravestone'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { timeOrderKey } from '../../../lambdas/domain/projections/page-lookups'
import type { AuditState } from '../../../lambdas/store/audit/projection-audit'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import { checkSubject } from '../../../lambdas/store/audit/subjects'
import { commit } from '../../../lambdas/store/commit'
import { speciesChanges } from '../../../lambdas/store/community-species'
import type { Db } from '../../../lambdas/store/db'
import { MAX_PAGE_ROWS } from '../../../lambdas/store/read'
import type { Row } from '../../../lambdas/store/row'
import { population, writeRows } from '../../../lib/local/engine/population'
import { markOutdated } from '../../../lib/local/projections-state'
import { type Keeper, newKeeper } from '../../support/agents/keeper'
import { freshTestHouse, openTestHouse } from '../../support/test-house'

const house = freshTestHouse({ projecting: true, rateLimits: { register: 1000 } })
let keeper: Keeper
beforeEach(async () => {
  keeper = await newKeeper(house)
  await keeper.raise({ species_slug: 'tabby' })
})

const repair = () => rebuild(house.context.db, house.clock.now(), { repair: 'offline' })
const repairOnline = () => rebuild(house.context.db, house.clock.now(), { repair: 'online' })
const differing = async () => (await rebuild(house.context.db, house.clock.now())).differences.map(({ place }) => place)
const stored = async (partition: string) =>
  (await house.allRows()).find(({ pk }) => pk.startsWith(`view#${partition}`)) as Row<object>
const put = (Item: object) =>
  house.context.db.send(new PutCommand({ TableName: house.context.db.table, Item: { ...Item } }))
const remove = ({ pk, sk }: Row) =>
  house.context.db.send(new DeleteCommand({ TableName: house.context.db.table, Key: { pk, sk } }))

it('repairs projections of commits that a killed process did not project, at the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rebuild-'))
  const before = await openTestHouse({ projecting: true, dataDir })
  const keeper = await newKeeper(before)
  await keeper.raise({ species_slug: 'tabby' })
  before.context.db.onCommit = undefined
  await newKeeper(before)
  await keeper.care('reflect', { notes: 'Still here.' })
  const { differences } = await rebuild(before.context.db, before.clock.now())
  expect(differences.map(({ place }) => place)).toEqual(
    expect.arrayContaining([expect.stringContaining('view#house|totals'), expect.stringContaining('view#recent#cat')]),
  )
  await markOutdated(before.context.db)
  await before.close()

  const after = await openTestHouse({ projecting: true, dataDir, newId: randomUUID })
  expect((await rebuild(after.context.db, after.clock.now())).differences).toEqual([])
  const { body } = await after.call('GET', '/api/stats')
  expect(body).toMatchObject({ agents: 2, creatures_alive: 1, activity_24h: { reflections: 1, active_agents: 2 } })
  await newKeeper(after)
  expect((await after.call('GET', '/api/stats')).body.agents).toBe(3)
  await after.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it.each([false, true])(
  'writes all projections of a house that has none, in transactions: %s',
  async (inTransactions) => {
    const neighbour = await newKeeper(house)
    await neighbour.raise({ species_slug: 'husky' })
    house.clock.advance(60)
    const stone = (await keeper.status()).body.gravestone.id
    await house.runJobs()
    await house.call('POST', '/api/house/flowers', { key: neighbour.key, body: { gravestone_id: stone } })
    await house.runJobs()
    const views = (await house.allRows()).filter(({ pk }) => pk.startsWith('view#'))
    for (const row of views) await remove(row)
    const { repaired } = await rebuild(house.context.db, house.clock.now(), { repair: 'offline', inTransactions })
    expect(repaired).toBeGreaterThan(10)
    expect(await differing()).toEqual([])
  },
)

it('removes flower counts whose flowers were deleted', async () => {
  const neighbour = await newKeeper(house)
  house.clock.advance(60)
  const gravestone_id = (await keeper.status()).body.gravestone.id
  await house.runJobs()
  await house.call('POST', '/api/house/flowers', { key: neighbour.key, body: { gravestone_id } })
  await remove((await house.allRows()).find(({ type }) => type === 'flower') as Row)
  expect(await differing()).toEqual([expect.stringContaining('view#flowers'), expect.stringContaining('view#flowers')])
  expect(await repair()).toMatchObject({ repaired: 2 })
  expect(await differing()).toEqual([])
})

it('limits every page: the embedded engine reads the whole rest of a range for each unlimited page', async () => {
  const { db } = house.context
  const pages: { command: string; limit: unknown }[] = []
  const send = ((command: { input: { Limit?: number } }) => {
    const { name } = command.constructor
    if (['ScanCommand', 'QueryCommand'].includes(name)) pages.push({ command: name, limit: command.input.Limit })
    return db.send(command as never)
  }) as unknown as Db['send']
  await rebuild({ ...db, send }, house.clock.now(), { repair: 'offline' })
  expect(new Set(pages.map(({ command }) => command))).toEqual(new Set(['ScanCommand', 'QueryCommand']))
  expect(pages.filter(({ limit }) => !(Number(limit) <= MAX_PAGE_ROWS))).toEqual([])
})

it('keeps only recent aggregates in memory', async () => {
  await keeper.care('reflect')
  const keptPartitions = async (): Promise<Set<string>> => {
    const kept = new Set<string>()
    const save = ({ notes }: AuditState) => {
      for (const { key } of notes) kept.add(key.partition.replace(/#.*/, ''))
    }
    const { differences } = await rebuild(house.context.db, house.clock.now(), { segments: 3, save })
    expect(differences).toEqual([])
    return kept
  }
  expect(await keptPartitions()).toEqual(new Set(['recent', 'tally', 'providers', 'births']))
  house.clock.advance(24 * 8)
  await keeper.status()
  expect((await house.call('GET', '/api/stats')).body.gravestones).toBe(1)
  expect(await keptPartitions()).toEqual(new Set(['tally', 'providers', 'births']))
})

it('writes the newest births only', async () => {
  await writeRows(house.context.db, population(300, house.clock.now()), () => {})
  await repair()
  const births = (await house.allRows()).filter(({ pk }) => pk === 'view#births').map(({ sk }) => sk)
  const hatched = (await house.allRows()).flatMap(({ type, data }) => {
    const life = type === 'past' ? (data as Past).creature : type === 'creature' ? (data as Creature) : null
    return life?.hatched_at ? [timeOrderKey(life.hatched_at, life.id)] : []
  })
  expect(births.sort()).toEqual(hatched.sort().slice(-100))
})

it('writes a damaged list again, in order', async () => {
  const slugs = Array.from({ length: 12 }, (_, at) => `moss_${at}`)
  const { db, now } = house.context
  for (const [at, slug] of slugs.entries()) {
    const names = { slug, name: slug, creator_id: keeper.id, creator: keeper.username }
    const species = { ...names, family: 'cat', tier: 'community', created_at: now() + at }
    await commit(db, speciesChanges(species as never))
  }
  expect(await differing()).toEqual([])
  const block = (await stored('list#species#all')) as Row<{ entries: object[] }>
  await put({ ...block, data: { entries: block.data.entries.toReversed() } })
  expect(await differing()).toEqual(['view#list#species#all|head'])
  expect(await repair()).toMatchObject({ differing: 1, repaired: 1 })
  expect(await differing()).toEqual([])
})

/** Changes of all kinds of projections: counters, boards, tallies, recent care, lookups. */
async function changeMuch(): Promise<void> {
  const other = await newKeeper(house)
  await other.raise({ species_slug: 'beagle' })
  await other.care('reflect', { notes: 'Here we are.' })
  await keeper.care('play')
}

it('counts the stones of an agent that left, and removes it from the board, as does the audit', async () => {
  house.clock.advance(60)
  await keeper.status()
  const [entry, total] = [await stored('hall#gravestone_count'), await stored('house')]
  await house.call('DELETE', '/api/me', { key: keeper.key, body: { username: keeper.username } })
  expect(await stored('hall#gravestone_count')).toBeUndefined()
  const { db } = house.context
  const check = { db, consistent: true, repair: false }
  expect([...(await checkSubject(check, 'total')), ...(await differing())]).toEqual([])

  const [partition, name] = [entry.pk.slice('view#'.length), entry.sk]
  for (const repairEntry of [
    () => checkSubject({ ...check, repair: true }, `place ${partition} ${name}`),
    repairOnline,
    repair,
  ]) {
    await put(entry)
    expect(await checkSubject(check, `place ${partition} ${name}`)).toMatchObject([{ law: 'boards' }])
    expect(await differing()).toEqual([`${entry.pk}|${entry.sk}`])
    await repairEntry()
    expect(await differing()).toEqual([])
  }

  const counter = (await house.allRows()).find(
    ({ pk, gravestones }: Row & { gravestones?: number }) => pk === total.pk && gravestones,
  ) as Row & { gravestones: number }
  await put({ ...counter, gravestones: counter.gravestones - 1 })
  expect(await checkSubject(check, 'total')).toMatchObject([{ law: 'total' }])
  expect(await differing()).toEqual(['view#house|totals'])
  expect(await repair()).toMatchObject({ differing: 1, repaired: 1 })
  expect(await checkSubject(check, 'total')).toEqual([])
})

describe('online', () => {
  /** Holds back the projector until the returned function is called. */
  function holdProjector(): () => Promise<void> {
    const { db } = house.context
    const project = db.onCommit
    db.onCommit = async () => {}
    return async () => {
      db.onCommit = project
      await project?.([])
    }
  }

  it('leaves changes to the projector that are still in the stream', async () => {
    const release = holdProjector()
    await changeMuch()
    await repairOnline()
    await release()
    expect(await differing()).toEqual([])
  })

  it('leaves a death to the projector, as does the audit: it would be counted twice', async () => {
    const release = holdProjector()
    house.clock.advance(60)
    await keeper.status()
    await repairOnline()
    const { died_at } = ((await house.rowsOf<Gravestone>(keeper.id, 'stone'))[0] as Row<Gravestone>).data
    const check = { db: house.context.db, consistent: true, repair: true }
    await checkSubject(check, `hour ${Math.floor(died_at / 3_600_000)}`)
    await release()
    expect(await differing()).toEqual([])
  })

  /** Runs `act` once, at the first call of this kind. */
  function interruptAt(kind: abstract new (...args: never[]) => object, act: () => Promise<unknown>): () => boolean {
    let done = false
    house.onDbCall = async (command, go) => {
      if (done || !(command instanceof kind)) return go()
      done = true
      const page = kind === ScanCommand ? await go() : null
      await act()
      return page ?? go()
    }
    return () => done
  }

  it('overwrites nothing that was projected after the scan', async () => {
    const wasInterrupted = interruptAt(ScanCommand, changeMuch)
    await repairOnline()
    expect(wasInterrupted()).toBe(true)
    expect(await differing()).toEqual([])
  })

  it('does not restore the board entry of a creature that dies meanwhile', async () => {
    await remove(await stored('hall#oldest_living'))
    const wasInterrupted = interruptAt(TransactWriteCommand, async () => {
      house.clock.advance(60)
      await keeper.status()
    })
    await repairOnline()
    expect(wasInterrupted()).toBe(true)
    expect(await differing()).toEqual([])
  })

  it('repairs missing, wrong and orphan projections of a single row, and leaves aggregates to a run without writers', async () => {
    house.clock.advance(60)
    await keeper.status()
    await (await newKeeper(house)).raise({ species_slug: 'beagle' })
    const [oldest, graves, tally] = [
      await stored('hall#oldest_living'),
      await stored('hall#gravestone_count'),
      await stored('tally#provider:unknown'),
    ]
    await remove(oldest)
    await remove(await stored('stone#'))
    await put({ ...graves, data: { ...graves.data, gravestones: 7 } })
    await put({ ...oldest, sk: '000000000000001#gone', data: { agent_id: 'gone', creature_id: 'gone' } })
    await put({ ...tally, data: { ...tally.data, count: 9 } })
    expect(await differing()).toHaveLength(5)
    expect(await repairOnline()).toMatchObject({ differing: 5, repaired: 4 })
    expect(await repair()).toMatchObject({ differing: 1, repaired: 1 })
    expect(await differing()).toEqual([])
  })
})
