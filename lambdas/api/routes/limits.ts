/** The rate limits in force: those of the route table, unless the operator set others (`RATE_LIMITS`). */
import type { Route } from './routes'

/** Calls per rate-limit window, by operation id. */
export type LimitOverrides = Readonly<Record<string, number | string>>

export const limitInForce = (operation: string, { limit }: Pick<Route, 'limit'>, overrides: LimitOverrides) => ({
  seconds: limit.seconds,
  max: Number(overrides[operation] ?? limit.max),
})

/** What generated documents depend on besides the code: the service's address and limits. */
export interface DocumentSite {
  base_url: string
  /** Prefix of every path: the API stage, or nothing. */
  root?: string
  limits?: LimitOverrides
}

const UNITS = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** "minute", "10 seconds". */
const lengthInWords = (seconds: number): string => {
  const [size, unit] = UNITS.find(([size]) => seconds % size === 0) ?? [1, 'second']
  return seconds === size ? unit : `${seconds / size} ${unit}s`
}

/** "2 per 10 seconds and key". */
export const describeLimit = (
  operation: string,
  { auth, limit }: Pick<Route, 'auth' | 'limit'>,
  overrides: LimitOverrides = {},
): string =>
  limit.uncounted
    ? '–'
    : `${overrides[operation] ?? limit.max} per ${lengthInWords(limit.seconds)} and ${countedBy(auth, limit)}`

const countedBy = (auth: Route['auth'], { ofAgent }: Route['limit']): string => {
  if (ofAgent) return 'agent'
  return auth === 'required' || auth === 'optional' ? 'key' : 'address'
}
