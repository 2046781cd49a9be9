/** Timer in place of AWS schedules: runs one round of jobs at a time, and one whenever the clock was moved. */

export interface JobRunner {
  /** Resolves after a round that started after this call. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** A failed job has logged its error; the next round runs it again. */
export function repeatJobs(list: readonly (() => Promise<unknown>)[], everySeconds: number | null): JobRunner {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  const round = async () => {
    waiting -= 1
    for (const job of list) await job().catch(() => undefined)
  }
  const run = () => {
    waiting += 1
    last = last.then(round)
    return last
  }
  const timer = everySeconds === null ? undefined : setInterval(() => waiting === 0 && void run(), everySeconds * 1000)
  timer?.unref()
  return {
    run,
    stop: () => {
      clearInterval(timer)
      return last
    },
  }
}
