/** Resurrection: for credits, within seven days, once per death. */

import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { errorBodies } from '../../../lambdas/api/schemas/error-bodies'
import type { Gravestone } from '../../../lambdas/domain/afterlife/gravestone'
import { barrier } from '../../support/barrier'
import { freshAddress } from '../../support/http'
import { balanceOf, buyCredits } from '../../support/services/stripe'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({
  rateLimits: { resurrect: 1000, buy_credits: 1000, adopt: 1000, care: 1000, status: 10_000 },
})

interface Keeper {
  id: string
  key: string
}

const resurrect = (key: string, body: unknown) => house.call('POST', '/api/house/resurrect', { key, body })
const status = (key: string, id?: string) =>
  house.call('GET', `/api/house/status${id ? `?creature_id=${id}` : ''}`, { key })

/** Adopts a creature that reaches the age of a child and then dies of neglect. */
async function lost(agent: Keeper, name = 'Ash', species_slug = 'beagle'): Promise<string> {
  const { body } = await house.call('POST', '/api/house/adopt', { key: agent.key, body: { name, species_slug } })
  await status(agent.key)
  house.clock.advance(60)
  return body.creature.id
}

async function bereaved(credits: '100' | '500' | '1000' | null = '500') {
  const agent = await house.newAgent()
  const id = await lost(agent)
  if (credits) await buyCredits(house, agent, credits)
  return { agent, id }
}

const rowsOf = async (agentId: string) => {
  const count = async (type: string) => (await house.rowsOf(agentId, type)).length
  return { living: await count('creature'), past: await count('past'), stones: await count('stone') }
}

const stonesOf = async (agentId: string) =>
  (await house.rowsOf<Gravestone>(agentId, 'stone')).map(({ data }) => data.resurrected_at)

describe('a resurrection', () => {
  it('takes two round trips: household and past, then the transaction', async () => {
    const { agent, id } = await bereaved()
    await status(agent.key)
    expect(await house.countRoundTrips(async () => expect((await resurrect(agent.key, { id })).status).toBe(200))).toBe(
      3,
    )
  })

  it('is refused for lack of credits in four round trips: household, past and orders, order, refund of the count', async () => {
    const { agent, id } = await bereaved(null)
    await status(agent.key)
    const links: string[] = []
    const ask = async () => {
      const { status: code, body } = await resurrect(agent.key, { id })
      links.push(body.checkout_url)
      expect(code).toBe(402)
    }
    expect([await house.countRoundTrips(ask), await house.countRoundTrips(ask)]).toEqual([4, 4])
    expect(links[1]).toBe(links[0])
  })

  it('works at the first call, before the death was found', async () => {
    const { agent, id } = await bereaved()
    expect(await stonesOf(agent.id)).toEqual([])
    expect((await resurrect(agent.key, { creature_id: id })).status).toBe(200)
    expect(await rowsOf(agent.id)).toEqual({ living: 1, past: 0, stones: 1 })
  })

  it('costs five times as much after each death, and each death has its gravestone', async () => {
    const { agent, id } = await bereaved('1000')
    expect((await resurrect(agent.key, { id })).body.credits_spent).toBe(100)
    house.clock.advance(60)
    const second = await resurrect(agent.key, { id })
    expect(second.body).toMatchObject({
      creature: { resurrection_number: 2 },
      credits_spent: 500,
      credits_remaining: 400,
      next_resurrection_cost: 2500,
    })
    expect((await stonesOf(agent.id)).every((at) => at !== null)).toBe(true)
    expect(await rowsOf(agent.id)).toEqual({ living: 1, past: 0, stones: 2 })
  })

  it('reports the stages reached unseen in the next status', async () => {
    const { agent, id } = await bereaved()
    await resurrect(agent.key, { id })
    expect((await status(agent.key)).body.milestone).toMatchObject({ stage: 'child' })
    expect((await status(agent.key)).body.milestone).toBeUndefined()
  })
})

describe('a resurrection without enough credits', () => {
  it('returns the missing amount and a working checkout link', async () => {
    const { agent, id } = await bereaved(null)
    const { status: code, body, headers } = await resurrect(agent.key, { creature_id: id })
    expect(code).toBe(402)
    expect(body).toMatchObject({
      error: 'Insufficient credits',
      cost: 100,
      balance: 0,
      missing: 100,
      pack: { credits: 100, price: '$1.00' },
      mpp_enabled: false,
      x402_enabled: false,
    })
    expect(errorBodies.insufficient_credits?.safeParse(body).success).toBe(true)
    expect(headers['x-payment-required']).toBeUndefined()
    expect(body.next_steps[0]).toMatchObject({ action: 'pay', url: body.checkout_url })
    const opened = await house.call('GET', new URL(body.checkout_url).pathname, { from: freshAddress() })
    expect(opened.status).toBe(303)
    const page = new URL(opened.headers.location ?? '').pathname
    expect((await house.call('POST', `${page}/pay`)).status).toBe(200)
    expect((await resurrect(agent.key, { creature_id: id })).body).toMatchObject({ credits_remaining: 0 })
  })

  it('returns the same link for repeated calls, until it is paid', async () => {
    const { agent, id } = await bereaved(null)
    const links = new Set<string>()
    for (let ask = 0; ask < 6; ask++) links.add((await resurrect(agent.key, { creature_id: id })).body.checkout_url)
    const together = await Promise.all(Array.from({ length: 6 }, () => resurrect(agent.key, { creature_id: id })))
    for (const { body } of together) links.add(body.checkout_url)
    expect(links.size).toBe(1)
    const other = await lost(agent, 'Other')
    expect(links.has((await resurrect(agent.key, { creature_id: other })).body.checkout_url)).toBe(false)
  })

  it('makes no outbound request', async () => {
    const { agent, id } = await bereaved(null)
    const { checkout } = house.context
    const unreachable = async () => {
      throw new Error('unexpected outbound request')
    }
    house.context.checkout = { open: unreachable, find: unreachable, close: unreachable, refund: unreachable }
    const { status: code } = await resurrect(agent.key, { creature_id: id })
    house.context.checkout = checkout
    expect(code).toBe(402)
  })
})

