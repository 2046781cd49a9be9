/** Two processes that judge mutants, one task after the other; one that hangs or grows too large is replaced. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, Progress, Task } from './worker'

type Asked<Kind extends Task['ask']> = Omit<Extract<Task, { ask: Kind }>, 'id'>
type Answered<Kind extends Task['ask']> = Kind extends 'judge'
  ? Extract<Answer, { verdict: unknown }>
  : Extract<Answer, { used: unknown }>

export interface Worker {
  /** The answer, or null if a file of tests did not end within these seconds. */
  ask<Kind extends Task['ask']>(
    task: Asked<Kind> & { ask: Kind },
    secondsPerFile: number,
  ): Promise<Answered<Kind> | null>
  close(): void
}

export function startWorker(): Worker {
  let child: Promise<ChildProcess> | undefined
  let asked = 0

  const start = () =>
    new Promise<ChildProcess>((resolve) => {
      const started = fork(join(import.meta.dirname, 'worker.ts'), {
        execArgv: ['--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      started.once('message', () => resolve(started))
    })
  const end = (one: ChildProcess) => {
    one.kill('SIGKILL')
    child = undefined
  }

  return {
    async ask(task, secondsPerFile) {
      child ??= start()
      const one = await child
      asked += 1
      const id = asked
      const answer = await new Promise<Answer | null>((resolve) => {
        const timer = setTimeout(() => done(null), secondsPerFile * 1000)
        const done = (given: Answer | null) => {
          clearTimeout(timer)
          one.removeAllListeners()
          resolve(given)
        }
        one.on('message', (message: Answer | Progress) => {
          if (message.id !== id) return
          if ('begins' in message) timer.refresh()
          else done(message)
        })
        one.on('exit', () => done(null))
        one.send({ ...task, id })
      })
      if (!answer || ('full' in answer && answer.full)) end(one)
      return answer as never
    },
    close() {
      child?.then(end)
    },
  }
}
