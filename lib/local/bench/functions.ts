/** How large every function is and what it takes to load it, beside nothing at all and beside DynamoDB's clients alone. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { bundle, FUNCTIONS, SHAPE } from '../../bundle'
import { median, rounded } from './figures'

export interface FunctionCost {
  name: string
  /** Of the file that loads first. */
  kb: number
  start_cpu_ms: number
  /** Beside a function that does nothing. */
  to_empty: number
  /** What comes on top of that, beside DynamoDB's clients and nothing else. */
  to_sdk: number
}

const EMPTY = 'a function that does nothing'
const SDK = "DynamoDB's clients alone"
const KB = 1024

/** The SDK's clients as they are published, with the calls the house makes. */
const CLIENTS = `export * from './lambdas/store/db'
  export { BatchGetCommand, GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'`

/** Tells the processor time of a process from its start until the function could be called. */
const LOAD = `require(process.argv[1]); const { user, system } = process.cpuUsage(); console.log(user + system)`

export async function measureFunctions(rounds: number, names: readonly string[] = FUNCTIONS): Promise<FunctionCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    await bundle({ outdir: join(folder, 'functions') })
    const files = new Map([
      [EMPTY, join(folder, 'empty.js')],
      [SDK, join(folder, 'sdk.js')],
    ])
    writeFileSync(join(folder, 'empty.js'), 'exports.handler = async () => {}')
    await build({
      ...SHAPE,
      stdin: { contents: CLIENTS, resolveDir: SHAPE.absWorkingDir },
      outfile: join(folder, 'sdk.js'),
    })
    for (const name of names) files.set(name, join(folder, 'functions', name, 'index.js'))

    const taken = new Map([...files.keys()].map((name): [string, number[]] => [name, []]))
    for (let round = 0; round < rounds; round++)
      for (const [name, file] of files) taken.get(name)?.push(await loadMs(file))
    const cpu = (name: string) => median(taken.get(name) ?? [])
    return [...files].map(([name, file]) => ({
      name,
      kb: rounded(statSync(file).size / KB, 1),
      start_cpu_ms: rounded(cpu(name), 1),
      to_empty: rounded(cpu(name) / cpu(EMPTY)),
      to_sdk: rounded((cpu(name) - cpu(EMPTY)) / (cpu(SDK) - cpu(EMPTY))),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const run = promisify(execFile)

async function loadMs(file: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['-e', LOAD, file], { env: { AWS_REGION: 'eu-central-1' } })
  return Number(stdout) / 1000
}
