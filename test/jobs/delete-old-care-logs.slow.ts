/** Deletion of old care logs: at the announced time, with all counts kept. */

import type { Past } from '../../lambdas/domain/creature/death'
import { MS_PER_HOUR } from '../../lambdas/domain/time/instants'
import { reaper } from '../../lambdas/jobs/reap'
import { rebuild } from '../../lambdas/store/audit/rebuild'
import { commit } from '../../lambdas/store/commit'
import { triedItemChange } from '../../lambdas/store/creatures'
import { OLD_CARE_LOGS } from '../../lambdas/store/table'
import { padCareLog, useTestHouse } from '../support/agents/keeper'
import { buyCredits } from '../support/services/stripe'

const ADMIN_KEY = 'the-key-of-those-who-run-the-house'
const YEAR_HOURS = 365 * 24
const the = useTestHouse({ projecting: true, adminKey: ADMIN_KEY })

const letPass = (advance_hours: number) => the.house.call('POST', '/_local/clock', { body: { advance_hours } })
const untilHours = (instant: string) => (Date.parse(instant) - the.house.clock.now()) / MS_PER_HOUR
const logRows = async (id: string) => (await the.house.allRows()).filter(({ pk }) => pk === `log#${id}`)
const past = async () => (await the.house.rowsOf<Past>(the.keeper.id, 'past'))[0]
const careAnalytics = async () =>
  (await the.house.call('GET', '/api/admin/analytics', { headers: { 'x-admin-key': ADMIN_KEY } })).body.care
const differences = async () => (await rebuild(the.house.context.db, the.house.clock.now())).differences

describe('the care log of a past creature', () => {
  it.each(['died', 'released'])(
    'is kept until the announced time, then deleted, for a creature that %s',
    async (how) => {
      const id = await the.keeper.raise({ name: 'Moth', species_slug: 'snail' })
      expect((await the.keeper.history()).body).not.toHaveProperty('care_log_kept_until')
      await the.keeper.care('feed')
      await the.keeper.care('reflect', { notes: 'a slow day' })
      if (how === 'released') await the.keeper.release({ id })
      else await letPass(400)

      const { body: history } = await the.keeper.history(`id=${id}`)
      const ended = history.creature[`${how}_at`]
      expect(Date.parse(history.care_log_kept_until) - Date.parse(ended)).toBe(YEAR_HOURS * MS_PER_HOUR)
      expect(history).not.toHaveProperty('care_log_note')
      expect(history.care_log).toHaveLength(2)
      const { text } = await the.keeper.history(`id=${id}&format=markdown`)
      expect(text).toContain(`It is kept until ${history.care_log_kept_until}.`)

      await letPass(untilHours(history.care_log_kept_until) - 1 / 60)
      expect((await the.keeper.history(`id=${id}`)).body.care_log).toEqual(history.care_log)
      await letPass(1 / 60)
      expect(await logRows(id)).toEqual([])
      const { body: gone } = await the.keeper.history(`id=${id}`)
      expect(gone).toMatchObject({
        care_log: [],
        care_log_kept_until: history.care_log_kept_until,
        stats: history.stats,
      })
      expect(gone.care_log_note).toContain('2 entries')
      const document = await the.keeper.history(`id=${id}&format=markdown`)
      expect(document.text).toContain(`2 entries, was kept until ${history.care_log_kept_until} and is gone.`)
      expect(document.text).not.toContain('limit and offset')
    },
  )

  it('stays counted in the analytics and in a rebuild', async () => {
    const id = await the.keeper.raise({ species_slug: 'snail' })
    await the.keeper.care('feed')
    await the.keeper.care('play')
    await the.keeper.release({ id })
    await letPass(YEAR_HOURS - 1)
    const before = await careAnalytics()
    expect(await differences()).toEqual([])
    await letPass(1)
    expect((await past())?.data.forgotten).toMatchObject({ care: 2, 'action:feed': 1, 'action:play': 1 })
    expect(await careAnalytics()).toEqual(before)
    expect(await differences()).toEqual([])
  })

  it('is deleted in batches, across timeouts and lost replies, and counted once', async () => {
    const id = await the.keeper.raise({ species_slug: 'snail' })
    await the.keeper.care('reflect')
    await padCareLog(the, 250)
    await the.keeper.release({ id })
    the.house.clock.advance(YEAR_HOURS)
    const clear = (remaining: () => number) => reaper(the.house.context)({}, { getRemainingTimeInMillis: remaining })
    let asked = 0
    const short = () => {
      asked += 1
      return asked > 2 ? 0 : 9_000
    }
    expect(await clear(short)).toMatchObject({ logs_cleared: 0, failed: 0 })
    expect(await logRows(id)).toHaveLength(151)
    expect(await differences()).toEqual([])

    let writes = 0
    the.house.onDbCall = async (command, go) => {
      if (command.constructor.name !== 'TransactWriteCommand') return go()
      writes += 1
      const reply = await go()
      if (writes === 1) throw new Error('reply lost')
      return reply
    }
    await expect(clear(() => 9_000)).rejects.toThrow('could not be processed')
    the.house.onDbCall = null
    expect(await logRows(id)).toHaveLength(52)
    expect(await clear(() => 9_000)).toMatchObject({ logs_cleared: 1 })
    expect(await clear(() => 9_000)).toMatchObject({ logs_cleared: 0 })
    expect(await logRows(id)).toEqual([])
    expect((await past())?.data.forgotten).toMatchObject({ care: 250 })
    expect(await differences()).toEqual([])
  })
})

it.each(['died', 'released'])('is deleted together with the offered items of a creature that %s', async (how) => {
  const id = await the.keeper.raise({ species_slug: 'snail' })
  await the.keeper.care('reflect')
  const offers = Array.from({ length: 150 }, (_, at) => ({
    action: 'feed' as const,
    item: `thing ${at}`,
    category: 'liked' as const,
    score: 0.5,
    at: the.house.clock.now(),
  }))
  for (const some of [offers.slice(0, 90), offers.slice(90)]) {
    await commit(
      the.house.context.db,
      some.map((offer) => triedItemChange(the.keeper.id, id, offer)),
    )
  }
  if (how === 'released') await the.keeper.release({ id })
  else await letPass(400)
  const offered = () => the.house.rowsOf(the.keeper.id, 'tried')
  const { body } = await the.keeper.history(`id=${id}`)
  await letPass(untilHours(body.care_log_kept_until) - 1 / 60)
  expect(await offered()).toHaveLength(150)
  await letPass(1 / 60)
  expect(await offered()).toEqual([])
  expect(await logRows(id)).toEqual([])
  expect((await past())?.data.forgotten).toMatchObject({ care: 1 })
})

it('is kept when the creature is resurrected, and indexed again when that life ends', async () => {
  const { house, keeper } = the
  const id = await keeper.raise({ species_slug: 'beagle' })
  await keeper.care('reflect')
  const kept = async () => (await keeper.history(`id=${id}`)).body.care_log_kept_until
  await letPass(60)
  const first = await kept()
  expect(await past()).toMatchObject({ due_shard: OLD_CARE_LOGS, due_at: Date.parse(first) })
  await buyCredits(house, keeper, '500')
  expect((await house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { id } })).status).toBe(200)
  expect(await past()).toBeUndefined()
  expect(await kept()).toBeUndefined()
  await letPass(untilHours(first))
  expect((await keeper.history(`id=${id}`)).body.care_log).toHaveLength(1)
  const second = await kept()
  expect(Date.parse(second)).toBeGreaterThan(Date.parse(first))
  await letPass(untilHours(second))
  expect(await logRows(id)).toEqual([])
})
