/**
 * What is bad for a creature, worst first: the one place that decides it. Advice, texts and pages take order, words and
 * colour from here. Depends only on the creature's row and the instant.
 */
import { causeOfDeath } from '../afterlife/gravestone'
import { isReturnable, resurrectableUntil } from '../afterlife/resurrection'
import { DIRT, deathClock, isDirty, isInLastThird, type PublicMoment } from '../creature/clock'
import { feedingStatus, hasMissedMeal, WINDOW_CLOSES, windowShareTime } from '../creature/feeding'
import { type Harm, harmGiven, openHarm } from '../creature/harm'
import { isClosed } from '../creature/mechanics'
import { CRITICAL_HEALTH, SICK_HEALTH } from '../creature/mood'
import { URGENCIES, type Urgency } from '../creature/rhythm'
import { isAsleepAt, napsBetween, wakesAt } from '../creature/sleep'
import { showsHealth } from '../creature/visible'
import { formatDuration, formatLocalMinute, formatRoughly } from '../time/duration'
import {
  asInstant,
  hoursBetween,
  type Instant,
  MS_PER_HOUR,
  roundDownToMinute,
  roundUpToMinute,
} from '../time/instants'
import { formatClockTime } from '../time/zone'
import { displayName } from '../words'

export const KINDS = [
  'returnable',
  'dying',
  'dying_asleep',
  'harmed',
  'losing_health',
  'ill',
  'late',
  'due',
  'well',
] as const
export type FindingKind = (typeof KINDS)[number]

/** Lower is worse. */
export const rankOf = (kind: FindingKind): number => KINDS.indexOf(kind)

export interface Found {
  kind: FindingKind
  moment: PublicMoment
}

interface Rule {
  holds: (moment: PublicMoment) => boolean
  /** A colour: how near death it looks. */
  ring: (moment: PublicMoment) => Urgency
  /** Completes "it is"; null if its mood says enough. */
  words: (moment: PublicMoment) => string | null
  /** For everybody: without the hour of its death, which only its keeper sees. */
  glimpse: (moment: PublicMoment) => string
  /** For its keeper: name, cause and instants, in the keeper's zone. */
  sentence: (moment: PublicMoment) => string
  agentStep: (moment: PublicMoment) => string
  humanStep: (moment: PublicMoment) => string
}

/** Colour of a dead creature that can return. */
export const RING_OF_THE_LOST: Urgency = 'critical'

/** Below this health it needs medicine, whatever took the rest. */
export const ILL_BELOW = 50

export const nameOf = ({ creature }: PublicMoment): string => displayName(creature.name)
const urgencyOfClock = (moment: PublicMoment): Urgency => deathClock(moment)?.urgency ?? 'safe'
const healthOf = ({ creature }: PublicMoment): number => creature.stats.health

/** A deadline is rounded down to the minute, any other instant up. */
const deadline = ({ creature }: PublicMoment, at: Instant): string => formatLocalMinute(creature, roundDownToMinute(at))
export const localTime = ({ creature }: PublicMoment, at: Instant): string =>
  formatLocalMinute(creature, roundUpToMinute(at))
const wakes = ({ creature, now }: PublicMoment): string => formatClockTime(creature, wakesAt(creature, now))

const diesAsleep = ({ creature, now, asleep, dies_at }: PublicMoment): boolean =>
  asleep && dies_at !== null && wakesAt(creature, now) >= dies_at

export const losesToDirt = (moment: PublicMoment): boolean =>
  isDirty(moment.creature, moment.now) && healthOf(moment) > DIRT.never_below

/** "the bleach twice, which took 30 of its health". */
const given = ({ creature }: PublicMoment, harm: Harm): string =>
  harmGiven(harm, showsHealth(creature.species, creature.stats.trust))

const healthLeft = ({ creature }: PublicMoment): string =>
  showsHealth(creature.species, creature.stats.trust) ? ` ${Math.round(creature.stats.health)} health is left.` : ''

const illness = (moment: PublicMoment): string => (healthOf(moment) < CRITICAL_HEALTH ? 'gravely ill' : 'unwell')

/** Its health ends before its time without care does; the instant of death is rounded. */
const diesIll = (moment: PublicMoment): boolean => {
  const clock = deathClock(moment)
  return (
    clock !== null &&
    healthOf(moment) < ILL_BELOW &&
    clock.hours_without_care + clock.hours_remaining < clock.threshold_hours - 1 / 60
  )
}

/** Why its time is short. */
const plight = (moment: PublicMoment): string => {
  const { creature, now } = moment
  const harm = openHarm(creature)
  if (hasMissedMeal(moment)) return 'has missed its meal'
  if (harm) return `was given ${given(moment, harm)},`
  if (diesIll(moment)) return `is ${illness(moment)}`
  return `has been alone for ${formatDuration(hoursBetween(creature.last_care_at, now))}`
}

