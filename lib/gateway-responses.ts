/** What the gateway itself answers, in the service's own shape: plain data for the stack and for the local host. */
import type { APIGatewayProxyResult } from 'aws-lambda'
import { ERRORS } from '../lambdas/api/errors'
import { type NextStep, step } from '../lambdas/api/next-steps'

interface GatewayEntry {
  status: 400 | 401 | 404 | 429 | 500
  error: string
  suggestion: string
  retryAfterSeconds?: number
}

const FAILED: GatewayEntry = { status: 500, ...words('something_went_wrong') }
const NOT_FOUND: GatewayEntry = { status: 404, ...words('route_not_found') }
const INVALID: GatewayEntry = {
  status: 400,
  error: 'Invalid request',
  suggestion: 'The request could not be read. Check its path, headers and body.',
}
/** The gateway cannot know the exact counters; a second refills a bucket well. */
const LIMITED: GatewayEntry = { status: 429, ...words('rate_limited'), retryAfterSeconds: 1 }

export const GATEWAY_RESPONSES = {
  ACCESS_DENIED: NOT_FOUND,
  API_CONFIGURATION_ERROR: FAILED,
  AUTHORIZER_CONFIGURATION_ERROR: FAILED,
  AUTHORIZER_FAILURE: FAILED,
  BAD_REQUEST_BODY: INVALID,
  BAD_REQUEST_PARAMETERS: INVALID,
  DEFAULT_4XX: INVALID,
  DEFAULT_5XX: FAILED,
  EXPIRED_TOKEN: NOT_FOUND,
  INTEGRATION_FAILURE: FAILED,
  INTEGRATION_TIMEOUT: FAILED,
  INVALID_API_KEY: FAILED,
  INVALID_SIGNATURE: NOT_FOUND,
  MISSING_AUTHENTICATION_TOKEN: NOT_FOUND,
  QUOTA_EXCEEDED: LIMITED,
  REQUEST_TOO_LARGE: {
    status: 400,
    error: 'The request is too large',
    suggestion: 'Bodies are limited to 16 KB; send less.',
  },
  RESOURCE_NOT_FOUND: NOT_FOUND,
  THROTTLED: LIMITED,
  UNAUTHORIZED: { status: 401, ...words('invalid_key') },
  UNSUPPORTED_MEDIA_TYPE: INVALID,
  WAF_FILTERED: NOT_FOUND,
} as const satisfies Record<string, GatewayEntry>

export type GatewayResponseType = keyof typeof GATEWAY_RESPONSES

const NEXT_STEPS: readonly NextStep[] = [step('discovery')]

export const GATEWAY_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
} as const

export function gatewayBody(entry: GatewayEntry, requestId: string): object {
  const { error, suggestion, retryAfterSeconds } = entry
  return {
    error,
    ...(retryAfterSeconds && { retry_after_seconds: retryAfterSeconds }),
    suggestion,
    next_steps: NEXT_STEPS,
    request_id: requestId,
  }
}

/** The same answer as the gateway would give, for the local host. */
export function gatewayResponse(type: GatewayResponseType, requestId: string): APIGatewayProxyResult {
  const entry: GatewayEntry = GATEWAY_RESPONSES[type]
  return {
    statusCode: entry.status,
    headers: {
      ...GATEWAY_HEADERS,
      ...(entry.retryAfterSeconds && { 'Retry-After': String(entry.retryAfterSeconds) }),
    },
    body: JSON.stringify(gatewayBody(entry, requestId)),
  }
}

function words(code: keyof typeof ERRORS): Pick<GatewayEntry, 'error' | 'suggestion'> {
  const { error, suggestion } = ERRORS[code]
  return { error, suggestion }
}
