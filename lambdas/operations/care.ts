/** An agent cares for a creature. */
import type { Judgement } from '../clients/item-judge'
import { type CareOutcome, decideCare } from '../domain/care/care'
import type { ItemAction } from '../domain/care/items/items'
import type { Creature } from '../domain/creature/creature'
import { bury } from '../domain/creature/death'
import type { LogEntry } from '../domain/creature/diary'
import type { Moment } from '../domain/time/clock'
import { type Answer, type Call, type Handler, refuse } from '../pipeline/call'
import { changeAgent } from '../store/agents'
import { commit } from '../store/commit'
import { changed, dueForSorting, forgetOldTries, readLogBefore, tried, written } from '../store/creatures'
import { creditsOf } from '../store/ledger'
import type { Change } from '../store/row'
import { houseActivity, recentOthers } from '../views/activity'
import { careView, declined } from '../views/care'
import { afterDeath, deathView, lossesView } from '../views/stone'
import { suggest } from '../views/suggest'
import { portraitOrders } from './pictures'
import { judgeItem } from './tastes'
import {
  homeSteps,
  keeperChange,
  layToRest,
  lostOne,
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
    const target = await targetOf(call, found)
    if ('refuse' in target) return target
    const { creature } = target.moment
    const plain = decideCare(target.row.data, { action: body.action }, call.now)
    if (plain.kind !== 'cared') {
      const house = { ...lossesBeside(call, found, target), ...(await houseActivity(call)) }
      return declined(call, creature, plain, othersThan(found, target), house)
    }
    const judgement = await judge(call, creature)
    const item = body.item ? { name: body.item, category: judgement?.category ?? null } : undefined
    const outcome = item ? decideCare(target.row.data, { action: body.action, item }, call.now) : plain
    return accept(call, found, target, outcome as CareOutcome, judgement)
  })

async function targetOf(call: Call<'care'>, found: Visit): Promise<Resident | (Answer & { refuse: string })> {
  const { body, now } = call
  const { residents } = found
  const wanted = body.creature_id ?? body.id
  const [only, another] = residents
  const your_creatures = yourCreatures(residents)
  if (!wanted && another) {
    const next_steps = [...suggest(residents.map(({ moment }) => moment))]
    return refuse('which_creature', { more: { your_creatures }, next_steps })
  }
  const target = wanted ? residentOf(residents, wanted) : only
  if (target) return target
  const lost = await lostOne(call, found, wanted)
  return refuse('no_living_creature', {
    more: { ...(lost && deathView(lost, call)), ...(your_creatures.length > 0 && { your_creatures }) },
    ...(lost && { next_steps: [...homeSteps(found), ...afterDeath(lost, creditsOf(found.balance), now)] }),
  })
}

/** Whom a call reached that named nobody, when there were more to reach at the last look. */
function lossesBeside(call: Call<'care'>, { losses }: Visit, { row }: Resident): object {
  if (losses.length === 0) return {}
  const unnamed = (call.body.creature_id ?? call.body.id) === undefined
  const names = losses.map(({ name, cause }) => `${name} died of ${cause}`).join(', and ')
  return {
    ...(unnamed && { note: `${names} since your last look. This reached ${row.data.name}, who lives.` }),
    ...lossesView(losses, call),
  }
}

const othersThan = ({ residents }: Visit, { row }: Resident): Moment[] =>
  residents.filter((one) => one.row !== row).map(({ moment }) => moment)

async function accept(
  call: Call<'care'>,
  found: Visit,
  target: Resident,
  outcome: CareOutcome,
  judgement: Judgement | null,
): Promise<Answer | 'again'> {
  const { ctx, body, now } = call
  const { agent, balance } = found
  const { row } = target
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
    readLogBefore(ctx.db, creature.id, entry.number, RECENT).catch(() => []),
    recentOthers(call, agent.data.username, creature.species, body.action),
    houseActivity(call),
    dueForSorting(entry) ? forgetOldTries(ctx.db, agent.data.id, creature.id).catch(() => undefined) : null,
  ])
  if (committed.kind !== 'done') return 'again'
  if (laid) tellDeaths(call, [laid.past])
  return {
    body: careView(call, {
      outcome,
      entry,
      judgement,
      recent,
      died: laid?.past ?? null,
      others: othersThan(found, target),
      credits: creditsOf(balance),
      house: { ...lossesBeside(call, found, target), ...others, ...activity },
    }),
  }
}

const judge = async ({ ctx, body }: Call<'care'>, { species }: Creature): Promise<Judgement | null> =>
  body.item && body.action !== 'reflect' ? judgeItem(ctx, species, body.action, body.item) : null
