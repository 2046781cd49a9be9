/** The room of a household: who is drawn in it, compared with the API at the same instant, and what the public sees. */

import { type HouseOfStates, openHouseOfStates, STATES, type State } from '../support/agents/house-of-states'
import { alterCreature, GENEROUS_LIMITS, hoursBefore, type Keeper, newKeeper } from '../support/agents/keeper'
import { fiveCreatures, openKeeperPage } from '../support/agents/keeper-pages'
import { seedCreatures } from '../support/creatures'
import { freshAddress, type Received } from '../support/http'
import { sharedTestHouse, type TestHouse } from '../support/test-house'

const get = (house: TestHouse, path: string): Promise<Received> =>
  house.call('GET', path, { from: freshAddress(), headers: { accept: 'text/html' } })

interface Drawn {
  svg: string
  title: string
  /** Prefixes of the ids of its figures: each depends on species, stage, path, mood and creature. */
  figures: string[]
}

const drawnIn = (text: string): Drawn => {
  const [svg = ''] = /<svg [^>]*viewBox="0 0 1200 630".*<\/svg>(?=<\/figure>|<figcaption|$)/s.exec(text) ?? []
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(svg) ?? []
  return { svg, title, figures: [...svg.matchAll(/<radialGradient id="(f\w+)g"/g)].map(([, id = '']) => id).toSorted() }
}
const roomAt = async (house: TestHouse, path: string): Promise<Drawn> => drawnIn((await get(house, path)).text)

/** The figure at the address of a face. */
const figureAt = async (house: TestHouse, face: string): Promise<string> =>
  /<radialGradient id="(f\w+)g"/.exec((await get(house, new URL(face).pathname)).text)?.[1] ?? ''

/** The outline of a flag on the wall. */
const FLAG = 'h38l-19 36Z'

const LIVING = STATES.filter((state) => !['dead', 'unburied', 'poisoned', 'released', 'egg'].includes(state))
const GONE: readonly State[] = ['dead', 'unburied', 'poisoned']

describe('in every state', () => {
  let states: HouseOfStates
  beforeAll(async () => {
    states = await openHouseOfStates()
  })
  afterAll(() => states?.house.close())

  const roomsOf = async (state: State): Promise<Drawn[]> => {
    const { keeper, window } = states.inhabitants[state]
    const paths = [window, `/agents/${keeper.username}`]
    return Promise.all(paths.map((path) => roomAt(states.house, path)))
  }

  it.each(LIVING)('a creature that is %s is drawn with the face that the API names', async (state) => {
    const { id, name, keeper } = states.inhabitants[state]
    const rooms = await roomsOf(state)
    const { creature } = (await keeper.status(id)).body
    const figure = await figureAt(states.house, creature.face_url)
    for (const { svg, figures, title } of rooms) {
      expect(figures).toEqual([figure])
      expect(svg.includes(FLAG)).toBe(!['overdue', 'starving', 'dying', 'hurt'].includes(state))
      expect(title).toContain(`: ${name} is `)
      expect(title.includes('asleep')).toBe(creature.mood === 'sleeping')
      if (['overdue', 'critical'].includes(creature.feeding_status)) expect(title).not.toMatch(/happy|content|curious/)
    }
  })

  it.each(GONE)('a creature that is %s has a flower and is not drawn', async (state) => {
    const { name } = states.inhabitants[state]
    const [own, ...shown] = await roomsOf(state)
    for (const { figures, title } of [own!, ...shown]) {
      expect(figures).toEqual([])
      expect(title).toContain('an empty bed')
    }
    expect(own?.title).toContain(`Flowers for ${name}.`)
    // The public learns of a death when it is recorded.
    if (state !== 'unburied') for (const { title } of shown) expect(title).toContain(`Flowers for ${name}.`)
  })

  it('a released creature is not there, and has no flower', async () => {
    for (const { figures, title } of await roomsOf('released'))
      expect([figures, title]).toEqual([[], expect.not.stringContaining('Flowers')])
  })

  it('an egg is in its nest', async () => {
    for (const { figures, title } of await roomsOf('egg')) {
      expect(figures).toHaveLength(1)
      expect(title).toContain('Rowan is an egg in its nest.')
    }
  })

  it('it is dark where one sleeps, and light where it is day', async () => {
    for (const { title } of await roomsOf('asleep')) expect(title).toContain(', at night: Juniper is asleep')
    for (const { title } of await roomsOf('well')) expect(title).toContain(', by day: ')
  })
})

