/** Sitters: another agent cares for a creature for some days; both households always agree on who does. */

import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import type { Charge } from '../../../lambdas/domain/creature/sitter'
import { after, asHours, iso } from '../../../lambdas/domain/time/instants'
import { useDeletionHouse } from '../../support/agents/account-deletion'
import { alterCreature, GENEROUS_LIMITS, hoursBefore, type Keeper, newKeeper } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'
import { buyCredits } from '../../support/services/stripe'
import { openTestHouse } from '../../support/test-house'

const the = useDeletionHouse()
const inHours = (hours: number): string => iso(after(the.house.context.now(), asHours(hours)))

const ask = ({ key }: Keeper, body: object, headers = {}) =>
  the.house.call('POST', '/api/house/sitters', { key, body, headers, from: freshAddress() })
const end = ({ key }: Keeper, creature_id: string, headers = {}) =>
  the.house.call('DELETE', '/api/house/sitters', { key, body: { creature_id }, headers })
const me = async ({ key }: Keeper) => (await the.house.call('GET', '/api/me', { key })).body
const plan = async ({ key }: Keeper, query = '') => the.house.call('GET', `/api/house/plan${query}`, { key })

/** A hungry creature with a sitter. */
async function sat(hours = 48, name = 'Moth') {
  const [keeper, sitter] = [await newKeeper(the.house), await newKeeper(the.house)]
  const id = await keeper.raise({ name, species_slug: 'calico' })
  const hungry = (creature: Creature) => ({
    last_fed_at: hoursBefore(creature, 4),
    stats: { ...creature.stats, hunger: 40 },
  })
  await alterCreature({ house: the.house, keeper }, hungry)
  const { status, body } = await ask(keeper, { creature_id: id, username: sitter.username, until: inHours(hours) })
  expect(status).toBe(200)
  return { keeper, sitter, id, asked: body }
}

/** Whether creature and sitter name each other; fails if only one does. */
async function agreed(keeper: Keeper, sitter: Keeper): Promise<boolean> {
  const [creature] = (await the.house.rowsOf<Creature>(keeper.id, 'creature')).map(({ data }) => data)
  const charges = (await the.house.rowsOf<Charge>(sitter.id, 'charge')).filter(({ data }) => !data.died)
  const named = creature?.sitter?.agent_id === sitter.id
  expect(charges.some(({ data }) => data.creature_id === creature?.id)).toBe(named)
  return named
}

