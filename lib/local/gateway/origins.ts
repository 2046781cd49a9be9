/**
 * The doors that only this machine has: its clock, the stand-ins for payment services, and the admin key that is
 * printed on its terminal. They open to programs and pages of this machine, never to a web page from elsewhere.
 */
import type { IncomingMessage } from 'node:http'
import { COMMON_HEADERS } from '../../../lambdas/api/headers'

const HERE = ['localhost', '127.0.0.1', '[::1]']

type Headers = Pick<IncomingMessage['headers'], 'host' | 'origin' | 'sec-fetch-site'>

/** A name that leads here but is not ours (DNS rebinding), a page of another origin, or a browser that says so. */
export function isForeign(headers: Headers): boolean {
  const { host = '', origin } = headers
  const site = headers['sec-fetch-site']
  if (!HERE.includes(host.toLowerCase().replace(/:\d+$/, ''))) return true
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  // A form on our own page may keep its origin to itself; only the browser can say that it is ours.
  const hidden = origin === 'null' && site === 'same-origin'
  return origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}` && !hidden
}

const PAGES = '/_local/checkout/'

/** A person may follow a link to a page from anywhere: who sent them there sees and presses nothing. */
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
