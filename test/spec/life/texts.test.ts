/** What is said and drawn of a creature: only what holds. */
import { EARLY_RISER, type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, keeper, design } = lifeHouse({ items: itemsByName })

/** What a tabby does in each of these hours, twelve of them without sleep. */
async function behaviours(one: LifeKeeper): Promise<Set<string>> {
  const seen = new Set<string>()
  for (let hour = 0; hour < 12; hour++) {
    seen.add((await one.look()).behavior)
    pass(0.5)
  }
  return seen
}

/** Words for a meal that is missing. */
const HUNGER = /hungr|hunger|food|bowl|dish|eat|meal|starv|empty|feed|fed|stomach|belly|thin|weak/i

describe('Decided: texts match the real stats', () => {
  it('nothing says that all is well while a meal is missed, whatever mood says', async () => {
    const one = await keeper(EARLY_RISER)
    await one.raise('tabby')
    // A window of 5 hours.
    pass(10)
    const { creature, soul_prompt, next_steps } = (await one.status()).body
    expect(creature).toMatchObject({ mood: 'happy', feeding_status: 'critical' })
    expect(`${creature.behavior} ${soul_prompt}`).toMatch(HUNGER)
    expect(next_steps[0].body.care[0]).toMatchObject({ action: 'feed' })
  })

  it('a hidden stat is never told as a number', async () => {
    const one = await keeper(EARLY_RISER)
    await one.raise('hedgehog')
    pass(7)
    const { soul_prompt, creature, recommended_checkin } = (await one.status()).body
    const told = [soul_prompt, creature.behavior, recommended_checkin.reason].join(' ')
    expect(told).not.toMatch(/(hunger|fullness|happiness|health|trust|discipline)\W+(is|at|of|will be)?\s*\d/i)
  })
})

describe('Decided: a text is used only if its conditions hold', () => {
  it('what a creature does when it thrives, it never does when it starves', async () => {
    const [thriving, starving] = [await keeper(EARLY_RISER), await keeper(EARLY_RISER)]
    await thriving.raise('tabby')
    const well = await behaviours(thriving)
    await starving.raise('tabby')
    pass(9)
    const poorly = await behaviours(starving)
    expect(well.size).toBeGreaterThan(1)
    expect(poorly.size).toBeGreaterThan(1)
    expect([...well].filter((text) => poorly.has(text))).toEqual([])
  })
})

describe('Decided: a happy creature does one of six things of its family, by the hour and its temperament', () => {
  it('in fifteen looks at least four of the six, and never one of another family', async () => {
    const OF = {
      cat: ['leap', 'stretch', 'roll', 'loaf', 'trot', 'knead'],
      dog: ['leap', 'bow', 'roll', 'trot', 'tilt', 'beg'],
      exotic: ['leap', 'bask', 'tilt', 'dance', 'reach', 'spin'],
      'ai-native': ['leap', 'drift', 'spin', 'pulse', 'dance', 'bask'],
    }
    const one = await keeper(EARLY_RISER)
    const calm = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2, feeding_window_hours: 24 }
    const ids = new Map<string, string>()
    for (const family of Object.keys(OF)) ids.set(family, await one.raise(await design({ ...calm, family })))
    const seen = new Map(Object.keys(OF).map((family) => [family, new Set<string>()]))
    for (let day = 0; day < 5; day++) {
      house.advanceToMorning()
      await one.acts([...ids.values()].map((creature_id) => ({ creature_id, action: 'feed' })))
      for (let hour = 0; hour < 12; hour += 4) {
        for (const [family, id] of ids) {
          const { face_url, mood } = await one.look(id)
          if (mood !== 'happy') continue
          // /faces/…/baby-happy-roll/…; leaping has no word of its own.
          seen.get(family)?.add(/-happy(?:-([a-z]+))?[./]/.exec(face_url)?.[1] ?? 'leap')
        }
        pass(4)
      }
    }
    for (const [family, joys] of Object.entries(OF)) {
      const shown = [...(seen.get(family) ?? [])]
      expect({ family, others: shown.filter((joy) => !joys.includes(joy)) }).toEqual({ family, others: [] })
      expect(shown.length).toBeGreaterThanOrEqual(4)
    }
  })
})
