/** Keepsakes of a creature. They are derived from its wishes and milestones and not stored. */
import { mixBits, seedOf } from '../chance'
import type { PublicCreature } from './creature'
import { hasMilestone } from './milestones'

export const HUNDRED_DAYS = 100

/** Five for granted wishes, then one for each milestone. */
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
/** Granted wishes at which a keepsake is added. After the last, each interval is five longer than the one before. */
const FIRST_WISHES = [3, 8, 15, 25, 40]
const WAIT = { last: 15, longer: 5 } as const

export const keepsakesForWishes = (granted: number): number => {
  let kept = FIRST_WISHES.filter((wishes) => wishes <= granted).length
  let wait: number = WAIT.last
  for (let left = granted - FIRST_WISHES.at(-1)!; left >= wait + WAIT.longer; left -= wait) {
    wait += WAIT.longer
    kept += 1
  }
  return kept
}

/** A kind repeats only after all others were given. */
const wishKeepsakes = ({ id, wishes }: PublicCreature): KeepsakeKind[] => {
  const length = keepsakesForWishes(wishes.granted)
  if (length === 0) return []
  const order = WISH_KEEPSAKES.map((kind) => ({ kind, rank: mixBits(seedOf(`keepsake ${id} ${kind}`)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ kind }) => kind)
  return Array.from({ length }, (_, at) => order[at % order.length]!)
}

export const keepsakesOf = (creature: PublicCreature): KeepsakeKind[] => {
  return [
    ...wishKeepsakes(creature),
    ...(creature.returns.length > 0 ? (['return'] as const) : []),
    ...(hasMilestone(creature, { type: 'care_streak', value: 25 }) ? (['streak'] as const) : []),
    ...(hasMilestone(creature, { type: 'age_milestone', value: HUNDRED_DAYS }) ? (['hundred_days'] as const) : []),
  ]
}

/** Visible marks: a scar after a resurrection, some grey after a hundred days. */
export const LIFE_MARKS = ['scarred', 'grey'] as const
export type LifeMark = (typeof LIFE_MARKS)[number]

const MARK_KINDS: Readonly<Record<LifeMark, KeepsakeKind>> = { scarred: 'return', grey: 'hundred_days' }

export const lifeMarksOf = (kept: readonly KeepsakeKind[]): LifeMark[] =>
  LIFE_MARKS.filter((mark) => kept.includes(MARK_KINDS[mark]))

export const newKeepsakes = (before: PublicCreature, now: PublicCreature): KeepsakeKind[] => {
  // Most acts change nothing that keepsakes are derived from.
  if (before.wishes === now.wishes && before.milestones === now.milestones && before.returns === now.returns) return []
  const known = keepsakesOf(before)
  return keepsakesOf(now).filter((kind) => {
    const at = known.indexOf(kind)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}
