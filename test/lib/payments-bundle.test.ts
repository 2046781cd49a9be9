/** Buying credits with the bundles as they are deployed: key from Secrets Manager, session from Stripe, event from the queue. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SETTINGS } from '../../lambdas/config'
import { bundle, type FunctionName } from '../../lib/bundle'
import { createTable, startDynamoDB } from '../../lib/local/dynamodb'
import { jobActions, tableActions } from '../../lib/table-actions'
import { type AwsWitness, awsWitness, endLambdas, eventOf, lambda } from '../support/lambda'
import { envelope, session, stripeStub } from '../support/stripe'

const SECRET_NAME = 'house/stripe'
const SECRET_KEY = 'sk_test_from_secrets_manager'
const endings: (() => unknown)[] = []
let stub: Awaited<ReturnType<typeof stripeStub>>
let outdir: string
let aws: AwsWitness

beforeAll(async () => {
  outdir = mkdtempSync(join(tmpdir(), 'payments-'))
  endings.push(() => rmSync(outdir, { recursive: true, force: true }))
  await bundle({ outdir })
  stub = await stripeStub()
  endings.push(stub.close)
  const engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  endings.push(engine.close)
  await createTable(engine.endpoint, 'house')
  aws = await awsWitness(engine.endpoint, { secrets: { [SECRET_NAME]: `${SECRET_KEY}\n` } })
  endings.push(aws.close, endLambdas)
}, 60_000)

afterAll(async () => {
  for (const end of endings.toReversed()) await end()
})

const run = <Name extends FunctionName>(name: Name) =>
  lambda(outdir, name, {
    AWS_ENDPOINT_URL: aws.urlFor(name),
    [SETTINGS.table]: 'house',
    [SETTINGS.stripeSecretName]: SECRET_NAME,
    [SETTINGS.stripeApiBase]: stub.url,
  })

it('sells, hears that it was paid, and has the credits, with exactly the rights that are granted', async () => {
  const [auth, credits, events] = [run('auth'), run('credits'), run('stripe-events')]
  const registered = JSON.parse((await auth(eventOf('register', { body: { username: 'buyer' } }))).body)
  const key = registered.your_token

  const bought = await credits(eventOf('buy_credits', { key, body: { pack: '1000' } }))
  expect(bought.statusCode).toBe(200)
  expect(JSON.parse(bought.body).checkout_url).toContain('https://checkout.stripe.com/')
  expect(aws.secretsAsked).toEqual([{ by: 'credits', secret: SECRET_NAME }])
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
  expect(aws.secretsAsked).toHaveLength(1)

  expect(await run('order-sweep')({})).toEqual({ asked: 0, failed: 0 })
  expect(await run('reaper')({})).toMatchObject({ buried: 0, found_alive: 0, failed: 0, unfinished: false })
  const within = (name: FunctionName, granted: readonly string[]) =>
    expect(aws.actions(name).filter((action) => !granted.includes(action))).toEqual([])
  within('credits', tableActions('credits'))
  for (const job of ['stripe-events', 'order-sweep', 'reaper'] as const) {
    within(job, [...jobActions(job).table, ...jobActions(job).due])
  }
}, 60_000)
