/** Acts of care: each is decided on the house as the one before left it, and all that were done are written at once. */
import { type CareOutcome, type CareRefusal, decideCare } from '../../domain/care/care'
import type { LogEntry } from '../../domain/care/diary'
import { isByList, type Judgement, type Unjudged } from '../../domain/care/items/by-list'
import type { Creature } from '../../domain/creature/creature'
import { bury, type Died } from '../../domain/creature/death'
import { sitterAt, withoutSitter, withSitterCare } from '../../domain/creature/sitter'
import { type Answer, type Call, type Refusal, type Reply, refuse } from '../../http/call'
import { commitWithReply } from '../../http/idempotency'
import { type CareAction, type ItemAction, takesItem } from '../../species/care-actions'
import { changedAgent } from '../../store/agents'
import { inOne } from '../../store/commit'
import { changed, dueForSorting, forgetOldTries, tried, written } from '../../store/creatures'
import type { CreatureRow } from '../../store/household'
import type { Change } from '../../store/row'
import type { CareResult } from '../../views/care'
import { deathView } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'
import { judgeItem } from '../items/judge-item'
import { portraitOrders } from '../pictures/orders'
import {
  afterLoss,
  type Home,
  homeSteps,
  keeperChange,
  layToRest,
  lostOne,
  type Resident,
  residentOf,
  tellDeaths,
  yourCreatures,
} from './household'

type Caring = Call<'care'> | Call<'visit'>

/** What is to be done, for one that lives here. */
export interface Act {
  action: CareAction
  item?: string | undefined
  notes?: string | undefined
}

/** An act of which nothing is written yet. */
export interface Done extends CareResult {
  changes: readonly Change[]
  /** The house as it is afterwards. */
  home: Home
}

/** Whom an act is for. A refusal tells who is here, or how the one that was asked for ended. */
export async function targetOf(call: Caring, home: Home, wanted: string | undefined): Promise<Resident | Refusal> {
  const { residents } = home
  const [only, another] = residents
  const your_creatures = yourCreatures(residents)
  if (!wanted && another) {
    const next_steps = suggestSteps(residents.map(({ moment }) => moment))
    return refuse('which_creature', { more: { your_creatures }, next_steps })
  }
  const target = wanted ? residentOf(residents, wanted) : only
  if (target) return target
  const lost = await lostOne(call, home, wanted)
  return refuse('no_living_creature', {
    more: { ...(lost && deathView(lost, call)), ...(your_creatures.length > 0 && { your_creatures }) },
    ...(lost && { next_steps: afterLoss(home, lost, call.now, homeSteps(home)) }),
  })
}

/** How an act is done: only in the mind, or by whoever looks after the creature in its keeper's place. */
interface Manner {
  rehearsed?: boolean | undefined
  sitter_id?: string | undefined
}

function bySitter(outcome: CareOutcome, before: Creature, sitterId: string): CareOutcome {
  const creature = withSitterCare(outcome.creature, before, sitterId)
  return { ...outcome, creature, moment: { ...outcome.moment, creature } }
}

export async function perform(
  call: Caring,
  home: Home,
  { row }: Resident,
  act: Act,
  { rehearsed = false, sitter_id }: Manner = {},
): Promise<Done | CareRefusal> {
  const { action, item } = act
  const plain = decideCare(row.data, { action }, call.now)
  if (plain.kind !== 'cared') return plain
  const { species } = row.data
  const judgement = item && takesItem(action) ? await judgeItem(call, { species, action, item, rehearsed }) : null
  const category = judgement?.category ?? null
  const found = judgement !== null && !isByList(judgement)
  const given = item && decideCare(row.data, { action, item: { name: item, category, found } }, call.now)
  const decided = (given || plain) as CareOutcome
  const outcome = sitter_id ? bySitter(decided, row.data, sitter_id) : decided
  const entry = { ...entryOf(call, home, act, outcome, judgement), ...(sitter_id && { sitter_id }) }
  const { died, changes, after } = outcome.died ? ended(call, home, row, outcome) : livedOn(call, home, row, outcome)
  return {
    outcome,
    entry,
    judgement,
    died,
    changes: [
      ...changes,
      written(entry),
      // What a sitter offers is its own finding, in its own words.
      ...(item && !sitter_id && judgement && judgement.category !== null
        ? [tried(home.agent.data.id, row.data.id, { action: action as ItemAction, item, ...judgement, at: entry.at })]
        : []),
    ],
    home: after,
  }
}

/** The line that the care log keeps. */
const entryOf = (
  { ctx }: Caring,
  { agent }: Home,
  { action, item, notes }: Act,
  { creature, moment, timing, effectiveness, before, after }: CareOutcome,
  judgement: Judgement | Unjudged | null,
): LogEntry => ({
  id: ctx.newId(),
  creature_id: creature.id,
  number: creature.care_actions,
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
})

interface Aftermath {
  died: Died | null
  changes: readonly Change[]
  after: Home
}

function livedOn(call: Caring, home: Home, row: CreatureRow, { creature, moment }: CareOutcome): Aftermath {
  // A sitter whose time is over is forgotten here at the latest.
  const after = sitterAt(creature, call.now) ? creature : withoutSitter(creature)
  const write = [{ row, after }]
  const change = changed(row, after)
  const [keeper] = keeperChange(home.agent, write)
  const residents = home.residents.map((one) => (one.row === row ? { row: change.after, moment } : one))
  return {
    died: null,
    changes: [change, ...(keeper ? [keeper] : []), ...portraitOrders(call, write)],
    after: { ...home, residents, agent: keeper?.after ?? home.agent },
  }
}

/** Only what was harmful can be its end. */
function ended(call: Caring, home: Home, row: CreatureRow, { creature }: CareOutcome): Aftermath {
  const laid = layToRest(call, home.agent.data, row, bury(creature, call.now)!)
  const keeper = changedAgent(home.agent, laid.agent)
  return {
    died: laid.past,
    changes: [...laid.changes, keeper],
    after: {
      ...home,
      agent: keeper.after,
      residents: home.residents.filter((one) => one.row !== row),
      buried: [...home.buried, laid.past],
      losses: laid.agent.untold_losses,
    },
  }
}

/** Writes what was done, in one transaction, and gives what is told of it. */
export async function settleActs(
  call: Caring,
  acts: readonly Done[],
  telling: Reply | Promise<Reply>,
): Promise<Answer | 'retry'> {
  const { db } = call.ctx
  const [conclusion] = await Promise.all([
    commitWithReply(call, inOne(acts.flatMap(({ changes }) => changes)), telling),
    ...acts
      .filter(({ entry }) => dueForSorting(entry))
      .map(({ outcome: { creature } }) => forgetOldTries(db, creature.agent_id, creature.id).catch(() => undefined)),
  ])
  if (conclusion.kind === 'conflict') return 'retry'
  const deaths = acts.flatMap(({ died }) => died ?? [])
  if (deaths.length > 0 && conclusion.kind === 'done') tellDeaths(call, deaths)
  return conclusion.answer
}
