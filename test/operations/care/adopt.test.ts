import { useTestHouse } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'

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

it('loses no adoption and no count if two run concurrently', async () => {
  const together = barrier(2)
  the.house.onDbCall = async (command, go) => {
    if (command.constructor.name === 'TransactWriteCommand') await together()
    return go()
  }
  const answers = await Promise.all([the.keeper.adopt({ name: 'One' }), the.keeper.adopt({ name: 'Two' })])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers.filter(({ body }) => body.milestones)).toHaveLength(1)
  const [agent] = await the.house.rowsOf(the.keeper.id, 'agent')
  expect(agent?.data).toMatchObject({ tallies: { adopted: 2 } })
})

it('takes two round trips', async () => {
  const before = the.house.dbCalls.length
  await the.keeper.adopt()
  expect(the.house.dbCalls.slice(before).sort()).toEqual(['QueryCommand', 'TransactWriteCommand', 'UpdateCommand'])
})
