/** The leaderboards as a page. */
import { momentAt } from '../../domain/creature/clock'
import type { GravestonesEntry } from '../../domain/projections/projections'
import type { Handler } from '../../http/call'
import { type CallContext, readThroughMinuteCache } from '../../http/minute-cache'
import { hallPage } from '../../pages/hall'
import { readHall } from '../../store/projections/views'
import { readCachedPulse } from '../../views/activity'
import { readTopPlaces } from '../public/leaderboards'
import { pageReply, siteOf } from './page-reply'

const KEEPERS = 10
const SHOWN = { oldest_living: 24, most_consistent: KEEPERS }

/** The leaderboard lists the creatures; their state is computed for the current instant. */
export const hall_page: Handler<'hall_page'> = async (call) => {
  const [{ oldest_living, most_consistent, bereaved }, { totals }] = await Promise.all([
    readThroughMinuteCache(call, 'hall page', readBoards),
    readCachedPulse(call),
  ])
  const oldest = oldest_living.flatMap((elder) => elder ?? []).map(({ creature }) => momentAt(creature, call.now))
  return pageReply(
    hallPage({
      site: siteOf(call),
      alive: totals.alive ?? 0,
      oldest: oldest.filter(({ alive }) => alive),
      consistent: most_consistent,
      bereaved,
    }),
  )
}

async function readBoards(call: CallContext) {
  const [first, bereaved] = await Promise.all([
    readTopPlaces(call, SHOWN),
    readHall<GravestonesEntry>(call.ctx.db, 'gravestone_count', { page: 1, per_page: KEEPERS }),
  ])
  return { ...first, bereaved }
}
