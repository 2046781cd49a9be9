/** Response of a care action: its effect, the reason, and what would be better. */

import type { NextStep } from '../api/next-steps'
import { pageUrl } from '../api/routes/page-url'
import { lossOf } from '../domain/afterlife/gravestone'
import { affectedStats, type CareOutcome, type CareRefusal, PRIMARY_STAT } from '../domain/care/care'
import { harmView, type LogEntry } from '../domain/care/care-log'
import type { Judgement, Unjudged } from '../domain/care/items/by-list'
import { alternativeTo, needsOf, wouldHelp } from '../domain/care/needs'
import type { Moment } from '../domain/creature/clock'
import { newKeepsakes } from '../domain/creature/keepsakes'
import { hiddenStats, visibleStats } from '../domain/creature/visible'
import type { Cared, Refused } from '../domain/household/act'
import { formatAgo } from '../domain/time/duration'
import { hoursBetween, type Instant } from '../domain/time/instants'
import { formatClockTime } from '../domain/time/zone'
import { actText } from '../domain/voice/act'
import { needText } from '../domain/voice/advice'
import { memorial } from '../domain/voice/epitaph'
import { disciplineAdvice, itemText, tipText } from '../domain/voice/item-text'
import { refusedSoul, soulTexts } from '../domain/voice/look-text'
import { refusalText } from '../domain/voice/refusal'
import { situationOf } from '../domain/voice/situation'
import { describeKeepsakes, grantedText } from '../domain/voice/wish'
import { type AnswerTo, type Call, refuse } from '../http/call'
import { milestoneView, soulPrompt } from './creature'
import { CARED_FOR, FIELDS } from './fields/creature'
import { pickFields, viewedAt } from './fields/pick-fields'
import { LOST_FIELDS } from './fields/stone'
import { stepsAfterDeath, stoneView } from './stone'
import { adviceInShort, careStep, needStep, statusStep, suggestSteps } from './suggest'

/** The creature refuses: status 200, with what would work instead. */
export function declinedView(
  call: Call<'care'>,
  { found: { creature }, refusal }: Refused,
  others: readonly Moment[],
  extras: object,
): AnswerTo<'care'> {
  const { name } = creature
  if (refusal.kind === 'egg')
    return refuse('egg_not_hatched', { next_steps: [statusStep(creature, `Look at ${name}: it hatches when you do.`)] })
  if (refusal.kind === 'dead') return refuse('no_living_creature')
  const asleep = refusal.kind === 'asleep' ? refusal : null
  const { visit, steps } = adviceInShort([refusal.moment, ...others])
  return {
    body: {
      creature: pickFields(FIELDS, CARED_FOR, refusal.moment),
      url: pageUrl(call, 'creature', creature.id),
      action_result: {
        action: call.body.action,
        success: false,
        message: refusalText(refusal, call.body.action),
      },
      ...(asleep && { sleep_info: asleep.sleep_info }),
      ...extras,
      ...visit,
      soul_prompt: refusedSoul(situationOf(refusal.moment), call.body.action),
      next_steps:
        refusal.kind === 'asleep'
          ? [...sleeperSteps(refusal), ...suggestSteps(others)]
          : alternativeFirst(refusal, steps),
    },
  }
}

/** Moves the step that would work instead to the front. */
function alternativeFirst(refusal: Parameters<typeof alternativeTo>[0], steps: readonly NextStep[]): NextStep[] {
  const alternative = alternativeTo(refusal)
  const { id } = refusal.moment.creature
  const advised = steps.find(({ action, body }) => action === alternative.action && body?.creature_id === id)
  const instead = advised ?? (wouldHelp(refusal.moment, alternative) ? needStep(alternative) : null)
  return instead ? [instead, ...steps.filter((one) => one !== advised)] : [...steps]
}

/** Suggests reflecting or waiting; reflecting first if the creature needs it. */
function sleeperSteps({ moment, wakes_at }: Extract<CareRefusal, { kind: 'asleep' }>): NextStep[] {
  const { creature } = moment
  const [need] = needsOf(moment)
  const patience = statusStep(
    creature,
    `Check back on ${creature.name} when it wakes, at ${formatClockTime(creature, wakes_at)}.`,
  )
  const company = careStep(
    creature,
    'reflect',
    need ? needText(need) : `Reflect beside ${creature.name} while it sleeps.`,
  )
  if (need) return [company, patience]
  return wouldHelp(moment, { action: 'reflect' }) ? [patience, company] : [patience]
}

export interface CareViewInput {
  cared: Cared
  /** The other creatures of the household. */
  others: readonly Moment[]
  credits: number
  extras: object
}

