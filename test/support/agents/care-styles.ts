/** Six care styles, from punctual to careless: together they reach every mood and outcome. */

import { itemsOf } from '../../../lambdas/domain/care/items'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { isClosed } from '../../../lambdas/domain/creature/mechanics'
import { CARE_ACTIONS, type CareAction, type ItemAction } from '../../../lambdas/species/care-actions'
import type { Act, CareStyle, Item } from './care-simulation'
import { seededRandom } from './random-lives'

const TASK: Item = { name: 'training puzzle', category: 'loved' }
const ITEMS: readonly Item[] = [
  { name: 'red ball', category: 'loved' },
  { name: 'warm broth', category: 'liked' },
  { name: 'go for a walk', category: 'neutral' },
  { name: 'a song about rain', category: 'disliked' },
  { name: 'chocolate', category: 'harmful' },
]

/** A different loved item on each visit. */
const loved = ({ species }: Creature, action: ItemAction, visit: number): Item => {
  const { approved } = itemsOf(species.slug, species.family)
  return { name: approved[action][visit % approved[action].length] as string, category: 'loved' }
}

const window = ({ species }: Creature) => species.feeding_window_hours
const playsFirst = ({ species }: Creature): Act[] =>
  ['jackrabbit', 'bengal', 'border_collie'].includes(species.slug) ? [['play', TASK]] : []
const often = (action: CareAction, times: number): Act[] => Array.from({ length: times }, () => [action])

/** A meal, after the acts that the species requires first. */
export const tended = (creature: Creature): Act[] =>
  creature.species.slug === 'pangolin' ? [...often('reflect', 3), ['feed']] : [...playsFirst(creature), ['feed']]

export const WAYS: Readonly<Record<string, CareStyle>> = {
  punctual: {
    wait: (creature) => 0.7 * window(creature),
    acts: (creature, visit) => [
      ...tended(creature),
      ...(visit % 3 === 0 ? ([['clean'], ['play', loved(creature, 'play', visit / 3)], ['reflect']] as Act[]) : []),
    ],
  },
  advised: {
    // A creature that accepts only company is advised to be visited every hour.
    wait: (creature) => (isClosed(creature) ? 1 : 0.75 * window(creature)),
    acts: (creature, visit) => [
      ...(isClosed(creature) ? often('reflect', 3) : []),
      ...playsFirst(creature),
      ['feed', loved(creature, 'feed', visit)],
      ...(visit % 2 === 0 ? ([['play', loved(creature, 'play', visit / 2)]] as Act[]) : []),
      ...(visit % 4 === 1 ? ([['clean', loved(creature, 'clean', visit >> 2)], ['reflect']] as Act[]) : []),
      ...(visit % 5 === 2 ? ([['sleep', loved(creature, 'sleep', visit % 7)]] as Act[]) : []),
    ],
  },
  'every three hours': { wait: () => 3, acts: (creature, visit) => [...tended(creature), ...often('play', visit % 2)] },
  late: {
    wait: (creature) => 1.2 * window(creature),
    acts: (creature, visit) => [...tended(creature), ...often('discipline', visit % 2)],
  },
  'once a day': {
    wait: () => 24,
    acts: (creature, visit) => [...tended(creature), visit % 2 ? ['medicine'] : ['sleep']],
  },
  careless: {
    // Long enough not to count as the same visit.
    wait: (creature, visit) => 0.3 + seededRandom(`${creature.id} ${visit}`).next() * 2 * window(creature),
    acts: (creature, visit) => {
      const { pick, below } = seededRandom(`acts ${creature.id} ${visit}`)
      return Array.from({ length: 1 + below(2) }, (): Act => {
        const action = pick(CARE_ACTIONS)
        return action === 'reflect' ? [action] : [action, pick(ITEMS)]
      })
    },
  },
}
