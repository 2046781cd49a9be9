/**
 * `npm run prove outside [-- dynamodb cfn-lint sam aws schemathesis openapi-typescript redocly agentskills]`: checks by third-party tools.
 * AWS's DynamoDB Local runs under the tests of the store and the operations, cfn-lint and SAM read the synthesized
 * template, the AWS CLI the commands of the documents, schemathesis tests a running local host against its OpenAPI document, openapi-typescript generates types
 * from that document, redocly lints it, and agentskills validates the plugin's skill. Maven, pip and npm fetch them into a cache folder; an unavailable tool is reported, but is no failure.
 */
import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openapi } from '../../../lambdas/api/documents/openapi'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { startLocalHost } from '../../../lib/local/local-host'
import { GATEWAY_ROUTES } from '../../../lib/stack/api/gateway-routes'
import { runCommand } from '../../../lib/tools/run-command'
import { CACHE, nodeFolderWith, pythonWith, Unavailable } from '../../support/packages'
import { refusedAwsCommands } from './aws-commands'

const DYNAMODB_LOCAL = '2.5.2'
/** Runs on the compiler API of TypeScript 5, which version 7 does not have. */
const TYPE_GENERATOR = ['openapi-typescript@7.13.0', 'typescript@5.9.3']
const PYTHON_TOOLS = {
  'cfn-lint': 'cfn-lint==1.58.0',
  sam: 'aws-sam-cli==1.170.0',
  aws: 'awscli==1.46.2',
  schemathesis: 'schemathesis==4.32.5',
  agentskills: 'skills-ref==0.1.1',
} as const

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
  // Called as dynoxide is: [--db-path <file>] --host <address> --port <number>. It listens at every address.
  const script = [
    '#!/bin/sh',
    'if [ "$1" = --db-path ]; then set -- "$6" -dbPath "$(dirname "$2")"; else set -- "$4" -inMemory; fi',
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

function withTemplate(judge: (template: string) => boolean): boolean {
  const output = mkdtempSync(join(tmpdir(), 'template-'))
  try {
    const env = { ...process.env, CDK_VALIDATION: 'false' }
    if (!run('npx', ['cdk', 'synth', '--quiet', '--output', output], { ...shown, env })) return false
    return judge(join(output, 'CreatureHouse.template.json'))
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}

function cfnLint(): boolean {
  const linter = python('cfn-lint')
  // W3005: the CDK adds dependencies that references already imply.
  return withTemplate((template) => run(linter, ['--ignore-checks', 'W3005', '--', template], shown))
}

/** Reads the routes as `sam local start-api` does, without a container engine. */
const SAM_ROUTES = `
import sys
from samcli.lib.providers.api_provider import ApiProvider
from samcli.lib.providers.sam_stack_provider import SamLocalStackProvider
stacks, _ = SamLocalStackProvider.get_stacks(sys.argv[1])
routes = ApiProvider(stacks, cwd='.').api.routes
print(len(routes), 'routes')
sys.exit({route.authorizer_name for route in routes} != {'authorizer'} or {route.path for route in routes} != set(sys.argv[2:]))
`

/** The template after the filter of docs/local.md. */
function sam(): boolean {
  const cli = python('sam')
  const filter = /jq '([^']+)'/.exec(readFileSync('docs/local.md', 'utf8'))?.[1] ?? ''
  return withTemplate((template) => {
    const filtered = `${template}.sam.json`
    run('sh', ['-c', 'jq "$0" "$1" > "$2"', filter, template, filtered], { orElse: 'there is no jq' })
    const env = { ...process.env, SAM_CLI_TELEMETRY: '0', AWS_DEFAULT_REGION: 'us-east-1' }
    const routes = ['-c', SAM_ROUTES, filtered, ...Object.keys(GATEWAY_ROUTES)]
    return (
      run(cli, ['validate', '-t', filtered], { ...shown, env }) &&
      run(join(cli, '../python3'), routes, { stdio: ['ignore', 'inherit', 'ignore'], env })
    )
  })
}

