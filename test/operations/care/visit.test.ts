import { lines as voiceLines } from '../../../lambdas/domain/voice/lines'
import { readLog } from '../../../lambdas/store/creatures'
import { alterCreature, hoursBefore, raiseSleeper, useTestHouse } from '../../support/agents/keeper'

const the = useTestHouse()

const UNKNOWN_ID = '11111111-2222-4333-8444-555555555555'

/** Raises a creature with medium stats whose meal is due. */
async function ready(slug = 'calico', stats: object = {}, name = 'Moth', keeper = the.keeper): Promise<string> {
  const id = await keeper.raise({ species_slug: slug, name })
  await alterCreature(
    { house: the.house, keeper },
    (creature) => ({
      last_fed_at: hoursBefore(creature, 0.7 * creature.species.feeding_window_hours),
      stats: { ...creature.stats, hunger: 40, happiness: 40, health: 40, trust: 40, discipline: 40, ...stats },
    }),
    id,
  )
  return id
}

const logOf = (id: string) => readLog(the.house.context.db, id, 1, 100)
describe('a visit', () => {
  it('performs the acts in order, and returns each result, the new state and the next check-in', async () => {
    const id = await ready('calico', { happiness: 75, health: 90 })
    const { status, body } = await the.keeper.visit([
      { action: 'feed', item: 'steamed trout', notes: 'A bowl of it.' },
      { action: 'play' },
      { action: 'reflect' },
    ])
    expect(status).toBe(200)
    expect(body.care).toMatchObject([
      {
        action: 'feed',
        creature_id: id,
        name: 'Moth',
        success: true,
        effectiveness: 'effective',
        timing: 'on_time',
        changes: { hunger: 60 },
        item_result: { item: 'steamed trout', category: 'loved' },
        message: expect.any(String),
      },
      { action: 'play', success: true, changes: { happiness: 15 } },
      { action: 'reflect', success: true, changes: { trust: 1 } },
    ])
    expect(body.creatures).toMatchObject([{ id, hunger: 100, happiness: 98, trust: 41, feeding_status: 'ok' }])
    expect(Date.parse(body.recommended_checkin.at)).toBeGreaterThan(the.house.clock.now())
    expect(body.recommended_checkin.care).toContainEqual(expect.objectContaining({ action: 'feed' }))
    const log = await logOf(id)
    expect(log.map(({ action, notes }) => [action, notes])).toEqual([
      ['reflect', null],
      ['play', null],
      ['feed', 'A bowl of it.'],
    ])
  })

  it('continues after a declined act, with the reason', async () => {
    const id = await ready('calico', {}, 'One')
    const { body: egg } = await the.keeper.adopt({ name: 'Two' })
    const { status, body } = await the.keeper.visit([
      { action: 'feed' },
      { action: 'feed', creature_id: UNKNOWN_ID },
      { action: 'feed', creature_id: egg.creature.id },
      { action: 'feed', creature_id: id },
    ])
    expect(status).toBe(200)
    expect(body.care).toMatchObject([
      { success: false, reason: 'which_creature', message: expect.stringContaining('by creature, a name or an id') },
      { success: false, reason: 'no_living_creature', creature_id: UNKNOWN_ID },
      { success: false, reason: 'egg_not_hatched', name: 'Two', message: expect.stringContaining('status') },
      { success: true, name: 'One' },
    ])
    expect(await logOf(id)).toHaveLength(1)
  })

  it('to a sleeper performs reflection only', async () => {
    const id = await raiseSleeper(the)
    const { body } = await the.keeper.visit([{ action: 'feed' }, { action: 'reflect' }])
    expect(body.care).toMatchObject([
      { action: 'feed', success: false, reason: 'asleep', message: expect.stringMatching(/wakes at \d\d:00/) },
      { action: 'reflect', success: true },
    ])
    expect(await logOf(id)).toHaveLength(1)
  })

  it('buries a creature that it kills, declines later acts for it, and reports the loss', async () => {
    const id = await ready('calico', { health: 8 }, 'Poor')
    const other = await ready('calico', {}, 'Other')
    const { status, body } = await the.keeper.visit([
      { action: 'reflect', creature_id: id },
      { action: 'feed', item: 'milk chocolate', creature_id: id },
      { action: 'medicine', creature_id: id },
      { action: 'play' },
    ])
    expect(status).toBe(200)
    expect(body.care).toMatchObject([
      { success: true },
      { success: true, alive: false, item_result: { category: 'harmful' } },
      { success: false, reason: 'no_living_creature', message: expect.stringContaining('Poor') },
      { success: true, creature_id: other },
    ])
    expect(body.lost_since_last_look).toMatchObject([{ creature_id: id, cause: 'poison' }])
    expect(body.creatures).toMatchObject([{ id: other }])
    expect(body.next_steps[0].action).toBe('visit_graveyard')
    expect(await the.house.rowsOf(the.keeper.id, 'stone')).toHaveLength(1)
    expect(await logOf(id)).toHaveLength(2)
  })
})

it('comes with the care to send at the next visit, also if that is now', async () => {
  await ready('calico')
  const { body } = await the.keeper.visit([{ action: 'reflect' }])
  expect(body.next_visit).toMatchObject({ hours_from_now: 0 })
  expect(body.recommended_checkin.care).toEqual(body.next_steps[0].body.care)
  expect(body.recommended_checkin.care).toContainEqual(expect.objectContaining({ action: 'feed' }))
  expect((await the.keeper.care('reflect')).body.next_visit).toEqual(body.next_visit)
})

it('is not saved under its Idempotency-Key if every act was declined', async () => {
  const once = () => the.keeper.visit([{ action: 'feed' }], { 'idempotency-key': 'the-visit-of-this-morning' })
  await the.keeper.adopt()
  expect((await once()).body.care[0].success).toBe(false)
  await the.keeper.status()
  expect((await once()).body.care[0].success).toBe(true)
})

it('a visit mentions an overdue meal once, after the last act, and not if that is the meal', async () => {
  const reminders = async (...actions: string[]) => {
    const creature_id = await ready()
    await alterCreature(
      the,
      (creature) => ({ last_fed_at: hoursBefore(creature, 1.2 * creature.species.feeding_window_hours) }),
      creature_id,
    )
    const { body } = await the.keeper.visit(actions.map((action) => ({ creature_id, action })))
    return body.care.map(({ message }: { message: string }) =>
      voiceLines().MEAL.awake.some((reminder) => message.includes(reminder)),
    )
  }
  expect(await reminders('clean', 'play')).toEqual([false, true])
  expect(await reminders('clean', 'feed')).toEqual([false, false])
})