describe('of several creatures', () => {
  const house = sharedTestHouse({
    projecting: true,
    rateLimits: { ...GENEROUS_LIMITS, open_window: 1000, window_page: 1000, window_act: 100 },
  })

  /** Of the living, as the API names them to their keeper. */
  const figuresOf = async ({ key, status }: Keeper): Promise<string[]> => {
    const { body } = await house.call('GET', '/api/me', { key })
    const figures = await Promise.all(
      body.creatures.map(async ({ id }: { id: string }) => figureAt(house, (await status(id)).body.creature.face_url)),
    )
    return figures.toSorted()
  }

  it('shows exactly the living creatures, each in its own state', async () => {
    const keeper = await fiveCreatures(house)
    const window = await openKeeperPage(house, keeper)
    const rooms = [await roomAt(house, window), await roomAt(house, `/agents/${keeper.username}`)]
    for (const { title, figures } of rooms) {
      expect(figures).toHaveLength(5)
      expect(title).toContain('Moth is unwell, under its blanket')
      expect(title).toContain('Pip is running out of time')
      expect(title).toContain('Ovo is an egg in its nest')
      expect(title).toContain('Keepsakes are on the shelf.')
    }
    // A status call hatches the egg.
    const expected = await figuresOf(keeper)
    const shared = expected.filter((figure) => rooms[0]?.figures.includes(figure))
    expect(shared).toHaveLength(4)
    expect((await roomAt(house, window)).figures).toEqual(expected)
  })

  it('has no flags for a week after a death', async () => {
    const keeper = await newKeeper(house, { username: 'mourning' })
    const id = await keeper.raise({ name: 'Ash', species_slug: 'tabby' })
    await alterCreature({ house, keeper }, (creature) => ({ last_care_at: hoursBefore(creature, 60) }), id)
    await keeper.status(id)
    await keeper.adopt({ name: 'Ovo' })
    await house.runJobs()
    const paths = [await openKeeperPage(house, keeper), '/agents/mourning']
    const flagged = () => Promise.all(paths.map(async (path) => (await roomAt(house, path)).svg.includes(FLAG)))
    expect(await flagged()).toEqual([false, false])
    house.clock.advance(7 * 24 + 1)
    expect(await flagged()).toEqual([true, true])
  })

  it('is below 61 KB with thirty, says how many are left out, and takes no more round trips', async () => {
    const keeper = await newKeeper(house, { username: 'crowded' })
    await seedCreatures(house, keeper.id, 30)
    const page = `/agents/${keeper.username}`
    expect(await house.countRoundTrips(() => get(house, page))).toBeLessThanOrEqual(2)
    for (const path of [page, await openKeeperPage(house, keeper)]) {
      const { text } = await get(house, path)
      const { svg, title, figures } = drawnIn(text)
      expect(Buffer.byteLength(svg)).toBeLessThan(61_000)
      expect(figures.length).toBeGreaterThanOrEqual(8)
      expect(title.match(/C\d+ is happy/g)).toHaveLength(figures.length)
      expect(title).toMatch(/(\w+-?\w*) more are not in the picture\./)
      expect(text).toMatch(/<figcaption[^>]*>\S+ more are not in the picture\./)
    }
  })

  it('does not show the public the timezone or a wave', async () => {
    const night = await newKeeper(house, { username: 'far-away', timezone: 'Pacific/Honolulu' })
    await night.adopt({ name: 'Ovo' })
    const window = await openKeeperPage(house, night)
    // An egg does not sleep. One of four looks in a day is at night.
    const seen: [string, string][] = []
    for (let look = 0; look < 4; look++) {
      house.clock.advance(6)
      const [own, shown] = [await roomAt(house, window), await roomAt(house, '/agents/far-away')]
      seen.push([own.title, shown.title])
    }
    expect(seen.some(([own]) => own.includes('at night'))).toBe(true)
    expect(seen.every(([, shown]) => shown.includes('by day'))).toBe(true)

    house.advanceToMorning()
    const keeper = await newKeeper(house, { username: 'waved-at' })
    await keeper.raise({ name: 'Moth', species_slug: 'tabby' })
    const path = await openKeeperPage(house, keeper)
    const [, token = ''] = /name="token" value="([^"]+)"/.exec((await get(house, path)).text) ?? []
    const before = (await roomAt(house, '/agents/waved-at')).svg
    await house.call('POST', path, { body: { token, act: 'wave' } })
    expect((await roomAt(house, path)).title).toContain(', looking up')
    expect((await roomAt(house, '/agents/waved-at')).svg).toBe(before)
  })
})
