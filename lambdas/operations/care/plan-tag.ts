/**
 * The ETag of a plan says by itself until when it holds: as long as nobody has written to the house, the visits that
 * were planned are those that would be planned again, up to the first of them. So that a plan is known to stand before
 * any of it is computed anew.
 */
import { createHash } from 'node:crypto'
import type { Visits } from '../../domain/care/visits'
import { after, asHours, type Instant } from '../../domain/time/instants'
import type { CreatureRow } from '../../store/household'

/** After that it is told anew in any case: its end has moved on. */
const MAX_VALIDITY = asHours(1)

/** What a plan follows from: what was asked for, and everybody in the house as last written. */
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

/** The tag among those sent that is of this house and holds at `now`. */
export function validPlanTag(ifNoneMatch: string | undefined, fingerprint: string, now: Instant): string | null {
  const tags = [...(ifNoneMatch ?? '').matchAll(/"([\w-]{22})\.(\d{1,16})"/g)]
  const [, , until] = tags.find(([, sent, end]) => sent === fingerprint && now < Number(end)) ?? []
  return until ? `W/"${fingerprint}.${until}"` : null
}
