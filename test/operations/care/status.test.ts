/** The status of creatures. */

import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { Gravestone } from '../../../lambdas/domain/afterlife/gravestone'
import { useTestHouse } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'
import { iterations } from '../../support/sampling'

const UNKNOWN_ID = '11111111-2222-4333-8444-555555555555'

const the = useTestHouse()

const tallies = async () => (await the.house.rowsOf<Agent>(the.keeper.id, 'agent'))[0]?.data.tallies
const stones = () => the.house.rowsOf<Gravestone>(the.keeper.id, 'stone')

describe('the first status', () => {
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
})

describe('the creature', () => {
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
