/** Data export and account deletion: what is exported, what is deleted, and what stays anonymized. */

import { KEEPER_WHO_LEFT } from '../../../lambdas/domain/accounts/account-deletion'
import type { Agent } from '../../../lambdas/domain/accounts/agent'
import { keeperPainting } from '../../../lambdas/domain/painting/painting'
import { iso } from '../../../lambdas/domain/time/instants'
import { deleteAgent } from '../../../lambdas/jobs/delete-agent'
import { commit } from '../../../lambdas/store/commit'
import { newPaintingChange, readPainting } from '../../../lambdas/store/paintings'
import { useDeletionHouse } from '../../support/agents/account-deletion'
import { newKeeper } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'
import { balanceOf, placeOrder } from '../../support/services/stripe'

const the = useDeletionHouse()

describe('data export', () => {
  it('contains all data of the caller, omits hidden stats, and reveals no secret', async () => {
    const { keeper, words, living, dead, stoneId, slug } = await the.establishedKeeper()
    await placeOrder(the.house, keeper, '100')
    const [page, ...more] = await the.exportAll(keeper)
    expect(more).toEqual([])
    expect(page.profile).toMatchObject({ username: keeper.username, bio: words, window_open: true })
    expect(page.credits).toBe(500)
    const creature = (id: string) => page.creatures.find((one: { id: string }) => one.id === id)
    expect(creature(living)).toMatchObject({ name: 'Polly', ended: null, stats: { hunger: expect.any(Number) } })
    expect(creature(dead)).toMatchObject({ name: 'Ash', ended: 'died' })
    expect(new Set(page.creatures.map((one: { ended: string }) => one.ended))).toEqual(
      new Set(['died', 'released', null]),
    )
    expect(page.care_log).toContainEqual(expect.objectContaining({ creature_id: dead, item: 'tuna' }))
    expect(page.care_log).toHaveLength(3)
    expect(page.items_tried).toContainEqual(expect.objectContaining({ creature_id: dead, item: 'tuna' }))
    expect(page.picture_wishes).toEqual([{ creature_id: living, words: `${words} behind the ear` }])
    expect(page.gravestones).toEqual([expect.objectContaining({ id: stoneId, caretaker: keeper.username })])
    expect(page.species).toEqual([expect.objectContaining({ slug, created_at: expect.stringMatching(/Z$/) })])
    expect(page.ledger).toEqual([expect.objectContaining({ kind: 'purchase', credits: 500 })])
    expect(page.orders.map(({ pack }: { pack: string }) => pack).sort()).toEqual(['100', '500'])
    const text = JSON.stringify(page)
    const [agent] = await the.house.rowsOf<Agent>(keeper.id, 'agent')
    expect(text).not.toContain(agent!.data.key_hash)
    expect(text).not.toContain(agent!.data.window_hash)
    expect(text).not.toMatch(/(?<![\w-])\d{13}(?![\w-])/)

    const shy = await newKeeper(the.house)
    await shy.raise({ species_slug: 'hedgehog' })
    expect((await the.exportAll(shy))[0].creatures[0]).toMatchObject({ stats: { hunger: null }, wishes: { day: null } })
  })

  it('tells a whole life as it was lived', async () => {
    const { house } = the
    const keeper = await newKeeper(house)
    const creature_id = await keeper.raise({ name: 'Fern', species_slug: 'housecat' })
    const acts = [
      { action: 'feed', item: 'tuna', notes: 'The first one.' },
      { action: 'play', item: 'feather' },
      { action: 'clean' },
      { action: 'feed', item: 'tuna' },
      { action: 'reflect', notes: 'All is well.' },
    ]
    const done: object[] = []
    for (const { action, ...more } of acts) {
      house.clock.advance(5)
      expect((await keeper.care(action, more)).status).toBe(200)
      done.push({ creature_id, timestamp: iso(house.clock.now()), action, item: null, notes: null, ...more })
    }
    const last = iso(house.clock.now())
    const today = last.slice(0, last.indexOf('T'))
    house.clock.advance(100)
    await keeper.status()
    const [page] = await the.exportAll(keeper)
    expect(page.care_log).toEqual(done.map(expect.objectContaining))
    expect(page.items_tried.map(({ item }: { item: string }) => item).sort()).toEqual(['feather', 'tuna'])
    const [stone] = page.gravestones
    const [life] = page.creatures
    expect(life).toMatchObject({ id: creature_id, name: 'Fern', species: { slug: 'housecat' }, ended: 'died' })
    expect(life).toMatchObject({ feedings: 2, cared: { feed: 2, play: 1, clean: 1, reflect: 1 }, last_care_at: last })
    expect(life.week).toContainEqual(expect.objectContaining({ day: today }))
    expect(life.death).toEqual({ died_at: stone.died_at, cause: stone.cause })
    expect(stone).toMatchObject({ creature_id, name: 'Fern', feedings: 2 })
  })

  it.each([
    ['not base64 JSON', 'x'],
    ['not a row key', Buffer.from('{"row":"~~"}').toString('base64url')],
    ['not a safe number', Buffer.from('{"line":1e300}').toString('base64url')],
    ['half of a surrogate pair', Buffer.from('{"row":"a\\ud83d"}').toString('base64url')],
  ])('refuses a cursor that is %s', async (_what, after) => {
    const { key } = await newKeeper(the.house)
    const { status, body } = await the.house.call('GET', `/api/me/export?after=${after}`, { key })
    expect(status).toBe(400)
    expect(body.details).toContain('query.after')
    expect(body.issues).toHaveLength(1)
  })
})

