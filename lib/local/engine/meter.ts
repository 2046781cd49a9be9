/** Counts what the database is asked for: capacity units as it reports them, and round trips. */
import type { Db } from '../../../lambdas/store/db'

export interface Spent {
  reads: number
  writes: number
  /** One after the other: what is asked for after something came back may rest on it. */
  trips: number
}

const READS = /^(Query|Get|BatchGet|Scan)Command$/

export function meter() {
  const total = { reads: 0, writes: 0, trips: 0, calls: 0 }
  let back = 0
  const intercept = (send: Db['send']): Db['send'] =>
    (async (command: { input: Record<string, unknown> }) => {
      command.input.ReturnConsumedCapacity = 'TOTAL'
      const trip = back + 1
      total.trips = Math.max(total.trips, trip)
      total.calls += 1
      try {
        const reply = (await send(command as never)) as { ConsumedCapacity?: { CapacityUnits?: number } | [] }
        const kind = READS.test(command.constructor.name) ? 'reads' : 'writes'
        for (const { CapacityUnits = 0 } of [reply.ConsumedCapacity ?? []].flat()) total[kind] += CapacityUnits
        return reply
      } finally {
        back = Math.max(back, trip)
      }
    }) as unknown as Db['send']
  return { total, intercept }
}
