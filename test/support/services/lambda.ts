/** Runs bundles as Lambda does, one process each, behind a proxy that records their calls to AWS. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { Metafile } from 'esbuild'
import type { Group } from '../../../lambdas/api/routes/routes'
import { createTable, type Engine, startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { bundle, type EDGE_FUNCTION, type FunctionName } from '../../../lib/stack/bundle'
import { errorReply, startDynamoDbProxy } from './dynamodb-proxy'

export const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SESSION_TOKEN: 'session',
}
export const REGION = 'eu-central-1'

/** What Lambda sets, and quiet logs. */
const ENVIRONMENT = {
  ...CREDENTIALS,
  AWS_REGION: REGION,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  NODE_NO_WARNINGS: '1',
}

const RUNTIME = `
  const now = Date.now
  let frozen
  Date.now = () => frozen ?? now()
  const { handler } = require(process.argv[1])
  const context = { getRemainingTimeInMillis: () => Number(process.argv[2]) }
  process.on('message', async ({ id, event, trace, frozenAt }) => {
    if (trace) process.env._X_AMZN_TRACE_ID = trace
    frozen = frozenAt
    try {
      process.send({ id, result: await handler(event, context) })
    } catch (error) {
      process.send({ id, error: String(error?.stack ?? error) })
    }
  })
`

interface LambdaOptions {
  seconds?: number
  /** Collects what the function prints. */
  logLines?: string[]
  /** The instant at which the function's clock stands still. */
  frozenAt?: number
}

type Bundled = FunctionName | typeof EDGE_FUNCTION

type Result<Name extends Bundled> = Name extends Group ? APIGatewayProxyResult : unknown

const processes = new Set<ChildProcess>()

