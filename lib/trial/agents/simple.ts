/** Baselines without judgement: one never returns, one returns every six hours, one does what it is advised to do. */
import type { ToolAnswer } from '../sample'
import { MIN_WAIT_HOURS } from '../tools'
import { creaturesIn, type TrialAgent, visitAll, type Waking } from './agent'
import { followSteps, type Step } from './follow-steps'

const LONGEST_HOURS = 10_000

export const never: TrialAgent = {
  name: 'never',
  wake: async ({ call }) => void (await call('end_waking', { wake_in_hours: LONGEST_HOURS })),
}

const CRON_HOURS = 6

export const cron: TrialAgent = {
  name: 'cron',
  async wake(waking) {
    const creatures = creaturesIn(await waking.call('status')).filter(({ alive }) => alive)
    const acts = creatures.flatMap(({ id }) => ['feed', 'play', 'clean'].map((action) => ({ creature_id: id, action })))
    await visitAll(waking, acts)
    await waking.call('end_waking', { wake_in_hours: CRON_HOURS })
  },
}

/** Used when a response gives no advice. */
const UNADVISED_HOURS = 6
const STATUS = '/api/house/status'
const TOOLS: Readonly<Record<string, string>> = {
  '/api/house/care': 'care',
  '/api/house/visit': 'visit',
  [STATUS]: 'status',
}

export const follow: TrialAgent = {
  name: 'follow',
  async wake({ call }: Waking) {
    const send = ({ endpoint = '', body = {} }: Step) => call(TOOLS[endpoint.split('?')[0] ?? ''] ?? 'unknown', body)
    const checkin = await followSteps<ToolAnswer>(await call('status'), { send })
    await call('end_waking', { wake_in_hours: Math.max(MIN_WAIT_HOURS, checkin?.hours_from_now ?? UNADVISED_HOURS) })
  },
}
