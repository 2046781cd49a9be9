/** Child processes that run a TypeScript file of ours. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface Child<Ready> {
  child: ChildProcess
  /** The first message, which the process sends once it can be used. */
  ready: Ready
}

export async function startChild<Ready>(file: string, args: readonly string[]): Promise<Child<Ready>> {
  const child = fork(file, args, { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} exited with ${code}`)))
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready]
  ended.catch(() => {})
  return { child, ready }
}

export async function stopChild({ child }: Child<unknown>, stop: () => unknown): Promise<void> {
  const exit = once(child, 'exit')
  stop()
  await exit
}
