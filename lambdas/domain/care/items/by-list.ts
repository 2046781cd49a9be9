/** What the lists say of an item, without a question to anyone. */
import type { ItemCategory } from '../care'
import type { ItemAction, SpeciesItems } from './items'
import { holds, normaliseItem } from './normalise'

export interface Judgement {
  category: ItemCategory
  /** 0 to 1, in hundredths, always within the category's range. */
  score: number
  /** The approved item it is most like. */
  nearest: string | null
}

const LIKED = { category: 'liked', score: 0.55 } as const
const NEUTRAL = { category: 'neutral', score: 0.46 } as const

/** What the lists say without a question to anyone; null when they do not know the item. */
export function judgeByList(
  { approved, harmful, misread = [] }: SpeciesItems,
  action: ItemAction,
  text: string,
): Judgement | null {
  const item = normaliseItem(text)
  const nearest = approved[action].find((one) => normaliseItem(one) === item)
  if (nearest !== undefined) return { category: 'loved', score: 1, nearest }
  const known = misread.find(({ items }) => items.some((one) => normaliseItem(one) === item))
  if (known) return { ...(known.liked.includes(action) ? LIKED : NEUTRAL), nearest: null }
  const harms = harmful.some((one) => holds(item, normaliseItem(one)))
  return harms ? { category: 'harmful', score: 0, nearest: null } : null
}
