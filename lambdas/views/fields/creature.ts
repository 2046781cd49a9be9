/** A creature at one instant: the value of each field, and which of them each answer shows. */
import { FINDINGS, findingOf, isBad } from '../../domain/care/findings'
import { isTimeFor, wishOf, wishStart } from '../../domain/care/wishes'
import { deathClock, type Moment } from '../../domain/creature/clock'
import { feedingStatus, hoursSinceFed, nextFeedingWindow } from '../../domain/creature/feeding'
import { feelingAt } from '../../domain/creature/feeling'
import { evolutionProgress, formOf } from '../../domain/creature/life'
import { careRhythm } from '../../domain/creature/rhythm'
import { sleepInfo } from '../../domain/creature/sleep'
import { iso } from '../../domain/time/instants'
import { lookText } from '../../domain/voice/look-text'
import { situationOf } from '../../domain/voice/situation'
import { keepsakesWithText, wishText } from '../../domain/voice/wish'
import type { Stat } from '../../species/vocabulary'
import {
  BASIC_FIELDS,
  type Full,
  type InShort,
  type OfCreature,
  PUBLIC_FIELDS,
  SHOWN_STATS,
  TAG,
} from './creature-basics'
import type { Values } from './pick-fields'

/** For its keeper. */
export const FIELDS = {
  ...PUBLIC_FIELDS,
  ...BASIC_FIELDS,
  alive: ({ alive }: Moment) => alive,
  feeding_status: ({ creature, now }: Moment) => feedingStatus(creature, now),
  hours_since_fed: ({ creature, now }: Moment) => hoursSinceFed(creature, now),
  next_feeding_window: ({ creature, now }: Moment) => nextFeedingWindow(creature, now),
  death_clock: (moment: Moment) => {
    const clock = deathClock(moment)
    return clock && { ...clock, dies_at: iso(clock.dies_at) }
  },
  species_key: ({ creature }: OfCreature) => creature.species.slug,
  tier: ({ creature }: OfCreature) => creature.species.tier,
  form: ({ creature }: OfCreature) => formOf(creature) ?? undefined,
  feeding_window_hours: ({ creature }: OfCreature) => creature.species.feeding_window_hours,
  care_rhythm: ({ creature, now }: Moment) => careRhythm(creature, now),
  sleep_info: ({ creature, now }: Moment) => sleepInfo(creature, now) ?? undefined,
  feeling: ({ creature, now }: Moment) => {
    const feeling = feelingAt(creature, now)
    if (!feeling) return undefined
    const { kind, cause, began_at, ends_at } = feeling
    return { kind, cause, since: iso(began_at), until: iso(ends_at) }
  },
  /** Not of an egg. */
  behavior: (moment: Moment) => lookText(situationOf(moment)),
  trouble: troubleOf,
  evolution_progress: ({ creature }: OfCreature) => evolutionProgress(creature),
  wish: wishNow,
  wishes_granted: ({ creature: { wishes } }: OfCreature) => wishes.granted || undefined,
  keepsakes: ({ creature }: OfCreature) => {
    const kept = keepsakesWithText(creature)
    // Every status repeats the list, so only the latest has its text.
    return kept.length > 0
      ? kept.map(({ name, text }, at) => ({ name, ...(at === kept.length - 1 && { text }) }))
      : undefined
  },
} satisfies Values<Full & InShort, Moment>

/** The worst of what is wrong with it. */
function troubleOf(moment: Moment): Full['trouble'] {
  const finding = findingOf(moment)
  return finding && isBad(finding) ? (FINDINGS[finding.kind].words(moment) ?? undefined) : undefined
}

/** Today's wish, with the call that grants it now, or the time from which a call grants it. */
function wishNow(moment: Moment): Full['wish'] {
  const wish = wishOf(moment)
  if (!wish) return undefined
  const { action, item, hours, times } = wish.by
  const [first, ...or] = item ?? []
  const by = {
    action,
    ...(first && { item: first }),
    ...(or.length > 0 && { or }),
    ...(hours && { hours }),
    ...(times && { times, met: wish.met }),
  }
  const from = wishStart(moment, wish.by)
  const when = isTimeFor(moment, wish) ? { call: 'POST /api/house/care' } : from && { from: iso(from) }
  return { text: wishText(moment.creature, wish), by, ...when }
}

/**
 * Rounds away from 50, so that the value stays on its side of every threshold: 39.6 and 39 are both sick, 80.4 and 81
 * both happy.
 */
const wholeStat = (name: Stat) => (subject: OfCreature) => {
  const value = FIELDS[name](subject)
  return value === null ? null : value < 50 ? Math.floor(value) : Math.ceil(value)
}

/** In short: stats are whole numbers, and an egg, which has no death clock and no meals, has null there. */
export const FIELDS_IN_SHORT = {
  ...FIELDS,
  hunger: wholeStat('hunger'),
  happiness: wholeStat('happiness'),
  health: wholeStat('health'),
  trust: wholeStat('trust'),
  feeding_status: (moment: Moment) => deathClock(moment) && FIELDS.feeding_status(moment),
  next_feeding_window: (moment: Moment) => deathClock(moment) && FIELDS.next_feeding_window(moment),
  dies_at: (moment: Moment) => FIELDS.death_clock(moment)?.dies_at ?? null,
} satisfies Values<InShort, Moment>

const HOW_IT_IS = ['mood', 'alive'] as const
const MEALS = ['feeding_status', 'hours_since_fed', 'next_feeding_window'] as const

/** Of the others in the household. */
export const SUMMARY = [...TAG, 'age_hours', ...SHOWN_STATS, ...HOW_IT_IS, 'trouble', ...MEALS, 'death_clock'] as const
/** Of the creature that is asked for. */
export const DETAIL = [
  ...SUMMARY,
  'species_key',
  'tier',
  'family',
  'form',
  'personality_traits',
  'feeding_window_hours',
  'care_rhythm',
  'sleep_info',
  'feeling',
  'behavior',
  'evolution_progress',
  'wish',
  'wishes_granted',
  'keepsakes',
] as const
const CONDITION = [...SHOWN_STATS, 'mood', 'trouble', 'feeding_status'] as const
const DEADLINE = ['dies_at', 'urgency'] as const
export const IN_SHORT = [...TAG, 'family', ...CONDITION, 'next_feeding_window', ...DEADLINE] as const
/** Without what a returning visitor knows: species, family, and its next meal, which `recommended_checkin` covers. */
export const VISITED = ['id', 'name', 'species_creator', 'stage', ...CONDITION, ...DEADLINE] as const
export const CARED_FOR = [...TAG, ...SHOWN_STATS, ...HOW_IT_IS] as const
