/** How long a local host with much data takes to start: after an orderly shutdown, and after it was killed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { population, writeRows } from '../../local/engine/population'
import { startLocalHost } from '../../local/local-host'
import { startChild, stopChild } from '../measure/child'
import { rounded } from '../measure/figures'

export interface OpeningCost {
  creatures: number
  closed_in_order_seconds: number
  killed_seconds: number
  /** How often progress was reported in that time. */
  progress_told: number
}

const QUIET = { jobsEverySeconds: null, writeLog: () => {} }

export async function measureOpening(creatures: number): Promise<OpeningCost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  let reported = 0
  const secondsToOpen = async () => {
    reported = 0
    const began = performance.now()
    const onRebuildProgress = () => {
      reported += 1
    }
    const host = await startLocalHost({ ...QUIET, dataDir, onRebuildProgress })
    const seconds = rounded((performance.now() - began) / 1000)
    await host.close()
    return seconds
  }
  try {
    const filling = await startLocalHost({ ...QUIET, dataDir, projecting: false })
    await writeRows(filling.context.db, population(creatures, asInstant(Date.now())), () => {})
    await filling.close()
    // The first start adds up the projections.
    await secondsToOpen()
    const closed_in_order_seconds = await secondsToOpen()
    const host = await startChild(join(import.meta.dirname, 'opening-process.ts'), [dataDir])
    await stopChild(host, () => host.child.kill('SIGKILL'))
    const killed_seconds = await secondsToOpen()
    return { creatures, closed_in_order_seconds, killed_seconds, progress_told: reported }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
