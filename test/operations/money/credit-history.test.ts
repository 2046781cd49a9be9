/** The history of an agent's credits. */
import { LEDGER_KINDS } from '../../../lambdas/domain/money/money'
import { useTestHouse } from '../../support/agents/keeper'
import { buyCredits, charge, dispute, envelope } from '../../support/services/stripe'

const the = useTestHouse({ rateLimits: { buy_credits: 1000, credit_history: 1000, status: 1000 } })

const read = (query = '', headers: Record<string, string> = {}) =>
  the.house.call('GET', `/api/house/credits/history${query}`, { key: the.keeper.key, headers })

interface Line {
  number: number
  kind: string
  credits: number
  balance: number
}

/** Newest first, without gaps; each balance is the one before plus this movement, and the last is the balance. */
function expectLedger({ credits, movements }: { credits: number; movements: readonly Line[] }): void {
  expect(movements[0]?.balance ?? 0).toBe(credits)
  let balance = 0
  for (const [at, line] of movements.toReversed().entries()) {
    balance += line.credits
    expect([line.number, line.balance]).toEqual([at + 1, balance])
  }
}

it('is empty before the first purchase', async () => {
  const { status, body } = await read()
  expect([status, body.credits, body.movements, body.pagination.total]).toEqual([200, 0, [], 0])
})

it('lists every kind of movement with the balance after it', async () => {
  const id = await the.keeper.raise({ species_slug: 'tabby' })
  the.house.clock.advance(60)
  await the.keeper.status()
  const [first, second] = [
    await buyCredits(the.house, the.keeper, '500'),
    await buyCredits(the.house, the.keeper, '100'),
  ]
  const resurrected = await the.house.call('POST', '/api/house/resurrect', {
    key: the.keeper.key,
    body: { creature_id: id },
  })
  expect(resurrected.status).toBe(200)
  const deliver = (type: string, about: object) => the.house.payments.deliver(envelope(type, about))
  await deliver('charge.refunded', charge(first, 200))
  await deliver('charge.dispute.funds_withdrawn', dispute(second, 'dp_1'))
  await deliver('charge.dispute.funds_reinstated', dispute(second, 'dp_1'))

  const { body } = await read()
  expectLedger(body)
  expect(body.movements.map(({ kind, credits }: Line) => [kind, credits])).toEqual([
    ['reinstatement', 100],
    ['dispute', -100],
    ['refund', -250],
    ['resurrection', -100],
    ['purchase', 100],
    ['purchase', 500],
  ])
  expect(body.movements).toHaveLength(LEDGER_KINDS.length + 1)
  expect(body.movements[5]).toMatchObject({ price: '$4.00', payment_id: expect.any(String) })
  expect(body.movements[3]).toMatchObject({ creature_id: id })
  expect(body.movements[3]).not.toHaveProperty('price')
  expect(body.credits).toBe((await the.house.call('GET', '/api/house/credits', { key: the.keeper.key })).body.credits)
  const { text } = await read('', { accept: 'text/plain' })
  expect(text).toMatch(/purchase 500, then 500; .*price \$4\.00/)
})

it('is read in pages, each with a step to the next', async () => {
  for (let count = 0; count < 5; count++) await buyCredits(the.house, the.keeper, '100')
  const pages = []
  let path = '?per_page=2'
  for (let count = 0; count < 3; count++) {
    const { body } = await read(path)
    expect(body.pagination).toMatchObject({ page: count + 1, total: 5, pages: 3, has_next: count < 2 })
    pages.push(...body.movements)
    const next = body.next_steps.find(({ action }: { action: string }) => action === 'next_page')
    path = next ? new URL(next.endpoint, 'http://house').search : ''
  }
  expect(pages.map(({ number }: Line) => number)).toEqual([5, 4, 3, 2, 1])
  expect((await read('?page=4&per_page=2')).body.movements).toEqual([])
})
