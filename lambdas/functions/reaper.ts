/** Lambda entry point that runs every minute: buries dead creatures and deletes data of deleted accounts. */
import { type Reaped, type ReaperEvent, reaper } from '../jobs/reap'
import type { Remaining } from '../jobs/time-left'

export const handler = (event: ReaperEvent, lambda: Remaining): Promise<Reaped> => {
  // An event without a job runs all jobs.
  const job = typeof event?.job === 'string' ? event.job : undefined
  return reaper()({ job }, lambda)
}
