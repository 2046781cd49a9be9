/** The table that both releases share: the built-in one, with its stream, behind a proxy that can make calls fail. */
import { createTable } from '../../../lib/local/engine/dynamodb'
import type { StreamChange } from '../../../lib/local/engine/memory-table'
import { startTableServer } from '../../../lib/local/engine/table-server'
import { errorReply, startDynamoDbProxy } from '../../support/services/dynamodb-proxy'
import { isProjected } from '../../support/stream'

/** `lost` and `error`: carried out, but the reply is missing or a 500. `throttled`: refused. */
export const FAULTS = ['lost', 'error', 'throttled'] as const
export type Fault = (typeof FAULTS)[number]

export interface SharedTable {
  /** The endpoint with faults, and the one without. */
  url: string
  endpoint: string
  /** Changes that the projector has not received yet, in order. */
  stream: StreamChange[]
  /** Makes the next `calls` calls fail. */
  injectFaults(fault: Fault, calls: number): void
  /** Ends the faults; returns the number of calls that failed. */
  endFaults(): number
  close(): Promise<void>
}

export async function shareTable(table: string): Promise<SharedTable> {
  const stream: StreamChange[] = []
  let armed: { fault: Fault; left: number } | null = null
  let met = 0
  const takeFault = (): Fault | null => {
    if (!armed) return null
    const { fault } = armed
    armed.left -= 1
    if (armed.left === 0) armed = null
    met += 1
    return fault
  }
  const engine = await startTableServer({ onWrite: (changes) => stream.push(...changes.filter(isProjected)) })
  await createTable(engine.endpoint, table)
  const proxy = await startDynamoDbProxy(engine.endpoint, async (_call, forward) => {
    const fault = takeFault()
    if (fault === 'throttled') return errorReply('ProvisionedThroughputExceededException')
    const reply = await forward()
    if (fault === 'error') return errorReply('InternalServerError', 500)
    return fault === 'lost' ? null : reply
  })
  return {
    url: proxy.url,
    endpoint: engine.endpoint,
    stream,
    injectFaults(fault, calls) {
      armed = { fault, left: calls }
    },
    endFaults() {
      const count = met
      armed = null
      met = 0
      return count
    },
    close: async () => {
      proxy.close()
      await engine.close()
    },
  }
}
