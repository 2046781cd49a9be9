/** Advice over HTTP: what to do next, for which creature, and when to return. */
import { itemsOf } from '../../../lambdas/domain/care/items'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { asInstant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { readBook } from '../../../lambdas/domain/voice/books/read-book'
import { alterCreature, countAdultRaised, hoursBefore, raiseSleeper, useTestHouse } from '../../support/agents/keeper'
import type { Received } from '../../support/http'

const the = useTestHouse()

interface Step {
  action: string
  method: string
  endpoint: string
  body: Record<string, unknown>
}

/** Without the visit, which does the same acts in one call. */
const singleSteps = ({ body }: Received): Step[] =>
  body.next_steps.filter(({ endpoint }: Step) => endpoint !== '/api/house/visit')

const take = (answer: Received, at = 0): Promise<Received> => {
  const { method, endpoint, body } = singleSteps(answer)[at]!
  return the.house.call(method, endpoint, { key: the.keeper.key, body })
}

const actions = (answer: Received): string[] => singleSteps(answer).map(({ action }) => action)

/** Makes a meal due, with the given stats. */
const hungry =
  (share: number, stats: Partial<Creature['stats']> = {}) =>
  (creature: Creature): Partial<Creature> => ({
    last_fed_at: hoursBefore(creature, share * creature.species.feeding_window_hours),
    stats: { ...creature.stats, hunger: 60, happiness: 90, trust: 60, ...stats },
  })

describe('first steps', () => {
  it('lead from the API root to adoption, and then to the adopted creature', async () => {
    const door = await the.house.call('GET', '/api')
    expect(door.body.next_steps[0]).toMatchObject({ action: 'register' })
    const { key } = the.keeper
    const index = () => the.house.call('GET', '/api/house', { key })
    expect((await index()).body.next_steps[0]).toMatchObject({ action: 'adopt' })
    await the.keeper.raise()
    expect((await index()).body.next_steps[0]).toMatchObject({ action: 'check_status' })
    const rotated = await the.house.call('POST', '/api/auth/rotate-key', { key })
    expect(rotated.body.next_steps[0]).toMatchObject({ action: 'check_status' })
  })

  it('include designing a species after the first adult, until one is designed', async () => {
    await the.keeper.raise()
    expect(actions(await the.keeper.status())).not.toContain('create_species')
    await countAdultRaised(the.house, the.keeper.id)
    await alterCreature(the, hungry(0, { hunger: 100, happiness: 100 }))
    const look = await the.house.call('GET', '/api/house', { key: the.keeper.key })
    const at = actions(look).indexOf('create_species')
    expect(at).toBeGreaterThan(0)
    const { slug, name, personality } = singleSteps(look)[at]!.body
    expect(String(slug).startsWith(`${the.keeper.username.replaceAll('-', '_')}_moth_`)).toBe(true)
    expect([name, personality]).toEqual(['Kin of Moth', expect.stringMatching(/^Takes after Moth: .+\.$/)])
    expect((await take(look, at)).status).toBe(201)
    expect(actions(await the.keeper.status())).not.toContain('create_species')
    const refused = await the.house.call('POST', '/api/house/species', { key: the.keeper.key, body: {} })
    expect(refused.status).toBe(400)
    expect(actions(refused)).not.toContain('create_species')
  })

  it('warn about the size of the OpenAPI document', async () => {
    const { next_steps } = (await the.house.call('GET', '/api')).body
    const { description } = next_steps.find(({ endpoint }: { endpoint: string }) => endpoint === '/openapi.json')
    expect(description).toMatch(/large/)
  })

  it.each(['calico', 'border_collie', 'jackrabbit'])(
    'preferences of a %s offer care with an item that it loves',
    async (slug) => {
      await the.keeper.raise({ species_slug: slug })
      for (const happiness of [100, 70, 20]) {
        await alterCreature(the, ({ stats }) => ({ stats: { ...stats, happiness } }))
        const tastes = await the.house.call('GET', '/api/house/preferences', { key: the.keeper.key })
        const { action, item, dry_run } = tastes.body.next_steps[0].body
        expect(tastes.body.preferences[action]).toContain(item)
        const { effectiveness, item_result } = (await take(tastes)).body.action_result
        expect(item_result.category).toBe('loved')
        expect(dry_run === true || effectiveness !== 'wasted').toBe(true)
      }
    },
  )
})

describe('a household with several creatures', () => {
  it('gets a next visit for each creature, and a check-in for the first of them', async () => {
    const slow = await the.keeper.raise({ name: 'Slow', species_slug: 'snail' })
    the.house.clock.advance(0.01)
    const quick = await the.keeper.raise({ name: 'Quick', species_slug: 'tabby' })
    const { creature, other_creatures, recommended_checkin } = (await the.keeper.status(slow)).body
    expect(other_creatures.map(({ id }: { id: string }) => id)).toEqual([quick])
    const { at, hours_from_now } = recommended_checkin
    expect(other_creatures[0].next_visit).toEqual({ at, hours_from_now, why: 'its meal' })
    expect(creature.next_visit).toMatchObject({ why: 'its meal' })
    expect(creature.next_visit.hours_from_now).toBeGreaterThan(hours_from_now)
  })

  it('is advised to care at one visit for all that will need it', async () => {
    const ids = [await the.keeper.raise({ name: 'One', species_slug: 'tabby' })]
    ids.push(await the.keeper.raise({ name: 'Two', species_slug: 'tabby' }))
    const { recommended_checkin } = (await the.keeper.visit([{ action: 'reflect', creature_id: ids[0] }])).body
    const fed = recommended_checkin.care.filter(({ action }: { action: string }) => action === 'feed')
    expect(fed.map((act: { creature_id: string }) => act.creature_id).toSorted()).toEqual(ids.toSorted())
  })

  it('gets the most urgent step first, each naming its creature', async () => {
    const older = await the.keeper.raise({ name: 'Older', species_slug: 'housecat' })
    the.house.clock.advance(0.01)
    const newer = await the.keeper.raise({ name: 'Newer', species_slug: 'housecat' })
    await alterCreature(the, hungry(0.6), newer)
    await alterCreature(the, hungry(1.6), older)
    const look = await the.keeper.status()
    expect(look.body.creature.id).toBe(newer)
    const [whole] = look.body.next_steps
    expect(whole.body.care.slice(0, 1)).toMatchObject([{ action: 'feed', creature_id: older }])
    expect(whole.body.care).toContainEqual(expect.objectContaining({ action: 'feed', creature_id: newer }))
    expect(singleSteps(look)[0]).toMatchObject({
      action: 'feed',
      description: expect.stringContaining('Older'),
      body: { action: 'feed', creature_id: older },
    })
    expect(look.body.recommended_checkin).toMatchObject({
      creature_id: older,
      hours_from_now: 0,
      reason: expect.stringContaining('Older'),
    })
    const fed = await take(look)
    expect(singleSteps(fed)[0]).toMatchObject({ action: 'feed', body: { creature_id: newer } })
    await take(fed)
    const { body } = await the.keeper.status()
    expect(body.recommended_checkin.hours_from_now).toBeGreaterThan(0)
  })
})

describe('a sleeping creature', () => {
  it('in danger gets reflect as the first step and a check-in with the reason, then rest', async () => {
    const id = await raiseSleeper(the, { species_slug: 'housecat' })
    await alterCreature(the, (creature) => ({
      ...hungry(3)(creature),
      last_care_at: asInstant(the.house.clock.now() - 30 * MS_PER_HOUR),
    }))
    const look = await the.keeper.status(id)
    expect(look.body.creature).toMatchObject({ mood: 'sleeping', feeding_status: 'critical' })
    expect(actions(look)[0]).toBe('reflect')
    expect(look.body.recommended_checkin).toMatchObject({
      hours_from_now: 0,
      reason: expect.stringMatching(/in its sleep/),
    })
    expect((await take(look)).body.action_result.success).toBe(true)
    const { body } = await the.keeper.status(id)
    expect(body.next_steps[0]).toMatchObject({ action: 'check_status', description: expect.stringContaining('rest') })
    expect(body.recommended_checkin.hours_from_now).toBeGreaterThan(0)
  })

  it('that missed its meal gets reflect now, then rest until it wakes', async () => {
    const id = await raiseSleeper(the, { species_slug: 'housecat' })
    await alterCreature(the, hungry(2))
    const look = await the.keeper.status(id)
    expect(look.body.creature).toMatchObject({ mood: 'sleeping', feeding_status: 'critical' })
    expect(look.body.creature.death_clock.urgency).not.toMatch(/critical|imminent/)
    expect(actions(look)[0]).toBe('reflect')
    expect(look.body.recommended_checkin).toMatchObject({
      hours_from_now: 0,
      reason: expect.stringMatching(/has missed its meal/),
    })
    expect((await take(look)).body.action_result).toMatchObject({ success: true, effectiveness: 'effective' })
    const { recommended_checkin, next_steps } = (await the.keeper.status(id)).body
    expect(next_steps[0].description).toContain('rest')
    expect(recommended_checkin.hours_from_now).toBeGreaterThan(0)
    expect(recommended_checkin.feeding_window_status).toBe('past_window')
    expect(recommended_checkin.reason).toMatch(/will count as late/)
  })
})

describe('species with their own rules', () => {
  it('Border Collie: the play step includes a task', async () => {
    await the.keeper.raise({ species_slug: 'border_collie' })
    await alterCreature(the, ({ stats }) => ({ stats: { ...stats, happiness: 30, trust: 60 } }))
    const look = await the.keeper.status()
    expect(singleSteps(look)[0]).toMatchObject({ action: 'play', body: { item: expect.any(String) } })
    const { action_result } = (await take(look)).body
    expect(action_result).toMatchObject({ effectiveness: 'effective', item_result: { category: 'loved' } })
  })

  it.each(['jackrabbit', 'bengal'])('%s: play is advised before the meal', async (slug) => {
    await the.keeper.raise({ species_slug: slug })
    await alterCreature(the, hungry(0.7))
    const look = await the.keeper.status()
    expect(actions(look)[0]).toBe('play')
    const played = await take(look)
    expect(actions(played)[0]).toBe('feed')
    expect((await take(played)).body.action_result).toMatchObject({ success: true, effectiveness: 'effective' })
  })

  it('Bengal: preferences advise play before the meal, as status does', async () => {
    await the.keeper.raise({ species_slug: 'bengal' })
    await alterCreature(the, hungry(0.7))
    const tastes = await the.house.call('GET', '/api/house/preferences', { key: the.keeper.key })
    expect(actions(tastes).slice(0, 2)).toEqual(['play', 'feed'])
    expect(tastes.body.preferences.play).toContain(tastes.body.next_steps[0].body.item)
  })

  it('Hedgehog: is shown as sick although its stats are hidden, and medicine does not reveal them', async () => {
    await the.keeper.raise({ species_slug: 'hedgehog' })
    await alterCreature(the, ({ stats }) => ({ stats: { ...stats, health: 30 } }))
    const look = await the.keeper.status()
    expect(look.body.creature).toMatchObject({ mood: 'sick', health: null })
    expect(actions(look)[0]).toBe('medicine')
    await take(look)
    await alterCreature(the, ({ stats }) => ({ stats: { ...stats, health: 100 } }))
    const words = new Set<string>()
    for (const health of [100, 40]) {
      await alterCreature(the, ({ stats }) => ({ stats: { ...stats, health } }))
      const { body } = await the.keeper.care('medicine')
      words.add(body.action_result.message)
      expect(body.action_result.tip).toBeUndefined()
    }
    for (const text of words) expect(text).not.toMatch(/better|cure|strength|clearer|nothing changes|improve|steadier/i)
  })

  it.each(['void', 'hedgehog'])(
    '%s: gets lines of a healthy creature if it is healthy, whatever its visible stats',
    async (slug) => {
      await the.keeper.raise({ species_slug: slug })
      await alterCreature(the, ({ stats }) => ({ stats: { ...stats, happiness: 95, trust: 45 } }))
      const { lines } = readBook('void')
      const souls = ['sick', 'failing', 'starving', 'hungry', 'bored'] as const
      const unwell = souls
        .flatMap((soul) => lines[`souls.${soul}`] ?? [])
        .map((line) => (typeof line === 'string' ? line : line.text).slice(20))
      for (let hour = 0; hour < 2; hour += 0.25) {
        const { creature, soul_prompt, next_steps } = (await the.keeper.status()).body
        expect(creature.mood).toBe('happy')
        expect(unwell.filter((line) => soul_prompt.includes(line))).toEqual([])
        expect(next_steps.map(({ action }: { action: string }) => action)).toEqual(
          expect.not.arrayContaining(['medicine', 'play', 'feed']),
        )
        the.house.clock.advance(0.25)
      }
    },
  )

  it('Pangolin: three reflections are advised, then an hour of rest', async () => {
    await the.keeper.raise({ species_slug: 'pangolin' })
    let look = await the.keeper.status()
    for (let sat = 0; sat < 3; sat++) {
      expect(actions(look)[0]).toBe('reflect')
      look = await take(look)
    }
    expect(actions(look)[0]).toBe('check_status')
    const { recommended_checkin } = (await the.keeper.status()).body
    expect(recommended_checkin.hours_from_now).toBe(1)
  })
})

it('Pangolin: its recommended visit is not postponed by each status call', async () => {
  await the.keeper.raise({ species_slug: 'pangolin' })
  const checkinAt = async () => (await the.keeper.status()).body.recommended_checkin.at
  const first = await checkinAt()
  the.house.clock.advance(0.5)
  expect(await checkinAt()).toBe(first)
  the.house.clock.advance(1)
  expect(Date.parse(await checkinAt())).toBe(the.house.clock.now())
})

it('Pangolin: its next visit is an hour after the last reflection', async () => {
  await the.keeper.raise({ species_slug: 'pangolin' })
  for (const hours of [0.25, 0.9]) {
    the.house.clock.advance(hours)
    await take(await the.keeper.status())
    expect((await the.keeper.status()).body.recommended_checkin.hours_from_now).toBe(1)
  }
})

it('advises reflection for a sleeper once per visit', async () => {
  const id = await raiseSleeper(the)
  expect(actions(await the.keeper.status(id))).toContain('reflect')
  const sat = await the.keeper.care('reflect', { creature_id: id })
  expect(actions(sat)).not.toContain('reflect')
  expect(actions(await the.keeper.status(id))).not.toContain('reflect')
})

describe('a starving Pangolin without trust', () => {
  it('needs reflection now; afterwards all texts say when to return and that nothing else helps', async () => {
    await the.keeper.raise({ species_slug: 'pangolin' })
    await alterCreature(the, hungry(2, { trust: 20 }))
    let look = await the.keeper.status()
    expect(look.body.creature.feeding_status).toBe('critical')
    expect(look.body.recommended_checkin.hours_from_now).toBe(0)
    for (let sat = 0; sat < 3; sat++) {
      expect(actions(look)[0]).toBe('reflect')
      look = await take(look)
    }
    const texts = new Set<string>()
    for (let looked = 0; looked < 5; looked++) {
      const { body } = await the.keeper.status()
      texts.add(body.creature.behavior)
      expect(body.next_steps[0]).toMatchObject({
        action: 'check_status',
        description: expect.stringMatching(/takes nothing but company.*Sit with it again at/),
      })
      the.house.clock.advance(0.04)
    }
    for (const text of texts) expect(text).toMatch(/reflect/)
    const refused = await the.keeper.care('feed')
    expect(refused.body.action_result.success).toBe(false)
    expect(actions(refused)[0]).toBe('reflect')
    expect((await take(refused)).body.action_result.success).toBe(true)
    the.house.clock.advance(0.3)
    const later = await the.keeper.status()
    expect(later.body.recommended_checkin.hours_from_now).toBe(0)
    expect(actions(later)[0]).toBe('reflect')
  })
})

describe('the recommended check-in', () => {
  it.each(['calico', 'pangolin', 'hedgehog', 'beagle'])('of a healthy newborn %s is not now', async (slug) => {
    await the.keeper.raise({ species_slug: slug })
    const look = await the.keeper.status()
    expect(actions(look)[0]).toBe('reflect')
    expect(look.body.recommended_checkin.hours_from_now).toBeGreaterThan(0)
  })

  it('is the next meal, even if play and cleaning would have an effect earlier', async () => {
    await the.keeper.raise({ species_slug: 'calico' })
    await alterCreature(the, (creature) => ({
      last_cleaned_at: hoursBefore(creature, 30),
      stats: { ...creature.stats, happiness: 30, health: 80, trust: 60 },
    }))
    const look = await the.keeper.status()
    expect(actions(look).slice(0, 2)).toEqual(['play', 'clean'])
    const { at, reason } = look.body.recommended_checkin
    const hours = (Date.parse(at) - the.house.clock.now()) / MS_PER_HOUR
    const share = hours / look.body.creature.feeding_window_hours
    expect(share).toBeGreaterThanOrEqual(0.5)
    expect(share).toBeLessThanOrEqual(0.75)
    expect(reason).toMatch(/Next meal of Moth\. Fullness \(hunger\): about \d+\./)
  })

  it('is rounded up, names the creature and its fullness, and falls in the feeding window', async () => {
    await the.keeper.raise({ species_slug: 'calico' })
    await the.keeper.care('reflect')
    the.house.clock.advance(0.00137)
    const { recommended_checkin } = (await the.keeper.status()).body
    const exact = (Date.parse(recommended_checkin.at) - the.house.clock.now()) / MS_PER_HOUR
    expect(recommended_checkin.hours_from_now).toBeGreaterThanOrEqual(exact)
    expect(recommended_checkin.reason).toMatch(/Moth.*Fullness \(hunger\): about \d+\./)
    the.house.clock.advance(recommended_checkin.hours_from_now)
    const look = await the.keeper.status()
    expect(look.body.creature.next_feeding_window).toBe('open now')
    expect(actions(look)[0]).toBe('feed')
  })

  it('offers no step that would have no effect', async () => {
    await the.keeper.raise({ species_slug: 'calico' })
    await alterCreature(the, (creature) => ({ last_cleaned_at: hoursBefore(creature, 30) }))
    expect(actions(await the.keeper.status())).not.toContain('clean')
    const { key } = the.keeper
    const tastes = await the.house.call('GET', '/api/house/preferences', { key })
    expect(actions(tastes)).not.toContain('feed')
    await alterCreature(the, hungry(0.7))
    const hungryNow = await the.house.call('GET', '/api/house/preferences', { key })
    expect(hungryNow.body.next_steps[0]).toMatchObject({ action: 'feed', body: { item: expect.any(String) } })
    await the.keeper.release({ creature_id: hungryNow.body.creature.id })
    await the.keeper.adopt()
    expect(actions(await the.house.call('GET', '/api/house/preferences', { key }))).not.toContain('feed')
  })
})

it('lists items that its keeper found it to love', async () => {
  const { house, keeper } = the
  const id = await keeper.raise({ species_slug: 'calico' })
  const judge = house.context.items
  house.context.items = { ...judge, judge: async () => ({ category: 'loved', score: 0.9 }) } as typeof judge
  expect((await keeper.care('play', { item: 'paper boat' })).body.action_result.item_result.category).toBe('loved')
  house.context.items = judge
  const named = new Set<string>()
  const games = itemsOf('calico', 'cat').approved.play.length + 1
  for (let play = 0; play < games; play++) {
    await alterCreature(the, ({ stats, cared }) => ({ stats: { ...stats, happiness: 40 }, cared: { ...cared, play } }))
    for (const { body } of (await keeper.status(id)).body.next_steps) if (body?.action === 'play') named.add(body.item)
  }
  expect(named).toContain('paper boat')
})
