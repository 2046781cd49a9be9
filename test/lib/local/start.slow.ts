/** `npm start` builds its program once, and then starts it from a code cache. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

const SOURCE = join(__dirname, '../../..')
/** A checkout of its own: links to everything but what the tests change. */
const ROOT = mkdtempSync(join(tmpdir(), 'checkout-'))
const CACHE = join(ROOT, 'node_modules/.cache/creature-house')

for (const name of ['lambdas', 'lib', 'docs', 'package-lock.json', 'LICENSE', 'tsconfig.json'])
  symlinkSync(join(SOURCE, name), join(ROOT, name))
for (const folder of ['bin', 'node_modules']) {
  mkdirSync(join(ROOT, folder))
  for (const name of readdirSync(join(SOURCE, folder)).filter((one) => !one.startsWith('.')))
    if (folder === 'bin') copyFileSync(join(SOURCE, folder, name), join(ROOT, folder, name))
    else symlinkSync(join(SOURCE, folder, name), join(ROOT, folder, name))
}
copyFileSync(join(SOURCE, 'package.json'), join(ROOT, 'package.json'))

const running = new Set<ChildProcess>()
afterEach(async () => {
  await Promise.all([...running].map(end))
})
afterAll(() => rmSync(ROOT, { recursive: true, force: true }))

async function end(child: ChildProcess): Promise<void> {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

interface Started {
  child: ChildProcess
  said: string
  /** Empty if it ended instead. */
  url: string
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const data = mkdtempSync(join(ROOT, 'data-'))
  const child = spawn(process.execPath, [join(ROOT, 'bin/start.mjs')], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, NODE_OPTIONS: '', ...env },
  })
  running.add(child)
  let said = ''
  const told = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk
        if (said.includes('Ctrl-C')) resolve()
      })
    child.once('close', resolve)
  })
  await told
  return { child, said, url: /is open at (\S+)/.exec(said)?.[1] ?? '' }
}

const answers = async ({ url }: Started): Promise<number> => (await fetch(`${url}/api`)).status
const BUILDING = 'Building the program'
const caches = () => (existsSync(CACHE) ? readdirSync(CACHE) : [])
const codeCaches = () => caches().flatMap((name) => filesBelow(join(CACHE, name, 'code')))
const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []

it('two first starts at once both build, and answer; later ones do not build', async () => {
  const both = await Promise.all([start(), start()])
  for (const started of both) {
    expect(started.said).toContain(BUILDING)
    expect(await answers(started)).toBe(200)
  }
  const again = await start()
  expect(again.said).not.toContain(BUILDING)
  expect(await answers(again)).toBe(200)
  expect(caches()).toHaveLength(1)
})

it('prints at most eight lines: address, data, the line for the agent, the clock, the end; no colours, no key', async () => {
  const { said, url } = await start({ ADMIN_KEY: 'the-key-of-the-operator' })
  const lines = said.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(8)
  for (const part of [url, 'data-', `Read ${url}/skill.md`, `${url}/_local/clock`, 'Ctrl-C'])
    expect(said).toContain(part)
  for (const other of ['\u001b', 'the-key-of-the-operator']) expect(said).not.toContain(other)
})

it('keeps the code cache after the first answer, also if it is ended at once', async () => {
  for (const name of caches()) rmSync(join(CACHE, name, 'code'), { recursive: true, force: true })
  const started = await start()
  expect(codeCaches()).toEqual([])
  expect(await answers(started)).toBe(200)
  await end(started.child)
  expect(codeCaches().length).toBeGreaterThan(0)
})

it('builds again after a change, keeps the program of a house that runs, and deletes it afterwards', async () => {
  const [old] = caches()
  const earlier = await start()
  const file = join(ROOT, 'package.json')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n`)
  const changed = await start()
  expect(changed.said).toContain(BUILDING)
  expect(caches()).toHaveLength(2)
  await end(earlier.child)
  await start()
  expect(caches()).toHaveLength(1)
  expect(caches()).not.toContain(old)
})

const linux = process.platform === 'linux' ? it : it.skip
linux('takes little more processor time to the first answer than Node alone', async () => {
  const ticks = (stat: string, from: number) => {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[from]) + Number(fields[from + 1])
  }
  const ratios: number[] = []
  for (let round = 0; round < 6; round++) {
    const loop = 'for i in 1 2 3 4 5 6 7 8; do "$0" -e 0; done; cat /proc/$$/stat'
    const bare = ticks(execFileSync('sh', ['-c', loop, process.execPath], { encoding: 'utf8' }), 13) / 8
    const started = await start()
    await answers(started)
    ratios.push(ticks(readFileSync(`/proc/${started.child.pid}/stat`, 'utf8'), 11) / bare)
    await end(started.child)
  }
  expect(Math.min(...ratios)).toBeLessThanOrEqual(MOST_TIMES_NODE)
})

/** Node 24 starts in a quarter of the time of Node 20, the house in the same. */
const MOST_TIMES_NODE = Number(process.versions.node.split('.')[0]) < 22 ? 3.5 : 14

it('says what to do if node_modules cannot be written', async () => {
  rmSync(CACHE, { recursive: true, force: true })
  writeFileSync(CACHE, 'in the way of the folder')
  const { child, said } = await start()
  expect([child.exitCode, said]).toEqual([1, expect.stringMatching(/cannot be written[\s\S]*tsx bin\/local\.ts/)])
  rmSync(CACHE)
})

it('says what to do if the build fails, and leaves nothing behind', async () => {
  writeFileSync(join(ROOT, 'bin/build.ts'), "throw new Error('a package is missing')")
  const { child, said } = await start()
  expect([child.exitCode, said]).toEqual([1, expect.stringMatching(/a package is missing[\s\S]*npm ci/)])
  expect(caches()).toEqual([])
})

it('stacks name the sources', async () => {
  const folder = join(ROOT, 'small')
  mkdirSync(folder)
  // As below node_modules, where the package's type does not count.
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(
    join(folder, 'small.ts'),
    `const fail = (words: string): never => {\n  throw new Error(words)\n}\nfail('x')\n`,
  )
  const outfile = join(folder, 'house.js')
  await build({ entryPoints: [join(folder, 'small.ts')], outfile, platform: 'node', minify: true, sourcemap: 'linked' })
  const code = `require(${JSON.stringify(join(SOURCE, 'bin/run-cached.cjs'))})(${JSON.stringify(outfile)}, ${JSON.stringify(folder)})`
  expect(() => execFileSync(process.execPath, ['-e', code], { stdio: 'pipe' })).toThrow(/small\.ts:2:9/)
})
