/** Brings the household of a call up to date: who died is buried before anything else is decided. */
import type { Ended } from '../domain/afterlife/gravestone'
import { deathsIn } from '../domain/household/household'
import { settle } from '../domain/household/settle'
import { commit } from '../store/commit'
import type { HouseholdRows } from '../store/household'
import { changesBetween, householdOf, rowsAfter, type StoredHousehold } from '../store/household-changes'
import type { Settling } from './decide'
import { withDesigners } from './designers'
import { attemptsAt, logDeaths, retryConflicts } from './household'
import type { CallContext } from './minute-cache'

/** A death changes three rows, a transaction holds 100, and one of these is the agent's. */
const DEATHS_PER_TRANSACTION = 33

/**
 * Buries who has died before anything else is decided, so that it is recorded whatever the operation reads or refuses.
 * Who was buried in an earlier attempt stays among the past.
 */
export const settleHousehold: Settling = (call, writes) => {
  const { ctx, now } = call
  let past: readonly Ended[] = []
  const settled = async (household: StoredHousehold): Promise<StoredHousehold | 'retry'> => {
    if (!writes) return settle(household, now, ctx.newId)
    const after = settle(household, now, ctx.newId, DEATHS_PER_TRANSACTION)
    if (after === household) return household
    const changes = changesBetween(household, after)
    const outcome = await commit(ctx.db, changes)
    if (outcome.kind !== 'done') return 'retry'
    logDeaths(call, deathsIn({ past: after.past.slice(past.length) }))
    past = after.past
    return settled(householdOf(rowsAfter(household.rows, changes), past))
  }
  return async (rows) => settled(householdOf(await withDesignerNames(call, rows), past))
}

/** For jobs: the household with its dead buried. */
export const buryTheDead = (call: Parameters<typeof attemptsAt>[0]): Promise<StoredHousehold> =>
  retryConflicts(call.ctx, attemptsAt(call), settleHousehold(call, true))

async function withDesignerNames(call: CallContext, household: HouseholdRows): Promise<HouseholdRows> {
  if (household.creatures.every(({ data }) => data.species.tier !== 'community')) return household
  const creatures = await withDesigners(
    call,
    household.creatures.map(({ data }) => data),
  )
  return {
    ...household,
    creatures: household.creatures.map((row, index) => ({ ...row, data: creatures[index] ?? row.data })),
  }
}
