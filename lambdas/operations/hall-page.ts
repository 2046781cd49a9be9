/** The hall as a page. */
import type { ConsistentEntry, GravestonesEntry, OldestEntry } from '../domain/house/projections'
import { at } from '../domain/time/clock'
import { hallPage } from '../pages/hall'
import { readCreatures } from '../store/creatures'
import { readHall, readPulse } from '../store/views'
import { looking, shown, siteOf } from './looking'

const ELDERS = { page: 1, per_page: 24 }
const KEEPERS = { page: 1, per_page: 10 }

export const hall_page = looking(
  'hall_page',
  ({ ctx }) => readHall<OldestEntry>(ctx.db, 'oldest_living', ELDERS),
  async (call, elders) => {
    const { db } = call.ctx
    const [creatures, consistent, bereaved, { totals }] = await Promise.all([
      readCreatures(db, elders),
      readHall<ConsistentEntry>(db, 'most_consistent', KEEPERS),
      readHall<GravestonesEntry>(db, 'gravestone_count', KEEPERS),
      readPulse(db, call.now),
    ])
    const oldest = creatures.map((creature) => at(creature, call.now)).filter(({ alive }) => alive)
    return shown(hallPage({ site: siteOf(call), alive: totals.alive ?? 0, oldest, consistent, bereaved }))
  },
)
