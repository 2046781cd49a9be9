/** Token buckets of the usage plan, one per usage key, as in API Gateway. */

export interface ThrottleLimits {
  /** Tokens added per second. */
  rate: number
  /** Capacity of a bucket. */
  burst: number
}

export interface Throttle {
  admits(usageKey: string): boolean
}

export function throttle({ rate, burst }: ThrottleLimits, now: () => number = () => performance.now()): Throttle {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    admits(usageKey) {
      const at = now()
      const bucket = buckets.get(usageKey) ?? { tokens: burst, at }
      const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * rate)
      const admitted = tokens >= 1
      buckets.set(usageKey, { tokens: admitted ? tokens - 1 : tokens, at })
      return admitted
    },
  }
}
