/** Random creatures for property tests. */
import fc from 'fast-check'
import { momentAt } from '../../lambdas/domain/creature/clock'
import type { Creature } from '../../lambdas/domain/creature/creature'
import { asInstant, type Instant, MS_PER_HOUR } from '../../lambdas/domain/time/instants'
import { creature, NOON, type Overrides } from './creatures'

const level = fc.double({ min: 1, max: 100, noNaN: true })
export const back = (hours: number): Instant => asInstant(Math.round(NOON - hours * MS_PER_HOUR))

/** Any creature that is alive at NOON, with care at some time before. */
export const anyCreature: fc.Arbitrary<Creature> = fc
  .record({
    id: fc.uuid(),
    timezone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York'),
    stats: fc.record({ hunger: level, happiness: level, health: level, trust: level, discipline: level }),
    window: fc.integer({ min: 2, max: 24 }),
    hunger: fc.double({ min: 0.2, max: 3, noNaN: true }),
    happiness: fc.double({ min: 0.2, max: 2, noNaN: true }),
    trust_speed: fc.constantFrom('instant', 'fast', 'medium', 'slow') as fc.Arbitrary<'instant'>,
    social: fc.boolean(),
    robot: fc.boolean(),
    careAgo: fc.double({ min: 0, max: 20, noNaN: true }),
    fedBefore: fc.double({ min: 0, max: 20, noNaN: true }),
    cleanedBefore: fc.double({ min: 0, max: 60, noNaN: true }),
    checkedAgo: fc.double({ min: 0, max: 5, noNaN: true }),
    intervals: fc.integer({ min: 0, max: 6 }),
    average: fc.double({ min: 0.3, max: 20, noNaN: true }),
    age: fc.double({ min: 0, max: 200, noNaN: true }),
    consistency: fc.double({ min: 0, max: 100, noNaN: true }),
  })
  .map((seed) => {
    const species: Overrides['species'] = {
      slug: seed.robot ? 'robot' : 'plain',
      innate_traits: seed.social ? ['social'] : [],
      trust_speed: seed.trust_speed,
      feeding_window_hours: seed.window,
      hunger_decay_per_hour: seed.hunger,
      happiness_decay_per_hour: seed.happiness,
    }
    const young = creature({
      id: seed.id,
      timezone: seed.timezone,
      species,
      stats: seed.stats,
      last_care_at: back(seed.careAgo),
      last_fed_at: back(seed.careAgo + seed.fedBefore),
      last_cleaned_at: back(seed.careAgo + seed.cleanedBefore),
      last_checked_at: back(Math.min(seed.careAgo, seed.checkedAgo)),
      rhythm: { intervals: seed.intervals, average_hours: seed.intervals ? seed.average : null },
      consistency: seed.consistency,
      life_began_at: back(seed.age),
      hatched_at: back(seed.age),
    })
    return momentAt(young, NOON).creature
  })
  .filter((one) => one.death === null)
