/** API Gateway's own responses, with the service's texts and statuses. Plain data, shared with the local host. */
import type { APIGatewayProxyResult } from 'aws-lambda'
import { COMMON_HEADERS } from '../../../lambdas/api/headers'
import { type StepOperation, step } from '../../../lambdas/api/next-steps'
import { ERRORS, type ErrorCode } from '../../../lambdas/api/schemas/errors'
import { USAGE_PLAN } from './usage-plan'

/** By API Gateway's response type. Refusals by the handlers do not use these. */
export const GATEWAY_RESPONSES = {
  BAD_REQUEST_BODY: 'invalid_request',
  BAD_REQUEST_PARAMETERS: 'invalid_request',
  REQUEST_TOO_LARGE: 'invalid_request',
  UNSUPPORTED_MEDIA_TYPE: 'invalid_request',
  WAF_FILTERED: 'invalid_request',
  DEFAULT_4XX: 'invalid_request',
  UNAUTHORIZED: 'invalid_key',
  EXPIRED_TOKEN: 'invalid_key',
  INVALID_SIGNATURE: 'invalid_key',
  MISSING_AUTHENTICATION_TOKEN: 'route_not_found',
  RESOURCE_NOT_FOUND: 'route_not_found',
  THROTTLED: 'rate_limited',
  QUOTA_EXCEEDED: 'rate_limited',
  /** For the keys of the usage plan, which the authorizer chooses: an unknown one is our fault, not the caller's. */
  INVALID_API_KEY: 'something_went_wrong',
  AUTHORIZER_FAILURE: 'something_went_wrong',
  AUTHORIZER_CONFIGURATION_ERROR: 'something_went_wrong',
  API_CONFIGURATION_ERROR: 'something_went_wrong',
  INTEGRATION_FAILURE: 'something_went_wrong',
  INTEGRATION_TIMEOUT: 'something_went_wrong',
  DEFAULT_5XX: 'something_went_wrong',
} as const satisfies Record<string, ErrorCode>

export type GatewayResponseType = keyof typeof GATEWAY_RESPONSES

/** The usage plan refills every second: that is the rate-limit window of the gateway's own 429. */
const RETRY_AFTER_SECONDS = 1

export interface GatewayRequest {
  id: string
  /** Unix time of the end of the request's second. */
  resetsAt: number
}

/**
 * The gateway's response to one request. It does not know the house's own rate limits, so it shows those of the usage
 * plan.
 */
export function gatewayResponse(
  type: GatewayResponseType,
  { id, resetsAt }: GatewayRequest,
): APIGatewayProxyResult & { headers: Record<string, string> } {
  const code = GATEWAY_RESPONSES[type]
  const { status } = ERRORS[code]
  return {
    statusCode: status,
    headers: {
      ...COMMON_HEADERS,
      'X-Request-Id': id,
      'X-RateLimit-Limit': String(USAGE_PLAN.rate),
      'X-RateLimit-Reset': String(resetsAt),
      ...(status === 429 && { 'X-RateLimit-Remaining': '0', 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    },
    body: JSON.stringify({ ...refusalBody(code, RETRY_AFTER_SECONDS), request_id: id }),
  }
}

/** The body of a refusal that no handler wrote. */
export function refusalBody(code: ErrorCode, retryAfterSeconds: number) {
  const { status, error, suggestion, next } = ERRORS[code]
  return {
    error,
    code,
    ...(status === 429 && { retry_after_seconds: retryAfterSeconds }),
    suggestion,
    next_steps: next.map((operation: StepOperation) => step(operation)),
  }
}
