/** The species book and the page of one species. */
import { SLUG } from '../../domain/names'
import { builtInSpecies } from '../../domain/species/catalogue'
import type { Handler } from '../../http/call'
import { bookPage, type SpeciesView, speciesPage } from '../../pages/species'
import { readManySpecies, readSpecies } from '../../store/community-species'
import type { Db } from '../../store/db'
import { readAdoptions, readBuiltInAdoptions, readPopular } from '../../store/projections/views'
import { pageNotFound, pageReply, siteOf } from './page-reply'

const DESIGNS = 24

const pageOf = (text: string | undefined): number => Math.max(1, Math.min(1000, Math.floor(Number(text)) || 1))

export const species_book: Handler<'species_book'> = async (call) => {
  const page = pageOf(call.query.page)
  const popular = await readPopular(call.ctx.db, 'all', { page, per_page: DESIGNS })
  const found = await readManySpecies(
    call.ctx.db,
    popular.map(({ slug }) => slug),
  )
  const designs = popular.flatMap(({ slug, adoptions }) => {
    const species = found.find((one) => one.slug === slug)
    return species ? [{ species, adoptions }] : []
  })
  return pageReply(bookPage({ site: siteOf(call), designs, page, more: popular.length === DESIGNS }))
}

export const species_page: Handler<'species_page'> = async (call) => {
  const found = await findSpecies(call.ctx.db, call.params.slug)
  return found ? pageReply(speciesPage({ site: siteOf(call), ...found })) : pageNotFound(call, 'species')
}

async function findSpecies(db: Db, slug: string): Promise<Omit<SpeciesView, 'site'> | null> {
  const known = builtInSpecies(slug)
  if (known) {
    const adoptions = await readBuiltInAdoptions(db)
    return { species: known, tier: known.tier, adoptions: adoptions[slug] ?? 0, creator: null }
  }
  if (!SLUG.test(slug)) return null
  const [species, adoptions] = await Promise.all([readSpecies(db, slug), readAdoptions(db, [slug])])
  if (!species) return null
  const creator = { username: species.creator, at: species.created_at }
  return { species, tier: 'community' as const, adoptions: adoptions.get(slug) ?? 0, creator }
}
