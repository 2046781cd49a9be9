/** GET /api/house/status: every field of a creature and of its answer, and what is refused. */
import {
  type Agent,
  expectError,
  expectFailure,
  expectFields,
  expectInvalid,
  httpHouse,
  steps,
} from '../support/http-house'

const { house, call, agent, pass } = httpHouse()

const UNKNOWN = '11111111-2222-4333-8444-555555555555'

const status = async (one: Agent, query = '') => one.get(`/api/house/status${query}`)

const COMPACT =
  'id, name, species, stage, age_hours, hunger, happiness, health, trust, discipline, mood, alive, feeding_status, hours_since_fed, next_feeding_window, death_clock'
const CREATURE = `${COMPACT}, species_key, tier, family, personality_traits, feeding_window_hours, care_rhythm, behavior, evolution_progress`
const PICTURES = 'face_url the creature as it is now'

/** A tabby has a feeding window of 5 hours. */
let linda: Agent
let pip: string
beforeAll(async () => {
  linda = await agent()
  pip = (await linda.egg({ name: 'Pip' })).id
})

describe('GET /api/house/status', () => {
  it('hatches the egg, and tells it once', async () => {
    const first = await status(linda)
    expect(first.status).toBe(200)
    expectFields(
      first.body,
      'creature, milestone, milestones, portraits, recommended_checkin, soul_prompt, house_activity, next_steps',
      { url: 'ours', next_visit: 'ours', news: 'is told in the next answer, by name, once' },
    )
    expectFields(first.body.milestone, 'stage, message, portrait_note')
    expect(first.body.milestone.stage).toBe('baby')
    expect((await status(linda)).body.milestone).toBeUndefined()
  })

  it('answers with every field of a creature', async () => {
    const { body } = await status(linda)
    expectFields(body, 'creature, portraits, recommended_checkin, soul_prompt, house_activity, next_steps', {
      url: 'ours',
      next_visit: 'ours',
    })
    expectFields(body.creature, `${CREATURE}, image_url`, { next_visit: 'ours', face_url: PICTURES })
    expect(body.creature).toMatchObject({
      id: pip,
      name: 'Pip',
      species: 'Tabby',
      species_key: 'tabby',
      tier: 'common',
      family: 'cat',
      stage: 'baby',
      age_hours: 0,
      hunger: 100,
      happiness: 100,
      health: 100,
      trust: 20,
      discipline: 0,
      mood: 'happy',
      alive: true,
      feeding_window_hours: 5,
      hours_since_fed: 0,
      feeding_status: 'ok',
      personality_traits: expect.arrayContaining([expect.any(String)]),
      behavior: expect.any(String),
    })
  })

  it('answers with the fields of death_clock, care_rhythm and evolution_progress', async () => {
    const { creature } = (await status(linda)).body
    expectFields(creature.death_clock, 'hours_without_care, dies_at, hours_remaining, threshold_hours, urgency')
    expectFields(creature.care_rhythm, 'average_hours, death_threshold_hours, decay_multiplier, established')
    expectFields(
      creature.evolution_progress,
      'current_path, consistency_score, responsiveness_score, variety_score, hint',
    )
    expect(creature.evolution_progress.current_path).toBeNull()
  })

  it('answers with one portrait, of the baby', async () => {
    const { portraits, creature } = (await status(linda)).body
    expect(portraits).toHaveLength(1)
    expectFields(portraits[0], 'stage, image_url, generated_at')
    expect(portraits[0]).toMatchObject({ stage: 'baby', generated_at: '2026-03-02T09:00:00.000Z' })
    expect(creature.image_url).toBe(portraits[0].image_url)
  })

  it('answers with the activity of the house in 24 hours', async () => {
    const { house_activity } = (await status(linda)).body
    expectFields(
      house_activity,
      'creatures_born, creatures_died, care_actions, feedings, reflections, active_agents, window',
    )
    expect(house_activity.window).toBe('24h')
  })

  it('tells the other living creatures in short', async () => {
    const one = await agent()
    const first = await one.creature({ name: 'First' })
    await one.creature({ name: 'Second' })
    const { body } = await status(one)
    expect(body.creature.name).toBe('Second')
    expect(body.other_creatures.map(({ id }: { id: string }) => id)).toEqual([first])
    expectFields(body.other_creatures[0], COMPACT, { next_visit: 'ours' })
  })

  it.each(['creature_id', 'id'])('shows the creature of %s', async (name) => {
    const one = await agent()
    const first = await one.creature({ name: 'First' })
    await one.creature({ name: 'Second' })
    for (const id of [first, first.toUpperCase()]) {
      const { body } = await status(one, `?${name}=${id}`)
      expect([body.creature.name, body.other_creatures[0].name]).toEqual(['First', 'Second'])
    }
  })
})

