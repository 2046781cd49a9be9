/** `npm start`: runs the local host. */
import { SETTINGS } from '../lambdas/config'
import { adminKeyOf } from '../lib/local/admin-key'
import { startLocalHost } from '../lib/local/local-host'
import { endWhenOrphaned } from '../lib/local/orphaned'
import { terminalLog } from '../lib/local/terminal-log'
import { progressBar } from '../lib/tools/progress'

const DEFAULT_PORT = 8787
const DEFAULT_DATA_DIR = '.local'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A signal this long after the first is a second one. */
const SECOND_SIGNAL_MS = 500

/**
 * Any of these settings replaces the payment stand-ins. Secrets are kept by AWS, and each start creates its own key for
 * challenges.
 */
const PAYMENT_SETTINGS = Object.entries(SETTINGS)
  .filter(([name]) => /^(mpp|x402)/.test(name) && !/(SecretName|SigningKey)$/.test(name))
  .map(([, variable]) => variable)

async function main(): Promise<void> {
  const { PORT, DATA_DIR, ADMIN_KEY, DYNAMODB_ENDPOINT, DYNOXIDE_BIN, RATE_LIMITS, STRIPE_SECRET_KEY } = process.env
  const port = portOf(PORT || String(DEFAULT_PORT))
  const dataDir = DATA_DIR || DEFAULT_DATA_DIR
  const adminKey = ADMIN_KEY || adminKeyOf(dataDir)
  const payments = PAYMENT_SETTINGS.flatMap((name): [string, string][] =>
    process.env[name] ? [[name, process.env[name]]] : [],
  )
  const bar = progressBar('Rebuilding the projections (new code or unclean shutdown)')
  const house = await startLocalHost({
    onRebuildProgress: bar.show,
    port,
    dataDir,
    adminKey,
    rateLimits: RATE_LIMITS,
    engine: {
      endpoint: DYNAMODB_ENDPOINT,
      binary: DYNOXIDE_BIN,
      onRestart: (lastWords) => console.error(`The embedded database died and was restarted. ${lastWords}`),
      onLost: exitWithError,
    },
    ...(STRIPE_SECRET_KEY && { stripe: { secretKey: STRIPE_SECRET_KEY } }),
    inlinePayments: payments.length > 0 ? Object.fromEntries(payments) : 'stand-ins',
    writeLog: terminalLog(),
  }).finally(bar.end)

  console.log(`Creature House is open at ${house.url}

  admin key  ${adminKey}
  data       ${dataDir}
  docs       ${house.url}/docs

Try it:
  curl -s -X POST ${house.url}/api/auth/register -H 'content-type: application/json' -d '{"username": "pip"}'

Let time pass:
  curl -s -X POST ${house.url}/_local/clock -d '{"advance_hours": 6}'

Let an agent pay (play money):
  npm run tool pay -- ${house.url}

Ctrl-C closes the house.`)

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

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`PORT is "${text}": give a number from 0 to 65535, such as PORT=8788. 0 takes any free port.`)
  return port
}

function exitWithError(error: NodeJS.ErrnoException): void {
  const port = process.env.PORT || DEFAULT_PORT
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=8788 npm start`
      : error.message || error.stack || error.name,
  )
  process.exit(1)
}

// If the terminal is gone, keep running and shut down in order.
for (const terminal of [process.stdout, process.stderr]) terminal.on('error', () => {})
endWhenOrphaned()
main().catch(exitWithError)
