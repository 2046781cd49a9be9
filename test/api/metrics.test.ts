/** Metrics in log lines, in the CloudWatch embedded metric format. */
import { projector } from '../../lambdas/jobs/project'
import { reaper } from '../../lambdas/jobs/reap'
import { freshAddress } from '../support/http'
import { freshTestHouse } from '../support/test-house'

const house = freshTestHouse({ projecting: false })
beforeEach(async () => {
  house.context.config.metricsNamespace = 'TestHouse'
})

interface Line extends Record<string, unknown> {
  _aws?: {
    Timestamp: number
    CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string; Unit: string }[] }[]
  }
}

/**
 * The metrics that CloudWatch would extract: values are numbers, dimensions are strings of the line.
 */
const metrics = (): Record<string, unknown>[] =>
  house.logLines
    .map((line): Line => JSON.parse(line))
    .flatMap((line) =>
      (line._aws?.CloudWatchMetrics ?? []).map(({ Namespace, Dimensions, Metrics }) => {
        expect(Namespace).toBe('TestHouse')
        expect(line._aws?.Timestamp).toBe(house.clock.now())
        for (const { Name } of Metrics) expect(typeof line[Name]).toBe('number')
        for (const name of Dimensions.flat()) expect(typeof line[name]).toBe('string')
        const named = [...Dimensions.flat(), ...Metrics.map(({ Name }) => Name)]
        return Object.fromEntries(named.map((name) => [name, line[name]]))
      }),
    )

it('logs one line per call with its latency and its kind of failure, by operation, and failed answers by group', async () => {
  const from = freshAddress()
  await house.call('GET', '/api/house/hall', { from })
  await house.call('GET', '/api/house/hall?category=none', { from })
  for (let i = 0; i < 18; i++) await house.call('GET', '/api/house/hall', { from })
  await house.call('GET', '/api/house/hall', { from })
  house.onDbCall = () => Promise.reject(new Error('database unavailable'))
  await house.call('GET', '/api/house/hall', { from: freshAddress() })
  const seen = metrics()
  expect(seen).toHaveLength(23)
  expect(seen[0]).toEqual({ operation: 'hall', latency_ms: 0 })
  expect(seen[1]).toEqual({ operation: 'hall', latency_ms: 0, client_errors: 1 })
  expect(seen[20]).toEqual({ operation: 'hall', latency_ms: 0, limited: 1 })
  expect(seen[21]).toEqual({ operation: 'hall', latency_ms: 0 })
  expect(seen[22]).toEqual({ group: 'public', server_errors: 1 })
})

it('counts every death once, and logs how late the reaper was', async () => {
  const { key } = await house.newAgent()
  for (const name of ['Ash', 'Elm']) {
    await house.call('POST', '/api/house/adopt', { key, body: { name, species_slug: 'beagle' } })
  }
  const { body } = await house.call('GET', '/api/house/status', { key })
  const diesIn = Date.parse(body.creature.death_clock.dies_at) - house.clock.now()
  house.logLines.length = 0
  await reaper(house.context)()
  expect(metrics()).toEqual([{ reaper_behind_seconds: 0 }])
  house.clock.advance(diesIn / 3_600_000 + 0.5)
  house.logLines.length = 0
  await reaper(house.context)()
  expect(metrics()).toEqual([{ deaths: 2 }, { reaper_behind_seconds: 1800 }])
})

it('counts a change that the projector cannot read', async () => {
  const NewImage = { pk: { S: 'agent#x' }, sk: { S: 'agent' }, type: { S: 'agent' } }
  const Records = [{ eventName: 'INSERT' as const, dynamodb: { SequenceNumber: '1', NewImage } }]
  await projector(house.context)({ shardId: 'shardId-0', Records })
  expect(metrics()).toEqual([{ skipped: 1 }])
})

it('are plain lines without a namespace', async () => {
  house.context.config.metricsNamespace = null
  await house.call('GET', '/api/health', { from: freshAddress() })
  expect(JSON.parse(house.logLines.at(-1) ?? '')).toMatchObject({ operation: 'health', latency_ms: 0 })
  expect(house.logLines.join()).not.toContain('_aws')
})
