/** An obedient life of five days: at most 15% of its texts were told before, and none more than three times. */

import { SPECIES } from '../../../lambdas/species'
import type { Species } from '../../../lambdas/species/species'
import { type CareStyle, keep } from '../../support/agents/care-simulation'
import { WAYS } from '../../support/agents/care-styles'

const DAYS = 5
const speciesNamed = (slug: string): Species => SPECIES.find((one) => one.slug === slug) as Species

it.each(['tabby', 'siamese', 'beagle', 'border_collie', 'hamster', 'owl', 'tortoise', 'void', 'chonk', 'echo'])(
  'of a %s',
  (slug) => {
    const species = speciesNamed(slug)
    const visits = Math.ceil((DAYS * 24) / (species.feeding_window_hours * 0.75))
    const told = keep(species, WAYS.advised as CareStyle, visits).shown.flatMap(({ texts }) =>
      [texts.message, texts.behavior, texts.soul_prompt].filter((text) => text !== undefined),
    )
    const times = new Map<string, number>()
    for (const text of told) times.set(text, (times.get(text) ?? 0) + 1)
    expect(told.length).toBeGreaterThan(20)
    expect((told.length - times.size) / told.length).toBeLessThanOrEqual(0.15)
    expect([...times].filter(([, count]) => count > 3)).toEqual([])
  },
)
