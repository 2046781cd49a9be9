/** The local host: the same handlers as on AWS, on an embedded engine, with a clock that can be moved. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createEmbeddingJudge } from '../../lambdas/adapters/embedding-judge'
import type { ItemJudge } from '../../lambdas/adapters/item-judge'
import { completeVectors, readItemVectors } from '../../lambdas/adapters/item-vectors'
import { createOfflineEmbedder } from '../../lambdas/adapters/offline-embedder'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { type Config, readConfig, SETTINGS } from '../../lambdas/config'
import { type Context, createContext } from '../../lambdas/context'
import { everyApprovedItem } from '../../lambdas/domain/care/items'
import { TEST_NETWORK } from '../../lambdas/domain/money/terms'
import { authorizer } from '../../lambdas/functions/authorizer'
import { clearMinuteCache } from '../../lambdas/http/minute-cache'
import { reaper } from '../../lambdas/jobs/reap'
import { orderSweeper } from '../../lambdas/jobs/sweep-orders'
import { stripeEventHandler } from '../../lambdas/jobs/take-stripe-events'
import { type RebuildOptions, rebuild } from '../../lambdas/store/checks/rebuild'
import { connect, type Db } from '../../lambdas/store/db'
import { sharedVectors } from '../../lambdas/store/items/vectors'
import { USAGE_PLAN } from '../stack/api/usage-plan'
import { DEFAULT_HOST, type ExposureOptions, exposureOf } from './access/exposure'
import { localControl } from './control'
import { announce, createTable, ENDPOINT_FILE, type EngineOptions, startDynamoDB, URL_FILE } from './engine/dynamodb'
import { connectEmbedded } from './engine/embedded-client'
import { expirySweep } from './engine/sweep'
import { countOnFullDisk } from './full-disk'
import { cloudFront } from './gateway/cloudfront'
import { drain } from './gateway/drain'
import { answer, gatewayError } from './gateway/gateway'
import { answerMalformed } from './gateway/malformed'
import { type ThrottleLimits, throttle } from './gateway/throttle'
import { GROUP_HANDLERS } from './group-handlers'
import { repeatJobs } from './jobs'
import { type LocalClock, localClock } from './local-clock'
import { lockFolder } from './lock'
import { FACILITATOR_PATH, type LocalFacilitator, localFacilitator, RPC_PATH } from './payments/facilitator'
import { type LocalPayments, localPayments } from './payments/payments'
import { type LocalStripe, localStripe, STRIPE_PATH } from './payments/stripe-api'
import { markOutdated, readProjectionsState } from './projections-state'
import { projectInProcess } from './projector'
import { NO_UNFINISHED_WORK, projectorLog, readProjectorLog } from './projector-log'
import { seededStreams } from './seed'

export const LOCAL_TABLE = 'creature-house'

/** Rate limits that no caller reaches. */
export const UNLIMITED: Readonly<Record<string, number>> = Object.fromEntries(everyOperation.map(([id]) => [id, 1e9]))

const HOST_ADVICE = {
  rate_limited: `On this local host you need not wait: POST /_local/clock {"advance_hours": 1} moves the clock, and ${SETTINGS.rateLimits}='{"register": 1000}' sets other limits at its start.`,
}

/** Longer than clients and load balancers keep idle connections; otherwise their next request hits a closed one. */
const KEEP_ALIVE_MS = 65_000

/** Interval of the reaper and the order sweep. */
const JOBS_EVERY_SECONDS = 5

/** One model per process, loaded for the first item that no word list contains; that item waits for it. */
const OFFLINE = createOfflineEmbedder()
const MODEL_LOADS_WITHIN_MS = 10_000

