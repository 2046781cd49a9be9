/** The header by which a call can be sent again without being done again: where it is taken, and what it must be. */
import { type Headers, header } from './caller'
import type { Route } from './routes'

export const IDEMPOTENCY_KEY = 'Idempotency-Key'
/** On an answer that was given before. */
export const REPLAYED = 'Idempotency-Replayed'

const LONGEST = 255
/** Where the key seals a secret, nobody may guess it. */
const SECRET_LENGTH = 20
const VISIBLE = /^[\x21-\x7e]+$/

const HOUR_SECONDS = 3600

/** Whatever changes something. MCP passes the header on to the operation that is called. */
export const canBeRepeated = ({ method, group }: Pick<Route, 'method' | 'group'>): boolean =>
  method !== 'GET' && group !== 'mcp'

export const keptSeconds = ({ tells_secret }: Route): number => (tells_secret ? 1 : 24) * HOUR_SECONDS

export const leastLength = ({ tells_secret }: Route): number => (tells_secret ? SECRET_LENGTH : 1)

export const sentIdempotencyKey = (headers: Headers | null): string | undefined =>
  header(headers, IDEMPOTENCY_KEY.toLowerCase())?.trim()

/** What is wrong with a key that was sent, or null. */
export function objectionTo(key: string, route: Route): string | null {
  const least = leastLength(route)
  if (key.length >= least && key.length <= LONGEST && VISIBLE.test(key)) return null
  const why = least > 1 ? ', because whoever knows it can be told the secret in the answer' : ''
  return `must be ${least} to ${LONGEST} visible ASCII characters without spaces${why}; a random UUID will do`
}

const SECRET_WORDS = `Keep it to yourself: it has at least ${SECRET_LENGTH} characters and unseals the answer.`

/** As the OpenAPI document describes it. */
export const idempotencyParameter = (route: Route) => ({
  name: IDEMPOTENCY_KEY,
  in: 'header',
  description: [
    'Makes this call safe to send again: name it by a random UUID, and repeat it with the same one when no answer came.',
    `It is done once, and its answer is given again for ${route.tells_secret ? 'an hour' : '24 hours'}, with \`${REPLAYED}: true\`.`,
    'Refusals, and care that was declined, are not kept.',
    ...(route.tells_secret ? [SECRET_WORDS] : []),
  ].join(' '),
  required: false,
  schema: { type: 'string', minLength: leastLength(route), maxLength: LONGEST, pattern: VISIBLE.source },
})
