/** The visits of the coming days for the whole household, in the requested format. */
import { PLAIN_TEXT, preferredType } from '../../api/accept'
import { COMMON_HEADERS } from '../../api/headers'
import { DEFAULT_TIMEZONE } from '../../domain/accounts/agent'
import { momentsAtStatus } from '../../domain/household/look'
import type { Call, Handler } from '../../http/call'
import { planDays, planView } from '../../views/plan'
import { CALENDAR_TYPE, planCalendar } from '../../views/plan-calendar'
import { suggestSteps } from '../../views/suggest'
import { emptyHouseholdSteps } from '../household/household-steps'

export const plan: Handler<'plan'> = async (call, household) => {
  const { now, base_url, query } = call
  const moments = momentsAtStatus(household, now)
  const { days, visits: pace } = query
  const planned = planDays(moments, now, days, { pace })
  if (wantsCalendar(call))
    return {
      body: planCalendar({ plan: planned, now, timezone: DEFAULT_TIMEZONE, base_url }),
      headers: { 'Content-Type': `${CALENDAR_TYPE}; charset=utf-8` },
    }
  const next_steps = [...suggestSteps(moments), ...emptyHouseholdSteps(household, now)]
  return {
    body: {
      ...planView(planned, moments, now),
      next_steps,
    },
    // `format=json` takes precedence over Accept.
    ...(query.format && { headers: { 'Content-Type': COMMON_HEADERS['Content-Type'] } }),
  }
}

/** The query takes precedence over Accept. */
const wantsCalendar = ({ query: { format }, accept }: Call<'plan'>): boolean =>
  format ? format === 'ics' : preferredType(accept, ['application/json', PLAIN_TEXT, CALENDAR_TYPE]) === CALENDAR_TYPE
