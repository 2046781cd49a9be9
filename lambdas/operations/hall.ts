/** The hall: who has lived longest, who cares most steadily, who has lost most. */
import { step } from '../api/next-steps'
import { ageHours } from '../domain/creature/life'
import { HALL_BOARDS, type HallBoard } from '../domain/house/boards'
import type { ConsistentEntry, GravestonesEntry, OldestEntry } from '../domain/house/projections'
import { at, type Moment } from '../domain/time/clock'
import { type Call, type Handler, refuse } from '../pipeline/call'
import { nextPage } from '../pipeline/paging'
import { readCreatures } from '../store/creatures'
import { readHall, readPulse } from '../store/views'

const HOURS_PER_DAY = 24

export const hall: Handler<'hall'> = async (call) => {
  const { ctx, query, now } = call
  const category = HALL_BOARDS.find((board) => board === query.category)
  if (!category) return refuse('unknown_category')
  const [entries, { totals }] = await Promise.all([BOARDS[category](call), readPulse(ctx.db, now)])
  const first = (query.page - 1) * query.per_page + 1
  const ranked = entries.map((entry, index) => entry && { rank: first + index, ...entry })
  return {
    body: {
      category,
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

const DESCRIPTIONS: Readonly<Record<HallBoard, string>> = {
  oldest_living: 'See who has lived longest.',
  most_consistent: 'See whose care is steadiest.',
  gravestone_count: 'See who has lost most.',
}

const BOARDS: Readonly<Record<HallBoard, (call: Call<'hall'>) => Promise<(object | null)[]>>> = {
  oldest_living: oldestLiving,
  most_consistent: ({ ctx, query }) => readHall<ConsistentEntry>(ctx.db, 'most_consistent', query),
  gravestone_count: ({ ctx, query }) => readHall<GravestonesEntry>(ctx.db, 'gravestone_count', query),
}

const oldestView = ({ creature, now }: Moment) => ({
  creature_name: creature.name,
  creature_species: creature.species.name,
  stage: creature.stage,
  age_days: ageHours(creature, now) / HOURS_PER_DAY,
  consistency_score: creature.consistency,
  total_feedings: creature.feedings,
})

/** The board says who; how they are at this moment, the clock says. One that has died unseen leaves its place empty. */
async function oldestLiving({ ctx, query, now }: Call<'hall'>): Promise<(object | null)[]> {
  const entries = await readHall<OldestEntry>(ctx.db, 'oldest_living', query)
  const creatures = await readCreatures(ctx.db, entries)
  return entries.map(({ creature_id }) => {
    const creature = creatures.find(({ id }) => id === creature_id)
    const moment = creature && at(creature, now)
    return moment?.alive ? oldestView(moment) : null
  })
}
