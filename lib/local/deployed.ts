/** The functions as deployed: their bundles, loaded into this process, on the table of a running local host. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  APIGatewayProxyEvent,
  APIGatewayProxyHandler,
  APIGatewayProxyResult,
  Context as LambdaContext,
} from 'aws-lambda'
import { everyRoute } from '../../lambdas/api/routes/every-route'
import type { Group, OperationId } from '../../lambdas/api/routes/routes'
import { SETTINGS } from '../../lambdas/config'
import type { Context } from '../../lambdas/context'
import { bundle } from '../stack/bundle'
import { eventOf, type RequestFields } from './events'
import { UNLIMITED } from './local-host'

export interface Reply {
  status: number
  headers: Readonly<Record<string, unknown>>
  /** Empty if the body is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests check bodies against the schemas; tools only read single fields
  body: any
  /** As sent, not compressed; a picture counts as bytes, not as base64. */
  content: Buffer
}

export const requestEvent = (operation: OperationId, asked: RequestFields): APIGatewayProxyEvent =>
  eventOf(operation, { host: 'localhost', requestId: randomUUID(), ...asked })

/** Calls a handler as API Gateway does. */
export async function callHandler(handler: APIGatewayProxyHandler, event: APIGatewayProxyEvent): Promise<Reply> {
  const result = (await handler(event, {} as LambdaContext, () => {})) as APIGatewayProxyResult
  const { statusCode: status, headers = {}, body, isBase64Encoded } = result
  const isJson = body !== '' && String(headers['Content-Type']).startsWith('application/json')
  // Decoded lazily: it would add to the measured time.
  return {
    status,
    headers,
    get body() {
      return isJson ? JSON.parse(body) : {}
    },
    get content() {
      return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
    },
  }
}

export interface Deployed {
  handlerOf(group: Group): APIGatewayProxyHandler
  call(operation: OperationId, asked?: RequestFields): Promise<Reply>
  close(): void
}

/** The settings of a function that works on the table of a local host. */
export const functionEnvironment = ({ config }: Context): Record<string, string> => ({
  [SETTINGS.table]: config.table,
  [SETTINGS.dynamodbEndpoint]: config.dynamodbEndpoint ?? '',
  [SETTINGS.baseUrl]: config.baseUrl ?? '',
  [SETTINGS.rateLimits]: JSON.stringify(UNLIMITED),
  [SETTINGS.metricsNamespace]: 'CreatureHouse',
  [SETTINGS.adminKey]: config.adminKey ?? '',
  [SETTINGS.stripeSecretKey]: config.stripe.secretKey ?? '',
  [SETTINGS.stripeApiBase]: config.stripe.apiBase ?? '',
  AWS_REGION: 'local',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
})

/** The functions share the local host's clock and keys. Their log is discarded. */
export async function deploy(context: Context): Promise<Deployed> {
  const outdir = mkdtempSync(join(tmpdir(), 'deployed-'))
  await bundle({ outdir })
  const before = { env: { ...process.env }, now: Date.now, write: process.stdout.write }
  Object.assign(process.env, functionEnvironment(context))
  Date.now = context.now
  const load = createRequire(import.meta.url)
  const handlerOf =
    (group: Group): APIGatewayProxyHandler =>
    async (...given) => {
      process.stdout.write = () => true
      try {
        return await load(join(outdir, group, 'index.js')).handler(...given)
      } finally {
        process.stdout.write = before.write
      }
    }
  return {
    handlerOf,
    call: (operation, asked = {}) =>
      callHandler(handlerOf(everyRoute[operation].group), requestEvent(operation, asked)),
    close: () => {
      process.env = before.env
      Date.now = before.now
      rmSync(outdir, { recursive: true, force: true })
    },
  }
}
