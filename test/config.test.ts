/** Settings: read once, and every fault named at once. */
import { readConfig } from '../lambdas/config'
import { startHouse } from '../lib/local/house'

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
  await expect(startHouse({ rateLimits: '{"feed_me": 5}' })).rejects.toThrow(
    /RATE_LIMITS names feed_me; .*register.*care/,
  )
})

it('knows the key of the front door, and while it is being changed the one before', () => {
  const door = { FRONT_DOOR_KEY: 'new', VIEWER_HEADER: 'X-Viewer' }
  expect(readConfig({ ...SETTINGS, ...door }).frontDoor).toEqual({ keys: ['new'], viewerHeader: 'x-viewer' })
  expect(readConfig({ ...SETTINGS, ...door, PREVIOUS_FRONT_DOOR_KEY: 'old' }).frontDoor?.keys).toEqual(['new', 'old'])
})
