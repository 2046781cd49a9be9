/** Suggests designing a species, in the answer that tells that a creature has grown up. */
import type { NextStep } from '../../api/next-steps'
import type { Moment } from '../../domain/creature/clock'
import type { Milestone } from '../../domain/creature/creature'
import { designStep } from '../../http/available-steps'
import type { Call } from '../../http/call'
import { idleHours } from '../../views/suggest'
import type { CurrentHousehold } from './household'

const isAdulthood = ({ type, value }: Milestone): boolean => type === 'stage_transition' && value === 'adult'

/** For so long no creature may need anything. */
const IDLE_HOURS = 2

/** `told`: the milestones that the answer tells for the first time. */
export const designSteps = (
  call: Call<'status'> | Call<'visit'>,
  current: CurrentHousehold,
  told: readonly Milestone[],
  moments: readonly Moment[],
): NextStep[] =>
  told.some(isAdulthood) && !current.agent.data.has_designed && idleHours(moments) >= IDLE_HOURS
    ? [designStep(current, call)]
    : []
