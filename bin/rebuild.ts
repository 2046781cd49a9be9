/**
 * `npm run tool rebuild`: rebuilds the projections from all rows and prints where they differ; `-- --mend` repairs them, in
 * the local table or the one that TABLE_NAME names. With `-- --mend --open`, differences that follow from one row are
 * repaired while the house is open; for all others, stop writers and let the stream drain first. An interrupted run
 * continues from `.rebuild.json`.
 */
import { runRebuild } from '../lib/tools/rebuild'
import { runCommand } from '../lib/tools/run-command'

const [mend, open] = [process.argv.includes('--mend'), process.argv.includes('--open')]
await runCommand(() => runRebuild(process.env, { mend, open }))
