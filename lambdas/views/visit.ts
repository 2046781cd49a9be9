/** What is told of a visit: what each act did, how everybody is, and when to come back. */
import type { CareRefusal } from '../domain/care/care'
import type { Moment } from '../domain/creature/clock'
import type { Creature } from '../domain/creature/creature'
import { type Lost, lossOf } from '../domain/creature/death'
import { called, capital } from '../domain/words'
import type { Call, Refusal } from '../http/call'
import type { ChargeRow } from '../store/household'
import { type DoneCare, deedView, wouldNot } from './care'
import { creatureInShort } from './me'
import { mourningStep, mourningSteps, sittingView, type Ward } from './sitting'
import { afterDeath, lossesView } from './stone'
import { visitAdvice } from './suggest'

type Asked = Call<'visit'>['body']['care'][number]

/** What came of an act: it was done, its creature would have none of it, or there was nobody to do it for. */
export type Came<Done extends DoneCare = DoneCare> =
  | { done: Done }
  | { refusal: CareRefusal; creature: Creature }
  | { nobody: Refusal }

export interface VisitAct {
  asked: Asked
  came: Came
  /** Whom it was for, where the visitor only looks after it. */
  ward: Ward | null
}

export interface Visited {
  acts: readonly VisitAct[]
  /** Everybody, as the visit leaves them. */
  house: readonly Moment[]
  wards: readonly Ward[]
  charges: readonly ChargeRow[]
  losses: readonly Lost[]
  credits: number
}

export function visitView(call: Pick<Call, 'pages_url' | 'now'>, visited: Visited) {
  const { acts, house, wards, charges, losses, credits } = visited
  const { recommended_checkin, next_steps } = visitAdvice(
    house,
    wards.map(({ moment }) => moment),
  )
  const deaths = acts.flatMap(({ came, ward }) =>
    'done' in came && came.done.died ? [{ died: came.done.died, ward }] : [],
  )
  const own = deaths.findLast(({ ward }) => !ward)
  return {
    care: acts.map((act, at) => actView(call, act, isFirstFor(acts, at))),
    creatures: house.map(inFewWords),
    ...lossesView(losses, call),
    ...sittingView(wards, charges, call.now),
    recommended_checkin,
    next_steps: [
      ...deaths.filter(({ ward }) => ward).map(({ died }) => mourningStep(died.stone.id)),
      ...(own ? afterDeath(lossOf(own.died), credits, call.now, next_steps) : next_steps),
      ...mourningSteps(charges, call.now),
    ],
  }
}

/** Of each creature the first scene is told whole, of those after it the beginning: a visit stays short. */
const isFirstFor = (acts: readonly VisitAct[], at: number): boolean => {
  const whom = ({ came }: VisitAct): string | null => ('done' in came ? came.done.outcome.creature.id : null)
  return acts.findIndex((act) => whom(act) === whom(acts[at]!)) === at
}

function actView({ now }: Pick<Call, 'now'>, { asked, came, ward }: VisitAct, whole: boolean) {
  const { action, creature_id, id } = asked
  const nameOf = (one: Creature) => ({ creature_id: one.id, name: ward?.charge.name ?? one.name })
  if ('nobody' in came) {
    const { refuse: reason, more } = came.nobody
    const message = typeof more?.message === 'string' ? more.message : UNKNOWN[reason]
    return { action, creature_id: creature_id ?? id, success: false, reason, message }
  }
  if ('refusal' in came) return { action, ...nameOf(came.creature), success: false, ...refusalView(came, now) }
  const { outcome } = came.done
  const { action_result, reached } = deedView(came.done)
  const { item_result, timing, changes, message, action: _, ...rest } = action_result
  return {
    action,
    ...nameOf(outcome.creature),
    ...rest,
    ...(timing && { timing }),
    message: whole ? message : (BEGINNING.exec(message)?.[0] ?? message),
    changes: Object.fromEntries(
      Object.entries(changes).map(([stat, { before, after }]) => [stat, moved(before, after)]),
    ),
    ...(item_result && { item_result: verdictOf(item_result) }),
    ...reached,
    ...(outcome.died && { alive: false }),
  }
}

/** The beginning of a scene, as far as the end of the sentence in which it has said something. */
const BEGINNING = /^.{40,}?[.?…][’”]?(?= |$)/

/** The word for it says enough, unless there is none. */
const verdictOf = ({ item, category, message }: { item: string | null; category: string | null; message: string }) => ({
  item,
  category,
  ...(category === null && { message }),
})

/** Its kind, and when the window opens, are no news to whoever comes again: recommended_checkin says when that is. */
function inFewWords(moment: Moment) {
  const { species: _, family: __, next_feeding_window: ___, ...rest } = creatureInShort(moment)
  return rest
}

/** What is hidden has moved, and nobody is told how far. */
const moved = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before

const UNKNOWN: Readonly<Record<string, string>> = {
  which_creature: 'More than one lives with you: say by creature_id which one it is for.',
  no_living_creature: 'None of those who live with you, or whom you look after, has that creature_id.',
  not_for_sitters: 'Discipline is its keeper’s. Whoever looks after it may do everything else.',
}

function refusalView({ refusal, creature }: { refusal: CareRefusal; creature: Creature }, now: Call['now']) {
  if (refusal.kind === 'egg') {
    return {
      reason: 'egg_not_hatched',
      message: `${capital(called(creature.name))} is still an egg: it hatches when you call status.`,
    }
  }
  if (refusal.kind === 'dead') return { reason: 'no_living_creature', message: UNKNOWN.no_living_creature }
  return { reason: refusal.kind, message: wouldNot(refusal, now) }
}
