/** Acts of agents with their expected results. */
import { ok, deepStrictEqual as same } from 'node:assert'
import fc, { type Arbitrary } from 'fast-check'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { builtInSpecies } from '../../../lambdas/domain/species/catalogue'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { CARE_ACTIONS, type CareAction } from '../../../lambdas/species/care-actions'
import { alterCreature, countAdultRaised } from '../../support/agents/keeper'
import { freshAddress, savedPartOf } from '../../support/http'
import type { TestHouse } from '../../support/test-house'
import { buy, openOrClose, type Pack, refund, register, rotate } from './account'
import { type Act, byAgent, newAct, onCreature } from './act'
import { answered, call, checkCare, look } from './looking'
import { livesAt, living, type Model, type ModelAgent, type ModelCreature } from './model'
import * as reckoned from './reckoning'
import { grant } from './wishes'

const RESURRECTION_DAYS = 7
const HOURS_OLDER = 400

const readPublic = async (house: TestHouse, path: string) =>
  (await house.call('GET', path, { from: freshAddress() })).body

export const adopt = (at: number, slug: string | undefined) =>
  byAgent(`adopt ${slug ?? 'any'}`, at, async (agent, model, house) => {
    model.visit(agent, house.clock.now())
    const body = { name: 'Moth', ...(slug && { species_slug: slug }) }
    const answer = await call(house, agent, 'POST', '/api/house/adopt', { body })
    const known = !slug || builtInSpecies(slug) !== null || model.species.has(slug)
    answered(answer, known ? 201 : 400)
    if (!known) return
    const { creature, milestones = [] } = answer.body
    const first = milestones.some(({ type }: { type: string }) => type === 'first_adoption')
    same(first, agent.creatures.length === 0)
    const book = await readPublic(house, `/api/house/species/${creature.species_key}`)
    const kind: reckoned.Kind = book.species
    if (slug) same(kind.slug, slug)
    same(creature.feeding_window_hours, kind.feeding_window_hours)
    agent.creatures.push({
      id: creature.id,
      kind,
      life: null,
      cause: null,
      state: 'egg',
      dies_at: null,
      cared: 0,
      deaths: 0,
      wishes: 0,
      wished_on: null,
    })
  })

const lookAt = (at: number) => byAgent('look', at, (agent, model, house) => look(model, house, agent))

const CARED: Readonly<Record<ModelCreature['state'], number>> = { egg: 400, alive: 200, dead: 404, released: 404 }

const care = (at: number, which: number, action: CareAction) =>
  onCreature(action, at, which, async (creature, agent, model, house) => {
    model.visit(agent, house.clock.now())
    const body = { action, creature_id: creature.id }
    const answer = await call(house, agent, 'POST', '/api/house/care', { body })
    answered(answer, CARED[creature.state])
    if (creature.state !== 'alive') return
    ok(answer.body.creature.alive, 'plain care kills nobody')
    checkCare(creature, action, house.clock.now(), answer.body)
    await look(model, house, agent)
  })

/** Visits to one creature, each some share of its feeding window after the previous one: a meal and one other act. */
const keep = (at: number, which: number, visits: readonly (readonly [number, CareAction])[]) =>
  onCreature(`keep ${JSON.stringify(visits)}`, at, which, async (creature, agent, model, house) => {
    for (const [share, action] of visits) {
      if (creature.state === 'egg') await look(model, house, agent)
      house.clock.advance(Math.round(share * creature.kind.feeding_window_hours * 60) / 60)
      for (const one of ['feed', action] as const) await care(at, which, one).run(model, house)
      if (creature.state !== 'alive') return
    }
  })

/** Without an id it reaches the only creature. */
const careForAnyone = (at: number) =>
  byAgent('reflect', at, async (agent, model, house) => {
    model.visit(agent, house.clock.now())
    const [only, another] = living(agent)
    const answer = await call(house, agent, 'POST', '/api/house/care', { body: { action: 'reflect' } })
    answered(answer, another ? 400 : only ? CARED[only.state] : 404)
    if (answer.status !== 200 || !only) return
    same(answer.body.creature.id, only.id)
    checkCare(only, 'reflect', house.clock.now(), answer.body)
    await look(model, house, agent)
  })

