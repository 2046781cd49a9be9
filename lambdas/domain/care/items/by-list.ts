/** What the lists say of an item, without a question to anyone. */

import type { ItemAction } from '../../../species/care-actions'
import type { SpeciesItems } from '../../../species/items'
import type { ItemCategory } from '../care'
import { containsPhrase, normaliseItem } from './normalise'

export interface Judgement {
  category: ItemCategory
  /** 0 to 1, in hundredths, always within the category's range. */
  score: number
}

/** Nobody said what the creature makes of it. */
export interface Unjudged {
  category: null
  score: null
  reason: 'nobody_could_say' | 'too_many_new'
}

/** What the house knows it likes. */
export const LOVED = { category: 'loved', score: 1 } as const
const LIKED = { category: 'liked', score: 0.55 } as const
const NEUTRAL = { category: 'neutral', score: 0.46 } as const
const HARMFUL = { category: 'harmful', score: 0 } as const

/** Whether the lists themselves say that it is loved; what is judged by its meaning only comes close. */
export const isByList = ({ category, score }: Judgement | Unjudged): boolean =>
  category === LOVED.category && score === LOVED.score

/** What the lists say without a question to anyone; null when they do not know the item. */
export function judgeByList(
  { approved, harmful, misread = [] }: SpeciesItems,
  action: ItemAction,
  text: string,
): Judgement | null {
  const item = normaliseItem(text)
  if (approved[action].some((one) => normaliseItem(one) === item)) return LOVED
  const known = misread.find(({ items }) => items.some((one) => normaliseItem(one) === item))
  if (known) return known.liked.includes(action) ? LIKED : NEUTRAL
  const harms = harmful.some((one) => containsPhrase(item, normaliseItem(one)))
  return harms ? HARMFUL : null
}
