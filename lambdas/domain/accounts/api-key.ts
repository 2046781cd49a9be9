/**
 * The API key: `ch_` + agent id + secret + checksum, all base62. The token of a keeper page starts with `chw_`. A
 * malformed key is rejected, and the agent id is read, without a database call. An OAuth access token is made in the same
 * way and starts with `cha_`.
 */
import { hash, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

export const API_KEY_PREFIX = 'ch_'
const AGENT_LENGTH = 22
const SECRET_LENGTH = 27
const CHECKSUM_LENGTH = 6
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SHAPE = new RegExp(`^[0-9A-Za-z]{${AGENT_LENGTH + SECRET_LENGTH + CHECKSUM_LENGTH}}$`)

/** 160 random bits fill the secret. */
export const SECRET_BYTES = 20

export const API_KEY_LENGTH = AGENT_LENGTH + SECRET_LENGTH + CHECKSUM_LENGTH
/** Opens the keeper page only. No API key starts with it. */
export const KEEPER_PAGE_PREFIX = 'chw_'

const ACCESS_TOKEN_PREFIX = 'cha_'

export const CREDENTIAL_PREFIX = /^cha?_/

export function formatApiKey(agentId: string, secret: Uint8Array, prefix = API_KEY_PREFIX): string {
  const body =
    prefix +
    base62(BigInt(`0x${agentId.replaceAll('-', '')}`), AGENT_LENGTH) +
    base62(BigInt(`0x${Buffer.from(secret).toString('hex')}`), SECRET_LENGTH)
  return body + checksum(body)
}

export function claimedAgentId(key: string, prefix = API_KEY_PREFIX): string | null {
  if (!key.startsWith(prefix) || !SHAPE.test(key.slice(prefix.length))) return null
  const body = key.slice(0, -CHECKSUM_LENGTH)
  if (checksum(body) !== key.slice(-CHECKSUM_LENGTH)) return null
  const hex = fromBase62(body.slice(prefix.length, prefix.length + AGENT_LENGTH))
    .toString(16)
    .padStart(32, '0')
  if (hex.length > 32) return null
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What the bearer of an access token sends. It tells nothing of the agent's key. */
export const formatAccessToken = (agentId: string, secret: Uint8Array): string =>
  formatApiKey(agentId, secret, ACCESS_TOKEN_PREFIX)

/** What a well-formed key or access token claims, before any row is read. */
export interface Claim {
  kind: 'key' | 'token'
  agentId: string
  hash: string
}

export function claimOf(credential: string): Claim | null {
  const kind = credential.startsWith(ACCESS_TOKEN_PREFIX) ? 'token' : 'key'
  const agentId = claimedAgentId(credential, kind === 'token' ? ACCESS_TOKEN_PREFIX : API_KEY_PREFIX)
  return agentId ? { kind, agentId, hash: hashApiKey(credential) } : null
}

const ANYWHERE = new RegExp(`${API_KEY_PREFIX}[0-9A-Za-z]{${AGENT_LENGTH + SECRET_LENGTH + CHECKSUM_LENGTH}}`, 'g')

export const containsApiKey = (text: string): boolean =>
  (text.match(ANYWHERE) ?? []).some((key) => claimedAgentId(key) !== null)

export const hashApiKey = (key: string): string => hash('sha256', key)

/** Token that shows that a form was sent from the keeper page. */
export const formToken = (windowHash: string): string => hashApiKey(`form ${windowHash}`).slice(0, 32)

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const checksum = (body: string): string => base62(BigInt(crc32(body)), CHECKSUM_LENGTH)

function base62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest /= 62n) text = ALPHABET[Number(rest % 62n)] + text
  return text
}

function fromBase62(text: string): bigint {
  let value = 0n
  for (const digit of text) value = value * 62n + BigInt(ALPHABET.indexOf(digit))
  return value
}
