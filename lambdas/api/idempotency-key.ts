/** The Idempotency-Key header: which routes accept it and what is a valid key. */
import { type Received, valuesOf } from './caller'
import { IDEMPOTENCY_KEY } from './headers'
import type { Route } from './routes/routes'

/** Set on a replayed response. */
export const REPLAYED = 'Idempotency-Replayed'

const LONGEST = 255
const VISIBLE = /^[\x21-\x7e]+$/

/** A key that encrypts a secret response must not be guessable: 122 bits, as in a random UUID. */
const HEX = '[0-9A-Fa-f]'
const RANDOM_UUID = `${HEX}{8}-${HEX}{4}-[47]${HEX}{3}-[89ABab]${HEX}{3}-${HEX}{12}`
const UNGUESSABLE = new RegExp(`^(?:${RANDOM_UUID}|${HEX}{32,}|(?=.*[a-z])(?=.*[A-Z])[\\x21-\\x7e]{21,})$`)
/** Minimum of distinct characters: random keys have at least this many. */
const LEAST_VARIETY = 8
const HARD_TO_GUESS =
  'a random UUID, or as hard to guess: 32 hexadecimal digits or more, or 21 visible ASCII characters or more in upper and lower case'

const HOUR_SECONDS = 3600

/**
 * Every route that changes something. MCP passes the header on to the operation it calls. HTML forms cannot send it,
 * and OAuth has its own rules.
 */
export const takesIdempotencyKey = ({ method, group, oauth }: Pick<Route, 'method' | 'group' | 'oauth'>): boolean =>
  method !== 'GET' && group !== 'mcp' && group !== 'pages' && !oauth

/** Routes whose response belongs to the key that was sent, even if that key is no longer valid. */
export const isBoundToKey = ({ tells_secret, ends_key }: Route): boolean => (tells_secret ?? ends_key) === true

export const savedSeconds = ({ tells_secret }: Route): number => (tells_secret ? 1 : 24) * HOUR_SECONDS

/** All distinct values: a header may be sent more than once. */
export const sentIdempotencyKeys = (received: Received): string[] => valuesOf(received, IDEMPOTENCY_KEY.toLowerCase())

/** What is wrong with the idempotency keys, or null. */
export function idempotencyKeyFault(keys: readonly string[], { tells_secret }: Route): string | null {
  if (keys.length > 1) return 'is given more than once with different values; send it once'
  const [key] = keys
  if (key === undefined) return null
  if (key.length > LONGEST || !VISIBLE.test(key)) {
    return `must be 1 to ${LONGEST} visible ASCII characters without spaces; a random UUID will do`
  }
  if (!tells_secret || isHardToGuess(key)) return null
  return `must be ${HARD_TO_GUESS}, because whoever guesses it can be told the secret in the answer`
}

const isHardToGuess = (key: string): boolean =>
  UNGUESSABLE.test(key) && (new RegExp(`^${RANDOM_UUID}$`).test(key) || new Set(key).size >= LEAST_VARIETY)

const SECRET_WORDS = `Keep it to yourself, for it unseals the answer: it must be ${HARD_TO_GUESS}.`

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
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: LONGEST,
    pattern: (route.tells_secret ? UNGUESSABLE : VISIBLE).source,
  },
})
