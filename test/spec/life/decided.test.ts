/** What the specification leaves open or does not have: reading, advice, faces, feelings, wishes and keepsakes. */
import { EARLY_RISER, type LifeKeeper, lifeHouse, moved } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, keeper, design } = lifeHouse({ items: itemsByName, projecting: false })

const CALM = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2, feeding_window_hours: 24 }

async function raisedAs(fields: object, agent = {}): Promise<LifeKeeper> {
  const one = await keeper(agent)
  await one.raise(await design({ ...CALM, ...fields }))
  return one
}

describe('Decided: reading changes nothing that a later read sees', () => {
  it('a creature that was looked at each hour has lost what it would have lost unseen', async () => {
    const slug = await design({ feeding_window_hours: 3, hunger_decay_per_hour: 2.7, trust_speed: 'slow' })
    const one = await keeper(EARLY_RISER)
    const id = await one.raise(slug)
    for (let hour = 0; hour < 9; hour++) {
      pass(1)
      await one.look(id)
    }
    // Nine hours awake: 2.7 and 0.8 in each, 0.45 after six hours without care, 2 after 4.5 without a meal.
    expect(await one.look(id)).toMatchObject({ hunger: 75.7, happiness: 92.8, trust: 18.65, health: 91 })
  })

  it('what an act of care banks on the way changes no later figure', async () => {
    const slug = await design({ ...CALM, hunger_decay_per_hour: 1.7, happiness_decay_per_hour: 0.9 })
    const [banked, left] = [await keeper(EARLY_RISER), await keeper(EARLY_RISER)]
    await banked.raise(slug)
    await left.raise(slug)
    for (let time = 0; time < 3; time++) {
      pass(1.37)
      await banked.care('reflect')
    }
    pass(1.37)
    const stats = async (one: LifeKeeper) => {
      const { hunger, happiness, health } = await one.look()
      return { hunger, happiness, health }
    }
    expect(await stats(banked)).toEqual(await stats(left))
  })
})

describe('Decided: next_visit is for the creature asked about', () => {
  it('at, hours_from_now and why; in the creature and at the top of the answer', async () => {
    const one = await raisedAs({}, EARLY_RISER)
    const { creature, next_visit, recommended_checkin } = (await one.status()).body
    for (const visit of [creature.next_visit, next_visit]) {
      expect(visit).toEqual({
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        hours_from_now: expect.any(Number),
        why: expect.stringMatching(/./),
      })
    }
    expect(next_visit.at).toBe(recommended_checkin.at)
  })
})

describe('Decided: hours_from_now is 0 while mood or feeding_status is critical', () => {
  it('also while it sleeps; once reflected with in this sleep, it names the waking', async () => {
    const one = await raisedAs({ feeding_window_hours: 2 }, {})
    pass(13)
    for (let hour = 0; hour < 8 && (await one.look()).mood !== 'sleeping'; hour++) pass(1)
    expect(await one.look()).toMatchObject({ mood: 'sleeping', feeding_status: 'critical' })
    expect((await one.status()).body.recommended_checkin).toMatchObject({ hours_from_now: 0 })
    await one.care('reflect')
    const { creature, recommended_checkin } = (await one.status()).body
    expect(recommended_checkin.hours_from_now).toBeGreaterThan(0)
    expect(recommended_checkin.at.slice(11, 16)).toBe(creature.sleep_info.wakes)
    // Still in this sleep.
    pass(0.4)
    const later = (await one.status()).body
    if (later.creature.mood === 'sleeping') expect(later.recommended_checkin.at).toBe(recommended_checkin.at)
  })
})