/** Starts a bundle as Lambda does, in a separate process with only its environment, to be called with events. */
export function lambda<Name extends Bundled>(
  outdir: string,
  name: Name,
  env: Record<string, string>,
  { seconds = 9, logLines, frozenAt }: LambdaOptions = {},
) {
  const child = spawn(process.execPath, ['-e', RUNTIME, join(outdir, name, 'index.js'), String(1000 * seconds)], {
    stdio: ['ignore', logLines ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    env: { ...ENVIRONMENT, ...env },
  })
  if (child.stdout) createInterface(child.stdout).on('line', (line) => logLines?.push(line))
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  child.on('message', ({ id, result, error }: { id: number; result: unknown; error?: string }) => {
    const caller = waiting.get(id)
    waiting.delete(id)
    if (error) caller?.reject(new Error(error))
    else caller?.resolve(result)
  })
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${name} exited with ${code}`))
  })
  processes.add(child)
  let calls = 0
  return (event: object, trace?: string) =>
    new Promise<unknown>((resolve, reject) => {
      calls += 1
      waiting.set(calls, { resolve, reject })
      child.send({ id: calls, event, trace, frozenAt }, (error) => error && reject(error))
    }) as Promise<Result<Name>>
}

export function endLambdas(): void {
  for (const child of processes) child.kill()
  processes.clear()
}

export interface AwsRecorder {
  /** AWS endpoint for the function of this name. */
  urlFor(name: FunctionName): string
  /** IAM actions that the function used. */
  actions(name: FunctionName): string[]
  secretsRead: { by: string; secret: string }[]
  /** Every call to the database, including retries. */
  received: { target: string; url: string; headers: IncomingHttpHeaders; body: string }[]
  /** Holds calls of an operation until `count` different ones wait; returns a function that stops it, if they did. */
  holdCalls(operation: string, count: number): () => void
  close(): void
}

/** Whether a function may perform an action on a partition of the table; null if the call names none. */
export type Grants = (name: string, action: string, partition: string | null) => boolean

interface RecorderOptions {
  secrets?: Record<string, string>
  may?: Grants
}

interface Bundles {
  outdir: string
  metafile: Metafile
  /** The address of the table `house`. */
  endpoint: string
  aws: AwsRecorder
}

/** All bundles, a table and a recorder, for the tests of a file. */
export function useBundles(options: RecorderOptions): Bundles {
  const outdir = mkdtempSync(join(tmpdir(), 'bundles-'))
  const bundles = { outdir } as Bundles
  let engine: Engine
  beforeAll(async () => {
    bundles.metafile = await bundle({ outdir })
    engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
    bundles.endpoint = engine.endpoint
    await createTable(engine.endpoint, 'house')
    bundles.aws = await startAwsRecorder(engine.endpoint, options)
  })
  afterAll(async () => {
    endLambdas()
    bundles.aws.close()
    await engine.close()
    rmSync(outdir, { recursive: true, force: true })
  })
  return bundles
}

/** DynamoDB (the engine's) and Secrets Manager at one address, behind IAM checks if `grants` is given. */
export async function startAwsRecorder(
  endpoint: string,
  { secrets = {}, may = () => true }: RecorderOptions = {},
): Promise<AwsRecorder> {
  const used = new Map<string, Set<string>>()
  const secretsRead: AwsRecorder['secretsRead'] = []
  const received: AwsRecorder['received'] = []
  let held: { operation: string; count: number; waiting: Map<string, (() => void)[]> } | null = null

  const proxy = await startDynamoDbProxy(endpoint, async ({ service, operation, url, headers, body }, forward) => {
    const by = url.split('/')[1] ?? ''
    if (service === 'secretsmanager') {
      const { SecretId: secret, SecretString: written }: { SecretId: string; SecretString?: string } = JSON.parse(body)
      secretsRead.push({ by, secret })
      if (operation === 'PutSecretValue' && written) secrets[secret] = written
      const found = secrets[secret]
      return {
        status: found ? 200 : 400,
        headers: { 'content-type': 'application/x-amz-json-1.1' },
        body: JSON.stringify(found ? { Name: secret, SecretString: found } : { __type: 'ResourceNotFoundException' }),
      }
    }
    received.push({ target: operation, url, headers, body })
    const actions = used.get(by) ?? new Set()
    const asked = iamActions(operation, body)
    for (const { action } of asked) actions.add(action)
    used.set(by, actions)
    if (!asked.every(({ action, partition }) => may(by, action, partition)))
      return errorReply('AccessDeniedException', 400, { message: operation })
    if (held?.operation === operation) {
      const { waiting, count } = held
      await new Promise<void>((pass) => {
        // A call that waits too long is sent again, and is still the same one.
        waiting.set(body, [...(waiting.get(body) ?? []), pass])
        if (waiting.size >= count) for (const one of [...waiting.values()].flat()) one()
      })
    }
    return forward()
  })

  return {
    urlFor: (name) => `${proxy.url}/${name}`,
    actions: (name) => [...(used.get(name) ?? [])].toSorted(),
    secretsRead,
    received,
    holdCalls(operation, count) {
      const waiting = new Map<string, (() => void)[]>()
      held = { operation, count, waiting }
      return () => {
        held = null
        if (waiting.size < count) throw new Error(`${operation}: ${waiting.size} of ${count} calls were made at once`)
      }
    },
    close: proxy.close,
  }
}

interface Part {
  Key?: { pk?: { S: string } }
  Item?: { pk?: { S: string } }
}

/** A transaction needs the permission for each of its parts. */
function iamActions(operation: string, body: string): { action: string; partition: string | null }[] {
  const asked = (action: string, { Key, Item }: Part) => ({
    action: `dynamodb:${action}`,
    partition: (Key ?? Item)?.pk?.S ?? null,
  })
  const call = JSON.parse(body) as Part & { TransactItems?: Record<string, Part>[] }
  if (!call.TransactItems) return [asked(operation, call)]
  return call.TransactItems.flatMap(Object.entries<Part>).map(([kind, part]) => asked(`${kind}Item`, part))
}
