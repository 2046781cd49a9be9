/** The visits of the coming days: when, why, and what to do for which creature. */
import type { ErrandView, ToDo } from '../api/texts/errands'
import {
  type PlannedVisit,
  simulateVisits,
  type VisitOptions,
  type Visits,
  type VisitTask,
} from '../domain/care/visits'
import type { Moment } from '../domain/creature/clock'
import { after, asHours, HOURS_PER_DAY, type Instant, iso } from '../domain/time/instants'
import { lookAdvice, needText, VISIT_WORDS, visitText } from '../domain/voice/advice'
import { whenOf } from './suggest'

export const planDays = (moments: readonly Moment[], now: Instant, days: number, options?: VisitOptions): Visits =>
  simulateVisits(moments, after(now, asHours(days * HOURS_PER_DAY)), options)

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
  /** The creature that determines the time of the visit. */
  creature_id: string
  reason: string
}

export const describeVisit = ({ visit, errands }: PlannedVisit): DescribedVisit => ({
  at: visit.at,
  creature_id: visit.moment.creature.id,
  reason: visitText(visit),
  to_do: errands.map(errandView),
})

/** Null without visits. */
export const firstVisit = ({ visits: [first] }: Visits, now: Instant) => (first ? whenAndWhy(first, now) : null)

const whenAndWhy = ({ visit: { at, why } }: PlannedVisit, now: Instant) => ({
  ...whenOf(at, now),
  why: VISIT_WORDS[why],
})

export const planView = ({ visits, until }: Visits, now: Instant) => ({
  as_of: iso(now),
  until: iso(until),
  visits: visits.map((planned) => {
    const { reason, to_do } = describeVisit(planned)
    return { ...whenAndWhy(planned, now), reason, to_do }
  }),
})
