/** Response of a status call: one creature in full, the others in short, news, and what to do. */

import { type NextStep, step } from '../api/next-steps'
import { pageUrl } from '../api/routes/page-url'
import { untoldLosses } from '../domain/accounts/agent'
import { isWavedAt } from '../domain/accounts/from-human'
import type { Moment } from '../domain/creature/clock'
import type { Creature, Milestone } from '../domain/creature/creature'
import { stageToAnnounce } from '../domain/creature/life'
import type { Household } from '../domain/household/household'
import { situationOf } from '../domain/voice/situation'
import type { Call } from '../http/call'
import { hasNewDayOrMood, milestoneView, shortSoul, soulFields, type Tidings } from './creature'
import { DETAIL, FIELDS, SUMMARY } from './fields/creature'
import { pickFields } from './fields/pick-fields'
import { faceLinks, imageOf, picturesView, portraitNote } from './pictures'
import { canReturnView, lossesView, withReturns } from './stone'
import { householdAdvice } from './suggest'

export interface StatusViewInput {
  /** As it was before the call. */
  household: Household
  /** The shown creature, as it was stored and as it is. */
  stored: Creature
  moment: Moment
  others: readonly Moment[]
  tidings: Tidings
  /** Since the last status. */
  milestones: readonly Milestone[]
  /** Shown after the steps for the creatures. */
  moreSteps: readonly NextStep[]
  /** Whether the house has portraits painted. */
  isPainting: boolean
}

export function statusView(
  call: Pick<Call, 'base_url' | 'now'>,
  { household, stored, moment, others, tidings, milestones, moreSteps, isPainting }: StatusViewInput,
) {
  const { agent } = household
  const { recommended_checkin, next_visit, next_visits, next_steps } = householdAdvice([moment, ...others])
  const { creature } = moment
  const stage = stageToAnnounce(milestones)
  // Unchanging fields are shown once a day, and whenever there is news.
  const isFirstToday = milestones.length > 0 || hasNewDayOrMood(moment, stored)
  const situation = situationOf(moment)
  const image = imageOf(call, moment, isWavedAt(agent, call.now))
  const transition = stage && milestoneView({ type: 'stage_transition', value: stage }, situation)
  return {
    headers: faceLinks([image.face_url]),
    body: {
      creature: { ...pickFields(FIELDS, DETAIL, moment), next_visit: next_visits.get(moment)!, ...image },
      ...(isFirstToday && { url: pageUrl(call, 'creature', creature.id) }),
      ...(transition && {
        milestone: { stage, message: transition.message, ...portraitNote(creature, stage, isPainting) },
      }),
      ...(milestones.length > 0 && { milestones: milestones.map((one) => milestoneView(one, situation)) }),
      ...picturesView(call, creature),
      ...(others.length > 0 && {
        other_creatures: others.map((one) => ({
          ...pickFields(FIELDS, SUMMARY, one),
          next_visit: next_visits.get(one)!,
        })),
      }),
      ...lossesView(untoldLosses(agent), call),
      ...canReturnView(household, call),
      ...tidings.news,
      ...tidings.note,
      ...(recommended_checkin && { recommended_checkin }),
      ...(next_visit && { next_visit }),
      ...(isFirstToday ? soulFields(moment) : { soul_prompt: shortSoul(moment) }),
      next_steps: withReturns(household, call.now, [...next_steps, ...beginnerSteps(moment), ...moreSteps]),
    },
  }
}

const beginnerSteps = ({ creature, asleep }: Moment): NextStep[] =>
  creature.last_action_at === null && !asleep ? [step('preferences', { query: { creature_id: creature.id } })] : []
