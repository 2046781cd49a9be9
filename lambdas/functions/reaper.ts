/** Lambda entry point that runs every minute: buries dead creatures and audits the data. */

import { processContext } from '../context'
import { audit } from '../jobs/audit'
import { type Reaped, type ReaperEvent, reaper } from '../jobs/reap'
import type { Remaining } from '../jobs/time-left'

export const handler = async (event: ReaperEvent, lambda: Remaining): Promise<Reaped> => {
  // An event without a job runs all jobs.
  const job = typeof event?.job === 'string' ? event.job : undefined
  const reaped = await reaper()({ job }, lambda)
  if (job === undefined || job === 'watch') await audit(processContext(), lambda)
  return reaped
}
