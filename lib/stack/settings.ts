/** The stack's settings, from the CDK context (`-c baseUrl=…`, cdk.json) or the environment; every fault named at once. */
import { isIP } from 'node:net'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import { DIMENSIONS, MOST_VALUES } from '../../lambdas/api/metrics'
import { ConfigError, type Environment, MIN_CARE_LOG_DAYS } from '../../lambdas/config'
import { readTerms } from '../../lambdas/domain/money/terms'

export interface StackConfig {
  /** Also the prefix of the usage-plan keys, which are unique in an account. */
  stackName: string
  /** A house of some dozens of agents: other defaults, which cost little while nobody calls. What is set by name stays. */
  small: boolean
  /** Whether CloudFront stands in front; without it a domain or a CDN of one's own must. */
  cdn: boolean
  /** A domain of one's own, its certificate (for CloudFront one of us-east-1), and its zone if Route 53 has it. */
  domainName: string | null
  certificateArn: string | null
  hostedZoneId: string | null
  /** Another domain, on the API itself, and its certificate of the stack's region: calls do without CloudFront, pages do not. */
  apiDomainName: string | null
  apiCertificateArn: string | null
  /** The part of the domain under which the house lives; without one it has the whole. */
  basePath: string | null
  /** The address agents use, where something else than the above leads there. */
  baseUrl: string | null
  /** In which header a CDN of one's own tells the caller's address. */
  viewerHeader: string | null
  /** The version of the door's key that is read; without one the current, but only where the template changes. */
  doorKeyVersion: string | null
  /** Whether there is a firewall, where it stands, and how many requests a minute it lets an address make. */
  firewall: boolean
  firewallAt: 'api' | 'edge'
  firewallRate: number
  /** For how many seconds the gateway remembers in which bucket an address is counted; 0 asks at every call. */
  authorizerCacheSeconds: number
  /** Ranges of addresses behind each of which many agents live: counted by the key of each, not by address. */
  platformRanges: readonly string[] | null
  /** All alarms, or those without which nobody would know that something is broken. */
  alarms: 'all' | 'few'
  /** Minutes between two looks of an agent of the house's own, from outside; 0 for none. */
  canaryMinutes: number
  /** Where alarms are sent; the topic is there without one, too. */
  alarmEmail: string | null
  /** Dollars a month for the whole account; with them, it is told when they are spent or going to be. */
  monthlyBudget: number | null
  /** Told in /.well-known/security.txt. */
  securityContact: string | null
  /** A table that already exists, such as a restored one; without one the stack makes and names its own. */
  tableName: string | null
  /** Whether the table outlives the stack and cannot be deleted by mistake. */
  deletionProtection: boolean
  /** Units a second below which the table's autoscaling never goes; without them it is paid for by request. */
  provisionedReads: number | null
  provisionedWrites: number | null
  /** Requests per second, and at once, that the whole API takes. */
  throttleRate: number
  throttleBurst: number
  /** Memory of the functions that callers wait for; the processor comes in proportion. */
  memoryMegabytes: number
  logRetentionDays: RetentionDays
  /** Minutes for which a tenth of all calls goes to a new release before all do; 0 releases at once. */
  releaseMinutes: number
  /** In which class of logs the gateway's lines are kept: the cheaper one is read by queries only. */
  accessLog: 'standard' | 'infrequent'
  /** How many calls that went well share a log line; of the others their latency is kept. */
  callsPerLine: number
  /** Whether there is a metric for each operation or for each group of them: every one costs by itself. */
  metricsBy: (typeof DIMENSIONS)[number]
  /** Calls that X-Ray follows a second, whatever their number, beside one in a thousand. */
  tracedPerSecond: number
  /** How many days a creature's care log is kept after its life has ended. */
  careLogDays: number
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
  /** The profile at Stripe to which agents grant their tokens; with one, they pay by MPP. */
  mppNetworkId: string | null
  mppTokenParameter: string | null
  mppApiVersion: string | null
  /** An existing secret that signs challenges; without one it is made. */
  mppSecretName: string | null
  /** A facilitator and the address that is paid; with both, agents pay by x402. */
  x402FacilitatorUrl: string | null
  x402PayTo: string | null
  x402Networks: string | null
  /** A secret with the facilitator's key, where it asks for one. */
  x402SecretName: string | null
  /** The repository and branch that a pipeline releases from, and the connection by which it reads them. */
  pipelineRepository: string | null
  pipelineBranch: string
  pipelineConnectionArn: string | null
  embeddingModelId: string
  imageModelId: string
  /** Image models live in few regions. */
  imageModelRegion: string
  /** Pictures painted a day at most, for the whole house; with 0 nothing is painted and every face is drawn. */
  dailyPictures: number
}