/** Nobody but its keeper finds a creature. */
const careForAnother = (at: number, whose: number, which: number, action: CareAction) =>
  byAgent(`${action} for ${which} of (${whose})`, at, async (agent, model, house) => {
    const keeper = model.agent(whose) as ModelAgent
    const creature = keeper.creatures[which % keeper.creatures.length]
    if (!creature || keeper === agent) return
    model.visit(agent, house.clock.now())
    const body = { action, creature_id: creature.id }
    answered(await call(house, agent, 'POST', '/api/house/care', { body }), 404)
  })

const RELEASED: Readonly<Record<ModelCreature['state'], number>> = { egg: 200, alive: 200, dead: 404, released: 404 }

const release = (at: number, which: number) =>
  onCreature('release', at, which, async (creature, agent, model, house) => {
    const foundDead = model.visit(agent, house.clock.now()).includes(creature)
    const body = { creature_id: creature.id }
    const answer = await call(house, agent, 'DELETE', '/api/house/release', { body })
    answered(answer, foundDead ? 410 : RELEASED[creature.state])
    if (answer.status === 200) creature.state = 'released'
    else if (foundDead) same(answer.body.gravestone.died_at, creature.dies_at)
  })

/** Sent twice under one idempotency key: done once, with the same response. */
const reflectOnce = (at: number, which: number) =>
  onCreature('reflect once', at, which, async (creature, agent, model, house) => {
    model.visit(agent, house.clock.now())
    const sent = {
      body: { action: 'reflect', creature_id: creature.id },
      headers: { 'idempotency-key': house.context.newId() },
    }
    const answer = await call(house, agent, 'POST', '/api/house/care', sent)
    answered(answer, CARED[creature.state])
    if (creature.state !== 'alive' || !creature.life) return
    checkCare(creature, 'reflect', house.clock.now(), answer.body)
    const again = await call(house, agent, 'POST', '/api/house/care', sent)
    same(savedPartOf(again.body), savedPartOf(answer.body))
    same(again.body.house_activity, answer.body.house_activity)
    await look(model, house, agent)
  })

export const resurrect = (at: number, which: number) =>
  onCreature('resurrect', at, which, async (creature, agent, model, house) => {
    const now = house.clock.now()
    model.visit(agent, now)
    const body = { creature_id: creature.id }
    const answer = await call(house, agent, 'POST', '/api/house/resurrect', { body })
    if (creature.state === 'released') return answered(answer, 404)
    if (creature.state !== 'dead') return answered(answer, 400)
    const died = Date.parse(creature.dies_at ?? '')
    if (now - died > RESURRECTION_DAYS * 86_400_000) return answered(answer, 410)
    const life = creature.life as reckoned.Life
    const cost = reckoned.costOf(life, died, creature.deaths)
    answered(answer, cost > agent.credits ? 402 : 200)
    if (answer.status === 402) {
      same([answer.body.balance, answer.body.cost], [agent.credits, cost])
      return
    }
    agent.credits -= cost
    const { credits_spent, credits_remaining, creature: shown } = answer.body
    same([credits_spent, credits_remaining], [cost, agent.credits])
    same(shown.resurrection_number, creature.deaths)
    Object.assign(creature, { state: 'alive', dies_at: null, life: reckoned.returned(life, died, now) })
    agent.unreported.delete(creature.id)
    await look(model, house, agent)
  })

/** Waits for the very end of the seven days, or for the millisecond after it. */
const waitForTheLast = (at: number, which: number, late: boolean) =>
  onCreature(late ? 'too late for' : 'at the last moment for', at, which, async (creature, _agent, model, house) => {
    const left = Date.parse(creature.dies_at ?? '') + RESURRECTION_DAYS * 86_400_000 + Number(late) - house.clock.now()
    if (creature.state !== 'dead' || left < 0) return
    house.clock.advance(left / 3_600_000)
    await resurrect(at, which).run(model, house)
  })

const grow = (at: number) =>
  byAgent('grow', at, async (agent, _model, house) => {
    await countAdultRaised(house, agent.id)
    agent.adult = true
  })