export function careView(call: Pick<Call, 'base_url' | 'now'>, input: CareViewInput) {
  const { cared, others, credits, extras } = input
  const { outcome, situation, entry, died } = cared
  const { now } = call
  const { creature, moment } = outcome
  const { action_result, reached } = careResultView(cared)
  const { visit, steps } = adviceInShort(died ? others : [moment, ...others])
  return {
    creature: pickFields(FIELDS, CARED_FOR, moment),
    url: pageUrl(call, 'creature', creature.id),
    action_result: { ...action_result, care_log_entry_id: entry.id },
    ...reached,
    ...(died && {
      gravestone: stoneView(died.stone, call),
      resurrection: LOST_FIELDS.resurrection(viewedAt(call, lossOf(died))),
    }),
    ...extras,
    ...visit,
    soul_prompt: died ? memorial(creature, true) : soulTexts(situation).short,
    next_steps: died ? stepsAfterDeath(lossOf(died), credits, now, steps) : steps,
  }
}

/** Marks an answer that says what would happen. */
export const REHEARSED = { dry_run: true, note: 'Nothing was done: this is what would happen.' } as const

/** Steps of a rehearsal: their words are about the real state. */
export const asItIs = (steps: readonly NextStep[]): NextStep[] =>
  steps.map((one) => ({ ...one, description: `As it is now: ${one.description}` }))

/** The same texts before it is done, and no links to rows that do not exist. */
export function rehearsedCareView(call: Pick<Call, 'base_url' | 'now'>, input: CareViewInput) {
  const { outcome, entry } = input.cared
  const { gravestone: _, ...shown } = careView(call, input)
  const { care_log_entry_id: __, ...action_result } = shown.action_result
  const { action } = entry
  const item = entry.item ?? undefined
  return {
    ...shown,
    action_result,
    ...(outcome.died && { soul_prompt: soulPrompt(outcome.found) }),
    next_steps: [
      ...(isWorthDoing(input.cared)
        ? [careStep(outcome.creature, action, 'Do it: so far nothing was done.', item)]
        : []),
      ...asItIs(suggestSteps([outcome.found, ...input.others])),
    ],
  }
}

/** Not in vain, not against advice, and with nothing that it minds. What has little effect must be needed. */
export const isWorthDoing = ({ outcome, entry, judgement }: Cared): boolean => {
  const { effectiveness, concerns, found } = outcome
  if (concerns.length > 0 || judgement?.category === 'harmful' || judgement?.category === 'disliked') return false
  return (
    effectiveness === 'effective' ||
    (effectiveness === 'reduced' && needsOf(found).some(({ action }) => action === entry.action))
  )
}

/** The effect of one action, shared by the responses of care and visit. */
export function careResultView(result: Cared, isLast = true) {
  const { outcome, situation, judgement } = result
  const { creature } = outcome
  const { action, item } = situation.act
  const isHidden = hiddenStats(creature.species, outcome.before.trust).includes(PRIMARY_STAT[action])
  const advice = disciplineAdvice(creature, outcome.concerns)
  const tip = isHidden && outcome.tip === 'already_full' ? null : tipText(action, outcome, item)
  return {
    action_result: {
      action,
      success: true,
      changes: changesView(result),
      effectiveness: outcome.effectiveness,
      timing: outcome.timing,
      message: actText(situation, isLast),
      ...(item && { item_result: itemResult(item, judgement, outcome) }),
      ...(tip && { tip }),
      ...(advice && { advice }),
    },
    reached: {
      ...(outcome.milestones.length > 0 && {
        milestones: outcome.milestones.map((one) => milestoneView(one, situation)),
      }),
      ...wishGrantedView(outcome),
    },
  }
}

/** Only in the response of the action that granted the wish. */
function wishGrantedView({ creature, found, wish_granted }: CareOutcome) {
  const keepsakes = describeKeepsakes(creature, newKeepsakes(found.creature, creature))
  return {
    ...(wish_granted !== null && {
      wish_granted: { message: grantedText(creature, wish_granted), wishes_granted: creature.wishes.granted },
    }),
    ...(keepsakes.length > 0 && { new_keepsakes: keepsakes.map(({ name, text }) => ({ name, text })) }),
  }
}

/** Hidden values are left out. */
function changesView({ outcome, entry, judgement }: Cared) {
  const { before, after, creature } = outcome
  const [was, is] = [visibleStats(creature.species, before), visibleStats(creature.species, after)]
  return Object.fromEntries(
    affectedStats(entry.action, outcome, judgement?.category).map((stat) => [
      stat,
      { before: was[stat], after: is[stat] },
    ]),
  )
}

const itemResult = (item: string, judgement: Judgement | Unjudged | null, outcome: CareOutcome) => ({
  item,
  category: judgement?.category ?? null,
  score: judgement?.score ?? null,
  message: itemText(outcome, {
    item,
    category: judgement?.category ?? null,
    too_many_new: judgement?.category === null && judgement.reason === 'too_many_new',
  }),
})

type Kind = Parameters<typeof harmView>[0]

/** Earlier care actions of the creature, newest first. */
export const recentCareView = (species: Kind, recent: readonly LogEntry[], now: Instant) =>
  recent.length > 0 ? { your_recent: recent.map((one) => recentView(species, one, now)) } : {}

const recentView = (species: Kind, entry: LogEntry, now: Instant) => ({
  action: entry.action,
  item: entry.item,
  notes: entry.notes,
  timing: entry.timing,
  ago: formatAgo(hoursBetween(entry.done_at, now)),
  ...harmView(species, entry),
})
