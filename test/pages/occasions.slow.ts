/** Cards to share: when they are offered, and that they are pictures of the right size. */
import type { Creature } from '../../lambdas/domain/creature/creature'
import { alterCreature, GENEROUS_LIMITS, type Keeper, newKeeper } from '../support/agents/keeper'
import { openKeeperPage } from '../support/agents/keeper-pages'
import { freshAddress } from '../support/http'
import { pngSize } from '../support/png'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ projecting: true, rateLimits: { ...GENEROUS_LIMITS, window_page: 1000 } })
let keeper: Keeper
let window: string
beforeAll(async () => {
  keeper = await newKeeper(house, { username: 'ada' })
  window = await openKeeperPage(house, keeper)
})

const get = (path: string) => house.call('GET', path, { from: freshAddress(), headers: { accept: 'text/html' } })
const alter = (id: string, change: (creature: Creature) => Partial<Creature>) =>
  alterCreature({ house, keeper }, change, id)

/** The cards that a page offers, as kinds. */
const offered = async (path: string, id: string): Promise<string[]> => [
  ...new Set(
    [...(await get(path)).text.matchAll(/href="\/cards\/(\w+)\/([^".]+)/g)].flatMap(([, kind, of]) =>
      of === id ? [kind!] : [],
    ),
  ),
]

async function areCards(kind: string, id: string): Promise<void> {
  for (const [ending, size] of [
    ['.png', [1200, 630]],
    ['.square.png', [1080, 1080]],
  ] as const) {
    const { headers, bytes } = await get(`/cards/${kind}/${id}${ending}`)
    expect([headers['content-type'], pngSize(bytes)]).toEqual(['image/png', size])
  }
}

it('offers a card for two days after a creature has grown', async () => {
  const id = await keeper.raise({ name: 'Moth', species_slug: 'tabby' })
  const page = `/creatures/${id}`
  expect([await offered(page, id), await offered(window, id)]).toEqual([[], []])
  expect((await get(`/cards/grown/${id}.png`)).status).toBe(404)
  await alter(id, ({ as_of, entered }) => ({ stage: 'child', entered: { ...entered, child: as_of } }))
  expect([await offered(page, id), await offered(window, id)]).toEqual([['grown'], ['grown']])
  expect((await get(page)).text).toContain('<bdi>Moth</bdi> has grown and is a child now.')
  await areCards('grown', id)
  await alter(id, ({ entered, as_of }) => ({
    entered: { ...entered, child: (as_of - 49 * 3_600_000) as typeof as_of },
  }))
  expect(await offered(page, id)).toEqual([])
  await areCards('grown', id)
})

it('offers a card at the ages that are milestones, none to the dead or for an earlier life', async () => {
  const id = await keeper.raise({ name: 'Fern', species_slug: 'tabby' })
  const page = `/creatures/${id}`
  const aged = (days: number) =>
    alter(id, ({ as_of }) => ({ life_began_at: (as_of - (days * 24 + 1) * 3_600_000) as typeof as_of }))
  await aged(9)
  expect(await offered(page, id)).not.toContain('birthday')
  expect((await get(`/cards/birthday/${id}.png`)).status).toBe(404)
  await aged(10)
  for (const path of [page, window]) expect(await offered(path, id)).toContain('birthday')
  expect((await get(page)).text).toContain('<bdi>Fern</bdi> is ten days old.')
  await areCards('birthday', id)
  await aged(13)
  expect(await offered(page, id)).not.toContain('birthday')
  await aged(730)
  expect((await get(page)).text).toContain('<bdi>Fern</bdi> is two years old.')
  await alter(id, ({ as_of }) => ({ life_began_at: as_of, lived_before_hours: 241 }))
  expect(await offered(page, id)).not.toContain('birthday')
  house.clock.advance(60)
  await house.runJobs()
  expect(await offered(page, id)).toEqual([])
  expect((await get(`/cards/birthday/${id}.png`)).status).toBe(404)
})

it('offers no birthday card of a hungry creature, and draws it content on the card', async () => {
  const id = await keeper.raise({ name: 'Ivy', species_slug: 'tabby' })
  const card = async () => (await get(`/cards/birthday/${id}.png`)).bytes
  await alter(id, ({ as_of, stats }) => ({
    life_began_at: (as_of - 241 * 3_600_000) as typeof as_of,
    stats: { ...stats, hunger: 60, happiness: 60, trust: 50 },
  }))
  expect(await offered(`/creatures/${id}`, id)).toContain('birthday')
  const before = await card()
  await alter(id, ({ stats }) => ({ stats: { ...stats, hunger: 10 } }))
  expect(await offered(`/creatures/${id}`, id)).toEqual([])
  expect(await card()).toEqual(before)
})

it('offers a card in memory of the dead, on the stone and on the keeper page', async () => {
  const id = await keeper.raise({ name: 'Ash', species_slug: 'tabby' })
  house.clock.advance(60)
  const stone = (await keeper.status(id)).body.gravestone.id
  await house.runJobs()
  expect([await offered(`/stones/${stone}`, stone), await offered(window, stone)]).toEqual([['stone'], ['stone']])
  await areCards('stone', stone)
  const bare = (await get(`/cards/stone/${stone}.png`)).bytes
  const { key } = await newKeeper(house, { username: 'giver' })
  await house.call('POST', '/api/house/flowers', { key, body: { gravestone_id: stone } })
  await house.runJobs()
  expect((await get(`/cards/stone/${stone}.png`)).bytes).not.toEqual(bare)
})

it('has no card of an egg or of an unknown creature', async () => {
  const { body } = await keeper.adopt({ name: 'Ovo' })
  for (const kind of ['grown', 'birthday'])
    for (const id of [body.creature.id, 'nobody']) expect((await get(`/cards/${kind}/${id}.png`)).status).toBe(404)
  expect((await get(`/cards/creature/${body.creature.id}.square.png`)).status).toBe(404)
})
