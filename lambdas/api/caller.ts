/** Who a request says it comes from: the key it carries and the address it was sent from. */
import { API_KEY_PREFIX, claimedAgentId } from '../domain/accounts/api-key'

/** The authorizer's word for when the second of a request ends, for what the gateway says by itself. */
export const RESETS_AT = 'resets_at'
/** And for whom it takes the caller, for the access log: behind a front door the connection says nothing. */
export const CALLER = 'caller'

export type Headers = Readonly<Record<string, string | undefined>>

export interface Received {
  headers: Headers | null
  /** Of each header, all that it was given. */
  multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null
}

/** All that was sent under a name, each once. */
export function valuesOf({ headers, multiValueHeaders }: Received, name: string): string[] {
  const repeated = Object.entries(multiValueHeaders ?? {}).flatMap(([key, values]) =>
    key.toLowerCase() === name ? (values ?? []) : [],
  )
  const values = [header(headers, name), ...repeated].filter((value) => value !== undefined)
  return [...new Set(values.map((value) => value.trim()))]
}

/** Every different key of this house that was sent: with two of them nobody knows who is meant. */
export function sentKeys(received: Received): string[] {
  const bearers = valuesOf(received, 'authorization').map((value) => BEARER.exec(value)?.[1] ?? '')
  const sent = [...bearers, ...valuesOf(received, 'x-api-key')].filter((key) => key.startsWith(API_KEY_PREFIX))
  return [...new Set(sent)]
}

/** By which the operators' own canary is known when it registers. */
export const CANARY_HEADER = 'x-canary'

/** What a caller sends in confidence: keys, the names of its calls, and what it pays with. */
const CONFIDENTIAL = [
  'authorization',
  'x-api-key',
  'x-admin-key',
  'idempotency-key',
  'payment-authorization',
  'payment-signature',
  'x-payment',
  CANARY_HEADER,
]

/** With and without the word in front that says what it is. */
export const confidencesIn = (received: Received): string[] =>
  CONFIDENTIAL.flatMap((name) => valuesOf(received, name)).flatMap((value) => [value, value.replace(/^\w+\s+/, '')])

const BEARER = /^Bearer +(\S+)$/i

/** Of two, the one that has the form of a key: a proxy may have added a bearer token of its own. */
export function sentKey(headers: Headers | null): string | null {
  const bearer = BEARER.exec(header(headers, 'authorization')?.trim() ?? '')?.[1]
  const sent = [bearer, header(headers, 'x-api-key')?.trim()].filter((key) => key !== undefined)
  return sent.find((key) => claimedAgentId(key) !== null) ?? sent[0] ?? null
}

export function header(headers: Headers | null, name: string): string | undefined {
  const found = Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)
  return found?.[1]
}

/** An IPv6 subscriber holds a whole /64, so that is what counts as one address. */
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
