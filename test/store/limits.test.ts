/** Counters: one that met a transaction under way is counted all the same. */
import { TransactionConflictException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { openHouse, type TestHouse } from '../support/house'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

it('answers as if nothing had been in its way', async () => {
  const agent = await house.newAgent()
  let collisions = 2
  house.meddle = async (command, go) => {
    if (command instanceof UpdateCommand && collisions-- > 0) {
      throw new TransactionConflictException({ message: 'busy', $metadata: {} })
    }
    return go()
  }
  const { status, headers } = await house.call('GET', '/api/house/credits', { key: agent.key })
  house.meddle = null
  expect(status).toBe(200)
  expect(headers['x-ratelimit-remaining']).toBe('59')
})
