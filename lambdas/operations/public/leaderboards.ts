/** Reads the leaderboards: the pages that the reaper prepared, otherwise the current entries. */

import { KEEPER_WHO_LEFT } from '../../domain/accounts/account-deletion'
import { isTestAccount } from '../../domain/accounts/agent'
import { momentAt } from '../../domain/creature/clock'
import {
  RANKING_GROUP,
  type RankedKeeper,
  rankedCreatures,
  rankingGroups,
  rankKeepers,
} from '../../domain/projections/consistency-ranking'
import type { ConsistentEntry, OldestEntry } from '../../domain/projections/projections'
import { withDesigners } from '../../http/designers'
import type { CallContext } from '../../http/minute-cache'
import { readUsernames } from '../../store/agents'
import { readCreatures } from '../../store/creatures'
import {
  type LeaderboardPages,
  type OldestLiving,
  PAGE_ENTRIES,
  readLeaderboardPages,
} from '../../store/projections/leaderboard-pages'
import type { Page } from '../../store/projections/lists'
import { readHall } from '../../store/projections/views'

type LeaderboardPlaces = readonly (OldestLiving | RankedKeeper | null)[]

const pageOf = <T>(places: readonly T[], { page, per_page }: Page): T[] =>
  places.slice((page - 1) * per_page, page * per_page)

const endOf = ({ page, per_page }: Page): number => page * per_page

/** Null for a creature that has died or was released since the leaderboard was written, or is of a test account. */
export const readElders = (call: CallContext, page: Page): Promise<(OldestLiving | null)[]> =>
  readPlaces('oldest_living', call, page, readCurrentElders)

/** Best first. */
export const readStandings = (call: CallContext, page: Page): Promise<RankedKeeper[]> =>
  readPlaces('most_consistent', call, page, readCurrentStandings)

async function readPlaces<Board extends keyof LeaderboardPages, Place extends LeaderboardPages[Board][number]>(
  board: Board,
  call: CallContext,
  page: Page,
  read: (call: CallContext, page: Page) => Promise<Place[]>,
): Promise<Place[]> {
  const { ctx, now } = call
  const ready: LeaderboardPlaces | undefined =
    endOf(page) <= PAGE_ENTRIES[board] ? (await readLeaderboardPages(ctx.db, now, board))[board] : undefined
  return ready ? (pageOf(ready, page) as Place[]) : read(call, page)
}

/** The first places of both leaderboards. */
export async function readTopPlaces(
  call: CallContext,
  counts: Readonly<Record<keyof LeaderboardPages, number>>,
): Promise<LeaderboardPages> {
  const first = (board: keyof LeaderboardPages): Page => ({ page: 1, per_page: counts[board] })
  const ready = await readLeaderboardPages(call.ctx.db, call.now)
  const [oldest_living, most_consistent] = await Promise.all([
    ready.oldest_living?.slice(0, counts.oldest_living) ?? readCurrentElders(call, first('oldest_living')),
    ready.most_consistent?.slice(0, counts.most_consistent) ?? readCurrentStandings(call, first('most_consistent')),
  ])
  return { oldest_living, most_consistent }
}

/** The current places, ignoring the prepared pages. */
export async function readCurrentPlaces(call: CallContext): Promise<LeaderboardPages> {
  const [oldest_living, most_consistent] = await Promise.all([
    readCurrentElders(call, { page: 1, per_page: PAGE_ENTRIES.oldest_living }),
    readCurrentStandings(call, { page: 1, per_page: PAGE_ENTRIES.most_consistent }),
  ])
  return { oldest_living, most_consistent }
}

async function readCurrentElders(call: CallContext, page: Page): Promise<(OldestLiving | null)[]> {
  const { db } = call.ctx
  const entries = await readHall<OldestEntry>(db, 'oldest_living', page)
  const [found, keepers] = await Promise.all([readCreatures(db, entries), readUsernames(db, entries)])
  const creatures = await withDesigners(call, found)
  return entries.map(({ creature_id, agent_id }) => {
    const creature = creatures.find(({ id }) => id === creature_id)
    const keeper = keepers.get(agent_id) ?? KEEPER_WHO_LEFT
    return creature && !isTestAccount(keeper) ? { creature, keeper } : null
  })
}

/**
 * Scores fall with every missed feeding window, before anything is written. The stored rank is approximate, so
 * neighbours are ranked again by their current scores.
 */
async function readCurrentStandings(call: CallContext, page: Page): Promise<RankedKeeper[]> {
  const { groups, from, to } = rankingGroups(page)
  const ranked = await Promise.all(groups.map((group) => readRanking(call, { page: group, per_page: RANKING_GROUP })))
  return ranked.flat().slice(from, to)
}

async function readRanking({ ctx: { db }, now }: CallContext, group: Page): Promise<RankedKeeper[]> {
  const entries = await readHall<ConsistentEntry>(db, 'most_consistent', group)
  const creatures = await readCreatures(db, rankedCreatures(entries))
  return rankKeepers(
    entries,
    creatures.map((creature) => momentAt(creature, now)),
  )
}
