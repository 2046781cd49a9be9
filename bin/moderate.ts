/**
 * `npm run tool moderate -- <which text> --by <operator> --why <reason>`: removes one text of an agent, in the local table
 * or the one that TABLE_NAME names. Without arguments, lists what was removed. For operators.
 */
import { runModeration } from '../lib/tools/moderate'
import { runCommand } from '../lib/tools/run-command'

await runCommand(() => runModeration(process.env, process.argv.slice(2)))
