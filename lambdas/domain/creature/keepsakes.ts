/** What a creature has kept: told by what it has been granted and what it has come through, and stored nowhere else. */
import { mixBits, seedOf } from '../chance'
import type { PublicCreature } from './creature'
import { hasMilestone } from './milestones'

/** Of those for wishes the first to the fifth; then one for each thing that it came through. */
export const KEEPSAKE_KINDS = [
  'wish_1',
  'wish_2',
  'wish_3',
  'wish_4',
  'wish_5',
  'return',
  'streak',
  'hundred_days',
] as const
export type KeepsakeKind = (typeof KEEPSAKE_KINDS)[number]

const WISH_KEEPSAKES = KEEPSAKE_KINDS.slice(0, 5)
/** Wishes granted at which one is kept; after the last, each wait is five longer than the one before. */
const FIRST_WISHES = [3, 8, 15, 25, 40]
const WAIT = { last: 15, longer: 5 } as const

/** How many are kept for so many wishes. */
export const keepsakesForWishes = (granted: number): number => {
  let kept = FIRST_WISHES.filter((wishes) => wishes <= granted).length
  let wait: number = WAIT.last
  for (let left = granted - FIRST_WISHES.at(-1)!; left >= wait + WAIT.longer; left -= wait) {
    wait += WAIT.longer
    kept += 1
  }
  return kept
}

/** In the order in which they came, as far as that is known; the same again only when it has all of them. */
export const keepsakesOf = (creature: PublicCreature): KeepsakeKind[] => {
  const rank = (kind: string) => mixBits(seedOf(`keepsake ${creature.id} ${kind}`))
  const order = [...WISH_KEEPSAKES].sort((a, b) => rank(a) - rank(b))
  const ofWishes = Array.from(
    { length: keepsakesForWishes(creature.wishes.granted) },
    (_, at) => order[at % order.length]!,
  )
  return [
    ...ofWishes,
    ...(creature.returns.length > 0 ? (['return'] as const) : []),
    ...(hasMilestone(creature, { type: 'care_streak', value: 25 }) ? (['streak'] as const) : []),
    ...(hasMilestone(creature, { type: 'age_milestone', value: 100 }) ? (['hundred_days'] as const) : []),
  ]
}

/** What a life leaves on a face: a scar for a return from death, and a little grey after a hundred days. */
export const LIFE_MARKS = ['scarred', 'grey'] as const
export type LifeMark = (typeof LIFE_MARKS)[number]

const MARK_KINDS: Readonly<Record<LifeMark, KeepsakeKind>> = { scarred: 'return', grey: 'hundred_days' }

/** Whoever has the keepsake has the mark. */
export const lifeMarksOf = (kept: readonly KeepsakeKind[]): LifeMark[] =>
  LIFE_MARKS.filter((mark) => kept.includes(MARK_KINDS[mark]))

/** What the one has that the other, which it was before, had not. */
export const newKeepsakes = (before: PublicCreature, now: PublicCreature): KeepsakeKind[] => {
  const known = keepsakesOf(before)
  return keepsakesOf(now).filter((kind) => {
    const at = known.indexOf(kind)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}
