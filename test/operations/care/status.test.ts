/** The status of creatures. */

import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { Gravestone } from '../../../lambdas/domain/afterlife/gravestone'
import { useTestHouse } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'
import { iterations } from '../../support/sampling'

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

  it('offers a page for its human with the first creature that hatches, once', async () => {
    const offers = async (id?: string) =>
      (await the.keeper.status(id)).body.next_steps.some(({ action }: { action: string }) => action === 'open_window')
    await the.keeper.adopt()
    expect([await offers(), await offers()]).toEqual([true, false])
    const { body } = await the.keeper.adopt({ name: 'Second' })
    expect(await offers(body.creature.id)).toBe(false)
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

describe('a death that no call has found', () => {
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
