/** Replies with a page, and the 404 page. */

import type { IncomingCall, Reply } from '../../http/call'
import { notFoundPage } from '../../pages/not-found'
import { pageHeaders, type Site } from '../../pages/parts/frame'
import type { Html } from '../../pages/parts/html'

/** Public views may be at most a minute old. */
const CACHE_CONTROL = 'public, max-age=15, s-maxage=30, stale-while-revalidate=15'

export const siteOf = ({ base_url, root }: IncomingCall): Site => ({ base_url, root })

export const pageReply = (body: Html, cache = CACHE_CONTROL): Reply => ({ body, headers: pageHeaders(body, cache) })

export const pageNotFound = (call: IncomingCall, kind: Parameters<typeof notFoundPage>[1]): Reply => ({
  ...pageReply(notFoundPage(siteOf(call), kind, call.path)),
  status: 404,
})
