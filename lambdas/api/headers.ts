/** Headers of every response, from a handler or from the gateway itself. */

export const COMMON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, WWW-Authenticate, Payment-Receipt, PAYMENT-REQUIRED, X-PAYMENT-REQUIRED, PAYMENT-RESPONSE, Idempotency-Replayed, Mcp-Session-Id',
} as const

/** For responses that change only with a release. */
export const PUBLIC_FOR_HOUR = { 'Cache-Control': 'public, max-age=3600' } as const

/** For responses that are the same for every caller. */
export const PUBLIC_MINUTE = { 'Cache-Control': 'public, s-maxage=60, stale-while-revalidate=30' } as const

export const IDEMPOTENCY_KEY = 'Idempotency-Key'
/** The same for clients of MCP that cannot set headers. */
export const RETRY_ARGUMENT = 'idempotency_key'
/** For advice that clients of MCP read too. */
export const RETRY_KEY = `${IDEMPOTENCY_KEY} (over MCP the argument ${RETRY_ARGUMENT})`
