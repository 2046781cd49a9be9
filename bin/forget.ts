/**
 * `npm run tool forget -- <username>`: deletes an agent as `DELETE /api/me` does, in the local table or the one that
 * TABLE_NAME names. For operators.
 */
import { forgetAgent } from '../lib/tools/forget'
import { runCommand } from '../lib/tools/run-command'

await runCommand(() => forgetAgent(process.env, process.argv[2]))