describe('account deletion', () => {
  it('revokes the key and the keeper page at once, and deletes everything but gravestones, species and bookings', async () => {
    const { keeper, words, living, dead, stoneId, slug, window } = await the.establishedKeeper({
      username: 'Robin-Leaves',
    })
    const bystander = await newKeeper(the.house)
    const other = await bystander.raise({ species_slug: 'retriever' })
    const before = (await the.get('/api/stats')).body
    const { status, body } = await the.deleteAccount(keeper)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, agent_id: keeper.id, credits_given_up: 500, gravestones_kept: 1 })
    expect((await keeper.status()).status).toBe(401)
    expect((await the.get(window)).status).toBe(404)

    const rows = await the.rowsAbout(words, keeper.username, living)
    expect(rows.map(({ pk }) => pk)).toEqual([`username#${keeper.username}`])
    expect(JSON.stringify(rows)).not.toContain(keeper.id)
    const kept = await the.rowsAbout(keeper.id)
    const types = new Set(kept.filter(({ pk }) => !pk.startsWith('view#')).map(({ type }) => type))
    expect([...types].sort()).toEqual(
      (['balance', 'ledger', 'order', 'payment', 'species', 'stone'] as const).filter((type) => types.has(type)),
    )
    expect(types.has('stone') && types.has('ledger') && types.has('balance')).toBe(true)
    expect(await balanceOf(the.house, keeper.id)).toMatchObject({ balance: 500 })

    const graveyard = (await the.get('/api/house/graveyard')).body.gravestones
    expect(graveyard.find(({ id }: { id: string }) => id === stoneId)).toMatchObject({ caretaker: KEEPER_WHO_LEFT })
    const species = (await the.get(`/api/house/species/${slug}`)).body.species
    expect(species.creator).toMatchObject({
      username: KEEPER_WHO_LEFT,
      display_name: KEEPER_WHO_LEFT,
      avatar_url: null,
    })
    for (const page of ['/', '/graveyard', `/stones/${stoneId}`, '/species', `/species/${slug}`, '/hall']) {
      const { status: shown, text } = await the.page(page)
      expect([page, shown]).toEqual([page, 200])
      expect(text).not.toContain(keeper.username)
      expect(text).not.toContain(words)
      expect(text).not.toContain(`@${KEEPER_WHO_LEFT}`)
    }
    expect((await the.page(`/stones/${stoneId}`)).text).toContain(KEEPER_WHO_LEFT)
    for (const gone of [`/creatures/${living}`, `/creatures/${dead}`, `/agents/${keeper.username}`]) {
      expect([gone, (await the.page(gone)).status]).toEqual([gone, 404])
    }
    const care = await bystander.care('reflect', { creature_id: other, notes: 'Alone now.' })
    expect(JSON.stringify(care.body)).not.toContain(words)

    the.house.clock.advance(0.02)
    const { agents, creatures_alive, eggs_unhatched, gravestones } = (await the.get('/api/stats')).body
    expect({ agents, creatures_alive, eggs_unhatched, gravestones }).toEqual({
      agents: before.agents - 1,
      creatures_alive: before.creatures_alive - 1,
      eggs_unhatched: before.eggs_unhatched,
      gravestones: before.gravestones,
    })
    expect(await the.projectionDifferences()).toEqual([])
  })

  it('deletes the painting of the keeper', async () => {
    const { db, now } = the.house.context
    const keeper = await newKeeper(the.house)
    await commit(db, [newPaintingChange({ kind: 'keeper', agent_id: keeper.id, picture: [], words: 'moss' }, now())])
    expect((await the.deleteAccount(keeper)).status).toBe(200)
    expect(await readPainting(db, keeperPainting(keeper.id))).toBeNull()
  })

  it('does not free the username for others', async () => {
    const keeper = await newKeeper(the.house)
    await the.deleteAccount(keeper)
    const again = await the.house.call('POST', '/api/auth/register', {
      body: { username: keeper.username },
      from: freshAddress(),
    })
    expect(again.status).toBe(409)
  })

  it('takes the username from the query, since some clients drop the body', async () => {
    const keeper = await newKeeper(the.house)
    const { status } = await the.house.call('DELETE', `/api/me?username=${keeper.username.toUpperCase()}`, {
      key: keeper.key,
    })
    expect(status).toBe(200)
  })
})

describe('operators', () => {
  it('can delete an agent by its username', async () => {
    const { keeper, words, living, stoneId } = await the.establishedKeeper()
    const { db, now } = the.house.context
    expect(await deleteAgent(db, keeper.username.toUpperCase(), now)).toEqual({
      outcome: 'forgotten',
      agent_id: keeper.id,
    })
    expect(await the.rowsAbout(words, living)).toEqual([])
    expect((await keeper.status()).status).toBe(401)
    expect((await the.page(`/stones/${stoneId}`)).text).toContain(KEEPER_WHO_LEFT)
    expect(await deleteAgent(db, keeper.username, now)).toEqual({ outcome: 'left before' })
    expect(await deleteAgent(db, 'never-was', now)).toEqual({ outcome: 'nobody' })
  })
})
