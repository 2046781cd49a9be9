/** Release of a creature. */
import { useTestHouse } from '../../support/agents/keeper'

const the = useTestHouse()

it('releases an egg', async () => {
  const { body } = await the.keeper.adopt()
  expect((await the.keeper.release({ id: body.creature.id })).status).toBe(200)
})

it('counts a creature that grew up unseen as an adult', async () => {
  const id = await the.keeper.raise({ species_slug: 'snail' })
  await growUpUnseen()
  await the.keeper.release({ id })
  const { body } = await the.keeper.adopt({ family: 'cat' })
  expect(body.creature.tier).toBe('uncommon')
})

/** A snail visited once a day grows up; no call is made after the last hour of its youth. */
async function growUpUnseen(): Promise<void> {
  for (let day = 1; day < 5; day++) {
    the.house.clock.advance(24)
    await the.keeper.care('feed')
  }
  the.house.clock.advance(25)
}