/** Reads a text, or says in a few words what it should have been. */
type Read<T> = (text: string) => { value: T } | { expected: string }

type Setting<T> = Usual<T> & (T extends number ? Bounded : unknown)

/** The least and the greatest value that is taken: no alarm may contradict either. */
interface Bounded {
  bounds: readonly [least: number, greatest: number]
}

interface Usual<T> {
  /** For the table in docs/settings.md. */
  meaning: string
  read: Read<T>
  /** As it would be written; null stands for a setting that may be absent. */
  default: string | null
  /** The default of a small house, where it is another. */
  small?: string
  /** Another value, where one changes what is made: the stack is tried with it, too. */
  example: string
}

const matching =
  (pattern: RegExp, expected: string): Read<string> =>
  (text) =>
    pattern.test(text) ? { value: text } : { expected }

const wholeNumber = (least: number, greatest: number): Bounded & { read: Read<number> } => ({
  bounds: [least, greatest],
  read: (text) =>
    /^(0|[1-9]\d*)$/.test(text) && Number(text) >= least && Number(text) <= greatest
      ? { value: Number(text) }
      : { expected: `a whole number from ${least} to ${greatest}` },
})

/** Lambda begins to read a queue with so many instances: with fewer, it is refused some and the alarm for that never stops. */
const QUEUE_POLLERS = 5
/** A new table has four partitions, each with a shard of the stream, and Lambda reads every shard with an instance of its own. */
const STREAM_POLLERS = 4
/** More than any account has. */
const MOST_INSTANCES = 100_000
/** What WAF takes. */
const FIREWALL_RATES = [10, 2_000_000_000] as const
const MOST_REQUESTS = 1_000_000
const MOST_DOLLARS = 10_000_000
const CENTURY_DAYS = 36_500
/** The longest that the gateway remembers. */
const MOST_CACHE_SECONDS = 3_600
/** Of a table, unless its account was given more. */
export const MAX_TABLE_UNITS = 40_000
/** With less, nobody would wait for a function that has to be loaded first; beyond one core nothing is faster. */
const MEMORY = [256, 1_769] as const
const MOST_TRACED = 100
/** Its alarm waits for a word in every five. */
const MOST_CANARY_MINUTES = 5

/** The authorizer finds them in its environment, which holds 4 KB in all. */
const MOST_RANGES = 40
/** An IPv6 subscriber holds a whole /64 and is counted as one: a smaller range could not be told from its neighbours. */
const LONGEST_PREFIX = { 4: 32, 6: 64 } as const

const ranges: Read<readonly string[]> = (text) => {
  const given = text.split(',').map((range) => range.trim())
  const isRange = (range: string): boolean => {
    const [network = '', prefix = '', ...more] = range.split('/')
    const version = isIP(network) as 0 | 4 | 6
    return (
      more.length === 0 &&
      /^[1-9]\d?$/.test(prefix) &&
      version > 0 &&
      Number(prefix) <= LONGEST_PREFIX[version as 4 | 6]
    )
  }
  return given.every(isRange) && given.length <= MOST_RANGES
    ? { value: given }
    : { expected: 'up to 40 ranges by commas, such as 203.0.113.0/24 or 2001:db8::/48, those of IPv6 from /1 to /64' }
}

/** What CodeDeploy has by itself. */
const TRIALS = [5, 10, 15, 30] as const

const oneOf =
  (...values: number[]): Read<number> =>
  (text) =>
    values.map(String).includes(text) ? { value: Number(text) } : { expected: `one of ${values.join(', ')}` }

const flag: Read<boolean> = (text) =>
  text === 'true' || text === 'false' ? { value: text === 'true' } : { expected: 'true or false' }

const oneWord =
  <const T extends string>(...words: T[]): Read<T> =>
  (text) =>
    (words as string[]).includes(text) ? { value: text as T } : { expected: words.join(' or ') }

