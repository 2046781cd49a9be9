/** `npm run tool calibrate`: fits the judgement of items to an embedder; `-- --report FILE` measures a file of judgements. */
import { parseArgs } from 'node:util'
import { calibrate } from '../lib/tools/calibrate'
import { runCommand } from '../lib/tools/run-command'

const { values } = parseArgs({
  options: {
    embedder: { type: 'string', default: 'offline' },
    report: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
})
await runCommand(() => calibrate(values))
