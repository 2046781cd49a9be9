/** What every page says about creatures in every state, compared with the API at the same instant. */
import {
  type HouseOfStates,
  type Inhabitant,
  openHouseOfStates,
  STATES,
  type State,
} from '../support/agents/house-of-states'
import { alterCreature, newKeeper } from '../support/agents/keeper'
import { openKeeperPage } from '../support/agents/keeper-pages'
import { hoursAfter } from '../support/creatures'
import { freshAddress } from '../support/http'
import { buyCredits } from '../support/services/stripe'

let states: HouseOfStates
beforeAll(async () => {
  states = await openHouseOfStates()
})
afterAll(() => states?.house.close())

/** Follows the redirect of a dead creature to its stone, as browsers do. */
const get = async (path: string): Promise<string> => {
  const sent = { from: freshAddress(), headers: { accept: 'text/html' } }
  const { status, headers, text } = await states.house.call('GET', path, sent)
  return status === 302 ? get(String(headers.location)) : text
}
/** The text of a page in reading order. Drawings are left out. */
const textOf = (page: string): string =>
  page
    .replace(/<(style|svg|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const read = async (path: string): Promise<string> => textOf(await get(path))

/** What the API says about a creature. An egg would hatch by a status call. */
const askApi = async (state: State, { id, keeper }: Inhabitant) =>
  state === 'egg' || state === 'released' ? null : (await keeper.status(id)).body

const LIVING = STATES.filter((state) => !['dead', 'unburied', 'poisoned', 'released', 'egg'].includes(state))
const GONE = STATES.filter((state) => ['dead', 'unburied', 'poisoned', 'released'].includes(state))

/** The pictures of a living creature on a page, as paths. Inline drawings have none. */
const facesOf = (page: string, id: string): string[] =>
  [...page.matchAll(/<img[^>]* src="([^"]*\/faces\/[^"]*)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes(id) && !path.includes('-resting'))

const pagesWithFaces = (state: State): string[] => {
  const { keeper, window } = states.inhabitants[state]
  return ['/', '/hall', `/agents/${keeper.username}`, window]
}

/** Requests for care, which only a keeper can follow. */
const REQUEST =
  /\b(feed (it|them) (now|at once)|feed it\.|give it medicine|sit with it|medicine next|reflect (beside|now))/i

describe.each(LIVING)('a creature that is %s', (state) => {
  it('has the face that the API names on every page', async () => {
    const one = states.inhabitants[state]
    const pages = await Promise.all(pagesWithFaces(state).map(get))
    const { creature } = await askApi(state, one)
    expect(creature.alive).toBe(true)
    const face = new URL(creature.face_url).pathname
    const shown = pages.flatMap((page) => facesOf(page, one.id))
    expect(shown.length).toBeGreaterThan(0)
    expect([...new Set(shown)]).toEqual([face])
  })

  it('is described on its page as the API describes it, without requests', async () => {
    const one = states.inhabitants[state]
    const text = await read(`/creatures/${one.id}`)
    const { creature } = await askApi(state, one)
    const [, shown = ''] = /\/\w+-(\w+)[^/]*\/[0-9a-f-]{36}/.exec(new URL(creature.face_url).pathname) ?? []
    const words: Record<string, string> = {
      sleeping: 'asleep',
      critical: 'in a bad way',
      fading: 'asleep, in a bad way',
      sick: 'unwell',
    }
    expect(text).toContain(`Mood ${state === 'hurt' ? 'hurt' : (words[shown] ?? shown)} `)
    expect(text).toMatch(new RegExp(`What .* sees: “|${one.name} is \\w`))
    expect(text).not.toMatch(REQUEST)
    expect(text).not.toMatch(/\bA (adult|egg)\b/)
  })
})

describe.each(GONE)('a creature that is %s', (state) => {
  it('is shown as living on no page', async () => {
    const one = states.inhabitants[state]
    const { keeper, id, name } = one
    for (const path of ['/', '/hall', `/agents/${keeper.username}`]) {
      const [living = ''] = (await get(path)).split(/id="(lost|missed)"/)
      expect(living).not.toContain(`/creatures/${id}`)
    }
    const text = await read(`/creatures/${id}`)
    expect(text).toContain(
      state === 'released' ? `${name} was let go` : state === 'unburied' ? `${name} died` : 'The life that ended',
    )
    expect(text).not.toContain('Mood')
    const answer = await askApi(state, one)
    if (answer) expect(answer.creature.alive).toBe(false)
  })
})

describe('a dead creature', () => {
  it.each(['dead', 'poisoned'] as const)('that is %s has a stone with its cause and time of death', async (state) => {
    const one = states.inhabitants[state]
    const { body } = await states.house.call('GET', '/api/house/graveyard', { key: one.keeper.key })
    const [gravestone] = body.gravestones
    const text = await read(`/stones/${gravestone.id}`)
    expect(text).toContain(`${gravestone.feedings} given, ${gravestone.missed_feedings} missed`)
    expect(text.includes('of being given the chocolate')).toBe(state === 'poisoned')
    expect(text).toContain(`As @${one.keeper.username} was told it:`)
    expect(text).toContain('The chart shows everything that was ever done for')
    expect(text.includes('of being left alone')).toBe(gravestone.cause === 'neglect')
    if (state === 'poisoned') {
      expect(text).toMatch(
        /Where it turned .*given the chocolate, which harmed it, health −\d+ .*, health −\d+, and it died/,
      )
      expect(text.match(/and it died/g)).toHaveLength(1)
      expect(text).not.toMatch(/Fed, \d|nobody came|it was fed/)
    }
  })

  it('is counted in the graveyard, which claims nothing about its cause', async () => {
    const { body } = await states.house.call('GET', '/api/house/graveyard')
    const text = await read('/graveyard')
    expect(text).toContain(`${body.pagination.total} stones`)
    expect(text).not.toMatch(/came back in time|nobody came back to/)
    for (const { name } of body.gravestones) expect(text).toContain(name)
  })

  it('shows its flowers in the graveyard and on the page of its keeper', async () => {
    const { keeper } = states.inhabitants.well
    const { body } = await states.house.call('GET', '/api/house/graveyard')
    const [{ id: gravestone_id, caretaker }] = body.gravestones
    expect(await get('/graveyard')).not.toContain('class="flowers"')
    await states.house.call('POST', '/api/house/flowers', { key: keeper.key, body: { gravestone_id } })
    expect(await get('/graveyard')).toMatch(/<span class="flowers"><svg.*A flower</s)
    expect(await get(`/agents/${caretaker}`)).toMatch(/<span class="flowers"><svg.*A flower</s)
  })

  it('that was resurrected has a stone that mentions it, and is shown as living', async () => {
    const { id, keeper } = states.inhabitants.resurrected
    const { body } = await states.house.call('GET', '/api/house/graveyard', { key: keeper.key })
    const text = await read(`/stones/${body.gravestones[0].id}`)
    expect(text).toContain('brought back on')
    expect(text).toMatch(/It died on .* Where it turned .*nobody came for .*, and it died/)
    expect(await read(`/creatures/${id}`)).toContain('Came back from the dead')
    const household = await read(`/agents/${keeper.username}`)
    expect(household).toContain('Stones of those who came back')
    expect(household).not.toContain('Who is missed')
    expect(await read(states.inhabitants.resurrected.window)).not.toContain('Who is missed')
  })
})

it('names the dead where all have died', async () => {
  const { bereft } = states
  const { status, body } = await bereft.status()
  expect([status, body.error]).toEqual([404, 'No living creatures in your house'])
  const text = await read(bereft.window)
  for (const name of bereft.names) expect(text.slice(0, text.indexOf('Who is missed'))).toContain(name)
  expect(text).toMatch(/ died; (?:both|all) can return, the first only until .* UTC ?\./)
  expect(text).not.toMatch(/To give somebody a home|Nobody lives here/)
})

it('shows a poisoned living creature as harmed, not as fed', async () => {
  const { name, id, keeper, window } = states.inhabitants.hurt
  const { body } = await keeper.history(`creature_id=${id}`)
  const [{ health_before, health_after }] = body.care_log
  expect(health_after).toBeLessThan(health_before)
  const lost = Math.round(health_before - health_after)
  expect(await read('/')).toContain(`gave ${name} the chocolate, which took ${lost} of its health.`)
  expect(await read(window)).toContain(`Gave it something harmful: “chocolate”, which took ${lost} of its health`)
})

it('quotes the texts of keepsakes, and speaks of the dead in the past tense', async () => {
  const { well, dead } = states.inhabitants
  expect(await read(`/creatures/${well.id}`)).toMatch(
    /What it keeps In the words that its keeper reads\. [^“]+ “[^”]+\.”/,
  )
  const { body } = await states.house.call('GET', '/api/house/graveyard', { key: dead.keeper.key })
  for (const path of [`/creatures/${dead.id}`, `/stones/${body.gravestones[0].id}`])
    expect(await read(path)).toMatch(/What it kept In the words that its keeper read at the time\. [^“]+ “[^”]+\.”/)
})

it('names the cause of a poisoning after a return from the dead', async () => {
  const { name, id, keeper } = states.inhabitants.poisoned
  const { key } = keeper
  const { body } = await states.house.call('GET', '/api/house/graveyard', { key })
  await buyCredits(states.house, keeper, '100')
  const { status } = await states.house.call('POST', '/api/house/resurrect', { key, body: { creature_id: id } })
  expect(status).toBe(200)
  const [stone, page] = [await read(`/stones/${body.gravestones[0].id}`), await read(`/creatures/${id}`)]
  expect(stone).toMatch(/Died [^ ]+ [^ ]+ \d+, \d\d:\d\d UTC , of being given the chocolate/)
  expect(stone).toContain(`See how ${name} is`)
  expect(page).toMatch(/Died of being given something harmful .*Came back from the dead/)
  expect((await keeper.history(`creature_id=${id}&format=markdown`)).text).toContain('It died of what it was given on')
})

it('counts on the home page what the API counts', async () => {
  const { body } = await states.house.call('GET', '/api/stats')
  const text = await read('/')
  expect(text).toContain(`creatures alive ${body.creatures_alive} `)
  expect(text).toContain(`egg not hatched yet ${body.eggs_unhatched} `)
  expect(text).toContain(`stones ${body.gravestones} `)
  expect(text).toContain(`born in the last day ${body.activity_24h.creatures_born} `)
})

it('counts a meal as missed when the API does', async () => {
  const { house } = states
  const keeper = await newKeeper(house, { username: 'doom' })
  const id = await keeper.raise({ name: 'Kiddo', species_slug: 'calico' })
  const window = await openKeeperPage(house, keeper)
  await alterCreature({ house, keeper }, ({ stats_at }) => ({ last_fed_at: hoursAfter(stats_at, -9) }), id)
  const text = await read(window)
  expect((await keeper.status(id)).body.creature.feeding_status).toBe('critical')
  expect(text).toMatch(/Kiddo unfed, losing health /)
})

it.each([
  ['hidden', 'hedgehog', 60, 'chocolate', ', which hurt it'],
  ['capped', 'void', 90, 'floodlight', ', which hurt it'],
  ['not whole', 'tabby', 20.4, 'chocolate', ', which took 15 of its health'],
])(
  'shows the loss of health that is %s as the API does, and no harmful item as a late meal',
  async (_, slug, health, item, words) => {
    const { house } = states
    house.advanceToMorning()
    const keeper = await newKeeper(house, { username: `harm_${slug}` })
    const id = await keeper.raise({ species_slug: slug })
    const window = await openKeeperPage(house, keeper)
    await alterCreature(
      { house, keeper },
      ({ stats, stats_at, species }) => ({
        stats: { ...stats, health },
        last_fed_at: hoursAfter(stats_at, -1.2 * species.feeding_window_hours),
      }),
      id,
    )
    await keeper.care('feed', { creature_id: id, item })
    const [entry] = (await keeper.history(`creature_id=${id}`)).body.care_log
    expect(entry).toMatchObject({ timing: 'late' })
    const text = await read(window)
    expect(text).toContain(`Gave it something harmful: “${item}”${words}`)
    expect(text).not.toContain('was fed late')
  },
)

it('describes the chart of a single act', async () => {
  const { house } = states
  const keeper = await newKeeper(house)
  await keeper.raise()
  await keeper.care('reflect')
  house.clock.advance(24 * 10)
  const { body } = await house.call('GET', '/api/house/graveyard', { key: keeper.key })
  expect(await read(`/stones/${body.gravestones[0].id}`)).toContain('Moth: one act, and what it changed.')
})
