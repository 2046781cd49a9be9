/** Response of a visit: the effect of each act, the state of all creatures, and when to come back. */

import type { ItemResultShape } from '../api/fields/care'
import type { ValueOf } from '../api/fields/kind'
import { step } from '../api/next-steps'
import { type Lost, lossOf } from '../domain/afterlife/gravestone'
import type { Moment } from '../domain/creature/clock'
import type { Creature } from '../domain/creature/creature'
import type { Cared, NoTarget, Refused } from '../domain/household/act'
import { refusalText } from '../domain/voice/refusal'
import { situationOf } from '../domain/voice/situation'
import { capitalize, displayName } from '../domain/words'
import type { Call, Refusal } from '../http/call'
import type { CareAction } from '../species/care-actions'
import { asItIs, careResultView, isWorthDoing, REHEARSED } from './care'
import { milestoneView, nameTag } from './creature'
import { FIELDS_IN_SHORT, VISITED } from './fields/creature'
import { pickFields } from './fields/pick-fields'
import { lossesView, stepsAfterDeath } from './stone'
import { visitAdvice } from './suggest'

type RequestedAct = Call<'visit'>['body']['care'][number]

/** Performed, refused by the creature, or without a valid target. */
export type ToldAct = Cared | Refused | { kind: 'no_target'; reason: NoTarget; refusal: Refusal }

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
    care: acts.map((act, at) => actView(act, acts.slice(at + 1))),
    creatures: own.map((moment) => pickFields(FIELDS_IN_SHORT, VISITED, moment)),
    ...(news.length > 0 && { milestones: news }),
    ...lossesView(losses, call),
    recommended_checkin,
    next_visit,
    next_steps: death ? stepsAfterDeath(lossOf(death), credits, call.now, next_steps) : next_steps,
  }
}

/** Something would be done, and all of it is worth doing. */
const isAdvisable = (acts: readonly VisitAct[]): boolean => {
  const cared = acts.flatMap(({ told }) => (told.kind === 'cared' ? [told] : []))
  return cared.length > 0 && cared.every(isWorthDoing)
}

/** The same texts before it is done; the steps are for the creatures as they are. */
export const rehearsedVisitView = (
  { body: { dry_run: _, ...body } }: Call<'visit'>,
  { next_steps: __, ...shown }: ReturnType<typeof visitView>,
  { acts, found }: { acts: readonly VisitAct[]; found: readonly Moment[] },
) => ({
  ...REHEARSED,
  ...shown,
  next_steps: [
    ...(isAdvisable(acts) ? [step('visit', { description: 'Do it: so far nothing was done.', body })] : []),
    ...asItIs(visitAdvice(found).next_steps),
  ],
})

/** Milestones of the creature that were not reported before. */
const newsView = ({ outcome, news }: Cared) =>
  news.map((milestone) => ({
    creature_id: outcome.creature.id,
    ...milestoneView(milestone, situationOf(outcome.moment)),
  }))

function actView({ request, told }: VisitAct, laterActs: readonly VisitAct[]) {
  const { action, creature_id } = request
  const nameOf = (one: Creature) => ({ creature_id: one.id, name: nameTag(one).name })
  if (told.kind === 'no_target') {
    const { reason, refusal } = told
    const { more, suggestion } = refusal
    const { name } = (more?.creature ?? {}) as { name?: string }
    const message = typeof more?.message === 'string' ? more.message : (suggestion ?? NO_TARGET_MESSAGES[reason])
    return { action, creature_id, ...(name && { name }), success: false, reason, code: reason, message }
  }
  if (told.kind === 'refused')
    return { action, ...nameOf(told.found.creature), success: false, ...refusalView(told, action) }
  const { outcome } = told
  const isLast = !laterActs.some(
    ({ told: later }) => later.kind === 'cared' && later.outcome.creature.id === outcome.creature.id,
  )
  const { action_result, reached } = careResultView(told, isLast)
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
    ...(outcome.died && { alive: false as const }),
  }
}

/** Leaves out the message, because the category says enough; kept if there is no category. */
const itemResultView = ({ item, category, message }: ValueOf<typeof ItemResultShape>) => ({
  item,
  category,
  ...(category === null && { message }),
})

/** Null if the stat is hidden. */
const difference = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before

const NO_TARGET_MESSAGES: Readonly<Record<NoTarget, string>> = {
  which_creature: 'More than one lives with you: say by creature, a name or an id, which one it is for.',
  no_living_creature: 'None of those who live with you has that id.',
}

function refusalView({ refusal, found: { creature } }: Refused, action: CareAction) {
  if (refusal.kind === 'egg') {
    return {
      reason: 'egg_not_hatched' as const,
      message: `${capitalize(displayName(creature.name))} is still an egg: it hatches when you call status.`,
    }
  }
  if (refusal.kind === 'dead')
    return { reason: 'no_living_creature' as const, message: NO_TARGET_MESSAGES.no_living_creature }
  return { reason: refusal.kind, message: refusalText(refusal, action) }
}
