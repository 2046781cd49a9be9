/** Performs care actions. Each is decided on the result of the previous one, and all are written in one transaction. */
import { withoutNote } from '../../domain/accounts/from-human'
import { bury, type Died } from '../../domain/afterlife/gravestone'
import { applyCare, type CareOutcome, type CareRefusal } from '../../domain/care/care'
import type { LogEntry } from '../../domain/care/care-log'
import { isByList, type Judgement, type Unjudged } from '../../domain/care/items/by-list'
import { careActions, type Milestone } from '../../domain/creature/creature'
import { decideVisitNews } from '../../domain/creature/status'
import { recordAct, recordCare, recordLooks } from '../../domain/voice/record-texts'
import { situationOf } from '../../domain/voice/situation'
import { type Answer, type Call, type Refusal, type Reply, refuse } from '../../http/call'
import { commitWithReply } from '../../http/idempotency'
import { type CareAction, type ItemAction, takesItem } from '../../species/care-actions'
import { type AgentRow, agentChange } from '../../store/agents'
import { mergeChanges } from '../../store/commit'
import { creatureChange, isPruneDue, logEntryChange, pruneTriedItems, triedItemChange } from '../../store/creatures'
import type { CreatureRow } from '../../store/household'
import type { Change } from '../../store/row'
import type { CareResult } from '../../views/care'
import { deathView } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'
import { judgeItem } from '../items/judge-item'
import { portraitOrders } from '../pictures/painting-orders'
import { type CurrentHousehold, deathChanges, keeperChanges, logDeaths, type Resident, residentOf } from './household'
import { findLost, householdStatusSteps, stepsAfterLoss, yourCreatures } from './household-steps'

type CareCall = Call<'care'> | Call<'visit'>
type TargetCall = CareCall | Call<'dress'>

export interface ActRequest {
  action: CareAction
  item?: string | undefined
  notes?: string | undefined
}

/** A performed act that is not written yet. */
export interface PerformedAct extends CareResult {
  /** In a visit: milestones of the creature that were not reported before, by this act or by time. */
  news: readonly Milestone[]
  changes: readonly Change[]
  /** The household after the act. */
  current: CurrentHousehold
}

/** The creature that an act or a picture is for. A refusal lists the living creatures, or says how the requested one died. */
export async function findTarget(
  call: TargetCall,
  current: CurrentHousehold,
  creatureId: string | undefined,
): Promise<Resident | Refusal> {
  const { residents } = current
  const [only, another] = residents
  const your_creatures = yourCreatures(residents)
  if (!creatureId && another) {
    const next_steps = suggestSteps(residents.map(({ moment }) => moment))
    return refuse('which_creature', { more: { your_creatures }, next_steps })
  }
  const target = creatureId ? residentOf(residents, creatureId) : only
  if (target) return target
  const lost = await findLost(call, current, creatureId)
  return refuse('no_living_creature', {
    more: { ...(lost && deathView(lost, call)), ...(your_creatures.length > 0 && { your_creatures }) },
    ...(lost && { next_steps: stepsAfterLoss(current, lost, call.now, householdStatusSteps(current)) }),
  })
}

/** `isVisit`: the response reports all new milestones. */
interface ActOptions {
  dryRun?: boolean | undefined
  isVisit?: boolean
}

/** Marks the milestones of a visit as reported. */
function withNewsReported(outcome: CareOutcome, { isVisit }: ActOptions) {
  if (!isVisit) return { outcome, news: [] }
  const { news, creature } = decideVisitNews(outcome.creature)
  return { outcome: { ...outcome, creature }, news }
}

export async function perform(
  call: CareCall,
  current: CurrentHousehold,
  { row, moment }: Resident,
  act: ActRequest,
  options: ActOptions = {},
): Promise<PerformedAct | CareRefusal> {
  const { dryRun = false, isVisit } = options
  const { action, item } = act
  const plainOutcome = applyCare(moment, { action })
  if (plainOutcome.kind !== 'cared') return plainOutcome
  const { species } = row.data
  const judgement = item && takesItem(action) ? await judgeItem(call, { species, action, item, dryRun }) : null
  const category = judgement?.category ?? null
  const isDiscovered = judgement !== null && !isByList(judgement)
  const itemOutcome = item && applyCare(moment, { action, item: { name: item, category, found: isDiscovered } })
  const decided = (itemOutcome || plainOutcome) as CareOutcome
  const shown = { action, item: item ?? null, category }
  const recorded = isVisit ? recordAct(decided, shown) : recordCare(decided, shown)
  const { outcome, news } = withNewsReported(recorded, options)
  const entry = entryOf(call, current, act, outcome, judgement)
  const { died, changes, after } = outcome.died
    ? deathAftermath(call, current, row, outcome)
    : survivalAftermath(call, current, row, outcome)
  return {
    outcome,
    entry,
    judgement,
    died,
    news,
    changes: [
      ...changes,
      logEntryChange(entry),
      ...(item && judgement && judgement.category !== null
        ? [
            triedItemChange(current.agent.data.id, row.data.id, {
              action: action as ItemAction,
              item,
              ...judgement,
              at: entry.at,
            }),
          ]
        : []),
    ],
    current: after,
  }
}

