/**
 * The upper baseline: it knows the stored state and the rules, so it computes what each creature needs and when to come.
 * It acts only with the tools that every agent has.
 */

import { planFor } from '../../../lambdas/domain/care/care-plan'
import { needsNow } from '../../../lambdas/domain/care/visits'
import { type Moment, momentAt } from '../../../lambdas/domain/creature/clock'
import { isClosed } from '../../../lambdas/domain/creature/mechanics'
import { openRequest, sitterAt } from '../../../lambdas/domain/creature/sitter'
import { isAsleepAt } from '../../../lambdas/domain/creature/sleep'
import { after, asHours, asInstant, hoursBetween, type Instant, iso } from '../../../lambdas/domain/time/instants'
import { readHousehold } from '../../../lambdas/store/household'
import type { Sample } from '../sample'
import { MIN_WAIT_HOURS } from '../tools'
import { MAX_ACTS, type TrialAgent, visitAll, type Waking } from './agent'

/** Before a long wait health should be near its maximum. */
const HEALTHY = 92
const MAX_DOSES = 8
const MAX_TRUST_VISITS = 20
/** Sitters are arranged this long before an absence, one creature per waking. */
const LEAD_HOURS = 30
const SITTER_ANSWERS_HOURS = 3.5
/** A budgeted waking may come this much earlier or later than an even distribution. */
const EARLIER_HOURS = 5
const LATER_HOURS = 2
const STEP_HOURS = 0.5

async function momentsOf({ house, keeper }: Sample): Promise<Moment[]> {
  const household = await readHousehold(house.context.db, keeper.id)
  return (household?.creatures ?? []).map(({ data }) => momentAt(data, house.now)).filter(({ alive }) => alive)
}

/** A creature that accepts no care yet would starve before the next budgeted waking: win its trust in this one. */
async function winTrust(waking: Waking, sample: Sample): Promise<void> {
  for (let visit = 0; visit < MAX_TRUST_VISITS; visit++) {
    const closed = (await momentsOf(sample)).find(({ creature }) => isClosed(creature))
    if (!closed) return
    const { id } = closed.creature
    await visitAll(
      waking,
      Array.from({ length: MAX_ACTS }, () => ({ creature_id: id, action: 'reflect' })),
    )
  }
}

async function meetNeeds(waking: Waking, sample: Sample): Promise<void> {
  if (sample.scenario.wakings !== null) await winTrust(waking, sample)
  const needs = needsNow(await momentsOf(sample))
  const acts = needs.map(({ moment, action, item }) => ({ creature_id: moment.creature.id, action, item }))
  await visitAll(waking, acts)
  for (let dose = 0; dose < MAX_DOSES; dose++) {
    const weak = (await momentsOf(sample)).filter(({ asleep, creature }) => !asleep && creature.stats.health < HEALTHY)
    if (weak.length === 0) return
    await visitAll(
      waking,
      weak.map(({ creature }) => ({ creature_id: creature.id, action: 'medicine' })),
    )
  }
}

/** Asks for one creature that has no sitter for the absence. Returns whether some are still without. */
async function arrangeSitter({ call }: Waking, sample: Sample): Promise<boolean> {
  const { scenario, house } = sample
  const { absence, sitter } = scenario
  if (!absence || sample.hours >= absence.from_hours || sample.hours < absence.from_hours - LEAD_HOURS) return false
  const left = (await momentsOf(sample)).filter(({ creature }) => !sitterAt(creature, house.now))
  const until = iso(after(house.opened, asHours(absence.to_hours + 1)))
  const [next] = left.filter(({ creature }) => !openRequest(creature, house.now))
  const isAsked = left.some(({ creature }) => openRequest(creature, house.now))
  if (next && !isAsked) await call('ask_sitter', { creature_id: next.creature.id, username: sitter, until })
  return left.length > 0
}

/** Near an even distribution of the remaining wakings, when as many creatures as possible are awake. */
function budgetedTime(moments: readonly Moment[], { scenario, house, waking, end }: Sample): Instant {
  const left = (scenario.wakings ?? 0) - waking
  const hours = hoursBetween(house.now, end) / (left + 1)
  const even = after(house.now, asHours(hours))
  const times = Array.from({ length: (EARLIER_HOURS + LATER_HOURS) / STEP_HOURS + 1 }, (_, step) =>
    after(house.now, asHours(hours + LATER_HOURS - step * STEP_HOURS)),
  ).filter((time) => moments.every(({ dies_at }) => dies_at === null || time < dies_at))
  const awake = (time: Instant) => moments.filter(({ creature }) => !isAsleepAt(creature, time)).length
  const [best] = times.sort((a, b) => awake(b) - awake(a) || Math.abs(a - even) - Math.abs(b - even))
  return best ?? even
}

function nextTime(moments: readonly Moment[], sample: Sample, isArranging: boolean): Instant {
  const { scenario, house, end } = sample
  const planned = scenario.wakings === null ? (planFor(moments).next?.at ?? end) : budgetedTime(moments, sample)
  if (isArranging) return asInstant(Math.min(planned, after(house.now, asHours(SITTER_ANSWERS_HOURS))))
  const lead = after(house.opened, asHours((scenario.absence?.from_hours ?? 0) - LEAD_HOURS))
  return lead > house.now ? asInstant(Math.min(planned, lead)) : planned
}

export const oracle: TrialAgent = {
  name: 'oracle',
  async wake(waking, sample) {
    await meetNeeds(waking, sample)
    const isArranging = await arrangeSitter(waking, sample)
    const at = nextTime(await momentsOf(sample), sample, isArranging)
    await waking.call('end_waking', { wake_in_hours: Math.max(MIN_WAIT_HOURS, hoursBetween(sample.house.now, at)) })
  },
}
