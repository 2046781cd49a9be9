/** Lambda entry point of the canary, which uses the service from outside every few minutes. */

import { processCanary } from '../config'
import { processContext } from '../context'
import { type CanaryRun, runCanary } from '../jobs/canary'

export const handler = (): Promise<CanaryRun> => runCanary(processContext(), processCanary())
