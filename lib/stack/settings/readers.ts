/** Readers of settings: each turns a text into a value, or says what it expects instead. */
import { isIP } from 'node:net'
import type { RetentionDays } from 'aws-cdk-lib/aws-logs'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { parseRateLimits } from '../../../lambdas/config'

export interface Reader<T> {
  (text: string): { value: T } | { expected: string }
  /** The least and the greatest number: `alarms.slow.ts` checks the alarms of a stack with either. */
  bounds?: readonly [min: number, max: number]
}

export const matching =
  (pattern: RegExp, expected: string): Reader<string> =>
  (text) =>
    pattern.test(text) ? { value: text } : { expected }

export const wholeNumber = (min: number, max: number): Reader<number> =>
  Object.assign(
    (text: string) =>
      /^(0|[1-9]\d*)$/.test(text) && Number(text) >= min && Number(text) <= max
        ? { value: Number(text) }
        : { expected: `a whole number from ${min} to ${max}` },
    { bounds: [min, max] as const },
  )

export const oneNumberOf = (values: readonly number[], expected = `one of ${values.join(', ')}`): Reader<number> =>
  Object.assign((text: string) => (values.map(String).includes(text) ? { value: Number(text) } : { expected }), {
    bounds: [Math.min(...values), Math.max(...values)] as const,
  })

export const flag: Reader<boolean> = (text) =>
  text === 'true' || text === 'false' ? { value: text === 'true' } : { expected: 'true or false' }

export const modelId = matching(
  /^[a-z0-9-]+\.[a-z0-9.:-]+$/,
  'a Bedrock model id, such as amazon.titan-embed-text-v2:0',
)

export const secretName = matching(/^[\w/+=.@-]{1,512}$/, 'the name of a Secrets Manager secret')

export const domain = matching(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain name, such as pets.example.com')

export const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address')

export const certificate = matching(
  /^arn:aws[\w-]*:acm:[\w-]+:\d{12}:certificate\/[\w-]+$/,
  'the ARN of an ACM certificate',
)

/** The periods that CloudWatch Logs accepts. */
const RETENTION_PERIODS = [
  1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653,
]

export const retention = oneNumberOf(
  RETENTION_PERIODS,
  'a number of days that CloudWatch knows, such as 7, 30, 90 or 365',
) as Reader<RetentionDays>

/** The ranges are in the authorizer's environment, which holds 4 KB in all. */
const MAX_RANGES = 40
/** An IPv6 subscriber has a whole /64 and counts as one caller, so a longer prefix has no meaning. */
const MAX_PREFIX_LENGTH = { 4: 32, 6: 64 } as const

export const addressRanges: Reader<readonly string[]> = (text) => {
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isRange) && ranges.length <= MAX_RANGES
    ? { value: ranges }
    : { expected: 'up to 40 ranges by commas, such as 203.0.113.0/24 or 2001:db8::/48, those of IPv6 from /1 to /64' }
}

function isRange(range: string): boolean {
  const [network = '', prefix = '', ...more] = range.split('/')
  const version = isIP(network)
  if (more.length > 0 || (version !== 4 && version !== 6)) return false
  return /^[1-9]\d?$/.test(prefix) && Number(prefix) <= MAX_PREFIX_LENGTH[version]
}

/** The limits are in the functions' environment, which holds 4 KB in all. */
const MAX_RATE_LIMITS_LENGTH = 2_000

/** The text itself, as the functions read it. */
export const rateLimits: Reader<string> = (text) => {
  const limits = parseRateLimits(text)
  const operations: readonly string[] = everyOperation.map(([operation]) => operation)
  const unknown = Object.keys(limits ?? {}).filter((name) => !operations.includes(name))
  if (unknown.length > 0)
    return { expected: `operations that exist instead of ${unknown.join(', ')}: ${operations.join(', ')}` }
  return limits && text.length <= MAX_RATE_LIMITS_LENGTH
    ? { value: text }
    : {
        expected: `a JSON object of operation names to positive whole numbers, ${MAX_RATE_LIMITS_LENGTH} letters at most`,
      }
}
