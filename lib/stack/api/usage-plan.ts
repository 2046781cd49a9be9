/** The coarse throttle: callers are distributed over a few dozen usage-plan keys by the hash of their address. */

const KEY_COUNT = 32

export const USAGE_PLAN = {
  /** Requests per second and key. */
  rate: 100,
  burst: 500,
  /** Not secrets: only the authorizer can name one; the caller's own header is ignored. */
  keys: (stack: string): string[] =>
    Array.from({ length: KEY_COUNT }, (_, index) => `${stack}-usage-bucket-${String(index).padStart(2, '0')}`),
} as const
