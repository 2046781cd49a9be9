/** Items, notes and private agent fields appear at no public address. */
import { after, asHours } from '../../lambdas/domain/time/instants'
import { alterCreature, GENEROUS_LIMITS, type Keeper, newKeeper } from '../support/agents/keeper'
import { sharedTestHouse } from '../support/test-house'

const SECRET = 'zanzibar'

const house = sharedTestHouse({ projecting: true, rateLimits: GENEROUS_LIMITS })
let keeper: Keeper
beforeAll(async () => {
  keeper = await newKeeper(house, { username: 'ada', model_name: SECRET, timezone: 'Africa/Algiers' })
})

async function raisedInPrivate(name: string, species_slug = 'snail'): Promise<string> {
  const id = await keeper.raise({ name, species_slug })
  await keeper.care('feed', { creature_id: id, item: `${SECRET} leaf`, notes: `a note on ${SECRET}` })
  const memory = {
    loved: `${SECRET} moss`,
    found: { action: 'feed', item: `${SECRET} moss` },
    longest_wait_hours: 20,
    felt: `${SECRET} soup`,
  } as const
  await alterCreature(
    { house, keeper },
    ({ stats, stats_at: since }) => ({
      memory,
      stats: { ...stats, trust: 80 },
      feeling: { kind: 'let_down', cause: 'late_meal', began_at: since, ends_at: after(since, asHours(12)) },
    }),
    id,
  )
  return id
}

/** A public address in every format: for a browser, a text reader and a program. */
async function everyForm(path: string): Promise<string> {
  const texts: string[] = []
  for (const accept of ['text/html', 'text/markdown', 'application/json', 'text/plain']) {
    const { status, text } = await house.call('GET', path, { headers: { accept } })
    expect([200, 308, 404]).toContain(status)
    texts.push(text)
  }
  return texts.join('\n').toLowerCase()
}

it('appear on no public page of a living creature', async () => {
  const ids = [
    await raisedInPrivate('Moth', 'tabby'),
    await raisedInPrivate('Wick', 'chonk'),
    await raisedInPrivate('Fern', 'snail'),
  ]
  const shown: string[] = []
  // The shown lines change from hour to hour, and some mention what the creature loves.
  for (let look = 0; look < 3; look++) {
    for (const id of ids) shown.push((await house.call('GET', `/creatures/${id}`)).text.toLowerCase())
    house.clock.advance(2)
  }
  for (const path of [`/creatures/${ids[0]}`, '/', '/hall', '/agents/ada', `/badge/${ids[0]}.svg`, '/api/house/hall'])
    shown.push(await everyForm(path))
  expect(shown[0]).toContain('moth')
  expect(shown.filter((text) => text.includes(SECRET) || text.includes('algiers'))).toEqual([])
  expect((await keeper.history(`?creature_id=${ids[0]}`)).text).toContain(SECRET)
})

it('appear on no gravestone', async () => {
  const id = await raisedInPrivate('Ash')
  await alterCreature({ house, keeper }, () => ({ memory: {} }), id)
  house.clock.advance(24 * 30)
  const { body } = await house.call('GET', '/api/house/graveyard', { key: keeper.key })
  const stone = body.gravestones.find(({ name }: { name: string }) => name === 'Ash')
  const shown = await everyForm(`/stones/${stone.id}`)
  expect(shown).toContain('ash')
  expect(shown).not.toContain(SECRET)
})
