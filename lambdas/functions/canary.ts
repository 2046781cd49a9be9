/** Every few minutes: whether the house can be lived in, seen from outside. */
import { type CanaryRun, liveALittle } from '../chores/canary'
import { processCanary } from '../config'
import { processContext } from '../context'

export const handler = (): Promise<CanaryRun> => liveALittle(processContext(), processCanary())
