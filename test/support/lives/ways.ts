/** Five ways of keeping, from punctual to careless: between them every mood and every outcome is met. */
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { CARE_ACTIONS, type CareAction } from '../../../lambdas/species/vocabulary'
import type { Act, Item, Way } from './keeping'
import { dice } from './random-life'

const TASK: Item = { name: 'training puzzle', category: 'loved' }
const ITEMS: readonly Item[] = [
  { name: 'red ball', category: 'loved' },
  { name: 'warm broth', category: 'liked' },
  { name: 'go for a walk', category: 'neutral' },
  { name: 'a song about rain', category: 'disliked' },
  { name: 'chocolate', category: 'harmful' },
]

const window = ({ species }: Creature) => species.feeding_window_hours
const playsFirst = ({ species }: Creature): Act[] =>
  ['jackrabbit', 'bengal', 'border_collie'].includes(species.slug) ? [['play', TASK]] : []
const often = (action: CareAction, times: number): Act[] => Array.from({ length: times }, () => [action])

/** A meal, with what the species asks for before it. */
export const tended = (creature: Creature): Act[] =>
  creature.species.slug === 'pangolin' ? [...often('reflect', 3), ['feed']] : [...playsFirst(creature), ['feed']]

export const WAYS: Readonly<Record<string, Way>> = {
  punctual: {
    wait: (creature) => 0.7 * window(creature),
    acts: (creature, visit) => [
      ...tended(creature),
      ...(visit % 3 === 0 ? ([['clean'], ['play', ITEMS[0]], ['reflect']] as Act[]) : []),
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
    // Never so soon that it would be the same visit.
    wait: (creature, visit) => 0.3 + dice(`${creature.id} ${visit}`).next() * 2 * window(creature),
    acts: (creature, visit) => {
      const { pick, below } = dice(`acts ${creature.id} ${visit}`)
      return Array.from({ length: 1 + below(2) }, (): Act => {
        const action = pick(CARE_ACTIONS)
        return action === 'reflect' ? [action] : [action, pick(ITEMS)]
      })
    },
  },
}
