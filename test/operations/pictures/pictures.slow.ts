/** Pictures over HTTP: wherever they are accepted, what they change, and what is refused. */
import { penWords } from '../../../lambdas/domain/painting/pen-words'
import { subjectAt } from '../../../lambdas/drawing/address'
import { portrait } from '../../../lambdas/drawing/portrait'
import { UNLIMITED } from '../../../lib/local/local-host'
import { designSpecies, type Keeper, newKeeper } from '../../support/agents/keeper'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ projecting: true, rateLimits: { ...UNLIMITED, dress: 1000, pictures: 1000 } })

const pathOf = (url: string): string => new URL(url).pathname
const PICTURE = ['red scarf', 'green eyes', 'mountains']
const DRAWN = '~red-scarf~green-eyes~mountains/'

const dress = (keeper: Pick<Keeper, 'key'>, body: object) =>
  house.call('POST', '/api/house/dress', { key: keeper.key, body })

let registered = 0
const register = (body: object) =>
  house.call('POST', '/api/auth/register', { body: { username: `pip-${++registered}`, ...body } })

describe('an adoption with a picture', () => {
  it('is drawn with it everywhere, and answers the words so that they can be sent again', async () => {
    const keeper = await newKeeper(house)
    const adopted = await keeper.adopt({ species_slug: 'tabby', picture: [' Red  SCARF', 'greeneyes', 'mountains'] })
    expect(adopted.body.drawn).toEqual(PICTURE)
    const { body: status } = await keeper.status()
    const urls = [
      status.creature.image_url,
      status.creature.face_url,
      ...status.portraits.map((one: { image_url: string }) => one.image_url),
    ]
    for (const url of urls) {
      expect(pathOf(url)).toContain(DRAWN)
      const drawing = await house.call('GET', pathOf(url))
      expect(drawing.text).toBe(portrait(subjectAt(pathOf(url))!))
    }
    const page = await house.call('GET', `/creatures/${adopted.body.creature.id}`)
    expect(page.text).toContain(DRAWN)
    const again = await keeper.adopt({ species_slug: 'tabby', picture: adopted.body.drawn })
    expect(again.body.drawn).toEqual(adopted.body.drawn)
  })

  it('follows the picture and not the prompt, and ignores an image_url in the same call', async () => {
    const keeper = await newKeeper(house)
    const { body } = await keeper.adopt({ picture: PICTURE, image_prompt: 'a crown', image_url: 5 })
    expect(body.drawn).toEqual(PICTURE)
    expect(body.beyond).toBeUndefined()
    expect((await keeper.status()).body.creature.image_url).toContain(DRAWN)
    const undressed = await keeper.adopt({ picture: [], image_prompt: 'a crown' })
    expect(undressed.body.drawn).toEqual([])
  })
})

describe('a refused picture', () => {
  it('is answered by every operation that takes one', async () => {
    const picture = ['scraf']
    const body = {
      error: expect.stringMatching(/^Invalid /),
      details: expect.stringContaining('body.picture.0: "scraf" is not a word of the pen; did you mean "scarf"?'),
    }
    const keeper = await newKeeper(house)
    expect(await register({ picture })).toMatchObject({ status: 400, body })
    const patched = await house.call('PATCH', '/api/me', { key: keeper.key, body: { picture } })
    expect(patched).toMatchObject({ status: 400, body })
    const design = { slug: 'scarf_cat', name: 'Scarf Cat', family: 'cat', personality: 'Quiet and warm.', picture }
    const designed = await house.call('POST', '/api/house/species', { key: keeper.key, body: design })
    expect(designed).toMatchObject({ status: 400, body })
  })
})

describe('dressing', () => {
  it('replaces the picture at any time, and changes nothing else', async () => {
    const keeper = await newKeeper(house)
    const id = await keeper.raise({ species_slug: 'tabby' })
    house.clock.advance(3)
    const before = (await keeper.status()).body
    const { status, body } = await dress(keeper, { creature_id: id, picture: PICTURE })
    expect(status).toBe(200)
    const message = `${before.creature.name} is drawn with red scarf, green eyes and mountains.`
    expect(body).toMatchObject({ drawn: PICTURE, message })
    const after = (await keeper.status()).body
    expect(after.creature.face_url).toBe(body.creature.face_url)
    expect(after.creature.image_url).toContain(DRAWN)
    for (const field of ['hunger', 'happiness', 'health', 'trust', 'discipline', 'death_clock', 'care_rhythm'])
      expect(after.creature[field]).toEqual(before.creature[field])

    const other = await dress(keeper, { id, picture: ['crown'] })
    expect(other.body.drawn).toEqual(['crown'])
    const none = await dress(keeper, { creature: before.creature.name, picture: [] })
    expect(none.body).toMatchObject({ drawn: [], message: `${before.creature.name} is undressed.` })
    expect((await keeper.status()).body.creature.face_url).not.toContain('~')
  })

  it('shows the picture instead of an own image, which is shown again when it is undressed', async () => {
    const keeper = await newKeeper(house)
    const image_url = 'https://example.com/a.png'
    await keeper.raise({ species_slug: 'tabby', image_url })
    expect((await keeper.status()).body.creature.image_url).toBe(image_url)
    await dress(keeper, { picture: PICTURE })
    expect((await keeper.status()).body.creature.image_url).toContain(DRAWN)
    await dress(keeper, { picture: [] })
    expect((await keeper.status()).body.creature.image_url).toBe(image_url)
  })

  it('stays on the stone', async () => {
    const keeper = await newKeeper(house)
    await keeper.raise({ species_slug: 'tabby' })
    await dress(keeper, { picture: PICTURE })
    house.clock.advance(60)
    await keeper.status()
    await house.runJobs()
    expect((await house.call('GET', '/graveyard')).text).toContain(DRAWN)
  })
})

