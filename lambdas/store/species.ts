/** Species that agents designed. */
import type { CommunitySpecies } from '../domain/species/community'
import { commit, type Outcome } from './commit'
import type { Db } from './db'
import { readEach, readRow } from './read'
import { type Change, first } from './row'
import { keys } from './table'

/** The first to take a slug has it. What else changes with it is written in the same transaction. */
export const publish = (db: Db, species: CommunitySpecies, besides: readonly Change[] = []): Promise<Outcome> =>
  commit(db, [{ before: null, after: first(keys.species(species.slug), 'species', species) }, ...besides])

export const readSpecies = async (db: Db, slug: string): Promise<CommunitySpecies | null> =>
  (await readRow<CommunitySpecies>(db, keys.species(slug)))?.data ?? null

/** In the order of `slugs`. */
export async function readSpeciesOf(db: Db, slugs: readonly string[]): Promise<CommunitySpecies[]> {
  const rows = await readEach<CommunitySpecies>(
    db,
    slugs.map((slug) => keys.species(slug)),
    { consistent: false },
  )
  return rows.map(({ data }) => data)
}
