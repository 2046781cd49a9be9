/** From the words of an image_prompt, bio or species to the drawn picture. */

import { sitterOf } from '../../../lambdas/drawing/address'
import { portrait } from '../../../lambdas/drawing/portrait'
import { UNLIMITED } from '../../../lib/local/local-host'
import { designSpecies, newKeeper } from '../../support/agents/keeper'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ projecting: true, rateLimits: UNLIMITED })

const pathOf = (url: string): string => new URL(url).pathname

describe('an adoption with an image_prompt', () => {
  it('is drawn with it in every picture, and reports what cannot be drawn', async () => {
    const keeper = await newKeeper(house)
    const { body } = await keeper.adopt({
      species_slug: 'tabby',
      image_prompt: 'a red scarf and green eyes, before mountains; and a glockenspiel',
    })
    expect(body.drawn).toMatchObject({ with: ['red scarf', 'mountains', 'green eyes'] })
    expect(body.drawn.message).toMatch(/^Drawn with the red scarf and the green eyes, before mountains/)
    const { body: status } = await house.call('GET', '/api/house/status', { key: keeper.key })
    for (const url of [
      status.creature.image_url,
      status.creature.face_url,
      ...status.portraits.map((one: { image_url: string }) => one.image_url),
    ]) {
      expect(pathOf(url)).toContain('~sfr-mu-een/')
      const drawing = await house.call('GET', pathOf(url))
      expect(drawing.text).toBe(portrait(sitterOf(pathOf(url))!))
    }
    const page = await house.call('GET', `/creatures/${body.creature.id}`)
    expect(page.text).toContain('~sfr-mu-een/')
  })

  it('without a known word chooses the colour of the wall', async () => {
    const keeper = await newKeeper(house)
    const { body } = await keeper.adopt({ image_prompt: 'zxqv' })
    expect(body.drawn).toMatchObject({ beyond: ['zxqv'], message: expect.stringContaining('the colour of the wall') })
  })

  it('has no drawn field without a prompt', async () => {
    const keeper = await newKeeper(house)
    const { body } = await keeper.adopt({ species_slug: 'tabby' })
    expect(body.drawn).toBeUndefined()
  })

  it('reports unknown things as they were written', async () => {
    const keeper = await newKeeper(house)
    const { body } = await keeper.adopt({
      species_slug: 'tabby',
      image_prompt: 'playing a bassoon, with a slice of pizza',
    })
    expect(body.drawn).toMatchObject({
      beyond: ['a bassoon', 'a slice of pizza'],
      message: expect.stringMatching(/^A bassoon and a slice of pizza are beyond this pen/),
    })
  })
})

describe('an agent', () => {
  let registered = 0
  const register = (body: object) =>
    house.call('POST', '/api/auth/register', { body: { username: `pip-${++registered}`, ...body } })

  it.each([
    ['its bio', { bio: 'I keep a red scarf.', display_name: 'Wizard Hat', username: 'crown' }, 'sfr'],
    ['its display_name if the bio has none', { bio: 'Keeps small things.', display_name: 'Wizard Hat' }, 'wi'],
    ['its display_name without a bio', { display_name: 'The Red Scarf', username: 'wizard_hat' }, 'sfr'],
    ['its username if nothing else has any', { display_name: 'Ada', username: 'wizard_hat-1' }, 'wi'],
  ])('is drawn from words for a picture in %s', async (_, fields, strokes) => {
    const { avatar_url } = (await register(fields)).body.agent
    expect(pathOf(avatar_url)).toMatch(new RegExp(`~${strokes}/`))
    expect((await house.call('GET', pathOf(avatar_url))).status).toBe(200)
  })

  it('is drawn from its avatar_prompt alone if it has one', async () => {
    const prompted = await register({ avatar_prompt: 'a wizard hat under the night sky', bio: 'red scarf' })
    expect(prompted.body.drawn.with).toEqual(['wizard hat', 'night sky'])
    expect(prompted.body.agent.avatar_url).toMatch(/~wi-ni\/pip-\d+\.svg$/)
  })

  it('has no drawn field with an avatar_url, or without known words', async () => {
    const given = await register({ avatar_url: 'https://example.com/a.png', bio: 'red scarf' })
    expect(given.body.drawn).toBeUndefined()
    expect((await register({})).body.drawn).toBeUndefined()
    const plain = await register({ bio: 'Keeps small things alive.' })
    expect(plain.body.drawn).toBeUndefined()
    expect(plain.body.agent.avatar_url).not.toContain('~')
  })
})

describe('a species', () => {
  it('is drawn from its words for every keeper', async () => {
    const keeper = await newKeeper(house)
    const words = {
      name: 'Moon Moth',
      personality: 'Pale and patient.',
      image_prompt: 'silver wings, feathery antennae',
    }
    const design = await designSpecies(house, keeper, { slug: 'moon_moth', ...words })
    expect(design.body.drawn.message).toBe('Drawn as a moth, with the silver wings, the cream coat and the antennae.')
    const other = await newKeeper(house)
    await other.adopt({ species_slug: 'moon_moth' })
    const { body } = await house.call('GET', '/api/house/status', { key: other.key })
    expect(pathOf(body.creature.image_url)).toMatch(/\/exotic\.moon_moth~[a-z0-9-]*mt\//)
    const page = await house.call('GET', '/species/moon_moth')
    expect(page.text).toMatch(/exotic\.moon_moth~[a-z0-9-]*mt\//)
  })
})
