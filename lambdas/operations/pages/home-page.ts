/** The root: a page for browsers, a redirect to the API for other clients. */
import { routes } from '../../api/routes/routes'
import type { Handler } from '../../http/call'
import { homePage } from '../../pages/home'
import { readDeaths } from '../../store/projections/page-lookups'
import { statsView } from '../../views/activity'
import { readCachedPulse } from '../household/house-activity'
import { movedReply } from '../meta/unknown'
import { readCachedFrontRoom } from './front-room'
import { pageReply, siteOf } from './page-reply'

const NEWEST_STONES = 3

export const home: Handler<'home'> = async (call) => {
  const { ctx, now } = call
  if (!/\btext\/html\b/i.test(call.accept)) return varyByAccept(movedReply(call, routes.discovery.path))
  const [pulse, room, stones] = await Promise.all([
    readCachedPulse(call),
    readCachedFrontRoom(call),
    readDeaths(ctx.db, { limit: NEWEST_STONES }),
  ])
  const lost = stones.map(({ card }) => card)
  const view = { site: siteOf(call), now, figures: statsView(pulse), stones: lost, room }
  return varyByAccept(pageReply(homePage(view)))
}

/** A cache must not serve the page to an agent. */
const varyByAccept = <A extends { headers?: Readonly<Record<string, string>> }>(answer: A): A => ({
  ...answer,
  headers: { ...answer.headers, Vary: 'Accept' },
})
