/** What the bench repeats without a handler is what a handler asked for, and touches nobody. */
import { repeat } from '../../../lib/tools/bench/bare'
import { type MeasuredHouse, measuredHouse } from '../../../lib/tools/bench/measured-house'

describe('the same calls alone', () => {
  let house: MeasuredHouse
  beforeAll(async () => {
    house = await measuredHouse()
  })
  afterAll(() => house.close())

  it('are as many, cost as much, and leave the house as it is', async () => {
    const { key } = await house.newKeeper()
    house.calls.take()
    const before = { ...house.spent }
    await house.ask('care', { key, body: { action: 'reflect' } })
    const once = { calls: house.spent.calls - before.calls, writes: house.spent.writes - before.writes }
    const trips = house.calls.take()
    const { body: known } = await house.ask('history', { key })

    // The first time, their rows come to be.
    await repeat(house.context.db.send, trips)
    const between = { ...house.spent }
    await repeat(house.context.db.send, trips)
    expect(house.spent.calls - between.calls).toBe(once.calls)
    expect(house.spent.writes - between.writes).toBe(once.writes)
    expect((await house.ask('history', { key })).body).toEqual(known)
  })
})
