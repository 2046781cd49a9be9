/** Acts for others: sitting, and granting wishes. */
import { ok, deepStrictEqual as same } from 'node:assert'
import type { CareAction } from '../../../lambdas/species/care-actions'
import type { TestHouse } from '../../support/test-house'
import { byAgent, onCreature } from './act'
import { answered, call, checkCare, look, lookAfter } from './looking'
import { livesAt, type ModelAgent, type ModelCreature } from './model'
import * as reckoned from './reckoning'

const MS_PER_HOUR = 3_600_000
const MOST_SITTINGS = 5
const MOST_REQUESTS = 5
const REQUEST_HOURS = 24
/** Number of sitters' names that a life keeps. */
const REMEMBERED = 3

const ASKED: Readonly<Record<ModelCreature['state'], number>> = { egg: 400, alive: 200, dead: 404, released: 404 }

/** An agent may ask any other agent to which it has no open request and which has fewer than five. */
export const askSitter = (at: number, which: number, whom: number, hours: number) =>
  onCreature(`ask (${whom}) for ${hours} h for`, at, which, async (creature, agent, model, house) => {
    const now = house.clock.now()
    const sitter = model.agent(whom) as ModelAgent
    model.visit(agent, now)
    const until = now + Math.round(hours * MS_PER_HOUR)
    const body = { creature_id: creature.id, username: sitter.username, until: new Date(until).toISOString() }
    const answer = await call(house, agent, 'POST', '/api/house/sitters', { body })
    if (sitter === agent) return answered(answer, 400)
    const open = model.openRequests(now).filter((one) => one.sitter === sitter)
    const refused = open.length >= MOST_REQUESTS || open.some(({ keeper }) => keeper === agent)
    answered(answer, ASKED[creature.state] === 200 && refused ? 409 : ASKED[creature.state])
    if (answer.status !== 200) return
    const expires = Math.min(until, now + REQUEST_HOURS * MS_PER_HOUR)
    model.dropRequest(creature)
    model.requests.push({ keeper: agent, sitter, creature, until, expires })
    await Promise.all([look(model, house, agent), look(model, house, sitter)])
  })

/** The asked agent may accept while it has a free place; for any other agent there is no request. */
export const answerRequest = (at: number, whose: number, which: number, accept: boolean) =>
  byAgent(`${accept ? 'accept' : 'decline'} to sit for ${which} of (${whose})`, at, async (agent, model, house) => {
    const now = house.clock.now()
    const keeper = model.agent(whose) as ModelAgent
    const creature = keeper.creatures[which % keeper.creatures.length]
    if (!creature) return
    model.visit(agent, now)
    const request = model.openRequests(now).find((one) => one.creature === creature && one.sitter === agent)
    const body = { creature_id: creature.id, accept }
    const answer = await call(house, agent, 'POST', '/api/house/sitting', { body })
    const isFull = accept && model.placesTaken(agent, creature, now) >= MOST_SITTINGS
    answered(answer, !request || !livesAt(creature, now) ? 404 : isFull ? 409 : 200)
    if (!request || answer.status !== 200) return
    if (accept) {
      model.dropRequest(creature)
      model.endSitting(creature, now)
      model.sittings.push({ sitter: agent, creature, until: request.until, died: false })
    } else request.outcome = 'declined'
    await Promise.all([look(model, house, agent), look(model, house, keeper)])
  })

/** Its keeper and its sitter may end it, and its keeper may withdraw a request; for any other agent there is none. */
export const endSitting = (at: number, whose: number, which: number) =>
  byAgent(`end the sitting for ${which} of (${whose})`, at, async (agent, model, house) => {
    const now = house.clock.now()
    const keeper = model.agent(whose) as ModelAgent
    const creature = keeper.creatures[which % keeper.creatures.length]
    if (!creature) return
    model.visit(agent, now)
    const sitting = model.sittingOf(creature, now)
    const isAsked = agent === keeper && model.openRequests(now).some((one) => one.creature === creature)
    const isSat = sitting && (agent === keeper || agent === sitting.sitter)
    const mayEnd = (isSat || isAsked) && creature.state === 'alive'
    const answer = await call(house, agent, 'DELETE', '/api/house/sitters', { body: { creature_id: creature.id } })
    answered(answer, mayEnd ? 200 : 404)
    if (mayEnd && agent === keeper) model.dropRequest(creature)
    if (mayEnd) model.endSitting(creature, now)
    if (mayEnd && sitting && agent !== keeper && !model.openRequests(now).some((one) => one.creature === creature)) {
      model.dropRequest(creature)
      model.requests.push({ keeper, sitter: agent, creature, until: sitting.until, expires: now, outcome: 'ended' })
    }
    await look(model, house, agent)
  })

