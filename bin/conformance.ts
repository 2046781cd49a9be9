/** `npm run tool conformance`: the official MCP conformance suite against a local host. */
import { runConformance } from '../lib/tools/conformance'
import { runCommand } from '../lib/tools/run-command'

await runCommand(runConformance, { stack: true })