export interface LocalHostOptions extends ExposureOptions {
  /** 0 takes any free port. */
  port?: number
  orNextPort?: boolean
  /** Serves the house below this stage, as the address that API Gateway gives does. */
  stage?: string
  /** The key of the reverse proxy that sends the addresses of callers. */
  proxyKey?: string
  /** All ids, keys and random draws derive from it. */
  seed?: string
  /** Folder for data that survives a restart; null keeps everything in memory. */
  dataDir?: string | null
  engine?: Omit<EngineOptions, 'folder'>
  /** Overrides of the route table's rate limits, by operation. */
  rateLimits?: Config['rateLimits'] | string
  /** Overrides the usage plan's throttle. */
  throttle?: ThrottleLimits
  /** Decides which callers share a throttle bucket. Random by default. */
  usageSalt?: string
  /** Uses Stripe, or a stub of it, instead of the stand-in checkout. */
  stripe?: { secretKey: string; apiBase?: string }
  /** Whether the stand-in for CloudFront is in front of the gateway; without it MPP is not offered. */
  cdn?: boolean
  /** Inline payments by agents: at the stand-ins, at the services that these settings name, or off. */
  inlinePayments?: 'stand-ins' | Readonly<Record<string, string>> | null
  /** Seconds of real time between rounds of the reaper; null runs it only after the clock was moved. */
  jobsEverySeconds?: number | null
  items?: ItemJudge
  /** Replaces the network for the documents of OAuth clients; only tests do. */
  web?: Context['web']
  writeLog?: (line: string) => void
  /** Time source below the movable clock; tests freeze it. */
  time?: () => number
  /** Generates ids; tests fix them so that a creature sleeps the same hours in every run. */
  newId?: () => string
  /** False disables projections: tests of other things run twice as fast. */
  projecting?: boolean
  onRebuildProgress?: RebuildOptions['progress']
  /** Wraps the database client: tests count, delay or break its calls. */
  intercept?: (send: Db['send']) => Db['send']
}

export interface LocalHost {
  /** Address on this machine, of the routes below `/_local` too. */
  url: string
  address: string
  clock: LocalClock
  context: Context
  /** Runs the reaper and the order sweep now. */
  runJobs(): Promise<void>
  payments: LocalPayments
  stripe: LocalStripe
  facilitator: LocalFacilitator
  close(): Promise<void>
}

const LOCAL_STRIPE_KEY = 'sk_local'
/** Play money: the address has no known private key. */
const LOCAL_PAY_TO = '0x00000000000000000000000000000000000c0ffe'

const hasCloudFront = ({ cdn = true, stage }: LocalHostOptions): boolean => cdn && stage === undefined

function inlinePayment(
  url: string,
  isPublic: boolean,
  { stripe, inlinePayments: inline = 'stand-ins', ...options }: LocalHostOptions,
): Readonly<Record<string, string>> {
  // Play money would give credits to everyone.
  if (isPublic && inline === 'stand-ins') return {}
  // Without CloudFront MPP clients do not find the challenge, so it is not offered.
  const withheld = !hasCloudFront(options) && { [SETTINGS.mppNetworkId]: '' }
  if (inline !== 'stand-ins') return { ...inline, ...withheld }
  return {
    // The Stripe stand-in accepts tokens only if no other Stripe is configured.
    ...(!stripe && { [SETTINGS.mppNetworkId]: 'local' }),
    ...withheld,
    [SETTINGS.x402FacilitatorUrl]: `${url}${FACILITATOR_PATH}`,
    [SETTINGS.x402PayTo]: LOCAL_PAY_TO,
    [SETTINGS.x402Networks]: JSON.stringify([{ ...TEST_NETWORK, rpc_url: `${url}${RPC_PATH}` }]),
  }
}

/** Cleanup functions, run in reverse order at shutdown or if the start fails. */
type Opened = (() => unknown)[]

