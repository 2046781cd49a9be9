/** Repeats the database calls of a handler without the handler. */
import { repeat } from '../../../lib/tools/measure/bare'
import { type MeasuredHost, measuredHost } from '../../../lib/tools/measure/measured-host'
import { Stage } from '../../../lib/tools/scenarios'

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

    // The first time creates the rows.
    await repeat(host.context.db.send, trips)
    const { spent } = await host.measure(() => repeat(host.context.db.send, trips))
    expect(spent.calls).toBe(once.calls)
    expect(spent.writes).toBe(once.writes)
    expect((await host.ask('history', { key })).body).toEqual(known)
  })
})
