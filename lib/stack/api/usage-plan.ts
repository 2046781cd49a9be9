/** The coarse throttle in front of everything: callers are spread by the hash of their address over a few dozen usage-plan keys. */

const KEY_COUNT = 32

export const USAGE_PLAN = {
  /** Requests per second and key. */
  rate: 100,
  burst: 500,
  /** Not secrets: only the authorizer can name one, and a caller's own header is not looked at. */
  keys: (stack: string): string[] =>
    Array.from({ length: KEY_COUNT }, (_, index) => `${stack}-usage-bucket-${String(index).padStart(2, '0')}`),
} as const
