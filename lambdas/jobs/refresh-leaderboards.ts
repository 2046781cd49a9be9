/** Every minute: the first places of the boards are made ready for whoever looks at them in the next. */
import type { Context } from '../context'
import { readCurrentPlaces } from '../operations/public/leaderboards'
import { writeFirstPlaces } from '../store/projections/leaderboard-pages'

export async function keepFirstPlaces(ctx: Context): Promise<void> {
  const now = ctx.now()
  await writeFirstPlaces(ctx.db, now, await readCurrentPlaces({ ctx, now }))
}
