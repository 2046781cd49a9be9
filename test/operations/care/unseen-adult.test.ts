/** A creature that became an adult while nobody looked counts as raised for what its keeper does next. */
import { useTestHouse } from '../../support/agents/keeper'

const the = useTestHouse()

/** A snail visited once a day grows up; no call is made after the last hour of its youth. */
async function growUpUnseen(): Promise<string> {
  const id = await the.keeper.raise({ species_slug: 'snail' })
  for (let day = 1; day < 5; day++) {
    the.house.clock.advance(24)
    await the.keeper.care('feed')
  }
  the.house.clock.advance(25)
  return id
}

it.each([
  ['an adoption', async () => {}],
  ['a release', async (id: string) => expect((await the.keeper.release({ id })).status).toBe(200)],
])('%s unlocks its tier', async (_, act) => {
  await act(await growUpUnseen())
  const { body } = await the.keeper.adopt({ family: 'dog' })
  expect(body.creature.tier).toBe('uncommon')
  expect(body.milestones).toEqual([expect.objectContaining({ type: 'tier_unlocked:uncommon' })])
})
