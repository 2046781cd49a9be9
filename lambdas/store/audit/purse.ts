/** A purse of read units: whoever reads through it is stopped when it is empty; what is under way then is still paid for. */
import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from '../db'

export class PurseEmpty extends Error {
  override name = 'PurseEmpty'
}

export interface Purse {
  db: Db
  spent(): number
}

/** Told by what they are, not by their names: in a bundle classes are called otherwise. */
const READS = [QueryCommand, GetCommand, BatchGetCommand]

interface Metered {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[]
}

/** As the database itself counts them. */
export function purseOf(db: Db, units: number): Purse {
  let spent = 0
  const send = async (command: { input: object }) => {
    if (!READS.some((kind) => command instanceof kind)) return db.send(command as never)
    if (spent >= units) throw new PurseEmpty(`${units} units are spent`)
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' })
    const reply = await db.send(command as never)
    const { ConsumedCapacity = [] } = reply as Metered
    for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) spent += CapacityUnits
    return reply
  }
  return { db: { ...db, send: send as unknown as Db['send'] }, spent: () => spent }
}
