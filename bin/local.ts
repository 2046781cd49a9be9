/** `npm start`: opens the house on this machine. */
import { startHouse } from '../lib/local/house'

const DEFAULT_PORT = 8787
const DEFAULT_DATA_DIR = '.local'
const DEFAULT_ADMIN_KEY = 'local-admin-key'

/** Any of these has agents pay elsewhere than at the stand-ins. */
const TILLS = ['MPP_NETWORK_ID', 'MPP_TOKEN_PARAMETER', 'X402_FACILITATOR_URL', 'X402_PAY_TO', 'X402_NETWORKS']

async function main(): Promise<void> {
  const { PORT, DATA_DIR, ADMIN_KEY, DYNAMODB_ENDPOINT, DYNOXIDE_BIN, RATE_LIMITS, STRIPE_SECRET_KEY } = process.env
  const dataDir = DATA_DIR || DEFAULT_DATA_DIR
  const adminKey = ADMIN_KEY || DEFAULT_ADMIN_KEY
  const tills = TILLS.flatMap((name): [string, string][] => (process.env[name] ? [[name, process.env[name]]] : []))
  const house = await startHouse({
    port: PORT ? Number(PORT) : DEFAULT_PORT,
    dataDir,
    adminKey,
    rateLimits: RATE_LIMITS,
    engine: { endpoint: DYNAMODB_ENDPOINT, binary: DYNOXIDE_BIN },
    ...(STRIPE_SECRET_KEY && { stripe: { secretKey: STRIPE_SECRET_KEY } }),
    inline: tills.length > 0 ? Object.fromEntries(tills) : 'stand-ins',
    writeLog: () => {},
  })

  console.log(`Creature House is open at ${house.url}

  admin key  ${adminKey}
  data       ${dataDir}
  docs       ${house.url}/docs

Try it:
  curl -s -X POST ${house.url}/api/auth/register -H 'content-type: application/json' -d '{"username": "pip"}'

Let time pass:
  curl -s -X POST ${house.url}/_local/clock -d '{"advance_hours": 6}'

Let an agent pay (play money):
  npm run pay -- ${house.url}

Ctrl-C closes the house.`)

  const close = async () => {
    await house.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close())
}

main().catch((error: NodeJS.ErrnoException) => {
  const port = process.env.PORT || DEFAULT_PORT
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=8788 npm start` : error.message,
  )
  process.exit(1)
})
