/** Settings: read once, and every fault named at once. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  processBuckets,
  processCanary,
  processPainter,
  readConfig,
  SETTINGS as VARIABLES,
} from '../../../lambdas/config'
import { startLocalHost } from '../../../lib/local/local-host'

const SETTINGS = { TABLE_NAME: 'house' }

it('needs no more than a table', () => {
  expect(readConfig(SETTINGS)).toMatchObject({ table: 'house', baseUrl: null, dynamodbEndpoint: null, rateLimits: {} })
})

it('names every fault at once', () => {
  const faulty = { BASE_URL: 'ftp://x/', RATE_LIMITS: '{"care": -1}' }
  const message = (() => {
    try {
      readConfig(faulty)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })()
  for (const name of ['TABLE_NAME', 'BASE_URL', 'RATE_LIMITS']) expect(message).toContain(name)
})

it.each(['https://house.dev', 'http://localhost:8787', 'https://house.dev/v1'])(
  'takes %s as an address',
  (BASE_URL) => {
    expect(readConfig({ ...SETTINGS, BASE_URL }).baseUrl).toBe(BASE_URL)
  },
)

it.each(['https://house.dev/', 'house.dev', 'https://house.dev?x', 'https://house.dev#y', 'ftp://house.dev'])(
  'does not take %s as an address',
  (BASE_URL) => expect(() => readConfig({ ...SETTINGS, BASE_URL })).toThrow('BASE_URL'),
)

it.each(['[]', 'null', '5', '{"care": "2"}', '{"care": 0}', '{"care": 1.5}', '{'])(
  'does not take %s as limits',
  (RATE_LIMITS) => {
    expect(() => readConfig({ ...SETTINGS, RATE_LIMITS })).toThrow('RATE_LIMITS')
  },
)

it('names limits of operations that do not exist, and those that do', () => {
  const RATE_LIMITS = '{"car": 5, "status": 5, "toString": 5}'
  expect(() => readConfig({ ...SETTINGS, RATE_LIMITS }, ['care', 'status'])).toThrow(
    'RATE_LIMITS names car, toString; the operations are care, status',
  )
  expect(readConfig({ ...SETTINGS, RATE_LIMITS: '{"care": 5}' }, ['care', 'status']).rateLimits).toEqual({ care: 5 })
})

it('a house on this machine does not open on a limit for nothing', async () => {
  await expect(startLocalHost({ rateLimits: '{"feed_me": 5}' })).rejects.toThrow(
    /RATE_LIMITS names feed_me; .*register.*care/,
  )
})

it('knows the key of the front door, and while it is being changed the one before', () => {
  const door = { FRONT_DOOR_KEY: 'new', VIEWER_HEADER: 'X-Viewer' }
  expect(readConfig({ ...SETTINGS, ...door }).trustedProxy).toEqual({ keys: ['new'], viewerHeader: 'x-viewer' })
  expect(readConfig({ ...SETTINGS, ...door, PREVIOUS_FRONT_DOOR_KEY: 'old' }).trustedProxy?.keys).toEqual([
    'new',
    'old',
  ])
})

describe('every setting is wired to something', () => {
  const sourcesIn = (...folders: string[]): string[] =>
    folders.flatMap((folder) =>
      readdirSync(join(__dirname, '../../..', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && file !== 'config.ts')
        .map((file) => readFileSync(join(__dirname, '../../..', folder, file), 'utf8')),
    )
  /** What the functions know of themselves in this environment; a setting may want another beside it. */
  const known = (env: Record<string, string>): string => {
    const before = process.env
    process.env = {
      ...before,
      USAGE_KEYS: 'a',
      USAGE_SALT: 'a',
      IMAGE_MODEL_ID: 'a',
      GALLERY_BUCKET: 'a',
      PAINTING_QUEUE_URL: 'a',
      CANARY_ADDRESS: 'a',
      CANARY_PAGES_ADDRESS: 'a',
      CANARY_SECRET_NAME: 'a',
      CANARY_KEY_SECRET_NAME: 'a',
      ...env,
    }
    try {
      return JSON.stringify([readConfig({ ...DOOR, ...env }), processBuckets(), processPainter(), processCanary()])
    } finally {
      process.env = before
    }
  }
  const DOOR = { TABLE_NAME: 'house', FRONT_DOOR_KEY: 'a', VIEWER_HEADER: 'x-viewer' }
  const EXAMPLES: Readonly<Record<string, string>> = {
    BASE_URL: 'https://house.dev',
    PAGES_URL: 'https://pages.dev',
    FRONT_DOOR_ONLY: 'true',
    STRIPE_API_BASE: 'https://stripe.dev',
    RATE_LIMITS: '{"care": 5}',
    CARE_LOG_DAYS: '77',
    DAILY_PICTURES: '77',
    METRICS_BY: 'group',
    CALLS_PER_LINE: '20',
  }

  it.each(Object.values(VARIABLES))('%s changes what a function knows', (variable) => {
    expect(known({ [variable]: EXAMPLES[variable] ?? 'other' })).not.toBe(known({}))
  })

  it('whatever a function knows is used by one', () => {
    const lambdas = sourcesIn('lambdas').join('\n')
    const { stripe, payments: _, ...fields } = readConfig(DOOR)
    const payments = Object.keys(VARIABLES).filter((name) => /^(mpp|x402)/.test(name))
    const names = [...Object.keys(fields), ...Object.keys(stripe), ...payments]
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(lambdas))).toEqual([])
  })

  it('is handed to a function by the stack or by the house on this machine', () => {
    const hosts = sourcesIn('lib', 'bin').join('\n')
    // Taken together, by how they begin.
    const together = /^(mpp|x402)/
    const named = (name: string) => together.test(name) || hosts.includes(`SETTINGS.${name}`)
    expect(Object.keys(VARIABLES).filter((name) => !named(name))).toEqual([])
  })

  /** A new one is handed over in `lib/local/local-host.ts`, or named here with its like. */
  // biome-ignore format: word list
  const ONLY_DEPLOYED = [
    // Secrets by their names, and what paying services are told besides.
    'adminKeySecret', 'stripeSecretName', 'mppSecretName', 'x402SecretName', 'x402FacilitatorKey',
    'mppTokenParameter', 'mppApiVersion',
    // Who comes by from outside.
    'canarySecret', 'canaryKeySecret', 'canaryAddress', 'canaryPagesAddress',
    // Bedrock and what it paints: here stand-ins do.
    'embeddingModelId', 'imageModelId', 'imageModelRegion', 'dailyPictures', 'galleryBucket', 'paintingQueueUrl',
    // What lies in front of the house.
    'pagesUrl', 'proxyKey', 'previousProxyKey', 'proxyOnly', 'viewerHeader', 'platformRanges', 'usageKeys',
    'usageSalt',
    // What an operator may want otherwise.
    'careLogDays', 'securityContact', 'metricsNamespace', 'metricsBy', 'callsPerLine',
  ]

  it('is handed over by the house on this machine, or left at its default there', () => {
    const house = readFileSync(join(__dirname, '../../../lib/local/local-host.ts'), 'utf8')
    const missing = Object.keys(VARIABLES).filter((name) => !new RegExp(`\\bSETTINGS\\.${name}\\b`).test(house))
    expect(missing.toSorted()).toEqual(ONLY_DEPLOYED.toSorted())
  })

  it('is named by its constant, so that no copy of the name goes stale', () => {
    const repeated = Object.values(VARIABLES).filter((variable) =>
      sourcesIn('lambdas', 'lib').some((source) => source.includes(`'${variable}'`)),
    )
    expect(repeated).toEqual([])
  })
})
