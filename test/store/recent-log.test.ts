/** Recent log entries: an eventually consistent read with a gap is repeated consistently. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { useTestHouse } from '../support/agents/keeper'

const the = useTestHouse()

const isLog = (command: object): command is QueryCommand =>
  command instanceof QueryCommand && String(command.input.ExpressionAttributeValues?.[':pk']).startsWith('log#')

it('care returns the last three actions, including one that the stale replica lacks', async () => {
  await the.keeper.raise({ species_slug: 'housecat' })
  const asked: unknown[] = []
  the.house.onDbCall = async (command, go) => {
    const reply = (await go()) as { Items?: unknown[] }
    if (!isLog(command)) return reply
    asked.push(command.input.ConsistentRead)
    return command.input.ConsistentRead ? reply : { ...reply, Items: reply.Items?.slice(1) }
  }
  const done = ['reflect', 'clean', 'medicine', 'play'] as const
  const recent: string[][] = []
  for (const action of done) {
    const { body } = await the.keeper.care(action)
    recent.push((body.your_recent ?? []).map((one: { action: string }) => one.action))
  }
  the.house.onDbCall = null
  expect(recent).toEqual([[], ['reflect'], ['clean', 'reflect'], ['medicine', 'clean', 'reflect']])
  expect(asked).toEqual([false, true, false, true, false, true])
})
