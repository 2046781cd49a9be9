/**
 * Next steps for a household, and details for refusals. Separate from http/household.ts, so that jobs do not
 * bundle the routes.
 */
import { type NextStep, step } from '../../api/next-steps'
import { MAX_LIVING } from '../../domain/accounts/agent'
import { type Lost, lossOf } from '../../domain/afterlife/gravestone'
import type { Moment } from '../../domain/creature/clock'
import type { Milestone } from '../../domain/creature/creature'
import { deathsIn, type Household } from '../../domain/household/household'
import type { Instant } from '../../domain/time/instants'
import { designStep } from '../../http/available-steps'
import type { Call } from '../../http/call'
import { readDeath, readLastLost } from '../../store/creatures'
import type { StoredHousehold } from '../../store/household-changes'
import { nameTag } from '../../views/creature'
import { memorialSteps, stepsAfterDeath } from '../../views/stone'
import { idleHours } from '../../views/suggest'

type Creatures = Household['creatures']

/** A dead creature of this keeper, or the last one lost if `id` is undefined. */
export async function findLost(
  { ctx: { db } }: Pick<Call, 'ctx'>,
  household: Household,
  id: string | undefined,
): Promise<Lost | null> {
  const { agent } = household
  if (id === undefined) return readLastLost(db, agent)
  const died = deathsIn(household).find(({ creature }) => creature.id === id) ?? (await readDeath(db, agent.id, id))
  return died && lossOf(died)
}

/** A status step; none if no creature lives. */
export const householdStatusSteps = (creatures: Creatures): NextStep[] =>
  creatures.length > 0 ? [step('status', { description: 'Look at those who live.' })] : []

/** For a full household: suggests releasing the youngest creature, eggs first. */
export function makeRoomSteps(creatures: Creatures): NextStep[] {
  const youngest = creatures.find(({ stage }) => stage === 'egg') ?? creatures[0]
  if (!youngest) return []
  const { id, name } = youngest
  const release = step('release', { description: `Let ${name} go, for good, to make room.`, body: { creature_id: id } })
  return [...householdStatusSteps(creatures), release]
}

/** A full household must release a creature before a resurrection or adoption. */
export const stepsAfterLoss = (
  { creatures, credits }: Household,
  lost: Lost,
  now: Instant,
  otherSteps: readonly NextStep[] = [],
): NextStep[] =>
  creatures.length < MAX_LIVING
    ? stepsAfterDeath(lost, credits, now, otherSteps)
    : [...memorialSteps(lost), ...makeRoomSteps(creatures)]

export const yourCreatures = (creatures: Creatures) => creatures.map(nameTag)

const isAdulthood = ({ type, value }: Milestone): boolean => type === 'stage_transition' && value === 'adult'

/** For so long no creature may need anything. */
const IDLE_HOURS = 2

/**
 * Suggests designing a species, in the answer that tells that a creature has grown up. `told`: the milestones that the
 * answer tells for the first time.
 */
export const designSteps = (
  call: Call<'status'> | Call<'visit'>,
  { agent, rows }: StoredHousehold,
  told: readonly Milestone[],
  moments: readonly Moment[],
): NextStep[] =>
  told.some(isAdulthood) && !agent.has_designed && idleHours(moments) >= IDLE_HOURS ? [designStep(rows, call)] : []
