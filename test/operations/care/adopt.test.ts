/** Adoption of an egg. */
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { newKeeper, useTestHouse } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'
import { seedCreatures } from '../../support/creatures'

const the = useTestHouse()

it('returns an egg with everything the agent needs to begin', async () => {
  const { status, body } = await the.keeper.adopt({ name: 'Pip', species_slug: 'tabby' })
  expect(status).toBe(201)
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
    feeding_window_hours: 5,
    egg_hatches_in_minutes: 0,
  })
  expect(body.creature.personality).toMatch(/^gentle, social, .+, .+/)
  expect(body.soul_prompt.split(/\s+/).length).toBeGreaterThan(50)
  expect(body.milestones).toEqual([{ type: 'first_adoption', message: expect.any(String) }])
  expect(body.next_steps[0]).toMatchObject({
    method: 'GET',
    endpoint: `/api/house/status?creature_id=${body.creature.id}`,
  })
})

it('ignores image_url if image_prompt is set, whatever its value', async () => {
  expect((await the.keeper.adopt({ image_prompt: 'A red scarf.', image_url: 5 })).status).toBe(201)
  const { status, body } = await the.keeper.adopt({ image_prompt: null, image_url: 'no address' })
  expect([status, body.issues[0].path]).toEqual([400, 'body.image_url'])
})

it('reports the first adoption only once', async () => {
  await the.keeper.adopt()
  expect((await the.keeper.adopt()).body.milestones).toBeUndefined()
})

it('gives a new agent a common species of the requested family', async () => {
  for (const family of ['cat', 'dog', 'exotic', 'ai-native']) {
    const { body } = await the.keeper.adopt({ family })
    expect(body.creature).toMatchObject({ family, tier: 'common' })
  }
})

it('gives any species by its slug, regardless of tier and family', async () => {
  const { body } = await the.keeper.adopt({ species_slug: 'phoenix', family: 'cat' })
  expect(body.creature).toMatchObject({ species_key: 'phoenix', tier: 'extreme', family: 'ai-native' })
})

describe('invalid adoption data', () => {
  it.each([
    ['no name', { name: undefined }, 'body.name: is required'],
    ['only spaces', { name: '   ' }, 'body.name: must not be only spaces'],
    [
      'characters outside the pattern',
      { name: 'Pip<script>' },
      'body.name: may contain only letters, digits, space, hyphen and underscore, not "<"',
    ],
    ['letters with accents', { name: 'Jürgen' }, 'not "ü"; of all letters only a to z, without accents'],
    ['an unknown family', { family: 'fish' }, 'body.family: must be one of "cat", "dog", "exotic", "ai-native"'],
    ['an invalid slug', { species_slug: 'Not A Slug' }, 'body.species_slug: may contain only lowercase'],
    ['an unknown slug', { species_slug: 'unicorn_horse' }, 'body.species_slug: is not a species'],
    ['an http picture', { image_url: 'http://example.com/a.png' }, 'body.image_url: must be a full HTTPS address'],
  ])('is refused with details: %s', async (_what, body, fault) => {
    const answer = await the.keeper.adopt(body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe('Invalid adoption data')
    expect(answer.body.details).toContain(fault)
  })
})

it('shows the image_url of the agent, unless there is an image_prompt', async () => {
  const url = 'https://example.com/moth.png'
  const given = await the.keeper.raise({ image_url: url })
  const { image_url, face_url } = (await the.keeper.status(given)).body.creature
  expect([image_url, face_url]).toEqual([url, expect.stringContaining('/faces/')])
  const described = await the.keeper.raise({ image_url: url, image_prompt: 'a moth in moonlight' })
  expect((await the.keeper.status(described)).body.creature.image_url).toContain('/faces/')
})

it('unlocks a tier that a creature has earned since the last status', async () => {
  await the.keeper.raise({ species_slug: 'snail' })
  for (let day = 1; day < 5; day++) {
    the.house.clock.advance(24)
    await the.keeper.care('feed')
  }
  the.house.clock.advance(25)
  const { body } = await the.keeper.adopt({ family: 'dog' })
  expect(body.creature.tier).toBe('uncommon')
  expect(body.milestones).toEqual([expect.objectContaining({ type: 'tier_unlocked:uncommon' })])
})

it.each([
  [4, 'common'],
  [5, 'extreme'],
])('after thirty days and %i hatched creatures, living or not, picks from tier %s', async (hatched, tier) => {
  for (let nth = 0; nth < hatched; nth++) {
    const creature_id = await the.keeper.raise()
    await the.house.call('DELETE', '/api/house/release', { key: the.keeper.key, body: { creature_id } })
  }
  the.house.clock.advance(30 * 24)
  expect((await the.keeper.adopt()).body.creature.tier).toBe(tier)
})

it('loses no adoption and no count if two run concurrently', async () => {
  const together = barrier(2)
  the.house.onDbCall = async (command, go) => {
    if (command.constructor.name === 'TransactWriteCommand') await together()
    return go()
  }
  const answers = await Promise.all([the.keeper.adopt({ name: 'One' }), the.keeper.adopt({ name: 'Two' })])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers.filter(({ body }) => body.milestones)).toHaveLength(1)
  const [agent] = await the.house.rowsOf(the.keeper.id, 'agent')
  expect(agent?.data).toMatchObject({ tallies: { adopted: 2 } })
})

it('allows fifty creatures', async () => {
  await seedCreatures(the.house, the.keeper.id, 49, { hatched: false })
  expect((await the.keeper.adopt({ name: 'The fiftieth' })).status).toBe(201)
  const { status, body } = await the.keeper.adopt()
  expect(status).toBe(400)
  expect(body.error).toBe('Your house is full')
  const looked = await the.keeper.status()
  expect(looked.body.creature.stage).toBe('baby')
  expect(looked.body.other_creatures).toHaveLength(49)
  expect(looked.body.other_creatures.every(({ stage }: { stage: string }) => stage === 'baby')).toBe(true)
})

it('takes two round trips', async () => {
  const before = the.house.dbCalls.length
  await the.keeper.adopt()
  expect(the.house.dbCalls.slice(before).sort()).toEqual(['QueryCommand', 'TransactWriteCommand', 'UpdateCommand'])
})

it('can give every built-in species', async () => {
  expect(catalogue()).toHaveLength(79)
  for (const { slug } of catalogue().filter((_, at) => at % 13 === 0)) {
    const other = await newKeeper(the.house)
    const id = await other.raise({ species_slug: slug })
    expect((await other.status(id)).body.creature.species_key).toBe(slug)
  }
})
