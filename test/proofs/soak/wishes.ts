/** Granting wishes. */
import { ok, deepStrictEqual as same } from 'node:assert'
import type { CareAction } from '../../../lambdas/species/care-actions'
import type { TestHouse } from '../../support/test-house'
import { onCreature } from './act'
import { answered, call, checkCare, look } from './looking'
import { livesAt, type ModelAgent, type ModelCreature } from './model'

const MS_PER_HOUR = 3_600_000
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
