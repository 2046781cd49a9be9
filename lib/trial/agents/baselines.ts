/** The baselines, by name. */
import type { TrialAgent } from './agent'
import { oracle } from './oracle'
import { rules } from './rules'
import { cron, follow, never } from './simple'

export const BASELINES: readonly TrialAgent[] = [never, cron, follow, rules, oracle]
