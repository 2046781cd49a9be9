/** Fields of a reply that are read beside the commit, and read again for a repeat. */
import { randomUUID } from 'node:crypto'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()

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

it('care takes two round trips, with and without an Idempotency-Key', async () => {
  const key = await hatched()
  expect(await house.countRoundTrips(() => clean(key))).toBe(2)
  house.clock.advance(1)
  expect(await house.countRoundTrips(() => clean(key, randomUUID()))).toBe(2)
})

it('a repeat tells what was done, and what else there is as it is now', async () => {
  const key = await hatched()
  await clean(key)
  house.clock.advance(1)
  const once = randomUUID()
  const [first, again] = [await clean(key, once), await clean(key, once)]
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.text).toBe(first.text)
  expect(first.body.your_recent).toHaveLength(1)
  expect(first.body.house_activity.care_actions).toBe(1)
  house.clock.advance(1)
  const later = await clean(key, once)
  const { house_activity, your_recent, ...done } = later.body
  expect([house_activity.care_actions, your_recent.length]).toEqual([0, 1])
  expect(first.body).toMatchObject(done)
})
