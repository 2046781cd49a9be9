/** How a creature is shown: what its keeper may see of it at this moment. */

import { isClosed } from '../domain/care/mechanics'
import { type CareAction, type Creature, type HatchedStage, type Milestone, STATS } from '../domain/creature/creature'
import { ageHours, evolutionProgress, formOf } from '../domain/creature/life'
import { moodOf } from '../domain/creature/mood'
import { hiddenStats, visibleStat, visibleStats } from '../domain/creature/visible'
import { voiced } from '../domain/species/catalogue'
import { at, DIRT, deathClock, type Moment } from '../domain/time/clock'
import { feedingStatus, hoursSinceFed, nextFeedingWindow } from '../domain/time/feeding'
import { HOURS_PER_DAY, hoursBetween, type Instant, iso } from '../domain/time/instants'
import { careRhythm } from '../domain/time/rhythm'
import { sleepInfo } from '../domain/time/sleep'
import { localHourNumber } from '../domain/time/zone'
import { behavior } from '../domain/voice/behavior'
import { type Circumstances, type Condition, conditionOf } from '../domain/voice/condition'
import type { Happening } from '../domain/voice/lines/soul'
import { milestoneMessage } from '../domain/voice/milestones'
import { eggPrompt } from '../domain/voice/silent-prompts'
import { soulPrompt as soulPromptOf } from '../domain/voice/soul-prompt'
import { lookOf, turnOfCare } from '../domain/voice/turn'
import { speciesTag } from './designers'

/** Enough to tell one's creatures apart. */
export const nameTag = ({ id, name, species, stage }: Creature) => ({ id, name, ...speciesTag(species), stage })

/** The stats, null where the species hides them, with the hidden ones named. */
export function statsView({ species, stats }: Creature) {
  const hidden = hiddenStats(species, stats.trust)
  return { ...visibleStats(species, stats), ...(hidden.length > 0 && { hidden_stats: hidden }) }
}

export const traitsOf = ({ species, temperament }: Creature): string[] => [...species.innate_traits, ...temperament]

/** For another creature of the house: the live essentials. */
export function compactView(moment: Moment) {
  const { creature, now, alive } = moment
  return {
    ...nameTag(creature),
    age_hours: ageHours(creature, now),
    ...statsView(creature),
    mood: moodOf(moment),
    alive,
    feeding_status: feedingStatus(creature, now),
    hours_since_fed: hoursSinceFed(creature, now),
    next_feeding_window: nextFeedingWindow(creature, now),
    death_clock: deathClockView(moment),
  }
}

/** Everything, for the creature that was asked about. */
export function fullView(moment: Moment) {
  const { creature, now } = moment
  const { species } = creature
  const sleep_info = sleepInfo(creature, now)
  return {
    ...compactView(moment),
    species_key: species.slug,
    tier: species.tier,
    family: species.family,
    ...(creature.path && { form: formOf(creature) }),
    personality_traits: traitsOf(creature),
    feeding_window_hours: species.feeding_window_hours,
    care_rhythm: careRhythm(creature, now),
    ...(sleep_info && { sleep_info }),
    ...(creature.stage !== 'egg' && { behavior: behaviorOf(moment, creature.stage) }),
    evolution_progress: evolutionProgress(creature),
  }
}

function deathClockView(moment: Moment) {
  const clock = deathClock(moment)
  return clock && { ...clock, dies_at: iso(clock.dies_at) }
}

const circumstances = (moment: Moment): Circumstances => {
  const { creature, now } = moment
  return {
    mood: moodOf(moment),
    stats: creature.stats,
    feeding: feedingStatus(creature, now),
    urgency: deathClock(moment)?.urgency ?? 'safe',
    filthy: hoursBetween(creature.last_cleaned_at, now) >= DIRT.after_hours,
    closed: isClosed(creature),
  }
}

/** How it is after care that may have cost it health. */
export const conditionAfter = (moment: Moment, lost: Circumstances['lost']): Condition =>
  conditionOf({ ...circumstances(moment), lost })

const behaviorOf = (moment: Moment, stage: HatchedStage): string => {
  const { creature, now } = moment
  return behavior({
    ...circumstances(moment),
    name: creature.name,
    species: voiced(creature.species),
    stage,
    hours_since_fed: hoursSinceFed(creature, now),
    hours_without_care: hoursBetween(creature.last_care_at, now),
    look: lookOf(creature, now),
    seed: creature.id,
  })
}

/** Not cared for today, or in another mood than when it was last written down. */
export const isNewToday = (moment: Moment, stored: Creature): boolean => {
  const { creature, now } = moment
  const dayOf = (at: Instant) => Math.floor(localHourNumber(creature.timezone, at) / HOURS_PER_DAY)
  return dayOf(stored.last_care_at) !== dayOf(now) || moodOf(at(stored, stored.as_of)) !== moodOf(moment)
}

/** This long without care, in averages of its rhythm and in hours, has been a long time alone. */
const LONG_ALONE = { averages: 2, hours: 10 } as const

export const isLongAlone = ({ rhythm }: Creature, hours: number): boolean =>
  hours >= Math.max(LONG_ALONE.hours, LONG_ALONE.averages * (rhythm.average_hours ?? 0))

interface Told {
  full?: boolean
  /** For an answer to care. */
  cared?: { happened: Happening; action: CareAction; lost: Circumstances['lost'] }
}

export function soulPrompt(moment: Moment, { full = false, cared }: Told = {}): string {
  const { creature, now } = moment
  const { id, name, stage, temperament } = creature
  const species = voiced(creature.species)
  if (stage === 'egg') return eggPrompt({ name, species, temperament, seed: id })
  const alone = isLongAlone(creature, hoursBetween(creature.last_care_at, now)) ? 'alone' : null
  return soulPromptOf({
    ...circumstances(moment),
    ...(cared && { lost: cared.lost }),
    name,
    species,
    stage,
    path: creature.path,
    form: formOf(creature),
    streak: creature.on_time_streak,
    deaths: creature.deaths,
    temperament,
    happened: cared?.happened ?? alone,
    full,
    look: cared ? { visits: creature.care_actions, hours: 0, cares: 0 } : lookOf(creature, now),
    turn: cared ? turnOfCare(creature, cared.action) : null,
    seed: id,
  })
}

/** A threshold that would tell a hidden stat is not named. */
function shownValue({ type, value }: Milestone, { species, stats }: Creature): Milestone['value'] | null {
  const stat = STATS.find((one) => type === `${one}_milestone`)
  if (!stat || typeof value !== 'number') return value
  return visibleStat(species, stats.trust, stat, value) === value ? value : null
}

export const milestoneView = (milestone: Milestone, creature: Creature) => ({
  type: milestone.type,
  value: shownValue(milestone, creature),
  message: milestoneMessage(milestone, {
    hidden: shownValue(milestone, creature) === null,
    name: creature.name,
    species: voiced(creature.species),
    stage: (milestone.type === 'stage_transition' ? milestone.value : creature.stage) as HatchedStage,
    form: formOf(creature),
    path: creature.path,
    seed: creature.id,
  }),
})
