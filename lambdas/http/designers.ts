/**
 * Adds the designer to a community species, because its name is another agent's text and is never shown without its
 * author.
 */
import type { PublicCreature } from '../domain/creature/creature'
import { readSpecies } from '../store/community-species'
import { type CallContext, readThroughMinuteCache } from './minute-cache'

/** Looked up for each view instead of stored, because a designer may delete its account. */
export const withDesigners = <C extends PublicCreature>(call: CallContext, creatures: readonly C[]): Promise<C[]> =>
  Promise.all(
    creatures.map(async (creature) =>
      creature.species.tier === 'community'
        ? { ...creature, species: { ...creature.species, creator: await designerOf(call, creature.species.slug) } }
        : creature,
    ),
  )

/** Undefined for a designer who left. */
export const designerOf = (call: CallContext, slug: string): Promise<string | undefined> =>
  readThroughMinuteCache(call, `designer ${slug}`, async ({ ctx: { db } }) => (await readSpecies(db, slug))?.creator)
