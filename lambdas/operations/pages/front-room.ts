/** Data of the home page: recent care, oldest creatures, and creatures in danger. */
import { deathClock, momentAt } from '../../domain/creature/clock'
import { ageHours } from '../../domain/creature/life'
import { isNearDeath } from '../../domain/creature/urgency'
import type { OldestEntry } from '../../domain/projections/projections'
import { HOURS_PER_DAY } from '../../domain/time/instants'
import type { FrontRoom, Guest } from '../../pages/front-room'
import { readUsernames } from '../../store/agents'
import { readCreatures } from '../../store/creatures'
import { readHall, readLatestCare } from '../../store/projections/views'
import { type CallContext, readThroughMinuteCache } from '../../views/minute-cache'

const ACTS = 8
const ELDERS = 8

export const readCachedFrontRoom = (call: CallContext): Promise<FrontRoom> =>
  readThroughMinuteCache(call, 'front room', readFrontRoom)

async function readFrontRoom({ ctx: { db }, now }: CallContext): Promise<FrontRoom> {
  const [recent, oldest] = await Promise.all([
    readLatestCare(db),
    readHall<OldestEntry>(db, 'oldest_living', { page: 1, per_page: ELDERS }),
  ])
  const latest = recent.filter(
    ({ creature_id }, place) => recent.findIndex((one) => one.creature_id === creature_id) === place,
  )
  const shown = latest.slice(0, ACTS).map((act) => ({ act, agent_id: act.agent, creature_id: act.creature_id }))
  const refs = [...shown, ...oldest].filter(
    ({ creature_id }, place, all) => all.findIndex((one) => one.creature_id === creature_id) === place,
  )
  const [creatures, keepers] = await Promise.all([readCreatures(db, refs), readUsernames(db, refs)])
  const guests = creatures.flatMap((creature): Guest[] => {
    const [moment, keeper] = [momentAt(creature, now), keepers.get(creature.agent_id)]
    return moment.alive && keeper !== undefined ? [{ moment, keeper }] : []
  })
  const guest = (id: string) => guests.find(({ moment }) => moment.creature.id === id)
  return {
    acts: shown.flatMap(({ act }) => {
      const found = guest(act.creature_id)
      return found ? [{ ...found, act }] : []
    }),
    elders: oldest.flatMap(({ creature_id }) => guest(creature_id) ?? []).filter(isOld),
    endangered: guests
      .filter(({ moment }) => isNearDeath(deathClock(moment)?.urgency ?? 'safe'))
      .sort((one, other) => (one.moment.dies_at ?? 0) - (other.moment.dies_at ?? 0)),
  }
}

const isOld = ({ moment: { creature, now } }: Guest): boolean => ageHours(creature, now) >= HOURS_PER_DAY
