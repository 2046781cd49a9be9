/** OAuth for hosted MCP clients: scopes, clients, PKCE, and the connections of an agent. */
import { createHash } from 'node:crypto'
import { deriveKey, seal, unseal } from '../sealed'
import { asInstant, type Instant } from '../time/instants'
import { claimedAgentId, hashApiKey, sameHash } from './api-key'
import { hostOf, redirectsFault } from './redirect-address'

export const SCOPES = ['play', 'read'] as const
export type Scope = (typeof SCOPES)[number]

/** `play` unless only `read` is requested. Unknown scopes are ignored. */
export const scopeOf = (asked: string | undefined): Scope => {
  const words = asked?.split(' ') ?? []
  return words.includes('read') && !words.includes('play') ? 'read' : 'play'
}

/** Only the key itself allows these; no scope of a token does. */
export const KEY_ONLY = ['rotate_key', 'leave', 'export_data', 'buy_credits'] as const

/** Messages of MCP change nothing themselves. The operation that one runs is admitted on its own. */
const MESSAGES: readonly string[] = ['mcp', 'mcp_hosted']

interface Asked {
  operation: string
  method: string
  body?: unknown
}

/** A window opened with `recovery` lets the holder of its link make a new key. */
export const asksForRecovery = ({ operation, body }: Asked): boolean =>
  operation === 'open_window' && (body as { recovery?: boolean } | undefined)?.recovery === true

/** The scope that a token lacks for a call: one of the scopes, `key` if only the API key allows it, or null. */
export function missingScope(scope: Scope, asked: Asked): Scope | 'key' | null {
  const { operation, method } = asked
  if (KEY_ONLY.some((one) => one === operation) || asksForRecovery(asked)) return 'key'
  if (MESSAGES.includes(operation)) return null
  return scope === 'read' && method !== 'GET' && method !== 'HEAD' ? 'play' : null
}

/** A client that may act for an agent. Tokens are stored as hashes. */
export interface Connection {
  id: string
  client_hash: string
  /** The host that was verified: of the client's document, or of its redirect address. */
  client_host: string
  client_name: string | null
  scope: Scope
  made_at: Instant
  /** Beginning of the hash of the API key that was valid then: a new key ends the connection. */
  key_mark: string
  access_hash: string
  access_ends_at: Instant
  /**
   * Hash of the part that all refresh tokens of the connection share. It identifies the connection of a token that was
   * used before.
   */
  family_hash: string
  refresh_hash: string
  /** Refresh tokens exchanged in the last minutes, oldest first; absent if none was. */
  spent?: readonly SpentToken[]
  ends_at: Instant
}

/**
 * An exchanged refresh token. For a minute it gives the same new tokens again: the response may have been lost, or two
 * processes of the client may refresh at the same time.
 */
interface SpentToken {
  hash: string
  ends_at: Instant
  /** The new tokens, sealed under the exchanged one. */
  successors: string
}

