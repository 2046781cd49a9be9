/** Who sent a request, by its headers: the API key, and the client address, also behind a proxy. */
import { isIP } from 'node:net'
import { CREDENTIAL_PREFIX, claimOf, containsApiKey, hashApiKey, sameHash } from '../domain/accounts/api-key'

/** Authorizer context: end of the current second, for responses that API Gateway creates itself. */
export const RESETS_AT = 'resets_at'
/**
 * Authorizer context: the caller's address for the access log. Behind CloudFront the connection shows only the proxy.
 */
export const CALLER = 'caller'

export type Headers = Readonly<Record<string, string | undefined>>

export interface Received {
  headers: Headers | null
  multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null
}

export function valuesOf({ headers, multiValueHeaders }: Received, name: string): string[] {
  const repeated = Object.entries(multiValueHeaders ?? {}).flatMap(([key, values]) =>
    key.toLowerCase() === name ? (values ?? []) : [],
  )
  const values = [header(headers, name), ...repeated].filter((value) => value !== undefined)
  return [...new Set(values.map((value) => value.trim()))]
}

/** All distinct API keys in the request. With two of them the caller is ambiguous. */
export function sentKeys(received: Received): string[] {
  const bearers = valuesOf(received, 'authorization').map((value) => BEARER.exec(value)?.[1] ?? '')
  const sent = [...bearers, ...valuesOf(received, 'x-api-key')].filter((key) => CREDENTIAL_PREFIX.test(key))
  return [...new Set(sent)]
}

/** Headers whose values must never be logged: keys, idempotency keys and payments. */
const CONFIDENTIAL = [
  'authorization',
  'x-api-key',
  'x-admin-key',
  'idempotency-key',
  'payment-authorization',
  'payment-signature',
  'x-payment',
]

/** Each confidential value, with and without its scheme ("Bearer …"). */
export function confidentialValues({ headers, multiValueHeaders }: Received): string[] {
  const sent = [...Object.entries(headers ?? {}), ...Object.entries(multiValueHeaders ?? {})]
  const values = sent.flatMap(([name, value = []]) =>
    CONFIDENTIAL.includes(name.toLowerCase()) ? [value].flat().map((one) => one.trim()) : [],
  )
  return [...new Set(values)].flatMap((value) => [value, value.replace(/^\w+\s+/, '')])
}

const BEARER = /^Bearer +(\S+)$/i

export const sentBearer = (headers: Headers | null): string | undefined =>
  BEARER.exec(header(headers, 'authorization')?.trim() ?? '')?.[1]

/** If both headers hold a token, take the one with the form of a key: a proxy may have added its own bearer token. */
export function sentKey(headers: Headers | null): string | null {
  const sent = [sentBearer(headers), header(headers, 'x-api-key')?.trim()].filter((key) => key !== undefined)
  return (sent.length > 1 ? sent.find((key) => claimOf(key) !== null) : null) ?? sent[0] ?? null
}

export type KeyPlace = 'header' | 'query' | 'body'

interface WholeRequest extends Received {
  queryStringParameters: Readonly<Record<string, string | undefined>> | null
  body: string | null
  isBase64Encoded: boolean
}

/** No route accepts a longer body. */
const MAX_SEARCHED = 32 * 1024

/** Where a well-formed key was sent by mistake, such as in a header without "Bearer"; null if there is none. */
export function misplacedKey({ headers, queryStringParameters, body, isBase64Encoded }: WholeRequest): KeyPlace | null {
  const sent = body?.slice(0, MAX_SEARCHED) ?? ''
  const places: Readonly<Record<KeyPlace, string>> = {
    header: Object.values(headers ?? {}).join('\n'),
    query: Object.values(queryStringParameters ?? {}).join('\n'),
    body: isBase64Encoded ? Buffer.from(sent, 'base64').toString() : sent,
  }
  return (Object.keys(places) as KeyPlace[]).find((place) => containsApiKey(places[place])) ?? null
}

export function header(headers: Headers | null, name: string): string | undefined {
  for (const key in headers) if (key.length === name.length && key.toLowerCase() === name) return headers[key]
  return undefined
}

/** An IPv6 subscriber has a whole /64, so the /64 counts as one address. */
export function clientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * The proxy in front of the gateway (CloudFront, or the operator's own CDN) sends a key that only the proxy and the
 * functions know. With that key, the caller's address and the host that was called are taken from the proxy's headers.
 */
export const PROXY_KEY_HEADER = 'x-front-door'
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address'
export const VIEWER_HOST_HEADER = 'x-viewer-host'

export interface TrustedProxy {
  /** During a key rotation, the previous key as well. */
  keys: readonly string[]
}

interface ProxiedRequest {
  headers: Headers | null
  requestContext: { identity: { sourceIp: string } }
}

export function isFromProxy(headers: Headers | null, proxy: TrustedProxy | null): proxy is TrustedProxy {
  const sent = proxy && header(headers, PROXY_KEY_HEADER)
  return !!sent && proxy.keys.some((key) => sameHash(hashApiKey(sent), hashApiKey(key)))
}

/** A caller that bypasses the proxy is identified by its connection: it could send any header. */
export function callerAddress({ headers, requestContext }: ProxiedRequest, proxy: TrustedProxy | null): string {
  const claimed = isFromProxy(headers, proxy) ? (header(headers, VIEWER_ADDRESS_HEADER)?.trim() ?? '') : ''
  return clientAddress(isIP(claimed) ? claimed : requestContext.identity.sourceIp)
}

/** The address at which the proxy was called; null if the request did not come through it. */
export function publicAddress(headers: Headers | null, proxy: TrustedProxy | null): string | null {
  const host = isFromProxy(headers, proxy) ? header(headers, VIEWER_HOST_HEADER) : undefined
  return host && /^[\w.-]+(:\d+)?$/.test(host) ? `https://${host}` : null
}
