/** Every minute: buries what died unseen, and makes the first places of the boards ready. */
import { keepFirstPlaces } from '../chores/first-places'
import { type Reaped, reaper } from '../chores/reap'
import type { Remaining } from '../chores/time-left'
import { processContext } from '../context'

export const handler = async (event: unknown, lambda: Remaining): Promise<Reaped> => {
  const reaping = reaper()(event, lambda)
  // One that fails does not keep the other from its work; it is heard of when both are done.
  const [boards] = await Promise.allSettled([keepFirstPlaces(processContext()), reaping])
  if (boards.status === 'rejected') throw boards.reason
  return reaping
}
