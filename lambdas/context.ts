/** The dependencies of a handler: clock, randomness, store and log. Created once per process. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Checkout } from './adapters/checkout'
import type { ItemJudge } from './adapters/item-judge'
import type { Web } from './adapters/oauth/client-documents'
import type { Intents } from './adapters/stripe-intents'
import { type Config, processConfig, traceHeader } from './config'
import { maskSecrets } from './domain/masking'
import { asInstant, type Instant } from './domain/time/instants'
import { connect, type Db } from './store/db'

export interface Context {
  config: Config
  db: Db
  /** The host's item judge. Null: Bedrock, loaded only by functions that judge items. */
  items: ItemJudge | null
  /** The host's checkout stub. Null: Stripe, loaded only by functions that sell. */
  checkout: Checkout | null
  /** The host's stub for charging agents' payment tokens. Null: Stripe. */
  intents: Intents | null
  /** Replaces network access in tests. Null: the real network. */
  web: Web | null
  /** The operators' key. Null if none is set; then every admin call is refused. */
  adminKey(): Promise<string | null>
  /** Text added to the suggestion of a refusal, by its code, for what only this host offers. */
  hostAdvice: Readonly<Record<string, string>>
  now(): Instant
  newId(): string
  randomBytes(length: number): Uint8Array
  /** A number in [0, 1). */
  random(): number
  /** Masks the configured secrets and `secrets` in every text. */
  log(entry: LogLine, secrets?: readonly string[]): void
}

export interface LogLine {
  level: 'info' | 'warn' | 'error'
  message: string
  [field: string]: unknown
}

export interface Overrides extends Partial<Omit<Context, 'config' | 'log'>> {
  writeLog?: (line: string) => void
}

export function createContext(config: Config, { writeLog = toStdout, ...overrides }: Overrides = {}): Context {
  const newId = overrides.newId ?? randomUUID
  const configSecrets = secretsIn(config)
  let firstTrace = traceHeader()
  return {
    config,
    db: connect({ table: config.table, endpoint: config.dynamodbEndpoint, newId }),
    items: null,
    checkout: null,
    intents: null,
    web: null,
    adminKey: async () => config.adminKey,
    hostAdvice: {},
    now: () => asInstant(Date.now()),
    newId,
    randomBytes,
    random: Math.random,
    ...overrides,
    log: (entry, secrets = []) => {
      const all = [...configSecrets, ...secrets]
      const trace = traceHeader()
      firstTrace ??= trace
      const isColdStart = trace !== undefined && trace === firstTrace
      const line = { ...entry, cold_start: isColdStart || undefined, trace_id: sampledTraceId(trace) }
      writeLog(JSON.stringify(line, (_, value) => (typeof value === 'string' ? maskSecrets(value, all) : value)))
    },
  }
}

/** Undefined if X-Ray does not sample the call, because then there is no trace. */
const sampledTraceId = (header = ''): string | undefined => /Root=([^;]+).*Sampled=1/.exec(header)?.[1]

const secretsIn = ({ adminKey, stripe, trustedProxy, payments }: Config): string[] =>
  [
    adminKey,
    stripe.secretKey,
    payments.mppSigningKey,
    payments.x402FacilitatorKey,
    ...(trustedProxy?.keys ?? []),
  ].flatMap((secret) => secret ?? [])

const toStdout = (line: string): void => void process.stdout.write(`${line}\n`)

let shared: Context | undefined

/** A Lambda process reuses its context for all its calls. */
export function processContext(): Context {
  shared ??= createContext(processConfig())
  return shared
}
