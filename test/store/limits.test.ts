/** Rate-limit counters during transaction conflicts. */
import { TransactionConflictException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { freshAddress } from '../support/http'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()

/** Makes the next two counter updates fail with a transaction conflict. */
function collide(meets: (input: UpdateCommand['input']) => boolean): void {
  let collisions = 2
  house.onDbCall = async (command, go) => {
    if (command instanceof UpdateCommand && meets(command.input) && collisions-- > 0) {
      throw new TransactionConflictException({ message: 'busy', $metadata: {} })
    }
    return go()
  }
}

it('counts a request despite transaction conflicts', async () => {
  const agent = await house.newAgent()
  collide(() => true)
  const { status, headers } = await house.call('GET', '/api/house/credits', { key: agent.key })
  house.onDbCall = null
  expect(status).toBe(200)
  expect(headers['x-ratelimit-remaining']).toBe('59')
})

it('refunds a request despite transaction conflicts', async () => {
  const { username } = await house.newAgent()
  collide(({ ConditionExpression }) => ConditionExpression !== undefined)
  const from = freshAddress()
  const { status, headers } = await house.call('POST', '/api/auth/register', { body: { username }, from })
  house.onDbCall = null
  expect(status).toBe(409)
  expect(headers['x-ratelimit-remaining']).toBe(headers['x-ratelimit-limit'])
})
