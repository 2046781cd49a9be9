/** Waves and flowers of an agent's human, by the keeper page. */
import { subjectAt } from '../../../lambdas/drawing/address'
import { portrait } from '../../../lambdas/drawing/portrait'
import { humanOf } from '../../support/agents/human'
import { GENEROUS_LIMITS, useTestHouse } from '../../support/agents/keeper'

const at = useTestHouse({
  projecting: true,
  rateLimits: { ...GENEROUS_LIMITS, open_window: 1000, window_act: 1000, window_page: 1000 },
})

const faceOf = (url: string) => new URL(url).pathname

describe('a wave', () => {
  it('makes the creature look up for an hour, on the page and for its agent, and changes nothing else', async () => {
    const { house, keeper } = at
    await keeper.raise({ species_slug: 'tabby' })
    const human = await humanOf(house, keeper)
    const before = (await keeper.status()).body.creature
    expect((await human.send('wave')).status).toBe(303)
    expect((await human.send('wave')).status).toBe(303)
    const { face_url, ...after } = (await keeper.status()).body.creature
    expect({ ...after, face_url: before.face_url }).toEqual(before)
    expect(faceOf(face_url)).toBe(faceOf(before.face_url).replace(/\/(\w+(?:-\w+)+)\//, '/$1-up/'))
    const page = await human.page()
    expect(page).toContain(faceOf(face_url))
    expect(page).toMatch(/You waved .*whoever is awake looks up/s)
    expect((await house.call('GET', faceOf(face_url))).text).toContain(', looking up</title>')
    house.clock.advance(1)
    expect((await keeper.status()).body.creature.face_url).not.toContain('-up/')
    expect(await human.page()).toContain('>Wave</button>')
  })

  it('has no effect on an egg, a sleeping or a dead creature', () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const path = (state: string) => `/faces/v1/tabby/${state}/${id}.svg`
    for (const state of ['egg-content', 'baby-sleeping', 'baby-resting', 'baby-fading'])
      expect(subjectAt(path(`${state}-up`))).toBeNull()
    const [still, up] = ['baby-content', 'baby-content-up'].map((state) => subjectAt(path(state)))
    expect(portrait(up!)).not.toBe(portrait({ ...still!, looks_up: false }))
  })
})

describe('a flower', () => {
  const bury = async () => {
    const { house, keeper } = at
    const id = await keeper.raise({ name: 'Ash', species_slug: 'tabby' })
    house.clock.advance(60)
    return (await keeper.status(id)).body.gravestone.id as string
  }

  it('is shown on a stone of the household, from its human, and is not counted', async () => {
    const { house, keeper } = at
    const stone = await bury()
    const human = await humanOf(house, keeper)
    expect(await human.page()).toContain('>Lay a flower</button>')
    for (let times = 0; times < 2; times++) expect((await human.send('flower', { id: stone })).status).toBe(303)
    expect(await human.page()).toContain('Your flower lies on the stone of <bdi>Ash</bdi>')
    const read = () => house.call('GET', `/stones/${stone}`, { headers: { accept: 'text/html' } })
    expect((await read()).text).toContain('A flower from its human')
    const own = { key: keeper.key }
    for (const [path, caller] of [
      [`/api/house/graveyard?agent=${keeper.username}`, {}],
      ['/api/house/graveyard', own],
    ] as const) {
      const [{ flowers, flowers_from, flower_from_human }, ...others] = (await house.call('GET', path, caller)).body
        .gravestones
      expect([flowers, flowers_from, flower_from_human]).toEqual([0, [], true])
      expect(others.some((one: object) => 'flower_from_human' in one)).toBe(false)
      const { text } = await house.call('GET', path, { ...caller, headers: { accept: 'text/plain' } })
      expect(text.match(/; a flower from its human;/g)).toHaveLength(1)
    }
    const giver = await house.newAgent()
    await house.call('POST', '/api/house/flowers', { key: giver.key, body: { gravestone_id: stone } })
    expect((await read()).text).toMatch(/A flower, from .*, and one from its human/s)
    const { body } = await house.call('GET', '/api/me/export', { key: keeper.key })
    expect(body.other).toEqual([expect.objectContaining({ type: 'human_flower', stone_id: stone })])
    await house.call('DELETE', '/api/me', { key: keeper.key, body: { username: keeper.username } })
    expect((await read()).text).not.toContain('its human')
    expect(JSON.stringify(await house.allRows())).not.toContain('human_flower')
  })
})
