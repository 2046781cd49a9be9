/** The hall as a page. */
import { at } from '../../domain/creature/clock'
import type { ConsistentEntry, GravestonesEntry, OldestEntry } from '../../domain/house/projections'
import { judgedBy, standings } from '../../domain/house/standing'
import { hallPage } from '../../pages/hall'
import type { Handler } from '../../pipeline/call'
import { readCreatures } from '../../store/creatures'
import type { Db } from '../../store/db'
import { readHall } from '../../store/projections/views'
import { pulseOf } from '../../views/activity'
import { atMostAMinuteOld } from '../../views/minute'
import { shownPage, siteOf } from './page-answer'

const ELDERS = { page: 1, per_page: 24 }
const KEEPERS = { page: 1, per_page: 10 }

/** The boards say who; how they are at this moment, the clock says. */
export const hall_page: Handler<'hall_page'> = async (call) => {
  const { db } = call.ctx
  const [{ creatures, elders, steady, bereaved }, { totals }] = await Promise.all([
    atMostAMinuteOld(call, 'hall page', () => boards(db)),
    pulseOf(call),
  ])
  const living = creatures.map((creature) => at(creature, call.now)).filter(({ alive }) => alive)
  const oldest = living.filter(({ creature }) => elders.some(({ creature_id }) => creature_id === creature.id))
  const consistent = standings(steady, living)
  return shownPage(hallPage({ site: siteOf(call), alive: totals.alive ?? 0, oldest, consistent, bereaved }))
}

async function boards(db: Db) {
  const [elders, steady, bereaved] = await Promise.all([
    readHall<OldestEntry>(db, 'oldest_living', ELDERS),
    readHall<ConsistentEntry>(db, 'most_consistent', KEEPERS),
    readHall<GravestonesEntry>(db, 'gravestone_count', KEEPERS),
  ])
  const strangers = judgedBy(steady).filter(({ creature_id }) =>
    elders.every((elder) => elder.creature_id !== creature_id),
  )
  return { elders, steady, bereaved, creatures: await readCreatures(db, [...elders, ...strangers]) }
}
