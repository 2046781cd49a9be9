/** Acts of care on a household: one, or several as one visit. */

import type { CareAction, ItemAction } from '../../species/care-actions'
import { bury, type Died } from '../afterlife/gravestone'
import { applyCare, type CareOutcome, type CareRefusal } from '../care/care'
import type { LogEntry } from '../care/care-log'
import { isByList, type Judgement, type Unjudged } from '../care/items/by-list'
import { type Moment, momentAt } from '../creature/clock'
import { type Creature, careActions, type Milestone, untoldMilestones } from '../creature/creature'
import type { Instant } from '../time/instants'
import { type ActSituation, actSituation } from '../voice/situation'
import { tell, tellAct } from '../voice/tell'
import { keepLine } from '../voice/telling/log-line'
import { deathsIn, type Household, withCare, withCreature } from './household'
import { withDeath } from './settle'

export interface Ask {
  /** Without it, the only creature. */
  creature_id?: string | undefined
  action: CareAction
  item?: string | undefined
  /** Of the item, made before the act. */
  judgement?: Judgement | Unjudged | null
  notes?: string | undefined
}

/** An act that was performed. */
export interface Cared {
  kind: 'cared'
  outcome: CareOutcome
  /** After it: all texts of the answer are about the same. */
  situation: ActSituation
  entry: LogEntry
  judgement: Judgement | Unjudged | null
  died: Died | null
  /** In a visit: milestones of the creature that were not reported before, by this act or by time. */
  news: readonly Milestone[]
}

/** What became of an ask. Only `cared` changes the household. */
export type Told = Cared | Refused | { kind: 'no_target'; reason: NoTarget }

/** The creature refused. `found`: the creature as it is. */
export interface Refused {
  kind: 'refused'
  found: Moment
  refusal: CareRefusal
}

export type NoTarget = 'which_creature' | 'no_living_creature'

export function targetOf({ creatures }: Household, id: string | undefined): Creature | NoTarget {
  const [only, another] = creatures
  if (!id && another) return 'which_creature'
  return (id ? creatures.find((one) => one.id === id) : only) ?? 'no_living_creature'
}

export const act = <H extends Household>(
  household: H,
  ask: Ask,
  now: Instant,
  newId: () => string,
): { household: H; told: Told } => perform(household, ask, now, newId, reportAlone)

/** Records in the creature what the answer shows of it. */
type Report = (outcome: CareOutcome, shown: ShownAct) => Pick<Cared, 'outcome' | 'news'>
type ShownAct = Parameters<typeof tellAct>[1]

const reportAlone: Report = (outcome, shown) => ({ outcome: tell(outcome, shown), news: [] })

const reportInVisit: Report = (decided, shown) => {
  const outcome = tellAct(decided, shown)
  const { creature } = outcome
  const untold = untoldMilestones(creature)
  const news = untold.slice(creature.milestones_shown)
  return { outcome: { ...outcome, creature: { ...creature, milestones_shown: untold.length } }, news }
}

function perform<H extends Household>(
  household: H,
  ask: Ask,
  now: Instant,
  newId: () => string,
  report: Report,
): { household: H; told: Told } {
  const target = targetOf(household, ask.creature_id)
  if (typeof target === 'string') return { household, told: { kind: 'no_target', reason: target } }
  const { action, item, judgement = null } = ask
  const category = judgement?.category ?? null
  const found = momentAt(target, now)
  const isDiscovered = judgement !== null && !isByList(judgement)
  const decided = applyCare(found, { action, ...(item && { item: { name: item, category, found: isDiscovered } }) })
  if (decided.kind !== 'cared') return { household, told: { kind: 'refused', found, refusal: decided } }

  const shown = { action, item: item ?? null, category }
  const { outcome, news } = report(decided, shown)
  const situation = actSituation({ ...shown, outcome })
  const entry = entryOf(household, ask, situation, newId())
  const tried =
    item && judgement && judgement.category !== null
      ? { action: action as ItemAction, item, ...judgement, tried_at: entry.done_at }
      : null
  const cared = withCare(household, { entry, tried })
  // Only a harmful item can kill.
  const burial = outcome.died ? bury(outcome.creature, now) : null
  const after = burial ? withDeath(cared, target, burial, newId) : withCreature(cared, target, outcome.creature)
  const died = (burial && deathsIn(after).at(-1)) ?? null
  return { household: after, told: { kind: 'cared', outcome, situation, entry, judgement, died, news } }
}

/** Acts in their order, each decided on the result of those before it. */
export function visitWith<H extends Household>(
  household: H,
  asks: readonly Ask[],
  now: Instant,
  newId: () => string,
): { household: H; told: readonly Told[] } {
  let after = household
  const told = asks.map((ask) => {
    const acted = perform(after, ask, now, newId, reportInVisit)
    after = acted.household
    return acted.told
  })
  return { household: after, told }
}

const entryOf = ({ agent }: Household, { notes }: Ask, situation: ActSituation, id: string): LogEntry => {
  const { action, item, category, outcome } = situation.act
  const { creature, moment, timing, effectiveness, before, after, wish_granted } = outcome
  const told = keepLine(outcome.told?.act ?? null, situation)
  return {
    id,
    creature_id: creature.id,
    number: careActions(creature),
    done_at: moment.now,
    action,
    item,
    category,
    notes: notes || null,
    timing,
    effectiveness,
    before,
    after,
    by: {
      agent_id: agent.id,
      agent: agent.username,
      creature: creature.name,
      species: creature.species.name,
      family: creature.species.family,
    },
    ...(wish_granted !== null && { wish: wish_granted }),
    ...(told && { told }),
  }
}