describe('recommended_checkin', () => {
  /** Hours after hatching; the window of a tabby is 5 hours long. */
  it.each<[number, string]>([
    [0, 'before_window'],
    [2.4, 'before_window'],
    [2.6, 'in_window'],
    [4.9, 'in_window'],
    [5.1, 'past_window'],
  ])('after %s of 5 hours: %s', async (hours, feeding_window_status) => {
    const one = await agent()
    await one.creature()
    const hatched = house.clock.now()
    pass({ hours })
    const { recommended_checkin: checkin } = (await status(one)).body
    expectFields(checkin, 'at, hours_from_now, reason, feeding_window_status', { creature_id: 'ours' })
    expect(checkin.feeding_window_status).toBe(feeding_window_status)
    const share = (Date.parse(checkin.at) - hatched) / (5 * 3_600_000)
    if (hours < 2.5) expect([share >= 0.5, share <= 0.75]).toEqual([true, true])
    expect(Math.abs(checkin.hours_from_now - (Date.parse(checkin.at) - house.clock.now()) / 3_600_000)).toBeLessThan(
      0.01,
    )
  })

  it('is 0 hours from now while the creature is critical', async () => {
    const one = await agent()
    await one.creature()
    // Health falls from 7.5 hours on, by 2 an hour and later by more: below 20 after some 35 hours.
    pass({ hours: 35.9 })
    const { creature, recommended_checkin } = (await status(one)).body
    expect([creature.feeding_status, recommended_checkin.hours_from_now]).toEqual(['critical', 0])
  })
})

describe('GET /api/house/status, refused', () => {
  it.each(['creature_id=moth', 'id=moth', 'creature_id=12', 'creature_id='])(
    '400 for %s, never another creature',
    async (query) => {
      expectInvalid(await status(linda, `?${query}`), 'Invalid creature_id', 'must be a UUID')
    },
  )

  it('400 for creature_id and id that differ', async () => {
    expectInvalid(await status(linda, `?creature_id=${pip}&id=${UNKNOWN}`), 'Invalid creature_id', 'is not the same')
    expect((await status(linda, `?creature_id=${pip}&id=${pip}`)).status).toBe(200)
  })

  it('404 `No living creatures in your house` for an id that is none of the caller, with the ids that are', async () => {
    const one = await agent()
    const mine = await one.creature({ name: 'Mine' })
    for (const id of [pip, UNKNOWN, '11111111-1111-1111-1111-111111111111']) {
      const answer = await status(one, `?creature_id=${id}`)
      expectError(answer, 404, 'No living creatures in your house', 'suggestion, next_steps, your_creatures')
      expect(answer.body.your_creatures).toEqual([{ id: mine, name: 'Mine', species: 'Tabby', stage: 'baby' }])
    }
  })

  it('a refusal has the ids of the creatures that live by then, as they are', async () => {
    const one = await agent()
    const mine = await one.creature({ name: 'Mine' })
    await one.egg({ name: 'Egg' })
    const unknown = await status(one, `?creature_id=${UNKNOWN}`)
    expect(unknown.body.your_creatures.map(({ stage }: { stage: string }) => stage)).toEqual(['baby', 'baby'])
    pass({ hours: 20 })
    await one.post('/api/house/care', { action: 'feed', creature: 'Egg' })
    pass({ hours: 17 })
    const invalid = await status(one, '?creature_id=none')
    expect(invalid.status).toBe(400)
    expect(invalid.body.your_creatures.map(({ id }: { id: string }) => id)).not.toContain(mine)
    expect(invalid.body.your_creatures).toHaveLength(1)
  })

  it('404 `No living creatures in your house` where the house is empty', async () => {
    const answer = await status(await agent())
    expectError(answer, 404, 'No living creatures in your house', 'suggestion, next_steps', { message: 'ours' })
    expect(answer.body.message).toContain('empty')
    expect(steps(answer)).toEqual(['POST /api/house/adopt'])
  })

  it('500 `Something went wrong checking the den`', async () => {
    await expectFailure(house, () => status(linda), 'Something went wrong checking the den')
  })
})

