/** No species survives without care or is raised best by any care, and no two are the same. test/domain/care/agenda raises them well. */
import { itemsOf } from '../../lambdas/domain/care/items'
import { momentAt } from '../../lambdas/domain/creature/clock'
import { mechanicOf } from '../../lambdas/domain/creature/mechanics'
import { SPECIES } from '../../lambdas/species'
import { keep, newborn } from '../support/agents/care-simulation'
import { WAYS } from '../support/agents/care-styles'
import { hoursAfter, NOON } from '../support/creatures'
import { sample } from '../support/sampling'

const HOURS_TO_GROW_UP = 180

it.each(SPECIES.map((species) => [species.slug, species] as const))('a %s dies without care', (slug, species) => {
  expect(momentAt(newborn(species, slug, NOON), hoursAfter(NOON, HOURS_TO_GROW_UP)).alive).toBe(false)
})

it.each(sample(SPECIES, 8).map((species) => [species.slug, species] as const))(
  'a %s that is always fed late does not take the best path',
  (_slug, species) => {
    const { shown } = keep(species, WAYS.late!, Math.ceil(HOURS_TO_GROW_UP / species.feeding_window_hours))
    expect(shown.filter(({ moment }) => moment.creature.path === 'high_care')).toEqual([])
  },
)

it('no two species have the same figures, rules and liked items', () => {
  const figures = SPECIES.map((species) =>
    JSON.stringify([
      species.family,
      species.trust_speed,
      species.feeding_window_hours,
      species.hunger_decay_per_hour,
      species.happiness_decay_per_hour,
      species.innate_traits.toSorted(),
      mechanicOf(species),
      itemsOf(species.slug, species.family),
    ]),
  )
  expect(new Set(figures).size).toBe(SPECIES.length)
})
