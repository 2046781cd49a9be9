/** On every page, the text about a creature's feeling matches its face. */
import { GENEROUS_LIMITS, newKeeper } from '../support/agents/keeper'
import { openKeeperPage } from '../support/agents/keeper-pages'
import { freshAddress } from '../support/http'
import { freshTestHouse } from '../support/test-house'

const house = freshTestHouse({ projecting: true, rateLimits: GENEROUS_LIMITS })

it.each([
  ['content with what it got, before the end of the feeding window', 0.9, 'happy', 'happy'],
  ['hungry, once a meal is overdue', 1.1, 'hungry', 'hungry, its meal is late'],
])('says that a happy creature is %s', async (_, share, word, words) => {
  const keeper = await newKeeper(house, { username: 'ada' })
  const id = await keeper.raise({ species_slug: 'tabby' })
  const keeperPage = await openKeeperPage(house, keeper)
  const { creature } = (await keeper.status(id)).body
  house.clock.advance(creature.feeding_window_hours * share)
  const textOf = async (path: string) => (await house.call('GET', path, { from: freshAddress() })).text
  const face = new RegExp(`/faces/[^"]*baby-${word}(?:-\\w+)?/${id}`)
  for (const path of ['/agents/ada', '/hall', keeperPage]) {
    const page = await textOf(path)
    expect(page).toMatch(face)
    expect(page).toMatch(new RegExp(`(>|, )${word}(, |<)`))
  }
  expect(await textOf(`/creatures/${id}`)).toContain(`<dt>Mood</dt><dd>${word}</dd>`)
  expect(await textOf(`/badge/${id}.svg`)).toContain(`${words}</title>`)
  expect((await keeper.status(id)).body.creature).toMatchObject({
    mood: 'happy',
    face_url: expect.stringMatching(face),
  })
})
