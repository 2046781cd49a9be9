/** Why a creature died: decided at the instant of death, and the same wherever it is told. */
import { type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const ADMIN_KEY = 'the-key-of-the-admins'

const { house, pass, keeper, design } = lifeHouse({ items: itemsByName, projecting: true, adminKey: ADMIN_KEY })

const CALM = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2, feeding_window_hours: 24 }
const HUNGRY = { ...CALM, hunger_decay_per_hour: 3, feeding_window_hours: 2 }
const FRAIL = { ...CALM, feeding_window_hours: 2 }

const given = (item: string) => ({ action: 'medicine', item: `harmful ${item}` })
const MEDICINE = { action: 'medicine' }

/** A visit without food every ten hours. */
const companyUntilItEnds = async (one: LifeKeeper): Promise<void> => {
  for (let visits = 0; visits < 12; visits++) {
    pass(10)
    await one.care('reflect')
  }
}
const leftAlone = async (): Promise<void> => pass(40)
/** After visits in a quick rhythm, fullness falls four times as fast. */
const brokenRhythm = async (one: LifeKeeper): Promise<void> => {
  for (let visits = 0; visits < 4; visits++) {
    pass(0.3)
    await one.care('reflect')
  }
  pass(40)
}

/** A page as HTML, and its words in reading order. */
const page = async (path: string) => {
  const { text: html } = await house.call('GET', path, { headers: { accept: 'text/html' } })
  const text = html.replace(/<(style|svg)[\s\S]*?<\/\1>|<[^>]*>/g, '').replace(/\s+/g, ' ')
  return { html, text }
}

type Body = Record<string, unknown>
type Ending = [name: string, cause: string, species: Body, acts: Body[], then: (one: LifeKeeper) => Promise<void>]

const ENDINGS: Ending[] = [
  ['starved: fullness was 0', 'hunger', HUNGRY, [], brokenRhythm],
  ['left alone, and not starving', 'neglect', CALM, [], leftAlone],
  ['ill: health reached 0 with food in it', 'illness', FRAIL, [], companyUntilItEnds],
  ['poisoned at once', 'poison', CALM, Array(5).fill(given('pill')), leftAlone],
  ['poisoned slowly', 'poison', FRAIL, Array(4).fill(given('pill')), leftAlone],
  ['poisoned, healed to 50 or more, then left alone', 'neglect', CALM, [given('pill'), MEDICINE], leftAlone],
  ['poisoned a little, then starved', 'hunger', HUNGRY, [given('pill'), given('pill')], brokenRhythm],
  [
    'poisoned by three items',
    'poison',
    FRAIL,
    [given('pill'), given('tonic'), given('pill'), given('dose')],
    leftAlone,
  ],
]

const WORDS: Readonly<Record<string, string>> = {
  hunger: 'died of hunger',
  neglect: 'died of neglect',
  illness: 'died of illness',
  poison: 'died of what it was given',
}

/** As completed by "died" on pages. */
const ON_PAGES: Readonly<Record<string, string>> = {
  hunger: 'of hunger',
  neglect: 'of being left alone',
  illness: 'of illness',
  poison: 'of being given the harmful pill',
}

/** Deaths by cause in the analytics. Later than a minute, for which figures are kept. */
const deathsByCause = async (): Promise<Record<string, number>> => {
  pass(2 / 60)
  const { body } = await house.call('GET', '/api/admin/analytics', { headers: { 'x-admin-key': ADMIN_KEY } })
  return body.deaths.by_cause
}

