/** The bundled SDK: unmodified, with correct signatures, and robust against database faults. */

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { SETTINGS } from '../../../../lambdas/config'
import { ATTEMPTS } from '../../../../lambdas/store/db'
import { createTable, startDynamoDB } from '../../../../lib/local/engine/dynamodb'
import { eventOf } from '../../../../lib/local/events'
import { bundle } from '../../../../lib/stack/bundle'
import { KINDS, proxyTo, type Wire } from '../../../proofs/faults/proxy'
import { type AwsRecorder, endLambdas, lambda, startAwsRecorder } from '../../../support/services/lambda'

const outdir = mkdtempSync(join(tmpdir(), 'sdk-'))
const endings: (() => unknown)[] = [() => rmSync(outdir, { recursive: true, force: true })]
let metafile: Metafile
let wire: Wire
let aws: AwsRecorder

beforeAll(async () => {
  metafile = await bundle({ outdir })
  const engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  endings.push(engine.close)
  await createTable(engine.endpoint, 'house')
  wire = await proxyTo(engine.endpoint)
  endings.push(wire.close)
  aws = await startAwsRecorder(wire.url)
  endings.push(aws.close, endLambdas)
})

afterAll(async () => {
  for (const end of endings.toReversed()) await end()
})

describe('bundled package code', () => {
  it('is as published, except for parts that Lambda cannot use', () => {
    const packaged = Object.entries(metafile.inputs).filter(([file]) => file.startsWith('node_modules/'))
    expect(packaged.length).toBeGreaterThan(300)
    expect(
      packaged
        .filter(([file, { bytes }]) => statSync(file).size !== bytes)
        .map(([file]) => file)
        .toSorted(),
    ).toEqual(['node_modules/@aws-sdk/credential-provider-node/dist-es/index.js'])
  })

  it("contains DynamoDB's client wherever the table is read or written", () => {
    const storing = Object.values(metafile.outputs).filter(({ inputs }) => inputs['lambdas/store/db.ts'])
    expect(storing.length).toBeGreaterThan(10)
    for (const { inputs } of storing) {
      expect(inputs).toHaveProperty(['node_modules/@aws-sdk/client-dynamodb/dist-es/DynamoDBClient.js'])
    }
  })
})

describe('a function', () => {
  /** A client retries less after many failures, so each test has its own. */
  const start = () =>
    lambda(outdir, 'auth', { AWS_ENDPOINT_URL_DYNAMODB: aws.urlFor('auth'), [SETTINGS.table]: 'house' })
  let strangers = 0
  const newcomer = () => {
    strangers += 1
    return eventOf('register', { body: { username: `newcomer-${strangers}` }, from: `203.0.113.${strangers}` })
  }
  const attemptsAt = (operation: string) => aws.received.filter(({ target }) => target === operation)

  beforeEach(() => {
    wire.begin(null)
    aws.received.length = 0
  })

  it.each(KINDS)('survives a transaction that is %s once, and applies it once', async (kind) => {
    const call = start()
    const event = newcomer()
    wire.begin({ call: 'TransactWriteItems#1', kind, lasting: 'once' })
    expect((await call(event)).statusCode).toBe(201)
    expect(wire.struck()).toBe(true)
    const attempts = attemptsAt('TransactWriteItems')
    expect(attempts).toHaveLength(2)
    // The idempotency token by which DynamoDB recognizes a retry; a cancelled transaction gets a new one.
    const tokens = attempts.map(({ body }) => JSON.parse(body).ClientRequestToken)
    expect(tokens).toEqual(Array(2).fill(expect.stringMatching(/^.{20,}$/)))
    if (kind !== 'cancelled') expect(tokens[0]).toBe(tokens[1])
    expect(JSON.parse((await call(event)).body).error).toBe('Username already taken')
  })

  it.each(['throttled', 'error'] as const)(
    'reports that the table stays %s, and works again afterwards',
    async (kind) => {
      const call = start()
      const event = newcomer()
      wire.begin({ call: 'TransactWriteItems#1', kind, lasting: 'throughout' })
      const { statusCode, body } = await call(event)
      expect([statusCode, JSON.parse(body).error]).toEqual([500, 'Registration failed'])
      expect(attemptsAt('TransactWriteItems')).toHaveLength(ATTEMPTS)
      wire.begin(null)
      expect([201, 409]).toContain((await call(event)).statusCode)
    },
  )

  it('reads back exactly what it wrote', async () => {
    const call = lambda(outdir, 'mcp', { AWS_ENDPOINT_URL_DYNAMODB: aws.urlFor('mcp'), [SETTINGS.table]: 'house' })
    const use = async (name: string, args: object, key?: string) => {
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
      const headers = { 'mcp-protocol-version': '2025-11-25' }
      return JSON.parse((await call(eventOf('mcp', { body, headers, key }))).body).result.structuredContent
    }
    const display_name = 'Żółw "Ørsted" 名 🐢'
    const { your_token: key } = await use('register', { username: 'unicode', display_name })
    expect(await use('me', {}, key)).toMatchObject({ agent: { username: 'unicode', display_name } })
  })
})
