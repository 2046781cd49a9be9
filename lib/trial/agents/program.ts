/** Runs any program as an agent: starts it once per waking; it calls the agent door over HTTP. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { AgentDoor } from '../agent-door'
import type { Sample } from '../sample'
import type { TrialAgent } from './agent'

/** Real time. Then the program is killed and the waking ends. */
const WAKING_MS = 600_000

const INTERPRETERS: readonly [ending: RegExp, command: string][] = [
  [/\.[cm]?js$/, process.execPath],
  [/\.py$/, 'python3'],
]

/** The program gets no other variable of this process, so no secret either. */
export const programAgent = (file: string, door: AgentDoor, path: string): TrialAgent => {
  const keys = new WeakMap<Sample, string>()
  return {
    name: basename(file),
    async wake({ text }, sample) {
      const key = keys.get(sample) ?? door.admit(sample)
      keys.set(sample, key)
      const folder = mkdtempSync(join(tmpdir(), 'trial-'))
      try {
        await run(resolve(file), folder, {
          PATH: path,
          TRIAL_URL: door.url,
          TRIAL_KEY: key,
          TRIAL_WAKING: String(sample.waking),
          TRIAL_BRIEFING: text,
        })
      } finally {
        rmSync(folder, { recursive: true, force: true })
        if (sample.over) door.dismiss(key)
      }
    },
  }
}

function run(file: string, cwd: string, env: Record<string, string>): Promise<void> {
  const interpreter = INTERPRETERS.find(([ending]) => ending.test(file))?.[1]
  const [command, args] = interpreter ? [interpreter, [file]] : [file, []]
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'], timeout: WAKING_MS })
    child.once('error', failed)
    child.once('exit', () => done())
  })
}
