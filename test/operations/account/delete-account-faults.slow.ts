/** Account deletion with much data, interrupted, concurrent with other calls, and with payments in flight. */
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import { commit } from '../../../lambdas/store/commit'
import { logEntryChange } from '../../../lambdas/store/creatures'
import { useDeletionHouse } from '../../support/agents/account-deletion'
import { alterCreature, newKeeper, padCareLog } from '../../support/agents/keeper'
import { balanceOf, buyCredits, charge, envelope, placeOrder } from '../../support/services/stripe'

const the = useDeletionHouse()

it('the export of a long care log has pages with every entry once and none of other agents', async () => {
  const keeper = await newKeeper(the.house)
  const first = await keeper.raise({ species_slug: 'tabby' })
  await keeper.care('play', { creature_id: first })
  await padCareLog({ house: the.house, keeper }, 900)
  await keeper.raise({ species_slug: 'calico' })
  const pages = await the.exportAll(keeper)
  expect(pages).toHaveLength(3)
  expect(pages.flatMap(({ care_log }) => care_log)).toHaveLength(900)
  expect(pages.flatMap(({ creatures }) => creatures)).toHaveLength(2)
  expect(pages.filter(({ profile }) => profile)).toHaveLength(1)

  const other = await newKeeper(the.house)
  await other.raise({ species_slug: 'tabby' })
  const bookmark = Buffer.from(JSON.stringify({ row: `creature#${first}`, entry: 0 })).toString('base64url')
  const seen = await the.exportAll(other, `/api/me/export?after=${bookmark}`)
  expect(JSON.stringify(seen)).not.toContain(first)
})

it('the reaper finishes an interrupted deletion, and projections stay consistent throughout', async () => {
  const { keeper, words, living, stoneId } = await the.establishedKeeper({
    username: 'test-halfway',
    model: { provider: 'p-test' },
  })
  await alterCreature({ house: the.house, keeper }, () => ({ cared: { reflect: 2 } }), living)
  const log = await the.house.allRows()
  const [entry] = log.filter(({ pk }) => pk === `log#${living}`)
  const more = Array.from({ length: 80 }, (_, at) => logEntryChange({ ...(entry!.data as LogEntry), number: 100 + at }))
  await commit(the.house.context.db, more)
  let writes = 0
  the.house.onDbCall = async (command, go) => {
    if (/TransactWrite/.test(command.constructor.name) && JSON.stringify(command).includes('"departed"')) {
      writes += 1
      if (writes > 2) throw Object.assign(new Error('database unavailable'), { name: 'InternalServerError' })
    }
    return go()
  }
  expect((await the.deleteAccount(keeper)).status).toBe(200)
  the.house.onDbCall = null
  expect((await keeper.status()).status).toBe(401)
  expect((await the.house.allRows()).filter(({ pk }) => pk === `log#${living}`).length).toBeGreaterThan(0)
  expect((await the.page(`/creatures/${living}`)).status).toBe(404)
  await the.house.runJobs()
  expect(await the.rowsAbout(words, living)).toEqual([])
  expect((await the.rowsAbout(stoneId)).length).toBeGreaterThan(0)
  expect(await the.projectionDifferences()).toEqual([])
})

it.each([
  ['a checkout link', '/api/house/credits', { pack: '100' }],
  ['a resurrection', '/api/house/resurrect', {}],
])('deletion leaves no order for a concurrent request of %s', async (_, path, body) => {
  const keeper = await newKeeper(the.house)
  const creature_id = await keeper.raise({ species_slug: 'calico' })
  the.house.clock.advance(60)
  const sent = { key: keeper.key, body: path.endsWith('resurrect') ? { creature_id } : body }
  let left = false
  the.house.onDbCall = async (command, go) => {
    if (!left && JSON.stringify(command).includes('"placed#')) {
      left = true
      expect((await the.deleteAccount(keeper)).status).toBe(200)
    }
    return go()
  }
  expect((await the.house.call('POST', path, sent)).status).toBe(401)
  the.house.onDbCall = null
  expect(left).toBe(true)
  await the.house.runJobs()
  const own = (await the.house.allRows()).filter(({ pk, sk }) => `${pk} ${sk}`.includes(keeper.id))
  expect(own.filter(({ type }) => type === 'placed' || type === 'open_order' || type === 'order')).toEqual([])
})

it('later refunds are booked under the bare agent id, and open checkouts take no money', async () => {
  const keeper = await newKeeper(the.house)
  const paid = await buyCredits(the.house, keeper, '500')
  const open = await placeOrder(the.house, keeper, '100')
  await the.deleteAccount(keeper)
  const late = await the.house.call('POST', `${new URL(open.checkout_url).pathname}/pay`)
  expect(late.status).toBe(404)
  await the.house.payments.deliver(envelope('charge.refunded', charge(paid, 400)))
  const { balance, ledger } = await balanceOf(the.house, keeper.id)
  expect([balance, ledger]).toEqual([0, [500, -500]])
  expect(await the.rowsAbout(keeper.username)).toHaveLength(1)
  expect(await the.projectionDifferences()).toEqual([])
})
