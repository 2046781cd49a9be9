/** The local host, as `npm start` and `npx creature-house` run it. Settings come from the environment, some of them also from flags. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SETTINGS } from '../lambdas/config'
import { adminKeyOf } from '../lib/local/access/admin-key'
import { isPublic } from '../lib/local/access/exposure'
import { startLocalHost } from '../lib/local/local-host'
import { endWhenOrphaned } from '../lib/local/orphaned'
import { terminalLog } from '../lib/local/terminal-log'
import { progressLine } from '../lib/tools/progress'
import { version } from '../package.json'

const DEFAULT_PORT = 8787
const DEFAULT_DATA_DIR = '.local'
/** Flags that set environment variables. */
const FLAGS = { port: 'PORT', host: 'HOST', data: 'DATA_DIR', seed: 'SEED', stage: 'STAGE' } as const
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A signal within this time of the first is the same one, passed on twice. */
const SECOND_SIGNAL_MS = 500

/**
 * Any of these settings replaces the payment stand-ins. Without secret names, which need AWS, and without the key for
 * challenges, which each start creates.
 */
const PAYMENT_SETTINGS = Object.entries(SETTINGS)
  .filter(([name]) => /^(mpp|x402)/.test(name) && !/(SecretName|SigningKey)$/.test(name))
  .map(([, variable]) => variable)

const HELP = `Creature House: virtual pets for AI agents.

  creature-house          opens a house and prints its address
  creature-house mcp      connects an MCP client over standard input and output

  --port 8787             port (PORT)
  --host 127.0.0.1        address to listen on (HOST); any other needs ADMIN_KEY
  --data FOLDER           where the data are kept (DATA_DIR)
  --seed TEXT             takes all randomness from this text (SEED)
  --stage NAME            serves the house below /NAME, as API Gateway's own address does (STAGE)
  --version, --help`

async function main(): Promise<void> {
  const string = { type: 'string' } as const
  const boolean = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: { port: string, host: string, data: string, seed: string, stage: string, help: boolean, version: boolean },
  })
  if (values.help) return void console.log(HELP)
  if (values.version) return void console.log(version)
  for (const [flag, name] of Object.entries(FLAGS)) {
    const value = values[flag as keyof typeof FLAGS]
    if (value !== undefined) process.env[name] = value
  }
  const { PORT, HOST, BASE_URL, DATA_DIR, ADMIN_KEY, LOCAL_DOORS, SEED, STAGE, RATE_LIMITS } = process.env
  const { FRONT_DOOR_KEY, DYNAMODB_ENDPOINT, DYNAMODB_PORT, DYNOXIDE_BIN, STRIPE_SECRET_KEY } = process.env
  const access = {
    host: HOST || undefined,
    baseUrl: BASE_URL || undefined,
    localRoutesSecret: LOCAL_DOORS || undefined,
  }
  const isOpenToOthers = isPublic(access)
  const port = portOf(PORT || String(DEFAULT_PORT))
  const dataDir = DATA_DIR || DEFAULT_DATA_DIR
  const adminKey = ADMIN_KEY || (isOpenToOthers ? undefined : adminKeyOf(dataDir))
  const ownKey = ADMIN_KEY ? 'of ADMIN_KEY' : `in ${join(dataDir, 'admin-key')}`
  const payments = PAYMENT_SETTINGS.flatMap((name): [string, string][] =>
    process.env[name] ? [[name, process.env[name]]] : [],
  )
  const line = progressLine('Rebuilding the projections (new code or unclean shutdown)')
  const house = await startLocalHost({
    onRebuildProgress: line.show,
    ...access,
    port,
    // A reverse proxy or other machines know the house by its port.
    orNextPort: !PORT && !isOpenToOthers,
    dataDir,
    adminKey,
    proxyKey: FRONT_DOOR_KEY,
    seed: SEED || undefined,
    stage: STAGE || undefined,
    rateLimits: RATE_LIMITS,
    engine: {
      endpoint: DYNAMODB_ENDPOINT,
      port: DYNAMODB_PORT ? portOf(DYNAMODB_PORT, 'DYNAMODB_PORT') : undefined,
      binary: DYNOXIDE_BIN,
      onRestart: (lastOutput) => console.error(`The embedded database crashed and was restarted. ${lastOutput}`),
      onLost: exitWithError,
    },
    ...(STRIPE_SECRET_KEY && { stripe: { secretKey: STRIPE_SECRET_KEY } }),
    inlinePayments: payments.length > 0 ? Object.fromEntries(payments) : 'stand-ins',
    writeLog: terminalLog(),
  }).finally(line.end)

  const { address } = house
  const isMoved = port > 0 && !house.url.endsWith(`:${port}`)
  const lines = [
    isMoved && `Port ${port} is taken by another program. With PORT set, only that port is tried.`,
    `Creature House is open at ${emphasized(address)}`,
    `  data        ${dataDir}, with the admin key ${ownKey}`,
    `  your agent  Read ${address}/skill.md and adopt a creature`,
    !isOpenToOthers && `  the clock   curl -s -X POST ${house.url}/_local/clock -d '{"advance_hours": 6}'`,
    SEED && '  SEED        everyone who knows it can compute the keys of this house',
    '  Ctrl-C      closes the house',
  ]
  console.log(lines.filter(Boolean).join('\n'))

  let closingSince = 0
  const close = async () => {
    // The terminal and npm both pass on the same signal.
    if (closingSince) return void (performance.now() - closingSince > SECOND_SIGNAL_MS && process.exit(1))
    closingSince = performance.now()
    console.log('Closing after the requests in flight have finished. Press Ctrl-C again to stop at once.')
    await house.close()
    process.exit(0)
  }
  for (const signal of SIGNALS) process.on(signal, () => void close().catch(exitWithError))
}

/** Colours only on a terminal. */
const emphasized = (text: string): string =>
  process.stdout.isTTY && !process.env.NO_COLOR ? `\u001b[1m${text}\u001b[0m` : text

function portOf(text: string, name = 'PORT'): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`${name} is "${text}": give a number from 0 to 65535, such as ${name}=8788. 0 takes any free port.`)
  return port
}

function exitWithError(error: NodeJS.ErrnoException): void {
  const port = process.env.PORT || DEFAULT_PORT
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another, for example PORT=8788.`
      : error.message || error.stack || error.name,
  )
  process.exit(1)
}

// If the terminal is gone, keep running and shut down in order.
for (const terminal of [process.stdout, process.stderr]) terminal.on('error', () => {})
endWhenOrphaned()
main().catch(exitWithError)