describe('Decided: the cause of death is the first that holds of poison, hunger, illness and neglect', () => {
  it.each(ENDINGS)('%s: %s, in every answer that tells it', async (_, cause, species, acts, then) => {
    const one = await keeper()
    const id = await one.raise(await design(species))
    const before = await deathsByCause()
    await one.acts(acts)
    await then(one)

    const empty = await one.status()
    expect([empty.status, empty.body.last_lost.cause, empty.body.creature.cause]).toEqual([404, cause, cause])
    expect(empty.body.message).toContain(WORDS[cause])
    const { body } = await one.status(id)
    expect(body.creature).toMatchObject({ id, alive: false, cause })
    expect((await one.care('feed')).body.creature).toMatchObject({ alive: false, cause })
    const [stone] = (await one.call('GET', '/api/house/graveyard')).body.gravestones
    expect(stone).toMatchObject({ creature_id: id, cause, epitaph: body.creature.epitaph })
    const life = await one.history(`format=markdown&creature_id=${id}`)
    expect(life.text).toContain(`Died of ${WORDS[cause]?.slice('died of '.length)}`)
    expect(/given the harmful/.test(stone.epitaph)).toBe(cause === 'poison')

    expect(await deathsByCause()).toEqual({ ...before, [cause]: (before[cause] ?? 0) + 1 })
    const { text } = await page(`/stones/${stone.id}`)
    expect(text).toMatch(new RegExp(`Died.* UTC *, ${ON_PAGES[cause]}`))
    const turned = text.slice(text.indexOf('Where it turned'))
    expect(/given the harmful/.test(turned)).toBe(acts.some(({ item }) => item))
    // There is no chart of a life without care.
    expect(turned.includes('and it died')).toBe(stone.last_care_action !== null)
  })

  it.each(ENDINGS.filter(([, , , , then]) => then !== companyUntilItEnds))(
    '%s: %s, in the 410 of a release that came too late',
    async (_, cause, species, acts, then) => {
      const one = await keeper()
      const id = await one.raise(await design(species))
      // The last of five pills kills at once.
      await one.acts(acts.slice(0, 4))
      await then(one)
      const { status, body } = await one.call('DELETE', '/api/house/release', { creature_id: id })
      expect([status, body.gravestone.creature_id, body.gravestone.cause]).toEqual([410, id, cause])
    },
  )

  it('poisoned: poison, in survival by model', async () => {
    const one = await keeper({ model: { provider: 'acme', name: 'acme-1' } })
    const slug = await design(CALM)
    const first = await one.raise(slug)
    for (let nth = 2; nth <= 20; nth++) await one.adopt({ species_slug: slug })
    await one.status()
    await one.acts(Array(5).fill({ ...given('pill'), creature_id: first }))
    pass(2 / 60)
    const { models } = (await one.call('GET', '/api/house/models')).body
    const other = models.find(({ model }: { model: string }) => model === 'other')
    expect([other.died, other.by_cause.poison]).toEqual([1, 1])
  })

  it('the epitaph names what it was poisoned with, how often, and what that took', async () => {
    const one = await keeper()
    await one.raise(await design(FRAIL))
    await one.acts([given('pill'), given('tonic'), given('pill'), given('dose')])
    pass(40)
    const { body } = await one.status()
    expect(body.gravestone.epitaph ?? body.lost_since_last_look[0].gravestone.epitaph).toContain(
      'It was given the harmful pill twice, the harmful tonic once and the harmful dose once, which took 80 of its health.',
    )
  })
})

describe('Decided: an act that harmed is told as harm, with its item and what it took', () => {
  it('in the history, in the last acts and in the life as a text', async () => {
    const one = await keeper()
    const id = await one.raise(await design(CALM))
    await one.care('medicine', { item: 'harmful pill' })
    house.clock.advance(1 / 60)
    const { body } = await one.care('reflect')
    expect(body.your_recent[0]).toMatchObject({ action: 'medicine', item: 'harmful pill', health_taken: 20 })
    const { care_log } = (await one.history(`creature_id=${id}`)).body
    const harms = care_log.filter((entry: { health_taken?: number }) => 'health_taken' in entry)
    expect(harms).toMatchObject([{ action: 'medicine', item: 'harmful pill', health_taken: 20 }])
    const { text } = await one.history(`format=markdown&creature_id=${id}`)
    expect(text).toMatch(
      /^\| \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \| medicine \| harmful pill \|[^|]*\| harmed it \|/m,
    )
    expect(text).toContain('given the harmful pill, which took 20 of its health')
  })

  it('on the front page, on the page of its human and on the stone', async () => {
    const one = await keeper()
    await one.raise(await design(FRAIL))
    const path = new URL((await one.call('POST', '/api/house/window')).body.url).pathname
    const [, token = ''] = /name="token" value="([^"]+)"/.exec((await page(path)).html) ?? []
    await house.call('POST', path, {
      raw: String(new URLSearchParams({ token, act: 'note', text: 'Well done.' })),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        origin: 'null',
        'sec-fetch-site': 'same-origin',
      },
    })
    await one.care('medicine', { item: 'harmful pill' })
    const told = 'gave Moth the harmful pill, which took 20 of its health'
    expect((await page('/')).text).toContain(`@${one.username} ${told}.`)
    expect((await page(path)).text).toContain(told)
    pass(60)
    await one.status()
    const [stone] = (await one.call('GET', '/api/house/graveyard')).body.gravestones
    const { text } = await page(`/stones/${stone.id}`)
    expect(text).toContain('it was given the harmful pill, which took 20 of its health')
  })
})
