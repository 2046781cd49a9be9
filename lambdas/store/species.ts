/** Species that agents designed. */
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { CommunitySpecies } from '../domain/species/community'
import { commit, first, type Outcome, type Row } from './commit'
import type { Db } from './db'
import { readEach } from './projections'
import { keys } from './table'

/** The first to take a slug has it. */
export const publish = (db: Db, species: CommunitySpecies): Promise<Outcome> =>
  commit(db, [{ before: null, after: first(keys.species(species.slug), 'species', species) }])

export async function readSpecies(db: Db, slug: string): Promise<CommunitySpecies | null> {
  const reply = await db.send(new GetCommand({ TableName: db.table, Key: keys.species(slug), ConsistentRead: true }))
  return (reply.Item as Row<CommunitySpecies> | undefined)?.data ?? null
}

/** In the order of `slugs`. */
export async function readSpeciesOf(db: Db, slugs: readonly string[]): Promise<CommunitySpecies[]> {
  const rows = await readEach<CommunitySpecies>(
    db,
    slugs.map((slug) => keys.species(slug)),
  )
  return rows.map(({ data }) => data)
}
