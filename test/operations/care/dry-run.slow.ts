/** Dry runs of care: they predict what then happens, and write nothing. */
import { alterCreature, raiseSleeper, useTestHouse } from '../../support/agents/keeper'
import type { Received } from '../../support/http'

const the = useTestHouse({ rateLimits: { adopt: 1000, status: 10_000, care: 10_000 } })

describe('a dry run of care', () => {
  it.each<[string, Record<string, unknown>]>([
    ['feed', {}],
    ['play', { item: 'jingle ball' }],
    ['discipline', {}],
    ['reflect', { notes: 'a thought' }],
  ])('%s %j: predicts the result of the real call, in one round trip and without writing', async (action, more) => {
    await the.keeper.raise({ species_slug: 'tabby' })
    the.house.clock.advance(4)
    await the.keeper.status()
    const before = await the.house.allRows()
    let rehearsed!: Received
    const trips = await the.house.countRoundTrips(async () => {
      rehearsed = await the.keeper.care(action, { ...more, dry_run: true })
    })
    expect(trips).toBe(1)
    const counted = ({ pk }: { pk: string }) => pk.startsWith('limit#')
    const rows = await the.house.allRows()
    expect(rows.filter((row) => !counted(row))).toEqual(before.filter((row) => !counted(row)))
    expect(rehearsed.body).toMatchObject({ dry_run: true, note: expect.stringContaining('Nothing was done') })
    const { body } = await the.keeper.care(action, more)
    const { care_log_entry_id, ...result } = body.action_result
    expect(care_log_entry_id).toBeTruthy()
    expect(rehearsed.body.action_result).toEqual(result)
    expect(rehearsed.body.creature).toEqual(body.creature)
    expect(body.dry_run).toBeUndefined()
  })

  it('is declined like real care', async () => {
    await raiseSleeper(the)
    const { body } = await the.keeper.care('feed', { dry_run: true })
    expect(body).toMatchObject({ dry_run: true, action_result: { success: false }, sleep_info: { sleeping: true } })
    await the.keeper.adopt()
  })

  it('leaves the creature alive if the care would kill it, and does not advise that care', async () => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    await alterCreature(the, ({ stats }) => ({ stats: { ...stats, health: 5 } }))
    const { body } = await the.keeper.care('feed', { item: 'chocolate', dry_run: true })
    expect(body.creature).toMatchObject({ id, alive: false, health: 0 })
    expect(body.gravestone).toBeUndefined()
    expect(JSON.stringify(body.next_steps)).not.toMatch(/chocolate|resurrect/)
    expect((await the.keeper.status(id)).body.creature.alive).toBe(true)
  })

  it('must be requested with a boolean', async () => {
    await the.keeper.raise()
    expect((await the.keeper.care('feed', { dry_run: 'yes' })).status).toBe(400)
  })
})
