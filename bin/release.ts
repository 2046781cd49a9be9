/** `npm run tool release -- check v1.2.3`, `notes` or `server-json <owner/name> <bundle>`: the steps of the release workflow. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notesOf, releaseFaults, serverJson } from '../lib/tools/publish/release'

const [step, first = '', second = ''] = process.argv.slice(2)

if (step === 'check') {
  const faults = releaseFaults(first)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} else if (step === 'notes') {
  console.log(notesOf(readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8')))
} else if (step === 'server-json') {
  console.log(JSON.stringify(serverJson(first, second), null, 2))
} else {
  console.error('npm run tool release -- check v1.2.3 | notes | server-json <owner/name> <bundle>')
  process.exitCode = 1
}
