/** Renaming a creature: once, and everything that shows its name follows. */
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { newKeeper, useTestHouse } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'
import { freshAddress } from '../../support/http'
import { buyCredits } from '../../support/services/stripe'

const LIMITS = { adopt: 1000, status: 1000, care: 1000, rename: 1000, history: 1000, hall: 1000 }
const the = useTestHouse({ projecting: true, rateLimits: LIMITS })

const rename = (creature_id: string, name: unknown) =>
  the.house.call('POST', '/api/house/rename', { key: the.keeper.key, body: { creature_id, name } })
const get = (path: string, key?: string) => the.house.call('GET', path, { ...(key && { key }), from: freshAddress() })

it('gives a creature another name wherever it is shown, and keeps the old one in what was written before', async () => {
  const { key, username } = the.keeper
  const id = await the.keeper.raise({ name: 'Pip', species_slug: 'tabby' })
  await the.keeper.care('reflect', { notes: 'First day.' })
  const { status, body } = await rename(id, ' Mote ')
  expect(status).toBe(200)
  expect(body.creature).toMatchObject({ id, name: 'Mote', former_name: 'Pip' })

  expect((await the.keeper.status()).body.creature.name).toBe('Mote')
  expect((await get('/api/me', key)).body.creatures[0].name).toBe('Mote')
  expect((await get(`/api/agents/${username}`)).body.creatures[0].name).toBe('Mote')
  const history = (await the.keeper.history()).body
  expect(history.creature).toMatchObject({ name: 'Mote', former_name: 'Pip' })
  expect(history.timeline.map(({ event }: { event: string }) => event)).toContain('Renamed from “Pip”')
  for (const path of [`/creatures/${id}`, `/agents/${username}`, `/badge/${id}.svg`]) {
    const { text } = await get(path)
    expect([path, text.includes('Mote'), text.includes('Pip')]).toEqual([path, true, false])
  }
  const board = (await get('/api/house/hall')).body.leaderboard
  expect(board.map((one: { creature_name: string }) => one.creature_name)).toContain('Mote')
  const [entry] = (await the.house.allRows()).filter(({ pk }) => pk === `log#${id}`)
  expect(entry?.data).toMatchObject({ by: { creature: 'Pip' } })

  the.house.clock.advance(60)
  const lost = (await the.keeper.status()).body
  expect(lost.last_lost?.name ?? lost.creature.name).toBe('Mote')
  const [stone] = (await get(`/api/house/graveyard?agent=${username}`)).body.gravestones
  expect(stone).toMatchObject({ name: 'Mote', creature_id: id })
})

it('renames an egg, and a creature that returned, whose stone keeps its name', async () => {
  const { body } = await the.keeper.adopt({ name: 'Egg' })
  expect((await rename(body.creature.id, 'Yolk')).status).toBe(200)
  const keeper = await newKeeper(the.house)
  const id = await keeper.raise({ name: 'Ash', species_slug: 'tabby' })
  the.house.clock.advance(60)
  await keeper.status()
  await buyCredits(the.house, keeper, '500')
  await the.house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id: id } })
  const answer = await the.house.call('POST', '/api/house/rename', {
    key: keeper.key,
    body: { creature_id: id, name: 'Cinder' },
  })
  expect(answer.status).toBe(200)
  const [stone] = (await get('/api/house/graveyard', keeper.key)).body.gravestones
  expect([stone.name, (await keeper.status()).body.creature.name]).toEqual(['Ash', 'Cinder'])
})

describe('is refused', () => {
  it('a second time', async () => {
    const id = await the.keeper.raise({ name: 'Pip' })
    await rename(id, 'Mote')
    const { status, body } = await rename(id, 'Pip')
    expect([status, body.code, body.former_name]).toEqual([409, 'renamed_before', 'Pip'])
    expect((await the.keeper.status()).body.creature.name).toBe('Mote')
  })

  it('to one of two renames at the same time', async () => {
    const id = await the.keeper.raise({ name: 'Pip' })
    const both = barrier(2)
    the.house.onDbCall = async (command, go) => {
      if (/^(Put|TransactWrite)/.test(command.constructor.name)) await both()
      return go()
    }
    const answers = await Promise.all([rename(id, 'One'), rename(id, 'Two')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won] = answers.filter(({ status }) => status === 200)
    const [row] = await the.house.rowsOf<Creature>(the.keeper.id, 'creature')
    expect(row?.data).toMatchObject({ name: won?.body.creature.name, renamed: { from: 'Pip' } })
  })

  it.each([
    ['the same name', 'Pip', 'body.name: is its name already'],
    ['nothing', '', 'body.name: must have at least 1 character'],
    ['only spaces', '  ', 'body.name: must not be only spaces'],
    ['51 characters', 'x'.repeat(51), 'body.name: must have at most 50 characters'],
    ['other characters', 'Pip!', 'body.name: may contain only'],
  ])('with %s, which does not count as the one time', async (_, name, details) => {
    const id = await the.keeper.raise({ name: 'Pip' })
    const { status, body } = await rename(id, name)
    expect([status, body.code]).toEqual([400, 'invalid_rename'])
    expect(body.details).toContain(details)
    expect((await rename(id, 'x'.repeat(50))).status).toBe(200)
  })

  it('for a dead creature, with its stone and the resurrection, and for creatures of others', async () => {
    const id = await the.keeper.raise({ name: 'Pip', species_slug: 'tabby' })
    the.house.clock.advance(60)
    const { status, body } = await rename(id, 'Mote')
    expect([status, body.code]).toEqual([404, 'no_such_living_creature'])
    expect(body.gravestone).toBeDefined()
    const other = await (await newKeeper(the.house)).raise()
    expect((await rename(other, 'Mine')).status).toBe(404)
  })
})
