/** Looking ahead: how a creature will be if nobody comes, or if what is asked about is done. */
import { step } from '../../api/next-steps'
import { everyHours, foresee, type PlannedDeed } from '../../domain/care/forecast'
import { after, asHours, asInstant, type Instant, MS_PER_HOUR } from '../../domain/time/instants'
import { type Handler, refuse } from '../../http/call'
import { forecastView } from '../../views/forecast'
import { deathView } from '../../views/stone'
import { statusStep, suggestSteps } from '../../views/suggest'
import { atHome, lostOne, residentOf, yourCreatures } from '../household/household'

export const forecast: Handler<'forecast'> = (call) =>
  atHome(call, async (found) => {
    const { now, query } = call
    const { residents } = found
    const wanted = query.creature_id ?? query.id
    const resident = wanted ? residentOf(residents, wanted) : residents[0]
    if (!resident) {
      const lost = await lostOne(call, found, wanted)
      return refuse('no_living_creature', {
        more: { ...(lost && deathView(lost, call)), your_creatures: yourCreatures(residents) },
      })
    }
    const { creature } = resident.moment
    if (creature.stage === 'egg')
      return refuse('egg_not_hatched', {
        next_steps: [statusStep(creature, `Look at ${creature.name}: it hatches when you do.`)],
      })

    const end = after(now, asHours(query.hours))
    const deeds = (query.actions ?? []).map((one): PlannedDeed => ({ action: one.action, at: instantOf(one, now) }))
    const outside = deeds.find(({ at }) => !(at >= now && at <= end))
    if (outside) {
      const details = `query.actions: ${outside.action} must come between now and ${query.hours} hours from now; ask for more hours, or for less`
      return refuse('invalid_forecast', { more: { details } })
    }
    const foreseen = foresee(resident.row.data, deeds, everyHours(now, end, query.every * MS_PER_HOUR))
    const moments = [resident, ...residents.filter((one) => one !== resident)].map(({ moment }) => moment)
    return {
      body: { ...forecastView(creature, foreseen, now), next_steps: [...suggestSteps(moments), step('plan')] },
    }
  })

/** An instant as it was named, or so many hours from now. */
const instantOf = ({ at, hours = 0 }: { at?: number; hours?: number }, now: Instant): Instant =>
  at === undefined ? after(now, asHours(hours)) : asInstant(at)
