/** The reaper: buries dead creatures within a minute, as of the time of death. */

import type { Gravestone } from '../../lambdas/domain/afterlife/gravestone'
import type { Creature } from '../../lambdas/domain/creature/creature'
import { MS_PER_HOUR } from '../../lambdas/domain/time/instants'
import { reaper } from '../../lambdas/jobs/reap'
import type { Row } from '../../lambdas/store/row'
import { seedCreatures } from '../support/creatures'
import { freshTestHouse, openTestHouse } from '../support/test-house'

const house = freshTestHouse({ rateLimits: { adopt: 1000, status: 1000, care: 1000 } })

const reap = (remaining?: () => number) =>
  reaper(house.context)(remaining ? { getRemainingTimeInMillis: remaining } : undefined)

/** A household whose creatures were looked at once, when they hatched. */
async function settle(creatures = 1): Promise<void> {
  await seedCreatures(house, (await house.newAgent()).id, creatures)
}

async function adopter() {
  const agent = await house.newAgent()
  await house.call('POST', '/api/house/adopt', { key: agent.key, body: { name: 'Ash', species_slug: 'beagle' } })
  const { body } = await house.call('GET', '/api/house/status', { key: agent.key })
  return { ...agent, dies_at: body.creature.death_clock.dies_at as string, creature_id: body.creature.id as string }
}

const ofType = async <T>(type: string): Promise<Row<T>[]> =>
  (await house.allRows()).filter((row) => row.type === type) as Row<T>[]
const stones = async () => (await ofType<Gravestone>('stone')).map(({ data }) => data)
const hoursUntil = (instant: string) => (Date.parse(instant) - house.clock.now()) / MS_PER_HOUR

it('sets a gravestone with the exact time of death within a minute', async () => {
  const { dies_at, creature_id } = await adopter()
  const minute = 1 / 60
  await house.call('POST', '/_local/clock', { body: { advance_hours: hoursUntil(dies_at) - minute } })
  expect(await stones()).toEqual([])
  await house.call('POST', '/_local/clock', { body: { advance_hours: 2 * minute } })
  expect(await stones()).toMatchObject([{ creature_id, died_at: Date.parse(dies_at), resurrected_at: null }])
  expect(await ofType('creature')).toEqual([])
})

it('runs automatically on the local host', async () => {
  const timed = await openTestHouse({ jobsEverySeconds: 0.01, rateLimits: {} })
  const agent = await timed.newAgent()
  await timed.call('POST', '/api/house/adopt', { key: agent.key, body: { name: 'Alone' } })
  await timed.call('GET', '/api/house/status', { key: agent.key })
  timed.clock.advance(60)
  const buried = () => timed.logLines.some((line) => line.includes('"buried":1'))
  while (!buried()) await new Promise((resolve) => setImmediate(resolve))
  await timed.close()
})

it('records the same death as a call of the keeper', async () => {
  const { key, dies_at } = await adopter()
  house.clock.advance(200)
  await reap()
  const [stone] = await stones()
  const { body } = await house.call('GET', '/api/house/status', { key })
  expect(body.last_lost.died_at).toBe(dies_at)
  expect(stone).toMatchObject({ died_at: Date.parse(dies_at), number: 1 })
})

it('buries more than a hundred creatures, of one household and of many', async () => {
  for (let i = 0; i < 4; i++) await settle(i === 0 ? 50 : 20)
  house.clock.advance(60)
  expect(await reap()).toMatchObject({ buried: 110, found_alive: 0, failed: 0, unfinished: false })
  const numbers = (await stones()).map(({ caretaker_id, number }) => `${caretaker_id}/${number}`)
  expect(new Set(numbers).size).toBe(110)
  expect(await reap()).toMatchObject({ buried: 0 })
})

it('buries each creature once, in the order of the deaths, when several runs are concurrent', async () => {
  for (let keeper = 0; keeper < 12; keeper++) {
    await settle(6)
    house.clock.advance(0.5)
  }
  house.clock.advance(60)
  const runs = await Promise.all([reap(), reap(), reap()])
  expect(runs.reduce((sum, { buried }) => sum + buried, 0)).toBe(72)
  expect(runs.filter(({ failed, unfinished }) => failed > 0 || unfinished)).toEqual([])
  const set = await stones()
  expect(new Set(set.map(({ creature_id }) => creature_id)).size).toBe(72)
  const inOrder = set.sort((a, b) => a.caretaker_id.localeCompare(b.caretaker_id) || a.number - b.number)
  for (const [at, { caretaker_id, number, died_at }] of inOrder.entries()) {
    const before = inOrder[at - 1]
    if (before?.caretaker_id !== caretaker_id) expect(number).toBe(1)
    else expect([number, died_at >= before.died_at]).toEqual([before.number + 1, true])
  }
})

it('stops before the timeout and continues in the next run', async () => {
  for (let i = 0; i < 12; i++) await settle()
  house.clock.advance(60)
  let looks = 0
  const first = await reap(() => {
    looks += 1
    return looks > 5 ? 1_000 : 9_000
  })
  expect(first).toMatchObject({ buried: 5, unfinished: true })
  expect(await reap(() => 9_000)).toMatchObject({ buried: 7, unfinished: false })
  expect(await stones()).toHaveLength(12)
})

it('re-indexes a living creature for its time of death and changes nothing else', async () => {
  const { key, creature_id } = await adopter()
  const [before] = await ofType<Creature>('creature')
  house.clock.advance(6)
  await house.call('POST', '/api/house/care', { key, body: { action: 'feed', creature_id } })
  const [cared] = await ofType<Creature>('creature')
  // Care postponed the death; the index is only rewritten by the reaper.
  expect(cared?.due_at).toBe(before?.due_at)
  expect(cared?.dies_at).toBeGreaterThan(before?.dies_at ?? 0)
  house.clock.advance(((cared?.due_at ?? 0) - house.clock.now()) / MS_PER_HOUR)
  expect(await reap()).toMatchObject({ buried: 0, found_alive: 1 })
  const [relisted] = await ofType<Creature>('creature')
  expect(relisted).toMatchObject({ version: cared?.version, due_at: cared?.dies_at, data: cared?.data })
  expect(await reap()).toMatchObject({ found_alive: 0 })
  house.clock.advance(((cared?.dies_at ?? 0) - house.clock.now()) / MS_PER_HOUR)
  expect(await reap()).toMatchObject({ buried: 1 })
})

it('ignores eggs', async () => {
  const agent = await house.newAgent()
  await house.call('POST', '/api/house/adopt', { key: agent.key, body: { name: 'Egg' } })
  house.clock.advance(10_000)
  expect(await reap()).toMatchObject({ buried: 0, found_alive: 0, failed: 0, unfinished: false })
})
