/** The status of creatures. */

import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { Gravestone } from '../../../lambdas/domain/afterlife/gravestone'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { FAMILY_JOYS, type Joy } from '../../../lambdas/domain/creature/joy'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { JOY_LOOKS } from '../../../lambdas/drawing/demeanour'
import { ofMoment } from '../../../lambdas/pages/parts/faces'
import { alterCreature, hoursBefore, useTestHouse } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'
import { iterations } from '../../support/sampling'

const UNKNOWN_ID = '11111111-2222-4333-8444-555555555555'

const the = useTestHouse()

const tallies = async () => (await the.house.rowsOf<Agent>(the.keeper.id, 'agent'))[0]?.data.tallies
const stones = () => the.house.rowsOf<Gravestone>(the.keeper.id, 'stone')

describe('the first status', () => {
  it('hatches every egg; each milestone is reported in the status of its creature', async () => {
    const { body: older } = await the.keeper.adopt({ name: 'Older' })
    const { body: newer } = await the.keeper.adopt({ name: 'Newer' })
    const look = await the.keeper.status()
    expect(look.body.other_creatures).toHaveLength(1)
    expect([look.body.creature.stage, look.body.other_creatures[0].stage]).toEqual(['baby', 'baby'])
    const other = [older, newer].find(({ creature }) => creature.id !== look.body.creature.id)
    expect((await the.keeper.status(other.creature.id)).body.milestone.stage).toBe('baby')
    expect(await tallies()).toMatchObject({ hatched: 2 })
  })

  it('shows the creature adopted last, even within one millisecond', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      const { body } = await the.keeper.adopt({ name })
      expect((await the.keeper.status()).body.creature.id).toBe(body.creature.id)
    }
  })

  it('hatches once if several calls run concurrently', async () => {
    await the.keeper.adopt()
    const answers = await Promise.all(Array.from({ length: 10 }, () => the.keeper.status()))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.filter(({ body }) => body.milestone)).toHaveLength(1)
    expect(await tallies()).toMatchObject({ hatched: 1 })
  })
})

describe('status hours later', () => {
  it('shows a hungrier and older creature, with its death clock and a check-in', async () => {
    await the.keeper.raise({ species_slug: 'housecat' })
    the.house.clock.advance(4)
    const { body } = await the.keeper.status()
    expect(body.creature).toMatchObject({
      hunger: 94.4,
      happiness: 96.8,
      health: 100,
      trust: 20,
      age_hours: 4,
      hours_since_fed: 4,
      feeding_status: 'due_soon',
      next_feeding_window: 'open now',
      care_rhythm: { average_hours: null, death_threshold_hours: 36, decay_multiplier: 1, established: false },
      death_clock: { hours_without_care: 4, hours_remaining: 32, threshold_hours: 36, urgency: 'safe' },
      evolution_progress: { current_path: null, consistency_score: 100, hint: expect.any(String) },
    })
    expect(body.recommended_checkin).toMatchObject({ hours_from_now: 0, feeding_window_status: 'in_window' })
    expect(body.next_steps.slice(0, 2)).toMatchObject([
      {
        action: 'visit',
        method: 'POST',
        endpoint: '/api/house/visit',
        body: { care: [{ action: 'feed' }, { action: 'reflect' }] },
      },
      {
        action: 'feed',
        method: 'POST',
        endpoint: '/api/house/care',
        body: { action: 'feed', creature_id: body.creature.id },
      },
    ])
  })

  it('writes nothing', async () => {
    await the.keeper.raise({ species_slug: 'housecat' })
    const stored = () => the.house.rowsOf(the.keeper.id, 'creature')
    const before = await stored()
    expect(before).toHaveLength(1)
    for (let hour = 0; hour < 5; hour++) {
      the.house.clock.advance(1)
      await the.keeper.status()
    }
    expect(await stored()).toEqual(before)
  })

  it('advises rest for a sleeping creature', async () => {
    const id = await the.keeper.raise({ species_slug: 'snail' })
    the.house.clock.advance(13)
    for (let hour = 0; hour < 8; hour++) {
      const { body } = await the.keeper.status(id)
      if (body.creature.mood === 'sleeping') {
        expect(body.creature.sleep_info).toMatchObject({
          sleeping: true,
          sleep_window_end: '06:00',
          timezone_used: 'UTC',
        })
        expect(body.next_steps.map(({ action }: { action: string }) => action)).toEqual(['check_status', 'reflect'])
        return
      }
      expect(body.creature.sleep_info).toBeUndefined()
      the.house.clock.advance(1)
    }
    // One creature in twenty-five has no nap in eight hours of night; its id is random here.
  })
})

