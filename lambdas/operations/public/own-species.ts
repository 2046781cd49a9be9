/** Correction and withdrawal of a designed species, as long as it was never adopted. */
import { step } from '../../api/next-steps'
import { SLUG } from '../../domain/names'
import { builtInSpecies } from '../../domain/species/catalogue'
import { type CommunitySpecies, type SpeciesDesign, tidyDesign } from '../../domain/species/community'
import { inSeries } from '../../domain/words'
import { type Answer, type Call, type Handler, refuse } from '../../http/call'
import { commitOrRetry } from '../../http/idempotency'
import { agentChange } from '../../store/agents'
import { readAdoptions } from '../../store/projections/views'
import type { Change } from '../../store/row'
import { readSpeciesRow, type SpeciesRow, speciesChange, speciesRemovalChanges } from '../../store/species'
import { withHousehold } from '../household/household'
import { designView, interpretDesign } from './species'

export const update_species: Handler<'update_species'> = (call) =>
  withOwnSpecies(call, async (row, designerChange) => {
    const { drawn_as: _, ...species } = row.data
    const design = tidyDesign({ ...species, ...call.body })
    const changed = (Object.keys(call.body) as (keyof SpeciesDesign)[]).filter(
      (field) => JSON.stringify(design[field]) !== JSON.stringify(species[field]),
    )
    const words = await interpretDesign(design)
    const after: CommunitySpecies = { ...species, ...design, ...(words && { drawn_as: words.strokes }) }
    return commitOrRetry(call, changed.length > 0 ? [speciesChange(row, after), designerChange] : [], {
      body: {
        species: designView(after),
        changed,
        ...(words && { drawn: words.drawn }),
        message: changed.length > 0 ? `Changed: ${inSeries(changed)}.` : 'Nothing changed: it is all of this already.',
        next_steps: [step('species', { description: 'Look at it as others see it.', path: { slug: species.slug } })],
      },
    })
  })

export const withdraw_species: Handler<'withdraw_species'> = (call) =>
  withOwnSpecies(call, (row, designerChange) => {
    const { slug, name } = row.data
    return commitOrRetry(call, [...speciesRemovalChanges(row), designerChange], {
      body: {
        success: true,
        slug,
        message: `${name} is withdrawn. Nobody had adopted it, and its slug is free again.`,
        next_steps: [step('list_species')],
      },
    })
  })

type OwnSpeciesCall = Call<'update_species'> | Call<'withdraw_species'>

/** `designerChange` writes the agent row unchanged, so that a concurrent account deletion conflicts. */
const withOwnSpecies = (
  call: OwnSpeciesCall,
  act: (row: SpeciesRow, designerChange: Change) => Promise<Answer | 'retry'>,
): Promise<Answer> =>
  withHousehold<Answer>(call, async ({ agent }) => {
    const { slug } = call.params
    if (builtInSpecies(slug)) return refuse('not_your_species')
    const row = SLUG.test(slug) ? await readSpeciesRow(call.ctx.db, slug) : null
    if (!row) return refuse('species_not_found')
    if (row.data.creator_id !== agent.data.id) return refuse('not_your_species')
    if (await isAdopted(call, row.data)) return refuse('species_adopted')
    return act(row, agentChange(agent, agent.data))
  })

/** Older adoptions did not mark the species, so without a mark the count decides. */
const isAdopted = async ({ ctx }: OwnSpeciesCall, { slug, adopted }: CommunitySpecies): Promise<boolean> =>
  adopted ?? ((await readAdoptions(ctx.db, [slug])).get(slug) ?? 0) > 0
