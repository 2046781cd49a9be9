/** OAuth for hosted MCP clients: scopes, clients, redirect addresses, PKCE, and the connections of an agent. */
import { createHash } from 'node:crypto'
import { asInstant, type Instant } from '../time/instants'
import { claimedAgentId, hashApiKey, sameHash } from './api-key'

export const SCOPES = ['play', 'read'] as const
export type Scope = (typeof SCOPES)[number]

/** `play` unless only `read` is asked for. Unknown scopes are ignored. */
export const scopeOf = (asked: string | undefined): Scope => {
  const words = asked?.split(' ') ?? []
  return words.includes('read') && !words.includes('play') ? 'read' : 'play'
}

/** Only the key itself allows these; no scope of a token does. */
const KEY_ONLY: readonly string[] = ['rotate_key', 'leave', 'export_data', 'buy_credits']

/** The scope that a token lacks for a call: one of the scopes, `key` if only the API key allows it, or null. */
export function missingScope(scope: Scope, operation: string, method: string): Scope | 'key' | null {
  if (KEY_ONLY.includes(operation)) return 'key'
  return scope === 'read' && method !== 'GET' && method !== 'HEAD' ? 'play' : null
}

/** A client that may act for an agent. Tokens are stored as hashes. */
export interface Connection {
  id: string
  client_hash: string
  /** The host that was verified: of the client's document, or of its redirect address. */
  client_host: string
  /** What the client calls itself. */
  client_name: string | null
  scope: Scope
  made_at: Instant
  /** Beginning of the hash of the API key that was valid then: a new key ends the connection. */
  key_mark: string
  access_hash: string
  access_until: Instant
  /**
   * Hash of the part that all refresh tokens of the connection share. It identifies the connection of a token that was
   * used before.
   */
  family_hash: string
  refresh_hash: string
  /** The previous refresh token, which stays usable for a minute in case the response was lost. */
  previous?: { hash: string; until: Instant }
  until: Instant
}

