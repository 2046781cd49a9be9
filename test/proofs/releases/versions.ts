/** Both releases as Lambda runs them: one process per function, on a clock that can be moved. */
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { Group } from '../../../lambdas/api/routes/routes'
import type { FunctionName } from '../../../lib/stack/bundle'
import type { AUDIT_FUNCTION, Release } from './build'

const SHIFT = `
  const now = Date.now.bind(Date)
  let offset = 0
  Date.now = () => now() + offset
  exports.shift = (to) => { offset = to }
`
const RUNTIME = `
  const { shift } = require(process.argv[1])
  const { handler } = require(process.argv[2])
  process.on('message', async ({ id, event, offset }) => {
    shift(offset)
    try {
      process.send({ id, result: await handler(event, { getRemainingTimeInMillis: () => 9000 }) })
    } catch (error) {
      process.send({ id, error: String(error?.stack ?? error) })
    }
  })
`

type Invoked = FunctionName | typeof AUDIT_FUNCTION

export interface Versions {
  /** Invokes the function of this release; rethrows its error. */
  invoke<Name extends Invoked>(
    release: Release,
    name: Name,
    event: object,
  ): Promise<Name extends Group ? APIGatewayProxyResult : Record<string, unknown>>
  /** Moves the clock of all processes forward. */
  advance(hours: number): void
  now(): number
  close(): void
}

interface Waiting {
  resolve(result: never): void
  reject(error: Error): void
}

export function runVersions(folder: string, env: Record<string, string>): Versions {
  const shim = join(folder, 'clock.cjs')
  writeFileSync(shim, SHIFT)
  let offset = 0
  let calls = 0
  const children = new Map<string, { child: ChildProcess; waiting: Map<number, Waiting> }>()
  const environment = {
    PATH: process.env.PATH,
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-central-1',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    NODE_NO_WARNINGS: '1',
    ...env,
  }

  const started = ({ bundles }: Release, name: Invoked) => {
    const file = join(bundles, name, 'index.js')
    const known = children.get(file)
    if (known) return known
    const child = spawn(process.execPath, ['-e', RUNTIME, shim, file], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environment,
    })
    const waiting = new Map<number, Waiting>()
    child.on('message', ({ id, result, error }: { id: number; result: never; error?: string }) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (error) asked?.reject(new Error(error))
      else asked?.resolve(result)
    })
    child.once('exit', (code) => {
      for (const { reject } of waiting.values()) reject(new Error(`${name} exited with ${code}`))
    })
    children.set(file, { child, waiting })
    return { child, waiting }
  }

  return {
    invoke: (release, name, event) =>
      new Promise((resolve, reject) => {
        const { child, waiting } = started(release, name)
        calls += 1
        waiting.set(calls, { resolve, reject })
        child.send({ id: calls, event, offset }, (error) => error && reject(error))
      }),
    advance(hours) {
      offset += hours * 3_600_000
    },
    now: () => Date.now() + offset,
    close() {
      for (const { child } of children.values()) child.kill()
      children.clear()
    },
  }
}
