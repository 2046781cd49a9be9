/** A local host for measurements: handlers are called directly, as Lambda calls them, and database calls are metered. */
import type { APIGatewayProxyHandler } from 'aws-lambda'
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import type { Group, OperationId } from '../../../lambdas/api/routes/routes'
import { rebuild } from '../../../lambdas/store/checks/rebuild'
import type { Db } from '../../../lambdas/store/db'
import { callHandler, type Reply, requestEvent } from '../../local/deployed'
import { meter, type Trips } from '../../local/engine/meter'
import type { RequestFields } from '../../local/events'
import { GROUP_HANDLERS } from '../../local/group-handlers'
import { type LocalHost, type LocalHostOptions, startLocalHost, UNLIMITED } from '../../local/local-host'
import { subtract } from './arithmetic'
import { publishedSend } from './published'

export const ADMIN_KEY = 'an operator who measures'

type Call = (operation: OperationId, asked?: RequestFields) => Promise<Reply>

type Total = ReturnType<typeof meter>['total']

export interface MeasuredHost extends LocalHost {
  /** For bare handlers: the SDK as published, without the meter. */
  send: Db['send']
  spent: Total
  takeTrips(): Trips
  call: Call
  ask: Call
  measure<T>(act: () => Promise<T>): Promise<{ spent: Total; result: T }>
  /** Brings the projections up to date: no projector runs here. */
  publish(): Promise<unknown>
}

/** With `unmetered`, calls go straight to the database, because metering takes processor time. */
export async function measuredHost({
  unmetered = false,
  ...options
}: LocalHostOptions & { unmetered?: boolean } = {}): Promise<MeasuredHost> {
  const { total: spent, intercept, takeTrips } = meter({ record: true })
  let send: Db['send'] | undefined
  const host = await startLocalHost({
    adminKey: ADMIN_KEY,
    jobsEverySeconds: null,
    projecting: false,
    rateLimits: UNLIMITED,
    writeLog: () => {},
    ...options,
    intercept: (connection) => {
      send = connection
      return unmetered ? connection : intercept(connection)
    },
  })
  const handlers = new Map<Group, APIGatewayProxyHandler>()
  const call: Call = (operation, asked = {}) => {
    const { group } = everyRoute[operation]
    const handler = handlers.get(group) ?? GROUP_HANDLERS[group](host.context)
    handlers.set(group, handler)
    return callHandler(handler, requestEvent(operation, { adminKey: ADMIN_KEY, ...asked }))
  }
  const ask = accepted(call)
  const measure: MeasuredHost['measure'] = async (act) => {
    const before = { ...spent }
    const result = await act()
    return { spent: subtract({ ...spent }, before), result }
  }
  const unmeteredDb = { ...host.context.db, send: send as Db['send'] }
  const publish = () => rebuild(unmeteredDb, host.context.now(), { mend: true })
  const published = publishedSend(host.context.config.dynamodbEndpoint as string)
  return { ...host, send: published, spent, takeTrips, call, ask, measure, publish }
}

/** Throws if the call is refused. */
const accepted =
  (call: Call): Call =>
  async (operation, asked) =>
    expectAccepted(operation, await call(operation, asked))

export function expectAccepted(operation: OperationId, reply: Reply): Reply {
  if (reply.status >= 400) throw new Error(`${operation} returned ${reply.status}: ${reply.content}`)
  return reply
}