describe('a sitter', () => {
  it('gets the creature and its care steps in status, me and plan', async () => {
    const { keeper, sitter, id, asked } = await sat()
    expect(asked).toMatchObject({ success: true, creature_id: id, sitter: { username: sitter.username } })
    const entry = { id, name: 'Moth', alive: true, keeper: keeper.username, until: inHours(48) }
    const house = await me(sitter)
    expect(house.sitting_for).toEqual([expect.objectContaining(entry)])
    const { status, body } = await sitter.status()
    expect([status, body.sitting_for]).toEqual([404, [expect.objectContaining(entry)]])
    for (const steps of [house.next_steps, body.next_steps]) {
      expect(steps[0]).toMatchObject({ endpoint: '/api/house/care', body: { action: 'feed', creature_id: id } })
    }
    await sitter.raise({ name: 'Own' })
    expect((await sitter.status()).body).toMatchObject({ creature: { name: 'Own' }, sitting_for: [entry] })
    const { body: planned } = await plan(sitter)
    expect(planned.sitting_for).toMatchObject([{ id, name: 'Moth', keeper: keeper.username }])
    expect(planned.sitting_for[0].visits[0].to_do[0]).toMatchObject({ creature_id: id, action: 'feed' })
    expect((await plan(sitter, '?format=crontab')).text).toContain('Calico: feed')

    const { text: shown } = await the.page(`/creatures/${id}`)
    expect(shown).toContain('Looked after by')
    expect(shown).toContain(`/agents/${sitter.username}"`)

    const mine = { username: sitter.username, until: inHours(48) }
    expect((await keeper.status()).body.creature.sitter).toEqual(mine)
    expect((await me(keeper)).creatures[0].sitter).toEqual(mine)
    expect((await plan(keeper)).body.sitters).toEqual([{ creature_id: id, name: 'Moth', ...mine }])
    expect((await the.exportAll(sitter))[0].sitting_for).toMatchObject([{ creature_id: id, keeper: keeper.username }])
  })

  it('may look, which changes nothing and reveals no memory shared with the keeper', async () => {
    const { keeper, sitter, id } = await sat()
    await alterCreature({ house: the.house, keeper }, () => ({ memory: { loved: 'a blue quillwort' } }))
    const before = await the.house.rowsOf(keeper.id, 'creature')
    const { status, body, text } = await sitter.status(id)
    expect([status, body.creature.id, body.sitting_for[0].keeper]).toEqual([200, id, keeper.username])
    expect(text).not.toContain('quillwort')
    expect(await the.house.rowsOf(keeper.id, 'creature')).toEqual(before)
  })

  it('may care; log, history and gravestone name it, but its notes stay private', async () => {
    const { keeper, sitter, id } = await sat()
    const { status, body } = await sitter.care('feed', { creature_id: id, item: 'tuna', notes: 'It ate.' })
    expect([status, body.action_result.success, body.creature.hunger]).toEqual([200, true, expect.any(Number)])
    expect(body.your_recent).toBeUndefined()
    const [row] = await the.house.rowsOf<Creature>(keeper.id, 'creature')
    expect(row?.data).toMatchObject({ feedings: 1, care_actions: 1, sat_by: [sitter.id], memory: {} })
    expect(row?.data.memory.loved).toBeUndefined()
    expect(await the.house.rowsOf(keeper.id, 'tried')).toEqual([])
    const { body: life } = await keeper.history()
    expect(life.care_log[0]).toMatchObject({ item: 'tuna', notes: 'It ate.', sitter: sitter.username })
    expect(life.sat_by).toEqual([sitter.username])
    expect((await keeper.history('format=markdown')).text).toContain(
      `feed, by ${sitter.username.replaceAll('-', '\\-')}`,
    )
    const { body: own } = await keeper.care('reflect')
    expect(JSON.stringify(own.your_recent ?? [])).not.toContain('It ate.')
    the.house.clock.advance(60)
    const { body: yard } = await the.house.call('GET', '/api/house/graveyard', { key: keeper.key })
    expect(yard.gravestones[0]).toMatchObject({ creature_id: id, sat_by: [sitter.username] })
    const everybody = (await the.get('/api/house/graveyard?per_page=200')).body.gravestones
    expect(everybody.find((one: { creature_id: string }) => one.creature_id === id).sat_by).toEqual([sitter.username])
    expect((await the.page(`/stones/${yard.gravestones[0].id}`)).text).toContain('Looked after by')
    expect(await the.projectionDifferences()).toEqual([])
  })

  it('may not discipline, and gets no such step', async () => {
    const { keeper, sitter, id } = await sat()
    await alterCreature({ house: the.house, keeper }, () => ({ untold: [] }))
    const { status, body } = await sitter.care('discipline', { creature_id: id })
    expect([status, body.error]).toEqual([403, 'Discipline is its keeper’s'])
    expect((await the.house.rowsOf<Creature>(keeper.id, 'creature'))[0]?.data.care_actions).toBe(0)
    expect(JSON.stringify((await me(sitter)).next_steps)).not.toContain('discipline')
  })

  it('gets the creature’s name as data only, never within texts or steps', async () => {
    const { sitter, id } = await sat(48, 'Zzyx')
    const text = { accept: 'text/plain' }
    const look = await sitter.status(id)
    const answers = [look, await sitter.status(), await sitter.care('play', { creature_id: id }), await plan(sitter)]
    for (const { body } of answers) {
      expect(JSON.stringify([body.next_steps, body.soul_prompt, body.action_result])).not.toContain('Zzyx')
      expect(JSON.stringify([body.creature, body.sitting_for])).toContain('"name":"Zzyx"')
    }
    expect(look.body.creature.behavior).not.toContain('Zzyx')
    const path = `/api/house/status?creature_id=${id}`
    const { text: asText } = await the.house.call('GET', path, { key: sitter.key, headers: text })
    expect(asText).toContain('"creature_id":"')
    expect(asText).toMatch(/^You look after "Zzyx" \(words of .*\) \(id .* until /m)
  })

  it('may make a dry run', async () => {
    const { keeper, sitter, id } = await sat()
    const { status, body } = await sitter.care('feed', { creature_id: id, dry_run: true })
    expect([status, body.dry_run]).toEqual([200, true])
    expect((await the.house.rowsOf<Creature>(keeper.id, 'creature'))[0]?.data.care_actions).toBe(0)
  })

  it('may decline, and its keeper may revoke', async () => {
    const { keeper, sitter, id } = await sat()
    const key = { 'idempotency-key': the.house.context.newId() }
    const [no, again] = [await end(sitter, id, key), await end(sitter, id, key)]
    expect([no.status, again.status, again.text === no.text]).toEqual([200, 200, true])
    expect(await agreed(keeper, sitter)).toBe(false)
    expect((await me(sitter)).sitting_for).toBeUndefined()
    expect((await sitter.care('feed', { creature_id: id })).status).toBe(404)
    expect((await end(sitter, id)).status).toBe(404)
    expect((await ask(keeper, { creature_id: id, username: sitter.username, until: inHours(5) })).status).toBe(200)
    expect((await end(keeper, id)).status).toBe(200)
    expect(await agreed(keeper, sitter)).toBe(false)
    expect((await end(keeper, id)).body.error).toBe('Nobody looks after that creature')
  })

  it('keeps its charge under a new key', async () => {
    const { sitter, id } = await sat()
    const { body } = await the.house.call('POST', '/api/auth/rotate-key', { key: sitter.key })
    const answer = await the.house.call('POST', '/api/house/care', {
      key: body.your_token,
      body: { action: 'feed', creature_id: id },
    })
    expect(answer.status).toBe(200)
  })
})

describe('asking for a sitter', () => {
  it('replaces the previous sitter', async () => {
    const { keeper, sitter, id } = await sat()
    const other = await newKeeper(the.house)
    expect(
      (await ask(keeper, { creature_id: id, username: other.username.toUpperCase(), until: inHours(9) })).status,
    ).toBe(200)
    expect([await agreed(keeper, sitter), await agreed(keeper, other)]).toEqual([false, true])
    expect((await sitter.care('feed', { creature_id: id })).status).toBe(404)
    expect((await other.care('feed', { creature_id: id })).status).toBe(200)
  })

  it('changes only the time if it is the same sitter', async () => {
    const { keeper, sitter, id } = await sat(3)
    expect((await ask(keeper, { creature_id: id, username: sitter.username, until: inHours(100) })).status).toBe(200)
    expect(await the.house.rowsOf(sitter.id, 'charge')).toHaveLength(1)
    expect((await me(sitter)).sitting_for).toMatchObject([{ id, until: inHours(100) }])
  })

  it.each([
    ['oneself', 400, (k: Keeper) => ({ username: k.username })],
    ['an unknown name', 404, () => ({ username: 'nobody-here' })],
    ['an invalid name', 404, () => ({ username: 'a b"c' })],
    ['a time in the past', 400, () => ({ until: inHours(-1) })],
    ['now', 400, () => ({ until: inHours(0) })],
    ['more than seven days', 400, () => ({ until: inHours(168.001) })],
    ['no time', 400, () => ({ until: 'tomorrow' })],
    ['no creature', 404, () => ({ creature_id: the.house.context.newId() })],
  ])('is refused for %s with %i', async (_what, expected, change) => {
    const [keeper, sitter] = [await newKeeper(the.house), await newKeeper(the.house)]
    const id = await keeper.raise({})
    const body = { creature_id: id, username: sitter.username, until: inHours(168), ...change(keeper) }
    expect((await ask(keeper, body)).status).toBe(expected)
    expect(await the.house.rowsOf(sitter.id, 'charge')).toEqual([])
  })

  it('is refused for an egg, a dead creature and another agent’s', async () => {
    const { keeper, sitter, id } = await sat()
    const body = (creature_id: string) => ({ creature_id, username: sitter.username, until: inHours(5) })
    const egg = (await keeper.adopt()).body.creature.id
    expect((await ask(keeper, body(egg))).status).toBe(400)
    expect((await ask(sitter, { ...body(id), username: keeper.username })).status).toBe(404)
    the.house.clock.advance(60)
    const { status, body: refusal } = await ask(keeper, body(id))
    expect([status, refusal.creature.alive]).toEqual([404, false])
  })

  it('is refused if the sitter has five charges, also if two keepers ask concurrently for the last place', async () => {
    const [keeper, sitter] = [await newKeeper(the.house), await newKeeper(the.house)]
    const rival = await newKeeper(the.house)
    const ids: string[] = []
    for (let at = 0; at < 5; at++) ids.push(await keeper.raise({}))
    const rivals = await rival.raise({})
    const asking = (creature_id: string) => ({ creature_id, username: sitter.username, until: inHours(24) })
    for (const id of ids.slice(0, 4)) expect((await ask(keeper, asking(id))).status).toBe(200)
    const answers = await Promise.all([ask(keeper, asking(ids[4]!)), ask(rival, asking(rivals))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await the.house.rowsOf(sitter.id, 'charge')).toHaveLength(5)
    // After their time there is room again.
    the.house.clock.advance(25)
    for (const one of [keeper, rival]) await one.status()
    const next = await rival.raise({})
    expect((await ask(rival, { ...asking(next), until: inHours(24) })).status).toBe(200)
    expect(await the.house.rowsOf(sitter.id, 'charge')).toHaveLength(5)
  })
})

describe('sitting ends', () => {
  it('when its time is over', async () => {
    const { keeper, sitter, id } = await sat(2)
    the.house.clock.advance(1.999)
    expect((await sitter.status(id)).status).toBe(200)
    the.house.clock.advance(0.001)
    expect((await sitter.care('feed', { creature_id: id })).status).toBe(404)
    expect((await me(sitter)).sitting_for).toBeUndefined()
    expect((await keeper.status()).body.creature.sitter).toBeUndefined()
    expect((await end(sitter, id)).status).toBe(404)
  })

  it('with a death, which the sitter sees with a step to lay a flower, until it is laid', async () => {
    const { keeper, sitter, id } = await sat(100)
    the.house.clock.advance(40)
    await the.house.runJobs()
    const house = await me(sitter)
    const [charge] = house.sitting_for
    expect(charge).toMatchObject({ id, alive: false, keeper: keeper.username })
    const [flower] = house.next_steps
    expect(flower).toMatchObject({ endpoint: '/api/house/flowers', body: { gravestone_id: charge.gravestone_id } })
    expect((await sitter.care('feed', { creature_id: id })).status).toBe(404)
    const laid = await the.house.call('POST', flower.endpoint, { key: sitter.key, body: flower.body })
    expect([laid.status, laid.body.flowers]).toEqual([200, 1])
    expect((await me(sitter)).sitting_for).toBeUndefined()
    // After a resurrection the creature has no sitter until the keeper asks one again.
    await buyCredits(the.house, keeper, '1000')
    const back = await the.house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id: id } })
    expect(back.status).toBe(200)
    expect((await keeper.status()).body.creature.sitter).toBeUndefined()
    expect((await ask(keeper, { creature_id: id, username: sitter.username, until: inHours(9) })).status).toBe(200)
    expect(await agreed(keeper, sitter)).toBe(true)
  })

  it('with a death caused by the sitter: loss and gravestone are the keeper’s', async () => {
    const { keeper, sitter, id } = await sat()
    await alterCreature({ house: the.house, keeper }, ({ stats }) => ({ stats: { ...stats, health: 8 } }))
    const { status, body } = await sitter.care('feed', { creature_id: id, item: 'chocolate' })
    expect([status, body.creature.alive]).toEqual([200, false])
    expect(body.gravestone.caretaker).toBe(keeper.username)
    expect(body.next_steps[0]).toMatchObject({ endpoint: '/api/house/flowers' })
    expect((await me(sitter)).sitting_for).toMatchObject([{ id, alive: false }])
    expect((await the.house.rowsOf(sitter.id, 'stone')).length).toBe(0)
    expect((await keeper.status()).body.lost_since_last_look).toMatchObject([{ creature_id: id }])
  })

  it('with a release', async () => {
    const { keeper, sitter, id } = await sat()
    expect((await keeper.release({ creature_id: id })).status).toBe(200)
    expect(await the.house.rowsOf(sitter.id, 'charge')).toEqual([])
    expect((await sitter.care('feed', { creature_id: id })).status).toBe(404)
  })

  it('with the account deletion of keeper or sitter', async () => {
    const one = await sat()
    expect((await the.deleteAccount(one.keeper)).status).toBe(200)
    expect(await the.house.rowsOf(one.sitter.id, 'charge')).toEqual([])
    expect((await me(one.sitter)).sitting_for).toBeUndefined()

    const two = await sat()
    await two.sitter.care('feed', { creature_id: two.id, notes: 'Before I go.' })
    expect((await the.deleteAccount(two.sitter)).status).toBe(200)
    expect((await two.keeper.status()).body.creature.sitter).toBeUndefined()
    const { body: life } = await two.keeper.history()
    expect([life.sat_by, life.care_log[0].sitter]).toEqual([['a keeper who left'], 'a keeper who left'])
    const named = await the.rowsAbout(two.sitter.username)
    expect(named.map(({ pk }) => pk)).toEqual([`username#${two.sitter.username}`])
    const three = await sat(1)
    the.house.clock.advance(2)
    await the.deleteAccount(three.sitter)
    const four = await sat(1)
    the.house.clock.advance(2)
    await the.deleteAccount(four.keeper)
    expect((await the.rowsAbout(three.sitter.username, four.keeper.username)).map(({ type }) => type)).toEqual([
      'username',
      'username',
    ])
    const asked = { creature_id: two.id, username: two.sitter.username, until: inHours(3) }
    expect((await ask(two.keeper, asked)).status).toBe(404)
  })

  it.each(['keeper', 'sitter'] as const)(
    'with an account deletion of the %s concurrent with the request',
    async (who) => {
      const [keeper, sitter] = [await newKeeper(the.house), await newKeeper(the.house)]
      const id = await keeper.raise({})
      let left = false
      the.house.onDbCall = async (command, go) => {
        if (left || !JSON.stringify((command as { input: object }).input).includes('"charge#1"')) return go()
        if (command.constructor.name !== 'TransactWriteCommand') return go()
        left = true
        the.house.onDbCall = null
        await the.deleteAccount(who === 'keeper' ? keeper : sitter)
        return go()
      }
      const { status } = await ask(keeper, { creature_id: id, username: sitter.username, until: inHours(5) })
      expect([left, status]).toEqual([true, who === 'keeper' ? 401 : 404])
      expect(await the.house.rowsOf(sitter.id, 'charge')).toEqual([])
    },
  )
})

