/** Counts the requests under way, so that a server can be closed when the last of them has its answer. */
import type { Server, ServerResponse } from 'node:http'

/** Who has not got an answer by then will not get one. */
const DRAINS_WITHIN_MS = 10_000

export interface Drain {
  /** From here until its answer is sent, or its caller gone, the request is under way. */
  enter(response: ServerResponse): void
  /** No new callers; resolves when those who are here have been answered. */
  close(): Promise<void>
}

export function drain(server: Server, withinMs = DRAINS_WITHIN_MS): Drain {
  const underWay = new Set<ServerResponse>()
  let closing = false
  let empty = () => {}
  /** So that the connection ends with this answer, and nothing more can come over it. */
  const last = (response: ServerResponse) => !response.headersSent && response.setHeader('Connection', 'close')
  return {
    enter(response) {
      underWay.add(response)
      if (closing) last(response)
      response.once('close', () => {
        underWay.delete(response)
        if (underWay.size === 0) empty()
      })
    },
    async close() {
      closing = true
      const closed = new Promise((resolve) => server.close(resolve))
      for (const response of underWay) last(response)
      if (underWay.size > 0) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((resolve) => {
          empty = resolve
          timer = setTimeout(resolve, withinMs)
        })
        clearTimeout(timer)
      }
      server.closeAllConnections()
      await closed
    },
  }
}