/** What a creature takes that is neither fed nor healed now. */
const SIT = 'Sit with it now: reflecting is care, and welcome even in its sleep'
const whenAwake = (moment: PublicMoment, act: string): string => {
  if (isClosed(moment.creature)) return 'Reflect now: it takes nothing else yet.'
  return moment.asleep
    ? `${SIT}; ${act} when it wakes, at ${wakes(moment)}.`
    : `${act[0]?.toUpperCase()}${act.slice(1)} now.`
}
const ask = (what: string) => (): string => `Ask its keeper to ${what}.`
const byHealth = (moment: PublicMoment): Urgency =>
  healthOf(moment) < CRITICAL_HEALTH ? 'imminent' : healthOf(moment) < SICK_HEALTH ? 'critical' : 'warning'

/** The instant of its death in words: "at 17:04, in 2 hours". */
const dies = (moment: PublicMoment): string => {
  const at = moment.dies_at ?? moment.now
  const left = formatRoughly(hoursBetween(moment.now, at))
  return `dies at ${deadline(moment, at)}${left ? `, in ${left}` : ''}`
}

const lives =
  (holds: (moment: PublicMoment) => boolean) =>
  (moment: PublicMoment): boolean =>
    moment.alive && moment.creature.stage !== 'egg' && holds(moment)

export const FINDINGS: Readonly<Record<FindingKind, Rule>> = {
  returnable: {
    ring: () => RING_OF_THE_LOST,
    holds: ({ alive, now, dies_at }) => !alive && dies_at !== null && isReturnable(dies_at, now),
    words: () => 'dead',
    glimpse: () => 'It died, and can still return',
    sentence: (moment) =>
      `${nameOf(moment)} died of ${causeOfDeath(moment.cause ?? 'neglect')}; it can return until ${deadline(moment, resurrectableUntil(moment.dies_at ?? moment.now))}.`,
    agentStep: () => 'Bring it back, or buy the credits that are missing.',
    humanStep: () => 'Pay for its return.',
  },
  dying: {
    ring: urgencyOfClock,
    holds: lives((moment) => isInLastThird(moment) && !diesAsleep(moment)),
    words: (moment) =>
      `${moment.asleep ? 'asleep, ' : ''}${urgencyOfClock(moment) === 'imminent' ? 'close to death' : 'running out of time'}`,
    glimpse: (moment) =>
      urgencyOfClock(moment) === 'imminent' ? 'It dies soon, unless its keeper comes' : 'It is running out of time',
    sentence: (moment) => `${nameOf(moment)} ${plight(moment)} and ${dies(moment)}, if nobody comes.`,
    agentStep: (moment) =>
      whenAwake(moment, hasMissedMeal(moment) ? 'feed it' : diesIll(moment) ? 'give it medicine' : 'care for it'),
    humanStep: ask('come at once'),
  },
  dying_asleep: {
    ring: (moment) => (isInLastThird(moment) ? urgencyOfClock(moment) : 'critical'),
    holds: lives(diesAsleep),
    words: () => 'asleep, close to death',
    glimpse: () => 'It dies in its sleep, unless its keeper sits with it',
    sentence: (moment) =>
      `${nameOf(moment)} sleeps until ${wakes(moment)} and would die before it wakes: it ${dies(moment)}.`,
    agentStep: () => 'Reflect now: that counts as care, and is welcome even in its sleep.',
    humanStep: ask('sit with it at once'),
  },
  harmed: {
    ring: byHealth,
    holds: lives(({ creature }) => openHarm(creature) !== null),
    words: (moment) => `${moment.asleep ? 'asleep, ' : ''}harmed by what it was given`,
    glimpse: ({ creature }) => {
      const harm = openHarm(creature)
      return harm ? `It was given ${harmGiven(harm, false)}, which harmed it` : 'It was harmed'
    },
    sentence: (moment) => {
      const harm = openHarm(moment.creature)
      return `${nameOf(moment)} was given ${harm ? given(moment, harm) : 'something harmful'}.${healthLeft(moment)}`
    },
    agentStep: (moment) => whenAwake(moment, 'give it medicine'),
    humanStep: ask('give it medicine'),
  },
  losing_health: {
    ring: (moment) => (hasMissedMeal(moment) ? 'critical' : 'warning'),
    holds: lives((moment) => hasMissedMeal(moment) || losesToDirt(moment)),
    words: (moment) =>
      `${moment.asleep ? 'asleep, ' : ''}${hasMissedMeal(moment) ? 'unfed' : 'unwashed'}, losing health`,
    glimpse: (moment) =>
      hasMissedMeal(moment)
        ? 'It has missed its meal and is losing health'
        : 'It was not washed for days and is losing health',
    sentence: (moment) => {
      const { creature, now } = moment
      return hasMissedMeal(moment)
        ? `${nameOf(moment)} has missed its meal, which was due by ${localTime(moment, windowShareTime(creature, WINDOW_CLOSES))}, and is losing health.`
        : `${nameOf(moment)} has not been washed for ${formatDuration(hoursBetween(creature.last_cleaned_at, now))} and is losing health.`
    },
    agentStep: (moment) => whenAwake(moment, hasMissedMeal(moment) ? 'feed it' : 'clean it'),
    humanStep: (moment) => ask(hasMissedMeal(moment) ? 'feed it' : 'wash it')(),
  },
  ill: {
    ring: byHealth,
    holds: lives((moment) => healthOf(moment) < ILL_BELOW),
    words: (moment) => `${moment.asleep ? 'asleep, ' : ''}${illness(moment)}`,
    glimpse: (moment) => `It is ${illness(moment)}`,
    sentence: (moment) => `${nameOf(moment)} is ${illness(moment)}.${healthLeft(moment)}`,
    agentStep: (moment) => whenAwake(moment, 'give it medicine'),
    humanStep: ask('give it medicine'),
  },
  late: {
    ring: () => 'warning',
    holds: lives(({ creature, now }) => feedingStatus(creature, now) === 'overdue'),
    words: (moment) => `${moment.asleep ? 'asleep, ' : ''}hungry, its meal is late`,
    glimpse: () => 'Its meal is late',
    sentence: (moment) =>
      `The meal of ${nameOf(moment)} is late since ${localTime(moment, windowShareTime(moment.creature, WINDOW_CLOSES))}.`,
    agentStep: (moment) => whenAwake(moment, 'feed it'),
    humanStep: ask('feed it'),
  },
  due: {
    ring: urgencyOfClock,
    holds: lives(({ creature, now }) => feedingStatus(creature, now) === 'due_soon'),
    words: () => null,
    glimpse: (moment) => CALM[urgencyOfClock(moment)],
    sentence: (moment) =>
      `The meal of ${nameOf(moment)} counts as on time until ${deadline(moment, windowShareTime(moment.creature, WINDOW_CLOSES))}.`,
    agentStep: (moment) => whenAwake(moment, 'feed it'),
    humanStep: () => 'There is nothing to do for you.',
  },
  well: {
    ring: urgencyOfClock,
    holds: lives(() => true),
    words: () => null,
    glimpse: (moment) => CALM[urgencyOfClock(moment)],
    sentence: (moment) => `${nameOf(moment)} is well.`,
    agentStep: () => 'Nothing needs to be done.',
    humanStep: () => 'There is nothing to do for you.',
  },
}