describe('a visit by a sitter', () => {
  it('may include own creatures and charges in one call', async () => {
    const { keeper, sitter, id } = await sat()
    const own = await sitter.raise({ name: 'Own', species_slug: 'beagle' })
    const { status, body } = await sitter.visit([
      { action: 'feed', creature_id: id, item: 'tuna', notes: 'It ate.' },
      { action: 'reflect', creature_id: own },
      { action: 'discipline', creature_id: id },
      { action: 'play', creature_id: id },
    ])
    expect(status).toBe(200)
    expect(body.care).toMatchObject([
      { action: 'feed', creature_id: id, name: 'Moth', success: true, timing: 'on_time' },
      { action: 'reflect', creature_id: own, name: 'Own', success: true },
      { action: 'discipline', creature_id: id, success: false, reason: 'not_for_sitters' },
      { action: 'play', creature_id: id, success: true },
    ])
    expect(body.creatures.map((one: { id: string }) => one.id)).toEqual([own])
    expect(body.sitting_for).toMatchObject([{ id, name: 'Moth', keeper: keeper.username, feeding_status: 'ok' }])
    const { body: life } = await keeper.history()
    expect(life.care_log.map((one: { action: string; sitter: string }) => [one.action, one.sitter])).toEqual([
      ['play', sitter.username],
      ['feed', sitter.username],
    ])
    expect((await the.house.rowsOf(keeper.id, 'tried')).length).toBe(0)
  })

  it('without own creatures gets next steps that work', async () => {
    const { keeper, sitter, id } = await sat()
    const { body } = await sitter.visit([{ action: 'play', creature_id: id }])
    const [next] = body.next_steps
    expect(next).toMatchObject({ endpoint: '/api/house/visit' })
    const done = await the.house.call('POST', next.endpoint, { key: sitter.key, body: next.body })
    expect(done.body.care.map((one: { success: boolean }) => one.success)).not.toContain(false)
    expect(done.body.recommended_checkin).toMatchObject({ at: expect.any(String) })
    expect((await end(keeper, id)).status).toBe(200)
    expect((await sitter.visit([{ action: 'play', creature_id: id }])).status).toBe(404)
  })

  it('counts both creatures of one keeper that grow in the same visit', async () => {
    const { keeper, sitter, id } = await sat()
    const other = await keeper.raise({ name: 'Pip', species_slug: 'calico' })
    expect((await ask(keeper, { creature_id: other, username: sitter.username, until: inHours(48) })).status).toBe(200)
    the.house.clock.advance(25)
    const { body } = await sitter.visit([id, other].map((creature_id) => ({ action: 'reflect', creature_id })))
    expect(body.care.map((one: { success: boolean }) => one.success)).toEqual([true, true])
    const [agent] = await the.house.rowsOf<Agent>(keeper.id, 'agent')
    expect(agent?.data.tallies).toMatchObject({ reached_child: 2 })
    expect(await the.projectionDifferences()).toEqual([])
  })

  it('that kills a creature reports the loss to its keeper and offers a flower to the sitter', async () => {
    const { keeper, sitter, id } = await sat()
    await alterCreature({ house: the.house, keeper }, ({ stats }) => ({ stats: { ...stats, health: 8 } }))
    const { body } = await sitter.visit([
      { action: 'feed', creature_id: id, item: 'chocolate' },
      { action: 'play', creature_id: id },
    ])
    expect(body.care).toMatchObject([{ alive: false }, { success: false, reason: 'no_living_creature' }])
    expect(body.next_steps[0]).toMatchObject({ endpoint: '/api/house/flowers' })
    expect(JSON.stringify(body.next_steps)).not.toContain('resurrect')
    expect((await me(sitter)).sitting_for).toMatchObject([{ id, alive: false }])
    expect((await keeper.status()).body.lost_since_last_look).toMatchObject([{ creature_id: id }])
  })
})

