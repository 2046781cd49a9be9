/** Lets an operation decide, writes what the decision changes, and lets it decide again after a write conflict. */
import { namedStep } from '../api/named-steps'
import type { NextStep } from '../api/next-steps'
import { deathsIn } from '../domain/household/household'
import { namesOnce } from '../domain/names'
import { commit } from '../store/commit'
import type { HouseholdRows } from '../store/household'
import { changesBetween, householdOf, type StoredHousehold } from '../store/household-changes'
import { portraitOrders } from '../store/paintings'
import type { Change } from '../store/row'
import type { Anew, Answer, AnyHandler, Call, Decision, IncomingCall, Outcome, Reply } from './call'
import { type Attempts, attemptsAt, logDeaths, rereadHousehold, retryConflicts } from './household'
import { type CommitResult, commitWithReply } from './idempotency'

/**
 * Brings the rows of a household up to date, and writes that unless `writes` is false. `retry` after a write conflict.
 * One for each call, because it tells which creatures ended in earlier attempts of the call.
 */
export type Settling = (
  call: Pick<Call, 'ctx' | 'now'>,
  writes: boolean,
) => (rows: HouseholdRows) => Promise<StoredHousehold | 'retry'>

/** For groups whose operations concern no creature. */
const asStored: Settling = () => async (rows) => householdOf(rows)

export async function carryOut(call: Call, handler: AnyHandler, settling: Settling = asStored): Promise<Answer> {
  const writes = !isRehearsal(call)
  const settle = settling(call, writes)
  const outcome = await retryConflicts(call.ctx, attemptsOf(call), async (rows) => {
    const before = rows && (await settle(rows))
    if (before === 'retry') return before
    const decided = await handler(call, before as StoredHousehold)
    const named = withNames(decided, before)
    if (!('reply' in named)) return named
    return writes ? commitDecision(call, before, named) : named.reply
  })
  return 'anew' in outcome ? carryOutAnew(call, outcome, settling) : outcome
}

/** Steps name creatures instead of their ids, where a name is unique in the household that the call leaves. */
function withNames(decided: Outcome, before: StoredHousehold | null): Outcome {
  const household = ('household' in decided && decided.household) || before
  if (!household || 'anew' in decided) return decided
  const returned = ('returned' in decided && decided.returned) || null
  // After a write whose reply was lost it is among the living already.
  const others = household.creatures.filter(({ id }) => id !== returned?.id)
  const names = namesOnce(returned ? [...others, returned] : others)
  if (!('reply' in decided)) return namedAnswer(decided, names)
  const { onError } = decided
  return {
    ...decided,
    reply: namedAnswer(decided.reply, names),
    ...(onError && { onError: async (error: Error) => namedAnswer(await onError(error), names) }),
  }
}

function namedAnswer<Given extends Answer>(answer: Given, names: ReturnType<typeof namesOnce>): Given {
  const named = (steps: readonly NextStep[]) => steps.map((one) => namedStep(one, names))
  if ('refuse' in answer) return { ...answer, ...(answer.next_steps && { next_steps: named(answer.next_steps) }) }
  const { body } = answer as Reply
  if (typeof body !== 'object' || body instanceof Uint8Array) return answer
  const { next_steps } = body as { next_steps?: readonly NextStep[] }
  return { ...answer, ...(next_steps && { body: { ...body, next_steps: named(next_steps) } }) }
}

async function carryOutAnew(call: Call, { anew, failed }: Anew, settling: Settling): Promise<Answer> {
  try {
    const household = hasCaller(call) ? await rereadHousehold(call) : null
    return await carryOut({ ...call, household, now: call.ctx.now() } as Call, anew, settling)
  } catch (error) {
    return failed(error as Error)
  }
}

export const isRehearsal = ({ body }: { body: unknown }): boolean =>
  (body as { dry_run?: unknown } | undefined)?.dry_run === true

/** Without a caller the operation reads again. */
const attemptsOf = (call: Call): Attempts<HouseholdRows | null> =>
  hasCaller(call) ? attemptsAt(call) : { queue: call.path, state: null, reread: async () => null }

const hasCaller = (call: Call): call is Call & { household: HouseholdRows } => call.household !== null

async function commitDecision(
  call: IncomingCall,
  before: StoredHousehold | null,
  decision: Decision,
): Promise<Answer | 'retry'> {
  const { household, also = [], onConflict, onError, afterwards } = decision
  const own = before && household ? ownChanges(call, before, household, also.length) : []
  const result = await commitAnswer(call, [...own, ...also], decision).catch((error) => {
    if (!onError) throw error
    return onError(error).then((answer) => ({ kind: 'answered' as const, answer }))
  })
  if (result.kind === 'conflict') return onConflict?.(result) ?? 'retry'
  if (result.kind === 'done') {
    if (before && household) logDeaths(call, deathsIn({ past: household.past.slice(before.past.length) }))
    await afterwards?.()
  }
  return result.answer
}

function ownChanges(
  { ctx, now }: IncomingCall,
  before: StoredHousehold,
  household: NonNullable<Decision['household']>,
  others: number,
): Change[] {
  const changes = changesBetween(before, household)
  const isPainting = ctx.config.dailyPictures > 0
  return isPainting ? [...changes, ...portraitOrders(before, household, changes.length + others, now)] : changes
}

async function commitAnswer(
  call: IncomingCall,
  changes: readonly Change[],
  { reply, extras }: Decision,
): Promise<CommitResult> {
  if (!('refuse' in reply)) return commitWithReply(call, changes, reply, extras?.())
  const outcome = changes.length > 0 ? await commit(call.ctx.db, changes) : null
  return outcome?.kind === 'conflict' ? outcome : { kind: 'done', answer: reply }
}
