/** Runs bundles as Lambda does, one process each, behind a proxy that records their calls to AWS. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { Group } from '../../../lambdas/api/routes/routes'
import type { EDGE_FUNCTION, FunctionName } from '../../../lib/stack/bundle'

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
  const { handler } = require(process.argv[1])
  const context = { getRemainingTimeInMillis: () => Number(process.argv[2]) }
  process.on('message', async ({ id, event, trace }) => {
    if (trace) process.env._X_AMZN_TRACE_ID = trace
    process.send({ id, result: await handler(event, context) })
  })
`

type Bundled = FunctionName | typeof EDGE_FUNCTION

type Result<Name extends Bundled> = Name extends Group ? APIGatewayProxyResult : unknown

const children = new Set<ChildProcess>()

/** Runs a bundle as Lambda does: a separate process with only its environment. */
export function lambda<Name extends Bundled>(
  outdir: string,
  name: Name,
  env: Record<string, string>,
  { seconds = 9, logLines }: { seconds?: number; logLines?: string[] } = {},
) {
  const child = spawn(process.execPath, ['-e', RUNTIME, join(outdir, name, 'index.js'), String(1000 * seconds)], {
    stdio: ['ignore', logLines ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    env: { ...ENVIRONMENT, ...env },
  })
  children.add(child)
  if (child.stdout) createInterface(child.stdout).on('line', (line) => logLines?.push(line))
  const waiting = new Map<number, { resolve(result: Result<Name>): void; reject(error: Error): void }>()
  child.on('message', ({ id, result }: { id: number; result: Result<Name> }) => {
    waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${name} exited with ${code}`))
  })
  let calls = 0
  return (event: object, trace?: string): Promise<Result<Name>> => {
    calls += 1
    const id = calls
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      child.send({ id, event, trace }, (error) => error && reject(error))
    })
  }
}

export function endLambdas(): void {
  for (const child of children) child.kill()
  children.clear()
}

export interface AwsRecorder {
  /** AWS endpoint for the function of this name. */
  urlFor(name: FunctionName): string
  /** IAM actions that the function used. */
  actions(name: FunctionName): string[]
  secretsRead: { by: string; secret: string }[]
  /** Every call to the database, including retries. */
  received: { target: string; url: string; headers: IncomingHttpHeaders; body: string }[]
  /** Holds calls of an operation until `count` of them wait; returns a function that stops it. */
  holdCalls(operation: string, count: number): () => void
  close(): void
}

/** Whether a function may perform an action on a partition of the table; null if the call names none. */
export type Grants = (name: string, action: string, partition: string | null) => boolean

/** DynamoDB (the engine's) and Secrets Manager at one address, behind IAM checks if `grants` is given. */
export async function startAwsRecorder(
  endpoint: string,
  { secrets = {}, may = () => true }: { secrets?: Record<string, string>; may?: Grants } = {},
): Promise<AwsRecorder> {
  const used = new Map<string, Set<string>>()
  const secretsRead: AwsRecorder['secretsRead'] = []
  const received: AwsRecorder['received'] = []
  let held: { operation: string; count: number; waiting: (() => void)[] } | null = null

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const [service = '', operation = ''] = String(incoming.headers['x-amz-target']).split('.')
    const by = incoming.url?.split('/')[1] ?? ''
    if (service === 'secretsmanager') {
      const { SecretId: secret, SecretString: written }: { SecretId: string; SecretString?: string } = JSON.parse(
        body.toString(),
      )
      secretsRead.push({ by, secret })
      if (operation === 'PutSecretValue' && written) secrets[secret] = written
      const found = secrets[secret]
      outgoing.writeHead(found ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' })
      outgoing.end(
        JSON.stringify(found ? { Name: secret, SecretString: found } : { __type: 'ResourceNotFoundException' }),
      )
      return
    }
    received.push({ target: operation, url: incoming.url ?? '', headers: incoming.headers, body: body.toString() })
    const actions = used.get(by) ?? new Set()
    const asked = iamActions(operation, body.toString())
    for (const { action } of asked) actions.add(action)
    used.set(by, actions)
    if (!asked.every(({ action, partition }) => may(by, action, partition))) {
      outgoing.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
      outgoing.end(JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message: operation }))
      return
    }
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
    })
      .on('error', () => outgoing.destroy())
      .end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    urlFor: (name) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
    actions: (name) => [...(used.get(name) ?? [])].toSorted(),
    secretsRead,
    received,
    holdCalls(operation, count) {
      held = { operation, count, waiting: [] }
      return () => {
        held = null
      }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
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
  return call.TransactItems.flatMap(Object.entries<Part>).map(([kind, part]) =>
    asked(kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`, part),
  )
}