/** An authorization code. After its use it names the connection that it opened. */
export interface AuthorizationGrant
  extends Pick<Connection, 'client_hash' | 'client_host' | 'client_name' | 'scope' | 'key_mark'> {
  redirect_uri: string
  challenge: string
  ends_at: Instant
  connection_id?: string
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const inMs = (now: Instant, ms: number): Instant => asInstant(now + ms)

export const codeEndsAt = (now: Instant): Instant => inMs(now, MINUTE_MS)
export const ACCESS_SECONDS = 3600
/** A connection ends after this many days without a refresh. */
const CONNECTION_DAYS = 90
export const MAX_CONNECTIONS = 10

export const keyMark = (keyHash: string): string => keyHash.slice(0, 16)

export interface NewTokens {
  access: string
  refresh: string
}

const connectionEndsAt = (now: Instant): Instant => inMs(now, CONNECTION_DAYS * DAY_MS)

export const tokenFields = ({ access, refresh }: NewTokens, now: Instant) => ({
  access_hash: hashApiKey(access),
  access_ends_at: inMs(now, ACCESS_SECONDS * 1000),
  refresh_hash: hashApiKey(refresh),
  ends_at: connectionEndsAt(now),
})

/** More than a client exchanges within the minute. */
const MAX_SPENT = 8

export function refreshed(
  connection: Connection,
  tokens: NewTokens,
  used: string,
  now: Instant,
  nonce: Uint8Array,
): Connection {
  const successors = seal(successorKey(used), Buffer.from(JSON.stringify(tokens)), nonce).toString('base64url')
  const spent = { hash: hashApiKey(used), ends_at: inMs(now, MINUTE_MS), successors }
  const recent = (connection.spent ?? []).filter(({ ends_at }) => ends_at > now).slice(1 - MAX_SPENT)
  return { ...connection, ...tokenFields(tokens, now), spent: [...recent, spent] }
}

const successorKey = (used: string): Buffer => deriveKey(used, '', 'successors')

/** The tokens that a refresh token was exchanged for within the last minute, and when; null if it was not. */
export function successorsOf(
  { spent = [] }: Connection,
  used: string,
  now: Instant,
): (NewTokens & { given_at: Instant }) | null {
  const hash = hashApiKey(used)
  const found = spent.find((one) => sameHash(one.hash, hash) && one.ends_at > now)
  if (!found) return null
  const tokens = unseal(successorKey(used), Buffer.from(found.successors, 'base64url'))
  return { ...JSON.parse(tokens.toString()), given_at: inMs(found.ends_at, -MINUTE_MS) }
}

export const isOpen = ({ ends_at, key_mark }: Connection, keyHash: string, now: Instant): boolean =>
  ends_at > now && key_mark === keyMark(keyHash)

export const connectionOfToken = (
  connections: readonly Connection[],
  hash: string,
  keyHash: string,
  now: Instant,
): Connection | undefined =>
  connections.find((one) => sameHash(one.access_hash, hash) && one.access_ends_at > now && isOpen(one, keyHash, now))

export const REFRESH_TOKEN_PREFIX = 'chr_'
export const CODE_PREFIX = 'chc_'

/** `family.generation`: the family stays for all tokens of a connection. */
export const refreshTokenFamily = (token: string): string => token.slice(0, token.indexOf('.') + 1 || undefined)
export const agentOfRefreshToken = (token: string): string | null =>
  claimedAgentId(refreshTokenFamily(token).replace(/\.$/, ''), REFRESH_TOKEN_PREFIX)

export const isLatest = ({ refresh_hash }: Connection, token: string): boolean =>
  sameHash(refresh_hash, hashApiKey(token))

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/
export const isChallenge = (challenge: string | undefined): challenge is string => CHALLENGE.test(challenge ?? '')
export const provesChallenge = (verifier: string, challenge: string): boolean =>
  VERIFIER.test(verifier) && sameHash(createHash('sha256').update(verifier).digest('base64url'), challenge)

export interface OAuthClient {
  id: string
  host: string
  name: string | null
  redirect_uris: readonly string[]
}

const MAX_ID = 500

/**
 * Null unless the id is the address of a metadata document: HTTPS, a host name and a path, without anything that
 * disguises another address.
 */
export function clientDocumentUrl(id: string): URL | null {
  if (id.length > MAX_ID || !/^https:\/\/[\x21-\x7e]+$/.test(id) || !URL.canParse(id)) return null
  const url = new URL(id)
  const { hostname, port, pathname, username, password } = url
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname)
  // The parser resolves dots and escapes, so an id with those differs from the result.
  return isName && !port && pathname !== '/' && !username && !password && url.href === id && !id.includes('#')
    ? url
    : null
}

const MAX_NAME = 60

/** One line without control characters, because clients choose their names freely. */
const nameOf = (name: unknown): string | null =>
  typeof name === 'string'
    ? name
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
        .slice(0, MAX_NAME)
        .toWellFormed() || null
    : null

const redirectsOf = (given: unknown): readonly string[] | null => (redirectsFault(given) ? null : (given as string[]))

type Fields = Readonly<Record<string, unknown>>

/** The client that a metadata document describes, or why it describes none; null if it is not for this address. */
export function clientOfDocument(url: URL, document: unknown): OAuthClient | { fault: string } | null {
  const { client_id, client_name, redirect_uris } = (document ?? {}) as Fields
  if (client_id !== url.href) return null
  const fault = redirectsFault(redirect_uris)
  if (fault) return { fault }
  return { id: url.href, host: url.hostname, name: nameOf(client_name), redirect_uris: redirect_uris as string[] }
}

const REGISTERED_PREFIX = 'chd_'
const MAX_REGISTERED = 2_000

/**
 * A dynamically registered client. Its id contains what it registered, so nothing is stored: registration is open to
 * anyone, and a signature would prove nothing more.
 */
export function registeredClientId({ redirect_uris, client_name }: Fields): string | null {
  const redirects = redirectsOf(redirect_uris)
  if (!redirects) return null
  const described = JSON.stringify([redirects, nameOf(client_name)])
  const id = REGISTERED_PREFIX + Buffer.from(described).toString('base64url')
  return id.length <= MAX_REGISTERED ? id : null
}

export function registeredClient(id: string): OAuthClient | null {
  if (!id.startsWith(REGISTERED_PREFIX) || id.length > MAX_REGISTERED) return null
  try {
    const [redirect_uris, name] = JSON.parse(Buffer.from(id.slice(REGISTERED_PREFIX.length), 'base64url').toString())
    const redirects = redirectsOf(redirect_uris)
    return redirects && { id, host: hostOf(redirects[0] as string), name: nameOf(name), redirect_uris: redirects }
  } catch {
    return null
  }
}
