/** Fields of a reply that are read beside the commit, and read again for a repeat. */
import { randomUUID } from 'node:crypto'
import { type Received, savedPartOf } from '../support/http'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ projecting: true })

async function hatched(): Promise<string> {
  const { key } = await house.newAgent()
  await house.call('POST', '/api/house/adopt', { key, body: { name: 'Pip' } })
  await house.call('GET', '/api/house/status', { key })
  return key
}

const clean = (key: string, once?: string) =>
  house.call('POST', '/api/house/care', {
    key,
    body: { action: 'clean' },
    headers: once === undefined ? {} : { 'idempotency-key': once },
  })

const careOfDay = ({ body }: Received): number => body.house_activity.care_actions

it('a repeat has the saved answer, and the other fields as they are now', async () => {
  const key = await hatched()
  await clean(key)
  house.clock.advance(1)
  const once = randomUUID()
  const [first, again] = [await clean(key, once), await clean(key, once)]
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(savedPartOf(again.body)).toEqual(savedPartOf(first.body))
  expect([first, again].map(({ body }) => body.your_recent.length)).toEqual([1, 1])
  await clean(await hatched())
  const later = await clean(key, once)
  expect(savedPartOf(later.body)).toEqual(savedPartOf(first.body))
  expect(careOfDay(later)).toBe(careOfDay(first) + 1)
})

it('the act of a call counts once, in its answer and in a repeat', async () => {
  const key = await hatched()
  const once = randomUUID()
  const before = careOfDay(await house.call('GET', '/api/house/status', { key }))
  expect([await clean(key, once), await clean(key, once)].map(careOfDay)).toEqual([before + 1, before + 1])
})
