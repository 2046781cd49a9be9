/** The lasting feeling of a creature: what one act of care left behind. It colours texts and pictures and changes no stat. */
import { after, asHours, hoursBetween, type Instant, later } from '../time/instants'

export const FEELINGS = ['hurt', 'let_down', 'scolded', 'glad_of_wish', 'missed_you', 'proud'] as const
export type FeelingKind = (typeof FEELINGS)[number]

export const FEELING_CAUSES = [
  'harmful_item',
  'late_meal',
  'missed_meal',
  'discipline',
  'wish_granted',
  'long_wait',
  'milestone',
] as const
export type FeelingCause = (typeof FEELING_CAUSES)[number]

export interface Feeling {
  kind: FeelingKind
  cause: FeelingCause
  began_at: Instant
  ends_at: Instant
}

const KIND_BY_CAUSE: Readonly<Record<FeelingCause, FeelingKind>> = {
  harmful_item: 'hurt',
  missed_meal: 'let_down',
  late_meal: 'let_down',
  discipline: 'scolded',
  wish_granted: 'glad_of_wish',
  milestone: 'proud',
  long_wait: 'missed_you',
}

/** Completes "it feels". */
export const FEELING_WORDS: Readonly<Record<FeelingKind, string>> = {
  hurt: 'hurt',
  let_down: 'let down',
  scolded: 'scolded',
  glad_of_wish: 'glad of its wish',
  missed_you: 'glad that you are back',
  proud: 'proud',
}

/** The fields of a creature that decide how long a feeling lasts. */
interface FeelingInput {
  feeling?: Feeling
  species: { innate_traits: readonly string[] }
  temperament: readonly string[]
  stats: { trust: number }
}

const BAD: readonly FeelingKind[] = ['hurt', 'let_down', 'scolded']
type BadFeeling = Feeling & { kind: 'hurt' | 'let_down' | 'scolded' }

export const isBadFeeling = (feeling: Feeling | null): feeling is BadFeeling =>
  feeling !== null && BAD.includes(feeling.kind)

/** Null if there is none or it is over. */
export const feelingAt = ({ feeling }: Pick<FeelingInput, 'feeling'>, now: Instant): Feeling | null =>
  feeling && now < feeling.ends_at ? feeling : null

const DURATION = { usual: 9, least: 6, most: 12 } as const
const LOW_TRUST = { below: 30, times: 1.3 } as const
const HIGH_TRUST = { from: 60, times: 0.8 } as const
/** Factors for a bad feeling, by trait of the species or temperament of the individual. */
const GRUDGES: Readonly<Record<string, number>> = {
  forgiving: 0.7,
  'quick to forgive': 0.7,
  'first to apologise': 0.8,
  'slow to anger': 0.8,
  suspicious: 1.2,
  stubborn: 1.2,
  'sore loser': 1.2,
  'keeps count': 1.2,
  'holds small grudges': 1.3,
}

const durationOf = ({ species, temperament, stats }: FeelingInput, kind: FeelingKind): number => {
  const byTrust =
    stats.trust < LOW_TRUST.below ? LOW_TRUST.times : stats.trust >= HIGH_TRUST.from ? HIGH_TRUST.times : 1
  const byTraits = [...species.innate_traits, ...temperament].reduce((times, trait) => times * (GRUDGES[trait] ?? 1), 1)
  const hours = DURATION.usual * (BAD.includes(kind) ? byTrust * byTraits : 1)
  return Math.min(DURATION.most, Math.max(DURATION.least, hours))
}

/** Each effective act of care ends a bad feeling this much sooner, but not before the least time. */
const HEALING = { hours: 1, least_hours: 2 } as const

/**
 * The feeling after an act of care. The cause of a bad feeling replaces any other feeling. A bad feeling is not
 * replaced by a good one; good care makes it end sooner, and a meal on time ends the one about a late meal.
 */
export const feelingAfter = (
  creature: FeelingInput,
  cause: FeelingCause | null,
  { isGoodCare, isMealOnTime }: { isGoodCare: boolean; isMealOnTime: boolean },
  now: Instant,
): Feeling | undefined => {
  const before = feelingAt(creature, now)
  const current = isMealOnTime && before?.kind === 'let_down' ? null : before
  const kind = cause && KIND_BY_CAUSE[cause]
  if (cause && kind && (BAD.includes(kind) || !isBadFeeling(current)))
    return { kind, cause, began_at: now, ends_at: after(now, asHours(durationOf(creature, kind))) }
  if (!isBadFeeling(current) || !isGoodCare) return current ?? undefined
  const earliest = after(current.began_at, asHours(HEALING.least_hours))
  const remaining = hoursBetween(now, current.ends_at) - HEALING.hours
  return { ...current, ends_at: later(earliest, after(now, asHours(Math.max(0, remaining)))) }
}
