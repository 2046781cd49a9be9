/** Response of a visit: the effect of each act, the state of all creatures, and when to come back. */

import { step } from '../api/next-steps'
import { type Lost, lossOf } from '../domain/afterlife/gravestone'
import type { Moment } from '../domain/creature/clock'
import type { Creature } from '../domain/creature/creature'
import type { Cared, Refused } from '../domain/household/act'
import { situationOf } from '../domain/voice/situation'
import { capitalize, displayName } from '../domain/words'
import type { Call, Refusal } from '../http/call'
import { careResultView, REHEARSED, refusalMessage } from './care'
import { milestoneView, nameTag } from './creature'
import { creatureBrief } from './me'
import { lossesView, stepsAfterDeath } from './stone'
import { visitAdvice } from './suggest'

type RequestedAct = Call<'visit'>['body']['care'][number]

/** Performed, refused by the creature, or without a valid target. */
export type ToldAct = Cared | Refused | { kind: 'no_target'; refusal: Refusal }

export interface VisitAct {
  request: RequestedAct
  told: ToldAct
}

export interface VisitViewInput {
  acts: readonly VisitAct[]
  /** The agent's creatures after the visit. */
  own: readonly Moment[]
  losses: readonly Lost[]
  credits: number
}

export function visitView(call: Pick<Call, 'base_url' | 'now'>, input: VisitViewInput) {
  const { acts, own, losses, credits } = input
  const { recommended_checkin, next_visit, next_steps } = visitAdvice(own)
  const cared = acts.flatMap(({ told }) => (told.kind === 'cared' ? [told] : []))
  const death = cared.flatMap(({ died }) => died ?? []).at(-1)
  const news = cared.flatMap(newsView)
  return {
    care: acts.map((act, at) => actView(call, act, acts.slice(at + 1))),
    creatures: own.map(visitBrief),
    ...(news.length > 0 && { milestones: news }),
    ...lossesView(losses, call),
    recommended_checkin,
    next_visit,
    next_steps: death ? stepsAfterDeath(lossOf(death), credits, call.now, next_steps) : next_steps,
  }
}

/** Something would be done, and nothing of it in vain or harmful. */
const isAdvisable = (acts: readonly ReturnType<typeof actView>[]): boolean =>
  acts.some(({ success }) => success) &&
  !acts.some(
    (act) => 'effectiveness' in act && (act.effectiveness === 'wasted' || act.item_result?.category === 'harmful'),
  )

/** The same texts before it is done; the steps are for the creatures as they are. */
export const rehearsedVisitView = (
  { body: { care } }: Call<'visit'>,
  { next_steps: _, ...shown }: ReturnType<typeof visitView>,
  found: readonly Moment[],
) => ({
  ...REHEARSED,
  ...shown,
  next_steps: [
    ...(isAdvisable(shown.care)
      ? [step('visit', { description: 'Do it: so far nothing was done.', body: { care } })]
      : []),
    ...visitAdvice(found).next_steps,
  ],
})

/** Milestones of the creature that were not reported before. */
const newsView = ({ outcome, news }: Cared) =>
  news.map((milestone) => ({
    creature_id: outcome.creature.id,
    ...milestoneView(milestone, situationOf(outcome.moment)),
  }))

function actView({ now }: Pick<Call, 'now'>, { request, told }: VisitAct, laterActs: readonly VisitAct[]) {
  const { action, creature_id } = request
  const nameOf = (one: Creature) => ({ creature_id: one.id, name: nameTag(one).name })
  if (told.kind === 'no_target') {
    const { refuse: reason, more } = told.refusal
    const message = typeof more?.message === 'string' ? more.message : NO_TARGET_MESSAGES[reason]
    return { action, creature_id, success: false, reason, code: reason, message }
  }
  if (told.kind === 'refused')
    return { action, ...nameOf(told.found.creature), success: false, ...refusalView(told, now) }
  const { outcome } = told
  const isLast = !laterActs.some(
    ({ told: later }) => later.kind === 'cared' && later.outcome.creature.id === outcome.creature.id,
  )
  const { action_result, reached } = careResultView(told, { isLast })
  const { item_result, timing, changes, message, action: _, ...rest } = action_result
  return {
    action,
    ...nameOf(outcome.creature),
    ...rest,
    ...(timing && { timing }),
    message,
    changes: Object.fromEntries(
      Object.entries(changes).map(([stat, { before, after }]) => [stat, difference(before, after)]),
    ),
    ...(item_result && { item_result: itemResultView(item_result) }),
    ...reached,
    ...(outcome.died && { alive: false }),
  }
}

/** Leaves out the message, because the category says enough; kept if there is no category. */
const itemResultView = ({
  item,
  category,
  message,
}: {
  item: string | null
  category: string | null
  message: string
}) => ({
  item,
  category,
  ...(category === null && { message }),
})

/**
 * Leaves out what a returning visitor knows: species, family, and the next feeding window, which `recommended_checkin`
 * covers.
 */
function visitBrief(moment: Moment) {
  const { species: _, family: __, next_feeding_window: ___, ...rest } = creatureBrief(moment)
  return rest
}

/** Null if the stat is hidden. */
const difference = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before

const NO_TARGET_MESSAGES: Readonly<Record<string, string>> = {
  which_creature: 'More than one lives with you: say by creature_id which one it is for.',
  no_living_creature: 'None of those who live with you has that creature_id.',
}

function refusalView({ refusal, found: { creature } }: Refused, now: Call['now']) {
  if (refusal.kind === 'egg') {
    return {
      reason: 'egg_not_hatched',
      message: `${capitalize(displayName(creature.name))} is still an egg: it hatches when you call status.`,
    }
  }
  if (refusal.kind === 'dead') return { reason: 'no_living_creature', message: NO_TARGET_MESSAGES.no_living_creature }
  return { reason: refusal.kind, message: refusalMessage(refusal, now) }
}
