/**
 * `npm run invoke -- status`: invokes one Lambda function with one event, on the local table. An operation gets the route
 * table's example or the fields given; any other function a sample event or one from a file.
 */
import { parseArgs } from 'node:util'
import { runInvocation } from '../lib/tools/invocation'
import { runCommand } from '../lib/tools/run-command'

const { values, positionals } = parseArgs({ options: { print: { type: 'boolean' } }, allowPositionals: true })
await runCommand(() => runInvocation({ ...values, positionals, environment: process.env }))
