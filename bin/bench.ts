/**
 * `npm run bench`: measures every operation and every function on Lambda's Node version, as ratios to bare code that
 * does the minimum. `-- --rounds 12` repeats less often. `-- --only functions` measures one part; `-- --quick` takes a
 * minute or two. Exits with 1 if a ratio is beyond its limit. A full run within the
 * limits writes docs/bench.json. With `-- --accept` a run beyond them, or of some parts, writes it too; a quick run
 * never does.
 */
import { parseArgs } from 'node:util'
import { runBench } from '../lib/tools/bench/bench'
import { onLambdaNode } from '../lib/tools/lambda-node'
import { runCommand } from '../lib/tools/run-command'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    rounds: { type: 'string' },
    accept: { type: 'boolean' },
  },
})
await runCommand(() => onLambdaNode(() => runBench(values)), { stack: true })
