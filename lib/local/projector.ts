/** The projector on this machine: no stream here, so every commit hands over its changes, one after the other. */

import type { Db } from '../../lambdas/store/db'
import { checkpointKey, project } from '../../lambdas/store/projections'
import { readRow } from '../../lambdas/store/read'
import type { Change } from '../../lambdas/store/row'

const SHARD = 'local'

export function projectInProcess(
  db: Db,
  failed: (error: Error) => void,
): (changes: readonly Change[]) => Promise<void> {
  let last: bigint | null = null
  let turn: Promise<void> = Promise.resolve()

  const apply = async (changes: readonly Change[]): Promise<void> => {
    last ??= await lastSequence(db)
    const records = changes.map(({ before, after }) => {
      last = (last ?? 0n) + 1n
      return { sequence: String(last), change: { before: before === 'whatever' ? null : before, after } }
    })
    await project(db, SHARD, records)
  }

  return (changes) => {
    turn = turn.then(() => apply(changes)).catch(failed)
    return turn
  }
}

async function lastSequence(db: Db): Promise<bigint> {
  const row = await readRow<{ sequence: string }>(db, checkpointKey(SHARD))
  return BigInt(row?.data.sequence ?? 0)
}
