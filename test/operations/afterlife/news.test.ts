/** What others did is told in portions that fit into a transaction, and once, whatever comes between. */
import { randomUUID } from 'node:crypto'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { type Untold, withFlowerLaid } from '../../../lambdas/domain/accounts/untold'
import { agentChange, readAgent, readUntold, untoldChange } from '../../../lambdas/store/agents'
import { commit } from '../../../lambdas/store/commit'
import { useTestHouse } from '../../support/agents/keeper'
import type { Received } from '../../support/http'

const at = useTestHouse()

type News = { name: string; what: string }
const newsIn = ({ body }: Received): News[] => body.news ?? []

/** As the call of another agent writes it, with the agent's row. */
async function happen(...events: Untold[]): Promise<void> {
  const { db } = at.house.context
  const { id } = at.keeper
  for (let from = 0; from < events.length; from += 90) {
    const row = await readAgent(db, id, { consistent: true })
    const news = events.slice(from, from + 90).map(async (one) => {
      const stone = 'stone_id' in one ? one.stone_id : undefined
      return untoldChange(id, await readUntold(db, id, one.about, stone), one)
    })
    await commit(db, [agentChange(row!, row!.data), ...(await Promise.all(news))])
  }
}

const flowerOn = (name: string, giver: string, stone_id: string = randomUUID()): Untold =>
  withFlowerLaid(null, { id: stone_id, creature_id: randomUUID(), name } as never, giver, at.house.context.now())

describe('news of what others did', () => {
  it('of a hundred stones is in several answers, each event once, and what happened to the agent first', async () => {
    const { house, keeper } = at
    const creature_id = await keeper.raise({ name: 'Pip', species_slug: 'tabby' })
    const names = Array.from({ length: 110 }, (_, nth) => `Ash ${nth}`)
    await happen(...names.map((name) => flowerOn(name, 'kit')), {
      about: 'payment',
      credits: 500,
      happened_at: house.context.now(),
    })
    const answers = [
      await keeper.status(),
      await keeper.care('reflect', { creature_id }),
      await keeper.visit([{ action: 'reflect', creature_id }]),
      await keeper.status(),
      await keeper.status(),
      await keeper.status(),
      await keeper.status(),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(newsIn(answers[0]!).map(({ what }) => what)).toContain('500 credits arrived.')
    const told = answers.flatMap(newsIn).filter(({ what }) => what.includes(' on its stone'))
    expect(told.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(newsIn(answers.at(-1)!)).toEqual([])
  })

  it('that arrives in an empty house during another answer is neither lost nor repeated', async () => {
    const { house, keeper } = at
    const stone = randomUUID()
    await happen(flowerOn('Ash', 'kit', stone))
    let meanwhile: News[] | null = null
    house.onDbCall = async (command, go) => {
      const isTelling =
        command instanceof TransactWriteCommand && JSON.stringify(command.input).includes('agent-untold#')
      if (!isTelling || meanwhile) return go()
      meanwhile = []
      meanwhile = newsIn(await keeper.status())
      await happen(flowerOn('Ash', 'wren', stone))
      return go()
    }
    const last = newsIn(await keeper.status())
    const told = [...(meanwhile ?? []), ...last, ...newsIn(await keeper.status())].map(({ what }) => what)
    expect(told).toEqual(['A flower was laid on its stone by kit.', 'A flower was laid on its stone by wren.'])
  })
})
