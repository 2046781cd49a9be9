/** Alarms that notify a person, a runbook entry for each, and a dashboard with their metrics. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { UNITS } from '../../../lambdas/api/metrics'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import { FUNCTIONS } from '../../../lib/stack/bundle'
import { functionId } from '../../../lib/stack/house-function'
import { EXTREMES } from '../../../lib/stack/settings'
import { buildStack, ofType, type Properties, reference, synthesize } from '../../support/services/stack'

const RUNBOOK = readFileSync(join(__dirname, '../../../docs/runbook.md'), 'utf8')

let template: Template
/** Alarms that notify, and the burn-rate windows that only notify in combination. */
let alarms: [string, Properties][]
let windows: [string, Properties][]
beforeAll(() => {
  template = Template.fromStack(buildStack({ dailyPictures: 100 }, 'us-east-1'))
  const all = ofType(template, 'AWS::CloudWatch::Alarm')
  windows = all.filter(([, { AlarmActions }]) => AlarmActions === undefined)
  alarms = [...all.filter((one) => !windows.includes(one)), ...ofType(template, 'AWS::CloudWatch::CompositeAlarm')]
})

const alarmIn =
  (template: () => Template) =>
  (id: string): Properties =>
    ofType(template(), 'AWS::CloudWatch::Alarm').find(([name]) => name.startsWith(`Alarms${id}`))?.[1] ?? {}
const alarm = alarmIn(() => template)

const topicsOf = (one: Template): { page: string; ticket: string } => {
  const topics = ofType(one, 'AWS::SNS::Topic')
  const named = (kind: string) =>
    topics.find(([, { DisplayName }]) => DisplayName === `CreatureHouse ${kind}`)?.[0] ?? ''
  expect(topics).toHaveLength(2)
  return { page: named('page'), ticket: named('ticket') }
}
const targets = (actions: unknown) => (actions as unknown[]).map(reference)

it("allow only this account's CloudWatch to publish, over TLS only", () => {
  for (const topic of Object.values(topicsOf(template)))
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      Topics: [{ Ref: topic }],
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
})

it('page for what callers notice now, and open tickets for the rest', () => {
  const { page, ticket } = topicsOf(template)
  for (const [, { AlarmActions }] of alarms) expect([[page], [ticket]]).toContainEqual(targets(AlarmActions))
  const paging = alarms.filter(([, { AlarmActions }]) => targets(AlarmActions).includes(page))
  const names = paging.map(([id]) => id.replace(/^Alarms|[0-9A-F]{8}$/g, ''))
  expect(names.toSorted()).toEqual(
    [
      'ApiLatency',
      'CanaryFails',
      'EdgeBudgetFast',
      'ErrorBudgetFast',
      'TableSystemErrors',
      'TableThrottles',
      ...[...GROUPS, 'authorizer'].map((name) => `${functionId(name)}Errors`),
    ].toSorted(),
  )
})

it('notify the same topic when they are over', () => {
  for (const [, { AlarmActions, OKActions }] of alarms) expect(OKActions).toEqual(AlarmActions)
})

it('send pages and tickets to one address, or to two', () => {
  const subscriptions = (settings: object) => {
    const made = synthesize({ ...settings })
    const { page, ticket } = topicsOf(made)
    return ofType(made, 'AWS::SNS::Subscription')
      .map(([, { TopicArn, Endpoint }]) => [{ [page]: 'page', [ticket]: 'ticket' }[reference(TopicArn)], Endpoint])
      .toSorted()
  }
  const [one, two] = ['one@example.com', 'two@example.com']
  expect(subscriptions({ alarmEmail: one })).toEqual([
    ['page', one],
    ['ticket', one],
  ])
  expect(subscriptions({ alarmEmail: one, ticketEmail: two })).toEqual([
    ['page', one],
    ['ticket', two],
  ])
})

it('are at most 40, with every part of the stack', () => {
  expect(alarms.length + windows.length).toBeLessThanOrEqual(40)
})

