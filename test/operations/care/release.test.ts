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
  it('if the ids in body and query differ', async () => {
    const { status, body } = await the.house.call(
      'DELETE',
      '/api/house/release?id=11111111-2222-4333-8444-555555555556',
      {
        key: the.keeper.key,
        body: { creature_id: '11111111-2222-4333-8444-555555555555' },
      },
    )
    expect([status, body.details]).toEqual([
      400,
      'query.id: is not the same as body.creature_id; send only one of them',
    ])
  })

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

  it('with 409 for one of two concurrent releases', async () => {
    const id = await the.keeper.raise()
    const together = barrier(2)
    the.house.onDbCall = async (command, go) => {
      if (command.constructor.name === 'TransactWriteCommand') await together()
      return go()
    }
    const answers = await Promise.all([the.keeper.release({ id }), the.keeper.release({ id })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
