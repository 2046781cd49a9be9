/**
 * What web pages may do at the local host. Routes that exist only here (clock, payment stand-ins, admin key) are closed
 * to pages of other origins. The API lets them read, as on AWS, but not change: otherwise any site that the user visits
 * could register here and read the key.
 */
import type { IncomingMessage } from 'node:http'
import { COMMON_HEADERS } from '../../../lambdas/api/headers'

const HERE = ['localhost', '127.0.0.1', '[::1]']
export const isHere = (host: string): boolean => HERE.includes(host.toLowerCase().replace(/:\d+$/, ''))

type Headers = Pick<IncomingMessage['headers'], 'host' | 'origin' | 'sec-fetch-site'>

/**
 * Whether the request comes from a page of another origin, or uses a foreign host name that resolves to this machine
 * (DNS rebinding).
 */
export function isForeign(headers: Headers): boolean {
  const { host = '', origin } = headers
  const site = headers['sec-fetch-site']
  if (!isHere(host)) return true
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  // A form on our own page may send `Origin: null`; then only `Sec-Fetch-Site` shows that it is ours.
  const hidden = origin === 'null' && site === 'same-origin'
  return origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}` && !hidden
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a web page that was not served from this machine tries to change something. Other programs send no origin.
 */
export function isForeignChange(method: string, { host = '', origin, ...headers }: Headers): boolean {
  const site = headers['sec-fetch-site']
  if (READS.includes(method) || (origin === undefined && site === undefined)) return false
  // With DNS rebinding a foreign page has the same origin, so the host name is checked too.
  if (isHere(host) && (site === 'same-origin' || site === 'none')) return false
  return !isHere((origin ?? '').replace(/^https?:\/\//, ''))
}

const PAGES = '/_local/checkout/'

/** A person may follow a link from any site: a top-level GET changes nothing, and the linking page cannot read it. */
const isVisit = ({ method, url, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (url?.startsWith(PAGES) ?? false) &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  !isForeign({ host: headers.host })

export const opensTo = (request: IncomingMessage): boolean => !isForeign(request.headers) || isVisit(request)

export const NOT_FROM_HERE = {
  statusCode: 403,
  headers: COMMON_HEADERS,
  body: JSON.stringify({
    error: 'This door opens to this machine only',
    suggestion: 'Call it from a program on the machine that runs the house, at the address printed when it opened.',
    next_steps: [],
  }),
}
