/** The leaderboards as a page. */
import { momentAt } from '../../domain/creature/clock'
import type { ConsistentEntry, GravestonesEntry } from '../../domain/projections/projections'
import type { Handler } from '../../http/call'
import { type CallContext, readThroughMinuteCache } from '../../http/minute-cache'
import { hallPage } from '../../pages/hall'
import { readHall } from '../../store/projections/views'
import { readCachedPulse } from '../household/house-activity'
import { readElders } from '../public/elders'
import { pageReply, siteOf } from './page-reply'

const KEEPERS = 10
const ELDERS = 24

/** The leaderboard lists the creatures; their state is computed for the current instant. */
export const hall_page: Handler<'hall_page'> = async (call) => {
  const [{ elders, consistent, bereaved }, { totals }] = await Promise.all([
    readThroughMinuteCache(call, 'hall page', readBoards),
    readCachedPulse(call),
  ])
  const oldest = elders.flatMap((elder) => elder ?? []).map(({ creature }) => momentAt(creature, call.now))
  return pageReply(
    hallPage({
      site: siteOf(call),
      alive: totals.alive ?? 0,
      oldest: oldest.filter(({ alive }) => alive),
      consistent,
      bereaved,
    }),
  )
}

async function readBoards(call: CallContext) {
  const [elders, consistent, bereaved] = await Promise.all([
    readElders(call, { page: 1, per_page: ELDERS }),
    readHall<ConsistentEntry>(call.ctx.db, 'most_consistent', { page: 1, per_page: KEEPERS }),
    readHall<GravestonesEntry>(call.ctx.db, 'gravestone_count', { page: 1, per_page: KEEPERS }),
  ])
  return { elders, consistent, bereaved }
}
