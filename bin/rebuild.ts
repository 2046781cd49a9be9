/**
 * `npm run rebuild`: adds up all rows anew and shows where the projections differ; with `-- --mend` writes what should
 * stand. It takes the table of this machine, or the one that TABLE_NAME names. To mend a table in use, keep writers out.
 */
import { randomUUID } from 'node:crypto'
import { asInstant } from '../lambdas/domain/time/instants'
import { connect } from '../lambdas/store/db'
import { rebuild } from '../lambdas/store/rebuild'
import { LOCAL_TABLE } from '../lib/local/house'
import { tableOf } from '../lib/local/invoke'
import { progressBar } from '../lib/local/progress'

const SHOWN = 20

async function main(): Promise<void> {
  const { TABLE_NAME, DATA_DIR, DYNAMODB_ENDPOINT } = process.env
  const mend = process.argv.includes('--mend')
  const engine = TABLE_NAME ? null : await tableOf(DATA_DIR || '.local', DYNAMODB_ENDPOINT)
  const db = connect({
    table: TABLE_NAME || LOCAL_TABLE,
    endpoint: engine?.endpoint ?? (DYNAMODB_ENDPOINT || null),
    newId: randomUUID,
    attemptMs: 10_000,
  })
  const bar = progressBar('rows')
  try {
    const { rows, projections, differences } = await rebuild(db, asInstant(Date.now()), { mend, progress: bar.show })
    bar.end()
    for (const { place, stands, expected } of differences.slice(0, SHOWN)) {
      console.log(`${place}\n  stands   ${stands ?? 'nothing'}\n  expected ${expected ?? 'nothing'}`)
    }
    if (differences.length > SHOWN) console.log(`… and ${differences.length - SHOWN} more`)
    const verdict =
      differences.length === 0
        ? 'what stands is what they add up to'
        : `${differences.length} differed${mend ? ' and were mended' : '; npm run rebuild -- --mend writes them'}`
    console.log(`${rows} rows, ${projections} projections: ${verdict}`)
    process.exitCode = differences.length > 0 && !mend ? 1 : 0
  } finally {
    await engine?.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
