/**
 * Stores in the table whether the projections are up to date. After a clean shutdown by the same code, the local host
 * starts without a rebuild; after a kill it continues from the projector log; in all other cases it rebuilds.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from '../../lambdas/store/db'

const KEY = { pk: 'local', sk: 'projections' }
const BEHIND = 'behind'

/** Code in these folders defines the projections: if it changed, they must be rebuilt. */
const PROJECTION_CODE = import.meta.dirname
  ? ['domain', 'store'].map((folder) => join(import.meta.dirname, '../../lambdas', folder))
  : // In the npm package, the bundle.
    [__dirname]

function codeHash(): string {
  const hash = createHash('sha256')
  for (const folder of PROJECTION_CODE) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[jt]s$/.test(file))
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

const write = (db: Db, state: string, condition = {}) =>
  db.send(new PutCommand({ TableName: db.table, Item: { ...KEY, type: 'local', state }, ...condition }))

/** For tools that change rows without the projector. */
export const markOutdated = async (db: Db): Promise<void> => void (await write(db, BEHIND))

export interface ProjectionsState {
  /** Whether everything was projected when the local host was last closed. */
  upToDate: boolean
  /**
   * Session that was open when the process was killed, if it ran the same code and the machine has not rebooted since.
   */
  killed: string | null
  /** Call when the projections are up to date and this session logs every later change. */
  opened(session: string): Promise<void>
  /** Call when everything is projected and no more writes follow. */
  closed(): Promise<void>
}

export async function readProjectionsState(db: Db): Promise<ProjectionsState> {
  const mark = codeHash()
  const [upToDate, openHere] = [`whole ${mark}`, `open ${mark} ${bootId()} `]
  const { Item } = await db.send(new GetCommand({ TableName: db.table, Key: KEY, ConsistentRead: true }))
  const found = String(Item?.state ?? '')
  let open: string | null = null
  return {
    upToDate: found === upToDate,
    killed: found.startsWith(openHere) ? found.slice(openHere.length) : null,
    async opened(session) {
      open = `${openHere}${session}`
      await write(db, open)
    },
    async closed() {
      try {
        // The condition fails if another program has changed rows in the meantime.
        await write(db, upToDate, {
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

/**
 * Identifies the boot of this machine: data that was not yet flushed when it stopped is lost, so the log is unusable.
 */
const bootId = (): string => (existsSync(BOOT_ID) ? readFileSync(BOOT_ID, 'utf8').trim() : randomUUID())