/** An authorization code. After its use it names the connection that it opened. */
export interface AuthorizationGrant
  extends Pick<Connection, 'client_hash' | 'client_host' | 'client_name' | 'scope' | 'key_mark'> {
  redirect_uri: string
  challenge: string
  until: Instant
  connection_id?: string
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const inMs = (now: Instant, ms: number): Instant => asInstant(now + ms)

export const codeUntil = (now: Instant): Instant => inMs(now, MINUTE_MS)
export const ACCESS_SECONDS = 3600
/** A connection ends after this many days without a refresh. */
const CONNECTION_DAYS = 90
export const MAX_CONNECTIONS = 10

export const keyMark = (keyHash: string): string => keyHash.slice(0, 16)

interface NewTokens {
  access: string
  refresh: string
}

const connectionUntil = (now: Instant): Instant => inMs(now, CONNECTION_DAYS * DAY_MS)

export const tokenFields = ({ access, refresh }: NewTokens, now: Instant) => ({
  access_hash: hashApiKey(access),
  access_until: inMs(now, ACCESS_SECONDS * 1000),
  refresh_hash: hashApiKey(refresh),
  until: connectionUntil(now),
})

export const refreshed = (connection: Connection, tokens: NewTokens, used: string, now: Instant): Connection => ({
  ...connection,
  ...tokenFields(tokens, now),
  previous: { hash: hashApiKey(used), until: inMs(now, MINUTE_MS) },
})

export const isOpen = ({ until, key_mark }: Connection, keyHash: string, now: Instant): boolean =>
  until > now && key_mark === keyMark(keyHash)

/** The open connection whose access token has this hash. */
export const connectionOfToken = (
  connections: readonly Connection[],
  hash: string,
  keyHash: string,
  now: Instant,
): Connection | undefined =>
  connections.find((one) => sameHash(one.access_hash, hash) && one.access_until > now && isOpen(one, keyHash, now))

export const REFRESH_TOKEN_PREFIX = 'chr_'
export const CODE_PREFIX = 'chc_'

/** `family.generation`: the family stays for all tokens of a connection. */
export const refreshTokenFamily = (token: string): string => token.slice(0, token.indexOf('.') + 1 || undefined)
export const agentOfRefreshToken = (token: string): string | null =>
  claimedAgentId(refreshTokenFamily(token).replace(/\.$/, ''), REFRESH_TOKEN_PREFIX)

/** Whether a refresh token of the connection may be used: once, and again for a minute if the response was lost. */
export function isUsable({ refresh_hash, previous }: Connection, token: string, now: Instant): boolean {
  const hash = hashApiKey(token)
  return sameHash(refresh_hash, hash) || (!!previous && sameHash(previous.hash, hash) && previous.until > now)
}

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

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.includes(hostname)

/** Schemes that a browser or the system handles itself. Others belong to an installed app. */
const SYSTEM_SCHEMES =
  /^(?:about|blob|chrome|data|edge|file|filesystem|ftp|http|intent|javascript|mailto|ms-[\w-]*|resource|sms|tel|vbscript|view-source|ws|wss):$/

const MAX_URI = 500

/** Where a code may be sent: HTTPS, this machine, or an app with its own scheme; no fragment, no credentials. */
export function isRedirectUri(uri: unknown): uri is string {
  if (typeof uri !== 'string' || uri.length > MAX_URI || !URL.canParse(uri)) return false
  // The parser drops control characters and spaces, so its result would differ from the text that is compared.
  if (/[^\x21-\x7e]|[\\]/.test(uri)) return false
  const url = new URL(uri)
  if (uri.includes('#') || url.username || url.password) return false
  return url.protocol === 'https:' || isLoopback(url) || !SYSTEM_SCHEMES.test(url.protocol)
}

const withoutPort = (uri: string): string => {
  const url = new URL(uri)
  url.port = ''
  return url.href
}

/** Must be exactly as registered. For loopback addresses any port matches, because an app listens on a free one. */
export const matchesRedirect = (registered: string, uri: string): boolean =>
  registered === uri ||
  (isLoopback(new URL(registered)) && isLoopback(new URL(uri)) && withoutPort(registered) === withoutPort(uri))

/**
 * Null unless the id is the address of a metadata document: HTTPS, a host name and a path, without anything that
 * disguises another address.
 */
export function clientDocumentUrl(id: string): URL | null {
  if (id.length > MAX_URI || !/^https:\/\/[\x21-\x7e]+$/.test(id) || !URL.canParse(id)) return null
  const url = new URL(id)
  const { hostname, port, pathname, username, password } = url
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname)
  // The parser resolves dots and escapes, so an id with those differs from the result.
  return isName && !port && pathname !== '/' && !username && !password && url.href === id && !id.includes('#')
    ? url
    : null
}

const MAX_REDIRECTS = 10
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

const redirectsOf = (given: unknown): readonly string[] | null =>
  Array.isArray(given) && given.length > 0 && given.length <= MAX_REDIRECTS && given.every(isRedirectUri) ? given : null

type Fields = Readonly<Record<string, unknown>>

/** The client that a metadata document describes; null if the document is not for this address. */
export function clientOfDocument(url: URL, document: unknown): OAuthClient | null {
  const { client_id, client_name, redirect_uris } = (document ?? {}) as Fields
  const redirects = redirectsOf(redirect_uris)
  return client_id === url.href && redirects
    ? { id: url.href, host: url.hostname, name: nameOf(client_name), redirect_uris: redirects }
    : null
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

/** The host that receives the code. Loopback addresses and app schemes have no meaningful one. */
export function hostOf(redirectUri: string): string {
  const url = new URL(redirectUri)
  if (url.protocol === 'https:') return url.hostname
  return isLoopback(url) ? 'an app on this computer' : `an app (${url.protocol}//)`
}