it('a sitter gets check-ins for its charge as for its own creatures, and a reminder after other care', async () => {
  const { keeper, sitter, id } = await sat()
  const own = await sitter.raise({ name: 'Own', species_slug: 'tortoise' })
  await sitter.care('feed', { creature_id: id })
  const { body } = await sitter.status()
  expect(body.recommended_checkin).toMatchObject({ creature_id: id, at: body.sitting_for[0].next_visit.at })
  const { body: cared } = await sitter.care('reflect', { creature_id: own })
  expect(cared.next_steps.at(-1)).toMatchObject({ endpoint: '/api/house/status' })
  await end(keeper, id)
  expect(JSON.stringify((await sitter.care('play', { creature_id: own })).body.next_steps)).not.toContain('look after')
})

it('concurrent care by keeper and sitter is applied one after the other', async () => {
  const { keeper, sitter, id } = await sat()
  let waiting: (() => void)[] = []
  the.house.onDbCall = async (command, go) => {
    if (command.constructor.name !== 'TransactWriteCommand' || waiting.length === 2) return go()
    await new Promise<void>((pass) => {
      waiting.push(pass)
      if (waiting.length === 2) for (const one of waiting) one()
    })
    return go()
  }
  const answers = await Promise.all([
    keeper.care('reflect', { creature_id: id }),
    sitter.care('play', { creature_id: id }),
  ])
  waiting = []
  expect(answers.map(({ status, body }) => [status, body.action_result.success])).toEqual([
    [200, true],
    [200, true],
  ])
  const { body: life } = await keeper.history()
  expect(life.stats.total_care_actions).toBe(2)
  expect(life.care_log.map(({ sitter: name }: { sitter?: string }) => name ?? null).sort()).toEqual(
    [null, sitter.username].sort(),
  )
})

