/** The leaderboards: oldest creatures, steadiest care, most losses. */
import { step } from '../../api/next-steps'
import type { Body } from '../../api/schemas/responses'
import { type Moment, momentAt } from '../../domain/creature/clock'
import { ageHours } from '../../domain/creature/life'
import { HALL_BOARDS, type HallBoard } from '../../domain/projections/leaderboards'
import {
  type ConsistentEntry,
  type GravestonesEntry,
  MIN_FEEDINGS_FOR_BOARD,
} from '../../domain/projections/projections'
import { HOURS_PER_DAY } from '../../domain/time/instants'
import { type Call, type Handler, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { type CallContext, readThroughMinuteCache } from '../../http/minute-cache'
import { nextPage } from '../../http/paging'
import { readHall } from '../../store/projections/views'
import type { Page } from '../../store/read'
import { readCachedPulse } from '../household/house-activity'
import { readElders } from './elders'

export const hall: Handler<'hall'> = async (call) => {
  const { query } = call
  const category = HALL_BOARDS.find((board) => board === query.category)
  if (!category) return refuse('unknown_category', faultDetails(UNKNOWN_BOARD))
  const [entries, { totals }] = await Promise.all([readBoard(call, category), readCachedPulse(call)])
  const first = (query.page - 1) * query.per_page + 1
  const places = entries.filter((entry) => entry !== null)
  return {
    body: {
      category,
      condition: CONDITIONS[category],
      leaderboard: places.map((place, index) => ({ rank: first + index, ...place })),
      house_stats: {
        creatures_alive: totals.alive ?? 0,
        // All stones, including those of resurrected creatures and deleted accounts.
        creatures_dead: totals.gravestones ?? 0,
        total_agents: totals.agents ?? 0,
      },
      next_steps: [
        ...HALL_BOARDS.filter((board) => board !== category).map((board) =>
          step('hall', { description: DESCRIPTIONS[board], query: { category: board } }),
        ),
        ...nextPage('hall', entries.length === query.per_page, query, { category }),
        step('house_index', { description: 'See how to raise a creature of your own, with your key or without one.' }),
      ],
    },
  }
}

const UNKNOWN_BOARD = {
  path: 'query.category',
  message: `must be one of ${HALL_BOARDS.map((board) => JSON.stringify(board)).join(', ')}`,
}

/** Who is eligible for a leaderboard. */
const CONDITIONS: Readonly<Record<HallBoard, string>> = {
  oldest_living: 'Every creature that has hatched and lives.',
  most_consistent: `Agents whose living creatures have been fed at least ${MIN_FEEDINGS_FOR_BOARD} times in all; the score is the mean over those creatures, as the last change of each left it.`,
  gravestone_count: 'Every agent here that has lost a creature; one that returned still counts.',
}

const DESCRIPTIONS: Readonly<Record<HallBoard, string>> = {
  oldest_living: 'See who has lived longest.',
  most_consistent: 'See whose care is steadiest.',
  gravestone_count: 'See who has lost most.',
}

type Unranked<One> = One extends unknown ? Omit<One, 'rank'> : never
type Place = Unranked<Body<'hall'>['leaderboard'][number]>

type BoardQuery = Page & CallContext

const BOARD_READERS: Readonly<Record<HallBoard, (query: BoardQuery) => Promise<(Place | null)[]>>> = {
  oldest_living: oldestLiving,
  most_consistent: ({ ctx, ...page }) => readHall<ConsistentEntry>(ctx.db, 'most_consistent', page),
  gravestone_count: ({ ctx, ...page }) => readHall<GravestonesEntry>(ctx.db, 'gravestone_count', page),
}

const readBoard = (call: Call<'hall'>, category: HallBoard): Promise<(Place | null)[]> => {
  const { page, per_page } = call.query
  return readThroughMinuteCache(call, `hall ${category} ${page} ${per_page}`, (call) =>
    BOARD_READERS[category]({ ...call, page, per_page }),
  )
}

const oldestView = ({ creature, now }: Moment, caretaker: string) => ({
  creature_name: creature.name,
  creature_species: creature.species.name,
  ...(creature.species.creator !== undefined && { species_creator: creature.species.creator }),
  caretaker,
  stage: creature.stage,
  age_days: ageHours(creature, now) / HOURS_PER_DAY,
  consistency_score: creature.consistency,
  total_feedings: creature.feedings,
})

/**
 * The leaderboard lists the creatures; their state is computed for the current instant. Null for a creature that has
 * died since.
 */
async function oldestLiving({ page, per_page, ...call }: BoardQuery): Promise<(Place | null)[]> {
  const elders = await readElders(call, { page, per_page })
  return elders.map((elder) => {
    if (!elder) return null
    const moment = momentAt(elder.creature, call.now)
    return moment.alive ? oldestView(moment, elder.keeper) : null
  })
}
