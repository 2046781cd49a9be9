/** Every package is pinned to an exact version and a checksum, whatever registry it is fetched from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../package.json'

interface Locked {
  version?: string
  integrity?: string
  resolved?: string
  engines?: { node?: string }
  /** Part of another package's archive, and covered by its checksum. */
  inBundle?: boolean
}

/** The package ships no types. */
const { minVersion, satisfies } = jest.requireActual<{
  minVersion(range: string): { version: string }
  satisfies(version: string, range: string): boolean
}>('semver')

const lock = JSON.parse(readFileSync(join(__dirname, '../package-lock.json'), 'utf8'))
const { '': root, ...packages } = lock.packages as Record<string, Locked>
const those = (wanted: (locked: Locked) => boolean) =>
  Object.entries(packages)
    .filter(([, locked]) => wanted(locked))
    .map(([path]) => path)

it('every package, also for other platforms, has a checksum in the lock file', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(400)
  expect(those(({ integrity = '', inBundle }) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
})

it('no package is bound to one registry', () => {
  expect(those(({ resolved }) => resolved !== undefined)).toEqual([])
})

it('every dependency has an exact version, the same in both files', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = packageJson
  const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(named.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([])
  expect(root).toMatchObject({ dependencies, devDependencies, optionalDependencies })
})

describe('the Node versions of `engines`', () => {
  const least = packageJson.engines.node.split('||').map((range) => minVersion(range).version)

  it.each(least)('%s: no package asks for another, so `npm ci` does not warn', (version) => {
    expect(those(({ engines }) => !satisfies(version, engines?.node ?? '*'))).toEqual([])
  })

  it('are those that CONTRIBUTING.md names', () => {
    const named = /Node (\d[\d.]*), (\d[\d.]*) or (\d[\d.]*) \(or newer\)/.exec(
      readFileSync(join(__dirname, '../CONTRIBUTING.md'), 'utf8'),
    )
    expect(named?.slice(1)).toEqual(least.map((version) => version.replace(/(\.0)+$/, '')))
  })
})
