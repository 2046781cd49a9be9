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
  body?: {
    creature?: string
    creature_id?: string
    action?: string
    care?: { creature?: string; creature_id?: string; action: string }[]
  }
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
    expect((await one.look()).trouble).toBe('harmed by what it was given')
    expect(actsOf(next_steps)[0]).toMatchObject({ action: 'medicine' })
    const window = await pageOf(await windowOf(one))
    expect(window).toContain(told)
    expect(window).toMatch(
      /Look after Moth in Creature House \(http[^)]*\) before [-0-9]+ \d\d:\d\d Etc\/GMT\+3\. Give it medicine now\./,
    )
    for (const page of [window, await pageOf(`/creatures/${id}`), await pageOf(`/agents/${one.username}`)]) {
      expect(page).not.toMatch(/plenty of time|All well|Nothing is new/)
      expect(page).toMatch(/harmed/)
    }
    const badge = await house.call('GET', `/badge/${id}.svg`)
    expect(badge.text).toContain('harmed by what it was given')
    // Healed.
    await one.acts([{ action: 'medicine' }, { action: 'medicine' }])
    expect((await one.status()).text).not.toContain('bleach twice')
    expect(await one.look()).not.toHaveProperty('trouble')
    expect(await pageOf(await windowOf(one))).toMatch(/All well\. Next visit \d+ \w+ \d{4}, \d\d:\d\d UTC/)
  })

  it('creatures come in order of need, and the window begins with the worst', async () => {
    const one = await keeper(EARLY_RISER)
    const [well, hurt] = [await design(CALM), await design(CALM)]
    await one.raise(well, { name: 'Well' })
    const id = await one.raise(hurt, { name: 'Hurt' })
    await one.raise(await design({ ...CALM, feeding_window_hours: 4 }), { name: 'Late' })
    await one.care('medicine', { item: 'harmful bleach', creature_id: id })
    pass(5)
    const { recommended_checkin, next_visit, next_steps } = (await one.status()).body
    expect([recommended_checkin.creature_id, next_visit.why]).toEqual([id, 'Hurt, medicine'])
    expect(actsOf(next_steps)[0]).toMatchObject({ creature: 'Hurt', action: 'medicine' })
    const window = await pageOf(await windowOf(one))
    const places = ['Hurt', 'Late', 'Well'].map((name) => window.indexOf(`**${name}**`))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(window.slice(0, 400)).toContain('Hurt was given the harmful bleach')
  })

  it('no creature is comforted or taught while another starves', async () => {
    const one = await keeper(EARLY_RISER)
    await one.raise(await design({ ...CALM, happiness_decay_per_hour: 2 }), { name: 'Bored' })
    await one.raise(await design(FRAIL), { name: 'Starving' })
    pass(6)
    const { next_steps } = (await one.status()).body
    const acts = actsOf(next_steps)
    expect(acts[0]).toMatchObject({ creature: 'Starving', action: 'feed' })
    for (const { care = [] } of next_steps.map(({ body = {} }: Step) => body))
      expect(care.length).toBeLessThanOrEqual(6)
    expect(acts.filter(({ action }) => action === 'discipline')).toEqual([])
    expect(acts.filter(({ creature }) => creature === 'Bored')).toEqual([])
  })
})

describe('Decided: meals that can be on time together are one round', () => {
  it.each([0.2, 1.4])('the advised visit finds both meals on time, if they were %d hours apart', async (apart) => {
    const one = await keeper(EARLY_RISER)
    const slug = await design({ ...CALM, feeding_window_hours: 4 })
    const ids = [await one.raise(slug, { name: 'One' })]
    pass(apart)
    ids.push(await one.raise(slug, { name: 'Two' }))
    const { recommended_checkin } = (await one.status()).body
    passUntil(recommended_checkin.at)
    for (const creature_id of ids) {
      expect((await one.care('feed', { creature_id })).body.action_result).toMatchObject({ timing: 'on_time' })
    }
    const { hours_from_now } = (await one.status()).body.recommended_checkin
    expect(hours_from_now).toBeGreaterThan(1)
  })

  it('four creatures need at most 16 visits a day, and a round of the plan has at most six acts', async () => {
    const one = await keeper(EARLY_RISER)
    for (const feeding_window_hours of [3, 4, 5, 6]) {
      await one.raise(await design({ ...CALM, feeding_window_hours }))
      pass(0.6)
    }
    const { visits } = (await one.call('GET', '/api/house/plan?days=1')).body
    expect(JSON.stringify(visits.slice(1))).not.toMatch(/\bnow\b/)
    const acts = visits.map(({ to_do }: { to_do: { times?: number }[] }) =>
      to_do.reduce((sum, { times = 1 }) => sum + times, 0),
    )
    expect(Math.max(...acts)).toBeLessThanOrEqual(6)
    expect(new Set(visits.map(({ at }: { at: string }) => at)).size).toBeLessThanOrEqual(16)
    let [wakings, late, hours] = [0, 0, 0]
    for (; hours < 24; wakings++) {
      let { body } = await one.status()
      for (let calls = 0; calls < 5 && body.recommended_checkin.hours_from_now === 0; calls++) {
        ;({ body } = await one.call('POST', '/api/house/visit', { care: actsOf(body.next_steps).slice(0, 6) }))
        late += body.care.filter(({ timing }: { timing?: string }) => timing === 'late').length
      }
      hours += body.recommended_checkin.hours_from_now
      passUntil(body.recommended_checkin.at)
    }
    expect([wakings <= 16, late]).toEqual([true, 0])
  })
})

describe('Decided: a meal by advice is late only where the answer before said so', () => {
  it('a creature that sleeps past its mealtime: the advice warns, and nowhere else', async () => {
    // There it is an hour before the night.
    const one = await keeper({ timezone: 'Etc/GMT-12' })
    const creature_id = await one.raise(await design(FRAIL))
    let late = 0
    // Which hours of a night it sleeps is drawn: within twenty nights it sleeps through a mealtime.
    for (let visits = 0; visits < 400 && late === 0; visits++) {
      const { at, reason } = (await one.status()).body.recommended_checkin
      passUntil(at)
      const { timing, success } = (await one.care('feed', { creature_id })).body.action_result
      const isLate = timing === 'late' || timing === 'missed_window'
      expect([success, at, isLate]).toEqual([true, at, /will count as late/.test(reason)])
      if (isLate) late += 1
      // Dirt would move the advised visit.
      if (visits % 20 === 19) await one.care('clean', { creature_id })
    }
    expect(late).toBe(1)
  })
})
