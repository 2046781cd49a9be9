/** Reports of deaths: every look, care or release after a death reports it. */

import { useTestHouse } from '../../support/agents/keeper'
import type { Received } from '../../support/http'

const the = useTestHouse({ projecting: false })

/** Two creatures left alone until one of them dies. */
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

it('a loss costs status one more round trip, once', async () => {
  await bereaved()
  await the.house.runJobs()
  expect(await the.house.countRoundTrips(() => the.keeper.status())).toBe(2)
  expect(await the.house.countRoundTrips(() => the.keeper.status())).toBe(1)
})

it('care without an id says which creature it reached', async () => {
  const { living } = await bereaved()
  const { status, body } = await the.keeper.care('reflect')
  expect(status).toBe(200)
  expect(body.creature.id).toBe(living)
  expect(body.note).toMatch(/Ash died of neglect.*reached Birch/)
  await the.keeper.status()
  expect((await the.keeper.care('reflect')).body.note).toBeUndefined()
})

it('reports a loss in the next status if the first failed after the burial', async () => {
  const { living } = await bereaved()
  the.house.onDbCall = async (command, go) => {
    const answer = await go()
    // The burial is written, but its reply is lost.
    if (command.constructor.name === 'TransactWriteCommand') throw new Error('reply lost')
    return answer
  }
  expect((await the.keeper.status(living)).status).toBe(500)
  the.house.onDbCall = null
  expect((await the.keeper.status(living)).body.lost_since_last_look).toMatchObject([LOSS])
  expect((await the.keeper.status(living)).body.lost_since_last_look).toBeUndefined()
})

describe('next steps after a death', () => {
  const actions = ({ body }: Received): string[] => body.next_steps.map(({ action }: { action: string }) => action)
  const occurrences = ({ text }: Received, epitaph: string) => text.split(JSON.stringify(epitaph)).length - 1

  it('are gravestone and history, then resurrection, then adoption; the epitaph is shown once', async () => {
    const id = await the.keeper.raise({ name: 'Ash', species_slug: 'tabby' })
    the.house.clock.advance(60)
    const { epitaph } = (await the.house.call('GET', '/api/house/graveyard', { key: the.keeper.key })).body
      .gravestones[0]
    const mourned = await the.keeper.status(id)
    const steps = ['visit_graveyard', 'view_history', 'buy_credits', 'adopt']
    expect(actions(mourned)).toEqual(['view_history', 'visit_graveyard', ...steps.slice(2)])
    const empty = [await the.keeper.status(), await the.keeper.care('feed')]
    for (const answer of empty) expect(actions(answer)).toEqual(steps)
    for (const answer of [mourned, ...empty]) expect(occurrences(answer, epitaph)).toBe(1)
  })

  it('do not loop if the first step is always taken', async () => {
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
