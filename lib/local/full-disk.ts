/**
 * Lets reads work while the disk is full. Every request updates a rate-limit counter in the table; if the engine has no
 * space for that, it is counted in memory. Changes fail until there is space again.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from '../../lambdas/store/db'
import { LIMIT_PREFIX } from '../../lambdas/store/table'

/** The messages of the built-in table and of dynoxide. */
const DISK_FULL = /\bENOSPC\b|disk is full/
/** Wait this long before the next attempt: each failing one costs some hundred milliseconds. */
const ASK_AGAIN_MS = 1_000

type Send = (command: object, ...more: unknown[]) => Promise<unknown>

export function countOnFullDisk(db: Pick<Db, 'send'>): Db['send'] {
  const send = db.send as Send
  const hits = new Map<string, number>()
  let fullUntil = 0
  const countInMemory = (row: string, counter: string, more: number): object => {
    const id = `${row}|${counter}`
    hits.set(id, (hits.get(id) ?? 0) + more)
    return { Attributes: { [counter]: hits.get(id) } }
  }
  const sendOrCount: Send = async (command, ...more) => {
    const {
      Key,
      ExpressionAttributeNames: names = {},
      ExpressionAttributeValues: values = {},
    } = command instanceof UpdateCommand ? command.input : {}
    if (!Key || !String(Key.pk).startsWith(LIMIT_PREFIX)) return send(command, ...more)
    const count = () => countInMemory(String(Key.pk), names['#counter']!, values[':back'] ?? values[':one'])
    if (performance.now() < fullUntil) return count()
    try {
      const reply = await send(command, ...more)
      hits.clear()
      return reply
    } catch (error) {
      if (!DISK_FULL.test((error as Error).message)) throw error
      fullUntil = performance.now() + ASK_AGAIN_MS
      return count()
    }
  }
  return sendOrCount as Db['send']
}