describe('Decided: status tells who died, and the way back', () => {
  const LOST = 'ours'
  let one: Agent
  let id: string
  beforeAll(async () => {
    one = await agent()
    id = await one.creature({ name: 'Late' })
    // Without care it dies after 36 hours.
    pass({ hours: 37 })
  })

  it('with nothing alive, the last one lost', async () => {
    const answer = await status(one)
    expectError(answer, 404, 'No living creatures in your house', 'suggestion, next_steps', {
      message: LOST,
      creature: LOST,
      gravestone: LOST,
      resurrection: LOST,
      last_lost: LOST,
      lost_since_last_look: LOST,
      news: 'is told in the next answer, by name, once',
    })
    expect(answer.body.message).toContain('Your house is empty')
    expect(answer.body.last_lost).toMatchObject({ creature_id: id, name: 'Late', cause: 'neglect' })
    const died_at = Date.parse(answer.body.last_lost.died_at)
    expect(answer.body.resurrection).toEqual({
      possible: true,
      until: new Date(died_at + 7 * 24 * 3_600_000).toISOString(),
      cost: 100,
    })
    expect(answer.body.message).toMatch(/Late died of neglect.*100 credits/)
  })

  it('for the dead creature, 200 with its cause, its epitaph and that way', async () => {
    const { status: code, body } = await status(one, `?creature_id=${id}`)
    expect(code).toBe(200)
    expectFields(body, 'creature, soul_prompt, house_activity, next_steps', {
      message: LOST,
      gravestone: LOST,
      resurrection: LOST,
    })
    expect(body.creature).toMatchObject({ id, alive: false, cause: 'neglect', epitaph: expect.any(String) })
    expect(body.resurrection).toMatchObject({ possible: true, cost: 100 })
  })

  it('with a living creature, once', async () => {
    const other = await agent()
    await other.creature({ name: 'Gone' })
    pass({ hours: 30 })
    await other.creature({ name: 'Young' })
    pass({ hours: 7 })
    const { body } = await status(other)
    expect(body.lost_since_last_look).toMatchObject([{ name: 'Gone', cause: 'neglect' }])
    expect((await status(other)).body.lost_since_last_look).toBeUndefined()
    const dead = await status(other, '?creature=Gone')
    expect(dead.body.creature).toMatchObject({ name: 'Gone', alive: false })
    expect(steps(dead)).toContain('GET /api/house/status')
    expect(dead.body.next_visit).toEqual((await status(other)).body.next_visit)
    const asText = { key: other.key, headers: { accept: 'text/plain' } }
    expect((await call('GET', '/api/house/status?creature=Gone', asText)).text).toContain(
      'The next visit is now: Young',
    )
  })

  it('a released creature is not found', async () => {
    const other = await agent()
    const gone = await other.creature()
    await other.call('DELETE', '/api/house/release', { id: gone })
    expect((await status(other, `?creature_id=${gone}`)).status).toBe(404)
  })
})
