/** The house in figures, for everyone. */
import { step } from '../api/next-steps'
import type { Handler } from '../pipeline/call'
import { readPulse } from '../store/views'
import { statsView } from '../views/activity'

export const stats: Handler<'stats'> = async ({ ctx, now }) => ({
  body: {
    ...statsView(await readPulse(ctx.db, now)),
    next_steps: [step('hall', { description: 'See who has lived longest.' }), step('graveyard'), step('register')],
  },
})
