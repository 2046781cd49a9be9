/** Turning points of a life: the care actions and the absences that changed its stats most. */
import type { CareAction } from '../../species/care-actions'
import type { PublicCreature, Stats } from '../creature/creature'
import { visibleStats } from '../creature/visible'
import { hoursBetween, type Instant } from '../time/instants'
import { isHarm, type PublicLogEntry } from './care-log'

export const DRAWN_STATS = ['hunger', 'happiness', 'health'] as const
export type DrawnStat = (typeof DRAWN_STATS)[number]

export interface TurningPoint {
  at: Instant
  /** Null for an absence of `hours`. */
  action: CareAction | null
  hours: number
  harmful: boolean
  /** The harmful item, as its keeper wrote it. */
  item?: string | undefined
  /** It ended in death. */
  fatal: boolean
  /** The greatest change among the stats visible to the keeper. */
  stat: DrawnStat
  change: number
}

const MAX_TURNING_POINTS = 3

type Change = Pick<TurningPoint, 'stat' | 'change'>

function greatestChange({ species }: PublicCreature, before: Stats, after: Stats): Change {
  const [from, to] = [visibleStats(species, before), visibleStats(species, after)]
  const changeOf = (stat: DrawnStat): number => {
    const [was, is] = [from[stat], to[stat]]
    return was === null || is === null ? 0 : is - was
  }
  return DRAWN_STATS.map((stat) => ({ stat, change: changeOf(stat) })).reduce((a, b) =>
    Math.abs(b.change) > Math.abs(a.change) ? b : a,
  )
}

/** Care actions and the absences between them. The last absence ends with the death, if its final state is known. */
export function turningPointsOf(
  creature: PublicCreature,
  diary: readonly PublicLogEntry[],
  diedAt: Instant,
): TurningPoint[] {
  const acts = diary.map((entry): TurningPoint => {
    const { done_at: at, action, before, after } = entry
    const facts = { at, action, hours: 0, harmful: isHarm(entry), item: entry.harmful_item, fatal: false }
    return { ...facts, ...greatestChange(creature, before, after) }
  })
  // Several acts of one visit have the same time; only the last of them can have killed it.
  const last = acts.at(-1)
  if (last?.harmful && last.at === diedAt) last.fatal = true
  const end = creature.death?.died_at === diedAt ? [{ done_at: diedAt, before: creature.stats }] : []
  const absences = [...diary.slice(1), ...end].map(({ done_at: at, before }, index): TurningPoint => {
    const previous = diary[index] as PublicLogEntry
    const hours = hoursBetween(previous.done_at, at)
    const fatal = index === diary.length - 1
    return { at, action: null, hours, harmful: false, fatal, ...greatestChange(creature, previous.after, before) }
  })
  const best = (turns: readonly TurningPoint[]) =>
    turns.filter(({ change }) => Math.round(change) !== 0).toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const kinds = [acts.filter(({ harmful }) => harmful), absences, acts.filter(({ harmful }) => !harmful)].map(best)
  // What killed it is always listed: it may have changed little, because little health was left.
  const fatal = [...acts, ...absences].filter((one) => one.fatal && (one.action || one.hours > 0))
  const first = [...fatal, ...kinds.flatMap(([one]) => one ?? [])]
  const others = best(kinds.flatMap(([, ...rest]) => rest))
  return [...new Set([...first, ...others])]
    .slice(0, MAX_TURNING_POINTS)
    .sort((a, b) => a.at - b.at || orderOf(a) - orderOf(b))
}

/** At one instant: the absence, then the acts, then what killed it. */
const orderOf = ({ action, fatal }: TurningPoint): number => (fatal ? 2 : action ? 1 : 0)
