/** The deployed canary against a local host: it exercises the API, reports failures, and stays invisible in public. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SETTINGS } from '../../../lambdas/config'
import { claimedAgentId } from '../../../lambdas/domain/accounts/api-key'
import { isCanary } from '../../../lambdas/domain/accounts/canary'
import type { CanaryRun } from '../../../lambdas/jobs/canary'
import { bundle } from '../../../lib/stack/bundle'
import { brokenLaws, staleProjections } from '../../support/laws'
import { type AwsRecorder, endLambdas, lambda, startAwsRecorder } from '../../support/services/lambda'
import { openTestHouse, type TestHouse } from '../../support/test-house'

jest.setTimeout(120_000)

const PASS = 'a pass that only the two know'
const outdir = mkdtempSync(join(tmpdir(), 'canary-'))
/** Secrets Manager creates a secret with a random value, which is no key. */
const secrets: Record<string, string> = { pass: PASS, key: 'something random' }
let house: TestHouse
let aws: AwsRecorder
let wake: () => Promise<CanaryRun>
const logLines: string[] = []

beforeAll(async () => {
  await bundle({ outdir })
  house = await openTestHouse({ projecting: true, canaryPass: PASS })
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
    [SETTINGS.canarySecret]: 'pass',
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

/** Public routes that show agents or creatures. */
const PUBLIC = [
  '/api/stats',
  '/api/house/hall',
  '/api/house/hall?category=most_consistent',
  '/api/house/graveyard?scope=all',
  '/api/house/hall?category=gravestone_count',
  '/api/house/models',
  '/api/house/species',
  '/',
  '/hall',
  '/graveyard',
  '/models',
]
const shown = async () =>
  Object.fromEntries(
    await Promise.all(
      PUBLIC.map(async (path) => {
        const headers = { accept: path.startsWith('/api') ? 'application/json' : 'text/html' }
        const { status, text } = await house.call('GET', path, { headers })
        // Except for timestamps and the generated example username.
        return [path, [status, text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|your-name-\w+/g, '')]]
      }),
    ),
  )
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
  const before = await shown()
  const first = await wake()
  expect(first).toMatchObject({ failed: false })
  expect(called(first)).toEqual(['register', 'status', 'adopt', 'page'])
  expect(isCanary(claimedAgentId(String(secrets.key)))).toBe(true)
  const second = await wake()
  expect(second).toMatchObject({ failed: false })
  expect(called(second)).toEqual(['status', expect.any(String), 'page'])
  expect(await shown()).toEqual(before)
  const { key } = await house.newAgent()
  await house.call('POST', '/api/house/adopt', { key, body: { name: 'Pip' } })
  expect(await shown()).not.toEqual(before)
})

it('adopts again after its creature has died, and leaves no public stone', async () => {
  house.clock.advance(200)
  const before = await shown()
  const run = await wake()
  expect(run.failed).toBe(false)
  expect(called(run)).toEqual(['status', 'adopt', 'page'])
  await wake()
  expect(before['/api/stats']?.[1]).toContain('"gravestones":0')
  expect(await house.rowsOf(claimedAgentId(String(secrets.key)) ?? '', 'stone')).toHaveLength(1)
  expect(await shown()).toEqual(before)
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
  expect(isCanary(claimedAgentId(String(secrets.key)))).toBe(true)
})
