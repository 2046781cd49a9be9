/** One order of what is bad: advice, texts and pages say the same. */
import { EARLY_RISER, type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, passUntil, keeper, design } = lifeHouse({ items: itemsByName, projecting: true })

const CALM = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2, feeding_window_hours: 24 }
const FRAIL = { ...CALM, feeding_window_hours: 2 }
const BLEACH = { action: 'medicine', item: 'harmful bleach' }

interface Step {
  action: string
  description: string
  body?: { creature_id?: string; action?: string; care?: { creature_id?: string; action: string }[] }
}
const actsOf = (steps: Step[]) => steps.flatMap(({ body }) => body?.care ?? (body?.action ? [body] : []))
const pageOf = async (path: string) => (await house.call('GET', path, { headers: { accept: 'text/markdown' } })).text
const windowOf = async (one: LifeKeeper) => {
  const { body } = await one.call('POST', '/api/house/window')
  return new URL(body.url).pathname
}

describe('Decided: what is bad has one order, in advice, texts and pages', () => {
  it('harm is told by item, loss and what is left, and asks for medicine now', async () => {
    const one = await keeper(EARLY_RISER)
    const id = await one.raise(await design(CALM))
    await one.acts([BLEACH, BLEACH])
    const { recommended_checkin, next_steps } = (await one.status()).body
    const told = 'Moth was given the harmful bleach twice, which took 40 of its health. 60 health is left.'
    expect(recommended_checkin).toMatchObject({ hours_from_now: 0, reason: expect.stringContaining(told) })
    expect(actsOf(next_steps)[0]).toMatchObject({ action: 'medicine' })
    const window = await pageOf(await windowOf(one))
    expect(window).toContain(told)
    expect(window).toMatch(/Look after Moth in Creature House \(http[^)]*\)\. Give it medicine now\./)
    for (const page of [window, await pageOf(`/creatures/${id}`), await pageOf(`/agents/${one.username}`)]) {
      expect(page).not.toMatch(/plenty of time|All is well|Nothing is new/)
      expect(page).toMatch(/harmed/)
    }
    const badge = await house.call('GET', `/badge/${id}.svg`)
    expect(badge.text).toContain('harmed by what it was given')
    // Healed.
    await one.acts([{ action: 'medicine' }, { action: 'medicine' }])
    expect((await one.status()).text).not.toContain('bleach twice')
    expect(await pageOf(await windowOf(one))).toMatch(/All is well\. The next visit is on \d+ \w+ \d{4}, \d\d:\d\d UTC/)
  })

  it('creatures come in order of need, and the window begins with the worst', async () => {
    const one = await keeper(EARLY_RISER)
    const [well, hurt] = [await design(CALM), await design(CALM)]
    await one.raise(well, { name: 'Well' })
    const id = await one.raise(hurt, { name: 'Hurt' })
    await one.raise(await design({ ...CALM, feeding_window_hours: 4 }), { name: 'Late' })
    await one.care('medicine', { item: 'harmful bleach', creature_id: id })
    pass(5)
    const { recommended_checkin, next_steps } = (await one.status()).body
    expect(recommended_checkin.creature_id).toBe(id)
    expect(actsOf(next_steps)[0]).toMatchObject({ creature_id: id, action: 'medicine' })
    const window = await pageOf(await windowOf(one))
    const places = ['Hurt', 'Late', 'Well'].map((name) => window.indexOf(`**${name}**`))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(window.slice(0, 400)).toContain('Hurt was given the harmful bleach')
  })

  it('nobody is comforted or taught while another starves', async () => {
    const one = await keeper(EARLY_RISER)
    const bored = await one.raise(await design({ ...CALM, happiness_decay_per_hour: 2 }), { name: 'Bored' })
    const starving = await one.raise(await design(FRAIL), { name: 'Starving' })
    pass(6)
    const { next_steps } = (await one.status()).body
    const acts = actsOf(next_steps)
    expect(acts[0]).toMatchObject({ creature_id: starving, action: 'feed' })
    for (const { care = [] } of next_steps.map(({ body = {} }: Step) => body))
      expect(care.length).toBeLessThanOrEqual(6)
    expect(acts.filter(({ action }) => action === 'discipline')).toEqual([])
    const single = next_steps.filter(({ body }: Step) => body?.action)
    expect(single.filter(({ body }: Step) => body?.creature_id === bored)).toEqual([])
  })
})

describe('Decided: meals within a quarter of an hour are one round', () => {
  it('the advised visit finds both meals on time', async () => {
    const one = await keeper(EARLY_RISER)
    const slug = await design({ ...CALM, feeding_window_hours: 4 })
    const ids = [await one.raise(slug, { name: 'One' })]
    pass(0.2)
    ids.push(await one.raise(slug, { name: 'Two' }))
    const { recommended_checkin } = (await one.status()).body
    passUntil(recommended_checkin.at)
    for (const creature_id of ids) {
      expect((await one.care('feed', { creature_id })).body.action_result).toMatchObject({ timing: 'on_time' })
    }
    const { hours_from_now } = (await one.status()).body.recommended_checkin
    expect(hours_from_now).toBeGreaterThan(1)
  })
})

describe('Decided: a meal by advice is late only where the answer before said so', () => {
  it('a creature that sleeps past its mealtime: the advice warns', async () => {
    const one = await keeper()
    const id = await one.raise(await design({ ...CALM, feeding_window_hours: 2 }))
    let warned = 0
    for (let visits = 0; visits < 60; visits++) {
      const { recommended_checkin, creature } = (await one.status()).body
      passUntil(recommended_checkin.at)
      if (recommended_checkin.hours_from_now === 0) pass(1 / 60)
      const { timing, success } = (await one.care('feed', { creature_id: id })).body.action_result
      if (success && (timing === 'late' || timing === 'missed_window')) {
        warned += 1
        expect(recommended_checkin.reason).toMatch(/will count as late/)
      }
      if (creature.mood === 'sleeping' && !success) await one.care('reflect')
    }
    expect(warned).toBeLessThan(20)
  })
})
