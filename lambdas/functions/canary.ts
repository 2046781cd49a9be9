/** Every few minutes: whether the house can be lived in, seen from outside. */

import { processCanary } from '../config'
import { processContext } from '../context'
import { type CanaryRun, runCanary } from '../jobs/canary'

export const handler = (): Promise<CanaryRun> => runCanary(processContext(), processCanary())
