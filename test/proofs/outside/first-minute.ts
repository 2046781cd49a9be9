/**
 * `npm run prove first-minute`: a stranger's first minute. Runs the commands of the README's blocks in a fresh clone in
 * an empty folder, and prints how long each takes. Those that need an AWS account are left out.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const NEEDS_ACCOUNT = /^npx cdk bootstrap|^npm run deploy/
const STARTS_HOUSE = 'npm start'

const folder = mkdtempSync(join(tmpdir(), 'stranger-'))
const clone = join(folder, 'creature-house')
const env = { ...process.env, PORT: '0' }
let house: { child: ChildProcess; url: string } | undefined

const commands = () =>
  [...readFileSync(join(clone, 'README.md'), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .flatMap(([, block = '']) => block.split(/\n| && /))
    .map((line) => line.replace(/\s+#.*/, ''))
    .filter((line, at, lines) => line !== '' && !NEEDS_ACCOUNT.test(line) && lines.indexOf(line) === at)

const shell = (command: string) =>
  spawn('sh', ['-c', `exec ${command}`], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })

async function openHouse(): Promise<void> {
  const child = shell(STARTS_HOUSE)
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      const [, address] = /is open at (\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('close', (code) => reject(new Error(`${STARTS_HOUSE} exited with ${code}`)))
  })
  house = { child, url }
  const { status } = await fetch(`${url}/skill.md`)
  if (status !== 200) throw new Error(`${url}/skill.md answers ${status}`)
}

async function run(command: string): Promise<void> {
  if (command === STARTS_HOUSE) return openHouse()
  // The house has another port than the usual one, which may be taken.
  const child = shell(command.includes('examples/') ? `env ${command} ${house?.url}` : command)
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} exited with ${code}: ${said.slice(-1500)}`)
  const until = /UNTIL=(\w+)/.exec(command)?.[1]
  if (until && !said.includes(`, ${until}, is `)) throw new Error(`${command} raised no ${until}: ${said.slice(-1500)}`)
}

try {
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  for (const command of commands()) {
    const from = performance.now()
    await run(command)
    console.log(`${command}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
  }
} finally {
  if (house?.child.pid) process.kill(-house.child.pid, 'SIGTERM')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
process.exit()
