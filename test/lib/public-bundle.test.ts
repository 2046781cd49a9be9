/** The public house with the bundles as they are deployed: the stream to the projector, the admin key from its secret. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { type OperationId, routes } from '../../lambdas/api/routes'
import { SETTINGS } from '../../lambdas/config'
import { PROJECTED_TYPES } from '../../lambdas/domain/projections'
import { bundle, type FunctionName } from '../../lib/bundle'
import { createTable, type Engine, startDynamoDB } from '../../lib/local/dynamodb'
import { jobActions, tableActions } from '../../lib/table-actions'
import sample from '../events/register.json'

const ADMIN_KEY = 'made-by-secrets-manager'
const TABLE = 'house'
const endings: (() => unknown)[] = []
const secretsAsked: string[] = []
const used = new Map<string, Set<string>>()
let engine: Engine
let outdir: string
let aws: string

/** DynamoDB and Secrets Manager at one address, which notes what each function asks for. */
beforeAll(async () => {
  outdir = mkdtempSync(join(tmpdir(), 'public-'))
  endings.push(() => rmSync(outdir, { recursive: true, force: true }))
  await bundle({ outdir })
  engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  endings.push(engine.close)
  await createTable(engine.endpoint, TABLE)
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const [service = '', operation = ''] = String(incoming.headers['x-amz-target']).split('.')
    const name = incoming.url?.split('/')[1] ?? ''
    if (service === 'secretsmanager') {
      secretsAsked.push(JSON.parse(body.toString()).SecretId)
      outgoing.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      return outgoing.end(JSON.stringify({ Name: 'admin', SecretString: ADMIN_KEY }))
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
  process.on('message', async (event) => process.send({ result: await handler(event, {}) }))
`

function lambda(name: FunctionName) {
  const child = spawn(process.execPath, ['-e', RUNTIME, join(outdir, name, 'index.js')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'eu-central-1',
      AWS_ENDPOINT_URL: `${aws}/${name}`,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      NODE_NO_WARNINGS: '1',
      [SETTINGS.table]: TABLE,
      [SETTINGS.adminKeySecret]: 'house/admin',
    },
  })
  endings.push(() => child.kill())
  return async (event: object) => {
    child.send(event)
    const [{ result }] = await once(child, 'message')
    return result
  }
}

const call = (operation: OperationId, headers: Record<string, string> = {}, body: object = {}) => {
  const { method, path } = routes[operation]
  const requestContext = { ...sample.requestContext, path: `/v1${path}` }
  return {
    ...sample,
    resource: path,
    path,
    httpMethod: method,
    headers: { ...sample.headers, ...headers },
    body: JSON.stringify(body),
    requestContext,
  }
}

it('counts what the stream tells, shows it, and opens the analytics with the key from the secret', async () => {
  const [auth, projector, house, admin] = [lambda('auth'), lambda('projector'), lambda('public'), lambda('admin')]
  const registered = JSON.parse((await auth(call('register', {}, { username: 'streamed' }))).body)
  const direct = new DynamoDBClient({
    endpoint: engine.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  const { Items = [] } = await direct.send(new ScanCommand({ TableName: TABLE }))
  direct.destroy()
  const Records = Items.filter(({ type }) => PROJECTED_TYPES.includes(type?.S ?? '')).map((NewImage, at) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: String(100 + at), NewImage },
  }))
  expect(Records).toHaveLength(1)
  const event = { shardId: 'shardId-1', Records, window: {}, state: {} }
  for (const _ of [1, 2]) expect(await projector(event)).toEqual({ state: {}, batchItemFailures: [] })

  const stats = await house(call('stats'))
  expect(JSON.parse(stats.body)).toMatchObject({ agents: 1, activity_24h: { active_agents: 1 } })
  const stones = await house(call('graveyard', { Authorization: `Bearer ${registered.your_token}` }))
  expect(JSON.parse(stones.body).gravestones).toEqual([])
  expect((await house(call('list_species'))).statusCode).toBe(200)
  expect((await house(call('hall'))).statusCode).toBe(200)

  expect((await admin(call('analytics', { 'x-admin-key': 'a guess' }))).statusCode).toBe(401)
  const figures = await admin(call('analytics', { 'x-admin-key': ADMIN_KEY }))
  expect(JSON.parse(figures.body).agents.total).toBe(1)
  expect(secretsAsked).toEqual(['house/admin'])

  const within = (name: string, granted: readonly string[]) =>
    expect([...(used.get(name) ?? [])].filter((action) => !granted.includes(action))).toEqual([])
  for (const group of ['public', 'admin'] as const) within(group, tableActions(group))
  within('projector', jobActions('projector').table)
}, 60_000)
