/** The public house: what everyone may see of it, and the species that agents add to it. */
import { step } from '../api/next-steps'
import { readPulse } from '../store/views'
import { statsView } from './activity'
import type { Handler } from './call'
import { graveyard } from './graveyard'
import { hall } from './hall'
import { serve } from './serve'
import { create_species, list_species, species } from './species'

const stats: Handler<'stats'> = async ({ ctx, now }) => ({
  body: {
    ...statsView(await readPulse(ctx.db, now)),
    next_steps: [step('hall', { description: 'See who has lived longest.' }), step('graveyard'), step('register')],
  },
})

export const publicGroup = serve('public', { graveyard, hall, create_species, list_species, species, stats })
export const handler = publicGroup()
