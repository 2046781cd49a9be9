/** The hall as a page. */
import type { ConsistentEntry, GravestonesEntry, OldestEntry } from '../domain/house/projections'
import { at, type Moment } from '../domain/time/clock'
import { hallPage, type Steady } from '../pages/hall'
import { readCreatures } from '../store/creatures'
import { readHall, readPulse } from '../store/views'
import { looking, shown, siteOf } from './looking'

const ELDERS = { page: 1, per_page: 24 }
const KEEPERS = { page: 1, per_page: 10 }

/** The boards say who; how they are at this moment, the clock says. */
export const hall_page = looking(
  'hall_page',
  ({ ctx }) =>
    Promise.all([
      readHall<OldestEntry>(ctx.db, 'oldest_living', ELDERS),
      readHall<ConsistentEntry>(ctx.db, 'most_consistent', KEEPERS),
    ]),
  async (call, [elders, steady]) => {
    const { db } = call.ctx
    const kept = steady.flatMap(({ agent_id, creature_ids }) =>
      creature_ids.map((creature_id) => ({ agent_id, creature_id })),
    )
    const strangers = kept.filter(({ creature_id }) => elders.every((elder) => elder.creature_id !== creature_id))
    const [creatures, bereaved, { totals }] = await Promise.all([
      readCreatures(db, [...elders, ...strangers]),
      readHall<GravestonesEntry>(db, 'gravestone_count', KEEPERS),
      readPulse(db, call.now),
    ])
    const living = creatures.map((creature) => at(creature, call.now)).filter(({ alive }) => alive)
    const oldest = living.filter(({ creature }) => elders.some(({ creature_id }) => creature_id === creature.id))
    const consistent = steady.flatMap((entry) => standing(entry, living)).sort((a, b) => b.score - a.score)
    return shown(hallPage({ site: siteOf(call), alive: totals.alive ?? 0, oldest, consistent, bereaved }))
  },
)

function standing({ agent_id, agent, display_name }: ConsistentEntry, living: readonly Moment[]): Steady[] {
  const own = living.filter(({ creature }) => creature.agent_id === agent_id && creature.stage !== 'egg')
  const score = own.reduce((sum, { creature }) => sum + creature.consistency, 0) / own.length
  return own.length === 0 ? [] : [{ agent, display_name, score, alive: own.length }]
}
