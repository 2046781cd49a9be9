/**
 * `npm run prove examples [name]`: runs each framework example unchanged, in that framework's runtime, until it has
 * raised a creature to adulthood on a local host. The model is scripted. Pip and npm fetch the frameworks into a cache;
 * an unavailable one is reported, but is no failure.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { startLocalHost } from '../../../lib/local/local-host'
import { startScriptedModel } from '../../support/agents/scripted-model'
import { nodeFolderWith, pythonWith, Unavailable } from '../../support/packages'

const ROOT = join(import.meta.dirname, '../../..')
const EXAMPLES = join(ROOT, 'examples')
const JOIN = join(ROOT, 'docs/join.md')
const CLAUDE = ['@anthropic-ai/claude-agent-sdk@0.3.325']
const TSX = join(import.meta.dirname, '../../../node_modules/tsx/dist/cli.mjs')

/** Copies the example next to its packages: Node resolves packages relative to the file. */
function inNode(file: string, packages: readonly string[], runner: readonly string[]): readonly string[] {
  const folder = nodeFolderWith(packages)
  copyFileSync(join(EXAMPLES, file), join(folder, file))
  return [process.execPath, ...runner, join(folder, file)]
}

const inPython = (file: string, requirements: readonly string[]): readonly string[] => [
  pythonWith(requirements),
  join(EXAMPLES, file),
]

/** Command of each example. */
const FRAMEWORKS: Readonly<Record<string, () => readonly string[]>> = {
  'openai-agents.py': () => inPython('openai-agents.py', ['openai-agents==0.24.0']),
  'langgraph-keeper.py': () =>
    inPython('langgraph-keeper.py', [
      'langgraph==1.2.20',
      'langchain-mcp-adapters==0.3.2',
      'langchain-openai==1.5.2',
      'langchain-core==1.5.6',
    ]),
  'openai-agents.ts': () => inNode('openai-agents.ts', ['@openai/agents@0.20.0'], [TSX]),
  'claude-agent-sdk.mjs': () => inNode('claude-agent-sdk.mjs', CLAUDE, []),
}

async function newKey(url: string): Promise<string> {
  const sent = { method: 'POST', body: JSON.stringify({ username: 'framework' }) }
  const answer = (await (await fetch(`${url}/api/auth/register`, sent)).json()) as { your_token: string }
  return answer.your_token
}

/** Runs the commands of docs/join.md with the Claude Code that its SDK includes. */
async function claudeCode(): Promise<string> {
  const folder = nodeFolderWith(CLAUDE)
  const program = join(folder, `node_modules/@anthropic-ai/claude-agent-sdk-${process.platform}-${process.arch}`)
  const home = mkdtempSync(join(tmpdir(), 'claude-'))
  const house = await startLocalHost({ writeLog: () => {} })
  const env = {
    PATH: `${program}:${process.env.PATH}`,
    HOME: home,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    CREATURE_HOUSE_URL: house.url,
  }
  const shell = (command: string) => promisify(execFile)('sh', ['-e', '-c', command], { cwd: home, env })
  try {
    const document = readFileSync(JOIN, 'utf8')
    const command = (start: string) => new RegExp(`\`(${start} [^\`]+)\``).exec(document)?.[1] ?? ''
    const connects = async (server: string) => {
      const { stdout } = await shell('claude mcp list')
      if (!new RegExp(`^${server}: .* Connected`, 'm').test(stdout)) throw new Error(stdout)
    }
    const here = command('claude mcp add').replace('http://localhost:8787', house.url)
    const byHand = here.replace('ch_…', await newKey(house.url))
    for (const way of [byHand, byHand.replace(/ --header .*/, '')]) {
      await shell(way)
      await connects('creature-house')
      await shell('claude mcp remove creature-house')
    }
    // The settings contain no key yet: the plugin must connect without one, to register.
    await shell(`claude plugin validate --strict ${ROOT} && cd ${ROOT} && ${command('claude plugin marketplace add')}`)
    await connects('plugin:creature:house')
    return 'connects by the commands of docs/join.md, with a key, without, and with the plugin'
  } finally {
    await house.close()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** More than any example needs on a slow machine: Claude Code starts once for each of about fifty visits. */
const PATIENCE_MS = 45 * 60_000

const model = await startScriptedModel()

async function raises(command: readonly string[]): Promise<string> {
  const house = await startLocalHost({
    writeLog: () => {},
    rateLimits: Object.fromEntries(everyOperation.map(([id]) => [id, 100_000])),
  })
  const home = mkdtempSync(join(tmpdir(), 'example-'))
  const key = await newKey(house.url)
  const [program = '', ...args] = command
  // No telemetry: only the local host and the scripted model are reachable.
  const example = spawn(program, [...args, house.url], {
    cwd: home,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      FAST_FORWARD: '1',
      CREATURE_HOUSE_KEY: key,
      OPENAI_API_KEY: 'scripted',
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_AGENTS_DISABLE_TRACING: '1',
      ANTHROPIC_API_KEY: 'scripted',
      ANTHROPIC_BASE_URL: model.url,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      PYTHONDONTWRITEBYTECODE: '1',
    },
  })
  try {
    const visits = await untilItSays(example, /(", |: )adult\b/)
    const lived = await fetch(`${house.url}/api/house/history`, { headers: { authorization: `Bearer ${key}` } })
    const { creature, stats } = (await lived.json()) as {
      creature: { stage: string }
      stats: { missed_feedings: number }
    }
    if (creature.stage !== 'adult') throw new Error(`the example reports adult, the API ${creature.stage}`)
    return `an adult after ${visits} visits, ${stats.missed_feedings} meals missed`
  } finally {
    example.kill('SIGKILL')
    await house.close()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Number of visits until its output matches. */
function untilItSays(example: ChildProcess, words: RegExp): Promise<number> {
  let text = ''
  let complaint = ''
  const patience = setTimeout(() => example.kill('SIGKILL'), PATIENCE_MS)
  return new Promise<number>((resolve, reject) => {
    example.stdout?.on('data', (chunk) => {
      text += chunk
      if (words.test(text)) resolve([...text.matchAll(/^Come back (in|at)/gm)].length)
    })
    example.stderr?.on('data', (chunk) => {
      complaint += chunk
    })
    once(example, 'close').then(([code]) =>
      reject(new Error(`it exited with ${code}: ${`${text}\n${complaint}`.slice(-1500)}`)),
    )
  }).finally(() => clearTimeout(patience))
}

const raised = Object.entries(FRAMEWORKS).map(([name, command]) => [name, async () => raises(command())] as const)
for (const [name, prove] of [['claude-code', claudeCode] as const, ...raised]) {
  if (process.argv[2] && process.argv[2] !== name) continue
  try {
    console.log(`${name}: ${await prove()}`)
  } catch (error) {
    const absent = error instanceof Unavailable
    console.log(`${name}: ${absent ? 'not available here' : 'fails'} (${(error as Error).message})`)
    if (!absent) process.exitCode = 1
  }
}
model.close()
process.exit()