describe('the creature', () => {
  it('is the newest living one unless named by creature_id or id', async () => {
    const older = await the.keeper.raise({ name: 'Older' })
    the.house.clock.advance(0.01)
    const newer = await the.keeper.raise({ name: 'Newer' })
    expect((await the.keeper.status()).body.creature.id).toBe(newer)
    expect((await the.keeper.status(older)).body.creature.id).toBe(older)
    expect(
      (await the.house.call('GET', `/api/house/status?id=${older}`, { key: the.keeper.key })).body.creature.id,
    ).toBe(older)
    const both = `/api/house/status?id=${older}&creature_id=${older}`
    expect((await the.house.call('GET', both, { key: the.keeper.key })).status).toBe(200)
    expect((await the.keeper.status(older.toUpperCase())).body.creature.id).toBe(older)
  })

  it.each([
    ['the same name twice', `creature_id=pip&creature_id=${UNKNOWN_ID}`],
    ['two that differ', `creature_id=${UNKNOWN_ID}&id=11111111-2222-4333-8444-666666666666`],
  ])('is refused with 400 if the id is invalid: %s', async (_what, query) => {
    await the.keeper.raise()
    const { status, body } = await the.house.call('GET', `/api/house/status?${query}`, { key: the.keeper.key })
    expect(status).toBe(400)
    expect(body.error).toBe('Invalid creature_id')
    expect(body.creature).toBeUndefined()
  })

  it('is not found once released', async () => {
    const id = await the.keeper.raise({ name: 'Gone' })
    const other = await the.keeper.raise()
    await the.keeper.release({ creature_id: id })
    const { status, body } = await the.keeper.status(id)
    expect(status).toBe(404)
    expect(body.suggestion).toMatch(/^You let Gone go on \d+ \w+ \d+\. your_creatures/)
    expect(body.your_creatures).toEqual([expect.objectContaining({ id: other })])
  })
})

describe('a death that no call has found', () => {
  it('names the last of several deaths, in the order of death', async () => {
    const names = ['First', 'Second', 'Third', 'Fourth']
    for (const name of names) {
      await the.keeper.raise({ name, species_slug: 'tabby' })
      the.house.clock.advance(2)
    }
    the.house.clock.advance(60)
    expect((await the.keeper.status()).body.last_lost.name).toBe('Fourth')
    const carved = (await stones()).map(({ data }) => data)
    expect(carved.sort((a, b) => a.number - b.number).map(({ name }) => name)).toEqual(names)
  })

  it('does not keep an egg from hatching if a dead creature is requested', async () => {
    const dead = await the.keeper.raise({ species_slug: 'tabby' })
    the.house.clock.advance(60)
    await the.keeper.adopt({ name: 'Egg' })
    expect((await the.keeper.status(dead)).body.creature.alive).toBe(false)
    expect((await the.keeper.care('reflect')).status).toBe(200)
  })

  it('is recorded once if many calls find it concurrently', async () => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    const { body } = await the.keeper.status()
    the.house.clock.advance(body.creature.death_clock.hours_remaining)
    const many = iterations(24, 200)
    const together = barrier(many)
    the.house.onDbCall = async (command, go) => {
      const answer = await go()
      if (command.constructor.name === 'QueryCommand') await together()
      return answer
    }
    const answers = await Promise.all(Array.from({ length: many }, () => the.keeper.status(id)))
    the.house.onDbCall = null
    expect(answers.map(({ status }) => status)).toEqual(Array(many).fill(200))
    expect(answers.every(({ body }) => body.creature.alive === false)).toBe(true)
    expect(new Set(answers.map(({ body }) => body.creature.epitaph)).size).toBe(1)
    expect(await stones()).toHaveLength(1)
    expect(await tallies()).toMatchObject({ deaths: 1 })
  })

  it.each(['QueryCommand', 'TransactWriteCommand'])('is not lost if %s fails', async (failing) => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    the.house.clock.advance(50)
    the.house.onDbCall = async (command, go) => {
      if (command.constructor.name === failing) throw new Error('database unavailable')
      return go()
    }
    const { status, body } = await the.keeper.status(id)
    expect(status).toBe(500)
    expect(body.error).toBe('Something went wrong checking the den')
    the.house.onDbCall = null
    expect((await the.keeper.status(id)).body.creature.alive).toBe(false)
    expect(await stones()).toHaveLength(1)
  })
})

