/** Decides on the household of a call, writes what the decision changes, and decides again after a write conflict. */
import type { OperationId } from '../api/routes/routes'
import { deathsIn } from '../domain/household/household'
import { commit } from '../store/commit'
import type { HouseholdRows } from '../store/household'
import { changesBetween, type StoredHousehold } from '../store/household-changes'
import { portraitOrders } from '../store/paintings'
import type { Change } from '../store/row'
import type { Answer, Call, Decider, Decision, HouseholdOutcome, IncomingCall, Refusal } from './call'
import { logDeaths, settledHousehold, withHousehold } from './household'
import { type CommitResult, commitWithReply } from './idempotency'

type HouseholdCall = IncomingCall & { household: HouseholdRows }

type Decide = (household: StoredHousehold) => HouseholdOutcome | Promise<HouseholdOutcome>

/** Carries out an operation that decides on the household of its call. */
export const carryOut = (call: Call, { decide }: Decider<OperationId>): Promise<Answer> =>
  (isRehearsal(call) ? rehearse : decideOn)(call as HouseholdCall, (household) => decide(call, household))

export const isRehearsal = ({ body }: { body: unknown }): boolean =>
  (body as { dry_run?: unknown } | undefined)?.dry_run === true

export const decideOn = (call: HouseholdCall, decide: Decide): Promise<Answer> =>
  withHousehold(call, async (before) => {
    const decided = await decide(before)
    return 'household' in decided ? commitDecision(call, before, decided) : decided
  })

/** Decides without writing anything, not even a death that nobody has recorded yet. */
async function rehearse(call: HouseholdCall, decide: Decide): Promise<Answer> {
  const decided = await decide(await settledHousehold(call))
  return 'household' in decided ? decided.reply : decided
}

export async function commitDecision(
  call: IncomingCall,
  before: StoredHousehold,
  { household, also = [], reply, extras, onConflict }: Decision,
): Promise<Answer | 'retry'> {
  const changes = [...changesBetween(before, household), ...also]
  const isPainting = call.ctx.config.dailyPictures > 0
  const portraits = isPainting ? portraitOrders(before, household, changes.length, call.now) : []
  const all = [...changes, ...portraits]
  const result =
    'refuse' in reply ? await commitWithRefusal(call, all, reply) : await commitWithReply(call, all, reply, extras?.())
  if (result.kind === 'conflict') return onConflict?.(result) ?? 'retry'
  if (result.kind === 'done') logDeaths(call, deathsIn({ past: household.past.slice(before.past.length) }))
  return result.answer
}

async function commitWithRefusal(
  { ctx }: IncomingCall,
  changes: readonly Change[],
  answer: Refusal,
): Promise<CommitResult> {
  const outcome = changes.length > 0 ? await commit(ctx.db, changes) : null
  return outcome?.kind === 'conflict' ? outcome : { kind: 'done', answer }
}
