/** The functions' settings: how they are read from the environment, and that each is used and handed over. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processBuckets, processCanary, processPainter, readConfig, SETTINGS as VARIABLES } from '../lambdas/config'
import { startLocalHost } from '../lib/local/local-host'

const SETTINGS = { TABLE_NAME: 'house' }

it('requires only a table', () => {
  expect(readConfig(SETTINGS)).toMatchObject({ table: 'house', baseUrl: null, dynamodbEndpoint: null, rateLimits: {} })
})

it('reports all faults at once', () => {
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
  'accepts %s as an address',
  (BASE_URL) => {
    expect(readConfig({ ...SETTINGS, BASE_URL }).baseUrl).toBe(BASE_URL)
  },
)

it.each(['https://house.dev/', 'house.dev', 'https://house.dev?x', 'https://house.dev#y', 'ftp://house.dev'])(
  'rejects %s as an address',
  (BASE_URL) => expect(() => readConfig({ ...SETTINGS, BASE_URL })).toThrow('BASE_URL'),
)

it.each(['[]', 'null', '5', '{"care": "2"}', '{"care": 0}', '{"care": 1.5}', '{'])(
  'rejects %s as rate limits',
  (RATE_LIMITS) => {
    expect(() => readConfig({ ...SETTINGS, RATE_LIMITS })).toThrow('RATE_LIMITS')
  },
)

it('reports rate limits of unknown operations', () => {
  const RATE_LIMITS = '{"car": 5, "status": 5, "toString": 5}'
  expect(() => readConfig({ ...SETTINGS, RATE_LIMITS }, ['care', 'status'])).toThrow(
    'RATE_LIMITS names car, toString; the operations are care, status',
  )
  expect(readConfig({ ...SETTINGS, RATE_LIMITS: '{"care": 5}' }, ['care', 'status']).rateLimits).toEqual({ care: 5 })
})

it('stops the local host on a rate limit of an unknown operation', async () => {
  await expect(startLocalHost({ rateLimits: '{"feed_me": 5}' })).rejects.toThrow(
    /RATE_LIMITS names feed_me; .*register.*care/,
  )
})

it('accepts the previous proxy key during a rotation', () => {
  const proxy = { FRONT_DOOR_KEY: 'new' }
  expect(readConfig({ ...SETTINGS, ...proxy }).trustedProxy).toEqual({ keys: ['new'] })
  expect(readConfig({ ...SETTINGS, ...proxy, PREVIOUS_FRONT_DOOR_KEY: 'old' }).trustedProxy?.keys).toEqual([
    'new',
    'old',
  ])
})

describe('each setting', () => {
  const sourcesIn = (...folders: string[]): string[] =>
    folders.flatMap((folder) =>
      readdirSync(join(__dirname, '..', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && file !== 'config.ts')
        .map((file) => readFileSync(join(__dirname, '..', folder, file), 'utf8')),
    )
  /** The configuration of all functions in this environment, with the settings that others require. */
  const readAll = (env: Record<string, string>): string => {
    const before = process.env
    process.env = {
      ...before,
      USAGE_KEYS: 'a',
      USAGE_SALT: 'a',
      IMAGE_MODEL_ID: 'a',
      GALLERY_BUCKET: 'a',
      PAINTING_QUEUE_URL: 'a',
      CANARY_ADDRESS: 'a',
      CANARY_KEY_SECRET_NAME: 'a',
      ...env,
    }
    try {
      return JSON.stringify([readConfig({ ...DOOR, ...env }), processBuckets(), processPainter(), processCanary()])
    } finally {
      process.env = before
    }
  }
  const DOOR = { TABLE_NAME: 'house', FRONT_DOOR_KEY: 'a' }
  const EXAMPLES: Readonly<Record<string, string>> = {
    BASE_URL: 'https://house.dev',
    STRIPE_API_BASE: 'https://stripe.dev',
    RATE_LIMITS: '{"care": 5}',
    DAILY_PICTURES: '77',
  }

  it.each(Object.values(VARIABLES))('%s changes the configuration of a function', (variable) => {
    expect(readAll({ [variable]: EXAMPLES[variable] ?? 'other' })).not.toBe(readAll({}))
  })

  it('is used by a function', () => {
    const lambdas = sourcesIn('lambdas').join('\n')
    const { stripe, payments: _, ...fields } = readConfig(DOOR)
    const payments = Object.keys(VARIABLES).filter((name) => /^(mpp|x402)/.test(name))
    const names = [...Object.keys(fields), ...Object.keys(stripe), ...payments]
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(lambdas))).toEqual([])
  })

  it('is handed to a function by the stack or the local host', () => {
    const hosts = sourcesIn('lib', 'bin').join('\n')
    // The payment settings are handed over as a group, by their prefix.
    const isHandedOver = (name: string) => /^(mpp|x402)/.test(name) || hosts.includes(`SETTINGS.${name}`)
    expect(Object.keys(VARIABLES).filter((name) => !isHandedOver(name))).toEqual([])
  })

  it('is referred to by its constant, never by a string literal', () => {
    const sources = sourcesIn('lambdas', 'lib')
    const repeated = Object.values(VARIABLES).filter((variable) =>
      sources.some((source) => source.includes(`'${variable}'`)),
    )
    expect(repeated).toEqual([])
  })
})
