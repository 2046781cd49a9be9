/** Everything a handler needs from the world: the clock, chance, the store and the log. Made once per process. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Checkout } from './adapters/checkout'
import type { ItemJudge } from './adapters/item-judge'
import type { Intents } from './adapters/stripe-intents'
import { type Config, processConfig } from './config'
import { maskSecrets } from './domain/masking'
import { asInstant, type Instant } from './domain/time/instants'
import { connect, type Db } from './store/db'

export interface Context {
  config: Config
  db: Db
  /** A host's own judge of items; null for Bedrock, whose code only the functions that judge carry. */
  items: ItemJudge | null
  /** A host's own stand-in; null for Stripe, whose code only the functions that sell carry. */
  checkout: Checkout | null
  /** A host's own stand-in for charges of agents' tokens; null for Stripe. */
  intents: Intents | null
  /** The operators' key; null where none is set, and then nobody is an operator. */
  adminKey(): Promise<string | null>
  now(): Instant
  newId(): string
  randomBytes(length: number): Uint8Array
  /** At least 0, below 1. */
  random(): number
  /** Without the secrets of the house, and those that are named. */
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
  return {
    config,
    db: connect({ table: config.table, endpoint: config.dynamodbEndpoint, newId }),
    items: null,
    checkout: null,
    intents: null,
    adminKey: async () => config.adminKey,
    now: () => asInstant(Date.now()),
    newId,
    randomBytes,
    random: Math.random,
    ...overrides,
    log: (entry, secrets = []) => {
      const all = [...configSecrets, ...secrets]
      writeLog(JSON.stringify(entry, (_, value) => (typeof value === 'string' ? maskSecrets(value, all) : value)))
    },
  }
}

/** What this process was given to keep to itself. */
const secretsIn = ({ adminKey, canaryPass, stripe, trustedProxy, payments }: Config): string[] =>
  [
    adminKey,
    canaryPass,
    stripe.secretKey,
    payments.mppSigningKey,
    payments.x402FacilitatorKey,
    ...(trustedProxy?.keys ?? []),
  ].flatMap((secret) => secret ?? [])

const toStdout = (line: string): void => void process.stdout.write(`${line}\n`)

let shared: Context | undefined

/** The process's own context; a Lambda keeps it from call to call. */
export function processContext(): Context {
  shared ??= createContext(processConfig())
  return shared
}
