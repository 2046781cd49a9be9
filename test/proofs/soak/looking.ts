/** Compares responses about creatures with the model. */
import { ok, deepStrictEqual as same } from 'node:assert'
import type { CareAction } from '../../../lambdas/species/care-actions'
import { STATS, type Stat } from '../../../lambdas/species/vocabulary'
import type { Received, Sent } from '../../support/http'
import type { TestHouse } from '../../support/test-house'
import { living, type Model, type ModelAgent, type ModelCreature } from './model'
import * as reckoned from './reckoning'

/** The minute steps are inexact where a rule changes within a minute. */
const CLOSE = { stat: 0.1, hours: 0.01, death_ms: 3 * 60_000 } as const
const near = (is: number, due: number, by: number, what: string) =>
  ok(Math.abs(is - due) <= by, `${what} is ${is} and not ${due}`)

export const call = (house: TestHouse, { key }: ModelAgent, method: string, path: string, sent: Sent = {}) =>
  house.call(method, path, { key, ...sent })

export function answered({ status, text }: Received, expected: number | readonly number[]): void {
  ok([expected].flat().includes(status), `answered ${status} where ${expected} was due: ${text}`)
}

/** Looks at all creatures: eggs hatch, each loss is reported, and each living creature has a time of death. */
export async function look(model: Model, house: TestHouse, agent: ModelAgent): Promise<Received['body']> {
  const fates = new Map(agent.creatures.map(({ id, dies_at }) => [id, dies_at]))
  model.visit(agent, house.clock.now())
  const answer = await call(house, agent, 'GET', '/api/house/status')
  const here = living(agent)
  answered(answer, here.length > 0 ? 200 : 404)
  const { creature, other_creatures = [], lost_since_last_look = [] } = answer.body
  const shown: Shown[] = here.length > 0 ? [creature, ...other_creatures] : []
  same(shown.map(({ id }) => id).sort(), here.map(({ id }) => id).sort())
  const losses: { creature_id: string; died_at: string; cause: string }[] = lost_since_last_look
  same(losses.map(({ creature_id }) => creature_id).sort(), [...agent.unreported].sort())
  for (const { creature_id, died_at, cause } of losses) {
    same(died_at, fates.get(creature_id), 'it died when it was foretold')
    same(cause, agent.creatures.find(({ id }) => id === creature_id)?.cause)
  }
  agent.unreported.clear()
  for (const one of here) {
    const found = shown.find(({ id }) => id === one.id) as Shown
    ok(found.alive, `${one.id} is not alive`)
    agent.adult ||= found.stage === 'adult'
    const life = one.life ?? reckoned.hatched(one.id, one.kind, house.clock.now())
    reckoned.pass(life, house.clock.now())
    compareStats(found, life)
    life.checked = life.at
    const { at, cause } = reckoned.deathOf(life)
    near(Date.parse(found.death_clock.dies_at), at, CLOSE.death_ms, `the end of ${life.kind.slug}`)
    Object.assign(one, { state: 'alive', life, cause, dies_at: found.death_clock.dies_at })
  }
  return answer.body
}

interface Shown extends Record<Stat, number | null> {
  id: string
  stage: string
  alive: boolean
  age_hours: number
  feeding_status: string
  hours_since_fed: number
  death_clock: { dies_at: string; threshold_hours: number }
}

function compareStats(found: Shown, life: reckoned.Life): void {
  const { slug } = life.kind
  for (const stat of STATS) {
    const [is, due] = [found[stat], reckoned.shown(life, stat)]
    if (is === null || due === null) same(is, due, `${stat} of ${slug} is ${is} and not ${due}`)
    else near(is, due, CLOSE.stat, `${stat} of ${slug}`)
  }
  ok(reckoned.stagesAt(life).includes(found.stage), `${slug} is ${found.stage} and not ${reckoned.stagesAt(life)}`)
  near(found.age_hours, reckoned.ageAt(life, life.at), CLOSE.hours, `the age of ${slug}`)
  near(found.hours_since_fed, (life.at - life.fed) / 3_600_000, CLOSE.hours, `the hours since ${slug} was fed`)
  same(found.feeding_status, reckoned.feedingStatus(life))
  near(found.death_clock.threshold_hours, reckoned.threshold(life), CLOSE.hours, `the threshold of ${slug}`)
}

/** Numbers of granted wishes that bring a keepsake. */
const KEPT_AT = [3, 8, 15, 25, 40]
export const keptFor = (wishes: number): number => KEPT_AT.filter((at) => at <= wishes).length

/** Compares the response to care, and its effect, with the model; then counts it, and the wish that it may have granted. */
export function checkCare(creature: ModelCreature, action: CareAction, now: number, body: Received['body']): void {
  if (creature.life) applyCare(creature.life, action, now, body)
  creature.cared += body.action_result.success ? 1 : 0
  if (!body.wish_granted) return
  const day = Math.floor(now / 86_400_000)
  ok(creature.wished_on !== day, 'a second wish was granted on one day')
  Object.assign(creature, { wishes: creature.wishes + 1, wished_on: day })
  same(body.wish_granted.wishes_granted, creature.wishes)
  ok(!KEPT_AT.includes(creature.wishes) || body.new_keepsakes?.length > 0, 'nothing was kept of the wish')
}

function applyCare(
  life: reckoned.Life,
  action: CareAction,
  now: number,
  { action_result, creature }: Received['body'],
) {
  reckoned.pass(life, now)
  const refused = reckoned.refuses(life, action)
  same(action_result.success, !refused, `${life.kind.slug} ${refused ? 'takes' : 'does not take'} ${action}`)
  const category = action_result.item_result?.category ?? null
  if (!refused) same(action_result.timing, reckoned.care(life, action, category))
  for (const stat of STATS) {
    const due = reckoned.shown(life, stat)
    if (due !== null && creature[stat] !== null)
      near(creature[stat], due, CLOSE.stat, `${stat} of ${life.kind.slug} after ${action}`)
  }
}
