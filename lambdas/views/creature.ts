/** The keeper's view of a creature at one instant. */
import { isTimeFor, wishOf, wishStart } from '../domain/care/wishes'
import { deathClock, type Moment, momentAt } from '../domain/creature/clock'
import type { Creature, Milestone, PublicCreature } from '../domain/creature/creature'
import { feedingStatus, hoursSinceFed, nextFeedingWindow } from '../domain/creature/feeding'
import { feelingAt } from '../domain/creature/feeling'
import { ageHours, evolutionProgress, formOf } from '../domain/creature/life'
import { moodOf } from '../domain/creature/mood'
import { careRhythm } from '../domain/creature/rhythm'
import { sleepInfo } from '../domain/creature/sleep'
import { hiddenStats, visibleStat, visibleStats } from '../domain/creature/visible'
import { type Instant, iso } from '../domain/time/instants'
import { localDayNumber } from '../domain/time/zone'
import { eggText } from '../domain/voice/adoption'
import { lookText, soulText } from '../domain/voice/look-text'
import { milestoneText } from '../domain/voice/milestones'
import { type Situation, situationOf } from '../domain/voice/situation'
import { keepsakesWithText, wishText } from '../domain/voice/wish'
import { STATS } from '../species/vocabulary'
import { speciesTag } from './species-tag'

/** The fields that identify a creature. */
export const nameTag = ({ id, name, species, stage }: PublicCreature) => ({
  id,
  name,
  ...speciesTag(species),
  stage,
})

/** The stats, null where the species hides them, with a list of the hidden ones. */
export function creatureStats({ species, stats }: Creature) {
  const hidden = hiddenStats(species, stats.trust)
  return { ...visibleStats(species, stats), ...(hidden.length > 0 && { hidden_stats: hidden }) }
}

export const traitsOf = ({ species, temperament }: Creature): string[] => [...species.innate_traits, ...temperament]

/** For the other creatures of the household. */
export function creatureSummaryView(moment: Moment) {
  const { creature, now, alive } = moment
  return {
    ...nameTag(creature),
    age_hours: ageHours(creature, now),
    ...creatureStats(creature),
    mood: moodOf(moment),
    alive,
    feeding_status: feedingStatus(creature, now),
    hours_since_fed: hoursSinceFed(creature, now),
    next_feeding_window: nextFeedingWindow(creature, now),
    death_clock: deathClockView(moment),
  }
}

/** For the requested creature. */
export function creatureDetailView(moment: Moment) {
  const { creature, now } = moment
  const { species } = creature
  const sleep_info = sleepInfo(creature, now)
  return {
    ...creatureSummaryView(moment),
    species_key: species.slug,
    tier: species.tier,
    family: species.family,
    ...(creature.path && { form: formOf(creature) }),
    personality_traits: traitsOf(creature),
    feeding_window_hours: species.feeding_window_hours,
    care_rhythm: careRhythm(creature, now),
    ...(sleep_info && { sleep_info }),
    ...feelingView(moment),
    ...(creature.stage !== 'egg' && { behavior: lookText(situationOf(moment)) }),
    evolution_progress: evolutionProgress(creature),
    ...wishView(moment),
    ...wishesAndKeepsakes(creature),
  }
}

function feelingView({ creature, now }: Moment) {
  const feeling = feelingAt(creature, now)
  if (!feeling) return {}
  const { kind, cause, since, until } = feeling
  return { feeling: { kind, cause, since: iso(since), until: iso(until) } }
}

/** Today's wish, with the call that grants it now, or the time from which a call grants it. */
function wishView(moment: Moment) {
  const wish = wishOf(moment)
  if (!wish) return {}
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
  return { wish: { text: wishText(moment.creature, wish), by, ...when } }
}

/** Only the latest keepsake has its text, because every status response repeats the list. */
function wishesAndKeepsakes(creature: Creature) {
  const shown = keepsakesWithText(creature)
  return {
    ...(creature.wishes.granted > 0 && { wishes_granted: creature.wishes.granted }),
    ...(shown.length > 0 && {
      keepsakes: shown.map(({ name, text }, at) => ({ name, ...(at === shown.length - 1 && { text }) })),
    }),
  }
}

function deathClockView(moment: Moment) {
  const clock = deathClock(moment)
  return clock && { ...clock, dies_at: iso(clock.dies_at) }
}

export const soulPrompt = (moment: Moment, isShort = false): string =>
  moment.creature.stage === 'egg' ? eggText(moment.creature) : soulText(situationOf(moment), isShort)

/** The whole soul, and its short form for callers with little space if that differs. */
export function soulFields(moment: Moment) {
  if (moment.creature.stage === 'egg') return { soul_prompt: soulPrompt(moment) }
  const situation = situationOf(moment)
  const [soul_prompt, soul_short] = [soulText(situation), soulText(situation, true)]
  return { soul_prompt, ...(soul_short !== soul_prompt && { soul_short }) }
}

/** True before today's first care, and if the mood differs from the stored one. */
export const hasNewDayOrMood = (moment: Moment, stored: Creature): boolean => {
  const { creature, now } = moment
  const dayOf = (time: Instant) => localDayNumber(creature, time)
  return dayOf(stored.last_care_at) !== dayOf(now) || moodOf(momentAt(stored, stored.as_of)) !== moodOf(moment)
}

/** Null if the threshold would reveal a hidden stat. */
function shownValue({ type, value }: Milestone, { species, stats }: Creature): Milestone['value'] | null {
  const stat = STATS.find((one) => type === `${one}_milestone`)
  if (!stat || typeof value !== 'number') return value
  return visibleStat(species, stats.trust, stat, value) === value ? value : null
}

export const milestoneView = (milestone: Milestone, situation: Situation) => {
  const value = shownValue(milestone, situation.creature)
  return { type: milestone.type, value, message: milestoneText(milestone, situation, value === null) }
}
