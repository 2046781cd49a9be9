/** The bare handler of the bench repeats the database calls of a handler, and cold starts call the right function. */
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import { FIRST_CALLS } from '../../../lib/tools/bench/cold'
import { repeat } from '../../../lib/tools/measure/bare'
import { type MeasuredHost, measuredHost } from '../../../lib/tools/measure/measured-host'
import { Stage } from '../../../lib/tools/scenarios'

it('measures the cold start of each function with one of its own calls', () => {
  for (const [group, operation] of Object.entries(FIRST_CALLS)) expect(everyRoute[operation].group).toBe(group)
})

describe('repeat', () => {
  let host: MeasuredHost
  beforeAll(async () => {
    host = await measuredHost()
  })
  afterAll(() => host.close())

  it('makes as many calls for as many units, and changes no row of the house', async () => {
    const { key } = await new Stage(host).newKeeper()
    host.takeTrips()
    const { spent: once } = await host.measure(() => host.ask('care', { key, body: { action: 'reflect' } }))
    const trips = host.takeTrips()
    const { body: known } = await host.ask('history', { key })

    // The first run creates the rows.
    await repeat(host.context.db.send, trips)
    const { spent } = await host.measure(() => repeat(host.context.db.send, trips))
    expect(spent.calls).toBe(once.calls)
    expect(spent.writes).toBe(once.writes)
    expect((await host.ask('history', { key })).body).toEqual(known)
  })
})
