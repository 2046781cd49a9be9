/** `npm run readme`: writes the endpoint table of the README, which follows from the route table. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withEndpointTable } from '../lib/readme'

const file = join(import.meta.dirname, '../README.md')
writeFileSync(file, withEndpointTable(readFileSync(file, 'utf8')))
