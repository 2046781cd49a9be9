/** A meter on a database connection: capacity units as the database reports them, calls, and round trips. */
import type { Db } from '../../../lambdas/store/db'

export interface Units {
  reads: number
  writes: number
}

export interface Spent extends Units {
  /** Calls that wait for each other. A call that starts after a reply may depend on it, so it counts as the next trip. */
  trips: number
}

export interface Command {
  input: Record<string, unknown>
  constructor: new (input: never) => Command
}

/** Calls that were in flight together, one group after the other. */
export type Trips = readonly (readonly Command[])[]

export type Send = (command: Command) => Promise<unknown>

const READS = /^(Query|Get|BatchGet|Scan)Command$/

/** With `record`, the meter keeps every command until `takeTrips` is called. */
export function meter({ record = false } = {}) {
  const total = { reads: 0, writes: 0, trips: 0, calls: 0 }
  let recorded = new Map<number, Command[]>()
  let answered = 0
  const intercept = (send: Db['send']): Db['send'] =>
    (async (command: Command) => {
      command.input.ReturnConsumedCapacity = 'TOTAL'
      const trip = answered + 1
      total.trips = Math.max(total.trips, trip)
      total.calls += 1
      if (record) recorded.set(trip, [...(recorded.get(trip) ?? []), command])
      try {
        const reply = (await (send as unknown as Send)(command)) as {
          ConsumedCapacity?: { CapacityUnits?: number } | []
        }
        const kind = READS.test(command.constructor.name) ? 'reads' : 'writes'
        for (const { CapacityUnits = 0 } of [reply.ConsumedCapacity ?? []].flat()) total[kind] += CapacityUnits
        return reply
      } finally {
        answered = Math.max(answered, trip)
      }
    }) as unknown as Db['send']
  /** The commands since the last time. */
  const takeTrips = (): Trips => {
    const trips = [...recorded.values()]
    recorded = new Map()
    return trips
  }
  return { total, intercept, takeTrips }
}
