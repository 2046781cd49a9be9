/** What a deployment costs without any calls: the sum over the resources of its template. */
import { rmSync } from 'node:fs'
import { App } from 'aws-cdk-lib/core'
import { HouseStack } from '../../stack/house-stack'
import type { StackConfig } from '../../stack/settings'
import { writeStubBundles } from '../../stack/stub-bundles'
import { PRICES } from './prices'

interface Resource {
  Type: string
  Properties?: Record<string, unknown>
}

/** What a resource costs a month without any calls, and the line that it is added to. */
type Rate = readonly [line: string, dollars: (properties: Record<string, unknown>) => number]

const MONTH_MINUTES = 30 * 24 * 60
/** Lambda polls a queue with five connections, each of which polls every twenty seconds. */
const POLLS = 5 * 3 * MONTH_MINUTES

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An alarm on a sum is charged for each of its metrics. */
const metricsIn = ({ Metrics }: Record<string, unknown>): number =>
  Math.max(1, listOf(Metrics).filter((one) => (one as { MetricStat?: unknown }).MetricStat).length)

const runsOf = (schedule: unknown): number => {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(String(schedule)) ?? []
  return count ? MONTH_MINUTES / (Number(count) * ({ minute: 1, hour: 60, day: 24 * 60 }[unit] ?? 1)) : 0
}

/** A run of a job that finds little to do. */
const CHORE_MS = 30
const run = PRICES.lambda.request + (CHORE_MS / 1000) * PRICES.lambda.gigabyte_second

const RATES: Readonly<Record<string, Rate>> = {
  'AWS::CloudWatch::Alarm': ['Alarms', (alarm) => metricsIn(alarm) * PRICES.alarm_month],
  'AWS::CloudWatch::CompositeAlarm': ['Alarms', () => PRICES.composite_alarm_month],
  'AWS::CloudWatch::Dashboard': ['Dashboard', () => PRICES.dashboard_month],
  'AWS::WAFv2::WebACL': [
    'Firewall',
    ({ Rules }) => PRICES.firewall.acl_month + listOf(Rules).length * PRICES.firewall.rule_month,
  ],
  'AWS::SecretsManager::Secret': ['Secrets', () => PRICES.secret_month],
  'AWS::Events::Rule': [
    'Chores and queues',
    ({ ScheduleExpression, Targets }) => runsOf(ScheduleExpression) * listOf(Targets).length * run,
  ],
  'AWS::Lambda::EventSourceMapping': [
    'Chores and queues',
    // Lambda's reads of the stream are free.
    ({ StartingPosition }) => (StartingPosition ? 0 : POLLS * PRICES.queue_request),
  ],
}

/** Charged by use, which other lines count, or free. */
const BY_USE: readonly RegExp[] = [
  /^AWS::(ApiGateway|Budgets|CDK|CloudFront|CodeDeploy|DynamoDB|IAM|Logs|Pipes|Route53|S3|SNS|SQS)::/,
  /^AWS::Events::EventBus$/,
  /^AWS::Lambda::(Alias|EventInvokeConfig|Function|LayerVersion|Permission|Version)$/,
  /^AWS::SecretsManager::ResourcePolicy$/,
  /^AWS::WAFv2::(IPSet|WebACLAssociation)$/,
  /^Custom::/,
]

export interface FixedCost {
  what: string
  count: number
  dollars: number
}

export function fixedCosts(config: StackConfig): FixedCost[] {
  const lines = new Map<string, FixedCost>()
  for (const { Type, Properties = {} } of resourcesOf(config)) {
    const rate = RATES[Type]
    if (!rate && !BY_USE.some((known) => known.test(Type)))
      throw new Error(`no price for ${Type}: add it to lib/tools/bill/fixed-costs.ts`)
    if (!rate) continue
    const [what, dollars] = rate
    const line = lines.get(what) ?? { what, count: 0, dollars: 0 }
    lines.set(what, { what, count: line.count + 1, dollars: line.dollars + dollars(Properties) })
  }
  return [...lines.values()]
}

function resourcesOf(config: StackConfig): Resource[] {
  const bundles = writeStubBundles()
  try {
    const app = new App()
    new HouseStack(app, config.stackName, { config, bundles, env: { region: 'us-east-1' } })
    return app.synth().stacks.flatMap(({ template }) => Object.values(template.Resources as Record<string, Resource>))
  } finally {
    rmSync(bundles, { recursive: true, force: true })
  }
}
