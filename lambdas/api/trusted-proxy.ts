/**
 * What stands in front of the gateway, and what it may be believed. It proves itself with a key that only it and the
 * functions know; then the caller's address and the name under which it was called are taken from its headers.
 */
import { isIP } from 'node:net'
import { hashApiKey, sameHash } from '../domain/accounts/api-key'
import { clientAddress, type Headers, header } from './caller'

/** The headers of the house's own front door. */
export const DOOR_HEADER = 'x-front-door'
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address'
export const VIEWER_HOST_HEADER = 'x-viewer-host'

export interface FrontDoor {
  keys: readonly string[]
  viewerHeader: string
  /** Whether whoever comes another way is turned away. */
  only?: boolean
}

interface Called {
  headers: Headers | null
  requestContext: { identity: { sourceIp: string } }
}

export function cameThrough(headers: Headers | null, door: FrontDoor | null): door is FrontDoor {
  const shown = door && header(headers, DOOR_HEADER)
  return !!shown && door.keys.some((key) => sameHash(hashApiKey(shown), hashApiKey(key)))
}

/** Whoever comes another way is known by the connection, whatever the headers say. */
export function callerAddress({ headers, requestContext }: Called, door: FrontDoor | null): string {
  const told = cameThrough(headers, door) ? (header(headers, door.viewerHeader)?.trim() ?? '') : ''
  return clientAddress(isIP(told) ? told : requestContext.identity.sourceIp)
}

/** The address under which the front door was called, where it says so. */
export function frontAddress(headers: Headers | null, door: FrontDoor | null): string | null {
  const host = cameThrough(headers, door) ? header(headers, VIEWER_HOST_HEADER) : undefined
  return host && /^[\w.-]+(:\d+)?$/.test(host) ? `https://${host}` : null
}
