/** How a creature is shown: what its keeper may see of it at this moment. */

import { type Creature, type HatchedStage, type Milestone, STATS } from '../domain/creature/creature'
import { ageHours, evolutionProgress, formOf } from '../domain/creature/life'
import { moodOf } from '../domain/creature/mood'
import { hiddenStats, visibleStat, visibleStats } from '../domain/creature/visible'
import { voiced } from '../domain/species/catalogue'
import { recommendedCheckin } from '../domain/time/checkin'
import { deathClock, type Moment } from '../domain/time/clock'
import { feedingStatus, hoursSinceFed, nextFeedingWindow } from '../domain/time/feeding'
import { iso } from '../domain/time/instants'
import { careRhythm } from '../domain/time/rhythm'
import { sleepInfo } from '../domain/time/sleep'
import { behavior } from '../domain/voice/behavior'
import { milestoneMessage } from '../domain/voice/milestones'
import { eggPrompt, soulPrompt as soulPromptOf } from '../domain/voice/soul-prompt'

/** Enough to tell one's creatures apart. */
export const nameTag = ({ id, name, species, stage }: Creature) => ({ id, name, species: species.name, stage })

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
    form: formOf(creature),
    personality_traits: traitsOf(creature),
    feeding_window_hours: species.feeding_window_hours,
    care_rhythm: careRhythm(creature, now),
    ...(sleep_info && { sleep_info }),
    ...(creature.stage !== 'egg' && { behavior: behaviorOf(moment, creature.stage) }),
    evolution_progress: evolutionProgress(creature),
    ...(creature.picture.url && { image_url: creature.picture.url }),
  }
}

function deathClockView(moment: Moment) {
  const clock = deathClock(moment)
  return clock && { ...clock, dies_at: iso(clock.dies_at) }
}

const behaviorOf = (moment: Moment, stage: HatchedStage): string => {
  const { creature, now } = moment
  return behavior({
    name: creature.name,
    species: voiced(creature.species),
    stage,
    mood: moodOf(moment),
    stats: visibleStats(creature.species, creature.stats),
    at: now,
    seed: creature.id,
  })
}

export function soulPrompt(moment: Moment): string {
  const { creature } = moment
  const { id, name, stage, temperament } = creature
  const species = voiced(creature.species)
  if (stage === 'egg') return eggPrompt({ name, species, temperament, seed: id })
  return soulPromptOf({
    name,
    species,
    stage,
    mood: moodOf(moment),
    stats: visibleStats(creature.species, creature.stats),
    path: creature.path,
    form: formOf(creature),
    streak: creature.on_time_streak,
    deaths: creature.deaths,
    temperament,
    seed: id,
  })
}

export function checkinView(moment: Moment) {
  const checkin = recommendedCheckin(moment)
  return checkin && { ...checkin, at: iso(checkin.at) }
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
    name: creature.name,
    species: voiced(creature.species),
    stage: (milestone.type === 'stage_transition' ? milestone.value : creature.stage) as HatchedStage,
    form: formOf(creature),
    seed: creature.id,
  }),
})
