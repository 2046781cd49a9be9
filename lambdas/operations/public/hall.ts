/** The hall: who has lived longest, who cares most steadily, who has lost most. */
import { step } from '../../api/next-steps'
import { at, type Moment } from '../../domain/creature/clock'
import { ageHours } from '../../domain/creature/life'
import { HALL_BOARDS, type HallBoard } from '../../domain/house/boards'
import { KEEPER_WHO_LEFT } from '../../domain/house/leaving'
import {
  type ConsistentEntry,
  FEEDINGS_FOR_BOARD,
  type GravestonesEntry,
  type OldestEntry,
} from '../../domain/house/projections'
import { judgedBy, RANKED_TOGETHER, rankedTogether, standings } from '../../domain/house/standing'
import type { Instant } from '../../domain/time/instants'
import { type Call, type Handler, refuse } from '../../pipeline/call'
import { namingFaults } from '../../pipeline/faults'
import { nextPage } from '../../pipeline/paging'
import { readUsernames } from '../../store/agents'
import { readCreatures } from '../../store/creatures'
import type { Page } from '../../store/projections/lists'
import { readHall } from '../../store/projections/views'
import { pulseOf } from '../../views/activity'
import { withDesigners } from '../../views/designers'
import { atMostAMinuteOld } from '../../views/minute'

const HOURS_PER_DAY = 24

export const hall: Handler<'hall'> = async (call) => {
  const { query } = call
  const category = HALL_BOARDS.find((board) => board === query.category)
  if (!category) return refuse('unknown_category', namingFaults(NO_BOARD))
  const [entries, { totals }] = await Promise.all([board(call, category), pulseOf(call)])
  const first = (query.page - 1) * query.per_page + 1
  const ranked = entries.map((entry, index) => entry && { rank: first + index, ...entry })
  return {
    body: {
      category,
      condition: CONDITIONS[category],
      leaderboard: ranked.filter((entry) => entry !== null),
      house_stats: {
        creatures_alive: totals.alive ?? 0,
        creatures_dead: totals.dead ?? 0,
        total_agents: totals.agents ?? 0,
      },
      next_steps: [
        ...HALL_BOARDS.filter((board) => board !== category).map((board) =>
          step('hall', { description: DESCRIPTIONS[board], query: { category: board } }),
        ),
        ...nextPage('hall', entries.length === query.per_page, query, { category }),
        step('register', { description: 'Register to raise a creature of your own.' }),
      ],
    },
  }
}

const NO_BOARD = {
  path: 'query.category',
  message: `must be one of ${HALL_BOARDS.map((board) => JSON.stringify(board)).join(', ')}`,
}

/** Who can stand on a board at all. */
const CONDITIONS: Readonly<Record<HallBoard, string>> = {
  oldest_living: 'Every creature that has hatched and lives.',
  most_consistent: `Agents whose living creatures have been fed at least ${FEEDINGS_FOR_BOARD} times in all; the score is the mean over those creatures, as of now.`,
  gravestone_count: 'Every agent that has lost a creature; one that returned still counts.',
}

const DESCRIPTIONS: Readonly<Record<HallBoard, string>> = {
  oldest_living: 'See who has lived longest.',
  most_consistent: 'See whose care is steadiest.',
  gravestone_count: 'See who has lost most.',
}

type Board = Page & { ctx: Call['ctx']; now: Instant }

const BOARDS: Readonly<Record<HallBoard, (board: Board) => Promise<(object | null)[]>>> = {
  oldest_living: oldestLiving,
  most_consistent: mostConsistent,
  gravestone_count: ({ ctx, ...page }) => readHall<GravestonesEntry>(ctx.db, 'gravestone_count', page),
}

const board = (call: Call<'hall'>, category: HallBoard): Promise<(object | null)[]> => {
  const {
    ctx,
    now,
    query: { page, per_page },
  } = call
  return atMostAMinuteOld(call, `hall ${category} ${page} ${per_page}`, () =>
    BOARDS[category]({ ctx, now, page, per_page }),
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

/** The board says who; how they are at this moment, the clock says. One that has died unseen leaves its place empty. */
async function oldestLiving({ ctx, now, ...page }: Board): Promise<(object | null)[]> {
  const entries = await readHall<OldestEntry>(ctx.db, 'oldest_living', page)
  const [found, keepers] = await Promise.all([readCreatures(ctx.db, entries), readUsernames(ctx.db, entries)])
  const creatures = await withDesigners({ ctx, now }, found)
  return entries.map(({ creature_id, agent_id }) => {
    const creature = creatures.find(({ id }) => id === creature_id)
    const moment = creature && at(creature, now)
    return moment?.alive ? oldestView(moment, keepers.get(agent_id) ?? KEEPER_WHO_LEFT) : null
  })
}

/** Scores fall with every window missed, written or not: the board says about where an agent stands, the clock exactly. */
async function mostConsistent({ ctx, now, page, per_page }: Board): Promise<(object | null)[]> {
  const { groups, from, to } = rankedTogether({ page, per_page })
  const ranked = await Promise.all(groups.map((group) => ranking({ ctx, now, page: group, per_page: RANKED_TOGETHER })))
  return ranked.flat().slice(from, to)
}

async function ranking({ ctx, now, ...group }: Board): Promise<(object | null)[]> {
  const entries = await readHall<ConsistentEntry>(ctx.db, 'most_consistent', group)
  const creatures = await readCreatures(ctx.db, judgedBy(entries))
  return standings(
    entries,
    creatures.map((creature) => at(creature, now)),
  )
}
