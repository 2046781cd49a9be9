/**
 * How a page is asked for: a visitor is counted while the first read is under way, so that a page which must look up
 * where something is before it can read it still takes no more than two trips.
 */
import type { OperationId } from '../../api/routes/routes'
import { lostPage } from '../../pages/lost'
import { pageHeaders, type Site } from '../../pages/parts/frame'
import type { Answer, Arrival, Call } from '../../pipeline/call'

/** A minute at most is what public views may be behind. */
const FRESH = 'public, max-age=15, s-maxage=30, stale-while-revalidate=15'

const begun = new WeakMap<Arrival, Promise<unknown>>()

type First = (call: Arrival) => Promise<unknown>
const firsts = new Map<string, First>()

/** Sends the first read of a page out, if it has one. A failure is heard by whoever asks for what was found. */
export function lookAhead(call: Arrival): void {
  const found = firsts.get(call.operation)?.(call)
  found?.catch(() => {})
  if (found) begun.set(call, found)
}

/** An operation whose first read needs nothing but the address. */
export function looking<Id extends OperationId, Found>(
  operation: Id,
  first: (call: Arrival) => Promise<Found>,
  show: (call: Call<Id>, found: Found) => Promise<Answer> | Answer,
): (call: Call<Id>) => Promise<Answer> {
  firsts.set(operation, first)
  return async (call) => show(call, (await (begun.get(call) ?? first(call))) as Found)
}

/** The last part of the address: who or what is asked for. */
export function asked({ path }: Arrival): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(last)
  } catch {
    return ''
  }
}

export const siteOf = ({ base_url, root }: Arrival): Site => ({ base_url, root })

export const shown = (body: string): Answer => ({ body, headers: pageHeaders({ cache: FRESH }) })

export const lost = (call: Arrival, kind: Parameters<typeof lostPage>[1]): Answer => ({
  status: 404,
  body: lostPage(siteOf(call), kind, call.path),
  headers: pageHeaders({ cache: FRESH }),
})
