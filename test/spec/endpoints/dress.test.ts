/** POST /api/house/dress and GET /api/house/pictures: pictures made of a closed vocabulary. */
import { type Agent, httpHouse } from '../support/http-house'

const { agent, get } = httpHouse()

describe('Decided: a picture is drawn exactly', () => {
  let one: Agent
  let id: string
  beforeAll(async () => {
    one = await agent()
    id = await one.creature()
  })
  const dress = (fields: object) => one.post('/api/house/dress', { creature_id: id, ...fields })
  const face = async () => (await one.get('/api/house/status')).body.creature.face_url

  it('draws the words in any case and spacing, and answers them plainly', async () => {
    const { status, body } = await dress({ picture: ['Red  Scarf', 'bowandarrow'] })
    expect([status, body.drawn]).toEqual([200, ['red scarf', 'bow and arrow']])
    expect(await face()).toContain('~red-scarf~bow-and-arrow/')
  })

  it.each([
    [
      'an unknown word',
      ['red scarf', 'scraf'],
      'body.picture.1: "scraf" is not a word of the pen; did you mean "scarf"?',
    ],
    [
      'an unknown word in an unknown colour',
      ['purpel hat'],
      'body.picture.0: "purpel hat" is not a word of the pen; did you mean "top hat" or "wizard hat" or "party hat"?',
    ],
    ['a word twice', ['scarf', 'blue scarf'], 'body.picture.1: "blue scarf" is a second "scarf"; send it once'],
    ['two words of a slot', ['crown', 'beret'], 'body.picture.1: "beret" cannot be shown together with "crown" (head)'],
  ])('refuses %s, and leaves the picture as it was', async (_, picture, details) => {
    const before = await face()
    const answer = await dress({ picture })
    expect(answer).toMatchObject({ status: 400, body: { error: 'Invalid picture', details } })
    expect(await face()).toBe(before)
  })

  it('undresses with an empty list', async () => {
    expect((await dress({ picture: [] })).body.drawn).toEqual([])
    expect(await face()).not.toContain('~')
  })

  it('leaves out what its body does not have, and names it', async () => {
    const { body } = await one.post('/api/house/adopt', {
      name: 'Shell',
      species_slug: 'tabby',
      picture: ['red scarf', 'blue own wings'],
    })
    expect(body).toMatchObject({
      drawn: ['red scarf'],
      beyond: ['blue own wings'],
      drawn_note: 'What it wears shows once it has hatched. A Tabby has nothing to show blue own wings on.',
    })
  })

  it('says of an egg that it is not dressed yet', async () => {
    const egg = await one.post('/api/house/adopt', { name: 'Yolk', species_slug: 'tabby', picture: ['red scarf'] })
    expect(egg.body.drawn_note).toBe('What it wears shows once it has hatched.')
    const { body } = await dress({ creature_id: egg.body.creature.id, picture: ['crown'] })
    expect(body).toMatchObject({
      drawn: ['crown'],
      drawn_note: 'What it wears shows once it has hatched.',
      message: 'Yolk hatches with crown.',
    })
    expect((await dress({ picture: ['crown'] })).body.drawn_note).toBeUndefined()
  })

  it('takes nothing of a description but words as they stand', async () => {
    const { body } = await one.post('/api/house/adopt', {
      name: 'Moth',
      image_prompt: 'a green scarf, and something blue. No crown and boots.',
    })
    expect(body).toMatchObject({ drawn: ['green scarf'], beyond: ['something blue', 'No crown and boots'] })
  })

  it('lists every word with its group, its slot and a line, for everybody', async () => {
    const { status, body, headers } = await get('/api/house/pictures')
    expect([status, headers['cache-control'], headers['x-ratelimit-limit']]).toEqual([
      200,
      'public, max-age=3600',
      '30',
    ])
    for (const word of body.words)
      expect(word).toMatchObject({
        word: expect.any(String),
        group: expect.any(String),
        slot: expect.any(String),
        line: expect.any(String),
      })
  })

  it('is a 404 for a creature of another agent', async () => {
    const other = await agent()
    await other.creature()
    const answer = await other.post('/api/house/dress', { creature_id: id, picture: ['crown'] })
    expect(answer.status).toBe(404)
  })

  it('may be done 10 times a minute', async () => {
    const other = await agent()
    await other.creature()
    for (let time = 1; time <= 10; time++)
      expect((await other.post('/api/house/dress', { picture: time % 2 ? ['crown'] : [] })).status).toBe(200)
    expect((await other.post('/api/house/dress', { picture: [] })).status).toBe(429)
  })
})
