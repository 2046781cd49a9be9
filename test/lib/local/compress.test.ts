/** Responses are compressed if the caller accepts it, as API Gateway does, and decode to the same body. */
import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse()

const LARGE = '/openapi.json'

const ask = (path: string, accepted?: string): Promise<{ encoding?: string; vary?: string; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
    get(`${house.url}${path}`, { headers, family: 4 }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const { 'content-encoding': encoding, vary } = response.headers
      resolve({ encoding, vary, bytes: Buffer.concat(chunks) })
    }).on('error', reject)
  })

it.each(['gzip', 'br, GZIP;q=0.5', '*'])('compresses for %j', async (accepted) => {
  const [plain, packed] = [await ask(LARGE), await ask(LARGE, accepted)]
  expect(packed).toMatchObject({ encoding: 'gzip', vary: expect.stringContaining('Accept-Encoding') })
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
})

it.each([undefined, '', 'identity', 'br', 'gzip;q=0', '*;q=0.0', 'gzip; q=0, *'])(
  'does not compress for %j',
  async (accepted) => {
    const { encoding, vary, bytes } = await ask(LARGE, accepted)
    expect(encoding).toBeUndefined()
    expect(vary).toContain('Accept-Encoding')
    expect(JSON.parse(bytes.toString())).toHaveProperty('openapi')
  },
)

it('leaves small responses uncompressed', async () => {
  expect((await ask('/api/health', 'gzip')).encoding).toBeUndefined()
})

it('leaves pictures uncompressed', async () => {
  const { encoding, bytes } = await ask('/cards/house/door.png', 'gzip')
  expect(encoding).toBeUndefined()
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
})
