/**
 * Fetches the metadata document of an OAuth client. Anyone can choose its address, so only public addresses are
 * contacted: every address of the host is checked, and the connection uses one of the checked ones, so that a second
 * DNS answer cannot redirect it.
 */
import { promises as dns } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, isIPv6 } from 'node:net'

export interface Web {
  resolve(host: string): Promise<readonly string[]>
  /** A GET to this address, with the URL's host name. Does not follow redirects. */
  get(url: URL, address: string, signal: AbortSignal): Promise<WebAnswer>
}

export interface WebAnswer {
  status: number
  contentType: string
  body: AsyncIterable<Uint8Array>
}

const MAX_BYTES = 5 * 1024
const MAX_MS = 2_000

const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Within 2000::/3: Teredo and other protocols, documentation, and 6to4, which contains an IPv4 address. */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

/** The only global IPv6 range. IPv4-mapped, translated, local and multicast addresses are outside of it. */
const GLOBAL_IPV6 = [['2000::', 3]] as const

function isWithin(
  ranges: readonly (readonly [network: string, prefix: number])[],
  address: string,
  family: 'ipv4' | 'ipv6',
): boolean {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list.check(address, family)
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !isWithin(PRIVATE_IPV4, address, 'ipv4')
  return isIPv6(address) && isWithin(GLOBAL_IPV6, address, 'ipv6') && !isWithin(SPECIAL_IPV6, address, 'ipv6')
}

export const nodeWeb: Web = {
  resolve: async (host) => (await dns.lookup(host, { all: true })).map(({ address }) => address),
  get: (url, address, signal) =>
    new Promise((resolve, reject) => {
      const pinned = { address, family: isIP(address) }
      const sent = request(
        url,
        {
          agent: false,
          signal,
          headers: { accept: 'application/json' },
          lookup: (_host, options, done) =>
            options.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family),
        },
        (answer) =>
          resolve({
            status: answer.statusCode ?? 0,
            contentType: answer.headers['content-type'] ?? '',
            body: answer,
          }),
      )
      sent.on('error', reject).end()
    }),
}

export async function fetchClientDocument(url: URL, web: Web): Promise<unknown> {
  const signal = AbortSignal.timeout(MAX_MS)
  const timedOut = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  timedOut.catch(() => {})
  try {
    return await Promise.race([fetchWithin(url, web, signal), timedOut])
  } catch {
    return null
  }
}

async function fetchWithin(url: URL, web: Web, signal: AbortSignal): Promise<unknown> {
  const addresses = await web.resolve(url.hostname)
  const [address] = addresses
  if (!address || !addresses.every(isPublicAddress)) return null
  signal.throwIfAborted()
  const { status, contentType, body } = await web.get(url, address, signal)
  if (status !== 200 || !/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)) return null
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}
