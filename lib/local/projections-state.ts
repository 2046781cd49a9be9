/**
 * Remembers, in the table itself, whether the projections stand for every row: a house that was closed in order, by
 * the same code, opens at once, however large it is; one that was killed goes on from what its projector has told. After
 * anything else they are added up anew.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
  /** The session that was open when the house was killed, by the same code and since the machine was started. */
  killed: string | null
  /** To be called when the projections stand, and this session tells what becomes of them. */
  opened(session: string): Promise<void>
  /** To be called when all is projected and nobody writes any more. */
  closed(): Promise<void>
}

export async function standing(db: Db): Promise<Standing> {
  const mark = codeMark()
  const [whole, openHere] = [`whole ${mark}`, `open ${mark} ${bootMark()} `]
  const { Item } = await db.send(new GetCommand({ TableName: db.table, Key: KEY, ConsistentRead: true }))
  const found = String(Item?.state ?? '')
  let open: string | null = null
  return {
    whole: found === whole,
    killed: found.startsWith(openHere) ? found.slice(openHere.length) : null,
    async opened(session) {
      open = `${openHere}${session}`
      await write(db, open)
    },
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

const BOOT_ID = '/proc/sys/kernel/random/boot_id'

/** Since when the machine runs: what it had not yet laid down when it stopped is lost, and cannot be gone on from. */
const bootMark = (): string => (existsSync(BOOT_ID) ? readFileSync(BOOT_ID, 'utf8').trim() : randomUUID())
