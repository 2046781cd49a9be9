/** Counts in-flight requests so that a server can close after the last response. */
import type { Server, ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** Requests still in flight after this time get no response. */
const DRAINS_WITHIN_MS = 10_000
/**
 * Node accepts a connection in one event-loop turn and reads from it in another. After this many turns without a
 * request, none is waiting.
 */
const QUIET_TURNS = 3

export interface Drain {
  /** Counts a request as in flight until its response is sent or its caller disconnects. */
  enter(response: ServerResponse): void
  /** Serves requests that have already arrived, accepts no others; resolves when all have a response. */
  close(): Promise<void>
}

export function drain(server: Server): Drain {
  const inFlight = new Set<ServerResponse>()
  let closing = false
  let empty = () => {}
  let quiet = 0
  server.on('connection', () => {
    quiet = 0
  })
  /** Closes the connection after this response, so that no further request arrives on it. */
  const last = (response: ServerResponse) => !response.headersSent && response.setHeader('Connection', 'close')
  return {
    enter(response) {
      inFlight.add(response)
      if (closing) last(response)
      response.once('close', () => {
        inFlight.delete(response)
        if (inFlight.size === 0) empty()
      })
    },
    async close() {
      closing = true
      const latest = performance.now() + DRAINS_WITHIN_MS
      for (quiet = 0; quiet < QUIET_TURNS && performance.now() < latest; quiet++) await turn()
      const closed = new Promise((resolve) => server.close(resolve))
      for (const response of inFlight) last(response)
      if (inFlight.size > 0) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((resolve) => {
          empty = resolve
          timer = setTimeout(resolve, DRAINS_WITHIN_MS)
        })
        clearTimeout(timer)
      }
      server.closeAllConnections()
      await closed
    },
  }
}
