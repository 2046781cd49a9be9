/** Forecasts a creature without care, or with the given actions. */
import { step } from '../../api/next-steps'
import { forecastCreature, type PlannedAction, timesEvery } from '../../domain/care/forecast'
import { after, asHours, asInstant, type Instant, MS_PER_HOUR } from '../../domain/time/instants'
import { type Handler, refuse } from '../../http/call'
import { forecastView } from '../../views/forecast'
import { deathView } from '../../views/stone'
import { statusStep, suggestSteps } from '../../views/suggest'
import { residentOrNewest, withHousehold } from '../household/household'
import { findLost, yourCreatures } from '../household/household-steps'

export const forecast: Handler<'forecast'> = (call) =>
  withHousehold(call, async (current) => {
    const { now, query } = call
    const { residents } = current
    const creatureId = query.creature_id ?? query.id
    const found = residentOrNewest(residents, creatureId)
    if (!found) {
      const lost = await findLost(call, current, creatureId)
      return refuse('no_living_creature', {
        more: { ...(lost && deathView(lost, call)), your_creatures: yourCreatures(residents) },
      })
    }
    const { creature } = found.moment
    if (creature.stage === 'egg')
      return refuse('egg_not_hatched', {
        next_steps: [statusStep(creature, `Look at ${creature.name}: it hatches when you do.`)],
      })

    const end = after(now, asHours(query.hours))
    const acts = (query.actions ?? []).map((one): PlannedAction => ({ action: one.action, at: instantOf(one, now) }))
    const invalid = acts.find(({ at }) => !(at >= now && at <= end))
    if (invalid) {
      const details = `query.actions: ${invalid.action} must come between now and ${query.hours} hours from now; ask for more hours, or for less`
      return refuse('invalid_forecast', { more: { details } })
    }
    const points = forecastCreature(found.row.data, acts, timesEvery(now, end, query.every * MS_PER_HOUR))
    const others = residents.filter(({ moment }) => moment !== found.moment)
    const moments = [found, ...others].map(({ moment }) => moment)
    return {
      body: { ...forecastView(creature, points, now), next_steps: [...suggestSteps(moments), step('plan')] },
    }
  })

/** The given instant, or a number of hours from now. */
const instantOf = ({ at, hours = 0 }: { at?: number; hours?: number }, now: Instant): Instant =>
  at === undefined ? after(now, asHours(hours)) : asInstant(at)
