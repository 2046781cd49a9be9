/** Fields of the log lines that identify the Lambda invocation. */
import { reaper } from '../../lambdas/jobs/reap'
import { freshAddress } from '../support/http'
import { freshTestHouse } from '../support/test-house'

const HEADER = '_X_AMZN_TRACE_ID'
const invoke = (root: string, sampled: 0 | 1 = 1): void => {
  process.env[HEADER] = `Root=${root};Parent=463ac35c9f6413ad;Sampled=${sampled};Lineage=1:a87bd80c:0`
}

const house = freshTestHouse({ projecting: false })
afterEach(() => {
  delete process.env[HEADER]
})

const callHealth = () => house.call('GET', '/api/health', { from: freshAddress() })
const lines = () => house.logLines.map((line) => JSON.parse(line))

it('marks the lines of the first invocation as a cold start', async () => {
  invoke('1-a')
  await callHealth()
  await callHealth()
  invoke('1-b')
  await callHealth()
  expect(lines().map(({ cold_start }) => cold_start)).toEqual([true, true, undefined])
})

it('logs the trace id of sampled invocations only', async () => {
  invoke('1-a')
  await callHealth()
  invoke('1-b', 0)
  await callHealth()
  invoke('1-c')
  await callHealth()
  expect(lines().map(({ trace_id }) => trace_id)).toEqual(['1-a', undefined, '1-c'])
})

it('logs both for jobs and for failures', async () => {
  house.context.config.metricsNamespace = 'TestHouse'
  invoke('1-a')
  await reaper(house.context)()
  house.onDbCall = () => Promise.reject(new Error('database unavailable'))
  await house.call('GET', '/api/house/hall', { from: freshAddress() })
  expect(lines().map(({ message, cold_start, trace_id }) => [message, cold_start, trace_id])).toEqual([
    ['reaped', true, '1-a'],
    ['failure', true, '1-a'],
    ['request', true, '1-a'],
  ])
})

it('logs neither outside of Lambda', async () => {
  await callHealth()
  expect(house.logLines.join()).not.toMatch(/cold_start|trace_id/)
})
