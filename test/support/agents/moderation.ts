/** Removes texts in a test house as an operator does, and collects what is shown. */

import type { Moderation } from '../../../lambdas/domain/accounts/moderation'
import { type ModeratedText, moderate } from '../../../lambdas/jobs/moderate'
import { readModerations } from '../../../lambdas/store/moderation'
import { useDeletionHouse } from './account-deletion'
import { designSpecies, type Keeper } from './keeper'

export const REASON = { by: 'ada', why: 'an insult' }

export function useModerationHouse() {
  const { house, rowsAbout, projectionDifferences, page } = useDeletionHouse()
  return {
    house,
    rowsAbout,
    projectionDifferences,

    remove(text: ModeratedText) {
      const { db, now } = house.context
      return moderate(db, { text, ...REASON }, now)
    },

    records: (): Promise<Moderation[]> => readModerations(house.context.db),

    /** The responses of these addresses to the keeper, or without one to the public. */
    async shownAt(paths: readonly string[], { key }: Partial<Keeper> = {}): Promise<string> {
      const answers = await Promise.all(
        paths.map((path) => (path.startsWith('/api') ? house.call('GET', path, key ? { key } : {}) : page(path))),
      )
      expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
      return answers.map(({ text }) => text).join('\n')
    },

    /** The slug of a species that this keeper has designed. */
    async design(keeper: Keeper, slug: string, name: string): Promise<string> {
      const words = { name, family: 'cat', personality: `${name} purrs at noon.`, image_prompt: `A ${name}.` }
      await designSpecies(house, keeper, { slug, ...words })
      return slug
    },
  }
}
