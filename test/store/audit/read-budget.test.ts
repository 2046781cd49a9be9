/** The read budget of the audit: reads are counted, also in a bundle, and fail when it is exhausted. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { BudgetExhausted, readBudget } from '../../../lambdas/store/audit/read-budget'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse()

/** In a bundle, the classes of the SDK have short names. */
class Il extends GetCommand {}

it('counts reads by class, refuses reads when it is exhausted, and lets writes through', async () => {
  const { table: TableName } = house.context.db
  const Key = { pk: 'none', sk: 'none' }
  const { db, spent } = readBudget(house.context.db, 1)
  await db.send(new Il({ TableName, Key, ConsistentRead: true }))
  expect(spent()).toBeGreaterThanOrEqual(1)
  await expect(db.send(new Il({ TableName, Key }))).rejects.toThrow(BudgetExhausted)
  await db.send(new PutCommand({ TableName, Item: Key }))
})