/** As if it were much older. */
const age = (at: number, which: number) =>
  onCreature('age', at, which, async (creature, agent, model, house) => {
    if (!creature.life || !livesAt(creature, house.clock.now())) return
    const older = ({ lived_before_hours }: Creature) => ({ lived_before_hours: lived_before_hours + HOURS_OLDER })
    await alterCreature({ house, keeper: agent }, older, creature.id)
    creature.life.hours_before += HOURS_OLDER
    await look(model, house, agent)
  })

/** As if it had been neglected: at full levels, the effect of care is hardly visible. */
const weaken = (at: number, which: number, level: number) =>
  onCreature(`weaken to ${level}`, at, which, async (creature, agent, model, house) => {
    const now = house.clock.now()
    if (!creature.life || !livesAt(creature, now)) return
    const stats = { hunger: level, happiness: level, health: level, trust: level, discipline: level }
    await alterCreature({ house, keeper: agent }, () => ({ stats, as_of: asInstant(now) }), creature.id)
    Object.assign(creature.life, { at: now, levels: { ...stats } })
    await look(model, house, agent)
  })

const design = (at: number, slug: string) =>
  byAgent(`design ${slug}`, at, async (agent, model, house) => {
    model.visit(agent, house.clock.now())
    const body = { slug, name: 'Soaked', family: 'exotic', personality: 'Wet through, and patient.' }
    const answer = await call(house, agent, 'POST', '/api/house/species', { body })
    const allowed = model.species.has(slug) ? 409 : 201
    answered(answer, agent.adult ? allowed : [allowed, 403])
    agent.adult ||= answer.status !== 403
    if (answer.status === 201) model.species.add(slug)
  })

/** Every agent may, on every stone, once; the stone's owner does not matter. */
export const layFlower = (at: number, whose: number, which: number) =>
  byAgent(`lay a flower on ${which} of (${whose})`, at, async (agent, model, house) => {
    const keeper = model.agent(whose) as ModelAgent
    const yard = await readPublic(house, `/api/house/graveyard?agent=${keeper.username}`)
    const stone: string | undefined = yard.gravestones[which % yard.gravestones.length]?.id
    if (!stone) return
    model.visit(agent, house.clock.now())
    const answer = await call(house, agent, 'POST', '/api/house/flowers', { body: { gravestone_id: stone } })
    const lying = model.flowers.get(stone) ?? []
    answered(answer, lying.includes(agent) ? 409 : 200)
    if (answer.status === 409) return
    model.flowers.set(stone, [agent, ...lying])
    same(answer.body.flowers, [agent, ...lying].filter((giver) => giver !== keeper).length)
  })

const wait = (hours: number) =>
  newAct(`wait(${hours} h)`, async (_model, house) => {
    house.clock.advance(hours)
  })

/** Runs the reaper, then checks all public data. */
export async function checkPublicData(model: Model, house: TestHouse): Promise<void> {
  const now = house.clock.now()
  for (const agent of model.agents) model.visit(agent, now)
  await house.runJobs()
  const stats = await readPublic(house, '/api/stats')
  const { creatures_alive, eggs_unhatched, gravestones, agents } = stats
  same(
    { creatures_alive, eggs_unhatched, gravestones, agents },
    {
      creatures_alive: model.count('alive'),
      eggs_unhatched: model.count('egg'),
      gravestones: model.stones(),
      agents: model.agents.length,
    },
  )
  const hall = await readPublic(house, '/api/house/hall?per_page=100')
  same(hall.leaderboard.length, Math.min(100, model.count('alive')))
  for (let page = 1, more = true; more; page++) {
    const graveyard = await readPublic(house, `/api/house/graveyard?per_page=200&page=${page}`)
    same(graveyard.pagination.total, model.stones())
    for (const stone of graveyard.gravestones) countFlowers(model, stone)
    more = graveyard.pagination.has_next
  }
  const book = await readPublic(house, '/api/house/species')
  same(book.pagination.total, model.species.size)
}

const NAMES_TOLD = 5

interface Flowered {
  id: string
  caretaker: string
  flowers: number
  flowers_from: string[]
}

