/** Correction and withdrawal of a designed species before its first adoption. */
import { commit } from '../../../lambdas/store/commit'
import { readSpecies, readSpeciesRow, speciesChange } from '../../../lambdas/store/species'
import { countAdultRaised, type Keeper, newKeeper, useTestHouse } from '../../support/agents/keeper'
import { deferred } from '../../support/barrier'
import { freshAddress } from '../../support/http'

const LIMITS = {
  adopt: 1000,
  status: 1000,
  species: 1000,
  list_species: 1000,
  update_species: 1000,
  withdraw_species: 1000,
}
const ADMIN_KEY = 'the-operators-own-key'
const the = useTestHouse({
  projecting: true,
  adminKey: ADMIN_KEY,
  rateLimits: { ...LIMITS, create_species: 1000, agent: 1000 },
})

let count = 0
let slug: string
let designer: Keeper
beforeEach(async () => {
  count += 1
  slug = `design_${count}`
  designer = await newKeeper(the.house)
  await countAdultRaised(the.house, designer.id)
  expect((await create()).status).toBe(201)
})

const DESIGN = { name: 'Lamp Moth', family: 'exotic', personality: 'Circles what shines.', innate_traits: ['gentle'] }
const create = (keeper = designer) =>
  the.house.call('POST', '/api/house/species', { key: keeper.key, body: { slug, ...DESIGN } })
const correct = (body: unknown, keeper = designer, of = slug) =>
  the.house.call('PATCH', `/api/house/species/${of}`, { key: keeper.key, body })
const withdraw = (keeper = designer, of = slug) =>
  the.house.call('DELETE', `/api/house/species/${of}`, { key: keeper.key })
const profile = () => the.house.call('GET', `/api/house/species/${slug}`, { from: freshAddress() })
const listed = async (query = 'sort=newest'): Promise<string[]> => {
  const { body } = await the.house.call('GET', `/api/house/species?per_page=100&${query}`, { from: freshAddress() })
  expect(body.pagination.total).toBe(body.species.length)
  return body.species.map((one: { slug: string }) => one.slug)
}

describe('a correction', () => {
  it('changes the fields that are sent, everywhere at once', async () => {
    const { status, body } = await correct({ name: 'Porch Moth', feeding_window_hours: 9, innate_traits: [] })
    expect(status).toBe(200)
    expect(body.changed).toEqual(['name', 'feeding_window_hours', 'innate_traits'])
    const expected = { name: 'Porch Moth', feeding_window_hours: 9, innate_traits: [], personality: DESIGN.personality }
    expect(body.species).toMatchObject({ slug, ...expected, creator: designer.username, adoption_count: 0 })
    expect((await profile()).body.species).toMatchObject(expected)
    expect((await the.house.call('GET', `/species/${slug}`)).text).toContain('Porch Moth')
    await the.keeper.raise({ species_slug: slug })
    expect((await the.keeper.status()).body.creature).toMatchObject({ species: 'Porch Moth', feeding_window_hours: 9 })
  })

  it('moves it to the lists of another family', async () => {
    expect(await listed('family=exotic')).toContain(slug)
    await correct({ family: 'dog' })
    for (const sort of ['newest', 'popular']) {
      expect(await listed(`family=exotic&sort=${sort}`)).not.toContain(slug)
      expect(await listed(`family=dog&sort=${sort}`)).toContain(slug)
      expect((await listed(`sort=${sort}`)).filter((one) => one === slug)).toHaveLength(1)
    }
  })

  it('redraws it from its words', async () => {
    const before = (await readSpecies(the.house.context.db, slug))?.drawn_as
    const { body } = await correct({ image_prompt: 'bright red with a green scarf' })
    expect(body.drawn).toBeDefined()
    expect((await readSpecies(the.house.context.db, slug))?.drawn_as).not.toBe(before)
    await correct({ image_prompt: '' })
    expect(await readSpecies(the.house.context.db, slug)).toMatchObject({ image_prompt: null })
  })

  it('writes nothing if all fields are unchanged', async () => {
    const { body } = await correct({ name: DESIGN.name, innate_traits: DESIGN.innate_traits })
    expect(body.changed).toEqual([])
    expect((await readSpeciesRow(the.house.context.db, slug))?.version).toBe(1)
  })

  it.each([
    ['nothing', {}, 'body: has nothing to change'],
    ['only a slug', { slug: 'other' }, 'body: has nothing to change'],
    ['a short text', { personality: 'Short.' }, 'body.personality: must have at least 10 characters'],
    ['a figure out of range', { hunger_decay_per_hour: 3.1 }, 'body.hunger_decay_per_hour: must be at most 3'],
  ])('is refused with %s', async (_, body, details) => {
    const answer = await correct(body)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_species'])
    expect(answer.body.details).toContain(details)
  })
})