it('a keeper who missed a meal gets a step to ask a sitter, and the step works', async () => {
  const { house } = the
  const [keeper, somebody] = [await newKeeper(house), await newKeeper(house)]
  await somebody.raise({ species_slug: 'tabby' })
  const late = (creature: Creature) => ({
    last_fed_at: hoursBefore(creature, 7),
    stats: { ...creature.stats, hunger: 30 },
  })
  await alterCreature({ house, keeper: somebody }, late)
  await somebody.care('feed')
  const id = await keeper.raise({ species_slug: 'calico' })
  await alterCreature({ house, keeper }, late)
  const { body } = await keeper.care('feed', { creature_id: id })
  const step = body.next_steps.find(({ endpoint }: { endpoint?: string }) => endpoint === '/api/house/sitters')
  expect(step.body).toMatchObject({ creature_id: id, username: expect.any(String) })
  expect((await ask(keeper, step.body)).status).toBe(200)
  await alterCreature({ house, keeper }, late)
  const again = await keeper.care('feed', { creature_id: id })
  expect(JSON.stringify(again.body.next_steps)).not.toContain('/api/house/sitters')
})

it('care by a sitter takes three round trips, its status two, and other calls no more than before', async () => {
  const house = await openTestHouse({ rateLimits: GENEROUS_LIMITS })
  try {
    const [keeper, sitter] = [await newKeeper(house), await newKeeper(house)]
    const id = await keeper.raise({ species_slug: 'calico' })
    await sitter.raise({ species_slug: 'housecat' })
    const status = () => house.countRoundTrips(() => sitter.status())
    await status()
    const before = await status()
    const until = iso(after(house.context.now(), asHours(24)))
    const body = { creature_id: id, username: sitter.username, until }
    expect((await house.call('POST', '/api/house/sitters', { key: keeper.key, body })).status).toBe(200)
    expect([before, await status()]).toEqual([1, 2])
    expect(await house.countRoundTrips(() => sitter.care('play', { creature_id: id }))).toBe(3)
    expect(await house.countRoundTrips(() => sitter.visit([{ action: 'play', creature_id: id }]))).toBe(3)
    expect(await house.countRoundTrips(() => keeper.care('reflect', { creature_id: id }))).toBe(2)
  } finally {
    await house.close()
  }
})
