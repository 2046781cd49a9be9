/** Nobody dies in silence: whoever looks, cares or lets go is told whom the house has lost. */

import { useTestHouse } from '../../support/agents/keeper'
import type { Received } from '../../support/http'

const the = useTestHouse({ projecting: false })

/** Two that were left alone for as long as one of them could bear. */
async function bereaved(): Promise<{ lost: string; living: string }> {
  const lost = await the.keeper.raise({ name: 'Ash', species_slug: 'tabby' })
  the.house.clock.advance(30)
  const living = await the.keeper.raise({ name: 'Birch', species_slug: 'snail' })
  the.house.clock.advance(10)
  return { lost, living }
}

const LOSS = {
  name: 'Ash',
  cause: 'neglect',
  died_at: expect.stringMatching(/Z$/),
  gravestone: {
    id: expect.any(String),
    creature_id: expect.any(String),
    name: 'Ash',
    url: expect.stringMatching(/^http:.*\/stones\//),
    epitaph: expect.stringMatching(/.{20}/),
  },
  resurrection: { possible: true, cost: 100, until: expect.stringMatching(/Z$/) },
}

it('a look tells every loss since the last one, and once', async () => {
  const { lost, living } = await bereaved()
  const { body } = await the.keeper.status()
  expect(body.creature.id).toBe(living)
  expect(body.lost_since_last_look).toEqual([expect.objectContaining({ ...LOSS, creature_id: lost })])
  expect((await the.keeper.status()).body.lost_since_last_look).toBeUndefined()
})

it('also when another had found it: the reaper, or care', async () => {
  await bereaved()
  await the.house.runJobs()
  expect((await the.keeper.care('reflect')).status).toBe(200)
  expect((await the.keeper.status()).body.lost_since_last_look).toMatchObject([LOSS])
})

it('a look that gets no body tells nothing, so that the next one does', async () => {
  const { key } = the.keeper
  await the.keeper.adopt({ name: 'Ash', species_slug: 'tabby' })
  const head = () => the.house.call('HEAD', '/api/house/status', { key })
  expect(await head()).toMatchObject({ status: 200, text: '' })
  expect((await the.keeper.status()).body.milestone).toMatchObject({ stage: 'baby' })
  expect((await the.keeper.status()).body.milestone).toBeUndefined()
  the.house.clock.advance(30)
  await the.keeper.raise({ name: 'Birch', species_slug: 'snail' })
  the.house.clock.advance(10)
  await head()
  await head()
  expect((await the.keeper.status()).body.lost_since_last_look).toMatchObject([LOSS])
  expect((await the.keeper.status()).body.lost_since_last_look).toBeUndefined()
})

it('costs nothing when there is nothing to tell, and one write when there is', async () => {
  await bereaved()
  await the.house.runJobs()
  expect(await the.house.countRoundTrips(() => the.keeper.status())).toBe(2)
  expect(await the.house.countRoundTrips(() => the.keeper.status())).toBe(1)
})

it('care that named nobody says whom it reached', async () => {
  const { living } = await bereaved()
  const { status, body } = await the.keeper.care('reflect')
  expect(status).toBe(200)
  expect(body.creature.id).toBe(living)
  expect(body.note).toMatch(/Ash died of neglect.*reached Birch/)
  await the.keeper.status()
  expect((await the.keeper.care('reflect')).body.note).toBeUndefined()
})

describe('told to one who asks for the dead', () => {
  const death = {
    message: expect.stringMatching(/Ash died of neglect.*can return until/),
    creature: { name: 'Ash', alive: false, cause: 'neglect' },
    gravestone: { id: expect.any(String), epitaph: expect.any(String) },
    resurrection: { possible: true, cost: 100 },
  }

  it('by care', async () => {
    const { lost, living } = await bereaved()
    const { status, body } = await the.keeper.care('feed', { creature_id: lost })
    expect([status, body.error]).toEqual([404, 'No living creature found'])
    expect(body).toMatchObject({ ...death, your_creatures: [{ id: living }] })
  })

  it('by release, before and after it was buried', async () => {
    const { lost } = await bereaved()
    expect((await the.keeper.release({ creature_id: lost })).status).toBe(410)
    const { status, body } = await the.keeper.release({ creature_id: lost })
    expect([status, body.error]).toEqual([404, 'No living creature found with that ID'])
    expect(body).toMatchObject(death)
  })

  it('by the empty house, and by care in it', async () => {
    await the.keeper.raise({ name: 'Ash', species_slug: 'tabby' })
    the.house.clock.advance(60)
    const empty = await the.keeper.status()
    expect([empty.status, empty.body.error]).toEqual([404, 'No living creatures in your house'])
    expect(empty.body).toMatchObject({ creature: death.creature, lost_since_last_look: [LOSS] })
    expect((await the.keeper.care('feed')).body).toMatchObject(death)
  })
})

it('a look that fails after the burial leaves the loss to be told by the next', async () => {
  const { living } = await bereaved()
  the.house.onDbCall = async (command, go) => {
    const answer = await go()
    // The burial is written; the answer about it is lost on the way.
    if (command.constructor.name === 'TransactWriteCommand') throw new Error('the line is cut')
    return answer
  }
  expect((await the.keeper.status(living)).status).toBe(500)
  the.house.onDbCall = null
  expect((await the.keeper.status(living)).body.lost_since_last_look).toMatchObject([LOSS])
  expect((await the.keeper.status(living)).body.lost_since_last_look).toBeUndefined()
})

describe('after a death', () => {
  const actions = ({ body }: Received): string[] => body.next_steps.map(({ action }: { action: string }) => action)
  const told = ({ text }: Received, epitaph: string) => text.split(JSON.stringify(epitaph)).length - 1

  it('come the stone and the story, then the way back, then an egg; and the epitaph is told once', async () => {
    const id = await the.keeper.raise({ name: 'Ash', species_slug: 'tabby' })
    the.house.clock.advance(60)
    const { epitaph } = (await the.house.call('GET', '/api/house/graveyard', { key: the.keeper.key })).body
      .gravestones[0]
    const mourned = await the.keeper.status(id)
    const steps = ['visit_graveyard', 'view_history', 'buy_credits', 'adopt']
    expect(actions(mourned)).toEqual(['view_history', 'visit_graveyard', ...steps.slice(2)])
    const empty = [await the.keeper.status(), await the.keeper.care('feed')]
    for (const answer of empty) expect(actions(answer)).toEqual(steps)
    for (const answer of [mourned, ...empty]) expect(told(answer, epitaph)).toBe(1)
  })

  it('nobody who always takes the first step goes in circles', async () => {
    await the.keeper.raise({ name: 'Ash', species_slug: 'tabby' })
    the.house.clock.advance(60)
    let answer = await the.keeper.status()
    const taken: string[] = []
    while (taken.at(-1) !== 'buy_credits' && taken.length < 9) {
      const [{ action, method, endpoint, body }] = answer.body.next_steps
      taken.push(action)
      answer = await the.house.call(method, endpoint, { key: the.keeper.key, body })
    }
    expect(taken).toEqual(['visit_graveyard', 'check_status', 'view_history', 'buy_credits'])
  })
})
