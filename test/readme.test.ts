/** The README says what is so. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import measured from '../docs/bench.json'
import { tables } from '../lib/local/bench/table'
import { withTables } from '../lib/readme'
import packageJson from '../package.json'

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8')

it('shows the endpoints of the route table and the figures of the latest bench (npm run readme mends it)', () => {
  expect(withTables(readme, tables(measured))).toBe(readme)
})

it('names only commands that exist, and every command', () => {
  const named = new Set([...readme.matchAll(/npm run ([\w:]+)/g)].map((found) => found[1] as string))
  const scripts = Object.keys(packageJson.scripts)
  expect([...named].filter((name) => !scripts.includes(name))).toEqual([])
  expect(scripts.filter((name) => !['start', 'test', 'deploy'].includes(name) && !named.has(name))).toEqual([])
})

it.each(['README.md', 'SECURITY.md', 'NOTICES.md', 'docs/operations.md'])(
  'every file that %s leads to is there',
  (name) => {
    const text = readFileSync(join(__dirname, '..', name), 'utf8')
    const paths = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((found) =>
      join(__dirname, '..', name, '..', found[1] as string),
    )
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  },
)
