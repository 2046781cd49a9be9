/** What agents do, and what must come of it: which calls succeed, and what the answers tell. */
import { ok, deepStrictEqual as same } from 'node:assert'
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { CARE_ACTIONS } from '../../../lambdas/domain/creature/creature'
import { PACKS } from '../../../lambdas/domain/money/money'
import type { TestHouse } from '../../support/house'
import { freshAddress, type Received, type Sent } from '../../support/http'
import { raiseAnAdult } from '../../support/life'
import { buy } from '../../support/stripe'
import { living, type Model, type ModelAgent, type ModelCreature } from './model'

type Deed = AsyncCommand<Model, TestHouse>

const deed = (name: string, run: (model: Model, house: TestHouse) => Promise<void>): Deed => ({
  check: () => true,
  run,
  toString: () => name,
})

const RESURRECTION_DAYS = 7

const call = (house: TestHouse, { key }: ModelAgent, method: string, path: string, sent: Sent = {}) =>
  house.call(method, path, { key, ...sent })

function answered({ status, text }: Received, expected: number | readonly number[]): void {
  ok([expected].flat().includes(status), `answered ${status} where ${expected} was due: ${text}`)
}

/** The whole house is looked at: eggs hatch, every loss is told, and every living creature tells when it would die. */
async function look(model: Model, house: TestHouse, agent: ModelAgent): Promise<void> {
  const fates = new Map(agent.creatures.map(({ id, dies_at }) => [id, dies_at]))
  model.visit(agent, house.clock.now())
  const answer = await call(house, agent, 'GET', '/api/house/status')
  const here = living(agent)
  answered(answer, here.length > 0 ? 200 : 404)
  const { creature, other_creatures = [], lost_since_last_look = [] } = answer.body
  const shown: { id: string; stage: string; alive: boolean; death_clock: { dies_at: string } }[] =
    here.length > 0 ? [creature, ...other_creatures] : []
  same(shown.map(({ id }) => id).sort(), here.map(({ id }) => id).sort())
  const losses: { creature_id: string; died_at: string }[] = lost_since_last_look
  same(losses.map(({ creature_id }) => creature_id).sort(), [...agent.untold].sort())
  for (const { creature_id, died_at } of losses) same(died_at, fates.get(creature_id), 'it died when it was foretold')
  agent.untold.clear()
  for (const one of here) {
    const { stage, alive, death_clock } = shown.find(({ id }) => id === one.id) as (typeof shown)[number]
    ok(alive && stage !== 'egg', `${one.id} is ${stage}`)
    agent.adult ||= stage === 'adult'
    Object.assign(one, { state: 'alive', dies_at: death_clock.dies_at })
  }
}

const register = (number: number): Deed =>
  deed(`register(${number})`, async (model, house) => {
    const username = `soak-${number}`
    const answer = await house.call('POST', '/api/auth/register', { body: { username }, from: freshAddress() })
    const taken = model.agents.some((agent) => agent.username === username)
    answered(answer, taken ? 409 : 201)
    if (taken) return
    const { agent, your_token: key } = answer.body
    same(agent.username, username)
    model.agents.push({ username, id: agent.id, key, credits: 0, creatures: [], adult: false, untold: new Set() })
  })

const byAgent = (
  name: string,
  at: number,
  run: (agent: ModelAgent, model: Model, house: TestHouse) => Promise<void>,
): Deed =>
  deed(`${name}(${at})`, async (model, house) => {
    const agent = model.agent(at)
    if (agent) await run(agent, model, house)
  })

const rotate = (at: number) =>
  byAgent('rotate', at, async (agent, _model, house) => {
    const old = agent.key
    const answer = await call(house, agent, 'POST', '/api/auth/rotate-key')
    answered(answer, 200)
    agent.key = answer.body.your_token
    answered(await house.call('GET', '/api/house/credits', { key: old }), 401)
    answered(await call(house, agent, 'GET', '/api/house/credits'), 200)
  })

const adopt = (at: number, slug: string | undefined) =>
  byAgent(`adopt ${slug ?? 'any'}`, at, async (agent, model, house) => {
    model.visit(agent, house.clock.now())
    const body = { name: 'Moth', ...(slug && { species_slug: slug }) }
    const answer = await call(house, agent, 'POST', '/api/house/adopt', { body })
    const known = !slug || slug === 'tabby' || model.species.has(slug)
    answered(answer, known ? 201 : 400)
    if (!known) return
    const { creature, milestones = [] } = answer.body
    const first = milestones.some(({ type }: { type: string }) => type === 'first_adoption')
    same(first, agent.creatures.length === 0)
    agent.creatures.push({ id: creature.id, state: 'egg', dies_at: null, cared: 0, deaths: 0 })
  })

const lookAt = (at: number) => byAgent('look', at, (agent, model, house) => look(model, house, agent))

const onCreature = (
  name: string,
  at: number,
  which: number,
  run: (creature: ModelCreature, agent: ModelAgent, model: Model, house: TestHouse) => Promise<void>,
): Deed =>
  byAgent(`${name} ${which} of `, at, async (agent, model, house) => {
    const creature = agent.creatures[which % agent.creatures.length]
    if (creature) await run(creature, agent, model, house)
  })

const CARED: Readonly<Record<ModelCreature['state'], number>> = { egg: 400, alive: 200, dead: 404, released: 404 }