describe('a withdrawal', () => {
  it('removes it from profile, lists and counts, and frees its slug', async () => {
    const { status, body } = await withdraw()
    expect([status, body.slug]).toEqual([200, slug])
    expect((await profile()).status).toBe(404)
    expect((await the.house.call('GET', `/species/${slug}`)).status).toBe(404)
    for (const sort of ['newest', 'popular']) expect(await listed(`sort=${sort}`)).not.toContain(slug)
    expect((await withdraw()).status).toBe(404)
    expect((await the.keeper.adopt({ species_slug: slug })).status).toBe(400)
    const other = await newKeeper(the.house)
    await countAdultRaised(the.house, other.id)
    expect((await create(other)).status).toBe(201)
    expect((await profile()).body.species.creator.username).toBe(other.username)
    for (const sort of ['newest', 'popular'])
      expect((await listed(`sort=${sort}`)).filter((one) => one === slug)).toHaveLength(1)
  })

  it('is left out of the export of its designer', async () => {
    const designs = async () =>
      (await the.house.call('GET', '/api/me/export', { key: designer.key })).body.species.map(
        (one: { slug: string }) => one.slug,
      )
    expect(await designs()).toEqual([slug])
    await withdraw()
    expect(await designs()).toEqual([])
    const left = { key: designer.key, body: { username: designer.username } }
    expect((await the.house.call('DELETE', '/api/me', left)).status).toBe(200)
  })
})

describe.each([
  ['a correction', (keeper?: Keeper, of?: string) => correct({ name: 'Other' }, keeper, of)],
  ['a withdrawal', (keeper?: Keeper, of?: string) => withdraw(keeper, of)],
])('%s', (_, change) => {
  it('is refused after an adoption, also when that creature is gone', async () => {
    const { body } = await the.keeper.adopt({ species_slug: slug })
    expect((await change()).body.code).toBe('species_adopted')
    await the.keeper.release({ creature_id: body.creature.id })
    expect((await change()).status).toBe(409)
    expect((await profile()).body.species.name).toBe(DESIGN.name)
  })

  it('is refused for an adoption from before adoptions were marked', async () => {
    await the.keeper.adopt({ species_slug: slug })
    const row = (await readSpeciesRow(the.house.context.db, slug)) as NonNullable<
      Awaited<ReturnType<typeof readSpeciesRow>>
    >
    const { adopted: _, ...unmarked } = row.data
    await commit(the.house.context.db, [speciesChange(row, unmarked)])
    expect((await change()).body.code).toBe('species_adopted')
  })

  it('is refused to others, and for species of the house', async () => {
    const answers = [await change(the.keeper), await change(designer, 'tabby')]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'not_your_species'])
    for (const unknown of ['no_such_species', 'Not%20a%20slug'])
      expect((await change(designer, unknown)).body.code).toBe('species_not_found')
  })

  /** Holds the first write of one call until the other call is done. */
  async function race(first: () => Promise<unknown>, then: () => Promise<{ status: number }>, held: string) {
    const others = deferred()
    const arrived = deferred()
    let holding = true
    the.house.onDbCall = async (command, go) => {
      if (holding && JSON.stringify(command).includes(held) && command.constructor.name === 'TransactWriteCommand') {
        holding = false
        arrived.resolve()
        await others.promise
      }
      return go()
    }
    const slow = first()
    await arrived.promise
    const quick = await then()
    others.resolve()
    return { quick, slow: (await slow) as { status: number; body: { code?: string } } }
  }

  it('loses against an adoption that was written in between', async () => {
    const { quick, slow } = await race(
      () => change(),
      () => the.keeper.adopt({ species_slug: slug }),
      `"species#${slug}"`,
    )
    expect([quick.status, slow.status, slow.body.code]).toEqual([201, 409, 'species_adopted'])
    expect((await the.keeper.status()).body.creature.species).toBe(DESIGN.name)
  })

  it('wins if it is written before the adoption, which then reads it again', async () => {
    const { quick, slow } = await race(
      () => the.keeper.adopt({ species_slug: slug, name: 'Held' }),
      () => change(),
      '"Held"',
    )
    expect(quick.status).toBe(200)
    const species = await readSpecies(the.house.context.db, slug)
    if (species) {
      expect([slow.status, species.name, species.adopted]).toEqual([201, 'Other', true])
      expect((await the.keeper.status()).body.creature.species).toBe('Other')
    } else {
      expect([slow.status, slow.body.code]).toEqual([400, 'unknown_species'])
    }
  })
})

it('counts an agent as a designer even after it withdrew its design', async () => {
  const created = async () => {
    const { body } = await the.house.call('GET', '/api/admin/analytics', {
      headers: { 'x-admin-key': ADMIN_KEY },
      from: freshAddress(),
    })
    return [body.species.community, body.funnel.created_species.agents]
  }
  const [designs = 0, designers] = await created()
  await withdraw()
  expect(await created()).toEqual([designs - 1, designers])
})
