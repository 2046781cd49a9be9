/** Ends a process whose parent has ended. */

const CHECK_EVERY_MS = 100

/**
 * npm passes SIGTERM on to the shell that runs a script, and a shell such as dash ends without passing it on. So a
 * process that npm started watches its parent. Windows keeps the parent's id, and ends a console's processes together.
 */
export function endWhenOrphaned(): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS).unref()
}