it.each(FUNCTIONS)('watch %s: its errors, or what it leaves in its dead-letter queue', (name) => {
  const watching = ['Errors', 'DeadLetters'].map((kind) => alarm(`${functionId(name)}${kind}`).AlarmDescription)
  expect(watching.filter(Boolean)).toEqual([expect.stringContaining('Runbook: docs/runbook.md#')])
})

it('have one runbook entry each, and the runbook has no entry without an alarm', () => {
  const named = alarms.map(([, { AlarmDescription }]) => String(AlarmDescription).split('docs/runbook.md#')[1])
  const entries = [...RUNBOOK.matchAll(/^## (\S+)$/gm)].map(([, entry]) => entry)
  expect([...new Set(named)].toSorted()).toEqual(entries.toSorted())
})

describe('the error budget', () => {
  interface Window {
    Threshold: number
    Metrics: { Id: string; Expression?: string; MetricStat?: { Period: number; Metric: { MetricName: string } } }[]
  }
  const window = (id: string) => windows.find(([name]) => name.startsWith(`Alarms${id}`)) as unknown as [string, Window]
  const periodOf = ({ Metrics }: Window) => Metrics.find(({ MetricStat }) => MetricStat)?.MetricStat?.Period
  const ringing = (id: string) => alarms.find(([name]) => new RegExp(`^Alarms${id}[0-9A-F]{8}$`).test(name))?.[1] ?? {}

  it.each([
    ['ErrorBudget', 'Fast', 0.0144, [3_600, 300]],
    ['ErrorBudget', 'Slow', 0.006, [21_600, 1_800]],
    ['EdgeBudget', 'Fast', 0.0144, [3_600, 300]],
    ['EdgeBudget', 'Slow', 0.006, [21_600, 1_800]],
  ])('%s notifies when it burns %s over a long and a short window', (where, how, share, seconds) => {
    const both = ['Long', 'Short'].map((length) => window(`${where}${how}${length}`))
    expect(both.map(([, { Threshold }]) => Threshold)).toEqual([share, share])
    expect(both.map(([, each]) => periodOf(each))).toEqual(seconds)
    const rule = JSON.stringify(ringing(`${where}${how}`).AlarmRule)
    for (const [id] of both) expect(rule).toContain(id)
    expect(rule).toContain(' AND ')
  })

  /** Evaluates the expression like CloudWatch. */
  const share = (expression: string, values: Record<string, number | null>): number => {
    const IF = (condition: boolean, yes: number, no: number) => (condition ? yes : no)
    const FILL = (value: number | null, missing: number) => value ?? missing
    return new Function('IF', 'FILL', ...Object.keys(values), `return ${expression}`)(
      IF,
      FILL,
      ...Object.values(values),
    )
  }

  it.each([
    ['ErrorBudget', { calls: 100_000, failures: 1_440 }, 0.0144],
    ['ErrorBudget', { calls: 10, failures: 4 }, 0],
    ['ErrorBudget', { calls: 10, failures: null }, 0],
    ['EdgeBudget', { calls: 100_000, failures: 1.44 }, 0.0144],
    ['EdgeBudget', { calls: 10, failures: 40 }, 0],
  ])('%s evaluates %j as a share of %d', (where, values, expected) => {
    const { Expression = '' } = window(`${where}FastShort`)[1].Metrics.find(({ Expression }) => Expression) ?? {}
    expect(share(Expression, values)).toBeCloseTo(expected, 10)
  })

  it.each([
    [{ calls: 1_000, crashed: 4, failed: 8 }, 0.012],
    [{ calls: 1_000, crashed: 11, failed: null }, 0.011],
    [{ calls: 10, crashed: 2, failed: 2 }, 0],
  ])('of one group counts failed answers with crashes: %j is a share of %d', (values, expected) => {
    const { Metrics } = alarm('HouseFunctionErrors') as unknown as Window
    const { Expression = '' } = Metrics.find(({ Expression }) => Expression) ?? {}
    expect(share(Expression, values)).toBeCloseTo(expected, 10)
    expect(JSON.stringify(Metrics.find(({ Id }) => Id === 'failed'))).toContain('"Name":"group","Value":"house"')
  })

  it('at the edge is watched where CloudFront has its metrics, and nowhere else', () => {
    const elsewhere = Template.fromStack(buildStack({}, 'eu-central-1'))
    const budgets = (one: Template) =>
      ofType(one, 'AWS::CloudWatch::CompositeAlarm').map(([id]) => /Alarms(\w+Budget)/.exec(id)?.[1])
    expect(new Set(budgets(template))).toEqual(new Set(['ErrorBudget', 'EdgeBudget']))
    expect(new Set(budgets(elsewhere))).toEqual(new Set(['ErrorBudget']))
  })

  it('uses every window: an alarm that does not notify is part of one that does', () => {
    const rules = JSON.stringify(alarms.map(([, { AlarmRule }]) => AlarmRule))
    expect(windows.filter(([id]) => !rules.includes(`"${id}"`))).toEqual([])
  })
})

it.each([
  ['house', 0.01, 1, undefined],
  ['authorizer', 0.01, 1, undefined],
  ['reaper', 0, 3, 300],
  ['canary', 0, 3, 300],
  ['order-sweep', 1, 1, 3_600],
  ['audit', 1, 1, 3_600],
  ['calibrator', 1, 1, 10_800],
])('notifies for %s above %d, in %i periods of %p seconds', (name, threshold, periods, seconds) => {
  const { Threshold, EvaluationPeriods, Period } = alarm(`${functionId(name)}Errors`)
  expect([Threshold, EvaluationPeriods, Period]).toEqual([threshold, periods, seconds])
})

it('report dollars if a budget is set, and only then', () => {
  template.resourceCountIs('AWS::Budgets::Budget', 0)
  const spending = synthesize({ monthlyBudget: 2400 })
  const { ticket: topic } = topicsOf(spending)
  const [[, { Budget, NotificationsWithSubscribers } = {} as Properties] = []] = ofType(
    spending,
    'AWS::Budgets::Budget',
  )
  expect(Budget).toMatchObject({ BudgetLimit: { Amount: 2400, Unit: 'USD' }, TimeUnit: 'MONTHLY' })
  expect(JSON.stringify(Budget)).toContain('{"Ref":"AWS::Region"}')
  for (const { Subscribers } of NotificationsWithSubscribers as { Subscribers: unknown[] }[])
    expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: { Ref: topic } }])
  spending.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({ Action: 'sns:Publish', Principal: { Service: 'budgets.amazonaws.com' } }),
      ]),
    },
  })
})

