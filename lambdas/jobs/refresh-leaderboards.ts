/** Every minute: precomputes the first pages of the leaderboards. */
import type { Context } from '../context'
import { readCurrentPlaces } from '../operations/public/leaderboards'
import { writeLeaderboardPages } from '../store/projections/leaderboard-pages'

export async function refreshLeaderboards(ctx: Context): Promise<void> {
  const now = ctx.now()
  await writeLeaderboardPages(ctx.db, now, await readCurrentPlaces({ ctx, now }))
}
