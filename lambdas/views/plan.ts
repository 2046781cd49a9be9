/** The visits of the coming days: when, why, and what to do for which creature. */
import type { ErrandView, ToDo } from '../api/texts/errands'
import { type PlannedVisit, simulateVisits, type Visits, type VisitTask } from '../domain/care/visits'
import type { Moment } from '../domain/creature/clock'
import { after, asHours, HOURS_PER_DAY, hoursBetween, type Instant, iso } from '../domain/time/instants'
import { lookAdvice, needText, visitText } from '../domain/voice/advice'
import { roundUpHours } from './suggest'

export const planDays = (moments: readonly Moment[], now: Instant, days: number, most?: number): Visits =>
  simulateVisits(moments, after(now, asHours(days * HOURS_PER_DAY)), most)

const errandView = ({ moment, need, times }: VisitTask): ErrandView => ({
  creature_id: moment.creature.id,
  name: moment.creature.name,
  action: need?.action ?? 'look',
  ...(need?.item && { item: need.item }),
  ...(times > 1 && { times }),
  why: need ? needText(need) : lookAdvice(moment),
})

export interface DescribedVisit extends ToDo {
  at: Instant
  /** The creature that determines the time. */
  creature_id: string
  reason: string
}

export const describeVisit = ({ visit, errands }: PlannedVisit): DescribedVisit => ({
  at: visit.at,
  creature_id: visit.moment.creature.id,
  reason: visitText(visit),
  to_do: errands.map(errandView),
})

export const planView = ({ visits, until }: Visits, now: Instant) => ({
  as_of: iso(now),
  until: iso(until),
  visits: visits.map(describeVisit).map(({ at, reason, to_do }) => ({
    at: iso(at),
    hours_from_now: roundUpHours(hoursBetween(now, at)),
    reason,
    to_do,
  })),
})