describe('Decided: image_url is the latest portrait and face_url the creature as it is now', () => {
  const title = async (url: string) => {
    const { text, status } = await house.call('GET', new URL(url).pathname)
    expect(status).toBe(200)
    return /<title>(.*?)<\/title>/.exec(text)?.[1] ?? ''
  }

  it('where a meal is overdue the face shows hunger, whatever mood says; the portrait keeps its face', async () => {
    const one = await raisedAs({ feeding_window_hours: 10 }, EARLY_RISER)
    const young = await one.look()
    pass(10)
    expect(await title((await one.look()).face_url)).toMatch(/happy/)
    pass(0.1)
    const later = await one.look()
    expect(later).toMatchObject({ mood: 'happy', feeding_status: 'overdue', image_url: young.image_url })
    expect(await title(later.face_url)).toMatch(/hungry/)
    expect(await title(later.image_url)).toMatch(/happy/)
  })

  it('a face near death does not smile', async () => {
    const one = await raisedAs({})
    pass(24.5)
    const { mood, death_clock, face_url } = await one.look()
    expect([mood, death_clock.urgency]).toEqual(['happy', 'critical'])
    expect(await title(face_url)).not.toMatch(/happy/)
  })
})

describe('Decided: a feeling lasts and changes no stat', () => {
  it.each([
    ['a harmful item', 0, { action: 'play', item: 'harmful ball' }, 'harmful_item'],
    ['a late meal', 11, { action: 'feed' }, 'late_meal'],
    ['a missed meal', 15.5, { action: 'feed' }, 'missed_meal'],
    ['discipline', 1, { action: 'discipline' }, 'discipline'],
  ])('%s leaves one, with its cause and its end', async (_what, hours, act, cause) => {
    const one = await raisedAs({ feeding_window_hours: 10 }, EARLY_RISER)
    pass(hours)
    await one.acts([act])
    const { feeling, hunger, happiness, health, trust } = await one.look()
    expect(feeling).toEqual({
      kind: expect.stringMatching(/./),
      cause,
      since: new Date(house.clock.now()).toISOString(),
      until: expect.stringMatching(/^\d{4}-/),
    })
    expect(Date.parse(feeling.until)).toBeGreaterThan(house.clock.now())
    const before = { hunger, happiness, health, trust }
    expect(await one.look()).toMatchObject(before)
  })
})

describe('Decided: from child on one wish a day; granted wishes give keepsakes and change no stat', () => {
  interface Wish {
    text: string
    by: { action: string; item?: string; times?: number }
    call?: string
  }

  it('none for a baby, one for a child; granted, it is told once, counted, and another comes the next day', async () => {
    const one = await keeper()
    await one.raise('snail')
    pass(12)
    expect((await one.look()).wish).toBeUndefined()
    let granted = 0
    const kept: string[] = []
    for (let day = 1; day <= 24 && granted < 8; day++) {
      house.advanceToMorning()
      const wish: Wish | undefined = (await one.look()).wish
      const meal = { action: 'feed' }
      if (!wish?.call || wish.by.times) {
        await one.acts([meal, { action: 'clean' }])
        pass(24)
        continue
      }
      const { action, item } = wish.by
      const act = { action, ...(item && { item }) }
      expect(wish.text).toMatch(/./)
      const plain = moved(await one.act(action, { ...act, dry_run: true }))
      const { body } = await one.care(action, act)
      granted += 1
      expect(body.wish_granted).toEqual({ message: expect.stringMatching(/./), wishes_granted: granted })
      expect(moved(body.action_result)).toEqual(plain)
      if (body.new_keepsakes) kept.push(`${body.new_keepsakes.length} with wish ${granted}`)
      const after = await one.look()
      expect([after.wish, after.wishes_granted]).toEqual([undefined, granted])
      expect((await one.care(action, act)).body.wish_granted).toBeUndefined()
      if (action !== 'feed') await one.acts([meal])
      pass(24)
    }
    expect(granted).toBe(8)
    expect(kept).toEqual(['1 with wish 3', '1 with wish 8'])
    const { keepsakes } = await one.look()
    expect(keepsakes).toHaveLength(2)
    for (const { name } of keepsakes) expect(name).toMatch(/./)
    expect((await one.history()).body.keepsakes).toHaveLength(2)
  })

  it('a creature in need wishes for nothing', async () => {
    const one = await keeper()
    await one.raise('snail')
    pass(24)
    await one.care('feed')
    expect((await one.look()).wish).toBeDefined()
    await one.acts(Array(3).fill({ action: 'medicine', item: 'harmful pill' }))
    const { health, wish } = await one.look()
    expect({ health, wish }).toEqual({ health: 40, wish: undefined })
  })
})