const care = (at: number, which: number, action: string) =>
  onCreature(action, at, which, async (creature, agent, model, house) => {
    model.visit(agent, house.clock.now())
    const body = { action, creature_id: creature.id }
    const answer = await call(house, agent, 'POST', '/api/house/care', { body })
    answered(answer, CARED[creature.state])
    if (creature.state !== 'alive') return
    const { action_result, creature: shown } = answer.body
    ok(shown.alive, 'plain care kills nobody')
    ok(action_result.success || action !== 'reflect', 'a reflection is never refused')
    creature.cared += action_result.success ? 1 : 0
    await look(model, house, agent)
  })

/** Without a name it reaches the only one there is. */
const careForAnyone = (at: number) =>
  byAgent('reflect', at, async (agent, model, house) => {
    model.visit(agent, house.clock.now())
    const [only, another] = living(agent)
    const answer = await call(house, agent, 'POST', '/api/house/care', { body: { action: 'reflect' } })
    answered(answer, another ? 400 : only ? CARED[only.state] : 404)
    if (answer.status !== 200 || !only) return
    same(answer.body.creature.id, only.id)
    only.cared += 1
    await look(model, house, agent)
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

const buyCredits = (at: number, pack: (typeof PACKS)[number]) =>
  byAgent(`buy ${pack.id}`, at, async (agent, _model, house) => {
    await buy(house, agent, pack.id)
    agent.credits += pack.credits
    same((await call(house, agent, 'GET', '/api/house/credits')).body.credits, agent.credits)
  })

const resurrect = (at: number, which: number) =>
  onCreature('resurrect', at, which, async (creature, agent, model, house) => {
    const now = house.clock.now()
    model.visit(agent, now)
    const body = { creature_id: creature.id }
    const answer = await call(house, agent, 'POST', '/api/house/resurrect', { body })
    if (creature.state === 'released') return answered(answer, 404)
    if (creature.state !== 'dead') return answered(answer, 400)
    if (now - Date.parse(creature.dies_at ?? '') > RESURRECTION_DAYS * 86_400_000) return answered(answer, 410)
    answered(answer, [200, 402])
    if (answer.status === 402) {
      same(answer.body.balance, agent.credits)
      ok(answer.body.cost > agent.credits, 'nobody is turned away who could pay')
      return
    }
    const { credits_spent, credits_remaining, creature: shown } = answer.body
    ok(credits_spent <= agent.credits && credits_spent >= 100 * 5 ** (creature.deaths - 1))
    agent.credits -= credits_spent
    same(credits_remaining, agent.credits)
    same(shown.resurrection_number, creature.deaths)
    Object.assign(creature, { state: 'alive', dies_at: null })
    agent.untold.delete(creature.id)
    await look(model, house, agent)
  })

const grow = (at: number) =>
  byAgent('grow', at, async (agent, _model, house) => {
    await raiseAnAdult(house, agent.id)
    agent.adult = true
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

const wait = (hours: number) =>
  deed(`wait(${hours} h)`, async (_model, house) => {
    house.clock.advance(hours)
  })

/** The reaper comes by, and then everything public is as it should be. */
export async function takeStock(model: Model, house: TestHouse): Promise<void> {
  const now = house.clock.now()
  for (const agent of model.agents) model.visit(agent, now)
  await house.doChores()
  const { body: stats } = await house.call('GET', '/api/stats', { from: freshAddress() })
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
  const { body: graveyard } = await house.call('GET', '/api/house/graveyard', { from: freshAddress() })
  same(graveyard.pagination.total, model.stones())
  const { body: book } = await house.call('GET', '/api/house/species', { from: freshAddress() })
  same(book.pagination.total, model.species.size)
}

const [who, which] = [fc.nat({ max: 3 }), fc.nat({ max: 4 })]
const SLUGS = ['moss_fox', 'rain_cat']

/** Nobody begins in an empty house. */
export const BEGINNING: readonly Deed[] = [register(0), register(1), adopt(0, 'tabby'), adopt(1, undefined), lookAt(0)]

const often = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one)

export const DEEDS: readonly Arbitrary<Deed>[] = [
  fc.nat({ max: 4 }).map(register),
  who.map(rotate),
  fc
    .tuple(who, fc.constantFrom(undefined, undefined, 'tabby', 'nobody_yet', ...SLUGS))
    .map(([at, slug]) => adopt(at, slug)),
  ...often(3, who.map(lookAt)),
  fc.tuple(who, which, fc.constantFrom(...CARE_ACTIONS)).map(([at, one, action]) => care(at, one, action)),
  ...often(
    3,
    fc.tuple(who, which).map(([at, one]) => care(at, one, 'feed')),
  ),
  who.map(careForAnyone),
  fc.tuple(who, which).map(([at, one]) => release(at, one)),
  fc.tuple(who, fc.constantFrom(...PACKS)).map(([at, pack]) => buyCredits(at, pack)),
  ...often(
    2,
    fc.tuple(who, which).map(([at, one]) => resurrect(at, one)),
  ),
  who.map(grow),
  fc.tuple(who, fc.constantFrom(...SLUGS)).map(([at, slug]) => design(at, slug)),
  ...often(3, fc.constantFrom(0.2, 3, 5, 9, 26, 50, 180).map(wait)),
  fc.constant(deed('take stock', takeStock)),
]
