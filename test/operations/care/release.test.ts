/** Release of a creature. */
import { useTestHouse } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'

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

describe('is refused', () => {
  it('with 410 for all concurrent calls after a death, with one gravestone', async () => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    the.house.clock.advance(60)
    const together = barrier(10)
    the.house.onDbCall = async (command, go) => {
      const answer = await go()
      if (command.constructor.name === 'QueryCommand') await together()
      return answer
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => the.keeper.release({ id })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(410))
    expect(await the.house.rowsOf(the.keeper.id, 'stone')).toHaveLength(1)
  })
})
