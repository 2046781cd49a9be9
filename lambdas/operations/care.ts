/** An agent cares for a creature. */
import type { Judgement } from '../clients/item-judge'
import { type CareOutcome, decideCare } from '../domain/care/care'
import type { ItemAction } from '../domain/care/items/items'
import type { Creature } from '../domain/creature/creature'
import { bury } from '../domain/creature/death'
import type { LogEntry } from '../domain/creature/diary'
import { type Answer, type Call, type Handler, refuse } from '../pipeline/call'
import { changeAgent } from '../store/agents'
import { commit } from '../store/commit'
import { changed, dueForSorting, forgetOldTries, readLog, tried, written } from '../store/creatures'
import type { Change } from '../store/row'
import { houseActivity, recentOthers } from '../views/activity'
import { careView, declined } from '../views/care'
import { portraitOrders } from './pictures'
import { judgeItem } from './tastes'
import {
  keeperChange,
  layToRest,
  type Resident,
  residentOf,
  tellDeaths,
  type Visit,
  visit,
  yourCreatures,
} from './visit'

const RECENT = 3

export const care: Handler<'care'> = (call) =>
  visit(call, async (found) => {
    const { body } = call
    const target = targetOf(call, found.residents)
    if ('refuse' in target) return target
    const { creature } = target.moment
    const plain = decideCare(target.row.data, { action: body.action }, call.now)
    if (plain.kind !== 'cared') return declined(call, creature, plain, await houseActivity(call))
    const judgement = await judge(call, creature)
    const item = body.item ? { name: body.item, category: judgement?.category ?? null } : undefined
    const outcome = item ? decideCare(target.row.data, { action: body.action, item }, call.now) : plain
    return accept(call, found, target, outcome as CareOutcome, judgement)
  })

function targetOf({ body }: Call<'care'>, residents: readonly Resident[]): Resident | (Answer & { refuse: string }) {
  const wanted = body.creature_id ?? body.id
  const [only, another] = residents
  const your_creatures = yourCreatures(residents)
  if (!wanted && another) return refuse('which_creature', { more: { your_creatures } })
  const target = wanted ? residentOf(residents, wanted) : only
  return target ?? refuse('no_living_creature', { more: your_creatures.length > 0 ? { your_creatures } : {} })
}

async function accept(
  call: Call<'care'>,
  { agent }: Visit,
  { row }: Resident,
  outcome: CareOutcome,
  judgement: Judgement | null,
): Promise<Answer | 'again'> {
  const { ctx, body, now } = call
  const { creature } = outcome
  const entry: LogEntry = {
    id: ctx.newId(),
    number: creature.care_actions,
    at: outcome.moment.now,
    action: body.action,
    item: body.item ?? null,
    category: judgement?.category ?? null,
    notes: body.notes || null,
    timing: outcome.timing,
    effectiveness: outcome.effectiveness,
    before: outcome.before,
    after: outcome.after,
    by: {
      agent_id: agent.data.id,
      agent: agent.data.username,
      creature: creature.name,
      species: creature.species.name,
      family: creature.species.family,
    },
  }
  const burial = outcome.died ? bury(creature, now) : null
  const laid = burial && layToRest(call, agent.data, row, burial)
  const write = [{ row, after: creature }]
  const changes: Change[] = [
    ...(laid
      ? [...laid.changes, changeAgent(agent, laid.agent)]
      : [changed(row, creature), ...keeperChange(agent, write), ...portraitOrders(call, write)]),
    written(creature.id, entry),
    ...(body.item && judgement
      ? [
          tried(agent.data.id, creature.id, {
            action: body.action as ItemAction,
            item: body.item,
            ...judgement,
            at: entry.at,
          }),
        ]
      : []),
  ]
  const [committed, recent, others, activity] = await Promise.all([
    commit(ctx.db, changes),
    // What was done is done: care never fails for want of a memory.
    readLog(ctx.db, creature.id, entry.number - RECENT, entry.number - 1).catch(() => []),
    recentOthers(call, agent.data.username, creature.species, body.action),
    houseActivity(call),
    dueForSorting(entry) ? forgetOldTries(ctx.db, agent.data.id, creature.id).catch(() => undefined) : null,
  ])
  if (committed.kind !== 'done') return 'again'
  if (laid) tellDeaths(call, [laid.past])
  const house = { ...others, ...activity }
  return { body: careView({ outcome, entry, judgement, recent, died: laid?.past ?? null, house, now }) }
}

const judge = async ({ ctx, body }: Call<'care'>, { species }: Creature): Promise<Judgement | null> =>
  body.item && body.action !== 'reflect' ? judgeItem(ctx, species, body.action, body.item) : null
