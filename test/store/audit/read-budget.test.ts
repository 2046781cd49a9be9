/** The purse of the watch: what is read through it is counted, also as deployed, and stops when it is empty. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { BudgetExhausted, readBudget } from '../../../lambdas/store/audit/read-budget'
import { openTestHouse, type TestHouse } from '../../support/test-house'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

/** Minified, the classes of the SDK have names of a letter or two. */
class Il extends GetCommand {}

it('counts reads whatever their class is called in a bundle, and lets no more through than it holds', async () => {
  const { table: TableName } = house.context.db
  const Key = { pk: 'nobody', sk: 'nobody' }
  const { db, spent } = readBudget(house.context.db, 1)
  await db.send(new Il({ TableName, Key, ConsistentRead: true }))
  expect(spent()).toBeGreaterThanOrEqual(1)
  await expect(db.send(new Il({ TableName, Key }))).rejects.toThrow(BudgetExhausted)
  await db.send(new PutCommand({ TableName, Item: Key }))
})