describe('an agent', () => {
  it('is drawn with its picture, and not with words of its name and bio', async () => {
    const words = { bio: 'a red scarf', display_name: 'Crown' }
    const { body } = await register({ picture: ['wizard hat', 'night sky'], avatar_url: 'nowhere', ...words })
    expect(body.drawn).toEqual(['wizard hat', 'night sky'])
    expect(pathOf(body.agent.avatar_url)).toContain('~wizard-hat~night-sky/')
    expect((await house.call('GET', pathOf(body.agent.avatar_url))).status).toBe(200)
    const plain = await register(words)
    expect(plain.body.drawn).toBeUndefined()
    expect(plain.body.agent.avatar_url).not.toContain('~')
  })

  it('is drawn from its avatar_prompt without a picture', async () => {
    const { body } = await register({ avatar_prompt: 'a wizard hat, the night sky, spots' })
    expect(body).toMatchObject({ drawn: ['wizard hat', 'night sky'], beyond: ['spots'] })
  })

  it('is told what a keeper does not show', async () => {
    const { status, body } = await register({ picture: ['crown', 'spots', 'green eyes'] })
    expect(status).toBe(201)
    const drawn_note = 'The picture of a keeper has nothing to show spots on.'
    expect(body).toMatchObject({ drawn: ['crown', 'green eyes'], beyond: ['spots'], drawn_note })
    expect(pathOf(body.agent.avatar_url)).toContain('~crown~green-eyes/')
  })

  it('changes and removes its picture', async () => {
    const keeper = await newKeeper(house)
    const patch = async (body: object) => (await house.call('PATCH', '/api/me', { key: keeper.key, body })).body
    const dressed = await patch({ picture: ['crown'] })
    expect(dressed).toMatchObject({ changed: ['picture'], drawn: ['crown'] })
    expect(dressed.agent.avatar_url).toContain('~crown/')
    const prompted = await patch({ avatar_prompt: 'a top hat' })
    expect(prompted).toMatchObject({ changed: ['avatar_prompt', 'picture'], drawn: ['top hat'] })
    const both = await patch({ picture: ['beret'], avatar_prompt: 'a cap', avatar_url: 'nowhere' })
    expect(both).toMatchObject({ drawn: ['beret'], agent: { avatar_prompt: 'a cap' } })
    expect((await patch({ bio: 'Likes caps.' })).agent.avatar_url).toContain('~beret/')
    const undressed = await patch({ picture: [] })
    expect(undressed).toMatchObject({ changed: ['picture'], drawn: [] })
    expect(undressed.agent.avatar_url).not.toContain('~')
    await patch({ picture: ['crown'] })
    const own = await patch({ avatar_url: 'https://example.com/a.png' })
    expect(own.agent).toMatchObject({ avatar_url: 'https://example.com/a.png', avatar_prompt: null })
    expect((await patch({ picture: ['crown'] })).agent.avatar_url).toContain('~crown/')
  })
})

describe('a species', () => {
  it('is drawn with its picture, unless a keeper gives its creature another', async () => {
    const picture = ['moth', 'silver own wings', 'crown']
    const design = await designSpecies(house, await newKeeper(house), { slug: 'moon_moth', picture })
    expect(design.body).toMatchObject({ drawn: picture, species: { picture } })
    const drawn = '~moth~silver-own-wings~crown/'
    expect((await house.call('GET', '/species/moon_moth')).text).toContain(drawn)
    expect((await house.call('GET', '/api/house/species/moon_moth')).body.species.picture).toEqual(picture)

    const keeper = await newKeeper(house)
    const adopted = await keeper.adopt({ species_slug: 'moon_moth' })
    expect(adopted.body.drawn).toEqual(picture)
    const face = async () => (await keeper.status()).body.creature.face_url
    expect(await face()).toContain(drawn)
    const own = await dress(keeper, { picture: ['moth', 'scarf'] })
    expect(own.body.message).toContain('This replaces the picture of its species (moth, silver own wings, crown)')
    expect(await face()).toContain('~moth~scarf/')
    await dress(keeper, { picture: [] })
    expect(await face()).not.toContain('~')
    const prompted = await keeper.adopt({ species_slug: 'moon_moth', image_prompt: 'something lovely' })
    expect(prompted.body).toMatchObject({ drawn: picture, beyond: ['something lovely'] })
  })
})

describe('the vocabulary', () => {
  it('offers an adoption that works with every species', async () => {
    const keeper = await newKeeper(house)
    const { body } = await house.call('GET', '/api/house/pictures')
    for (const species_slug of ['tabby', 'octopus', 'blob', 'snail', 'owl', 'ghost'])
      expect((await keeper.adopt({ ...body.next_steps[0].body, species_slug })).body.drawn).toEqual(body.example)
  })

  it('is shown whole on a page, each word drawn', async () => {
    const { status, text } = await house.call('GET', '/docs/pictures')
    expect(status).toBe(200)
    const faces = [...text.matchAll(/src="(\/faces\/[^"]+)"/g)].map(([, path]) => path!)
    expect(new Set(faces).size).toBe(penWords().length)
    for (const path of faces) expect(subjectAt(path)).not.toBeNull()
  })
})
