/** Rebuilds the projections from all rows: prints where they differ, and repairs them on request. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Environment } from '../../lambdas/config'
import type { AuditState } from '../../lambdas/store/audit/projection-audit'
import { rebuild } from '../../lambdas/store/audit/rebuild'
import { openTable } from '../local/invoke'
import { progressBar } from './progress'

const SHOWN = 20
const SEGMENTS = 64
const PROGRESS_FILE = '.rebuild.json'

/** Null if the interrupted run was for another table or in another mode. */
function savedRun(kind: string): AuditState | null {
  if (!existsSync(PROGRESS_FILE)) return null
  const saved = JSON.parse(readFileSync(PROGRESS_FILE, 'utf8')) as { kind: string; survey: AuditState }
  return saved.kind === kind ? saved.survey : null
}

export interface RebuildCommand {
  mend: boolean
  open: boolean
}

/** Returns the exit code: 1 if projections differ and are not repaired. */
export async function runRebuild(environment: Environment, { mend, open }: RebuildCommand): Promise<number> {
  const { db, engine, now } = await openTable(environment)
  const bar = progressBar('rows')
  try {
    const kind = [db.table, mend && 'mend', open && 'open'].filter(Boolean).join(' ')
    const saved = savedRun(kind)
    if (saved) console.log(`continuing after ${saved.done} of ${saved.segments} segments`)
    const { rows, projections, differences, differing, repaired } = await rebuild(db, now(), {
      repair: mend ? (open ? 'online' : 'offline') : undefined,
      saved,
      segments: engine ? 1 : SEGMENTS,
      progress: bar.show,
      save: (survey) => writeFileSync(PROGRESS_FILE, JSON.stringify({ kind, survey })),
    })
    bar.end()
    rmSync(PROGRESS_FILE, { force: true })
    for (const { place, stands, expected } of differences.slice(0, SHOWN)) {
      console.log(`${place}\n  stored   ${stands ?? 'nothing'}\n  expected ${expected ?? 'nothing'}`)
    }
    if (differing > SHOWN) console.log(`… and ${differing - SHOWN} more`)
    const rest = open ? '; the others are in flight, or need a run without writers' : ''
    const repairs = mend ? `${repaired} were repaired${rest}` : 'npm run tool rebuild -- --mend repairs them'
    const verdict = differing === 0 ? 'no differences' : `${differing} differed; ${repairs}`
    console.log(`${rows} rows, ${projections} projections: ${verdict}`)
    return differing > 0 && !mend ? 1 : 0
  } finally {
    await engine?.close()
  }
}
