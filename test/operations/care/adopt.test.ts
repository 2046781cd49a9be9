import { useTestHouse } from '../../support/agents/keeper'

const the = useTestHouse()

it('unlocks a tier that a creature has earned since the last status', async () => {
  await the.keeper.raise({ species_slug: 'snail' })
  for (let day = 1; day < 5; day++) {
    the.house.clock.advance(24)
    await the.keeper.care('feed')
  }
  the.house.clock.advance(25)
  const { body } = await the.keeper.adopt({ family: 'dog' })
  expect(body.creature.tier).toBe('uncommon')
  expect(body.milestones).toEqual([expect.objectContaining({ type: 'tier_unlocked:uncommon' })])
})
