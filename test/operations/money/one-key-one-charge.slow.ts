/** Concurrent payments under one Idempotency-Key: one is charged, and every response reports that one. */
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Received } from '../../support/http'
import {
  bereavedPayer,
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

async function wantsResurrection(): Promise<{ payer: Payer; ask: Ask }> {
  const { payer, back } = await bereavedPayer(house)
  return { payer, ask: back }
}

const WANTS = { credits: wantsCredits, 'a return': wantsResurrection }
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

/** All callers read before any pledge is written, and then write concurrently. */
function atOnce(callers: number): void {
  const waiting: (() => void)[] = []
  let come = 0
  house.onDbCall = async (command, go) => {
    if (writesPledge(command) && come < callers) {
      come += 1
      const all = new Promise<void>((resolve) => waiting.push(resolve))
      if (come === callers) for (const release of waiting) release()
      await all
    }
    return go()
  }
}

const CASES = METHODS.flatMap((method) =>
  Object.entries({ 'in turn': inTurn, 'at once': atOnce }).flatMap(([how, arranged]) =>
    [2, 3].flatMap((count) =>
      Object.entries(WANTS).map(([what, wants]) => ({ method, how, arranged, count, what, wants })),
    ),
  ),
)

it.each(CASES)(
  '$count payments by $method for $what, $how: one is charged',
  async ({ method, arranged, count, wants }) => {
    const wish = await wants()
    const sent = await payments(method, count, wish)
    arranged(count)
    const answers = await Promise.all(sent.map(wish.ask))
    house.onDbCall = null
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(chargedCents(house, wish.payer)).toBe(100)
    expect(await expectChargesMatchCredits(house, wish.payer)).toBe(100)
    // The response reports the payment that was booked.
    const { intents } = house.stripe
    const booked =
      method === 'mpp'
        ? intents.filter(({ metadata }) => metadata.agent_id === wish.payer.id).map(({ id }) => id)
        : house.facilitator.transfers
            .filter(({ from }) => from === wish.payer.wallet.address)
            .map((each) => each.transaction)
    expect(new Set(answers.map(({ body }) => body.payment_reference))).toEqual(new Set(booked))
  },
)

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
  expect((await wish.ask(first)).status).toBe(200)
  expect(await expectChargesMatchCredits(house, wish.payer)).toBe(100)
})
