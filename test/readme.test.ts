/** The README says what is so. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withEndpointTable } from '../lib/readme'
import packageJson from '../package.json'

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8')

it('lists exactly the endpoints of the route table (npm run readme mends it)', () => {
  expect(withEndpointTable(readme)).toBe(readme)
})

it('names only commands that exist, and every command', () => {
  const named = new Set([...readme.matchAll(/npm run ([\w:]+)/g)].map((found) => found[1] as string))
  const scripts = Object.keys(packageJson.scripts)
  expect([...named].filter((name) => !scripts.includes(name))).toEqual([])
  expect(scripts.filter((name) => !['start', 'test', 'deploy'].includes(name) && !named.has(name))).toEqual([])
})
