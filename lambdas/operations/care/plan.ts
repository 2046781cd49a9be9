/** The visits of the coming days for the whole household, in the requested format. */
import { PLAIN_TEXT, preferredType } from '../../api/accept'
import { header } from '../../api/caller'
import { COMMON_HEADERS } from '../../api/headers'
import { step } from '../../api/next-steps'
import { DEFAULT_TIMEZONE } from '../../domain/accounts/agent'
import type { Call, Handler } from '../../http/call'
import { firstVisit, planDays, planView } from '../../views/plan'
import { PLAN_FORMATS } from '../../views/plan-formats'
import { suggestSteps } from '../../views/suggest'
import { momentsAtStatus, withHousehold } from '../household/household'
import { planFingerprint, planTag, validPlanTag } from './plan-tag'

export const plan: Handler<'plan'> = (call) =>
  withHousehold(call, async ({ residents }) => {
    const { now, base_url, query } = call
    const name = formatOf(call)
    const fingerprint = planFingerprint([name, query, base_url], residents)
    const validTag = validPlanTag(header(call.event.headers, 'if-none-match'), fingerprint, now)
    if (validTag) return { status: 304, body: '', headers: { ETag: validTag } }
    const moments = momentsAtStatus(residents, now)
    const { days, visits: pace } = query
    const visits = planDays(moments, now, days, { pace })
    const etagHeader = { ETag: planTag(fingerprint, visits, now) }
    const format = PLAN_FORMATS[name as keyof typeof PLAN_FORMATS]
    if (format) {
      const body = format.write({
        plan: visits,
        now,
        timezone: query.timezone ?? DEFAULT_TIMEZONE,
        pace,
        base_url,
      })
      return { body, headers: { ...etagHeader, 'Content-Type': `${format.type}; charset=utf-8` } }
    }
    const next_steps = [
      ...suggestSteps(moments),
      ...(moments.length > 0 ? [] : [step('adopt', { description: 'Adopt an egg.' })]),
    ]
    // `format=json` takes precedence over Accept.
    const type = query.format && { 'Content-Type': COMMON_HEADERS['Content-Type'] }
    return {
      body: {
        ...planView(visits, now),
        next_visit: firstVisit(visits, now),
        next_steps,
      },
      headers: { ...etagHeader, ...type },
    }
  })

/** The query takes precedence over Accept. */
function formatOf({ query, accept }: Call<'plan'>): string {
  if (query.format) return query.format
  const names = Object.values(PLAN_FORMATS).map((format) => format.accept)
  const name = preferredType(accept, ['application/json', PLAIN_TEXT, ...names])
  return Object.entries(PLAN_FORMATS).find(([, format]) => format.accept === name)?.[0] ?? 'json'
}
