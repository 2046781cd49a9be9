/** `npm run invoke -- <function> <event.json>`: one function, one event, against the local table. */
import { readFileSync } from 'node:fs'
import { FUNCTIONS } from '../lib/bundle'
import { invoke } from '../lib/local/invoke'

const USAGE = `Usage: npm run invoke -- <function> <event.json>
  functions  ${FUNCTIONS.join(', ')}
  events     test/events holds one for every function; API_KEY=… and ADMIN_KEY=… fill in {{API_KEY}} and {{ADMIN_KEY}}`

async function main(): Promise<void> {
  const [name = '', file = ''] = process.argv.slice(2)
  if (!(FUNCTIONS as readonly string[]).includes(name) || !file) throw new Error(USAGE)
  const text = readFileSync(file, 'utf8').replace(/\{\{(API_KEY|ADMIN_KEY)\}\}/g, (_, key) => process.env[key] ?? '')
  const result = await invoke({
    name,
    event: JSON.parse(text),
    dataDir: process.env.DATA_DIR || '.local',
    environment: process.env,
  })
  console.log(JSON.stringify(result, null, 2))
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
