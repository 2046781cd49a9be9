/**
 * `npm run bill`: what a month costs for ten agents, ten thousand, and a million. Units are those that the real handlers,
 * projector and reaper spend on the embedded engine; fixed costs are those of the template; prices are in
 * lib/tools/bill/prices.ts. Exits with 1 if a deployment costs more than it may.
 */
import { printBill } from '../lib/tools/bill/bill'
import { runCommand } from '../lib/tools/run-command'

await runCommand(printBill, { stack: true })