it('count every throttled read and write, including the index, even before its first data point', () => {
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

it('notify when projections are stale, when the reaper is behind, and when it has stopped', () => {
  expect(alarm('ProjectorFunctionAge')).toMatchObject({ MetricName: 'IteratorAge', Threshold: 300_000 })
  expect(alarm('ReaperBehind')).toMatchObject({ Namespace: 'CreatureHouse', MetricName: 'reaper_behind_seconds' })
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ METRICS_NAMESPACE: 'CreatureHouse' }) },
  })
})

it.each(['ReaperBehind', 'CanaryFails'])('%s notifies when its data stops, but not before the first data', (id) => {
  const { TreatMissingData, AlarmActions, InsufficientDataActions } = alarm(id)
  // A new alarm has this state already; only a change of state notifies.
  expect(TreatMissingData).toBe('missing')
  expect(InsufficientDataActions).toEqual(AlarmActions)
})

describe.each([
  ['usual', {}],
  ['least', EXTREMES[0]],
  ['greatest', EXTREMES[1]],
])('no setting contradicts an alarm, with the %s numbers', (_, settings) => {
  const template = synthesize(settings)
  const alarm = alarmIn(() => template)
  const properties = (id: string): Properties => template.findResources('AWS::Lambda::Function')[id]?.Properties ?? {}
  /** The function that a value names, directly or through its release alias. */
  const functionNamed = (value: unknown): string => {
    const alias = template.findResources('AWS::Lambda::Alias')[reference(value)]
    return reference(alias ? alias.Properties.FunctionName : value)
  }
  const seconds = (rate: unknown): number => {
    const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(String(rate)) ?? []
    return Number(count) * ({ minute: 60, hour: 3_600, day: 86_400 }[unit] ?? Number.NaN)
  }
  const feeding = (id: string): Properties =>
    ofType(template, 'AWS::Lambda::EventSourceMapping').find(
      ([, { FunctionName }]) => functionNamed(FunctionName) === id,
    )?.[1] ?? {}

  it('the reaper runs more often than its lag and silence alarms allow', () => {
    const rule = ofType(template, 'AWS::Events::Rule').find(([, { Targets }]) =>
      (Targets as { Arn: unknown }[]).some(({ Arn }) => functionNamed(Arn) === functionId('reaper')),
    )?.[1]
    const every = seconds(rule?.ScheduleExpression)
    const { Threshold, Period } = alarm('ReaperBehind') as { Threshold: number; Period: number }
    expect(every).toBeLessThan(Threshold)
    expect(every).toBeLessThan(Period)
    expect(properties(functionId('reaper')).Timeout).toBeLessThanOrEqual(every)
  })

  it('the projector waits for a batch for less time than the alarm for stale projections allows', () => {
    const { MaximumBatchingWindowInSeconds, TumblingWindowInSeconds } = feeding(functionId('projector'))
    const { Threshold } = alarm('ProjectorFunctionAge') as { Threshold: number }
    expect(1000 * (Number(MaximumBatchingWindowInSeconds) + Number(TumblingWindowInSeconds))).toBeLessThan(Threshold)
  })

  it('no function behind the gateway has a longer timeout than the gateway', () => {
    for (const name of GROUPS) expect(properties(functionId(name)).Timeout).toBeLessThan(29)
  })

  it('no queue message is redelivered, or set aside, while it is being processed', () => {
    const queues = template.findResources('AWS::SQS::Queue')
    for (const [, { EventSourceArn, FunctionName }] of ofType(template, 'AWS::Lambda::EventSourceMapping')) {
      const queue = queues[reference(EventSourceArn)]
      const { Timeout } = properties(functionNamed(FunctionName))
      if (queue) expect(queue.Properties.VisibilityTimeout).toBeGreaterThanOrEqual(Number(Timeout))
    }
  })

  it('consumers of a queue or stream may use as many instances as Lambda starts with', () => {
    const BEGINS_WITH = { sqs: 5, dynamodb: 4 }
    for (const [, { EventSourceArn, FunctionName, ScalingConfig }] of ofType(
      template,
      'AWS::Lambda::EventSourceMapping',
    )) {
      const { ReservedConcurrentExecutions: kept } = properties(functionNamed(FunctionName))
      const begins =
        BEGINS_WITH[template.findResources('AWS::SQS::Queue')[reference(EventSourceArn)] ? 'sqs' : 'dynamodb']
      if (kept !== undefined && !ScalingConfig) expect(kept).toBeGreaterThanOrEqual(begins)
    }
  })
})

describe('the dashboard', () => {
  const dashboard = () => JSON.stringify(ofType(template, 'AWS::CloudWatch::Dashboard')[0]?.[1])

  it('has a graph for each alarm', () => {
    const single = ofType(template, 'AWS::CloudWatch::Alarm').map(([id]) => id)
    expect(single.filter((id) => !dashboard().includes(`"${id}"`))).toEqual([])
  })

  it.each(Object.keys(UNITS))('shows %s', (metric) => {
    expect(dashboard()).toContain(metric)
  })
})

it.each(Object.keys(UNITS))('code emits %s', (metric) => {
  const lambdas = join(__dirname, '../../../lambdas')
  const writing = readdirSync(lambdas, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(species|drawing)/.test(file))
    .map((file) => readFileSync(join(lambdas, file), 'utf8'))
    .filter((source) => /\b(metricFields|statusCounters)\(/.test(source))
    .map((source) => source.replace(/^export const UNITS = \{[^}]*\}/m, ''))
  expect(writing.join('\n')).toMatch(new RegExp(`[{,]\\s*${metric}\\s*[:,}]`))
})
