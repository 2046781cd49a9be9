/**
 * The proxy in front of the gateway (CloudFront, or the operator's own CDN). It sends a key that only the proxy and the
 * functions know. With that key, the caller's address and the host that was called are taken from the proxy's headers.
 */
import { isIP } from 'node:net'
import { hashApiKey, sameHash } from '../domain/accounts/api-key'
import { clientAddress, type Headers, header } from './caller'

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
