/**
 * Buying credits with the deployed bundles: keys from Secrets Manager, Stripe and a facilitator, event from the queue.
 */

import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { SETTINGS } from '../../../../lambdas/config'
import { TEST_NETWORK } from '../../../../lambdas/domain/money/terms'
import { asInstant, MS_PER_HOUR } from '../../../../lambdas/domain/time/instants'
import { connect } from '../../../../lambdas/store/db'
import { readHousehold } from '../../../../lambdas/store/household'
import { eventOf } from '../../../../lib/local/events'
import { FACILITATOR_PATH, localFacilitator, RPC_PATH } from '../../../../lib/local/payments/facilitator'
import { localStripe, STRIPE_PATH } from '../../../../lib/local/payments/stripe-api'
import type { FunctionName } from '../../../../lib/stack/bundle'
import { jobActions, tableActions } from '../../../../lib/stack/table-actions'
import { seedCreatures } from '../../../support/creatures'
import { listen } from '../../../support/http'
import { lambda, useBundles } from '../../../support/services/lambda'
import { envelope, session, startStripeStub } from '../../../support/services/stripe'
import { mppCredential, newWallet, x402Payment } from '../../../support/services/wallets'

const SECRET_NAME = 'house/stripe'
const SIGNING_NAME = 'house/mpp'
const SECRET_KEY = 'sk_test_from_secrets_manager'
const the = useBundles({ secrets: { [SECRET_NAME]: `${SECRET_KEY}\n`, [SIGNING_NAME]: 'signs challenges' } })
const endings: (() => unknown)[] = []
let stub: Awaited<ReturnType<typeof startStripeStub>>

beforeAll(async () => {
  stub = await startStripeStub()
  endings.push(stub.close)
})

afterAll(() => {
  for (const end of endings) end()
})

const run = <Name extends FunctionName>(name: Name, settings: Record<string, string> = {}) =>
  lambda(the.outdir, name, {
    AWS_ENDPOINT_URL: the.aws.urlFor(name),
    [SETTINGS.table]: 'house',
    [SETTINGS.stripeSecretName]: SECRET_NAME,
    [SETTINGS.stripeApiBase]: stub.url,
    ...settings,
  })

const within = (name: FunctionName, granted: readonly string[]) =>
  expect(the.aws.actions(name).filter((action) => !granted.includes(action))).toEqual([])

it('sells credits and books the payment, with exactly the granted permissions', async () => {
  const [auth, credits, events] = [run('auth'), run('credits'), run('stripe-events')]
  const registered = JSON.parse((await auth(eventOf('register', { body: { username: 'buyer' } }))).body)
  const key = registered.your_token

  const bought = await credits(eventOf('buy_credits', { key, body: { pack: '1000' } }))
  expect(bought.statusCode).toBe(200)
  expect(JSON.parse(bought.body).checkout_url).toContain('https://checkout.stripe.com/')
  expect(the.aws.secretsRead).toEqual([{ by: 'credits', secret: SECRET_NAME }])
  const { headers, form } = stub.seen.at(-1)!
  expect(headers.authorization).toBe(`Bearer ${SECRET_KEY}`)

  const order = {
    id: form.get('metadata[order_id]') ?? '',
    agent_id: registered.agent.id,
    pack: '1000' as const,
    quantity: 1,
    session_id: 'cs_test_1',
    payment_intent: 'pi_1',
  }
  const message = (id: string, body: unknown) => ({ messageId: id, body: JSON.stringify(body) })
  const completed = envelope('checkout.session.completed', session(order))
  const batch = {
    Records: [message('good', completed), message('bad', { nothing: true }), message('again', completed)],
  }
  expect(await events(batch)).toEqual({ batchItemFailures: [{ itemIdentifier: 'bad' }] })
  expect(JSON.parse((await credits(eventOf('credits', { key }))).body).credits).toBe(1000)
  expect(the.aws.secretsRead).toHaveLength(1)

  expect(await run('order-sweep')({})).toEqual({ asked: 0, failed: 0 })
  expect(await run('audit')({})).toEqual({ agents: 1, violations: 0 })
  expect(await run('reaper')({})).toMatchObject({ buried: 0, found_alive: 0, failed: 0, unfinished: false })
  within('credits', tableActions('credits'))
  for (const job of ['stripe-events', 'order-sweep', 'reaper', 'audit'] as const) {
    within(job, [...jobActions(job).table, ...jobActions(job).due])
  }
})

