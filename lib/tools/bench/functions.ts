/** How large every function is and what it takes to load it: beside nothing, DynamoDB's clients alone, and the whole SDK. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { bundle, FUNCTIONS, SHAPE } from '../../stack/bundle'
import { rounded } from './figures'

export interface FunctionCost {
  name: string
  /** Of the file that loads first. */
  kb: number
  /** With every module of the SDK as published. */
  published_kb: number
  start_cpu_ms: number
  /** Beside a function that does nothing. */
  to_empty: number
  /** What comes on top of that, beside DynamoDB's clients and nothing else. */
  to_sdk: number
  /** The same, beside this function with every module of the SDK as published. */
  to_published: number
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
    const [deployed, published] = [join(folder, 'deployed'), join(folder, 'published')]
    await bundle({ outdir: deployed })
    await bundle({ outdir: published, swaps: {} })
    const [empty, sdk] = [join(folder, 'empty.js'), join(folder, 'sdk.js')]
    writeFileSync(empty, 'exports.handler = async () => {}')
    await build({ ...SHAPE, stdin: { contents: CLIENTS, resolveDir: SHAPE.absWorkingDir }, outfile: sdk })
    const measured = [
      { name: EMPTY, file: empty, whole: empty },
      { name: SDK, file: sdk, whole: sdk },
      ...names.map((name) => ({
        name,
        file: join(deployed, name, 'index.js'),
        whole: join(published, name, 'index.js'),
      })),
    ].map((one) => ({ ...one, whole: areAlike(one.file, one.whole) ? one.file : one.whole }))

    const files = new Set(measured.flatMap(({ file, whole }) => [file, whole]))
    /** The least that was seen: whatever else the machine does only adds to it. */
    const least = new Map<string, number>()
    for (let round = 0; round < rounds; round++)
      for (const file of files)
        least.set(file, Math.min(least.get(file) ?? Number.POSITIVE_INFINITY, await loadMs(file)))
    const cpu = (file: string) => least.get(file) ?? 0
    const imported = (file: string) => cpu(file) - cpu(empty)
    const kb = (file: string) => rounded(statSync(file).size / KB, 1)
    return measured.map(({ name, file, whole }) => ({
      name,
      kb: kb(file),
      published_kb: kb(whole),
      start_cpu_ms: rounded(cpu(file), 1),
      to_empty: rounded(cpu(file) / cpu(empty)),
      to_sdk: rounded(imported(file) / imported(sdk)),
      to_published: file === whole ? 1 : rounded(imported(file) / imported(whole)),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One that has nothing of the SDK in it is compared with itself: both take no time at all, and their ratio is chance. */
const areAlike = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other))

const run = promisify(execFile)

async function loadMs(file: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['-e', LOAD, file], { env: { AWS_REGION: 'eu-central-1' } })
  return Number(stdout) / 1000
}
