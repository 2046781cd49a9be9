/** Every minute: the first places of the boards are made ready for whoever looks at them in the next. */
import type { Context } from '../context'
import { readCurrentPlaces } from '../operations/public/leaderboards'
import { writeLeaderboardPages } from '../store/projections/leaderboard-pages'

export async function refreshLeaderboards(ctx: Context): Promise<void> {
  const now = ctx.now()
  await writeLeaderboardPages(ctx.db, now, await readCurrentPlaces({ ctx, now }))
}