it('accepts both kinds of inline payments, for credits and for a resurrection, with exactly the granted permissions', async () => {
  const [stripe, facilitator] = [
    localStripe({ file: null, now: () => asInstant(Date.now()), newId: randomUUID }),
    localFacilitator({ file: null }),
  ]
  const server = createServer(async (request, response) => {
    if (!(await stripe.serve(request, response))) await facilitator.serve(request, response)
  })
  const services = await listen(server)
  endings.push(() => server.close())
  const settings = {
    [SETTINGS.stripeApiBase]: `${services}${STRIPE_PATH}`,
    [SETTINGS.mppNetworkId]: 'profile_1',
    [SETTINGS.mppSigningSecret]: SIGNING_NAME,
    [SETTINGS.x402FacilitatorUrl]: `${services}${FACILITATOR_PATH}`,
    [SETTINGS.x402PayTo]: newWallet().address,
    [SETTINGS.x402Networks]: JSON.stringify([{ ...TEST_NETWORK, rpc_url: `${services}${RPC_PATH}` }]),
  }
  const [credits, afterlife, sweep] = [
    run('credits', settings),
    run('afterlife', settings),
    run('order-sweep', settings),
  ]
  const registered = JSON.parse((await run('auth')(eventOf('register', { body: { username: 'payer' } }))).body)
  const key = registered.your_token
  const db = connect({ table: 'house', endpoint: the.endpoint, newId: randomUUID })
  // Long enough to have died at any hour: asleep, creatures live longer.
  const longAgo = () => asInstant(Date.now() - 120 * MS_PER_HOUR)
  await seedCreatures({ context: { db, newId: randomUUID, now: longAgo } }, registered.agent.id, 1)
  const [creature] = (await readHousehold(db, registered.agent.id))?.creatures ?? []

  const body = { pack: '100', payment: 'inline' }
  const offered = await credits(eventOf('buy_credits', { key, body }))
  expect(offered.statusCode).toBe(402)
  const challenge = JSON.parse(offered.body).mpp_challenge
  const credential = { 'Payment-Authorization': mppCredential(challenge) }
  stripe.troubles.push('lost', 'lost')
  expect((await credits(eventOf('buy_credits', { key, body, headers: credential }))).statusCode).toBe(500)
  const bought = await credits(eventOf('buy_credits', { key, body, headers: credential }))
  expect(JSON.parse(bought.body)).toMatchObject({ payment_method: 'mpp', credits: 100 })
  expect(stripe.intents).toHaveLength(1)

  const back = (headers = {}) => afterlife(eventOf('resurrect', { key, headers, body: { id: creature?.data.id } }))
  expect(JSON.parse((await back()).body)).toMatchObject({ success: true, credits_remaining: 0 })
  await seedCreatures({ context: { db, newId: randomUUID, now: longAgo } }, registered.agent.id, 1)
  const second = (await readHousehold(db, registered.agent.id))?.creatures.find(
    ({ data }) => data.id !== creature?.data.id,
  )
  const again = (headers = {}) => afterlife(eventOf('resurrect', { key, headers, body: { id: second?.data.id } }))
  const [requirement] = JSON.parse((await again()).body).x402_requirements.accepts
  const clock = { clock: { now: () => asInstant(Date.now()) } }
  const payment = await x402Payment(clock, requirement, newWallet())
  expect(JSON.parse((await again({ 'PAYMENT-SIGNATURE': payment })).body)).toMatchObject({ payment_method: 'x402' })
  expect(facilitator.transfers).toHaveLength(1)

  expect(await sweep({})).toEqual({ asked: 0, failed: 0 })
  within('credits', tableActions('credits'))
  within('afterlife', tableActions('afterlife'))
})