it('reports health restored after a resurrection as a milestone', async () => {
  const { agent, id } = await bereaved()
  // Resurrect by day: asleep until morning, it would starve again.
  house.advanceToMorning()
  await resurrect(agent.key, { id })
  const heal = () =>
    house.call('POST', '/api/house/care', { key: agent.key, body: { action: 'medicine', creature_id: id } })
  const answers = [await heal(), await heal()]
  expect(answers.at(-1)?.body.milestones).toEqual([expect.objectContaining({ type: 'health_milestone', value: 80 })])
})

describe('the next step to resurrect', () => {
  /** The first step after the gravestone and the history. */
  const firstStep = (body: { next_steps: { action: string }[] }) =>
    body.next_steps.find(({ action }) => !['visit_graveyard', 'view_history'].includes(action))

  it('is offered by the status of the dead creature and of the empty household, until it is taken', async () => {
    const { agent, id } = await bereaved()
    const offer = { action: 'resurrect', endpoint: '/api/house/resurrect', body: { creature_id: id } }
    expect(firstStep((await status(agent.key)).body)).toMatchObject(offer)
    expect(firstStep((await status(agent.key, id)).body)).toMatchObject(offer)
    await resurrect(agent.key, { id })
    await house.call('DELETE', `/api/house/release?id=${id}`, { key: agent.key })
    const empty = (await status(agent.key)).body
    expect(empty.last_lost).toBeUndefined()
    expect(firstStep(empty)).toMatchObject({ action: 'adopt' })
  })

  it('is for the creature lost earlier, after the last one was resurrected and released', async () => {
    const agent = await house.newAgent()
    const first = await lost(agent, 'First')
    const second = await lost(agent, 'Second')
    await buyCredits(house, agent)
    await resurrect(agent.key, { id: second })
    expect((await status(agent.key)).body.creature.id).toBe(second)
    await house.call('DELETE', `/api/house/release?id=${second}`, { key: agent.key })
    const { body } = await status(agent.key)
    expect(body.last_lost).toMatchObject({ creature_id: first, name: 'First' })
    expect(firstStep(body)).toMatchObject({ action: 'resurrect', body: { creature_id: first } })
  })
})

describe('concurrent resurrections', () => {
  it('of one creature: fifty calls give one life and one charge', async () => {
    const { agent, id } = await bereaved('100')
    await status(agent.key)
    const together = barrier(50)
    house.onDbCall = async (command, go) => {
      if (command instanceof TransactWriteCommand) await together()
      return go()
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => resurrect(agent.key, { id })))
    house.onDbCall = null
    const codes = answers.map(({ status }) => status)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 400)).toHaveLength(49)
    expect(await balanceOf(house, agent.id)).toEqual({ balance: 0, ledger: [100, -100] })
    expect(await rowsOf(agent.id)).toEqual({ living: 1, past: 0, stones: 1 })
  }, 60_000)

  it('of two creatures with credits for one: one succeeds, the other gets 402', async () => {
    const agent = await house.newAgent()
    const [one, other] = [await lost(agent, 'One'), await lost(agent, 'Other')]
    await buyCredits(house, agent, '100')
    const answers = await Promise.all([resurrect(agent.key, { id: one }), resurrect(agent.key, { id: other })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402])
    expect(await balanceOf(house, agent.id)).toEqual({ balance: 0, ledger: [100, -100] })
    expect(await rowsOf(agent.id)).toEqual({ living: 1, past: 1, stones: 2 })
  })
})

describe.each(['before', 'after'] as const)('a database call that fails %s it took effect', (when) => {
  it('either resurrects and charges, or does neither', async () => {
    for (let nth = 1; ; nth++) {
      const { agent, id } = await bereaved('100')
      await status(agent.key)
      let calls = 0
      house.onDbCall = async (_command, go) => {
        calls += 1
        if (calls !== nth) return go()
        if (when === 'after') await go()
        throw new Error('database unavailable')
      }
      const { status: code, body } = await resurrect(agent.key, { id })
      house.onDbCall = null
      const { balance, ledger } = await balanceOf(house, agent.id)
      const { living } = await rowsOf(agent.id)
      expect(balance).toBe(ledger.reduce((sum, each) => sum + each, 0))
      expect({ code, living, balance }).toEqual(
        code === 200 ? { code: 200, living: 1, balance: 0 } : { code: 500, living: 0, balance: 100 },
      )
      if (code === 500) expect(body.error).toBe('Something went wrong')
      expect((await resurrect(agent.key, { id })).status).toBe(code === 200 ? 400 : 200)
      expect((await balanceOf(house, agent.id)).balance).toBe(0)
      if (calls < nth) return
    }
  })
})
