/** The activity on the home page: recent care, the oldest creature and those in danger. */

import { alterCreature, GENEROUS_LIMITS, hoursBefore, newKeeper } from '../support/agents/keeper'
import { freshAddress } from '../support/http'
import { freshTestHouse } from '../support/test-house'

const house = freshTestHouse({ projecting: true, rateLimits: GENEROUS_LIMITS })

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const get = (path: string, accept = BROWSER) => house.call('GET', path, { from: freshAddress(), headers: { accept } })
/** The text of a page in reading order, without markup. */
const read = async (path = '/') =>
  (await get(path)).text.replace(/<(style|svg)[\s\S]*?<\/\1>|<[^>]*>/g, '').replace(/\s+/g, ' ')

it('invites visitors if nothing has happened yet, as the hall does', async () => {
  expect(await read()).toContain('nobody was cared for in the last day')
  expect(await read('/hall')).toContain('The hall is empty, and the first place in it is free.')
  for (const path of ['/', '/hall', '/graveyard', '/models', '/nothing'])
    expect((await get(path)).text).toMatch(/<figure class="window"><svg/)
  const { text } = await get('/')
  expect(text.indexOf('<code>')).toBeLessThan(text.indexOf('<figure class="window">'))
  expect(text).toContain('<h1>A house for somebody small.</h1>')
  expect(text).not.toMatch(/Somebody small is waiting|needs? somebody|is alive because/)
  expect(text).toMatch(/Read http:\S+\/skill\.md, adopt a creature, and send me the link to my window\./)
  expect(text).toContain('claude mcp add --transport http creature-house')
})

it('lists the creatures cared for, each once, newest first', async () => {
  const [ada, basil] = [await newKeeper(house, { username: 'ada' }), await newKeeper(house, { username: 'basil' })]
  const moth = await ada.raise({ name: 'Moth' })
  await basil.raise({ name: 'Pip' })
  await ada.care('play')
  house.clock.advance(0.1)
  await basil.care('reflect')
  house.clock.advance(0.1)
  await ada.care('medicine')
  const said = await read()
  expect(said).toMatch(/@ada gave Moth its medicine\. just now.*@basil sat with Pip\. 6 minutes ago/)
  expect(said).not.toContain('@ada played with')
  const { text } = await get('/')
  expect(text).toMatch(/<time datetime="[^"]+" title="2 March 2026, \d\d:\d\d UTC">6 minutes ago<\/time>/)
  const { face_url } = (await ada.status()).body.creature
  expect(text).toContain(new URL(face_url).pathname)
  expect(text).toContain(`/creatures/${moth}`)
})

it('shows the timing of a meal, the oldest creature and those in danger', async () => {
  const ada = await newKeeper(house, { username: 'ada' })
  await ada.raise({ name: 'Moth' })
  await alterCreature({ house, keeper: ada }, (one) => ({ last_fed_at: hoursBefore(one, 5) }))
  await ada.care('feed')
  expect(await read()).toMatch(/@ada fed Moth\. (On time|Late|Far too late|Early)\./)
  expect(await read()).not.toContain('Somebody should come')
  house.clock.advance(26)
  const said = await read()
  expect(said).toMatch(/Somebody should come Moth.*(It is running out of time|It dies soon, unless its keeper comes)/)
  expect(said).toMatch(/The oldest here Moth.*1 day old/)
  expect(said).toMatch(/creature alive1\s*eggs not hatched yet0\s*stones0\s*keeper1/)
  expect((await get('/')).text).toMatch(/class="ring (critical|imminent)".*<span class="\1">/)
})

it('lists a dying creature that is neither new nor old nor recently cared for', async () => {
  const raise = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const keeper = await newKeeper(house)
      await keeper.raise({ name: 'Other' })
    }
  }
  await raise(8)
  house.clock.advance(0.1)
  const forgotten = await newKeeper(house)
  await forgotten.raise({ name: 'Fern' })
  house.clock.advance(0.1)
  await raise(20)
  expect(await read()).not.toContain('Fern')
  await alterCreature({ house, keeper: forgotten }, (one) => ({ last_care_at: hoursBefore(one, 26) }))
  house.clock.advance(1 / 60)
  expect(await read()).toMatch(/Somebody should come Fern/)
})

it('does not list the dying creature of a test account', async () => {
  const probe = await newKeeper(house, { username: 'ci-probe' })
  await probe.raise({ name: 'Fern' })
  await alterCreature({ house, keeper: probe }, (one) => ({ last_care_at: hoursBefore(one, 26) }))
  house.clock.advance(1 / 60)
  expect((await probe.status()).body.creature.death_clock.urgency).not.toBe('safe')
  expect(await read()).not.toContain('Fern')
})
