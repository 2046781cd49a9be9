/** Species designed by agents. */
import type { CommunitySpecies } from '../domain/species/community-species'
import type { Db } from './db'
import { readRow, readRowsInOrder } from './read'
import { type Change, newRow, nextRow, type Row } from './row'
import { keys } from './table'

/** The first agent to use a slug owns it. The `design` row in the designer's partition makes its designs findable. */
export const speciesChanges = (species: CommunitySpecies): Change[] => [
  { before: null, after: newRow(keys.species(species.slug), 'species', species) },
  {
    before: null,
    after: newRow(keys.design(species.creator_id, species.slug), 'design', { slug: species.slug }),
  },
]

export type SpeciesRow = Row<CommunitySpecies>

export const speciesChange = (row: SpeciesRow, species: CommunitySpecies): Change => ({
  before: row,
  after: nextRow(row, species),
})

export const readSpeciesRow = (db: Db, slug: string): Promise<SpeciesRow | null> => readRow(db, keys.species(slug))

export const readSpecies = async (db: Db, slug: string): Promise<CommunitySpecies | null> =>
  (await readRow<CommunitySpecies>(db, keys.species(slug)))?.data ?? null

export async function readManySpecies(db: Db, slugs: readonly string[]): Promise<CommunitySpecies[]> {
  const rows = await readRowsInOrder<CommunitySpecies>(
    db,
    slugs.map((slug) => keys.species(slug)),
    { consistent: false },
  )
  return rows.map(({ data }) => data)
}
