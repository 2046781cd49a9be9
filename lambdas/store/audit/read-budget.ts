/** A budget of read units: once it is spent, further reads fail. */
import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from '../db'

export class BudgetExhausted extends Error {
  override name = 'BudgetExhausted'
}

export interface ReadBudget {
  db: Db
  spent(): number
}

/** Compared by class, because a bundle changes the names of classes. */
const READS = [QueryCommand, GetCommand, BatchGetCommand]

interface Metered {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[]
}

/** Units as DynamoDB reports them. Reads that are in flight when the budget runs out still succeed. */
export function readBudget(db: Db, units: number): ReadBudget {
  let spent = 0
  const send = async (command: { input: object }) => {
    if (!READS.some((kind) => command instanceof kind)) return db.send(command as never)
    if (spent >= units) throw new BudgetExhausted(`${units} units are spent`)
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' })
    const reply = await db.send(command as never)
    const { ConsumedCapacity = [] } = reply as Metered
    for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) spent += CapacityUnits
    return reply
  }
  return { db: { ...db, send: send as unknown as Db['send'] }, spent: () => spent }
}
