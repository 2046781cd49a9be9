/** How agents visit: which calls they make, and when they come. */
import { match } from '../../../lambdas/api/routes/match'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import type { Reply } from '../../local/deployed'
import type { RequestFields } from '../../local/events'
import { actOneByOne, followSteps, type Step } from '../follow-steps'

export type VisitKind = 'status' | 'care' | 'visit'
type Call = (operation: VisitKind, asked: RequestFields) => Promise<Reply>

interface VisitingBy {
  /** Returns the recommended time of the next visit. */
  visit(call: Call): Promise<number>
  next(now: number, recommended: number): number
}

/** Sent with every meal. */
export const NOTES = 'All is well, it seems to me.'
const noted = (act: object) => ('action' in act && act.action === 'feed' ? { ...act, notes: NOTES } : act)

function take(call: Call, { method = 'GET', endpoint = '', body }: Step): Promise<Reply> {
  const { pathname, searchParams } = new URL(endpoint, 'http://house')
  const operation = match(method, pathname)?.operation as OperationId
  if (operation !== 'status' && operation !== 'care' && operation !== 'visit')
    throw new Error(`a visit should not lead to ${method} ${endpoint}`)
  const query = Object.fromEntries(searchParams)
  if (operation === 'status') return call(operation, { query })
  const { care } = (body ?? {}) as { care?: object[] }
  return call(operation, { body: care ? { care: care.map(noted) } : noted(body ?? {}) })
}

/** Takes the first step of each response. */
async function followAdvice(call: Call): Promise<number> {
  const checkin = await followSteps(await call('status', {}), { send: (step) => take(call, step) })
  if (!checkin) throw new Error('no response says when to come back')
  return Date.parse(checkin.at)
}

/** Sends each act alone, and reads the status again at the end. */
async function sendSingleActs(call: Call): Promise<number> {
  const first = await call('status', {})
  await actOneByOne(first.body, async (act) => (await take(call, act)).body)
  const { body } = await call('status', {})
  return Date.parse(body.recommended_checkin.at)
}

/** At seven, at one and at nine, when no creature sleeps. */
const VISIT_HOURS = [7, 13, 21]

function threeTimesADay(now: number): number {
  const midnight = now - (now % (24 * MS_PER_HOUR))
  const hours = [...VISIT_HOURS, (VISIT_HOURS[0] as number) + 24]
  return Math.min(...hours.map((hour) => midnight + hour * MS_PER_HOUR).filter((at) => at > now))
}

export const WAYS = {
  /** The way that the bill assumes. */
  three_a_day: { visit: followAdvice, next: threeTimesADay },
  one_by_one: { visit: sendSingleActs, next: threeTimesADay },
  when_advised: { visit: followAdvice, next: (now, recommended) => Math.max(now + 1, recommended) },
} as const satisfies Readonly<Record<string, VisitingBy>>

export type Way = keyof typeof WAYS
