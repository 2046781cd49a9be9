/** All settings of the stack, one row each; the type of the configuration and the table in docs/settings.md follow. */
import {
  addressRanges,
  certificate,
  domain,
  email,
  flag,
  matching,
  modelId,
  oneNumberOf,
  type Reader,
  rateLimits,
  retention,
  secretName,
  wholeNumber,
} from './readers'

export interface Setting {
  /** For the table in docs/settings.md. */
  meaning: string
  read: Reader<unknown>
  /** As the operator would write it; null for a setting that may be absent. */
  default: string | null
  /** The default with `small=true`, if it differs. */
  small?: string
  /** Another value than the default; the tests synthesize the stack with it. */
  example: string
}

/**
 * A new table has four partitions, and Lambda reads the stream of each with a separate instance. With fewer reserved, the
 * throttle alarm stays on.
 */
const STREAM_POLLERS = 4
/** More than any account has. */
const MAX_INSTANCES = 100_000
const MAX_REQUESTS = 1_000_000

export const SETTINGS = {
  stackName: {
    meaning: 'Stack name, metrics namespace and prefix of other names; at most 58 letters',
    // Leaves room for suffixes in names.
    read: matching(/^[A-Za-z][A-Za-z0-9-]{3,57}$/, 'a letter, then letters, digits and hyphens, 4 to 58 in all'),
    default: 'CreatureHouse',
    example: 'OtherHouse',
  },
  small: {
    meaning: 'For a few dozen agents: no dashboard and no canary, fewer alarms, other defaults (see cost.md)',
    read: flag,
    default: 'false',
    example: 'true',
  },
  cdn: {
    meaning:
      'CloudFront in front of the API; without it, a domain or a base address, agents call the address of API Gateway',
    read: flag,
    default: 'true',
    example: 'false',
  },
  domainName: { meaning: 'Your own domain', read: domain, default: null, example: 'pets.example.com' },
  certificateArn: {
    meaning: 'Its ACM certificate, with CloudFront in us-east-1',
    read: certificate,
    default: null,
    example: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b',
  },
  hostedZoneId: {
    meaning: 'Its Route 53 zone: the stack creates the DNS records',
    read: matching(/^Z[A-Z0-9]{5,31}$/, 'the id of a hosted zone, such as Z0123456789ABCDEFGHIJ'),
    default: null,
    example: 'Z0123456789ABCDEFGHIJ',
  },
  baseUrl: {
    meaning: 'Public address behind your own proxy',
    read: matching(
      /^https:\/\/[^\s/?#]+(\/[^\s?#]*[^\s/?#])?$/,
      'an https address without a slash, query or fragment at its end',
    ),
    default: null,
    example: 'https://pets.example.com',
  },
  doorKeyVersion: {
    meaning: 'Version of the proxy key (see *Rotate a key* in `drills.md`)',
    read: matching(/^[\w-]{32,64}$/, "the id of a version of the proxy key's secret"),
    default: null,
    example: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f',
  },
  firewall: { meaning: 'AWS WAF', read: flag, default: 'true', small: 'false', example: 'false' },
  firewallRate: {
    meaning: 'Requests per minute that WAF allows an address',
    read: wholeNumber(10, 2_000_000_000),
    default: '3000',
    example: '600',
  },
  platformRanges: {
    meaning: 'Comma-separated CIDR ranges whose agents are counted by key',
    read: addressRanges,
    default: null,
    example: '203.0.113.0/24,2001:db8::/48',
  },
  rateLimits: {
    meaning: 'Limits by operation other than those of api.md: `{"care": 60}`',
    read: rateLimits,
    default: null,
    example: '{"care": 60}',
  },
  alarmEmail: {
    meaning: 'Gets pages: alarms about what callers notice now',
    read: email,
    default: null,
    example: 'keeper@example.com',
  },
  ticketEmail: {
    meaning: 'Gets tickets: alarms that can wait for the morning; default: `alarmEmail`',
    read: email,
    default: null,
    example: 'office@example.com',
  },
  monthlyBudget: {
    meaning: 'Dollars for the whole account; tickets at 50 %, at 100 % and if the forecast exceeds it',
    read: wholeNumber(1, 10_000_000),
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
    meaning: 'Existing table to use, for example a restored one',
    read: matching(/^[\w.-]{3,255}$/, 'the name of a table'),
    default: null,
    example: 'house-restored',
  },
  deletionProtection: {
    meaning: 'Keeps the table when the stack is deleted',
    read: flag,
    default: 'true',
    example: 'false',
  },
  throttleRate: {
    meaning: 'Requests per second to the whole API',
    read: wholeNumber(1, MAX_REQUESTS),
    default: '1000',
    small: '50',
    example: '50',
  },
  logRetentionDays: {
    meaning: 'Retention of all logs',
    read: retention,
    default: '30',
    example: '90',
  },
  releaseMinutes: {
    meaning: 'Minutes with 10 % of traffic on a new version (5, 10, 15 or 30); 0: release at once',
    // The durations that CodeDeploy offers.
    read: oneNumberOf([0, 5, 10, 15, 30]),
    default: '0',
    example: '10',
  },
  projectorConcurrency: {
    meaning: 'Reserved concurrency of the projector: one per stream shard',
    read: wholeNumber(STREAM_POLLERS, MAX_INSTANCES),
    default: null,
    example: '20',
  },
  adminKeySecretName: {
    meaning: 'Existing secret with the admin key; else generated',
    read: secretName,
    default: null,
    example: 'house/admin',
  },
  stripeEventSourceName: {
    meaning: 'Partner event source that Stripe creates',
    read: matching(/^aws\.partner\/stripe\.com\/[\w./-]+$/, 'like aws.partner/stripe.com/ed_…'),
    default: null,
    example: 'aws.partner/stripe.com/ed_test_1',
  },
  stripeSecretName: {
    meaning: 'Existing secret with the Stripe key; else an empty one',
    read: secretName,
    default: null,
    example: 'house/stripe',
  },
  mppNetworkId: {
    meaning: 'Stripe profile id; enables MPP',
    read: matching(/^[\w-]{1,100}$/, 'the id of a profile at Stripe'),
    default: null,
    example: 'profile_1',
  },
  x402FacilitatorUrl: {
    meaning: 'x402 facilitator; with `x402PayTo`, enables x402',
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
    meaning: 'Comma-separated networks, or a JSON list of others; else `eip155:8453`',
    read: matching(/^(\[.*\]|eip155:\d+(\s*,\s*eip155:\d+)*)$/s, 'networks such as eip155:8453, or a JSON list'),
    default: null,
    example: 'eip155:84532',
  },
  x402SecretName: {
    meaning: "Secret with the facilitator's bearer token, if needed",
    read: secretName,
    default: null,
    example: 'house/facilitator',
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
    meaning: 'Painted pictures per day at most, about $0.04 each; 0: portraits are only drawn',
    read: wholeNumber(0, MAX_REQUESTS),
    default: '0',
    example: '100',
  },
} as const satisfies Readonly<Record<string, Setting>>

type ValueOf<Row> = Row extends { read: Reader<infer Value>; default: infer Default }
  ? Value | (Default extends null ? null : never)
  : never

export type StackConfig = { -readonly [Name in keyof typeof SETTINGS]: ValueOf<(typeof SETTINGS)[Name]> }

export type SettingName = keyof StackConfig
