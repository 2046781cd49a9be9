/** The book of species as a page, and the page of one. */
import { SLUG } from '../../domain/names'
import { builtIn } from '../../domain/species/catalogue'
import { bookPage, speciesPage } from '../../pages/species'
import type { Call } from '../../pipeline/call'
import { readAdoptions, readBuiltInAdoptions, readPopular } from '../../store/projections/views'
import { readSpecies, readSpeciesOf } from '../../store/species'
import { asked, looking, lost, shown, siteOf } from './page-read'

const DESIGNS = 24

const pageOf = (text: string | undefined): number => Math.max(1, Math.min(1000, Math.floor(Number(text)) || 1))

export const species_book = looking(
  'species_book',
  ({ ctx, event }) => {
    const page = pageOf(event.queryStringParameters?.page)
    return readPopular(ctx.db, 'all', { page, per_page: DESIGNS })
  },
  async (call: Call<'species_book'>, popular) => {
    const found = await readSpeciesOf(
      call.ctx.db,
      popular.map(({ slug }) => slug),
    )
    const designs = popular.flatMap(({ slug, adoptions }) => {
      const species = found.find((one) => one.slug === slug)
      return species ? [{ species, adoptions }] : []
    })
    const page = pageOf(call.query.page)
    return shown(bookPage({ site: siteOf(call), designs, page, more: popular.length === DESIGNS }))
  },
)

export const species_page = looking(
  'species_page',
  async (call) => {
    const slug = asked(call)
    const known = builtIn(slug)
    if (known) {
      const adoptions = await readBuiltInAdoptions(call.ctx.db)
      return { species: known, tier: known.tier, adoptions: adoptions[slug] ?? 0, creator: null }
    }
    if (!SLUG.test(slug)) return null
    const [species, adoptions] = await Promise.all([readSpecies(call.ctx.db, slug), readAdoptions(call.ctx.db, [slug])])
    if (!species) return null
    const creator = { username: species.creator, at: species.created_at }
    return { species, tier: 'community' as const, adoptions: adoptions.get(slug) ?? 0, creator }
  },
  (call, found) => (found ? shown(speciesPage({ site: siteOf(call), ...found })) : lost(call, 'species')),
)
