/**
 * Keeps the precomputed leaderboard pages fresh on the local host, where changes show immediately instead of after a
 * minute: every projected change deletes the pages, and the next round of jobs writes them again.
 */

import type { Context } from '../../lambdas/context'
import { refreshLeaderboards } from '../../lambdas/jobs/refresh-leaderboards'
import { deleteLeaderboardPages } from '../../lambdas/store/projections/leaderboard-pages'

const MINUTE_MS = 60_000

export interface LocalLeaderboardPages {
  /** Call after a change was projected. */
  changed(): Promise<void>
  /** Call in every round of jobs. */
  round(): Promise<void>
}

export function localLeaderboardPages(context: Context): LocalLeaderboardPages {
  const { db } = context
  let changes = 0
  /** When the pages were written; null if deleted. At the start a previous process may have left stale pages. */
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
      // A change was projected during the refresh: the pages may be stale already.
      if (changes !== before) await drop()
    },
  }
}
