/** POST /api/house/adopt: what it takes, within its limits, and what it answers. */
import {
  type Agent,
  expectError,
  expectFailure,
  expectFields,
  expectInvalid,
  httpHouse,
  letters,
  steps,
} from '../support/http-house'

const { house, agent, pass } = httpHouse({ rateLimits: { adopt: 1000 } })

let linda: Agent
beforeAll(async () => {
  linda = await agent()
})

const picture = (length: number) => `https://pictures.example/${letters(length - 25)}`

/** One agent adopts in most tests, and lets each egg go at once: a house holds 50. */
const adopt = async (fields: Record<string, unknown> = {}) => {
  const answer = await linda.post('/api/house/adopt', { name: 'Moth', ...fields })
  if (answer.status === 201) {
    await linda.call('DELETE', '/api/house/release', { id: answer.body.creature.id })
    pass({ seconds: 6 })
  }
  return answer
}

const CREATURE =
  'id, name, species, species_key, tier, family, stage, age_hours, hunger, happiness, health, trust, discipline, personality, feeding_window_hours, egg_hatches_in_minutes'

describe('POST /api/house/adopt', () => {
  it('answers 201 with the egg', async () => {
    const { status, body } = await adopt({ name: 'Pip', species_slug: 'tabby' })
    expect(status).toBe(201)
    expectFields(body.creature, CREATURE)
    expect(body.creature).toMatchObject({
      name: 'Pip',
      species: 'Tabby',
      species_key: 'tabby',
      tier: 'common',
      family: 'cat',
      stage: 'egg',
      age_hours: 0,
      hunger: 100,
      happiness: 100,
      health: 100,
      trust: 20,
      discipline: 0,
    })
    // Traits, joined by commas.
    expect(body.creature.personality).toMatch(/^[^,]+(, [^,]+)+$/)
    expect(body.creature.feeding_window_hours).toBe(5)
  })

  it('Decided: an egg hatches in 0 minutes', async () => {
    expect((await adopt()).body.creature.egg_hatches_in_minutes).toBe(0)
  })

  it('tells of the first adoption, and of later ones only if there is something to tell', async () => {
    const one = await agent()
    const first = await one.post('/api/house/adopt', { name: 'Pip' })
    expectFields(first.body, 'creature, soul_prompt, milestones, message, next_steps', { url: 'ours' })
    expect(first.body.milestones).toEqual([{ type: 'first_adoption', message: expect.stringContaining('Pip') }])
    expect(steps(first)[0]).toBe('GET /api/house/status?creature=Pip')
    const second = await one.post('/api/house/adopt', { name: 'Pop' })
    expectFields(second.body, 'creature, soul_prompt, message, next_steps', { url: 'ours' })
  })

  it.each(['cat', 'dog', 'exotic', 'ai-native'])('stays within the family %s, if one is chosen', async (family) => {
    const { status, body } = await adopt({ family })
    expect([status, body.creature.family]).toEqual([201, family])
  })

  it('Decided: a slug names any species, whatever its tier, and wins over the family', async () => {
    const { creature } = (await adopt({ species_slug: 'phoenix', family: 'cat' })).body
    expect(creature).toMatchObject({ species_key: 'phoenix', tier: 'extreme', family: 'ai-native' })
  })

  it('adopts the species of species_slug', async () => {
    const { creature } = (await adopt({ species_slug: 'maine_coon' })).body
    expect([creature.species_key, creature.tier]).toEqual(['maine_coon', 'uncommon'])
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['name', '1 character', { name: 'a' }],
    ['name', '50 characters', { name: letters(50) }],
    ['name', 'letters, digits, space, hyphen and underscore', { name: 'Az 0-9_x' }],
    ['image_prompt', 'no character', { image_prompt: '' }],
    ['image_prompt', '500 characters', { image_prompt: letters(500) }],
    ['image_url', 'an HTTPS address', { image_url: 'https://pictures.example/pip.png' }],
    ['image_url', '2000 characters (ours)', { image_url: picture(2000) }],
  ])('%s: takes %s', async (_field, _what, fields) => {
    const { status, text } = await adopt(fields)
    expect([status, status === 201 ? '' : text]).toEqual([201, ''])
  })

  it.each<[string, string, Record<string, unknown>, string]>([
    ['name', 'none', { name: undefined }, 'body.name: is required'],
    ['name', 'no character', { name: '' }, 'body.name: must have at least 1 character'],
    ['name', '51 characters', { name: letters(51) }, 'body.name: must have at most 50 characters'],
    ['name', 'an exclamation mark', { name: 'Pip!' }, 'body.name: '],
    ['name', 'an umlaut', { name: 'Jürgen' }, 'body.name: '],
    ['image_prompt', '501 characters', { image_prompt: letters(501) }, 'body.image_prompt: must have at most 500 '],
    ['image_url', '2001 characters', { image_url: picture(2001) }, 'body.image_url: must have at most 2000 '],
    ['image_url', 'plain HTTP', { image_url: 'http://pictures.example/pip.png' }, 'body.image_url: '],
    ['family', 'another', { family: 'bird' }, 'body.family: must be one of "cat", "dog", "exotic", "ai-native"'],
    ['species_slug', '1 character', { species_slug: 'a' }, 'body.species_slug: must have at least 2 characters'],
    ['species_slug', '41 characters', { species_slug: letters(41) }, 'body.species_slug: must have at most 40 '],
    ['species_slug', 'a hyphen', { species_slug: 'moss-fox' }, 'body.species_slug: '],
    ['species_slug', 'no species', { species_slug: 'moss_fox' }, 'body.species_slug: '],
  ])('%s: refuses %s with 400 `Invalid adoption data`', async (_field, _what, fields, details) => {
    expectInvalid(await adopt(fields), 'Invalid adoption data', details)
  })

  it('500 `Adoption failed`', async () => {
    await expectFailure(house, () => adopt(), 'Adoption failed')
  })
})

describe('Decided: pictures of a creature', () => {
  const picture = async (fields: Record<string, unknown>) => {
    const one = await agent()
    await one.creature(fields)
    return (await one.get('/api/house/status')).body.creature.image_url
  }
  const image_url = 'https://pictures.example/pip.png'

  it('shows image_url as it is', async () => {
    expect(await picture({ image_url })).toBe(image_url)
  })

  it.each(['an HTTPS address', 'nothing'])(
    'ignores image_url beside image_prompt, whatever it holds: %s',
    async (what) => {
      const sent = what === 'nothing' ? 'nothing' : image_url
      expect(await picture({ image_url: sent, image_prompt: 'a red cat' })).toMatch(/\/faces\//)
    },
  )
})

describe('Decided: 50 creatures and eggs to an agent', () => {
  it('refuses the 51st, and takes another after a release', async () => {
    const one = await agent()
    const eggs: { id: string }[] = []
    for (let count = 1; count <= 50; count++) eggs.push(await one.egg())
    const answer = await one.post('/api/house/adopt', { name: 'Moth' })
    expectError(answer, 400, 'Your house is full')
    await one.call('DELETE', '/api/house/release', { id: eggs[0]?.id })
    expect((await one.post('/api/house/adopt', { name: 'Moth' })).status).toBe(201)
  })
})
