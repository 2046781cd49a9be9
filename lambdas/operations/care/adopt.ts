/** Adopts an egg. */
import { step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { MAX_LIVING } from '../../domain/accounts/agent'
import { momentAt } from '../../domain/creature/clock'
import { newEgg as layEgg } from '../../domain/creature/life'
import { currentTallies } from '../../domain/household/household'
import { SLUG, slugForm } from '../../domain/names'
import { dress } from '../../domain/painting/dress'
import { builtInSpecies, catalogue, toCreatureSpecies } from '../../domain/species/catalogue'
import type { CommunitySpecies } from '../../domain/species/community-species'
import type { CreatureSpecies } from '../../domain/species/creature-species'
import type { SpeciesFacts } from '../../domain/species/facts'
import { builtInNamed, nearestSlug } from '../../domain/species/find'
import { highestTier, pickSpecies, type TierTally, unlockedTiers } from '../../domain/species/tiers'
import { zoneOf } from '../../domain/time/zone'
import { adoptionMessage } from '../../domain/voice/adoption'
import { adoptionMilestoneMessage } from '../../domain/voice/milestones'
import { temperamentOf } from '../../domain/voice/temperament'
import { article } from '../../domain/words'
import { type Call, type Handler, type Refusal, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { readSpecies } from '../../store/community-species'
import { pictureWordsChange } from '../../store/paintings'
import { readMostAdopted, readMostAdoptedDesigns } from '../../store/projections/views'
import { nameTag, soulPrompt } from '../../views/creature'
import { BASIC_FIELDS, SHOWN_STATS } from '../../views/fields/creature-basics'
import { pickFields } from '../../views/fields/pick-fields'
import { drawnView, faceLinks, faceOf } from '../../views/pictures'
import { statusStep } from '../../views/suggest'
import { makeRoomSteps } from '../household/household-steps'
import { decidePicture } from '../pictures/decide-picture'

/** Species of one name that a refusal lists. */
const MOST_NAMESAKES = 3

export const adopt: Handler<'adopt'> = async (call, household) => {
  const { agent, creatures } = household
  if (creatures.length >= MAX_LIVING) return refuse('house_full', { next_steps: makeRoomSteps(creatures) })
  const record = { ...currentTallies(household, call.now), registered_at: agent.registered_at }
  const chosen = await chooseSpecies(call, record)
  if ('refuse' in chosen) return chosen
  const { species } = chosen

  const { body, ctx, now } = call
  const id = ctx.newId()
  const asked = { picture: body.picture, prompt: body.image_prompt }
  const decided = await decidePicture(asked, { kind: 'creature', id, species })
  const egg = layEgg(
    {
      id,
      agent_id: agent.id,
      keeper: agent.username,
      name: body.name.trim(),
      species,
      ...zoneOf(agent),
      temperament: temperamentOf(id),
      picture_url: body.image_url ?? null,
    },
    now,
  )
  const creature = body.picture || decided?.picture.length ? dress(egg, decided?.picture ?? []) : egg
  const unlocked = unlockedTiers(record, now)
    .filter((tier) => tier !== 'common')
    .filter((tier) => !agent.announced_tiers.includes(tier))
  const keeper = {
    ...agent,
    tallies: { ...agent.tallies, adopted: agent.tallies.adopted + 1 },
    announced_tiers: [...agent.announced_tiers, ...unlocked],
    latest_creature_id: id,
  }
  const milestones = [
    ...(agent.tallies.adopted === 0 ? ['first_adoption' as const] : []),
    ...unlocked.map((tier) => `tier_unlocked:${tier}` as const),
  ].map((type) => ({ type, message: adoptionMilestoneMessage(type, { name: creature.name, seed: id }) }))
  return {
    household: { ...household, agent: keeper, creatures: [creature, ...creatures] },
    also: body.image_prompt ? [pictureWordsChange(agent.id, id, body.image_prompt)] : [],
    reply: {
      status: 201,
      headers: faceLinks([faceOf(call, momentAt(creature, now))]),
      body: {
        creature: {
          ...nameTag(creature),
          species_key: species.slug,
          tier: species.tier,
          family: species.family,
          age_hours: 0,
          ...pickFields(BASIC_FIELDS, SHOWN_STATS, { creature }),
          personality: BASIC_FIELDS.personality_traits({ creature }).join(', '),
          feeding_window_hours: species.feeding_window_hours,
          egg_hatches_in_minutes: 0,
        },
        url: pageUrl(call, 'creature', id),
        soul_prompt: soulPrompt(momentAt(creature, now)),
        ...drawnView(creature, decided?.view),
        ...(milestones.length > 0 && { milestones }),
        message: adoptionMessage({ name: creature.name, species: creature.species, seed: id }),
        next_steps: [
          statusStep(creature, `Look at ${creature.name} now: the egg hatches when you do.`),
          step('house_index'),
        ],
      },
    },
  }
}

/** With the first of the two species that exists, else with the one that was probably meant. */
adopt.fitting = async (ctx, { species_slug, species, ...others }) => {
  const named = { ...(species_slug !== undefined && { species_slug }), ...(species !== undefined && { species }) }
  for (const [field, text] of Object.entries(named).map(([key, value]) => [key, String(value)] as const)) {
    const known = field === 'species' ? builtInNamed(text) : builtInSpecies(text)
    const slug = text.toLowerCase()
    if (known || (SLUG.test(slug) && (await readSpecies(ctx.db, slug)))) return { ...others, [field]: text }
  }
  const [meant] = Object.values(named).flatMap((text) => nearestSlug(String(text), []) ?? [])
  return { ...others, ...(meant !== undefined && { species_slug: meant }) }
}

interface Chosen {
  species: CreatureSpecies
  design: CommunitySpecies | null
}

/** The requested species, or a random one of the highest tier that the agent has unlocked. */
async function chooseSpecies(call: Call<'adopt'>, record: TierTally): Promise<Chosen | Refusal> {
  const { body, ctx, now } = call
  const { species_slug, species } = body
  if (species_slug !== undefined) {
    const found = await readBySlug(call, species_slug)
    if (!found) return unknownSpecies(call, 'species_slug', species_slug)
    const isSame = species === undefined || isNamed(found, species)
    const fault = { path: 'body.species', message: 'is not the same as species_slug; send only one of them' }
    return isSame ? found : refuse('invalid_adoption', faultDetails(fault))
  }
  if (species !== undefined) return readByName(call, species)
  const picked = pickSpecies(catalogue(), highestTier(record, now), body.family, ctx.random())
  return picked ? builtIn(picked) : unknownSpecies(call, 'family', body.family ?? '')
}

const builtIn = (known: SpeciesFacts): Chosen => ({ species: toCreatureSpecies(known, known.tier), design: null })

async function readBySlug({ ctx }: Call<'adopt'>, slug: string): Promise<Chosen | null> {
  const known = builtInSpecies(slug)
  if (known) return builtIn(known)
  const design = SLUG.test(slug) ? await readSpecies(ctx.db, slug) : null
  return (
    design && {
      species: { ...toCreatureSpecies(design, 'community'), creator: design.creator },
      design,
    }
  )
}

/** Whether the text is its slug or name. Ignores case, and for a built-in species also spaces and hyphens. */
const isNamed = ({ species, design }: Chosen, text: string): boolean =>
  design
    ? [species.slug, species.name.toLowerCase()].includes(text.toLowerCase())
    : builtInNamed(text)?.slug === species.slug

/** A built-in species by slug or name, a design by its slug: several designs may share a name. */
async function readByName(call: Call<'adopt'>, text: string): Promise<Chosen | Refusal> {
  const found = await readBySlug(call, builtInNamed(text)?.slug ?? slugForm(text))
  if (found && (!found.design || found.design.slug === text.toLowerCase())) return found
  const adopted = await readMostAdoptedDesigns(call.ctx.db)
  // Names have no index: of the designs with this name, the one whose slug follows from it, and often adopted ones.
  const known = new Map([...(found?.design ? [found.design] : []), ...adopted].map((design) => [design.slug, design]))
  const namesakes = [...known.values()].filter(({ name }) => name.toLowerCase() === text.toLowerCase())
  return namesakes.length > 0 ? askForSlug(call, namesakes) : unknownSpecies(call, 'species', text, adopted)
}

function askForSlug({ body }: Call<'adopt'>, namesakes: readonly CommunitySpecies[]): Refusal {
  const slugs = namesakes.slice(0, MOST_NAMESAKES).map(({ slug }) => slug)
  const message = 'is the name of a species that an agent designed, and others may share it'
  const { more } = faultDetails({ path: 'body.species', message })
  return refuse('unknown_species', {
    more: { ...more, did_you_mean: slugs[0] },
    suggestion: `Send a slug as species_slug. Of this name: ${slugs.join(', ')}.`,
    next_steps: slugs.flatMap((slug) => stepsTo(body, slug)),
  })
}

const stepsTo = (body: Call<'adopt'>['body'], slug: string) => [
  step('species', { description: `See what ${article(slug)} ${slug} is like.`, path: { slug } }),
  step('adopt', {
    description: `Adopt ${article(slug)} ${slug}.`,
    body: { ...withoutSpecies(body), species_slug: slug },
  }),
]

/** All else that was asked for. */
const withoutSpecies = ({ species, species_slug, ...body }: Call<'adopt'>['body']) => body

async function unknownSpecies(
  { ctx, body }: Call<'adopt'>,
  field: string,
  text: string,
  designs?: readonly CommunitySpecies[],
): Promise<Refusal> {
  const meant = nearestSlug(text, designs ?? (await readMostAdopted(ctx.db)))
  const isSlug = field !== 'species_slug' || SLUG.test(text)
  const message = isSlug ? 'is not a species of the house' : 'may contain only lowercase letters, digits and underscore'
  const { more } = faultDetails({ path: `body.${field}`, message })
  if (!meant) {
    const next_steps = [
      step('adopt', { body: withoutSpecies(field === 'family' ? { ...body, family: undefined } : body) }),
      step('list_species'),
    ]
    const suggestion = 'A slug is sent as species_slug, a name as species.'
    return refuse('unknown_species', { more, ...(!isSlug && { suggestion }), next_steps })
  }
  return refuse('unknown_species', {
    more: { ...more, did_you_mean: meant },
    suggestion: `Did you mean ${meant}? Then send it as species_slug.`,
    next_steps: [...stepsTo(body, meant), step('list_species')],
  })
}
