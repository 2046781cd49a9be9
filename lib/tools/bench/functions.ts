/** Measures the start and the first answer of every function, compared with an empty one. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import { bundle, FUNCTIONS, SHAPE } from '../../stack/bundle'
import { writeCodeCaches } from '../../stack/write-code-caches'
import { rounded } from '../measure/arithmetic'
import { measuredHost } from '../measure/measured-host'
import { type ColdStart, measureColdStart } from './cold'

export interface FunctionCost {
  name: string
  start_cpu_ms: number
  /** Start, compared with a function that does nothing. */
  to_empty: number
  /**
   * The part of the processor time until the first answer beyond an empty function, compared with a process that only
   * loads the SDK's clients and makes the same database calls. Functions that callers wait for have it.
   */
  cold?: number
}

const EMPTY = 'a function that does nothing'
const SDK = "DynamoDB's clients alone"

/** The SDK's clients as published, with the commands that the functions use. */
const CLIENTS = `export { publishedSend } from './lib/tools/measure/published'
  export { BatchGetCommand, GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'`

/** Prints the processor time of a process from its start until the function can be called. */
const LOAD = `require(process.argv[1]); const { user, system } = process.cpuUsage(); console.log(user + system)`

export async function measureFunctions(rounds: number, names: readonly string[] = FUNCTIONS): Promise<FunctionCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const deployed = join(folder, 'deployed')
    await bundle({ outdir: deployed })
    writeCodeCaches(deployed, names)
    const [empty, sdk] = [join(folder, 'empty.js'), join(folder, 'sdk.js')]
    writeFileSync(empty, 'exports.handler = async () => {}')
    await build({ ...SHAPE, stdin: { contents: CLIENTS, resolveDir: SHAPE.absWorkingDir }, outfile: sdk })
    const measured = [
      { name: EMPTY, file: empty },
      { name: SDK, file: sdk },
      ...names.map((name) => ({ name, file: join(deployed, name, 'index.js') })),
    ]
    /** The minimum counts: other work of the machine only adds to it. */
    const least = new Map<string, number>()
    for (let round = 0; round < rounds; round++)
      for (const { file } of measured)
        least.set(file, Math.min(least.get(file) ?? Number.POSITIVE_INFINITY, await loadMs(file)))
    const cold = await measureColdStarts(rounds, { folder, deployed, clients: sdk, names })
    const cpu = (file: string) => least.get(file) ?? 0
    return measured.map(({ name, file }) => ({
      name,
      start_cpu_ms: rounded(cpu(file), 1),
      to_empty: rounded(cpu(file) / cpu(empty)),
      ...(cold[name] && { cold: rounded((cold[name].function_ms - cpu(empty)) / (cold[name].bare_ms - cpu(empty))) }),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface ColdStarts {
  folder: string
  deployed: string
  clients: string
  names: readonly string[]
}

/** The minimum of each group's cold starts. */
async function measureColdStarts(
  rounds: number,
  { folder, deployed, clients, names }: ColdStarts,
): Promise<Partial<Record<string, ColdStart>>> {
  const host = await measuredHost({ time: () => Date.parse('2026-03-02T09:00:00.000Z') })
  try {
    const least: Partial<Record<string, ColdStart>> = {}
    for (let round = 0; round < rounds; round++)
      for (const group of GROUPS.filter((one) => names.includes(one))) {
        const bundle = join(deployed, group, 'index.js')
        const { function_ms, bare_ms } = await measureColdStart(host, { group, bundle, clients, folder })
        least[group] = {
          function_ms: Math.min(least[group]?.function_ms ?? function_ms, function_ms),
          bare_ms: Math.min(least[group]?.bare_ms ?? bare_ms, bare_ms),
        }
      }
    return least
  } finally {
    await host.close()
  }
}

const run = promisify(execFile)

async function loadMs(file: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['-e', LOAD, file], { env: { AWS_REGION: 'eu-central-1' } })
  return Number(stdout) / 1000
}