/** A sitter may do everything but discipline and feed early; for any other agent the creature is not found. */
export const careForAnother = (at: number, whose: number, which: number, action: CareAction) =>
  byAgent(`${action} for ${which} of (${whose})`, at, async (agent, model, house) => {
    const now = house.clock.now()
    const keeper = model.agent(whose) as ModelAgent
    const creature = keeper.creatures[which % keeper.creatures.length]
    if (!creature || keeper === agent) return
    model.visit(agent, now)
    const sits = model.sittingOf(creature, now)?.sitter === agent && livesAt(creature, now)
    const answer = await call(house, agent, 'POST', '/api/house/care', { body: { action, creature_id: creature.id } })
    if (sits && answer.status === 409) {
      reckoned.pass(creature.life as reckoned.Life, now)
      same([action, reckoned.feedingStatus(creature.life as reckoned.Life)], ['feed', 'ok'])
      return
    }
    answered(answer, !sits ? 404 : action === 'discipline' ? 403 : 200)
    if (answer.status !== 200 || !creature.life) return
    checkCare(creature, action, now, answer.body)
    if (answer.body.action_result.success) {
      creature.sat_by = [...creature.sat_by.filter((one) => one !== agent), agent].slice(-REMEMBERED)
    }
    await lookAfter(model, house, agent, creature)
  })

export const grant = (at: number, which: number) =>
  onCreature('grant the wish of', at, which, async (creature, agent, model, house) => {
    await look(model, house, agent)
    if (!livesAt(creature, house.clock.now())) return
    const { body: status } = await call(house, agent, 'GET', `/api/house/status?creature_id=${creature.id}`)
    if (await grantWish(creature, agent, house, status.creature)) await look(model, house, agent)
  })

interface Wishing {
  feeding_status: string
  wish?: {
    by: { action: CareAction; item?: string; hours?: [number, number]; times?: number; met?: number }
    call?: string
  }
}

/** Grants a wish as status recommends, within its hours; returns whether there was one to grant. */
export async function grantWish(
  creature: ModelCreature,
  agent: ModelAgent,
  house: TestHouse,
  { wish, feeding_status }: Wishing,
): Promise<boolean> {
  const now = house.clock.now()
  if (!wish) return false
  ok(creature.wished_on !== Math.floor(now / (24 * MS_PER_HOUR)), 'it wishes again on the same day')
  const { action, item, hours: [from, to] = [0, 24], times = 1, met = 0 } = wish.by
  const hour = new Date(now).getUTCHours()
  const isNow = hour >= from && hour < to && (action !== 'feed' || feeding_status === 'due_soon')
  same(wish.call !== undefined, isNow, 'the call of the wish')
  if (!isNow) return false
  const before = creature.wishes
  let taken = true
  for (let time = met; time < times; time++) taken = (await careFor(creature, agent, house, action, item)) && taken
  if (taken) same(creature.wishes, before + 1, 'what was said to grant its wish did not')
  return true
}

/** Cares for a living creature and checks the response; returns whether it was accepted. Does not look afterwards. */
export async function careFor(
  creature: ModelCreature,
  agent: ModelAgent,
  house: TestHouse,
  action: CareAction,
  item?: string,
): Promise<boolean> {
  const body = { action, creature_id: creature.id, ...(item && { item }) }
  const answer = await call(house, agent, 'POST', '/api/house/care', { body })
  answered(answer, 200)
  checkCare(creature, action, house.clock.now(), answer.body)
  return answer.body.action_result.success
}
