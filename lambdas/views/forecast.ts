/** Forecast of a creature. Stats that are hidden today stay hidden in the forecast. */
import { affectedStats } from '../domain/care/care'
import type { ForecastStep } from '../domain/care/forecast'
import type { Creature, Stats } from '../domain/creature/creature'
import { feedingStatus } from '../domain/creature/feeding'
import { moodOf } from '../domain/creature/mood'
import { hiddenStats, visibleStats } from '../domain/creature/visible'
import { hoursBetween, type Instant, iso } from '../domain/time/instants'
import { forecastText } from '../domain/voice/advice'
import { refusalText } from '../domain/voice/refusal'
import { STATS, type Stat } from '../species/vocabulary'
import { nameTag } from './creature'

type ShowStats = (stats: Stats) => Record<Stat, number | null>

const statVisibility = ({ species, stats }: Creature): { hidden: Stat[]; show: ShowStats } => {
  const hidden = hiddenStats(species, stats.trust)
  const show: ShowStats = (then) => {
    const visible = visibleStats(species, then)
    return Object.fromEntries(STATS.map((stat) => [stat, hidden.includes(stat) ? null : visible[stat]])) as never
  }
  return { hidden, show }
}

export function forecastView(today: Creature, forecast: readonly ForecastStep[], now: Instant) {
  const { hidden, show } = statVisibility(today)
  const end = forecast.at(-1)?.moment
  return {
    creature: nameTag(today),
    as_of: iso(now),
    ...(end && {
      message: forecastText(
        end,
        forecast.some(({ act }) => act !== null),
      ),
    }),
    dies_at: end?.dies_at ? iso(end.dies_at) : null,
    cause: end?.cause ?? null,
    ...(hidden.length > 0 && { hidden_stats: hidden }),
    forecast: forecast.map(({ moment, act }) => ({
      at: iso(moment.now),
      hours_from_now: hoursBetween(now, moment.now),
      stage: moment.creature.stage,
      ...show(moment.creature.stats),
      mood: moodOf(moment),
      alive: moment.alive,
      feeding_status: feedingStatus(moment.creature, moment.now),
      dies_at: moment.dies_at && iso(moment.dies_at),
      ...(act && { action_result: { action: act.action, ...resultView(act, show) } }),
    })),
  }
}

/** A short form of the care response. */
function resultView({ action, decision }: NonNullable<ForecastStep['act']>, show: ShowStats) {
  if (decision.kind === 'cared') {
    const { before, after, effectiveness, timing } = decision
    const [was, is] = [show(before), show(after)]
    return {
      success: true,
      effectiveness,
      timing,
      changes: Object.fromEntries(
        affectedStats(action, decision).map((stat) => [stat, { before: was[stat], after: is[stat] }]),
      ),
    }
  }
  if (decision.kind === 'dead' || decision.kind === 'egg') return { success: false }
  const message = refusalText(decision, 0)
  return { success: false, message, ...(decision.kind === 'asleep' && { wakes_at: iso(decision.wakes_at) }) }
}
