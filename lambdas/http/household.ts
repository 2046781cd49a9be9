/** Reads the household of a call and brings it up to date: who died is buried before anything else is decided. */
import { metricFields } from '../api/metrics'
import type { Died, Past } from '../domain/afterlife/gravestone'
import { deathsIn } from '../domain/household/household'
import { settle } from '../domain/household/settle'
import { commit } from '../store/commit'
import { type HouseholdRows, readHousehold } from '../store/household'
import { changesBetween, householdOf, rowsAfter, type StoredHousehold } from '../store/household-changes'
import type { Call } from './call'
import { withDesigners } from './designers'
import { retryConflicts } from './retry-conflicts'

/** `caller` is absent for jobs, which need no key. */
export type KeeperCall = Pick<Call, 'ctx' | 'now'> & Partial<Pick<Call, 'caller'>> & { household: HouseholdRows }

/** A death changes three rows, a transaction holds 100, and one of these is the agent's. */
const DEATHS_PER_TRANSACTION = 33

/**
 * Runs `act` on the current household. If it returns `retry` after a write conflict, reads the household again and
 * repeats. Deaths are written first, so that whatever `act` reads or refuses, they are recorded.
 */
export async function withHousehold<T>(
  call: KeeperCall,
  act: (household: StoredHousehold) => Promise<T | 'retry'>,
): Promise<T> {
  const { ctx } = call
  const agentId = call.household.agent.data.id
  let past: readonly Past[] = []
  const settleAndAct = async (household: StoredHousehold): Promise<T | 'retry'> => {
    const settled = settle(household, call.now, ctx.newId, DEATHS_PER_TRANSACTION)
    if (settled === household) return act(household)
    const changes = changesBetween(household, settled)
    const outcome = await commit(ctx.db, changes)
    if (outcome.kind !== 'done') return 'retry'
    logDeaths(call, deathsIn({ past: settled.past.slice(past.length) }))
    past = settled.past
    return settleAndAct(householdOf(rowsAfter(household.rows, changes), past))
  }
  const attemptOnce = async (rows: HouseholdRows) =>
    settleAndAct(householdOf(await withDesignerNames(call, rows), past))

  const reread = async () => {
    const current = await readHousehold(ctx.db, agentId)
    return current && mayStillCall(call, current) ? current : null
  }
  return retryConflicts(ctx, { agentId, state: call.household, reread }, attemptOnce)
}

/** A key that was replaced meanwhile decides nothing any more, nor do the tokens that ended with it. */
const mayStillCall = ({ caller, household }: KeeperCall, { agent }: HouseholdRows): boolean =>
  !caller || agent.data.key_hash === household.agent.data.key_hash

/** The household as it is now, with nothing written. */
export const settledHousehold = async (call: KeeperCall): Promise<StoredHousehold> =>
  settle(householdOf(await withDesignerNames(call, call.household)), call.now, call.ctx.newId)

async function withDesignerNames(call: KeeperCall, household: HouseholdRows): Promise<HouseholdRows> {
  const creatures = await withDesigners(
    call,
    household.creatures.map(({ data }) => data),
  )
  return {
    ...household,
    creatures: household.creatures.map((row, index) => ({ ...row, data: creatures[index] ?? row.data })),
  }
}

/** Logged once per death, by the call that wrote it. */
export function logDeaths({ ctx, now }: Pick<Call, 'ctx' | 'now'>, deaths: readonly Died[]): void {
  if (deaths.length === 0) return
  const creatures = deaths.map(({ creature }) => creature.id)
  ctx.log({
    level: 'info',
    message: 'creatures died',
    creatures,
    ...metricFields(ctx.config.metricsNamespace, now, { deaths: creatures.length }),
  })
}
