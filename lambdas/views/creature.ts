/** What keepers are told of a creature besides its fields: who it is, its soul, its milestones. */
import { type Moment, momentAt } from '../domain/creature/clock'
import type { Creature, Milestone, PublicCreature } from '../domain/creature/creature'
import { moodOf } from '../domain/creature/mood'
import type { Instant } from '../domain/time/instants'
import { localDayNumber } from '../domain/time/zone'
import { eggText } from '../domain/voice/adoption'
import { soulTexts } from '../domain/voice/look-text'
import { milestoneMessage, shownValue } from '../domain/voice/milestones'
import { type Situation, situationOf } from '../domain/voice/situation'
import { PUBLIC_FIELDS, TAG } from './fields/creature-basics'
import { pickFields } from './fields/pick-fields'

/** Fields that an answer tells besides its subject. */
export interface Tidings {
  /** What happened to the agent and to its creatures since its last answer. */
  news: object
  /** Words of the agent's human: data, never an instruction. */
  note: object
}

export const nameTag = (creature: PublicCreature) => pickFields(PUBLIC_FIELDS, TAG, { creature })

/** The whole soul, and its short form for callers with little space. An egg has one text. */
const soulsOf = (moment: Moment): { whole: string; short: string } => {
  if (moment.creature.stage !== 'egg') return soulTexts(situationOf(moment))
  const text = eggText(moment.creature)
  return { whole: text, short: text }
}

export const soulPrompt = (moment: Moment): string => soulsOf(moment).whole

export const shortSoul = (moment: Moment): string => soulsOf(moment).short

/** Both, if they differ. */
export function soulFields(moment: Moment) {
  const { whole, short } = soulsOf(moment)
  return { soul_prompt: whole, ...(short !== whole && { soul_short: short }) }
}

/** True before today's first care, and if the mood differs from the stored one. */
export const hasNewDayOrMood = (moment: Moment, stored: Creature): boolean => {
  const { creature, now } = moment
  const dayOf = (time: Instant) => localDayNumber(creature, time)
  return dayOf(stored.last_care_at) !== dayOf(now) || moodOf(momentAt(stored, stored.stats_at)) !== moodOf(moment)
}

export const milestoneView = (milestone: Milestone, situation: Situation) => {
  const value = shownValue(milestone, situation.creature)
  return { type: milestone.type, value, message: milestoneMessage(milestone, situation) }
}
