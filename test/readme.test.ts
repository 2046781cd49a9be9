/** The README says what is so. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import measured from '../docs/bench.json'
import { asleepAt } from '../lambdas/domain/creature/sleep'
import { fromIso } from '../lambdas/domain/time/instants'
import { PROOFS, TOOLS } from '../lib/commands'
import { withDataModel } from '../lib/data-model'
import { tables } from '../lib/local/bench/table'
import { withTables } from '../lib/readme'
import packageJson from '../package.json'
import { openHouse } from './support/house'

const ROOT = join(__dirname, '..')
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

it('shows the endpoints of the route table and the figures of the latest bench (npm run tool readme mends it)', () => {
  expect(withTables(readme, tables(measured))).toBe(readme)
})

it('the data model shows rows as they are stored, their codes and what is copied (npm run tool readme mends it)', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const dataModel = read('docs/data-model.md')
  expect(withDataModel(dataModel, read('test/store/rows.ndjson'))).toBe(dataModel)
})

describe('commands', () => {
  const scripts = Object.keys(packageJson.scripts)
  const text = (name: string) => readFileSync(join(ROOT, name), 'utf8')
  const documents = [
    'README.md',
    'SECURITY.md',
    '.ci/run',
    ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
  ]
  const sources = ['bin', 'lib', 'lambdas', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  )

  it('are named nowhere that do not exist', () => {
    const strays = [...documents.filter((name) => /\.md$|run$/.test(name)), ...sources].flatMap((name) =>
      [...text(name).matchAll(/npm run(?: -s)? (prove|tool|[\w:]+)(?: ([a-z]\w*))?/g)]
        .filter(([, script = '', command = '']) => {
          if (!scripts.includes(script)) return true
          const known = { prove: PROOFS, tool: TOOLS }[script]
          return known !== undefined && command !== '' && !Object.hasOwn(known, command)
        })
        .map(([found]) => `${name}: ${found}`),
    )
    expect(strays).toEqual([])
  })

  it('are all told in the README', () => {
    expect(scripts.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme))).toEqual([])
  })

  it('run files that are there', () => {
    const run = [...Object.values(PROOFS), ...Object.values(TOOLS)].map((command) => command.run)
    const files = [...run, ...Object.values(packageJson.scripts)].flatMap(
      (text) => text.match(/[\w/.-]+\.(ts|mjs)\b/g) ?? [],
    )
    expect(files.length).toBeGreaterThan(20)
    expect(
      files.filter((file) => !file.includes('*') && !file.startsWith('.') && !existsSync(join(ROOT, file))),
    ).toEqual([])
  })
})

it.each(['README.md', 'SECURITY.md', 'NOTICES.md', 'docs/operations.md', 'docs/data-model.md'])(
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
