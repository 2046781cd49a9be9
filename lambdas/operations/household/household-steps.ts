/**
 * Next steps for a household, and details for refusals. Separate from household.ts, so that jobs do not bundle the
 * routes.
 */
import { type NextStep, step } from '../../api/next-steps'
import { MAX_LIVING } from '../../domain/accounts/agent'
import { type Lost, lossOf } from '../../domain/afterlife/gravestone'
import type { Instant } from '../../domain/time/instants'
import { creditsOf } from '../../store/money/ledger'
import { nameTag } from '../../views/creature'
import { memorialSteps, readDeath, readLastLost, stepsAfterDeath } from '../../views/stone'
import type { CurrentHousehold, KeeperCall, Resident } from './household'

/** A dead creature of this keeper, or the last one lost if `id` is undefined. */
export async function findLost(
  call: KeeperCall,
  { agent, buried }: CurrentHousehold,
  id: string | undefined,
): Promise<Lost | null> {
  if (id === undefined) return readLastLost(call.ctx, agent.data)
  const died = buried.find(({ creature }) => creature.id === id) ?? (await readDeath(call, id))
  return died && lossOf(died)
}

/** A status step; none if no creature lives. */
export const householdStatusSteps = ({ residents }: { residents: readonly Resident[] }): NextStep[] =>
  residents.length > 0 ? [step('status', { description: 'Look at those who live.' })] : []

/** For a full household: suggests releasing the youngest creature, eggs first. */
export function makeRoomSteps(residents: readonly Resident[]): NextStep[] {
  const youngest = residents.find(({ row }) => row.data.stage === 'egg') ?? residents[0]
  if (!youngest) return []
  const { id, name } = youngest.row.data
  const release = step('release', { description: `Let ${name} go, for good, to make room.`, body: { creature_id: id } })
  return [...householdStatusSteps({ residents }), release]
}

/** A full household must release a creature before a resurrection or adoption. */
export const stepsAfterLoss = (
  { residents, balance }: CurrentHousehold,
  lost: Lost,
  now: Instant,
  otherSteps: readonly NextStep[] = [],
): NextStep[] =>
  residents.length < MAX_LIVING
    ? stepsAfterDeath(lost, creditsOf(balance), now, otherSteps)
    : [...memorialSteps(lost), ...makeRoomSteps(residents)]

export const yourCreatures = (residents: readonly Resident[]) => residents.map(({ row }) => nameTag(row.data))
