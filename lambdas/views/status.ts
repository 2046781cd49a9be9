/** Response of a status call: one creature in full, the others in short, news, and what to do. */
import { type NextStep, step } from '../api/next-steps'
import { pageUrl } from '../api/routes/page-url'
import { isWavedAt } from '../domain/accounts/from-human'
import type { Moment } from '../domain/creature/clock'
import type { Creature, Milestone } from '../domain/creature/creature'
import { stageToAnnounce } from '../domain/creature/life'
import type { Household } from '../domain/household/household'
import type { News } from '../domain/household/news'
import { situationOf } from '../domain/voice/situation'
import type { Call } from '../http/call'
import { humanNoteView, newsView } from './agent-profile'
import {
  creatureDetailView,
  creatureSummaryView,
  hasNewDayOrMood,
  milestoneView,
  soulFields,
  soulPrompt,
} from './creature'
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
  /** To any creature of the household since the last response. */
  happened: readonly News[]
  /** Milestones since the last status. */
  news: readonly Milestone[]
  /** Shown after the steps for the creatures. */
  moreSteps: readonly NextStep[]
}

export function statusView(
  call: Pick<Call, 'ctx' | 'base_url' | 'now'>,
  { household, stored, moment, others, happened, news, moreSteps }: StatusViewInput,
) {
  const { agent } = household
  const { recommended_checkin, next_visit, next_visits, next_steps } = householdAdvice([moment, ...others])
  const { creature } = moment
  const stage = stageToAnnounce(news)
  // Unchanging fields are shown once a day, and whenever there is news.
  const isFirstToday = news.length > 0 || hasNewDayOrMood(moment, stored)
  const situation = situationOf(moment)
  const image = imageOf(call, moment, isWavedAt(agent, call.now))
  const transition = stage && milestoneView({ type: 'stage_transition', value: stage }, situation)
  return {
    headers: faceLinks([image.face_url]),
    body: {
      creature: { ...creatureDetailView(moment), next_visit: next_visits.get(moment), ...image },
      ...(isFirstToday && { url: pageUrl(call, 'creature', creature.id) }),
      ...(transition && { milestone: { stage, message: transition.message, ...portraitNote(call, creature, stage) } }),
      ...(news.length > 0 && { milestones: news.map((one) => milestoneView(one, situation)) }),
      ...picturesView(call, creature),
      ...(others.length > 0 && {
        other_creatures: others.map((one) => ({ ...creatureSummaryView(one), next_visit: next_visits.get(one) })),
      }),
      ...lossesView(agent.untold_losses, call),
      ...canReturnView(household, call.now),
      ...newsView(agent, happened),
      ...humanNoteView(agent),
      recommended_checkin,
      next_visit,
      ...(isFirstToday ? soulFields(moment) : { soul_prompt: soulPrompt(moment, true) }),
      next_steps: withReturns(household, call.now, [...next_steps, ...beginnerSteps(moment), ...moreSteps]),
    },
  }
}

const beginnerSteps = ({ creature, asleep }: Moment): NextStep[] =>
  creature.last_action_at === null && !asleep ? [step('preferences', { query: { creature_id: creature.id } })] : []
