/** Who designed a species: its name is that agent's word, and is never shown without it. */
import type { Creature } from '../domain/creature/creature'
import type { CreatureSpecies } from '../domain/species/species'
import { readSpecies } from '../store/species'
import { type CallContext, readThroughMinuteCache } from './minute-cache'

/** The creatures, with the designers of their species. Read when it is shown, since a designer may leave. */
export const withDesigners = (call: CallContext, creatures: readonly Creature[]): Promise<Creature[]> =>
  Promise.all(
    creatures.map(async (creature) =>
      creature.species.tier === 'community'
        ? { ...creature, species: { ...creature.species, creator: await designerOf(call, creature.species.slug) } }
        : creature,
    ),
  )

const designerOf = (call: CallContext, slug: string): Promise<string | undefined> =>
  readThroughMinuteCache(call, `designer ${slug}`, async ({ ctx: { db } }) => (await readSpecies(db, slug))?.creator)

export const speciesTag = ({ name, creator }: CreatureSpecies) => ({
  species: name,
  ...(creator !== undefined && { species_creator: creator }),
})