async function aws(): Promise<boolean> {
  const { sent, refused } = await refusedAwsCommands(python('aws'))
  console.log(`${sent} calls, ${refused.length} refused\n${refused.join('\n')}`)
  return sent > 50 && refused.length === 0
}

/** Checks of what the document promises. It does not promise to refuse odd input. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]

const agentSkills = (): boolean =>
  run(python('agentskills'), ['validate', 'plugins/claude-code/skills/creature-house'], shown)

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

/** Each line that must not compile is marked; a mark without an error fails, too. */
const CLIENT = `
import type { components, operations } from './house'

type Asked<Id extends keyof operations> = operations[Id] extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never
type Sent<Id extends keyof operations> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never
type Got<Id extends keyof operations> = operations[Id]['responses'] extends { 200: { content: { 'application/json': infer Body } } } ? Body : never

export const second: Asked<'graveyard'> = { page: 2, per_page: 50 }
export const board: Asked<'hall'> = { category: 'most_consistent', page: 1 }
export const feed: Sent<'care'> = { action: 'feed', item: null }
export const back: Sent<'resurrect'> = { creature_id: '3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34' }
export const total = (stones: Got<'graveyard'>): number => stones.pagination.page + 1
export const poor = ({ cost, missing }: components['schemas']['InsufficientCreditsError']): number => cost - missing

// @ts-expect-error a page is a number
export const text: Asked<'graveyard'> = { page: '2' }
// @ts-expect-error there is no such board
export const unknown: Asked<'hall'> = { category: 'youngest' }
// @ts-expect-error an action is required
export const nothing: Sent<'care'> = {}
`

function openapiTypescript(): boolean {
  const folder = nodeFolderWith(TYPE_GENERATOR)
  const tool = (path: string) => join(folder, 'node_modules', path)
  const document = openapi({ base_url: 'https://creature-house.test' })
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
  writeFileSync(join(folder, 'client.ts'), CLIENT)
  const generate = [tool('openapi-typescript/bin/cli.js'), 'openapi.json', '--output', 'house.ts']
  const compile = [tool('typescript/bin/tsc'), '--strict', '--noEmit', 'client.ts']
  return [generate, compile].every((args) => run(process.execPath, args, { ...shown, cwd: folder }))
}

const LINT = `
  import { text } from 'node:stream/consumers'
  import { createConfig, lintFromString } from '@redocly/openapi-core'
  const rules = { 'operation-4xx-response': 'error', 'operation-2xx-response': 'off' }
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source: await text(process.stdin), config })
  for (const { ruleId, message, location } of problems) console.log(ruleId, message, location[0]?.pointer)
  process.exitCode = problems.length > 0 ? 1 : 0
`

/** Not among the development dependencies: it would add 30 MB to every `npm ci`. */
function redocly(): boolean {
  const input = JSON.stringify(openapi({ base_url: 'https://creature-house.test' }))
  const cwd = nodeFolderWith(['@redocly/openapi-core@2.64.0'])
  return run(process.execPath, ['--input-type=module', '-e', LINT], {
    cwd,
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

const JUDGES = {
  dynamodb,
  'cfn-lint': cfnLint,
  sam,
  aws,
  schemathesis,
  agentskills: agentSkills,
  'openapi-typescript': openapiTypescript,
  redocly,
} as const

async function main(): Promise<number> {
  let code = 0
  const wanted = process.argv.slice(2)
  const verdicts: string[] = []
  for (const [name, judge] of Object.entries(JUDGES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n— ${name} —`)
    try {
      const good = await judge()
      verdicts.push(`${name}: ${good ? 'finds nothing' : 'finds fault'}`)
      if (!good) code = 1
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      verdicts.push(`${name}: not available here (${error.message.trim()})`)
    }
  }
  console.log(`\n${verdicts.join('\n')}`)
  return code
}

await runCommand(main, { stack: true })
