/** Alarms that reach someone, a runbook entry for each, and a dashboard that shows what they watch. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { FUNCTIONS } from '../../lib/bundle'
import { functionId } from '../../lib/house-function'
import { ofType, type Properties, reference, synthesize } from '../support/services/stack'

const RUNBOOK = readFileSync(join(__dirname, '../../docs/runbook.md'), 'utf8')

let template: Template
let alarms: [string, Properties][]
beforeAll(() => {
  template = synthesize()
  alarms = ofType(template, 'AWS::CloudWatch::Alarm')
}, 60_000)

const alarm = (id: string): Properties => alarms.find(([name]) => name.startsWith(`Alarms${id}`))?.[1] ?? {}

it('let CloudWatch of this account ring, and nobody speak in the open', () => {
  const [[topic] = []] = ofType(template, 'AWS::SNS::Topic')
  template.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Resource: { Ref: topic },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]),
    },
  })
  for (const [, { AlarmActions }] of alarms) expect((AlarmActions as unknown[]).map(reference)).toEqual([topic])
})

it.each(FUNCTIONS)('watch errors, throttles and duration of %s', (name) => {
  for (const kind of ['Errors', 'Throttles', 'Duration']) {
    expect(alarm(`${functionId(name)}${kind}`).AlarmDescription).toContain('Runbook: docs/runbook.md#')
  }
})

it('find a function slow that takes half of the time it is given', () => {
  for (const name of FUNCTIONS) {
    const { Timeout } = template.findResources('AWS::Lambda::Function')[functionId(name)]?.Properties ?? {}
    expect(alarm(`${functionId(name)}Duration`).Threshold).toBe(500 * Timeout)
  }
})

it('know an entry of the runbook each, and the runbook no entry without an alarm', () => {
  const named = alarms.map(([, { AlarmDescription }]) => String(AlarmDescription).split('docs/runbook.md#')[1])
  const entries = [...RUNBOOK.matchAll(/^## (\S+)$/gm)].map(([, entry]) => entry)
  expect([...new Set(named)].toSorted()).toEqual(entries.toSorted())
})

it('count every throttled read and write, the index included, though some were never counted before', () => {
  const metrics = alarm('TableThrottles').Metrics as { Expression?: string; MetricStat?: { Metric: Properties } }[]
  const counted = metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []))
  expect(counted.map(({ MetricName }) => MetricName)).toEqual([
    'ReadThrottleEvents',
    'ReadThrottleEvents',
    'WriteThrottleEvents',
    'WriteThrottleEvents',
  ])
  expect(JSON.stringify(counted).match(/"GlobalSecondaryIndexName","Value":"due"/g)).toHaveLength(2)
  for (const id of ['TableThrottles', 'TableSystemErrors']) {
    const sum = (alarm(id).Metrics as typeof metrics).find(({ Expression }) => Expression)?.Expression ?? ''
    for (const term of sum.split(' + ')) expect(term).toMatch(/^FILL\(\w+\d, 0\)$/)
  }
  expect(JSON.stringify(alarm('TableSystemErrors'))).toContain('"BatchGetItem"')
})

it('ring when the projections are old, when the reaper is behind, and when it has fallen silent', () => {
  expect(alarm('ProjectorFunctionAge')).toMatchObject({ MetricName: 'IteratorAge', Threshold: 300_000 })
  expect(alarm('ReaperBehind')).toMatchObject({
    Namespace: 'CreatureHouse',
    MetricName: 'reaper_behind_seconds',
    TreatMissingData: 'breaching',
  })
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ METRICS_NAMESPACE: 'CreatureHouse' }) },
  })
})

it.each([
  'latency_ms',
  'limited',
  'client_errors',
  'server_errors',
  'deaths',
  'reaper_behind_seconds',
  'set_aside',
  'IteratorAge',
  'ApproximateNumberOfMessagesVisible',
  'ConsumedWriteCapacityUnits',
  'IncomingBytes',
  'Duration',
])('the dashboard shows %s', (metric) => {
  const [[, dashboard] = []] = ofType(template, 'AWS::CloudWatch::Dashboard')
  expect(JSON.stringify(dashboard)).toContain(metric)
})
