/** The bundles as they are deployed: small, without strangers, and working on the trimmed SDK. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setPartitionInfo } from '@aws-sdk/core/client'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import type { Metafile } from 'esbuild'
import { openapi } from '../../lambdas/api/openapi'
import { registrationSchema } from '../../lambdas/api/registration-schema'
import { type Group, type OperationId, routes } from '../../lambdas/api/routes'
import { SETTINGS } from '../../lambdas/config'
import { bundle, FUNCTIONS } from '../../lib/bundle'
import { gatewayResponse } from '../../lib/gateway-responses'
import { createTable, startDynamoDB } from '../../lib/local/dynamodb'
import { defaultEndpointResolver } from '../../lib/sdk/endpoint'
import { partitionsInfo } from '../../lib/sdk/partitions'
import { tableActions } from '../../lib/table-actions'
import sample from '../events/register.json'

const KB = 1024
const LIMITS: Record<string, number> = { auth: 200 * KB, meta: 200 * KB, authorizer: 40 * KB }
const STRANGERS = /node_modules\/(dynalite|aws-cdk-lib|esbuild|@energetic-ai)|offline-embedder/
const JUDGES: readonly string[] = ['house']
const SELLS: readonly string[] = ['credits', 'order-sweep']
const BASE_URL = 'https://abcde12345.execute-api.eu-central-1.amazonaws.com/v1'
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'session' }

const outdir = mkdtempSync(join(tmpdir(), 'bundles-'))
let metafile: Metafile
let database: Witness
const endings: (() => unknown)[] = [() => rmSync(outdir, { recursive: true, force: true })]

beforeAll(async () => {
  metafile = await bundle({ outdir })
  const engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  endings.push(engine.close)
  await createTable(engine.endpoint, 'house')
  database = await witness(engine.endpoint)
  endings.push(() => database.server.close())
}, 30_000)

afterAll(async () => {
  for (const end of endings.toReversed()) await end()
})

const outputOf = (name: string) => {
  const found = Object.entries(metafile.outputs).find(([path]) => path.endsWith(`/${name}/index.js`))
  if (!found) throw new Error(`there is no bundle of ${name}`)
  return found[1]
}

describe.each(FUNCTIONS)('the bundle of %s', (name) => {
  it('stays within its size', () => {
    expect(outputOf(name).bytes).toBeLessThanOrEqual(LIMITS[name] ?? Number.POSITIVE_INFINITY)
  })

  it('holds nothing it does not need', () => {
    expect(Object.keys(outputOf(name).inputs).filter((input) => STRANGERS.test(input))).toEqual([])
  })

  it(`holds Bedrock's code ${JUDGES.includes(name) ? 'because it judges items' : 'in no part of it'}`, () => {
    const inputs = Object.keys(outputOf(name).inputs)
    expect(inputs.some((input) => input.includes('client-bedrock-runtime'))).toBe(JUDGES.includes(name))
  })

  it(`holds Stripe's code ${SELLS.includes(name) ? 'because it sells' : 'in no part of it'}`, () => {
    const inputs = Object.keys(outputOf(name).inputs)
    const needs = (path: string) => inputs.some((input) => input.startsWith(path))
    expect(needs('node_modules/stripe/')).toBe(SELLS.includes(name))
  })
})

it('keeps every package out of the authorizer', () => {
  expect(Object.keys(outputOf('authorizer').inputs).filter((input) => input.includes('node_modules'))).toEqual([])
})

it('refuses a swap that meets no module, as after an upgrade of the SDK', async () => {
  const swaps = { '@aws-sdk/gone/index.js': 'nothing' }
  await expect(bundle({ outdir: join(outdir, 'refused'), swaps })).rejects.toThrow('@aws-sdk/gone/index.js')
})

it.each([
  ['eu-central-1', undefined, 'https://dynamodb.eu-central-1.amazonaws.com/'],
  ['us-gov-west-1', undefined, 'https://dynamodb.us-gov-west-1.amazonaws.com/'],
  ['cn-north-1', undefined, 'https://dynamodb.cn-north-1.amazonaws.com.cn/'],
  ['eu-central-1', 'http://127.0.0.1:8000', 'http://127.0.0.1:8000/'],
])('finds the table of %s (configured: %s) at %s', (Region, Endpoint, url) => {
  setPartitionInfo(partitionsInfo as never)
  expect(defaultEndpointResolver({ Region, Endpoint }).url.href).toBe(url)
})

describe('deployed', () => {
  let call: Record<'auth' | 'meta', Lambda>

  beforeAll(() => {
    call = { auth: lambda('auth'), meta: lambda('meta') }
  })

  it('registers an agent with the credentials and region that Lambda gives', async () => {
    const { statusCode, body } = await call.auth(event('register'))
    expect(statusCode).toBe(201)
    expect(JSON.parse(body).agent.username).toBe('first-agent')
    expect(database.signatures.at(-1)).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d+\/eu-central-1\/dynamodb\//,
    )
  })

  it('understands a cancelled transaction: the name is taken', async () => {
    const { statusCode, body } = await call.auth(event('register'))
    expect(statusCode).toBe(409)
    expect(JSON.parse(body).error).toBe('Username already taken')
  })

  it('understands a failed condition: of two rotations at once one comes too late', async () => {
    const registered = await call.auth(event('register', { body: { username: 'rotating-agent' }, ip: '203.0.113.8' }))
    const rotation = event('rotate_key', { key: JSON.parse(registered.body).your_token })
    const release = database.holdBack('PutItem', 2)
    const answers = await Promise.all([call.auth(rotation), call.auth(rotation)])
    release()
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('does not count what it refuses as invalid', async () => {
    const { statusCode } = await call.auth(event('register', { body: {}, ip: '203.0.113.9' }))
    expect(statusCode).toBe(400)
  })

  it('serves the registration schema that was made with the bundle', async () => {
    const { body } = await call.auth(event('registration_schema'))
    expect(JSON.parse(body).schema).toEqual(JSON.parse(JSON.stringify(registrationSchema())))
  })

  it('serves the OpenAPI document that was made with the bundle, under its own address', async () => {
    const { statusCode, body } = await call.meta(event('openapi'))
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(openapi(BASE_URL))))
  })

  it('sends the headers that the gateway sends when it answers by itself', async () => {
    const { headers } = await call.meta(event('health'))
    expect(headers).toMatchObject(gatewayResponse('DEFAULT_5XX').headers)
  })

  it.each(['auth', 'meta'] as const)('is allowed exactly what %s does', (group) => {
    expect([...(database.actions.get(group) ?? [])].toSorted()).toEqual(tableActions(group).toSorted())
  })
})

type Lambda = (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>

const RUNTIME = `
  const { handler } = require(process.argv[1])
  process.on('message', async ({ id, event }) => process.send({ id, result: await handler(event, {}) }))
`

/** Runs a bundle as Lambda would: a process of its own, with nothing but its environment. */
function lambda(group: Group): Lambda {
  const child = spawn(process.execPath, ['-e', RUNTIME, join(outdir, group, 'index.js')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...CREDENTIALS,
      AWS_REGION: 'eu-central-1',
      AWS_ENDPOINT_URL_DYNAMODB: `${database.url}/${group}`,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      NODE_NO_WARNINGS: '1',
      [SETTINGS.table]: 'house',
    },
  })
  endings.push(() => child.kill())
  let calls = 0
  return (event) => {
    calls += 1
    const id = calls
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error(`${group} ended`)))
      child.on('message', (answer: { id: number; result: APIGatewayProxyResult }) => {
        if (answer.id === id) resolve(answer.result)
      })
      child.send({ id, event })
    })
  }
}

