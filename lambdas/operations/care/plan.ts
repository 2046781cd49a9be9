/** The visits of the coming days for the whole house, in the form that suits whatever wakes the agent. */
import { PLAIN_TEXT, preferredOf } from '../../api/accept'
import { header } from '../../api/caller'
import { COMMON_HEADERS } from '../../api/headers'
import { step } from '../../api/next-steps'
import { DEFAULT_TIMEZONE } from '../../domain/accounts/agent'
import type { Call, Handler } from '../../http/call'
import { planView, planVisits } from '../../views/plan'
import { PLAN_FORMATS } from '../../views/plan-formats'
import { chargePlan, sittersView, sittingPlanView, sittingSteps, withVisits } from '../../views/sitting'
import { suggestSteps } from '../../views/suggest'
import { asLookedAt, atHome } from '../household/household'
import { wardsOf } from '../sitting/charges'
import { planMark, planTag, stillHolds } from './plan-tag'

export const plan: Handler<'plan'> = (call) =>
  atHome(call, async ({ residents, charges }) => {
    const { now, base_url, pages_url, query } = call
    const liveCharges = await wardsOf(call, charges)
    const name = formOf(call)
    // What somebody else's rows say may change unseen: whoever sits for others is always told anew.
    const house = charges.length > 0 ? null : planMark([name, query, base_url, pages_url], residents)
    const standing = house && stillHolds(header(call.event.headers, 'if-none-match'), house, now)
    if (standing) return { status: 304, body: '', headers: { ETag: standing } }
    const moments = asLookedAt(residents, now)
    const sitting = liveCharges.map((liveCharge) => ({ liveCharge, plan: chargePlan(liveCharge, now, query.days) }))
    const visits = planVisits(moments, now, query.days)
    const tagged = house && { ETag: planTag(house, visits, now) }
    const form = PLAN_FORMATS[name as keyof typeof PLAN_FORMATS]
    if (form) {
      const body = form.write({
        plan: withVisits(visits, sitting),
        now,
        timezone: query.timezone ?? DEFAULT_TIMEZONE,
        base_url,
        pages_url,
      })
      return { body, headers: { ...tagged, 'Content-Type': `${form.type}; charset=utf-8` } }
    }
    const next_steps = [
      ...(moments.length > 0 ? suggestSteps(moments) : []),
      ...sittingSteps(liveCharges, charges, now),
      ...(moments.length > 0 ? [] : [step('adopt', { description: 'Adopt an egg.' })]),
    ]
    // Asked for by name, it is JSON whatever the caller would like in general.
    const type = query.format && { 'Content-Type': COMMON_HEADERS['Content-Type'] }
    return {
      body: { ...planView(visits, now), ...sittersView(moments, now), ...sittingPlanView(sitting, now), next_steps },
      headers: { ...tagged, ...type },
    }
  })

/** What is asked for in the address goes before what the caller would like in general. */
function formOf({ query, accept }: Call<'plan'>): string {
  if (query.format) return query.format
  const names = Object.values(PLAN_FORMATS).map((form) => form.accept)
  const name = preferredOf(accept, ['application/json', PLAIN_TEXT, ...names])
  return Object.entries(PLAN_FORMATS).find(([, form]) => form.accept === name)?.[0] ?? 'json'
}
