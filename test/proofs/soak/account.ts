/** Account acts: keys, credits, and the keeper page. */
import { deepStrictEqual as same } from 'node:assert'
import { centsFor } from '../../../lambdas/domain/money/money'
import { freshAddress } from '../../support/http'
import { buyCredits, charge, envelope } from '../../support/services/stripe'
import type { TestHouse } from '../../support/test-house'
import { type Act, byAgent, newAct } from './act'
import { answered, call } from './looking'

const PACKS = { 100: 100, 500: 500, 1000: 1000 } as const
export type Pack = `${keyof typeof PACKS}`

export const register = (number: number): Act =>
  newAct(`register(${number})`, async (model, house) => {
    const username = `soak-${number}`
    const body = { username, model: { provider: ['anthropic', 'openai', 'none that is known', ''][number % 4] } }
    const answer = await house.call('POST', '/api/auth/register', { body, from: freshAddress() })
    const taken = model.agents.some((agent) => agent.username === username)
    answered(answer, taken ? 409 : 201)
    if (taken) return
    const { agent, your_token: key } = answer.body
    same(agent.username, username)
    model.agents.push({
      username,
      id: agent.id,
      key,
      credits: 0,
      bought: [],
      window: null,
      creatures: [],
      stones: [],
      adult: false,
      unreported: new Set(),
    })
  })

const looksIn = async (house: TestHouse, address: string): Promise<number> =>
  (await house.call('GET', address, { from: freshAddress() })).status

export const rotate = (at: number) =>
  byAgent('rotate', at, async (agent, _model, house) => {
    const old = agent.key
    const answer = await call(house, agent, 'POST', '/api/auth/rotate-key')
    answered(answer, 200)
    agent.key = answer.body.your_token
    if (agent.window) same(await looksIn(house, agent.window), 404)
    agent.window = null
    answered(await house.call('GET', '/api/house/credits', { key: old }), 401)
    answered(await call(house, agent, 'GET', '/api/house/credits'), 200)
  })

export const buy = (at: number, pack: Pack) =>
  byAgent(`buy ${pack}`, at, async (agent, _model, house) => {
    agent.bought.push(await buyCredits(house, agent, pack))
    agent.credits += PACKS[pack]
    same((await call(house, agent, 'GET', '/api/house/credits')).body.credits, agent.credits)
  })

/** Delivered twice, as Stripe may do; credits already spent become a debt. */
export const refund = (at: number) =>
  byAgent('refund', at, async (agent, _model, house) => {
    const bought = agent.bought.pop()
    if (!bought) return
    const refunded = envelope('charge.refunded', charge(bought, centsFor(bought)))
    for (let times = 0; times < 2; times++) same(await house.payments.deliver(refunded), 'taken')
    agent.credits -= PACKS[bought.pack]
    same((await call(house, agent, 'GET', '/api/house/credits')).body.credits, agent.credits)
  })

/** The keeper page: only its latest address works. */
export const openOrClose = (at: number, method: 'POST' | 'DELETE') =>
  byAgent(`${method} window`, at, async (agent, model, house) => {
    model.visit(agent, house.clock.now())
    const answer = await call(house, agent, method, '/api/house/window')
    answered(answer, 200)
    if (agent.window) same(await looksIn(house, agent.window), 404)
    agent.window = method === 'POST' ? new URL(answer.body.url).pathname : null
    if (agent.window) same(await looksIn(house, agent.window), 200)
  })
