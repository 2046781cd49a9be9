/** The README says what is so. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import measured from '../docs/bench.json'
import { asleepAt } from '../lambdas/domain/creature/sleep'
import { fromIso } from '../lambdas/domain/time/instants'
import { tables } from '../lib/local/bench/table'
import { withTables } from '../lib/readme'
import packageJson from '../package.json'
import { openHouse } from './support/house'

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

describe('the first commands', () => {
  const [, commands = ''] = /```sh\n(export KEY=[^`]+)```/.exec(readme) ?? []
  const shell = promisify(execFile)

  /** As they stand, in a shell, with a house that was opened at that hour. */
  async function follow(hour: number) {
    const house = await openHouse({ time: () => Date.UTC(2026, 2, 2, hour) })
    try {
      const script = commands.replaceAll('localhost:8787', house.url).replaceAll('\ncurl', '\necho; curl')
      const { stdout } = await shell('sh', ['-e', '-c', script])
      return stdout
        .trim()
        .split('\n')
        .map((answer) => JSON.parse(answer))
    } finally {
      await house.close()
    }
  }

  it('end well at every hour, also when the creature sleeps by then', async () => {
    const naps: boolean[] = []
    for (const hour of [2, 8, 14, 18, 19, 20, 21, 22]) {
      const [adopted, hatched, clock, cared, ...more] = await follow(hour)
      expect([adopted, hatched].map(({ creature }) => creature.name)).toEqual(['Polly', 'Polly'])
      expect(more).toEqual([])
      expect(new Date(clock.now).getUTCHours()).toBe((hour + 4) % 24)
      expect([hour, cared.action_result.success]).toEqual([hour, true])
      for (const stat of ['hunger', 'health', 'happiness', 'trust'])
        expect(hatched.creature[stat]).toEqual(expect.any(Number))
      const polly = { id: adopted.creature.id, timezone: 'UTC', stage: 'baby', death: null } as const
      naps.push(asleepAt(polly, fromIso(clock.now)))
    }
    expect(new Set(naps)).toEqual(new Set([true, false]))
  })
})
