/** The front door: a page for browsers, the way to the API for everybody else. */
import { routes } from '../../api/routes/routes'
import type { Handler } from '../../http/call'
import { homePage } from '../../pages/home'
import { readBirths, readDeaths } from '../../store/projections/page-lookups'
import { readCachedPulse, statsView } from '../../views/activity'
import { moved } from '../meta/unknown'
import { frontRoom } from './front-room'
import { shownPage, siteOf } from './page-answer'

const BIRTHS = 7
const STONES = 3

export const home: Handler<'home'> = async (call) => {
  const { ctx, now } = call
  if (!/\btext\/html\b/i.test(call.accept)) return varied(moved(call, routes.discovery.path))
  const [pulse, room, births, stones] = await Promise.all([
    readCachedPulse(call),
    frontRoom(call),
    readBirths(ctx.db, BIRTHS),
    readDeaths(ctx.db, { limit: STONES }),
  ])
  const lost = stones.map(({ card }) => card)
  const view = { site: siteOf(call), now, figures: statsView(pulse), births, stones: lost, room }
  return varied(shownPage(homePage(view)))
}

/** A cache must not hand the page to an agent. */
const varied = <A extends { headers?: Readonly<Record<string, string>> }>(answer: A): A => ({
  ...answer,
  headers: { ...answer.headers, Vary: 'Accept' },
})
