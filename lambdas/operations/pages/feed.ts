/** Atom feed of births and deaths. */

import type { Handler } from '../../http/call'
import { atomFeed } from '../../pages/feed'
import { readBirths, readDeaths } from '../../store/projections/page-lookups'

const EACH = 30

export const feed: Handler<'feed'> = async ({ ctx, pages_url, now }) => {
  const [births, stones] = await Promise.all([readBirths(ctx.db, EACH), readDeaths(ctx.db, { limit: EACH })])
  return {
    body: atomFeed(
      pages_url,
      now,
      births,
      stones.map(({ card }) => card),
    ),
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  }
}
