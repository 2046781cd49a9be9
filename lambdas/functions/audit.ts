/** Lambda entry point that checks the invariants of agents, every 15 minutes. */
import { type Audited, auditor } from '../jobs/audit'
import type { Remaining } from '../jobs/time-left'

export const handler = (event: unknown, lambda: Remaining): Promise<Audited> => auditor()(event, lambda)
