/** Runs the keepers of examples/ as separate processes, on the test house's clock. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const EXAMPLES = join(__dirname, '../../../examples')

const EXAMPLE_KEEPERS = {
  node: [process.execPath, join(EXAMPLES, 'keeper.mjs')],
  python: ['python3', join(EXAMPLES, 'keeper.py')],
} as const

export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0

export interface RunningKeeper {
  keyFile: string
  /** Its output so far. */
  said(): string
  /** Resolves once its output contains `words` or it has ended. */
  says(words: string): Promise<void>
  /** Exit code; null if it was killed. */
  ended: Promise<number | null>
  kill(): Promise<void>
}

/** Starts a keeper; with the key file of an earlier one it continues as that agent. */
export function startExampleKeeper(
  kind: keyof typeof EXAMPLE_KEEPERS,
  url: string,
  settings: Readonly<Record<string, string>>,
  keyFile = join(mkdtempSync(join(tmpdir(), 'keeper-')), 'key'),
): RunningKeeper {
  const [command, file] = EXAMPLE_KEEPERS[kind]
  const keeper = spawn(command, [file, url], {
    env: { PATH: process.env.PATH, KEY_FILE: keyFile, FAST_FORWARD: '1', UNTIL: 'adult', ...settings },
  })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [keeper.stdout, keeper.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
      for (const listen of listeners) listen()
    })
  }
  const ended = once(keeper, 'close').then(([code]) => code as number | null)
  return {
    keyFile,
    said: () => text,
    says: (words) =>
      Promise.race([
        ended.then(() => {}),
        new Promise<void>((resolve) => {
          const listen = () => text.includes(words) && resolve()
          listeners.add(listen)
          listen()
        }),
      ]),
    ended,
    async kill() {
      keeper.kill('SIGKILL')
      await ended
    },
  }
}

export const readKey = ({ keyFile }: Pick<RunningKeeper, 'keyFile'>): string => readFileSync(keyFile, 'utf8')
