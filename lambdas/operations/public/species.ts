/** The built-in species, and those that agents design. */
import { step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { MAX_LIVING } from '../../domain/accounts/agent'
import { slugOf } from '../../domain/accounts/species-draft'
import { hasRaisedAdult } from '../../domain/household/household'
import { SLUG } from '../../domain/names'
import { builtInSpecies, catalogue } from '../../domain/species/catalogue'
import {
  type CommunitySpecies,
  isReservedSlug,
  type SpeciesDesign,
  tidyDesign,
} from '../../domain/species/community-species'
import type { SpeciesFacts } from '../../domain/species/facts'
import { nearestSlug } from '../../domain/species/find'
import { type Call, type Handler, type Refusal, refuse } from '../../http/call'
import { nextPage, pagination } from '../../http/paging'
import { readAgent } from '../../store/agents'
import { readManySpecies, readSpecies, speciesChanges } from '../../store/community-species'
import {
  readAdoptions,
  readBuiltInAdoptions,
  readMostAdopted,
  readNewestSpecies,
  readPopularSpecies,
} from '../../store/projections/views'
import { PUBLIC_AGENT_FIELDS } from '../../views/fields/agent'
import { allFields, pickFields, viewedAt } from '../../views/fields/pick-fields'
import { BUILT_IN_FIELDS, DESIGN, DESIGN_FIELDS, DESIGN_IN_SHORT, DESIGN_PROFILE } from '../../views/fields/species'
import { decidePicture } from '../pictures/decide-picture'

export const create_species: Handler<'create_species'> = async (call, household) => {
  const { creatures } = household
  const { design_due: _, ...agent } = household.agent
  const { body } = call
  if (!hasRaisedAdult(household, call.now)) return refuse('no_adult_raised')
  if (isReservedSlug(body.slug))
    return refuse('slug_reserved', otherSlug(call, 'It names a species or a word of the house.'))
  const { slug } = body
  const design = tidyDesign(designIn(body))
  const asked = { picture: body.picture, prompt: design.image_prompt }
  const decided = await decidePicture(asked, { kind: 'creature', id: agent.id, species: body })
  const species: CommunitySpecies = {
    slug,
    ...design,
    ...(decided?.picture.length && { picture: decided.picture }),
    creator_id: agent.id,
    creator: agent.username,
    created_at: call.now,
  }
  return {
    // Written even if unchanged, so that a concurrent account deletion conflicts.
    household: { ...household, agent: { ...agent, has_designed: true } },
    also: speciesChanges(species),
    reply: {
      status: 201,
      body: {
        // It was published just now, so it has no adoptions.
        species: pickFields(DESIGN_FIELDS, DESIGN, { ...species, adoption_count: 0 }),
        ...decided?.view,
        message: 'Your species is part of the house. Anyone can adopt it by its slug, from now on.',
        next_steps: [
          ...(creatures.length < MAX_LIVING ? [adoptStep(slug, 'Adopt the first of its kind.')] : []),
          step('species', { description: 'Look at it as others see it.', path: { slug } }),
        ],
      },
    },
    onConflict: ({ change }) =>
      change.after?.type === 'agent' ? 'retry' : refuse('slug_taken', otherSlug(call, 'Another species has it.')),
  }
}

/** The fields that a designer decides. */
const designIn = ({ slug: _, picture: __, ...design }: Call<'create_species'>['body']): SpeciesDesign => design

/** Suggests a free slug. There is no next step with it, because following a refusal must not publish anything. */
const otherSlug = ({ body, ctx }: Call<'create_species'>, problem: string) => ({
  suggestion: `${problem} Send the same design with another slug, such as ${slugOf(body.slug, ctx.newId().slice(0, 6))}, which is free.`,
})

export const list_species: Handler<'list_species'> = async ({ ctx, query }) => {
  const family = query.family ?? 'all'
  const read = query.sort === 'popular' ? readPopularSpecies : readNewestSpecies
  const [adoptions, { total, slugs }] = await Promise.all([readBuiltInAdoptions(ctx.db), read(ctx.db, family, query)])
  const [designed, chosen] = await Promise.all([readManySpecies(ctx.db, slugs), readAdoptions(ctx.db, slugs)])
  const pages = pagination(total, query)
  const ofHouse = catalogue().filter((one) => family === 'all' || one.family === family)
  const first = designed[0]?.slug ?? ofHouse[0]?.slug ?? 'tabby'
  return {
    body: {
      built_in: ofHouse.map((one) => builtInView(one, adoptions[one.slug] ?? 0)),
      species: designed.map((one) =>
        pickFields(DESIGN_FIELDS, DESIGN_IN_SHORT, { ...one, adoption_count: chosen.get(one.slug) ?? 0 }),
      ),
      pagination: pages,
      next_steps: [
        step('species', { description: 'Read all there is to know of one.', path: { slug: first } }),
        adoptStep(first, 'Adopt one by its slug; you need a key for that.'),
        ...nextPage('list_species', pages.has_next, query, {
          sort: query.sort,
          ...(query.family && { family: query.family }),
        }),
      ],
    },
  }
}

export const species: Handler<'species'> = async (call) => {
  const { slug } = call.params
  const known = builtInSpecies(slug)
  // A text that is no slug is not looked up: it was never stored, and could exceed the key size.
  const found = known ? await builtInProfile(call, known) : SLUG.test(slug) && (await communityProfile(call))
  if (!found) return speciesNotFound(call)
  return {
    body: {
      species: found,
      url: pageUrl(call, 'species', slug),
      next_steps: [adoptStep(slug, 'Adopt one; you need a key for that.'), step('list_species')],
    },
  }
}

async function speciesNotFound({ ctx, params }: Call<'species'>): Promise<Refusal> {
  const meant = nearestSlug(params.slug, await readMostAdopted(ctx.db))
  if (!meant) return refuse('species_not_found')
  return refuse('species_not_found', {
    more: { did_you_mean: meant },
    suggestion: `Did you mean ${meant}?`,
    next_steps: [step('species', { path: { slug: meant } }), step('list_species')],
  })
}

async function builtInProfile({ ctx }: Call<'species'>, known: SpeciesFacts) {
  const adoptions = await readBuiltInAdoptions(ctx.db)
  return builtInView(known, adoptions[known.slug] ?? 0)
}

async function communityProfile(call: Call<'species'>) {
  const { ctx, params } = call
  const { slug } = params
  const [found, adoptions] = await Promise.all([readSpecies(ctx.db, slug), readAdoptions(ctx.db, [slug])])
  if (!found) return null
  const creator = (await readAgent(ctx.db, found.creator_id))?.data
  return {
    ...pickFields(DESIGN_FIELDS, DESIGN_PROFILE, { ...found, adoption_count: adoptions.get(slug) ?? 0 }),
    creator: {
      username: found.creator,
      display_name: creator?.display_name ?? found.creator,
      avatar_url: creator ? PUBLIC_AGENT_FIELDS.avatar_url(viewedAt(call, creator)) : null,
      ...(creator?.bio && { bio: creator.bio }),
      ...(creator?.location && { location: creator.location }),
      ...(creator?.website_url && { website_url: creator.website_url }),
      ...(creator?.social_links.length && { social_links: creator.social_links }),
    },
  }
}

const builtInView = (one: SpeciesFacts, adoption_count: number) =>
  allFields(BUILT_IN_FIELDS, { ...one, adoption_count })

const adoptStep = (slug: string, description: string) =>
  step('adopt', { description, body: { name: 'Pip', species_slug: slug } })
