/**
 * `npm run tool rebuild`: adds up all rows anew and shows where the projections differ; with `-- --mend` writes what should
 * stand. It takes the table of this machine, or the one that TABLE_NAME names. What one row tells by itself can be mended
 * while the house is open (`-- --mend --open`); for all else, keep writers out and let the stream run dry first.
 * A run that was stopped is taken up where it was: how far it came is kept in `.rebuild.json`.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Survey } from '../lambdas/store/audit/projection-audit'
import { rebuild } from '../lambdas/store/audit/rebuild'
import { openTable } from '../lib/local/invoke'
import { progressBar } from '../lib/tools/progress'

const SHOWN = 20
const SEGMENTS = 64
const PROGRESS_FILE = '.rebuild.json'
/** Part of `kind`: a file that an earlier release saved in another format is ignored. */
const PROGRESS_FORMAT = 'v2'

/** Of the same table and the same kind: otherwise it begins anew. */
function savedRun(kind: string): Survey | null {
  if (!existsSync(PROGRESS_FILE)) return null
  const saved = JSON.parse(readFileSync(PROGRESS_FILE, 'utf8')) as { kind: string; survey: Survey }
  return saved.kind === kind ? saved.survey : null
}

async function main(): Promise<void> {
  const mend = process.argv.includes('--mend')
  const { db, engine, now } = await openTable(process.env)
  const bar = progressBar('rows')
  try {
    const open = process.argv.includes('--open')
    const kind = [PROGRESS_FORMAT, db.table, mend && 'mend', open && 'open'].filter(Boolean).join(' ')
    const saved = savedRun(kind)
    if (saved) console.log(`taken up after ${saved.done} of ${saved.segments} segments`)
    const { rows, projections, differences, differing, mended } = await rebuild(db, now(), {
      mend,
      open,
      saved,
      segments: engine ? 1 : SEGMENTS,
      progress: bar.show,
      save: (survey) => writeFileSync(PROGRESS_FILE, JSON.stringify({ kind, survey })),
    })
    bar.end()
    rmSync(PROGRESS_FILE, { force: true })
    for (const { place, stands, expected } of differences.slice(0, SHOWN)) {
      console.log(`${place}\n  stands   ${stands ?? 'nothing'}\n  expected ${expected ?? 'nothing'}`)
    }
    if (differing > SHOWN) console.log(`… and ${differing - SHOWN} more`)
    const rest = open ? '; the rest is under way, or waits until nobody writes' : ''
    const mending = mend ? `${mended} were mended${rest}` : 'npm run tool rebuild -- --mend writes them'
    const verdict = differing === 0 ? 'what stands is what they add up to' : `${differing} differed; ${mending}`
    console.log(`${rows} rows, ${projections} projections: ${verdict}`)
    process.exitCode = differing > 0 && !mend ? 1 : 0
  } finally {
    await engine?.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
