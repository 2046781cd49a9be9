/** Data of the home page: recent care, youngest and oldest creatures, and creatures in danger. */
import { isTestAccount } from '../../domain/accounts/agent'
import { byNeed, needsSomebody } from '../../domain/care/findings'
import { momentAt } from '../../domain/creature/clock'
import { ageHours } from '../../domain/creature/life'
import type { OldestEntry } from '../../domain/projections/projections'
import { HOURS_PER_DAY, type Instant } from '../../domain/time/instants'
import { type CallContext, readThroughMinuteCache } from '../../http/minute-cache'
import { type FrontRoom, type Guest, MOST_ENDANGERED } from '../../pages/front-room'
import { readUsernames } from '../../store/agents'
import { readCreatures, readNextToDie } from '../../store/creatures'
import { readBirths } from '../../store/projections/page-lookups'
import { readHall, readLatestCare } from '../../store/projections/views'

const ACTS = 8
const ELDERS = 8
const YOUNG = 7
/** Reads more than are shown, because some have died or were released. */
const BIRTHS = 20
const DUE_PER_SHARD = 4

/** Rows may be a minute old; every state is computed for the current instant. */
export const readCachedFrontRoom = async (call: CallContext): Promise<FrontRoom> =>
  frontRoomAt(await readThroughMinuteCache(call, 'front room', readFrontRoom), call.now)

type FrontRoomRows = Awaited<ReturnType<typeof readFrontRoom>>

async function readFrontRoom({ ctx: { db }, now }: CallContext) {
  const [recent, born, oldest, dying] = await Promise.all([
    readLatestCare(db),
    readBirths(db, BIRTHS),
    readHall<OldestEntry>(db, 'oldest_living', { page: 1, per_page: ELDERS }),
    readNextToDie(db, now, DUE_PER_SHARD),
  ])
  const latest = recent.filter(
    ({ creature_id }, place) => recent.findIndex((one) => one.creature_id === creature_id) === place,
  )
  const shown = latest.slice(0, ACTS).map((act) => ({ act, agent_id: act.agent, creature_id: act.creature_id }))
  const refs = [...shown, ...born, ...oldest, ...dying].filter(
    ({ creature_id }, place, all) => all.findIndex((one) => one.creature_id === creature_id) === place,
  )
  const [creatures, keepers] = await Promise.all([readCreatures(db, refs), readUsernames(db, refs)])
  return { shown, born, oldest, creatures, keepers }
}

function frontRoomAt({ shown, born, oldest, creatures, keepers }: FrontRoomRows, now: Instant): FrontRoom {
  const guests = creatures.flatMap((creature): Guest[] => {
    const [moment, keeper] = [momentAt(creature, now), keepers.get(creature.agent_id)]
    const isPublic = keeper !== undefined && !isTestAccount(keeper)
    return moment.alive && isPublic ? [{ moment, keeper }] : []
  })
  const guest = (id: string) => guests.find(({ moment }) => moment.creature.id === id)
  return {
    acts: shown.flatMap(({ act }) => {
      const found = guest(act.creature_id)
      return found ? [{ ...found, act }] : []
    }),
    young: born.flatMap(({ creature_id }) => guest(creature_id) ?? []).slice(0, YOUNG),
    elders: oldest.flatMap(({ creature_id }) => guest(creature_id) ?? []).filter(isOld),
    endangered: guests
      .filter(({ moment }) => needsSomebody(moment))
      .sort((one, other) => byNeed(one.moment, other.moment))
      .slice(0, MOST_ENDANGERED),
  }
}

const isOld = ({ moment: { creature, now } }: Guest): boolean => ageHours(creature, now) >= HOURS_PER_DAY
