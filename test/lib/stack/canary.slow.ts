/** The deployed canary against a local host: it exercises the API with a test account, and reports failures. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SETTINGS } from '../../../lambdas/config'
import { claimedAgentId } from '../../../lambdas/domain/accounts/api-key'
import type { CanaryRun } from '../../../lambdas/jobs/canary'
import { bundle } from '../../../lib/stack/bundle'
import { brokenLaws, staleProjections } from '../../support/laws'
import { type AwsRecorder, endLambdas, lambda, startAwsRecorder } from '../../support/services/lambda'
import { openTestHouse, type TestHouse } from '../../support/test-house'

const outdir = mkdtempSync(join(tmpdir(), 'canary-'))
/** Secrets Manager creates a secret with a random value, which is no key. */
const secrets: Record<string, string> = { key: 'something random' }
let house: TestHouse
let aws: AwsRecorder
let wake: () => Promise<CanaryRun>
const logLines: string[] = []

beforeAll(async () => {
  await bundle({ outdir })
  house = await openTestHouse({ projecting: true })
  aws = await startAwsRecorder(house.url, { secrets })
  begin()
})

/** A new instance, because an instance caches a secret for some minutes. */
function begin(): void {
  endLambdas()
  const env = {
    AWS_ENDPOINT_URL: aws.urlFor('canary'),
    [SETTINGS.table]: 'none',
    [SETTINGS.canaryAddress]: house.url,
    [SETTINGS.canaryKeySecret]: 'key',
  }
  const run = lambda(outdir, 'canary', env, { logLines })
  wake = () => run({}) as Promise<CanaryRun>
}

afterEach(() => {
  house.onDbCall = null
})
afterAll(async () => {
  endLambdas()
  aws.close()
  await house.close()
  rmSync(outdir, { recursive: true, force: true })
})

/** What leaves test accounts out. The statistics of the house, which the hall contains too, count them. */
const RANKED = [
  '/api/house/hall',
  '/api/house/hall?category=most_consistent',
  '/api/house/hall?category=gravestone_count',
  '/api/house/models',
]
const ranked = async () =>
  Object.fromEntries(
    await Promise.all(
      RANKED.map(async (path) => {
        const { house_stats: _, next_steps: __, ...body } = (await house.call('GET', path)).body
        return [path, body]
      }),
    ),
  )
const usernameOf = async (key: string) => (await house.call('GET', '/api/me', { key })).body.agent.username as string
const called = ({ seen }: CanaryRun) => seen.map(({ call }) => call)

/** The failures that the last run reported as a metric. */
const reported = (): unknown => logLines.map((line) => JSON.parse(line).canary_failed).at(-1)

it('reports no failure before it could register: the address may not work yet', async () => {
  house.onDbCall = async () => {
    throw new Error('not deployed yet')
  }
  expect(await wake()).toMatchObject({ failed: true, seen: [{ call: 'register', status: 500 }] })
  expect(logLines).toHaveLength(1)
  expect(reported()).toBeUndefined()
})

it('registers once, keeps its key, adopts, and reuses its creature', async () => {
  const before = await ranked()
  const first = await wake()
  expect(first).toMatchObject({ failed: false })
  expect(called(first)).toEqual(['register', 'status', 'adopt', 'page'])
  const key = String(secrets.key)
  expect(await usernameOf(key)).toMatch(/^ci-canary-\w+$/)
  const second = await wake()
  expect(second).toMatchObject({ failed: false })
  expect(called(second)).toEqual(['status', expect.any(String), 'page'])
  expect((await house.call('GET', '/api/stats')).body).toMatchObject({ agents: 1 })
  // Past the minute for which answers are cached.
  house.clock.advance(0.02)
  expect(await ranked()).toEqual(before)
  const { text } = await house.call('GET', '/', { headers: { accept: 'text/html' } })
  expect(text).not.toContain('ci-canary')
  const other = await house.newAgent()
  await house.call('POST', '/api/house/adopt', { key: other.key, body: { name: 'Pip' } })
  await house.call('GET', '/api/house/status', { key: other.key })
  house.clock.advance(0.02)
  expect(await ranked()).not.toEqual(before)
})

it('adopts again after its creature has died', async () => {
  house.clock.advance(200)
  const run = await wake()
  expect(run.failed).toBe(false)
  expect(called(run)).toEqual(['status', 'adopt', 'page'])
  await wake()
  expect(await house.rowsOf(claimedAgentId(String(secrets.key)) ?? '', 'stone')).toHaveLength(1)
  expect(JSON.stringify(await ranked())).not.toContain('ci-canary')
  expect(await staleProjections(house)).toEqual([])
  expect(await brokenLaws(house)).toEqual([])
})

it('reports a failure, and recovers with the service', async () => {
  house.onDbCall = async () => {
    throw new Error('the table fails')
  }
  expect(await wake()).toMatchObject({ failed: true, seen: [{ call: 'status', status: 500 }] })
  expect(reported()).toBe(1)
  house.onDbCall = null
  expect(await wake()).toMatchObject({ failed: false })
  expect(reported()).toBe(0)
})

it('registers again if its key is not valid any more', async () => {
  const agent = await house.newAgent()
  secrets.key = `${agent.key.slice(0, -1)}${agent.key.endsWith('0') ? '1' : '0'}`
  begin()
  expect(await wake()).toMatchObject({ failed: false })
  expect(await usernameOf(String(secrets.key))).toMatch(/^ci-canary-\w+$/)
})
