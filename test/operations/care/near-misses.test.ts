/** Requests that are almost right: accepted, or refused with a suggestion. They never affect another creature. */
import { countAdultRaised, useTestHouse } from '../../support/agents/keeper'

const the = useTestHouse({ projecting: true })

describe('adoption by species', () => {
  const design = async (slug: string, name: string) =>
    the.house.call('POST', '/api/house/species', {
      key: the.keeper.key,
      body: { slug, name, family: 'exotic', personality: 'Quiet and patient.' },
    })

  it('takes the slug of a design, and suggests it for a misspelt slug or name', async () => {
    await countAdultRaised(the.house, the.keeper.id)
    await design('night_owl', 'Day Lark')
    expect((await the.keeper.adopt({ species: 'night_owl' })).body.creature.species_key).toBe('night_owl')
    for (const asked of [{ species_slug: 'night_ow' }, { species: 'Night Owl' }, { species: 'Day Lrk' }]) {
      const { status, body } = await the.keeper.adopt(asked)
      expect([asked, status, body.did_you_mean]).toEqual([asked, 400, 'night_owl'])
    }
    const both = { species: 'day lark', species_slug: 'night_owl' }
    expect((await the.keeper.adopt(both)).body.creature.species_key).toBe('night_owl')
  })

  it('offers what was meant, with its article', async () => {
    const { next_steps } = (await the.keeper.adopt({ species: 'Owll' })).body
    const told = next_steps.map(({ description }: { description: string }) => description)
    expect(told.slice(0, 2)).toEqual(['See what an owl is like.', 'Adopt an owl.'])
  })

  it.each([
    ['which its slug follows', ['moss_fox'], 'Moss Fox'],
    ['of another kind', ['dawn_owl'], 'Dusk Lark'],
    ['that two share', ['noon_owl', 'noon_lark'], 'Noon Lark'],
  ])('asks for the slug of a design, given a name %s', async (_what, slugs, name) => {
    await countAdultRaised(the.house, the.keeper.id)
    for (const slug of slugs) {
      await design(slug, name)
      await the.keeper.adopt({ species_slug: slug })
    }
    const { status, body } = await the.keeper.adopt({ species: name.toLowerCase() })
    expect([status, body.code, slugs.includes(body.did_you_mean)]).toEqual([400, 'unknown_species', true])
    expect(body.details).toContain('is the name of a species that an agent designed')
    for (const slug of slugs) {
      expect(body.suggestion).toContain(slug)
      expect(body.next_steps).toContainEqual(
        expect.objectContaining({ action: 'view_species', endpoint: `/api/house/species/${slug}` }),
      )
    }
  })

  it('says where to send a name that came as a slug', async () => {
    const { status, body } = await the.keeper.adopt({ species_slug: 'Clockwork Heron' })
    expect([status, body.suggestion]).toEqual([400, 'A slug is sent as species_slug, a name as species.'])
  })

  it('tells names in other scripts apart', async () => {
    await countAdultRaised(the.house, the.keeper.id)
    const body = { slug: 'neko', name: '猫', family: 'cat', personality: 'Quiet and patient.' }
    expect((await the.house.call('POST', '/api/house/species', { key: the.keeper.key, body })).status).toBe(201)
    expect((await the.keeper.adopt({ species: '猫' })).body.did_you_mean).toBe('neko')
    for (const species of ['犬', 'Волк', 'x']) {
      const { status, body } = await the.keeper.adopt({ species })
      expect([species, status, body.did_you_mean]).toEqual([species, 400, undefined])
    }
  })
})

it('asks once in plain text what was meant', async () => {
  const headers = { accept: 'text/plain' }
  const body = { action: 'plya' }
  const { text } = await the.house.call('POST', '/api/house/care', { key: the.keeper.key, body, headers })
  expect(text.match(/Did you mean play\?/g)).toHaveLength(1)
})

describe('ignored fields', () => {
  it('are named with their place', async () => {
    const registered = await the.house.call('POST', '/api/auth/register', {
      body: { username: 'nested-fields', model: { provider: 'acme', nmae: 'one' } },
    })
    expect(registered.body.ignored_fields).toEqual(['model.nmae'])
  })

  it('are named in plain text, and again when the answer is replayed', async () => {
    await the.keeper.raise({ species_slug: 'housecat' })
    const sent = { key: the.keeper.key, body: { action: 'reflect', itme: 'ball' } }
    const text = await the.house.call('POST', '/api/house/care', { ...sent, headers: { accept: 'text/plain' } })
    expect(text.text).toContain('Ignored, because not known here: "itme".')
    const headers = { 'idempotency-key': 'fa6f1ac6-7d2b-4b3c-9ac0-6a6a4f6b6a11' }
    const [first, second] = [
      await the.house.call('POST', '/api/house/care', { ...sent, headers }),
      await the.house.call('POST', '/api/house/care', { ...sent, headers }),
    ]
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect([first.body.ignored_fields, second.body.ignored_fields]).toEqual([['itme'], ['itme']])
  })

  it('are limited in number and length', async () => {
    const fields = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${'x'.repeat(200)}${at}`, at]))
    const { body } = await the.keeper.adopt(fields)
    expect(body.ignored_fields).toHaveLength(20)
    expect(body.ignored_fields[0]).toHaveLength(100)
  })
})