const closeAll = async (opened: Opened): Promise<void> => {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

export async function startLocalHost(options: LocalHostOptions = {}): Promise<LocalHost> {
  const opened: Opened = []
  try {
    return await open(options, opened)
  } catch (error) {
    await closeAll(opened)
    throw error
  }
}

async function open(options: LocalHostOptions, opened: Opened): Promise<LocalHost> {
  const { dataDir = null, host = DEFAULT_HOST } = options
  const { isPublic, refuseLocalRoute } = exposureOf(options)
  requireUsableStage(options)
  if (dataDir) opened.push(lockFolder(dataDir))
  const streams = options.seed === undefined ? null : seededStreams(options.seed, dataDir)
  const idsFor = (purpose: string): (() => string) => streams?.(purpose).newId ?? randomUUID
  const clock = localClock(dataDir && join(dataDir, 'clock.json'), options.time)
  const engine = await startDynamoDB({ ...options.engine, folder: dataDir })
  opened.push(engine.close)
  await createTable(engine.endpoint, LOCAL_TABLE)
  if (dataDir) opened.push(announce(dataDir, ENDPOINT_FILE, engine.endpoint))

  // Without a Host header Node would send an empty response.
  const server = createServer({
    requireHostHeader: false,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Must exceed the keep-alive time, or an idle connection could be closed for late headers.
    headersTimeout: KEEP_ALIVE_MS + 1_000,
  })
  const requests = drain(server)
  const port = await listen(server, options, host)
  opened.push(requests.close)
  let isReady: (serve: RequestListener) => void = () => {}
  const ready = new Promise<RequestListener>((resolve) => {
    isReady = resolve
  })
  // Requests that arrive during the start wait until it is complete.
  server.on('request', (request, response) => void ready.then((serve) => serve(request, response)))
  const url = `http://localhost:${port}`
  const localAddress = options.stage === undefined ? url : `${url}/${options.stage}`
  const address = options.baseUrl ?? localAddress
  if (dataDir) opened.push(announce(dataDir, URL_FILE, localAddress))
  const newConnection = (newId: () => string): Db =>
    options.engine?.endpoint
      ? connect({ table: LOCAL_TABLE, endpoint: engine.endpoint, newId })
      : connectEmbedded(engine, LOCAL_TABLE, newId)
  const context = createContext(
    readConfig(
      {
        [SETTINGS.table]: LOCAL_TABLE,
        [SETTINGS.baseUrl]: address,
        [SETTINGS.proxyKey]: options.proxyKey,
        [SETTINGS.dynamodbEndpoint]: engine.endpoint,
        [SETTINGS.adminKey]: options.adminKey,
        [SETTINGS.stripeSecretKey]: options.stripe?.secretKey ?? (isPublic ? undefined : LOCAL_STRIPE_KEY),
        [SETTINGS.stripeApiBase]: options.stripe || isPublic ? options.stripe?.apiBase : `${url}${STRIPE_PATH}`,
        [SETTINGS.mppSigningKey]: idsFor('mpp')(),
        ...inlinePayment(url, isPublic, options),
        [SETTINGS.rateLimits]:
          typeof options.rateLimits === 'string' ? options.rateLimits : JSON.stringify(options.rateLimits ?? {}),
      },
      [...everyOperation.map(([operation]) => operation), 'unknown'],
    ),
    {
      db: newConnection(streams ? idsFor('writes') : (options.newId ?? randomUUID)),
      now: clock.now,
      writeLog: options.writeLog,
      ...(!isPublic && { hostAdvice: HOST_ADVICE }),
      ...streams?.('requests'),
      ...(options.newId && { newId: options.newId }),
    },
  )
  context.web = options.web ?? null
  context.items =
    options.items ??
    createEmbeddingJudge({
      embedder: OFFLINE,
      store: sharedVectors(context),
      vectors: async (embedderId) => completeVectors(await readItemVectors(embedderId), OFFLINE, everyApprovedItem()),
      limitMs: MODEL_LOADS_WITHIN_MS,
    })
  // A separate connection: tests delay, count and break the handlers' calls, not these.
  const views = newConnection(randomUUID)
  if (options.projecting === false) await (dataDir && markOutdated(views))
  else opened.push(await startProjections(context, views, options))
  context.db.send = countOnFullDisk(context.db)
  if (options.intercept) context.db.send = options.intercept(context.db.send)

  const payments = localPayments({
    url,
    file: dataDir && join(dataDir, 'checkout.json'),
    now: clock.now,
    newId: idsFor('checkout'),
    take: (event) => stripeEventHandler(context)(event),
  })
  if (!options.stripe && !isPublic) context.checkout = payments.checkout
  const charges = dataDir && join(dataDir, 'charges.json')
  const stripe = localStripe({ file: charges, now: clock.now, newId: idsFor('charges') })
  const facilitator = localFacilitator({ file: dataDir && join(dataDir, 'transfers.json') })
  const jobStream = streams?.('jobs')
  const jobs = () => ({ ...context, ...jobStream })
  const round = repeatJobs(
    [() => reaper(jobs())(), () => orderSweeper(jobs())(), ...(dataDir ? [expirySweep(views, clock.now)] : [])],
    options.jobsEverySeconds === undefined ? JOBS_EVERY_SECONDS : options.jobsEverySeconds,
  )
  opened.push(round.stop, requests.close)

  const failed = ({ name, message, stack }: Error, request_id: string) =>
    context.log({ level: 'error', message: 'failure', request_id, name, reason: message, stack })
  const salt = options.usageSalt ?? idsFor('usage')()
  const gateway = {
    failed,
    isPublic,
    newRequestId: idsFor('calls'),
    groups: mapValues(GROUP_HANDLERS, (serve) => serve(context)),
    authorize: authorizer(
      () => ({ keys: USAGE_PLAN.keys('local'), salt }),
      () => context.config.trustedProxy,
    ),
    throttle: throttle(options.throttle ?? USAGE_PLAN),
    cloudFront: hasCloudFront(options) ? cloudFront : null,
    stage: options.stage,
  }
  /**
   * Load the stand-in before verifying a payment: the handlers' timeout for a facilitator would include the loading.
   */
  const loadFacilitator = async ({ headers }: IncomingMessage) => headers['payment-signature'] && facilitator.load()
  const serveRequest: RequestListener = (request, response) => {
    requests.enter(response)
    const served =
      refuseLocalRoute && request.url?.startsWith('/_local/')
        ? localControl({ clock, round, services: [payments, stripe, facilitator], refuseLocalRoute }, request, response)
        : loadFacilitator(request).then(() => answer(gateway, request, response))
    served.catch((error: Error) => {
      if (request.errored || response.headersSent) return void response.destroy(error)
      const { statusCode, headers, body } = gatewayError('INTEGRATION_FAILURE')
      failed(error, headers['X-Request-Id'] ?? '')
      response.writeHead(statusCode, headers).end(body)
    })
  }
  await payments.resume()
  isReady(serveRequest)
  answerMalformed(server, serveRequest)

  return {
    url,
    address,
    clock,
    context,
    runJobs: round.run,
    payments,
    stripe,
    facilitator,
    close: () => closeAll(opened),
  }
}

/** What API Gateway accepts as the name of a stage. */
const STAGE_NAME = /^\w{1,128}$/

function requireUsableStage({ stage, baseUrl }: LocalHostOptions): void {
  if (stage === undefined) return
  if (!STAGE_NAME.test(stage)) throw new Error(`STAGE is "${stage}": give letters, digits and underscores`)
  if (baseUrl !== undefined) throw new Error('STAGE and BASE_URL both set the address: give only one')
}

/** Starts the projector and returns its shutdown function. In memory nothing survives, so no state is stored. */
async function startProjections(
  context: Context,
  views: Db,
  { dataDir, engine, onRebuildProgress }: LocalHostOptions,
): Promise<() => Promise<void>> {
  const state = dataDir || engine?.endpoint ? await readProjectionsState(views) : null
  const file = dataDir ? join(dataDir, 'projector.log') : null
  const previousLog = file && state?.killed ? readProjectorLog(file) : null
  const left = previousLog?.session === state?.killed ? (previousLog?.left ?? null) : null
  if (state && !state.upToDate && !left) {
    await markOutdated(views)
    await rebuild(views, context.now(), { mend: true, progress: onRebuildProgress })
  }
  const session = left && state?.killed ? state.killed : randomUUID()
  const log = file && projectorLog(file, session, { isNew: !left })
  await state?.opened(session)
  const projector = projectInProcess(
    views,
    {
      applied: async () => clearMinuteCache(context),
      failed: ({ name, message, stack }) =>
        context.log({ level: 'error', message: 'not projected', name, reason: message, stack }),
    },
    log ? { log, left: left ?? NO_UNFINISHED_WORK } : undefined,
  )
  if (left) await projector.onCommit()
  context.db.onCommit = projector.onCommit
  context.db.onWrite = projector.onWrite
  return async () => {
    if (await projector.close()) await state?.closed()
  }
}

/** How many ports are tried in place of a taken one. */
const MORE_PORTS = 20

/** Returns the port. */
async function listen(
  server: Server,
  { port = 0, orNextPort = false }: Pick<LocalHostOptions, 'port' | 'orNextPort'>,
  host: string,
): Promise<number> {
  for (let next = port; ; next++) {
    try {
      server.listen(next, host)
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || !orNextPort || next === port + MORE_PORTS) throw error
    }
  }
}

const mapValues = <K extends string, A, B>(object: Readonly<Record<K, A>>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries<A>(object).map(([key, value]) => [key, change(value)])) as Record<K, B>
