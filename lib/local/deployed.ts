/** The functions as they are deployed: their bundles, loaded into this process, on the table of a house that is open here. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIGatewayProxyHandler, APIGatewayProxyResult, Context as LambdaContext } from 'aws-lambda'
import { everyRoute } from '../../lambdas/api/routes/every-route'
import type { OperationId } from '../../lambdas/api/routes/routes'
import { SETTINGS } from '../../lambdas/config'
import type { Context } from '../../lambdas/context'
import { bundle } from '../stack/bundle'
import { type Asked, eventOf } from './events'
import { UNLIMITED } from './local-host'

export interface Deployed {
  ask(operation: OperationId, asked?: Asked): Promise<APIGatewayProxyResult>
  close(): void
}

/** Their clock is the house's, and so are its keys; their log lines are made, and go nowhere. */
export async function deploy({ config, now }: Context): Promise<Deployed> {
  const outdir = mkdtempSync(join(tmpdir(), 'deployed-'))
  await bundle({ outdir })
  const environment: Record<string, string> = {
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
  }
  const before = { env: { ...process.env }, now: Date.now, write: process.stdout.write }
  Object.assign(process.env, environment)
  Date.now = now
  const load = createRequire(import.meta.url)
  const handlerOf = (operation: OperationId): APIGatewayProxyHandler =>
    load(join(outdir, everyRoute[operation].group, 'index.js')).handler
  return {
    async ask(operation, asked = {}) {
      const event = eventOf(operation, { host: 'localhost', requestId: randomUUID(), ...asked })
      process.stdout.write = () => true
      try {
        return (await handlerOf(operation)(event, {} as LambdaContext, () => {})) as APIGatewayProxyResult
      } finally {
        process.stdout.write = before.write
      }
    },
    close: () => {
      process.env = before.env
      Date.now = before.now
      rmSync(outdir, { recursive: true, force: true })
    },
  }
}
