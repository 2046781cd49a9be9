/** A judge for tests: an item named after a category ("loved thing") is of that category. Other items it cannot judge. */
import type { Judge } from './life-house'

/** The lowest score of each category. */
const SCORES = { loved: 0.6, liked: 0.5, neutral: 0.42, disliked: 0.33, harmful: 0 } as const

const isCategory = (word: string | undefined): word is keyof typeof SCORES => word !== undefined && word in SCORES

export const itemsByName: Judge = {
  judge: async (_species, _action, item) => {
    const [category] = item.split(' ')
    return isCategory(category) ? { category, score: SCORES[category] } : null
  },
}
