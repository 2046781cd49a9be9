/** News: what happened to the creatures of a keeper, told in its next answer, by name, once. */
import { EARLY_RISER, lifeHouse } from '../support/life-house'

const { house, pass, keeper, design } = lifeHouse({ projecting: false })

const CALM = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2, feeding_window_hours: 24 }

/** Two creatures; the clock stands just before they grow up. */
async function twoBabies() {
  const one = await keeper(EARLY_RISER)
  const slug = await design(CALM)
  const [pip, fern] = [await one.raise(slug, { name: 'Pip' }), await one.raise(slug, { name: 'Fern' })]
  await one.status(pip)
  await one.status(fern)
  return { one, pip, fern }
}
const toldOf = (name: string, what: RegExp) =>
  expect.objectContaining({ name, what: expect.stringMatching(what), at: expect.any(String) })

describe('Decided: news is told in the next answer, by name, once', () => {
  it('hatching, in the status that hatches it', async () => {
    const one = await keeper()
    const { body } = await one.adopt({ name: 'Egg', species_slug: await design(CALM) })
    const { id } = body.creature
    const first = (await one.status(id)).body
    expect(first.news).toEqual([{ name: 'Egg', creature_id: id, what: 'It hatched.', at: expect.any(String) }])
    expect(first.milestone).toMatchObject({ stage: 'baby' })
    expect((await one.status(id)).body).not.toHaveProperty('news')
  })

  it.each([
    ['status', (one: Awaited<ReturnType<typeof twoBabies>>) => one.one.status(one.pip)],
    ['care', ({ one, pip }) => one.care('reflect', { creature_id: pip })],
    [
      'a visit',
      ({ one, pip }) => one.call('POST', '/api/house/visit', { care: [{ action: 'reflect', creature_id: pip }] }),
    ],
  ] as [string, (two: Awaited<ReturnType<typeof twoBabies>>) => Promise<{ body: { news?: object[] } }>][])(
    'growing up, of every creature, in %s; the milestone stays in the next status of the creature',
    async (_, call) => {
      const two = await twoBabies()
      pass(25)
      const { body } = await call(two)
      expect(body.news).toHaveLength(2)
      expect(body.news).toEqual(expect.arrayContaining([toldOf('Pip', /child/), toldOf('Fern', /child/)]))
      expect((await call(two)).body).not.toHaveProperty('news')
      expect((await two.one.status(two.fern)).body.milestone).toMatchObject({ stage: 'child' })
    },
  )

  it('a death, with its cause, before any happier news', async () => {
    const { one, pip, fern } = await twoBabies()
    pass(20)
    await one.care('reflect', { creature_id: pip })
    pass(20)
    const { body } = await one.care('reflect', { creature_id: pip })
    expect(body.news[0]).toMatchObject({ name: 'Fern', creature_id: fern, what: 'It died of neglect.' })
    expect(body.news[1]).toMatchObject({ name: 'Pip', what: expect.stringMatching(/child/) })
    expect((await one.care('reflect', { creature_id: pip })).body).not.toHaveProperty('news')
  })

  it('a rehearsal and a HEAD mark nothing as told', async () => {
    const { one, pip } = await twoBabies()
    pass(25)
    const { body } = await one.care('reflect', { creature_id: pip, dry_run: true })
    expect(body.news).toHaveLength(2)
    await one.call('HEAD', '/api/house/status')
    expect((await one.status(pip)).body.news).toHaveLength(2)
  })

  it('a lost answer is told again under the same Idempotency-Key', async () => {
    const { one, pip } = await twoBabies()
    pass(25)
    const again = () =>
      house.call('POST', '/api/house/care', {
        key: one.key,
        body: { action: 'reflect', creature_id: pip },
        headers: { 'idempotency-key': 'lost-answer' },
      })
    const first = await again()
    expect(first.body.news).toHaveLength(2)
    expect((await again()).body.news).toEqual(first.body.news)
  })

  it('in plain text each thing once', async () => {
    const { one, pip } = await twoBabies()
    pass(25)
    const headers = { accept: 'text/plain' }
    const { text } = await house.call('GET', `/api/house/status?creature_id=${pip}`, { key: one.key, headers })
    expect(text).toMatch(/News of Fern, .*: It grew up/)
    expect(text).not.toContain('News of Pip')
  })
})
