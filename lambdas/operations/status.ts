/** An agent looks at a creature: eggs hatch, news is told, and the dead are mourned. */
import { step } from '../api/next-steps'
import { decideCheck } from '../domain/creature/check'
import type { Died } from '../domain/creature/death'
import { hatch, resurrectionCost, stageToTell } from '../domain/creature/life'
import { at } from '../domain/time/clock'
import { hoursBetween, iso } from '../domain/time/instants'
import { houseEmptyMessage, type LostInput, lastLostMessage } from '../domain/voice/adoption'
import { type Answer, type Call, type Handler, refuse } from '../pipeline/call'
import { commit } from '../store/commit'
import { changed } from '../store/creatures'
import { houseActivity } from '../views/activity'
import {
  checkinView,
  compactView,
  fullView,
  isNewToday,
  milestoneView,
  nameTag,
  soulPrompt,
  statsView,
  traitsOf,
} from '../views/creature'
import { imageOf, picturesView, portraitNote } from '../views/pictures'
import {
  afterDeath,
  lastLost,
  lostEarlier,
  memorialOf,
  returnSteps,
  stillOpen,
  stoneView,
  wayBack,
} from '../views/stone'
import { suggest } from '../views/suggest'
import { portraitOrders } from './pictures'
import { keeperChange, type Resident, residentOf, type Visit, visit, yourCreatures } from './visit'

export const status: Handler<'status'> = (call) =>
  visit(call, async (found) => {
    const wanted = call.query.creature_id ?? call.query.id
    const target = wanted ? residentOf(found.residents, wanted) : found.residents[0]
    if (target) return look(call, found, target)
    if (!wanted) return await emptyHouse(call, found)
    const hatched = hatching(call, found.residents)
    if (hatched.length > 0 && !(await saved(call, found, hatched))) return 'again'
    const lost = found.buried.find(({ creature }) => creature.id === wanted) ?? (await lostEarlier(call, wanted))
    return lost ? mourn(call, lost, await houseActivity(call)) : notYours(found)
  })

type Write = Parameters<typeof keeperChange>[1][number]

/** Every egg hatches at a look at the house; each is told of when it is looked at itself. */
const hatching = ({ now }: Call<'status'>, residents: readonly Resident[]): Write[] =>
  residents.filter(({ row }) => row.data.stage === 'egg').map(({ row }) => ({ row, after: hatch(row.data, now) }))

async function saved(call: Call<'status'>, { agent }: Visit, writes: readonly Write[]): Promise<boolean> {
  const changes = writes.map(({ row, after }) => changed(row, after))
  const orders = portraitOrders(call, writes)
  return (await commit(call.ctx.db, [...changes, ...keeperChange(agent, writes), ...orders])).kind === 'done'
}

async function look(call: Call<'status'>, found: Visit, target: Resident): Promise<Answer | 'again'> {
  const { residents } = found
  const activity = houseActivity(call)
  const check = decideCheck(target.row.data, call.now)
  const hatched = hatching(
    call,
    residents.filter((one) => one !== target),
  )
  const writes = check.changed ? [{ row: target.row, after: check.creature }, ...hatched] : hatched
  if (writes.length > 0 && !(await saved(call, found, writes))) return 'again'

  const { moment, news } = check
  const others = residents
    .filter(({ row }) => row !== target.row)
    .map(({ row, moment }) => compactView(row.data.stage === 'egg' ? at(hatch(row.data, call.now), call.now) : moment))
  const { creature } = moment
  const stage = stageToTell(news)
  const transition = stage && milestoneView({ type: 'stage_transition', value: stage }, creature)
  return {
    body: {
      creature: { ...fullView(moment), image_url: imageOf(call, creature) },
      ...(transition && { milestone: { stage, message: transition.message, ...portraitNote(call, creature, stage) } }),
      ...(news.length > 0 && { milestones: news.map((one) => milestoneView(one, creature)) }),
      ...picturesView(call, creature),
      ...(others.length > 0 && { other_creatures: others }),
      recommended_checkin: checkinView(moment),
      soul_prompt: soulPrompt(moment, { full: news.length > 0 || isNewToday(moment, target.row.data) }),
      ...(await activity),
      next_steps: suggest(moment),
    },
  }
}

async function emptyHouse({ ctx, now }: Call<'status'>, { agent }: Visit): Promise<Answer> {
  const lost = await lastLost(ctx, agent.data)
  const summary: LostInput | null = lost && {
    name: lost.name,
    cause: lost.cause,
    hours_since_death: hoursBetween(lost.died_at, now),
    returns_until: stillOpen(lost.died_at, now),
    cost: lost.cost,
  }
  return refuse('nothing_alive', {
    more: {
      message: houseEmptyMessage(summary),
      ...(lost && {
        last_lost: { creature_id: lost.creature_id, name: lost.name, cause: lost.cause, died_at: iso(lost.died_at) },
        resurrection: wayBack(lost.died_at, lost.cost, now),
      }),
    },
    next_steps: [
      ...(lost ? returnSteps(lost, lost.died_at, now) : []),
      step('adopt', { description: 'Adopt an egg.' }),
      ...(lost ? [step('history', { query: { creature_id: lost.creature_id } })] : []),
    ],
  })
}

const notYours = ({ residents }: Visit): Answer =>
  refuse('not_your_creature', { more: { your_creatures: yourCreatures(residents) } })

function mourn(call: Call<'status'>, { creature, stone }: Died, house: object): Answer {
  const { now } = call
  const cost = resurrectionCost(creature, now)
  const open = stillOpen(stone.died_at, now)
  return {
    body: {
      creature: {
        ...nameTag(creature),
        age_hours: stone.age_hours,
        ...statsView(creature),
        personality_traits: traitsOf(creature),
        alive: false,
        died_at: iso(stone.died_at),
        cause: stone.cause,
        epitaph: stone.epitaph,
        image_url: imageOf(call, creature),
      },
      message: lastLostMessage({
        name: creature.name,
        cause: stone.cause,
        hours_since_death: hoursBetween(stone.died_at, now),
        returns_until: open,
        cost,
      }),
      gravestone: stoneView(stone),
      resurrection: wayBack(stone.died_at, cost, now),
      soul_prompt: memorialOf(creature, stone, open !== null),
      ...house,
      next_steps: afterDeath(creature, stone.died_at, now),
    },
  }
}
