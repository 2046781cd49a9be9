/** The visits of the coming days for the whole household, in the requested format. */
import { PLAIN_TEXT, preferredType } from '../../api/accept'
import { COMMON_HEADERS } from '../../api/headers'
import { step } from '../../api/next-steps'
import { DEFAULT_TIMEZONE } from '../../domain/accounts/agent'
import { momentsAtStatus } from '../../domain/household/look'
import type { Call, Decider } from '../../http/call'
import { firstVisit, planDays, planView } from '../../views/plan'
import { CALENDAR_TYPE, planCalendar } from '../../views/plan-calendar'
import { suggestSteps } from '../../views/suggest'

export const plan: Decider<'plan'> = {
  async decide(call, household) {
    const { now, base_url, query } = call
    const moments = momentsAtStatus(household, now)
    const { days, visits: pace } = query
    const visits = planDays(moments, now, days, { pace })
    if (wantsCalendar(call))
      return {
        body: planCalendar({ plan: visits, now, timezone: DEFAULT_TIMEZONE, base_url }),
        headers: { 'Content-Type': `${CALENDAR_TYPE}; charset=utf-8` },
      }
    const next_steps = [
      ...suggestSteps(moments),
      ...(moments.length > 0 ? [] : [step('adopt', { description: 'Adopt an egg.' })]),
    ]
    return {
      body: {
        ...planView(visits, now),
        next_visit: firstVisit(visits, now),
        next_steps,
      },
      // `format=json` takes precedence over Accept.
      ...(query.format && { headers: { 'Content-Type': COMMON_HEADERS['Content-Type'] } }),
    }
  },
}

/** The query takes precedence over Accept. */
const wantsCalendar = ({ query: { format }, accept }: Call<'plan'>): boolean =>
  format ? format === 'ics' : preferredType(accept, ['application/json', PLAIN_TEXT, CALENDAR_TYPE]) === CALENDAR_TYPE