describe('round trips', () => {
  it('are one, including key, rate limit and news', async () => {
    await the.keeper.raise({ species_slug: 'housecat' })
    await the.keeper.status()
    the.house.clock.advance(1)
    expect(await the.house.countRoundTrips(() => the.keeper.status())).toBe(1)
    const before = the.house.dbCalls.length
    await the.keeper.status()
    expect(the.house.dbCalls.slice(before).sort()).toEqual(['QueryCommand', 'UpdateCommand'])
  })

  it.each([
    ['two when it hatches', 'housecat', 0, 2],
    ['two when it evolves', 'snail', 25, 2],
    ['two when it checks on a social creature', 'beagle', 1, 2],
    ['three when it buries, because the loss is stored until it is reported', 'tabby', 60, 3],
  ])('are %s', async (what, slug, hours, trips) => {
    if (what.includes('hatches')) await the.keeper.adopt({ species_slug: slug })
    else await the.keeper.raise({ species_slug: slug })
    the.house.clock.advance(hours)
    expect(await the.house.countRoundTrips(() => the.keeper.status())).toBe(trips)
  })
})

describe('the picture', () => {
  const withoutJoy = (url: string) => url.replace(/-happy-\w+\//, '-happy/')
  const face = (state: string, id: string) => `${the.house.url}/faces/v1/tabby/${state}/${id}.svg`
  const shown = async (id: string) => {
    const { creature, portraits } = (await the.keeper.status(id)).body
    const urls = portraits.map((one: { image_url: string }) => one.image_url)
    expect(creature.image_url).toBe(urls.at(-1))
    return { now: withoutJoy(creature.face_url), portraits: urls.map(withoutJoy) }
  }

  it('is the latest portrait, from the start of its stage; face_url shows the current face', async () => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    const baby = face('baby-happy', id)
    expect(await shown(id)).toEqual({ now: baby, portraits: [baby] })
    await alterCreature(the, (one) => ({ stats: { ...one.stats, health: 30 }, life_began_at: hoursBefore(one, 23) }))
    expect(await shown(id)).toEqual({ now: face('baby-sick', id), portraits: [baby] })
    the.house.clock.advance(1.5)
    const portraits = [baby, face('child-sick', id)]
    expect(await shown(id)).toEqual({ now: face('child-sick', id), portraits })
    await alterCreature(the, ({ stats }) => ({ stats: { ...stats, health: 100 } }))
    expect(await shown(id)).toEqual({ now: face('child-happy', id), portraits })
    the.house.clock.advance(60)
    const { image_url, face_url } = (await the.keeper.status(id)).body.creature
    expect([image_url, face_url]).toEqual([portraits.at(-1), face('child-resting', id)])
  })

  it('of a happy creature shows one of the joys of its family, and its title names it', async () => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    const { face_url } = (await the.keeper.status(id)).body.creature
    const { text } = await the.house.call('GET', new URL(face_url).pathname)
    const joy = /-happy(?:-(\w+))?\//.exec(face_url)?.[1] ?? 'leap'
    expect(text).toContain(`<title>Tabby, baby, happy, ${JOY_LOOKS[joy as Joy].words}</title>`)
    expect(FAMILY_JOYS.cat).toContain(joy)
  })

  it('does not smile if death is near, whatever the mood', async () => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    await alterCreature(the, (creature) => ({ last_care_at: hoursBefore(creature, 30) }))
    const { creature } = (await the.keeper.status(id)).body
    expect(creature).toMatchObject({ mood: 'happy', death_clock: { urgency: 'critical' } })
    expect(creature.face_url).toBe(face('baby-critical', id))
    // Every page, badge and card draws this address.
    const [row] = await the.house.rowsOf<Creature>(the.keeper.id, 'creature')
    expect(creature.face_url).toBe(
      `${the.house.url}${ofMoment(momentAt(row!.data, asInstant(the.house.clock.now()))).path}`,
    )
  })
})

it('feeds every starving creature before any other care, the nearest to death first', async () => {
  const names = ['Ash', 'Birch', 'Cedar', 'Dogwood']
  const ids: string[] = []
  for (const name of names) {
    ids.push(await the.keeper.raise({ name, species_slug: 'tabby' }))
    the.house.clock.advance(0.2)
  }
  the.house.clock.advance(24)
  const { body } = await the.keeper.status()
  const [first] = body.next_steps
  expect(first.description).toBe('The most urgent, in one call. Its answer says what else is needed.')
  const acts: { creature_id: string; action: string }[] = first.body.care
  expect(acts).toHaveLength(6)
  expect(acts.slice(0, 4)).toMatchObject(ids.map((creature_id) => ({ creature_id, action: 'feed' })))
  expect(body.recommended_checkin.creature_id).toBe(acts[0]?.creature_id)
  const visit = await the.keeper.visit(acts)
  expect(visit.status).toBe(200)
  const [next] = visit.body.next_steps
  expect(next.body.care.map(({ action }: { action: string }) => action)).not.toContain('feed')
})