function event(operation: OperationId, { body, key, ip }: { body?: object; key?: string; ip?: string } = {}) {
  const { method, path } = routes[operation]
  const { requestContext } = sample
  return {
    ...sample,
    resource: path,
    path,
    httpMethod: method,
    headers: { ...sample.headers, ...(key && { Authorization: `Bearer ${key}` }) },
    body: operation === 'register' && !body ? sample.body : JSON.stringify(body ?? {}),
    requestContext: {
      ...requestContext,
      path: `/${requestContext.stage}${path}`,
      httpMethod: method,
      resourcePath: path,
      identity: { ...requestContext.identity, ...(ip && { sourceIp: ip }) },
    },
  } as unknown as APIGatewayProxyEvent
}

interface Witness {
  server: Server
  url: string
  signatures: string[]
  /** By the function that asked: the actions that IAM would have been asked about. */
  actions: Map<string, Set<string>>
  /** Lets calls of an operation pass only when so many of them wait; returns how to stop that. */
  holdBack(operation: string, count: number): () => void
}

/** Stands between the functions and the engine and notes what is asked, by whom. */
async function witness(endpoint: string): Promise<Witness> {
  const signatures: string[] = []
  const actions = new Map<string, Set<string>>()
  let held: { operation: string; count: number; waiting: (() => void)[] } | null = null
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? ''
    const caller = incoming.url?.split('/')[1] ?? ''
    signatures.push(String(incoming.headers.authorization))
    const used = actions.get(caller) ?? new Set()
    for (const action of iamActions(operation, body.toString())) used.add(`dynamodb:${action}`)
    actions.set(caller, used)
    if (held?.operation === operation) {
      const { waiting, count } = held
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === count) for (const pass of waiting) pass()
      })
    }
    const { host: _, ...headers } = incoming.headers
    request(endpoint, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    signatures,
    actions,
    holdBack(operation, count) {
      held = { operation, count, waiting: [] }
      return () => {
        held = null
      }
    },
  }
}

/** A transaction asks for the right to each of its parts. */
function iamActions(operation: string, body: string): string[] {
  if (operation !== 'TransactWriteItems') return [operation]
  const { TransactItems } = JSON.parse(body) as { TransactItems: object[] }
  return TransactItems.flatMap(Object.keys).map((kind) =>
    kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`,
  )
}
