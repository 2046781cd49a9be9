/** How long the house on this machine takes to open when it holds much: closed in order, and after it was killed. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { fill, population } from '../../local/engine/population'
import { startHouse } from '../../local/local-host'
import { rounded, taken } from './figures'

export interface OpeningCost {
  creatures: number
  closed_in_order_seconds: number
  killed_seconds: number
  /** How often progress was told in that time. */
  progress_told: number
}

const QUIET = { choresEverySeconds: null, writeLog: () => {} }

export async function measureOpening(creatures: number): Promise<OpeningCost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const filling = await startHouse({ ...QUIET, dataDir, projecting: false })
    await fill(filling.context.db, population(creatures, asInstant(Date.now())), () => {})
    await filling.close()
    const open = async (told: () => void = () => {}) => {
      const { ms } = await taken(async () => {
        const house = await startHouse({ ...QUIET, dataDir, rebuilding: told })
        closing = house.close
      })
      await closing()
      return ms / 1000
    }
    let closing: () => Promise<void> = async () => {}
    await open()
    const inOrder = await open()
    await openAndKill(dataDir)
    let told = 0
    const killed = await open(() => {
      told += 1
    })
    return {
      creatures,
      closed_in_order_seconds: rounded(inOrder),
      killed_seconds: rounded(killed),
      progress_told: told,
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function openAndKill(dataDir: string): Promise<void> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'opening-process.ts'), [dataDir], {
    execArgv: ['--import', 'tsx'],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the house ended with ${code}`))),
  ])
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
