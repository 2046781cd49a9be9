/** Orders without a payment event: the sweep asks the provider until they are settled or hopeless. */

import type { Order } from '../../lambdas/domain/money/money'
import { orderSweeper } from '../../lambdas/jobs/sweep-orders'
import { readOrder } from '../../lambdas/store/money/orders'
import { balanceOf, placeOrder } from '../support/services/stripe'
import { freshTestHouse } from '../support/test-house'

const house = freshTestHouse({ rateLimits: { buy_credits: 1000 } })

const sweep = (remaining?: number) =>
  orderSweeper(house.context)({}, remaining === undefined ? undefined : { getRemainingTimeInMillis: () => remaining })
const sessionOf = async (id: string) => (await house.context.checkout?.find(id)) as Record<string, unknown>
const closedOf = async (id: string): Promise<Order['closed'] | undefined> =>
  (await readOrder(house.context.db, id))?.data.closed

it('asks after an hour, not before', async () => {
  const placed = await placeOrder(house, await house.newAgent())
  Object.assign(await sessionOf(placed.session_id), {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: placed.payment_intent,
  })
  expect(await sweep()).toEqual({ asked: 0, failed: 0 })
  house.clock.advance(1)
  expect(await sweep()).toEqual({ asked: 1, failed: 0 })
  expect((await balanceOf(house, placed.agent_id)).balance).toBe(500)
  expect(await sweep()).toEqual({ asked: 0, failed: 0 })
})

it('asks again while a session is open, and closes the order when it has expired', async () => {
  const placed = await placeOrder(house, await house.newAgent())
  house.clock.advance(1)
  expect(await sweep()).toEqual({ asked: 1, failed: 0 })
  expect(await sweep()).toEqual({ asked: 0, failed: 0 })
  expect(await closedOf(placed.id)).toBeNull()
  house.clock.advance(24)
  expect(await sweep()).toEqual({ asked: 1, failed: 0 })
  expect(await closedOf(placed.id)).toBe('expired')
  house.clock.advance(24)
  expect(await sweep()).toEqual({ asked: 0, failed: 0 })
})

it.each(['requires_payment_method', 'canceled'])(
  'closes an order whose payment the bank refused (%s)',
  async (status) => {
    const placed = await placeOrder(house, await house.newAgent())
    const session = await sessionOf(placed.session_id)
    Object.assign(session, { status: 'complete', payment_intent: { id: placed.payment_intent, status: 'processing' } })
    house.clock.advance(3 * 24)
    expect(await sweep()).toEqual({ asked: 1, failed: 0 })
    expect(await closedOf(placed.id)).toBeNull()
    Object.assign(session, { payment_intent: { id: placed.payment_intent, status } })
    house.clock.advance(2)
    expect(await sweep()).toEqual({ asked: 1, failed: 0 })
    expect(await closedOf(placed.id)).toBe('failed')
  },
)

it('gives up on a slow payment after a month', async () => {
  const placed = await placeOrder(house, await house.newAgent())
  Object.assign(await sessionOf(placed.session_id), { status: 'complete', payment_intent: placed.payment_intent })
  house.clock.advance(29 * 24)
  await sweep()
  expect(await closedOf(placed.id)).toBeNull()
  house.clock.advance(2 * 24)
  await sweep()
  expect(await closedOf(placed.id)).toBe('failed')
})

it('continues after a failed order, and stops before the timeout', async () => {
  const [bad, good] = [await placeOrder(house, await house.newAgent()), await placeOrder(house, await house.newAgent())]
  const settled = { status: 'complete', payment_status: 'paid', payment_intent: 'pi' }
  Object.assign(await sessionOf(bad.session_id), { ...settled, amount_total: 1 })
  Object.assign(await sessionOf(good.session_id), { ...settled, payment_intent: 'pi_good' })
  house.clock.advance(1)
  expect(await sweep(1000)).toEqual({ asked: 0, failed: 0 })
  await expect(sweep(9000)).rejects.toThrow('1 of 2 orders could not be swept')
  expect(await sweep(9000)).toEqual({ asked: 0, failed: 0 })
  expect((await balanceOf(house, good.agent_id)).balance).toBe(500)
  expect((await balanceOf(house, bad.agent_id)).balance).toBe(0)
})

it('postpones an order before it asks, so that a slow provider does not block the others', async () => {
  const placed = await placeOrder(house, await house.newAgent())
  house.clock.advance(1)
  const { checkout } = house.context
  let listed: number | undefined
  house.context.checkout = {
    ...checkout!,
    find: async () => {
      listed = (await readOrder(house.context.db, placed.id))?.due_at
      throw new Error('timeout')
    },
  }
  await expect(sweep()).rejects.toThrow('1 of 1 orders')
  expect(listed).toBeGreaterThan(house.clock.now())
  expect(await sweep()).toEqual({ asked: 0, failed: 0 })
})