const entryOf = (
  { ctx }: CareCall,
  { agent }: CurrentHousehold,
  { action, item, notes }: ActRequest,
  { creature, moment, timing, effectiveness, before, after, wish_granted }: CareOutcome,
  judgement: Judgement | Unjudged | null,
): LogEntry => ({
  id: ctx.newId(),
  creature_id: creature.id,
  number: careActions(creature),
  at: moment.now,
  action,
  item: item ?? null,
  category: judgement?.category ?? null,
  notes: notes || null,
  timing,
  effectiveness,
  before,
  after,
  by: {
    agent_id: agent.data.id,
    agent: agent.data.username,
    creature: creature.name,
    species: creature.species.name,
    family: creature.species.family,
  },
  ...(wish_granted !== null && { wish: wish_granted }),
})

interface Aftermath {
  died: Died | null
  changes: readonly Change[]
  after: CurrentHousehold
}

function survivalAftermath(
  call: CareCall,
  current: CurrentHousehold,
  row: CreatureRow,
  { creature, moment }: CareOutcome,
): Aftermath {
  const write = [{ row, after: creature }]
  const change = creatureChange(row, creature, moment.dies_at)
  const [keeper] = keeperChanges(current.agent, write)
  const resident = { row: change.after, moment: { ...moment, creature } }
  const residents = current.residents.map((one) => (one.row === row ? resident : one))
  return {
    died: null,
    changes: [change, ...(keeper ? [keeper] : []), ...portraitOrders(call, write)],
    after: { ...current, residents, agent: keeper?.after ?? current.agent },
  }
}

/** Only a harmful item can kill. */
function deathAftermath(
  call: CareCall,
  current: CurrentHousehold,
  row: CreatureRow,
  { creature }: CareOutcome,
): Aftermath {
  const recorded = deathChanges(call, current.agent.data, row, bury(creature, call.now)!)
  const keeper = agentChange(current.agent, recorded.agent)
  return {
    died: recorded.past,
    changes: [...recorded.changes, keeper],
    after: {
      ...current,
      agent: keeper.after,
      residents: current.residents.filter((one) => one.row !== row),
      buried: [...current.buried, recorded.past],
      losses: recorded.agent.untold_losses,
    },
  }
}

/**
 * Records what a status shows after a visit, for every living creature that was cared for. `residents` are those after
 * the last act, so that the changes can be merged with those of the acts.
 */
export const lookChanges = (acts: readonly PerformedAct[], residents: readonly Resident[]): Change[] =>
  residents
    .filter(({ row }) => acts.some(({ outcome }) => outcome.creature.id === row.data.id))
    .map(({ row, moment }) => ({
      before: row,
      after: { ...row, data: recordLooks(row.data, situationOf(moment)) },
    }))

/** Deletes the note of the agent's human, which is shown until the next care action. */
const noteReadChanges = (actor: AgentRow): Change[] => {
  const after = withoutNote(actor.data)
  return after === actor.data ? [] : [agentChange(actor, after)]
}

/** Writes the acts in one transaction and returns the response. `actor`: the agent after the acts. */
export async function commitActs(
  call: CareCall,
  acts: readonly PerformedAct[],
  pendingReply: Reply | Promise<Reply>,
  actor: AgentRow,
  looks: readonly Change[] = [],
): Promise<Answer | 'retry'> {
  const { db } = call.ctx
  const [result] = await Promise.all([
    commitWithReply(
      call,
      mergeChanges([...acts.flatMap(({ changes }) => changes), ...looks, ...noteReadChanges(actor)]),
      pendingReply,
    ),
    ...acts
      .filter(({ entry }) => isPruneDue(entry))
      .map(({ outcome: { creature } }) => pruneTriedItems(db, creature.agent_id, creature.id).catch(() => undefined)),
  ])
  if (result.kind === 'conflict') return 'retry'
  const deaths = acts.flatMap(({ died }) => died ?? [])
  if (deaths.length > 0 && result.kind === 'done') logDeaths(call, deaths)
  return result.answer
}