/** How much time is left, where nothing is wrong. */
const CALM: Readonly<Record<Urgency, string>> = {
  safe: 'It has plenty of time',
  warning: 'Its time is getting shorter',
  critical: 'It is running out of time',
  imminent: 'It dies soon, unless its keeper comes',
}

/** All that hold, worst first. Empty for an egg, and for the dead whose way back has closed. */
export const findingsOf = (moment: PublicMoment): readonly Found[] =>
  KINDS.filter((kind) => FINDINGS[kind].holds(moment)).map((kind) => ({ kind, moment }))

/** The worst. */
export const findingOf = (moment: PublicMoment): Found | null => {
  const kind = KINDS.find((one) => FINDINGS[one].holds(moment))
  return kind ? { kind, moment } : null
}

const RINGS: readonly Urgency[] = URGENCIES.map(({ urgency }) => urgency)

/** Its colour: that of the finding, or of its death clock if that is worse. */
export const ringOf = ({ kind, moment }: Found): Urgency => {
  const own = FINDINGS[kind].ring(moment)
  const clock = urgencyOfClock(moment)
  return RINGS.indexOf(clock) > RINGS.indexOf(own) ? clock : own
}

/** True if the creature needs a visit for more than a meal that is not late yet. */
export const isBad = ({ kind }: Found): boolean => rankOf(kind) <= rankOf('late')

const isAtLeast =
  (kind: FindingKind) =>
  (moment: PublicMoment): boolean => {
    const one = moment.alive ? findingOf(moment) : null
    return one !== null && rankOf(one.kind) <= rankOf(kind)
  }

/** A living creature that needs a visit. */
export const needsSomebody = isAtLeast('late')

/** One that must be dealt with before anything else. */
export const needsRescue = isAtLeast('ill')

/** Starving, close to death, or hardly any health left: no visit to it is put off. */
export const isCritical = (moment: PublicMoment): boolean =>
  lives((one) => healthOf(one) < CRITICAL_HEALTH || hasMissedMeal(one) || isInLastThird(one) || diesAsleep(one))(moment)

/** Worst first; equals by the time that is left. */
export const byNeed = (a: PublicMoment, b: PublicMoment): number => {
  const rank = (moment: PublicMoment): number => {
    const one = findingOf(moment)
    return one ? rankOf(one.kind) : KINDS.length
  }
  return rank(a) - rank(b) || Number(a.dies_at) - Number(b.dies_at)
}

/** When the sleep began that it is in; null if it is awake. */
export const asleepSince = ({ creature, now }: PublicMoment): Instant | null => {
  if (!isAsleepAt(creature, now)) return null
  const nap = napsBetween(creature, now - 12 * MS_PER_HOUR, now + 1).at(-1)
  return nap ? asInstant(nap.from) : null
}
