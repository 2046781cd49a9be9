/** Computes the projections from all rows: prints where the stored ones differ, and writes those on request. */
import type { Environment } from '../../lambdas/config'
import { rebuild } from '../../lambdas/store/checks/rebuild'
import { openTable } from '../local/invoke'
import { progressLine } from './progress'

const SHOWN = 20

/** Returns the exit code: 1 if projections differ and are not repaired. */
export async function runRebuild(environment: Environment, { mend }: { mend: boolean }): Promise<number> {
  const { db, engine, now } = await openTable(environment)
  const line = progressLine('rows')
  try {
    const { rows, projections, differences } = await rebuild(db, now(), { mend, progress: line.show })
    line.end()
    for (const { row, stored, expected } of differences.slice(0, SHOWN))
      console.log(`${row}\n  stored   ${stored ?? 'nothing'}\n  expected ${expected ?? 'nothing'}`)
    if (differences.length > SHOWN) console.log(`… and ${differences.length - SHOWN} more`)
    const repairs = mend ? 'they were repaired' : 'npm run tool rebuild -- --mend repairs them'
    const verdict = differences.length === 0 ? 'no differences' : `${differences.length} differed; ${repairs}`
    console.log(`${rows} rows, ${projections} projections: ${verdict}`)
    return differences.length > 0 && !mend ? 1 : 0
  } finally {
    await engine?.close()
  }
}