const retention: Read<RetentionDays> = (text) =>
  RetentionDays[Number(text)] !== undefined && Number(text) < RetentionDays.INFINITE
    ? { value: Number(text) }
    : { expected: 'a number of days that CloudWatch knows, such as 7, 30, 90 or 365' }

const modelId = matching(/^[a-z0-9-]+\.[a-z0-9.:-]+$/, 'a Bedrock model id, such as amazon.titan-embed-text-v2:0')

const secretName = matching(/^[\w/+=.@-]{1,512}$/, 'the name of a Secrets Manager secret')

const domain = matching(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain name, such as pets.example.com')

const certificate = matching(/^arn:aws[\w-]*:acm:[\w-]+:\d{12}:certificate\/[\w-]+$/, 'the ARN of an ACM certificate')

const SETTINGS: { [Name in keyof StackConfig]: Setting<NonNullable<StackConfig[Name]>> } = {
  stackName: {
    meaning: 'Stack name; also the prefix of usage keys and of the dashboard, and the metrics namespace',
    read: matching(/^[A-Za-z][A-Za-z0-9-]{3,99}$/, 'a letter, then letters, digits and hyphens, 4 to 100 in all'),
    default: 'CreatureHouse',
    example: 'OtherHouse',
  },
  small: {
    meaning: 'For a few dozen agents: other defaults for some settings (see docs/cost.md); explicit settings win',
    read: flag,
    default: 'false',
    example: 'true',
  },
  cdn: { meaning: 'Put CloudFront in front of the API', read: flag, default: 'true', example: 'false' },
  domainName: { meaning: 'Your own domain', read: domain, default: null, example: 'pets.example.com' },
  certificateArn: {
    meaning: 'Its ACM certificate; with CloudFront it must be in us-east-1',
    read: certificate,
    default: null,
    example: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b',
  },
  hostedZoneId: {
    meaning: 'Its Route 53 zone; the stack then creates the DNS records',
    read: matching(/^Z[A-Z0-9]{5,31}$/, 'the id of a hosted zone, such as Z0123456789ABCDEFGHIJ'),
    default: null,
    example: 'Z0123456789ABCDEFGHIJ',
  },
  apiDomainName: {
    meaning: 'Second domain, for API calls only; they bypass CloudFront',
    read: domain,
    default: null,
    example: 'api.pets.example.com',
  },
  apiCertificateArn: {
    meaning: 'Its ACM certificate, in the region of the stack',
    read: certificate,
    default: null,
    example: 'arn:aws:acm:eu-central-1:123456789012:certificate/0a1b',
  },
  basePath: {
    meaning: 'Path segment of the domain under which the service runs; needs `cdn=false`',
    read: matching(/^[\w$.+!*'()-]+$/, 'one path segment, without slashes'),
    default: null,
    example: 'house',
  },
  baseUrl: {
    meaning: 'Public address, if the stack cannot derive it (your own proxy)',
    read: matching(
      /^https:\/\/[^\s/?#]+(\/[^\s?#]*[^\s/?#])?$/,
      'an https address without a slash, query or fragment at its end',
    ),
    default: null,
    example: 'https://pets.example.com',
  },
  viewerHeader: {
    meaning: 'Header in which your own proxy sends the address of its caller',
    read: matching(/^[A-Za-z][A-Za-z0-9-]*$/, 'the name of a header, such as cf-connecting-ip'),
    default: null,
    example: 'cf-connecting-ip',
  },
  doorKeyVersion: {
    meaning: 'Version of the proxy key to use; the previous version stays valid',
    read: matching(/^[\w-]{32,64}$/, "the id of a version of the door's secret"),
    default: null,
    example: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f',
  },
  firewall: { meaning: 'AWS WAF', read: flag, default: 'true', small: 'false', example: 'false' },
  firewallAt: {
    meaning: '`api`: in front of API Gateway; `edge`: in front of CloudFront',
    read: oneWord('api', 'edge'),
    default: 'api',
    example: 'edge',
  },
  firewallRate: {
    meaning: 'Requests per minute that WAF allows for one address',
    ...wholeNumber(...FIREWALL_RATES),
    default: '3000',
    example: '600',
  },
  authorizerCacheSeconds: {
    meaning:
      'How long API Gateway caches the usage-plan bucket of an address; if not 0, its own 429 responses lack `X-RateLimit-Reset`',
    ...wholeNumber(0, MOST_CACHE_SECONDS),
    default: '0',
    example: '300',
  },
  platformRanges: {
    meaning: 'Comma-separated CIDR ranges of platforms; agents in them are counted by key, not by address',
    read: ranges,
    default: null,
    example: '203.0.113.0/24,2001:db8::/48',
  },
  alarms: {
    meaning: '`few`: no alarms for throttles and duration of single functions, nor for CloudFront errors',
    read: oneWord('all', 'few'),
    default: 'all',
    small: 'few',
    example: 'few',
  },
  canaryMinutes: {
    meaning: 'Minutes between two canary runs; 0: no canary',
    ...wholeNumber(0, MOST_CANARY_MINUTES),
    default: '5',
    small: '0',
    example: '2',
  },
  alarmEmail: {
    meaning: 'Receives all alarms',
    read: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'),
    default: null,
    example: 'keeper@example.com',
  },
  monthlyBudget: {
    meaning: 'Dollars per month for the whole account; notifies at 50 %, at 100 % and if the forecast exceeds it',
    ...wholeNumber(1, MOST_DOLLARS),
    default: null,
    example: '3000',
  },
  securityContact: {
    meaning: '`mailto:` or https address for `/.well-known/security.txt`',
    read: matching(/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/, 'mailto: and an address, or an https address'),
    default: null,
    example: 'mailto:security@example.com',
  },
  tableName: {
    meaning: 'Use an existing table, for example a restored one',
    read: matching(/^[\w.-]{3,255}$/, 'the name of a table'),
    default: null,
    example: 'house-restored',
  },
  deletionProtection: {
    meaning: 'Keep the table when the stack is deleted',
    read: flag,
    default: 'true',
    example: 'false',
  },
  provisionedReads: {
    meaning:
      'Minimum read capacity; with `provisionedWrites`, the table uses provisioned capacity with autoscaling instead of on-demand',
    ...wholeNumber(1, MAX_TABLE_UNITS),
    default: null,
    example: '100',
  },
  provisionedWrites: {
    meaning: 'Minimum write capacity',
    ...wholeNumber(1, MAX_TABLE_UNITS),
    default: null,
    example: '200',
  },
  throttleRate: {
    meaning: 'Requests per second for the whole API',
    ...wholeNumber(1, MOST_REQUESTS),
    default: '1000',
    small: '50',
    example: '50',
  },
  throttleBurst: {
    meaning: 'Burst of requests for the whole API',
    ...wholeNumber(1, MOST_REQUESTS),
    default: '2000',
    small: '100',
    example: '100',
  },
  memoryMegabytes: {
    meaning: 'Memory of the functions that serve requests',
    ...wholeNumber(...MEMORY),
    default: '1024',
    example: '512',
  },
  logRetentionDays: {
    meaning: 'Retention of all logs; a value that CloudWatch supports',
    read: retention,
    bounds: [RetentionDays.ONE_DAY, RetentionDays.TEN_YEARS],
    default: '30',
    example: '90',
  },
  releaseMinutes: {
    meaning: 'Minutes with 10 % of traffic on a new version: 5, 10, 15 or 30; 0: release at once',
    read: oneOf(0, ...TRIALS),
    bounds: [0, 30],
    default: '0',
    example: '10',
  },
  accessLog: {
    meaning: '`infrequent`: half the price, but readable only with Logs Insights. A change creates a new log group',
    read: oneWord('standard', 'infrequent'),
    default: 'standard',
    example: 'infrequent',
  },
  callsPerLine: {
    meaning: 'Successful calls per log line; refusals and failures always have their own line',
    ...wholeNumber(1, MOST_VALUES),
    default: '1',
    example: '20',
  },
  metricsBy: {
    meaning: '`group`: metrics per function instead of per operation',
    read: oneWord(...DIMENSIONS),
    default: 'operation',
    example: 'group',
  },
  tracedPerSecond: {
    meaning: 'Calls per second that X-Ray traces, in addition to 0.1 % of the rest',
    ...wholeNumber(0, MOST_TRACED),
    default: '1',
    example: '0',
  },
  careLogDays: {
    meaning: 'Days for which the care log of a dead or released creature is kept',
    ...wholeNumber(MIN_CARE_LOG_DAYS, CENTURY_DAYS),
    default: '365',
    example: '60',
  },
  projectorConcurrency: {
    meaning: 'Reserved concurrency of the projector; one instance per stream shard is needed',
    ...wholeNumber(STREAM_POLLERS, MOST_INSTANCES),
    default: null,
    example: '20',
  },
  reaperConcurrency: {
    meaning: 'Reserved concurrency of the reaper; 11 runs all its jobs in parallel',
    ...wholeNumber(1, MOST_INSTANCES),
    default: null,
    example: '11',
  },
  stripeEventsConcurrency: {
    meaning: 'Reserved concurrency of the Stripe event handler',
    ...wholeNumber(QUEUE_POLLERS, MOST_INSTANCES),
    default: null,
    example: '5',
  },
  adminKeySecretName: {
    meaning: 'Existing secret with the admin key; default: generated',
    read: secretName,
    default: null,
    example: 'house/admin',
  },
  stripeEventSourceName: {
    meaning: 'Partner event source that Stripe creates in your account',
    read: matching(/^aws\.partner\/stripe\.com\/[\w./-]+$/, 'like aws.partner/stripe.com/ed_…'),
    default: null,
    example: 'aws.partner/stripe.com/ed_test_1',
  },
  stripeSecretName: {
    meaning: 'Existing secret with the Stripe key; default: an empty secret',
    read: secretName,
    default: null,
    example: 'house/stripe',
  },
  mppNetworkId: {
    meaning: 'Stripe profile id; enables payment by MPP',
    read: matching(/^[\w-]{1,100}$/, 'the id of a profile at Stripe'),
    default: null,
    example: 'profile_1',
  },
  mppTokenParameter: {
    meaning: 'Stripe parameter for the token; default `shared_payment_granted_token`',
    read: matching(/^\w+(\[\w+\])*$/, 'the name of a parameter, such as a[b]'),
    default: null,
    example: 'payment_method_data[token]',
  },
  mppApiVersion: {
    meaning: 'Stripe API version for tokens; default: the version the code was written for',
    read: matching(/^\d{4}-\d\d-\d\d(\.\w+)?$/, 'like 2026-07-29.preview'),
    default: null,
    example: '2026-07-29.preview',
  },
  mppSecretName: {
    meaning: 'Existing secret that signs MPP challenges; default: generated',
    read: secretName,
    default: null,
    example: 'house/mpp',
  },
  x402FacilitatorUrl: {
    meaning: 'x402 facilitator; with `x402PayTo`, enables payment by x402',
    read: matching(/^https?:\/\/[^\s?#]+[^\s/?#]$/, 'an address without a slash at its end'),
    default: null,
    example: 'https://facilitator.example',
  },
  x402PayTo: {
    meaning: 'Address that receives x402 payments',
    read: matching(/^0x[0-9a-fA-F]{40}$/, '0x and 40 hexadecimal digits'),
    default: null,
    example: '0x1111111111111111111111111111111111111111',
  },
  x402Networks: {
    meaning: 'Comma-separated networks (`eip155:8453`, `eip155:84532`) or a JSON list of others; default `eip155:8453`',
    read: matching(/^(\[.*\]|eip155:\d+(\s*,\s*eip155:\d+)*)$/s, 'networks such as eip155:8453, or a JSON list'),
    default: null,
    example: 'eip155:84532',
  },
  x402SecretName: {
    meaning: 'Secret with the bearer token of the facilitator, if it needs one',
    read: secretName,
    default: null,
    example: 'house/facilitator',
  },
  pipelineRepository: {
    meaning: 'Repository (`owner/name`) that the pipeline deploys',
    read: matching(/^[\w.-]+\/[\w.-]+$/, 'an owner and a repository, such as someone/creature-house'),
    default: null,
    example: 'someone/creature-house',
  },
  pipelineBranch: {
    meaning: 'Branch that the pipeline deploys',
    read: matching(/^[\w./-]+$/, 'the name of a branch'),
    default: 'main',
    example: 'releases',
  },
  pipelineConnectionArn: {
    meaning: 'AWS CodeConnections connection to the repository',
    read: matching(
      /^arn:aws[\w-]*:(codestar-connections|codeconnections):[\w-]+:\d{12}:connection\/[\w-]+$/,
      'the ARN of a connection of AWS CodeConnections',
    ),
    default: null,
    example: 'arn:aws:codeconnections:us-east-1:123456789012:connection/0a1b',
  },
  embeddingModelId: {
    meaning: 'Bedrock model that judges items by meaning',
    read: modelId,
    default: 'amazon.titan-embed-text-v2:0',
    example: 'eu.amazon.titan-embed-text-v2:0',
  },
  imageModelId: {
    meaning: 'Bedrock model that paints pictures',
    read: modelId,
    default: 'stability.stable-image-core-v1:1',
    example: 'us.stability.stable-image-ultra-v1:1',
  },
  imageModelRegion: {
    meaning: 'Region of the image model',
    read: matching(/^[a-z]{2}(-[a-z]+)+-\d$/, 'a region, such as us-west-2'),
    default: 'us-west-2',
    example: 'us-east-1',
  },
  dailyPictures: {
    meaning: 'Maximum of painted pictures per day, about $0.04 each; 0: portraits are only drawn',
    ...wholeNumber(0, MOST_REQUESTS),
    default: '0',
    example: '100',
  },
}

/** Upper limits from here on only catch typing errors, so the documents omit them. */
const UNLIMITED = 100_000

const describeRange = ([least, greatest]: Bounded['bounds']): string => {
  if (greatest < UNLIMITED) return ` (${least} to ${greatest})`
  return least > 1 ? ` (at least ${least})` : ''
}

/** The rows of the table in docs/settings.md: name, default (and the default of `small`), meaning with the accepted range. */
export const describeSettings = (): [name: string, usual: string, meaning: string][] =>
  Object.entries(SETTINGS).map(([name, setting]) => {
    const range = 'bounds' in setting ? describeRange(setting.bounds) : ''
    const small = setting.small ? `, small: ${setting.small}` : ''
    return [name, `${setting.default ?? '–'}${small}`, `${setting.meaning}${range}`]
  })

/** A value for each setting other than its default. */
export const EXAMPLES = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, { example }]) => [name, example]),
) as Readonly<Record<keyof StackConfig, string>>

/** Every number at its least, and at its greatest. */
export const EXTREMES = [0, 1].map((end) =>
  Object.fromEntries(
    Object.entries(SETTINGS).flatMap(([name, setting]) =>
      'bounds' in setting ? [[name, String((setting as Bounded).bounds[end])]] : [],
    ),
  ),
)

/** `baseUrl` in the context is `HOUSE_BASE_URL` in the environment. */
const environmentName = (setting: string): string =>
  `HOUSE_${setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** What a pipeline must be told; where it is not, the house is deployed by hand. */
export interface PipelineConfig {
  pipelineRepository: string
  pipelineConnectionArn: string
}

export const isReleasedByPipeline = (config: StackConfig): config is StackConfig & PipelineConfig =>
  config.pipelineRepository !== null

/** What the house is where nothing is set. */
export const defaultConfig = (): StackConfig => readStackConfig(() => undefined)

/** Whatever was set, as the environment would say it. */
export function asEnvironment(config: StackConfig): Record<string, string> {
  const usual = defaultConfig()
  const told = (Object.keys(config) as (keyof StackConfig)[]).filter((name) => config[name] !== usual[name])
  return Object.fromEntries(told.map((name) => [environmentName(name), String(config[name])]))
}

export function readStackConfig(context: (name: string) => unknown, env: Environment = {}): StackConfig {
  const faults: string[] = []
  const given = (name: string): string => String(context(name) ?? env[environmentName(name)] ?? '')
  const isSmall = given('small') === 'true'
  const values = Object.entries(SETTINGS).map(([name, setting]) => {
    const text = given(name) || (isSmall && setting.small) || setting.default
    if (text === null) return [name, null]
    const result = setting.read(text)
    if ('value' in result) return [name, result.value]
    faults.push(`${name} (or ${environmentName(name)}) is "${text}": give ${result.expected}`)
    return [name, null]
  })
  const config: StackConfig = Object.fromEntries(values)
  const terms = faults.length === 0 ? readTerms(config) : null
  if (terms && 'faults' in terms) faults.push(...terms.faults)
  if (faults.length === 0) faults.push(...contradictions(config))
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** What each setting says may be right, and all of them together not. */
const CONTRADICTIONS: readonly [found: (config: StackConfig) => boolean, fault: string][] = [
  [
    ({ domainName, certificateArn }) => (domainName === null) !== (certificateArn === null),
    'domainName and certificateArn go together: give both or neither',
  ],
  [
    ({ domainName, hostedZoneId }) => hostedZoneId !== null && !domainName,
    'hostedZoneId is of no use without domainName',
  ],
  [
    ({ apiDomainName, apiCertificateArn }) => (apiDomainName === null) !== (apiCertificateArn === null),
    'apiDomainName and apiCertificateArn go together: give both or neither',
  ],
  [
    ({ cdn, domainName, apiDomainName }) => apiDomainName !== null && (!cdn || !domainName),
    'beside apiDomainName pages need a domainName behind CloudFront: give it and leave cdn=true; for everything on the API itself, give domainName and cdn=false alone',
  ],
  [
    ({ domainName, apiDomainName }) => apiDomainName !== null && apiDomainName === domainName,
    'apiDomainName is another than domainName: give the API a name of its own, such as api.pets.example.com',
  ],
  [
    ({ firewall, firewallAt }) => !firewall && firewallAt === 'edge',
    'firewallAt says where the firewall stands, and there is none: give firewall=true with it',
  ],
  [
    ({ cdn, firewallAt }) => firewallAt === 'edge' && !cdn,
    'firewallAt=edge is before CloudFront, and there is none (cdn=false): leave firewallAt=api',
  ],
  [
    ({ pipelineRepository, pipelineConnectionArn }) =>
      (pipelineRepository === null) !== (pipelineConnectionArn === null),
    'pipelineRepository and pipelineConnectionArn go together: give both or neither',
  ],
  [
    ({ domainName, baseUrl }) => domainName !== null && baseUrl !== null,
    'baseUrl follows from domainName: give only one',
  ],
  [
    ({ cdn, certificateArn }) => cdn && certificateArn !== null && !certificateArn.includes(':us-east-1:'),
    'CloudFront takes certificates of us-east-1 only: give such a certificateArn, or cdn=false to put the domain on the API itself',
  ],
  [
    ({ cdn, domainName, baseUrl }) => !cdn && !domainName && !baseUrl,
    'without CloudFront (cdn=false) there is no address without a stage in it: give domainName, or the baseUrl of what stands in front',
  ],
  [
    ({ cdn, domainName, basePath }) => basePath !== null && (cdn || !domainName),
    'basePath needs a domainName on the API itself (cdn=false): CloudFront gives the house the whole domain',
  ],
  [
    ({ cdn, dailyPictures }) => !cdn && dailyPictures > 0,
    'painted pictures hang behind CloudFront: leave cdn=true, or set dailyPictures=0',
  ],
  [
    ({ provisionedReads, provisionedWrites }) => (provisionedReads === null) !== (provisionedWrites === null),
    'provisionedReads and provisionedWrites go together: give both, or neither to pay by request',
  ],
  [
    ({ authorizerCacheSeconds, platformRanges }) => authorizerCacheSeconds > 0 && platformRanges !== null,
    'platformRanges counts agents by their keys, and what the gateway remembers (authorizerCacheSeconds) knows addresses only: give one of them',
  ],
  [
    ({ cdn, viewerHeader }) => cdn && viewerHeader !== null,
    'viewerHeader is for a CDN of your own (cdn=false): CloudFront tells the address by itself',
  ],
]

const contradictions = (config: StackConfig): string[] =>
  CONTRADICTIONS.filter(([found]) => found(config)).map(([, fault]) => fault)

/** The address agents use, where it is known before anything is deployed. */
export const knownAddress = ({ apiDomainName, domainName, basePath, baseUrl }: StackConfig): string | null =>
  apiDomainName
    ? `https://${apiDomainName}`
    : domainName
      ? `https://${domainName}${basePath ? `/${basePath}` : ''}`
      : baseUrl

/** Where people look and pictures hang, if that is not the address that agents use. */
export const pagesAddress = ({ apiDomainName, domainName }: StackConfig): string | null =>
  apiDomainName ? `https://${domainName}` : null

/** Whether whoever calls comes through CloudFront. */
export const isBehindCloudFront = ({ cdn, apiDomainName }: StackConfig): boolean => cdn && apiDomainName === null

/** MPP takes the front door: its clients do not find a challenge that the gateway has renamed and nobody restored. */
export const offersMpp = (config: StackConfig): boolean => isBehindCloudFront(config) && config.mppNetworkId !== null

/** What runs or stands at the edge is made in a region of its own. */
export const usesEdgeRegion = (config: StackConfig): boolean => offersMpp(config) || config.firewallAt === 'edge'
