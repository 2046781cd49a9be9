/** Code caches of the bundles: accepted by the Node that wrote them, and harmless to another one. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { SETTINGS } from '../../../../lambdas/config'
import { createTable, type Engine, startDynamoDB } from '../../../../lib/local/engine/dynamodb'
import { eventOf } from '../../../../lib/local/events'
import { bundle, FUNCTIONS } from '../../../../lib/stack/bundle'
import { buildCodeCaches } from '../../../../lib/stack/code-cache'
import { assetHash } from '../../../../lib/stack/house-function'
import { freePort } from '../../../support/http'
import { endLambdas, lambda } from '../../../support/services/lambda'

const folder = mkdtempSync(join(tmpdir(), 'code-cache-'))
const [plain, cached] = [join(folder, 'plain'), join(folder, 'cached')]

/** Stands in for Docker: runs the handler in this Node, as the emulator in Lambda's image does. */
const docker = (port: number) => `#!${process.execPath}
const [volume, image, name] = process.argv.slice(-3)
process.env.LAMBDA_TASK_ROOT = volume.split(':')[0]
const [file, handler] = name.split('.')
const run = require(process.env.LAMBDA_TASK_ROOT + '/' + file + '.js')[handler]
require('node:http').createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  response.end(JSON.stringify((await run(JSON.parse(body))) ?? null))
}).listen(${port})
`

let engine: Engine
beforeAll(async () => {
  engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  await createTable(engine.endpoint, 'house')
  await bundle({ outdir: plain })
  cpSync(plain, cached, { recursive: true })
  const port = await freePort()
  writeFileSync(join(folder, 'docker'), docker(port))
  chmodSync(join(folder, 'docker'), 0o755)
  await buildCodeCaches(cached, { image: 'an-image', docker: join(folder, 'docker'), port })
})
afterAll(async () => {
  endLambdas()
  await engine?.close()
  rmSync(folder, { recursive: true, force: true })
})

const env = { AWS_REGION: 'eu-central-1', NODE_NO_WARNINGS: '1' }

it('accepts the caches in the Node that wrote them', () => {
  for (const name of FUNCTIONS) {
    const load = ['-e', 'require(process.argv[1])', join(cached, name, 'index.js')]
    expect(spawnSync(process.execPath, load, { env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  }
})

it('compiles as usual where a cache is rejected, here because of other flags, and logs it', () => {
  const load = ['--expose-gc', '-e', 'console.log(typeof require(process.argv[1]).handler)']
  const { stdout, stderr } = spawnSync(process.execPath, [...load, join(cached, 'house/index.js')], {
    env,
    encoding: 'utf8',
  })
  expect(stdout).toBe('function\n')
  expect(JSON.parse(stderr)).toEqual({ level: 'warn', message: 'code cache rejected', node: process.version })
})

it.each([
  ['accepted', {}],
  ['rejected', { NODE_OPTIONS: '--stack-trace-limit=9' }],
])('answers as without caches where they are %s, also from lazy modules', async (_, flags) => {
  const settings = { AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint, [SETTINGS.table]: 'house', ...flags }
  const show = async (bundles: string, page: 'docs' | 'card') =>
    (await lambda(bundles, 'pages', settings)(eventOf(page))) as APIGatewayProxyResult
  for (const page of ['docs', 'card'] as const) {
    const expected = await show(plain, page)
    expect(expected.statusCode).toBe(200)
    expect((await show(cached, page)).body).toBe(expected.body)
  }
})

it('takes less processor time to load', () => {
  const load = `require(process.argv[1]); const { user, system } = process.cpuUsage(); console.log(user + system)`
  const cpu = (bundles: string) =>
    Number(execFileSync(process.execPath, ['-e', load, join(bundles, 'house/index.js')], { env }))
  // In alternation, so that a busy machine slows down both.
  const rounds = Array.from({ length: 10 }, () => ({ cached: cpu(cached), plain: cpu(plain) }))
  const least = (of: 'cached' | 'plain') => Math.min(...rounds.map((round) => round[of]))
  expect(least('cached')).toBeLessThan(0.95 * least('plain'))
})

it('is not part of the hash of the asset, but the Node that wrote it is', () => {
  const hash = () => assetHash(join(cached, 'house'))
  const before = hash()
  const cache = join(cached, 'house/index.cache')
  writeFileSync(cache, Buffer.concat([readFileSync(cache), Buffer.from('more')]))
  expect(hash()).toBe(before)
  writeFileSync(join(cached, 'house/code-cache.json'), '{"node":"v99.0.0"}')
  expect(hash()).not.toBe(before)
})
