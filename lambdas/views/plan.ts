/** The visits of the coming days: when, why, and what to do for which creature. */
import type { ErrandView, ToDo } from '../api/texts/errands'
import { agenda, type Task, type VisitRound } from '../domain/care/agenda'
import type { VisitPace } from '../domain/care/visit-pace'
import type { Moment } from '../domain/creature/clock'
import { after, asHours, HOURS_PER_DAY, type Instant, iso } from '../domain/time/instants'
import { lookAdvice, needReason, visitText } from '../domain/voice/advice'
import { namedVisitView } from './suggest'

export interface Plan {
  rounds: readonly VisitRound[]
  /** How far it reaches. */
  until: Instant
}

interface PlanOptions {
  most?: number
  pace?: VisitPace
}

/** Limits of one plan: about half a day for a full household, a week for a small one. */
const LIMITS = { looks: 1250, tasks: 650 } as const

export function planDays(
  moments: readonly Moment[],
  now: Instant,
  days: number,
  { most = Number.POSITIVE_INFINITY, pace }: PlanOptions = {},
): Plan {
  const end = after(now, asHours(days * HOURS_PER_DAY))
  const rounds: VisitRound[] = []
  let [looks, tasks] = [0, 0]
  for (const round of agenda(moments, pace).rounds()) {
    const { at } = round.visit
    if (at > end) break
    looks += moments.length
    if (looks > LIMITS.looks || tasks > LIMITS.tasks || rounds.length === most) return { rounds, until: at }
    rounds.push(round)
    tasks += round.tasks.length
  }
  return { rounds, until: end }
}

const errandView = ({ moment, need, times }: Task): ErrandView => ({
  creature_id: moment.creature.id,
  name: moment.creature.name,
  action: need?.action ?? 'look',
  ...(need?.item && { item: need.item }),
  ...(times > 1 && { times }),
  why: need ? needReason(need) : lookAdvice(moment),
})

export interface DescribedRound extends ToDo {
  at: Instant
  /** The creature that determines the time of the visit. */
  creature_id: string
  reason: string
}

export const describeRound = ({ visit, tasks }: VisitRound): DescribedRound => ({
  at: visit.at,
  creature_id: visit.moment.creature.id,
  reason: visitText(visit),
  to_do: tasks.map(errandView),
})

export const planView = ({ rounds, until }: Plan, moments: readonly Moment[], now: Instant) => ({
  as_of: iso(now),
  until: iso(until),
  visits: rounds.map((round) => {
    const { reason, to_do } = describeRound(round)
    return { ...namedVisitView(round.visit, moments), reason, to_do }
  }),
  next_visit: rounds[0] ? namedVisitView(rounds[0].visit, moments) : null,
})
