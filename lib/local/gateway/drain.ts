/** Counts the requests under way, so that a server can be closed when the last of them has its answer. */
import type { Server, ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** Who has not got an answer by then will not get one. */
const DRAINS_WITHIN_MS = 10_000
/** The system lets callers in one a turn, and reads what they sent in another: after so many without one, none waits. */
const QUIET_TURNS = 3

export interface Drain {
  /** From here until its answer is sent, or its caller gone, the request is under way. */
  enter(response: ServerResponse): void
  /** Lets in who stands at the door, and nobody new; resolves when all have been answered. */
  close(): Promise<void>
}

export function drain(server: Server, withinMs = DRAINS_WITHIN_MS): Drain {
  const underWay = new Set<ServerResponse>()
  let closing = false
  let empty = () => {}
  let quiet = 0
  server.on('connection', () => {
    quiet = 0
  })
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
      const latest = performance.now() + withinMs
      for (quiet = 0; quiet < QUIET_TURNS && performance.now() < latest; quiet++) await turn()
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
