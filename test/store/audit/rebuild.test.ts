/** The projections after a start: whatever happened to the process before, they are what the rows add up to. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditState } from '../../../lambdas/store/audit/projection-audit'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import type { Db } from '../../../lambdas/store/db'
import { MAX_PAGE_ROWS } from '../../../lambdas/store/read'
import { markOutdated } from '../../../lib/local/projections-state'
import { newKeeper } from '../../support/agents/keeper'
import { openTestHouse } from '../../support/test-house'

const dataDir = mkdtempSync(join(tmpdir(), 'rebuild-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('makes good what was committed and never projected', async () => {
  const before = await openTestHouse({ projecting: true, dataDir })
  const keeper = await newKeeper(before)
  await keeper.raise({ species_slug: 'tabby' })
  // As if the process had been killed between the commit and what follows from it.
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
})

it('never asks for all that is left: the embedded engine would read it whole for each page, and a large house never be added up', async () => {
  const house = await openTestHouse({ projecting: true })
  await (await newKeeper(house)).raise({ species_slug: 'beagle' })
  const { db } = house.context
  const pages: { of: string; most: unknown }[] = []
  const send = ((command: { input: { Limit?: number } }) => {
    const of = command.constructor.name
    if (['ScanCommand', 'QueryCommand'].includes(of)) pages.push({ of, most: command.input.Limit })
    return db.send(command as never)
  }) as unknown as Db['send']
  await rebuild({ ...db, send }, house.clock.now(), { mend: true })
  expect(new Set(pages.map(({ of }) => of))).toEqual(new Set(['ScanCommand', 'QueryCommand']))
  expect(pages.filter(({ most }) => most !== MAX_PAGE_ROWS)).toEqual([])
  await house.close()
})

it('keeps in mind only what rows of many agents add up to, and of that only what is recent', async () => {
  const house = await openTestHouse({ projecting: true })
  const keeper = await newKeeper(house)
  await keeper.raise({ species_slug: 'beagle' })
  await keeper.care('reflect')
  const shelves = async (): Promise<Set<string>> => {
    const kept = new Set<string>()
    const save = ({ notes }: AuditState) => {
      for (const { key } of notes) kept.add(key.partition.replace(/#.*/, ''))
    }
    const { differences } = await rebuild(house.context.db, house.clock.now(), { segments: 3, save })
    expect(differences).toEqual([])
    return kept
  }
  expect(await shelves()).toEqual(new Set(['recent', 'tally', 'providers']))
  house.clock.advance(24 * 8)
  await keeper.status()
  expect((await house.call('GET', '/api/stats')).body.gravestones).toBe(1)
  expect(await shelves()).toEqual(new Set(['tally', 'providers']))
  await house.close()
})
