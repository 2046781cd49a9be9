/** Every minute: buries what died unseen. */
import { type Reaped, reaper } from '../chores/reap'
import type { Remaining } from '../chores/time-left'

export const handler = (event: unknown, lambda: Remaining): Promise<Reaped> => reaper()(event, lambda)
