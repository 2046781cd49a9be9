/** Lambda entry point that runs every minute: buries dead creatures and deletes data of deleted accounts. */
import { type Reaped, reaper } from '../jobs/reap'
import type { Remaining } from '../jobs/time-left'

export const handler = (_event: unknown, lambda: Remaining): Promise<Reaped> => reaper()(lambda)
