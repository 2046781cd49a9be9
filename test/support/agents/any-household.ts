/** Random households and acts of care for property tests. */
import fc from 'fast-check'
import { ITEM_CATEGORIES } from '../../../lambdas/domain/care/care'
import type { Ask } from '../../../lambdas/domain/household/act'
import { type Household, newestFirst } from '../../../lambdas/domain/household/household'
import { CARE_ACTIONS } from '../../../lambdas/species/care-actions'
import { anyCreature } from '../any-creature'
import { egg, newcomer } from '../creatures'

const AGENT_ID = '00000000-0000-4000-8000-0000000000aa'

/** Up to four creatures that live at NOON, and perhaps an egg. */
export const anyHousehold: fc.Arbitrary<Household> = fc
  .record({
    creatures: fc.uniqueArray(anyCreature, { maxLength: 4, selector: ({ id }) => id }),
    withEgg: fc.boolean(),
  })
  .map(({ creatures, withEgg }) => {
    const agent = newcomer({ id: AGENT_ID, username: 'keeper' })
    const all = [...creatures, ...(withEgg ? [egg()] : [])]
    return { agent, credits: 0, creatures: newestFirst(agent, all), past: [], untold: [], care: [] }
  })

/** Acts for any of its creatures, for one that does not exist, and for none. */
const anyAsks = ({ creatures }: Household): fc.Arbitrary<Ask[]> =>
  fc.array(
    fc.record({
      creature_id: fc.constantFrom(undefined, 'nobody', ...creatures.map(({ id }) => id)),
      action: fc.constantFrom(...CARE_ACTIONS),
      item: fc.constantFrom(undefined, 'tuna', 'The Tunas!', 'bleach'),
      judgement: fc.constantFrom(null, ...ITEM_CATEGORIES.map((category) => ({ category, score: 0.5 }))),
    }),
    { maxLength: 6 },
  )

/** A household, an instant up to 60 hours later, and acts. */
export const anyCall = anyHousehold.chain((household) =>
  fc.record({
    household: fc.constant(household),
    hours: fc.double({ min: 0, max: 60, noNaN: true }),
    asks: anyAsks(household),
  }),
)

/** Ids in the order in which they are asked for. */
export const countedIds = (): (() => string) => {
  let last = 0
  return () => `id-${++last}`
}
