/** The card in memory of a dead creature: where it is offered, and that it shows the flowers on its stone. */
import { GENEROUS_LIMITS, newKeeper } from '../support/agents/keeper'
import { openKeeperPage } from '../support/agents/keeper-pages'
import { freshAddress } from '../support/http'
import { pngSize } from '../support/png'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ projecting: true, rateLimits: { ...GENEROUS_LIMITS, window_page: 1000 } })

const get = (path: string) => house.call('GET', path, { from: freshAddress(), headers: { accept: 'text/html' } })

it('is offered on the stone and on the keeper page', async () => {
  const keeper = await newKeeper(house, { username: 'ada' })
  const window = await openKeeperPage(house, keeper)
  const id = await keeper.raise({ name: 'Ash', species_slug: 'tabby' })
  expect((await get(window)).text).not.toContain('href="/cards/')
  house.clock.advance(60)
  const stone = (await keeper.status(id)).body.gravestone.id
  await house.runJobs()
  const card = `/cards/stone/${stone}.png`
  for (const path of [`/stones/${stone}`, window]) expect((await get(path)).text).toContain(`href="${card}"`)
  const bare = (await get(card)).bytes
  expect(pngSize(bare)).toEqual([1200, 630])
  const { key } = await newKeeper(house, { username: 'giver' })
  await house.call('POST', '/api/house/flowers', { key, body: { gravestone_id: stone } })
  await house.runJobs()
  expect((await get(card)).bytes).not.toEqual(bare)
})
