/** An agent cares for a creature. */
import { type CareOutcome, decideCare } from '../../domain/care/care'
import type { LogEntry } from '../../domain/care/diary'
import type { Judgement, Unjudged } from '../../domain/care/items/by-list'
import type { Moment } from '../../domain/creature/clock'
import type { Creature } from '../../domain/creature/creature'
import { bury } from '../../domain/creature/death'
import { type Answer, type Call, type Handler, type Reply, refuse } from '../../pipeline/call'
import { conclude } from '../../pipeline/idempotency'
import type { ItemAction } from '../../species/vocabulary'
import { changeAgent } from '../../store/agents'
import { changed, dueForSorting, forgetOldTries, readLogBefore, tried, written } from '../../store/creatures'
import { creditsOf } from '../../store/money/ledger'
import type { Change } from '../../store/row'
import { houseActivity, recentOthers } from '../../views/activity'
import { careView, declined } from '../../views/care'
import { soulPrompt } from '../../views/creature'
import { deathView, lossesView } from '../../views/stone'
import { careStep, suggest } from '../../views/suggest'
import {
  afterLoss,
  atHome,
  type Home,
  homeSteps,
  keeperChange,
  layToRest,
  lostOne,
  type Resident,
  residentOf,
  tellDeaths,
  yourCreatures,
} from '../own-house'
import { portraitOrders } from '../pictures'
import { judgeItem } from './tastes'

const RECENT = 3

export const care: Handler<'care'> = (call) =>
  atHome(call, async (found) => {
    const { body } = call
    const target = await targetOf(call, found)
    if ('refuse' in target) return target
    const { creature } = target.moment
    const plain = decideCare(target.row.data, { action: body.action }, call.now)
    if (plain.kind !== 'cared') {
      const rehearsed = body.dry_run ? { dry_run: true, note: REHEARSED } : {}
      const house = { ...lossesBeside(call, found, target), ...rehearsed, ...(await houseActivity(call)) }
      return declined(call, creature, plain, othersThan(found, target), house)
    }
    const judgement = await judge(call, creature)
    const item = body.item ? { name: body.item, category: judgement?.category ?? null } : undefined
    const outcome = item ? decideCare(target.row.data, { action: body.action, item }, call.now) : plain
    const act = body.dry_run ? rehearse : accept
    return act(call, found, target, outcome as CareOutcome, judgement)
  })

async function targetOf(call: Call<'care'>, found: Home): Promise<Resident | (Answer & { refuse: string })> {
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
    ...(lost && { next_steps: afterLoss(found, lost, now, homeSteps(found)) }),
  })
}

/** Whom a call reached that named nobody, when there were more to reach at the last look. */
function lossesBeside(call: Call<'care'>, { losses }: Home, { row }: Resident): object {
  if (losses.length === 0) return {}
  const unnamed = (call.body.creature_id ?? call.body.id) === undefined
  const names = losses.map(({ name, cause }) => `${name} died of ${cause}`).join(', and ')
  return {
    ...(unnamed && { note: `${names} since your last look. This reached ${row.data.name}, who lives.` }),
    ...lossesView(losses, call),
  }
}

const othersThan = ({ residents }: Home, { row }: Resident): Moment[] =>
  residents.filter((one) => one.row !== row).map(({ moment }) => moment)

/** The line that the care log keeps. */
const entryOf = (
  { ctx, body }: Call<'care'>,
  { agent }: Home,
  { creature, moment, timing, effectiveness, before, after }: CareOutcome,
  judgement: Judgement | Unjudged | null,
): LogEntry => ({
  id: ctx.newId(),
  number: creature.care_actions,
  at: moment.now,
  action: body.action,
  item: body.item ?? null,
  category: judgement?.category ?? null,
  notes: body.notes || null,
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

/** Only what was harmful can be its end. */
function laidToRest(call: Call<'care'>, { agent }: Home, { row }: Resident, { died, creature }: CareOutcome) {
  const burial = died ? bury(creature, call.now) : null
  return burial && layToRest(call, agent.data, row, burial)
}

const REHEARSED = 'Nothing was done: this is what would happen.'

/** The same decision told in the same words, with nothing written and nothing that leads to what is not there. */
function rehearse(
  call: Call<'care'>,
  found: Home,
  target: Resident,
  outcome: CareOutcome,
  judgement: Judgement | Unjudged | null,
): Answer {
  const { action, item } = call.body
  const others = othersThan(found, target)
  const { gravestone: _, ...told } = careView(call, {
    outcome,
    entry: entryOf(call, found, outcome, judgement),
    judgement,
    recent: [],
    died: laidToRest(call, found, target, outcome)?.past ?? null,
    others,
    credits: creditsOf(found.balance),
    house: lossesView(found.losses, call),
  })
  const { care_log_entry_id: __, ...action_result } = told.action_result
  const advisable = outcome.effectiveness !== 'wasted' && judgement?.category !== 'harmful'
  return {
    body: {
      dry_run: true,
      note: REHEARSED,
      ...told,
      action_result,
      ...(outcome.died && { soul_prompt: soulPrompt(target.moment) }),
      next_steps: [
        ...(advisable ? [careStep(outcome.creature, action, 'Do it: so far nothing was done.', item)] : []),
        ...suggest([target.moment, ...others]),
      ],
    },
  }
}

async function accept(
  call: Call<'care'>,
  found: Home,
  target: Resident,
  outcome: CareOutcome,
  judgement: Judgement | Unjudged | null,
): Promise<Answer | 'again'> {
  const { ctx, body } = call
  const { agent, balance } = found
  const { row } = target
  const { creature } = outcome
  const entry = entryOf(call, found, outcome, judgement)
  const laid = laidToRest(call, found, target, outcome)
  const write = [{ row, after: creature }]
  const changes: Change[] = [
    ...(laid
      ? [...laid.changes, changeAgent(agent, laid.agent)]
      : [changed(row, creature), ...keeperChange(agent, write), ...portraitOrders(call, write)]),
    written(creature.id, entry),
    ...(body.item && judgement && judgement.category !== null
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
  const telling = async (): Promise<Reply> => {
    const [recent, others, activity] = await Promise.all([
      // What was done is done: care never fails for want of a memory.
      readLogBefore(ctx.db, creature.id, entry.number, RECENT).catch(() => []),
      recentOthers(call, agent.data.username, creature.species, body.action),
      houseActivity(call),
    ])
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
  const [conclusion] = await Promise.all([
    conclude(call, changes, telling()),
    dueForSorting(entry) ? forgetOldTries(ctx.db, agent.data.id, creature.id).catch(() => undefined) : null,
  ])
  if (conclusion.kind === 'conflict') return 'again'
  if (laid && conclusion.kind === 'done') tellDeaths(call, [laid.past])
  return conclusion.answer
}

async function judge(call: Call<'care'>, { species }: Creature): Promise<Judgement | Unjudged | null> {
  const { action, item, dry_run = false } = call.body
  return item && action !== 'reflect' ? judgeItem(call, { species, action, item, rehearsed: dry_run }) : null
}
