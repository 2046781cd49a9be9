/**
 * `npm run prove outside [-- dynamodb cfn-lint schemathesis]`: checks by third-party tools. AWS's DynamoDB Local runs
 * under the tests of the store and the operations, cfn-lint reads the synthesized template, and schemathesis tests a
 * running local host against its OpenAPI document. Maven and pip fetch them into a cache folder; an unavailable tool is
 * reported, but is no failure.
 */
import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { startLocalHost } from '../../../lib/local/local-host'
import { CACHE, pythonWith, Unavailable } from '../../support/packages'

const DYNAMODB_LOCAL = '2.5.2'
const PYTHON_TOOLS = { 'cfn-lint': 'cfn-lint==1.58.0', schemathesis: 'schemathesis==4.32.5' } as const

interface Run extends SpawnSyncOptions {
  /** Message if it cannot run at all. */
  orElse?: string
}

function run(command: string, args: readonly string[], { orElse, ...options }: Run = {}): boolean {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (orElse && (error || status !== 0))
    throw new Unavailable(`${orElse}: ${error?.message ?? String(stderr).slice(-300)}`)
  return status === 0
}

const shown = { stdio: 'inherit' } as const

/** Replaces the engine that the tests start by a JVM. */
function dynamodb(): boolean {
  const folder = join(CACHE, `dynamodb-local-${DYNAMODB_LOCAL}`)
  const jars = join(folder, 'lib')
  if (!existsSync(jars)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'pom.xml'), pom('com.amazonaws', 'DynamoDBLocal', DYNAMODB_LOCAL))
    const fetched = ['-q', '-B', '-f', folder, 'dependency:copy-dependencies', `-DoutputDirectory=${jars}.part`]
    run('mvn', fetched, { orElse: 'Maven could not fetch DynamoDB Local' })
    run('mv', [`${jars}.part`, jars])
  }
  run('java', ['-version'], { orElse: 'there is no Java' })
  const engine = join(folder, 'engine')
  const server = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner'
  const options = `-Djava.library.path='${jars}' -cp '${jars}/*' ${server} -disableTelemetry`
  // Called as dynoxide is: --port <number> [--db-path <file>]
  const script = [
    '#!/bin/sh',
    'if [ -n "$4" ]; then set -- "$2" -dbPath "$(dirname "$4")"; else set -- "$2" -inMemory; fi',
    `exec java ${options} -port "$@"`,
  ]
  writeFileSync(engine, `${script.join('\n')}\n`)
  chmodSync(engine, 0o755)
  const jest = ['node_modules/jest/bin/jest.js', '--maxWorkers=1', ...TESTS_ON_DYNAMODB]
  return run(process.execPath, jest, { ...shown, env: { ...process.env, SUITE: 'all', DYNOXIDE_BIN: engine } })
}

const TESTS_ON_DYNAMODB = ['test/store', 'test/operations', 'test/jobs', 'test/proofs/faults.slow.ts']

const pom = (groupId: string, artifactId: string, version: string): string => `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>house</groupId><artifactId>outside</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version>
  </dependency></dependencies>
</project>
`

/** The tool's program in its Python environment. */
const python = (tool: keyof typeof PYTHON_TOOLS): string => join(pythonWith([PYTHON_TOOLS[tool]]), '..', tool)

function cfnLint(): boolean {
  const linter = python('cfn-lint')
  const output = mkdtempSync(join(tmpdir(), 'template-'))
  try {
    const env = { ...process.env, CDK_VALIDATION: 'false' }
    if (!run('npx', ['cdk', 'synth', '--quiet', '--output', output], { ...shown, env })) return false
    // W3005: the CDK adds dependencies that references already imply.
    return run(linter, ['--ignore-checks', 'W3005', '--', join(output, 'CreatureHouse.template.json')], shown)
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}

/** Checks of what the document promises. It does not promise to refuse odd input. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]

async function schemathesis(): Promise<boolean> {
  const tool = python('schemathesis')
  const house = await startLocalHost({
    writeLog: () => {},
    adminKey: 'outside',
    rateLimits: Object.fromEntries(everyOperation.map(([id]) => [id, 1_000_000])),
    throttle: { rate: 1e6, burst: 1e6 },
    jobsEverySeconds: null,
  })
  try {
    const registered = await fetch(`${house.url}/api/auth/register`, {
      method: 'POST',
      body: '{"username":"outsider"}',
    })
    const { your_token: key } = (await registered.json()) as { your_token: string }
    const options = ['--checks', CHECKS.join(','), '--max-examples', '20', '--seed', '1', '--no-color']
    const headers = ['-H', `x-api-key: ${key}`, '-H', 'x-admin-key: outside']
    // The first rotation would invalidate the tool's own key.
    const spared = ['--exclude-operation-id', 'rotate_key']
    const args = ['run', `${house.url}/openapi.json`, ...options, ...headers, ...spared]
    // Keeps its state between runs in the cache.
    const [code] = await once(spawn(tool, args, { ...shown, cwd: CACHE }), 'exit')
    return code === 0
  } finally {
    await house.close()
  }
}

const JUDGES = { dynamodb, 'cfn-lint': cfnLint, schemathesis } as const

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const verdicts: string[] = []
  for (const [name, judge] of Object.entries(JUDGES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n— ${name} —`)
    try {
      const good = await judge()
      verdicts.push(`${name}: ${good ? 'finds nothing' : 'finds fault'}`)
      if (!good) process.exitCode = 1
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      verdicts.push(`${name}: cannot be had here (${error.message.trim()})`)
    }
  }
  console.log(`\n${verdicts.join('\n')}`)
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
