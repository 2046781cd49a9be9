/** The closed catalogue of refusals: code, status, words, and the way on. */

export interface ErrorEntry {
  status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 429 | 500
  error: string
  suggestion: string
  /** Operations offered as next steps, in order; checked against the route table where they are turned into steps. */
  next: readonly string[]
}

const retry = 'Nothing was changed. Wait a moment and send the same request again.'

export const ERRORS = {
  invalid_registration: {
    status: 400,
    error: 'Invalid registration data',
    suggestion: 'Mend what details names. GET /api/auth/register describes every field.',
    next: ['registration_schema', 'register'],
  },
  username_taken: {
    status: 409,
    error: 'Username already taken',
    suggestion: 'Choose another username; upper and lower case count as the same.',
    next: ['register', 'registration_schema'],
  },
  registration_failed: { status: 500, error: 'Registration failed', suggestion: retry, next: ['register', 'health'] },
  body_not_object: {
    status: 400,
    error: 'The body must be empty or a JSON object',
    suggestion: 'Send no body at all, or {}.',
    next: ['rotate_key'],
  },
  key_changed: {
    status: 409,
    error: 'Your key changed while this request was running',
    suggestion: 'Another rotation of yours came first: use the key that it returned.',
    next: ['discovery'],
  },
  rotation_failed: {
    status: 500,
    error: 'Key rotation failed',
    suggestion: 'Nothing was changed and your current key still works. Wait a moment and try again.',
    next: ['rotate_key', 'health'],
  },
  invalid_key: {
    status: 401,
    error: 'Invalid API key',
    suggestion:
      'Send your key as "Authorization: Bearer ch_…" or "x-api-key: ch_…". Without one, register: it takes one call.',
    next: ['register', 'registration_schema', 'discovery'],
  },
  rate_limited: {
    status: 429,
    error: 'Rate limit exceeded',
    suggestion: 'Wait for retry_after_seconds, then send the request again.',
    next: ['discovery'],
  },
  invalid_request: {
    status: 400,
    error: 'Invalid request',
    suggestion: 'Mend what details names, then send the request again.',
    next: ['discovery'],
  },
  route_not_found: {
    status: 404,
    error: 'There is nothing at this address',
    suggestion: 'GET /api lists every operation of the house.',
    next: ['discovery', 'house_index'],
  },
  something_went_wrong: {
    status: 500,
    error: 'Something went wrong',
    suggestion: retry,
    next: ['health', 'discovery'],
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