function countFlowers(model: Model, { id, caretaker, flowers, flowers_from }: Flowered): void {
  const givers = (model.flowers.get(id) ?? []).map(({ username }) => username).filter((name) => name !== caretaker)
  same([flowers, flowers_from.length], [givers.length, Math.min(NAMES_TOLD, givers.length)])
  ok(
    flowers_from.every((name) => givers.includes(name)),
    `${flowers_from} of ${givers}`,
  )
}

const [who, which] = [fc.nat({ max: 3 }), fc.nat({ max: 4 })]
const SLUGS = ['moss_fox', 'rain_cat']
/** One ordinary species, and all that have special rules. */
export const BUILT_IN = [
  'tabby',
  'persian',
  'bengal',
  'jackrabbit',
  'border_collie',
  'chonk',
  'owl',
  'kinkajou',
  'robot',
  'hedgehog',
  'pangolin',
  'void',
]

const ADOPTED = [undefined, undefined, 'nobody_yet', ...SLUGS, ...BUILT_IN]

/** In every phase of the feeding window, and on its edges. */
const SHARES = [0.1, 0.24, 0.26, 0.47, 0.5, 0.75, 0.75, 0.75, 1, 1.1, 1.5, 1.6, 2.6] as const
const VISITS = fc.array(fc.tuple(fc.constantFrom(...SHARES), fc.constantFrom(...CARE_ACTIONS)), {
  minLength: 3,
  maxLength: 12,
  size: 'max',
})

/** Every run starts with these acts. */
export const BEGINNING: readonly Act[] = [
  register(0),
  register(1),
  adopt(0, 'tabby'),
  adopt(0, 'hedgehog'),
  adopt(1, undefined),
  lookAt(0),
  weaken(0, 0, 35),
]

/** How often each act is among the choices. */
const WEIGHTED: readonly (readonly [times: number, act: Arbitrary<Act>])[] = [
  [1, fc.nat({ max: 4 }).map(register)],
  [1, who.map(rotate)],
  [1, fc.tuple(who, fc.constantFrom(...ADOPTED)).map((chosen) => adopt(...chosen))],
  [3, who.map(lookAt)],
  [1, fc.tuple(who, which, fc.constantFrom(...CARE_ACTIONS)).map((chosen) => care(...chosen))],
  [3, fc.tuple(who, which).map(([at, one]) => care(at, one, 'feed'))],
  [2, fc.tuple(who, which, VISITS).map((chosen) => keep(...chosen))],
  [1, who.map(careForAnyone)],
  [1, fc.tuple(who, which).map((chosen) => release(...chosen))],
  [1, fc.tuple(who, fc.constantFrom<Pack[]>('100', '500', '1000')).map((chosen) => buy(...chosen))],
  [1, who.map(refund)],
  [1, fc.tuple(who, fc.constantFrom('POST', 'DELETE')).map((chosen) => openOrClose(...chosen))],
  [1, fc.tuple(who, which).map((chosen) => reflectOnce(...chosen))],
  [2, fc.tuple(who, which).map((chosen) => resurrect(...chosen))],
  [1, fc.tuple(who, which, fc.boolean()).map((chosen) => waitForTheLast(...chosen))],
  [1, who.map(grow)],
  [1, fc.tuple(who, which).map((chosen) => age(...chosen))],
  [2, fc.tuple(who, which, fc.constantFrom(8, 25, 35, 45, 55)).map((chosen) => weaken(...chosen))],
  [1, fc.tuple(who, fc.constantFrom(...SLUGS)).map((chosen) => design(...chosen))],
  [1, fc.tuple(who, who, which).map((chosen) => layFlower(...chosen))],
  [1, fc.tuple(who, who, which, fc.constantFrom(...CARE_ACTIONS)).map((chosen) => careForAnother(...chosen))],
  [2, fc.tuple(who, which).map((chosen) => grant(...chosen))],
  [3, fc.constantFrom(0.2, 3, 5, 9, 26, 50, 180).map(wait)],
  [1, fc.constant(newAct('take stock', checkPublicData))],
]

export const ACTS: readonly Arbitrary<Act>[] = WEIGHTED.flatMap(([times, act]) => Array(times).fill(act))
