/**
 * `npm run bill`: what a month costs for ten agents, ten thousand, and a million plain and tuned, and what each setting
 * saves. Units are those that the real handlers, projector and reaper spend on the embedded engine; fixed costs are those
 * of the template; prices are in lib/tools/bill/prices.ts. Exits with 1 if a deployment costs more than it may.
 * `-- --abuse` prints what a day of deliberate abuse costs at most.
 */
import { parseArgs } from 'node:util'
import { printAbuse, printMonths } from '../lib/tools/bill/bill'
import { onLambdaNode } from '../lib/tools/lambda-node'
import { runCommand } from '../lib/tools/run-command'

const { values } = parseArgs({ options: { abuse: { type: 'boolean', default: false } } })
await runCommand(() => (values.abuse ? printAbuse() : onLambdaNode(printMonths)), { stack: true })
