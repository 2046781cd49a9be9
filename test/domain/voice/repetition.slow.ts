/** A life of five days, refusals, wasted acts and sleep included: at most 15% of its texts were shown before, none more than three times. */

import { actsNow, agenda } from '../../../lambdas/domain/care/agenda'
import type { Need } from '../../../lambdas/domain/care/needs'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import { hoursBetween } from '../../../lambdas/domain/time/instants'
import { SPECIES } from '../../../lambdas/species'
import { type Act, type CareStyle, keep } from '../../support/agents/care-simulation'
import { WAYS } from '../../support/agents/care-styles'
import { hoursAfter } from '../../support/creatures'

const HOURS = 5 * 24
/** More than five days have, by either way. */
const VISITS = 140

/** Visits when it is advised, for what is advised then. */
const advised: CareStyle = {
  wait: (creature, _, now) => hoursBetween(now, agenda([momentAt(creature, now)]).next?.at ?? hoursAfter(now, 1)),
  acts: (creature, _, now) => actsNow([momentAt(creature, now)]).needs.map(actOf),
}

const actOf = ({ action, item }: Need): Act => (item ? [action, { name: item, category: 'loved' }] : [action])

describe.each([
  ['at fixed hours', WAYS.advised as CareStyle],
  ['when it is advised', advised],
])('visited %s', (_, way) => {
  it.each(SPECIES)('a $slug repeats little', (species) => {
    const { shown } = keep(species, way, VISITS)
    const end = hoursAfter(shown[0]!.moment.now, HOURS)
    expect(shown.at(-1)!.moment.now).toBeGreaterThan(end)
    const told = shown
      .filter(({ moment }) => moment.now <= end)
      .flatMap(({ texts }) => [texts.message, texts.refusal, texts.behavior, texts.soul_prompt])
      .filter((text) => text !== undefined)
    const times = new Map<string, number>()
    for (const text of told) times.set(text, (times.get(text) ?? 0) + 1)
    expect((told.length - times.size) / told.length).toBeLessThanOrEqual(0.15)
    expect([...times].filter(([, count]) => count > 3)).toEqual([])
  })
})
