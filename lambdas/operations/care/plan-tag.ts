/**
 * ETags of plans. A tag contains its expiry: without writes to the household a plan stays valid until its first visit.
 * So a request can be answered with 304 before the plan is computed.
 */
import { createHash } from 'node:crypto'
import type { Visits } from '../../domain/care/visits'
import { after, asHours, type Instant } from '../../domain/time/instants'
import type { CreatureRow } from '../../store/household'

/** After an hour the plan is sent again, because its end has moved. */
const MAX_VALIDITY = asHours(1)

/** Hash of the inputs of a plan: the request and the versions of the creatures. */
export function planFingerprint(request: unknown, residents: readonly { row: CreatureRow }[]): string {
  const rows = residents.map(({ row: { sk, version } }) => [sk, version])
  return createHash('sha256')
    .update(JSON.stringify([request, rows]))
    .digest('base64url')
    .slice(0, 22)
}

export function planTag(fingerprint: string, { visits: [first] }: Visits, now: Instant): string {
  const until = Math.min(after(now, MAX_VALIDITY), first?.visit.at ?? Number.POSITIVE_INFINITY)
  return `W/"${fingerprint}.${until}"`
}

/** The sent tag that matches the fingerprint and is valid at `now`. */
export function validPlanTag(ifNoneMatch: string | undefined, fingerprint: string, now: Instant): string | null {
  const tags = [...(ifNoneMatch ?? '').matchAll(/"([\w-]{22})\.(\d{1,16})"/g)]
  const [, , until] = tags.find(([, sent, end]) => sent === fingerprint && now < Number(end)) ?? []
  return until ? `W/"${fingerprint}.${until}"` : null
}
