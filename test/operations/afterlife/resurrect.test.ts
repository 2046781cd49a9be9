/** Boundaries of a resurrection: its price and the size of a household, alone and in a race. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { MAX_LIVING } from '../../../lambdas/domain/accounts/agent'
import { commit } from '../../../lambdas/store/commit'
import { preparePosting, readBalance } from '../../../lambdas/store/money/ledger'
import { UNLIMITED } from '../../../lib/local/local-host'
import { useTestHouse } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'
import { seedCreatures } from '../../support/creatures'
import { balanceOf } from '../../support/services/stripe'

const the = useTestHouse({ rateLimits: UNLIMITED })

const resurrect = (creature_id: string) =>
  the.house.call('POST', '/api/house/resurrect', { key: the.keeper.key, body: { creature_id } })

/** The id of a creature that has died. */
async function lose(): Promise<{ id: string }> {
  const id = await the.keeper.raise({ name: 'Ash', species_slug: 'beagle' })
  the.house.clock.advance(60)
  await the.keeper.status()
  return { id }
}

async function giveCredits(credits: number): Promise<void> {
  const { db, newId, now } = the.house.context
  const { id: agent_id } = the.keeper
  const movements = [{ kind: 'purchase', credits }] as const
  const posting = { agent_id, movements, at: now(), about: {} }
  await commit(db, preparePosting(await readBalance(db, agent_id), posting, newId).changes)
}

const rows = <T>(type: string) => the.house.rowsOf<T>(the.keeper.id, type)

describe('credits for a return that costs 100', () => {
  it.each([
    { credits: 99, status: 402, left: 99, living: 0 },
    { credits: 100, status: 200, left: 0, living: 1 },
    { credits: 101, status: 200, left: 1, living: 1 },
  ])('with $credits credits: $status', async ({ credits, status, left, living }) => {
    const { id } = await lose()
    await giveCredits(credits)
    const { status: code, body } = await resurrect(id)
    expect(code).toBe(status)
    expect(body).toMatchObject(
      status === 402 ? { cost: 100, balance: left, missing: 1 } : { credits_spent: 100, credits_remaining: left },
    )
    expect((await balanceOf(the.house, the.keeper.id)).balance).toBe(left)
    expect(await rows('creature')).toHaveLength(living)
  })
})

it('with credits for one of two, one returns and the other gets 402', async () => {
  const [one, other] = [await lose(), await lose()]
  await giveCredits(100)
  const answers = await Promise.all([resurrect(one.id), resurrect(other.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402])
  expect((await balanceOf(the.house, the.keeper.id)).balance).toBe(0)
  expect(await rows('creature')).toHaveLength(1)
})

describe('the household', () => {
  it.each([
    { living: MAX_LIVING - 1, status: 200 },
    { living: MAX_LIVING, status: 400 },
  ])('with $living living: $status', async ({ living, status }) => {
    const { id } = await lose()
    await giveCredits(100)
    await seedCreatures(the.house, the.keeper.id, living, { hatched: false })
    const answer = await resurrect(id)
    expect([answer.status, answer.body.code]).toEqual([status, status === 200 ? undefined : 'house_full'])
    expect(await rows('creature')).toHaveLength(MAX_LIVING)
    expect((await balanceOf(the.house, the.keeper.id)).balance).toBe(status === 200 ? 0 : 100)
  })

  it('with one free place accepts an adoption or a resurrection, not both at the same time', async () => {
    const { id } = await lose()
    await giveCredits(100)
    await seedCreatures(the.house, the.keeper.id, MAX_LIVING - 1, { hatched: false })
    const together = barrier(2)
    the.house.onDbCall = async (command, go) => {
      if (command instanceof TransactWriteCommand) await together()
      return go()
    }
    const answers = await Promise.all([the.keeper.adopt(), resurrect(id)])
    the.house.onDbCall = null
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'house_full')).toHaveLength(1)
    expect(await rows('creature')).toHaveLength(MAX_LIVING)
  })
})
