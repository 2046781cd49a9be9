/** How large every function is and what it takes to load it, compared with nothing, DynamoDB's clients and the whole SDK. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { bundle, FUNCTIONS, SHAPE } from '../../stack/bundle'
import { rounded } from '../measure/figures'

export interface FunctionCost {
  name: string
  /** Size of the file that loads first. */
  kb: number
  /** The same with every module of the SDK as published. */
  published_kb: number
  start_cpu_ms: number
  /** Start, compared with a function that does nothing. */
  to_empty: number
  /** The part of the start beyond an empty function, compared with DynamoDB's clients alone. */
  to_sdk: number
  /** The same part, compared with this function with every module of the SDK as published. */
  to_published: number
}

const EMPTY = 'a function that does nothing'
const SDK = "DynamoDB's clients alone"
const KB = 1024

/** The SDK's clients as published, with the commands that the functions use. */
const CLIENTS = `export * from './lambdas/store/db'
  export { BatchGetCommand, GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'`

/** Prints the processor time of a process from its start until the function can be called. */
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
    ].map((one) => ({ ...one, whole: isSameFile(one.file, one.whole) ? one.file : one.whole }))

    const files = new Set(measured.flatMap(({ file, whole }) => [file, whole]))
    /** The minimum counts: other work of the machine only adds to it. */
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

/** A function without the SDK is compared with itself: both imports take almost no time, so their ratio would be noise. */
const isSameFile = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other))

const run = promisify(execFile)

async function loadMs(file: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['-e', LOAD, file], { env: { AWS_REGION: 'eu-central-1' } })
  return Number(stdout) / 1000
}
