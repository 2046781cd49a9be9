/** `npm run dev`: runs the local host and restarts it when a source file or a book changes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'
import { endWhenOrphaned } from '../lib/local/orphaned'

/** An editor causes several events per save. */
const QUIET_MS = 100

const start = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'bin/local.ts'], { stdio: 'inherit' }).on('exit', exited)

let host = start()
let isRestarting = false
let isEnding = false

function exited(code: number | null): void {
  if (isEnding) process.exit(code ?? 1)
  if (isRestarting) host = start()
  else console.log('The local host has exited. It restarts after the next change.')
  isRestarting = false
}

function restart(): void {
  const isRunning = host.exitCode === null && host.signalCode === null
  if (!isRunning) host = start()
  else if (!isRestarting) host.kill('SIGTERM')
  isRestarting = isRunning
}

// Not `node --watch`: it only sees imported files, and on Linux it loses a file that an editor replaces by renaming.
let timer: NodeJS.Timeout | undefined
for (const top of ['bin', 'lib', 'lambdas']) {
  const below = readdirSync(top, { recursive: true, encoding: 'utf8' }).map((name) => join(top, name))
  for (const folder of [top, ...below.filter((path) => statSync(path).isDirectory())]) {
    watch(folder, (_, name) => {
      if (!/\.(ts|json|md)$/.test(name ?? '')) return
      clearTimeout(timer)
      timer = setTimeout(restart, QUIET_MS)
    })
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isEnding = true
    if (!host.kill(signal)) process.exit(0)
  })
}
endWhenOrphaned()
