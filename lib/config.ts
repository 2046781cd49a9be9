/** The stack's settings, from the CDK context (`-c baseUrl=…`, cdk.json) or the environment; every fault named at once. */
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import { ConfigError, type Environment } from '../lambdas/config'

export interface StackConfig {
  /** Also the prefix of the usage-plan keys, which are unique in an account. */
  stackName: string
  /** The address agents use; without one it is taken from each request. */
  baseUrl: string | null
  /** Where alarms are sent; the topic is there without one, too. */
  alarmEmail: string | null
  /** Whether the table outlives the stack and cannot be deleted by mistake. */
  deletionProtection: boolean
  /** Requests per second, and at once, that the whole API takes. */
  throttleRate: number
  throttleBurst: number
  logRetentionDays: RetentionDays
  /** Instances kept for the functions that must go on whatever callers do; null leaves them to the account. */
  projectorConcurrency: number | null
  reaperConcurrency: number | null
  stripeEventsConcurrency: number | null
  /** An existing Secrets Manager secret with the admin key; without one a key is made. */
  adminKeySecretName: string | null
  /** The partner event source that Stripe creates in this account. */
  stripeEventSourceName: string | null
  /** An existing Secrets Manager secret with Stripe's secret key; without one an empty one is made. */
  stripeSecretName: string | null
  embeddingModelId: string
  imageModelId: string
}

/** Reads a text, or says in a few words what it should have been. */
type Read<T> = (text: string) => { value: T } | { expected: string }

interface Setting<T> {
  read: Read<T>
  /** As it would be written; null stands for a setting that may be absent. */
  default: string | null
}

const matching =
  (pattern: RegExp, expected: string): Read<string> =>
  (text) =>
    pattern.test(text) ? { value: text } : { expected }

const wholeNumber: Read<number> = (text) =>
  /^[1-9]\d{0,6}$/.test(text) ? { value: Number(text) } : { expected: 'a whole number from 1 on' }

const flag: Read<boolean> = (text) =>
  text === 'true' || text === 'false' ? { value: text === 'true' } : { expected: 'true or false' }

const retention: Read<RetentionDays> = (text) =>
  RetentionDays[Number(text)] !== undefined && Number(text) < RetentionDays.INFINITE
    ? { value: Number(text) }
    : { expected: 'a number of days that CloudWatch knows, such as 7, 30, 90 or 365' }

const modelId = matching(/^[a-z0-9-]+\.[a-z0-9.:-]+$/, 'a Bedrock model id, such as amazon.titan-embed-text-v2:0')

const SETTINGS: { [Name in keyof StackConfig]: Setting<NonNullable<StackConfig[Name]>> } = {
  stackName: {
    read: matching(/^[A-Za-z][A-Za-z0-9-]{3,99}$/, 'a letter, then letters, digits and hyphens, 4 to 100 in all'),
    default: 'CreatureHouse',
  },
  baseUrl: {
    read: matching(
      /^https:\/\/[^\s/?#]+(\/[^\s?#]*[^\s/?#])?$/,
      'an https address without a slash, query or fragment at its end',
    ),
    default: null,
  },
  alarmEmail: { read: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'), default: null },
  deletionProtection: { read: flag, default: 'true' },
  throttleRate: { read: wholeNumber, default: '1000' },
  throttleBurst: { read: wholeNumber, default: '2000' },
  logRetentionDays: { read: retention, default: '30' },
  projectorConcurrency: { read: wholeNumber, default: null },
  reaperConcurrency: { read: wholeNumber, default: null },
  stripeEventsConcurrency: { read: wholeNumber, default: null },
  adminKeySecretName: { read: matching(/^[\w/+=.@-]{1,512}$/, 'the name of a Secrets Manager secret'), default: null },
  stripeEventSourceName: {
    read: matching(/^aws\.partner\/stripe\.com\/[\w./-]+$/, 'like aws.partner/stripe.com/ed_…'),
    default: null,
  },
  stripeSecretName: { read: matching(/^[\w/+=.@-]{1,512}$/, 'the name of a Secrets Manager secret'), default: null },
  embeddingModelId: { read: modelId, default: 'amazon.titan-embed-text-v2:0' },
  imageModelId: { read: modelId, default: 'stability.stable-image-core-v1:1' },
}

/** `baseUrl` in the context is `HOUSE_BASE_URL` in the environment. */
const environmentName = (setting: string): string =>
  `HOUSE_${setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

export function readStackConfig(context: (name: string) => unknown, env: Environment = {}): StackConfig {
  const faults: string[] = []
  const values = Object.entries(SETTINGS).map(([name, setting]) => {
    const given = context(name) ?? env[environmentName(name)] ?? ''
    const text = String(given) || setting.default
    if (text === null) return [name, null]
    const result = setting.read(text)
    if ('value' in result) return [name, result.value]
    faults.push(`${name} (or ${environmentName(name)}) is "${text}": give ${result.expected}`)
    return [name, null]
  })
  if (faults.length > 0) throw new ConfigError(faults)
  return Object.fromEntries(values)
}
