/** Buying credits with the bundles as they are deployed: key from Secrets Manager, session from Stripe, event from the queue. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type OperationId, routes } from '../../lambdas/api/routes'
import { SETTINGS } from '../../lambdas/config'
import { bundle, type FunctionName } from '../../lib/bundle'
import { createTable, startDynamoDB } from '../../lib/local/dynamodb'
import { jobActions, tableActions } from '../../lib/table-actions'
import sample from '../events/register.json'
import { envelope, session, stripeStub } from '../support/stripe'

const SECRET_KEY = 'sk_test_from_secrets_manager'
const endings: (() => unknown)[] = []
const asked: { name: string; target: string }[] = []
const used = new Map<string, Set<string>>()
let stub: Awaited<ReturnType<typeof stripeStub>>
let outdir: string
let aws: string

/** DynamoDB and Secrets Manager at one address, which notes what each function asks for. */
beforeAll(async () => {
  outdir = mkdtempSync(join(tmpdir(), 'payments-'))
  endings.push(() => rmSync(outdir, { recursive: true, force: true }))
  await bundle({ outdir })
  stub = await stripeStub()
  endings.push(stub.close)
  const engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  endings.push(engine.close)
  await createTable(engine.endpoint, 'house')
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const [service = '', operation = ''] = String(incoming.headers['x-amz-target']).split('.')
    const name = incoming.url?.split('/')[1] ?? ''
    if (service === 'secretsmanager') {
      asked.push({ name, target: JSON.parse(body.toString()).SecretId })
      outgoing.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      return outgoing.end(JSON.stringify({ Name: 'stripe', SecretString: `${SECRET_KEY}\n` }))
    }
    const actions = used.get(name) ?? new Set()
    for (const action of actionsOf(operation, body.toString())) actions.add(`dynamodb:${action}`)
    used.set(name, actions)
    const { host: _, ...headers } = incoming.headers
    request(engine.endpoint, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endings.push(() => server.close())
  aws = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 60_000)

afterAll(async () => {
  for (const end of endings.toReversed()) await end()
})

/** A transaction asks for the right to each of its parts. */
function actionsOf(operation: string, body: string): string[] {
  if (operation !== 'TransactWriteItems') return [operation]
  const { TransactItems } = JSON.parse(body) as { TransactItems: object[] }
  return TransactItems.flatMap(Object.keys).map((kind) => `${kind}Item`)
}

const RUNTIME = `
  const { handler } = require(process.argv[1])
  const context = { getRemainingTimeInMillis: () => 9000 }
  process.on('message', async (event) => process.send({ result: await handler(event, context) }))
`

function lambda(name: FunctionName) {
  const child = spawn(process.execPath, ['-e', RUNTIME, join(outdir, name, 'index.js')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'session',
      AWS_REGION: 'eu-central-1',
      AWS_ENDPOINT_URL: `${aws}/${name}`,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      NODE_NO_WARNINGS: '1',
      [SETTINGS.table]: 'house',
      [SETTINGS.stripeSecretName]: 'house/stripe',
      [SETTINGS.stripeApiBase]: stub.url,
    },
  })
  endings.push(() => child.kill())
  return async (event: object) => {
    child.send(event)
    const [{ result }] = await once(child, 'message')
    return result
  }
}

const call = (operation: OperationId, key?: string, body: object = {}) => {
  const { method, path } = routes[operation]
  const requestContext = { ...sample.requestContext, path: `/v1${path}` }
  const headers = { ...sample.headers, ...(key && { Authorization: `Bearer ${key}` }) }
  return { ...sample, resource: path, path, httpMethod: method, headers, body: JSON.stringify(body), requestContext }
}

it('sells, hears that it was paid, and has the credits, with exactly the rights that are granted', async () => {
  const [auth, credits, events] = [lambda('auth'), lambda('credits'), lambda('stripe-events')]
  const registered = JSON.parse((await auth(call('register', undefined, { username: 'buyer' }))).body)
  const key = registered.your_token

  const bought = await credits(call('buy_credits', key, { pack: '1000' }))
  expect(bought.statusCode).toBe(200)
  expect(JSON.parse(bought.body).checkout_url).toContain('https://checkout.stripe.com/')
  expect(asked).toEqual([{ name: 'credits', target: 'house/stripe' }])
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
  expect(JSON.parse((await credits(call('credits', key))).body).credits).toBe(1000)
  expect(asked).toHaveLength(1)

  expect(await lambda('order-sweep')({})).toEqual({ asked: 0, failed: 0 })
  expect(await lambda('reaper')({})).toEqual({ buried: 0, found_alive: 0, failed: 0, unfinished: false })
  const within = (name: string, granted: readonly string[]) =>
    expect([...(used.get(name) ?? [])].filter((action) => !granted.includes(action))).toEqual([])
  within('credits', tableActions('credits'))
  for (const job of ['stripe-events', 'order-sweep', 'reaper']) {
    within(job, [...jobActions(job).table, ...jobActions(job).due])
  }
}, 60_000)
