/** Public statistics. */
import { step } from '../../api/next-steps'
import type { Handler } from '../../http/call'
import { statsView } from '../../views/activity'
import { readCachedPulse } from '../household/house-activity'

export const stats: Handler<'stats'> = async (call) => ({
  body: {
    ...statsView(await readCachedPulse(call)),
    next_steps: [
      step('hall', { description: 'See who has lived longest.' }),
      step('graveyard'),
      step('models'),
      step('house_index'),
    ],
  },
})
