/** Judges an item by the lists, without a model call. */

import type { ItemAction } from '../../../species/care-actions'
import type { SpeciesItems } from '../../../species/items'
import type { ItemCategory } from '../care'
import { containsPhrase, normaliseItem } from './normalise'
import { isPoison } from './poisons'

export interface Judgement {
  category: ItemCategory
  /** 0 to 1, in hundredths, within the range of the category. */
  score: number
}

export interface Unjudged {
  category: null
  score: null
  reason: 'nobody_could_say' | 'too_many_new'
}

export const LOVED = { category: 'loved', score: 1 } as const
const LIKED = { category: 'liked', score: 0.55 } as const
const NEUTRAL = { category: 'neutral', score: 0.46 } as const
export const HARMFUL = { category: 'harmful', score: 0 } as const

/** True if the item itself is on the list; a score by similarity is always below this one. */
export const isByList = ({ category, score }: Judgement | Unjudged): boolean =>
  category === LOVED.category && score === LOVED.score

/** Null if no list has the item. */
export function judgeByList(
  { approved, harmful, misread = [], body }: SpeciesItems,
  action: ItemAction,
  text: string,
): Judgement | null {
  const item = normaliseItem(text)
  if (approved[action].some((one) => normaliseItem(one) === item)) return LOVED
  const known = misread.find(({ items }) => items.some((one) => normaliseItem(one) === item))
  if (known) return known.liked.includes(action) ? LIKED : NEUTRAL
  const harms =
    harmful.some((one) => containsPhrase(item, normaliseItem(one))) ||
    (body !== undefined && isPoison(body, action, item, approved[action]))
  return harms ? HARMFUL : null
}
