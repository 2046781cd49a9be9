/**
 * Remembers, in the table itself, whether the projections stand for every row: a house that was closed in order, by
 * the same code, opens at once, however large it is. After anything else they are added up anew.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from '../../lambdas/store/db'

const KEY = { pk: 'local', sk: 'projections' }
const BEHIND = 'behind'

/** What follows from a row is decided in these folders: other code may say otherwise. */
const DECIDING = ['domain', 'store'].map((folder) => join(import.meta.dirname, '../../lambdas', folder))

function codeMark(): string {
  const hash = createHash('sha256')
  for (const folder of DECIDING) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

const write = (db: Db, state: string, condition = {}) =>
  db.send(new PutCommand({ TableName: db.table, Item: { ...KEY, type: 'local', state }, ...condition }))

/** For whoever changes rows without telling the projector. */
export const fallBehind = async (db: Db): Promise<void> => void (await write(db, BEHIND))

export interface Standing {
  /** Whether all was projected when the house was last closed. */
  whole: boolean
  /** To be called when all is projected and nobody writes any more. */
  closed(): Promise<void>
}

export async function standing(db: Db): Promise<Standing> {
  const [whole, open] = [`whole ${codeMark()}`, `open ${randomUUID()}`]
  const { Item } = await db.send(new GetCommand({ TableName: db.table, Key: KEY, ConsistentRead: true }))
  await write(db, open)
  return {
    whole: Item?.state === whole,
    async closed() {
      try {
        // Unless another program has changed rows in the meantime.
        await write(db, whole, {
          ConditionExpression: '#state = :open',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':open': open },
        })
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    },
  }
}
