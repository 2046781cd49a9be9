/** Concurrent payments under one Idempotency-Key: one is charged, and every response reports that one. */
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Received } from '../../support/http'
import {
  buyInline,
  chargedCents,
  expectChargesMatchCredits,
  mppCredential,
  newPayer,
  newToken,
  type Payer,
  paymentHeaders,
} from '../../support/services/wallets'
import { clearFaults, sharedTestHouse } from '../../support/test-house'

const UNLIMITED = { buy_credits: 10_000, resurrect: 10_000, adopt: 1000, status: 1000, credits: 1000 }
const house = sharedTestHouse({ inlinePayments: 'stand-ins', rateLimits: UNLIMITED })

const METHODS = ['mpp', 'x402'] as const
type Method = (typeof METHODS)[number]
type Ask = (headers?: Record<string, string>) => Promise<Received>

async function wantsCredits(): Promise<{ payer: Payer; ask: Ask }> {
  const payer = await newPayer(house)
  return { payer, ask: (headers) => buyInline(house, payer, headers) }
}

const SAME_KEY = { 'idempotency-key': 'one-key-for-several-payments' }

async function payments(method: Method, count: number, { payer, ask }: { payer: Payer; ask: Ask }) {
  const made: Record<string, string>[] = []
  for (let each = 0; each < count; each++)
    made.push({ ...(await paymentHeaders[method](house, payer, await ask())), ...SAME_KEY })
  return made
}

const isPledge = (key: unknown): boolean => String(key).startsWith('pledge#')
const readsPledge = (command: object): boolean => command instanceof GetCommand && isPledge(command.input.Key?.pk)
const writesPledge = (command: object): boolean =>
  command instanceof PutCommand
    ? isPledge(command.input.Item?.pk)
    : command instanceof TransactWriteCommand &&
      (command.input.TransactItems ?? []).some(({ Put }) => isPledge(Put?.Item?.pk))

/** All callers read before any pledge is written; then each continues after the previous one has written. */
function inTurn(callers: number): void {
  const waiting: (() => void)[] = []
  let come = 0
  house.onDbCall = async (command, go) => {
    const answer = await go().finally(() => writesPledge(command) && waiting.shift()?.())
    if (readsPledge(command) && come < callers) {
      come += 1
      const turn = new Promise<void>((resolve) => waiting.push(resolve))
      if (come === callers) waiting.shift()?.()
      await turn
    }
    return answer
  }
}

it.each(METHODS)('two requests under one key are not both paid by %s, and the other is refused', async (method) => {
  const payer = await newPayer(house)
  const pay = async (pack: string) => ({
    ...(await paymentHeaders[method](house, payer, await buyInline(house, payer, {}, pack))),
    ...SAME_KEY,
  })
  const [small, large] = [await pay('100'), await pay('1000')]
  const both = () => Promise.all([buyInline(house, payer, small, '100'), buyInline(house, payer, large, '1000')])
  inTurn(2)
  const answers = await both()
  house.onDbCall = null
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const [paid] = answers.filter(({ status }) => status === 200)
  expect(chargedCents(house, payer)).toBe(paid?.body.credits_added === 100 ? 100 : 700)
  expect((await both()).map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
})

it('a declined payment leaves its key to the next one', async () => {
  const wish = await wantsCredits()
  const offered = await wish.ask()
  const declined = { 'payment-authorization': mppCredential(offered.body.mpp_challenge, newToken('declined')) }
  expect((await wish.ask({ ...declined, ...SAME_KEY })).status).toBe(402)
  const [good] = await payments('mpp', 1, wish)
  expect((await wish.ask(good)).status).toBe(200)
  expect(await expectChargesMatchCredits(house, wish.payer)).toBe(100)
})

it('a payment begun without the key can be continued with it', async () => {
  const wish = await wantsCredits()
  const [first = {}, second] = await payments('mpp', 2, wish)
  const { 'idempotency-key': _, ...keyless } = first
  house.stripe.troubles.push('away', 'away', 'away', 'away')
  expect((await wish.ask(keyless)).status).toBe(500)
  clearFaults(house)
  inTurn(2)
  const answers = await Promise.all([wish.ask(first), wish.ask(second)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await expectChargesMatchCredits(house, wish.payer)).toBe(100)
})

it('a payment during another one under the same key is refused, and says that it charged nothing', async () => {
  const wish = await wantsCredits()
  const [first, second] = await payments('mpp', 2, wish)
  house.stripe.troubles.push('lost', 'lost', 'lost', 'lost')
  expect((await wish.ask(first)).status).toBe(500)
  clearFaults(house)
  const { status, body } = await wish.ask(second)
  expect([status, body.suggestion]).toEqual([500, expect.stringContaining('nothing was taken for this one')])
  expect(body.suggestion).toContain('Idempotency-Key (over MCP the argument idempotency_key)')
  expect((await wish.ask(first)).status).toBe(200)
  expect(await expectChargesMatchCredits(house, wish.payer)).toBe(100)
})
