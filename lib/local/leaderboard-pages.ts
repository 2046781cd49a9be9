/**
 * The first places of the boards on this machine, where nobody has to wait a minute to see what was done: every change
 * that is projected drops them, and the next round of chores makes them ready anew.
 */

import type { Context } from '../../lambdas/context'
import { refreshLeaderboards } from '../../lambdas/jobs/refresh-leaderboards'
import { deleteLeaderboardPages } from '../../lambdas/store/projections/leaderboard-pages'

const MINUTE_MS = 60_000

export interface LocalFirstPlaces {
  /** Something was projected. */
  changed(): Promise<void>
  /** As often as the chores are done. */
  round(): Promise<void>
}

export function firstPlaces(context: Context): LocalFirstPlaces {
  const { db } = context
  let changes = 0
  /** Since when they are ready; what an earlier house has left may say anything. */
  let since: number | null = Number.NEGATIVE_INFINITY
  const drop = async () => {
    await deleteLeaderboardPages(db)
    since = null
  }
  return {
    async changed() {
      changes += 1
      if (since !== null) await drop()
    },
    async round() {
      const now = context.now()
      if (since !== null && now >= since && now - since < MINUTE_MS) return
      const before = changes
      since = now
      await refreshLeaderboards(context)
      // Dropped before they were written, they would tell of what was.
      if (changes !== before) await drop()
    },
  }
}
