/** Good things whose names suggest otherwise: a battery is a hazard to swallow, unless one is a robot. */
import type { Misread } from './items'

export const MISREAD: readonly Misread[] = [
  { family: 'ai-native', items: ['gravitational wave'], liked: ['feed', 'play', 'sleep'] },
  {
    slugs: ['turtle', 'tortoise'],
    items: ['smooth pebbles', 'pebbles', 'river pebbles', 'smooth stones'],
    liked: ['play', 'clean', 'sleep'],
  },
  { slugs: ['dragon'], items: ['mealworms', 'live mealworms'], liked: ['feed'] },
  { slugs: ['ghost'], items: ['salt circle', 'circle of salt'], liked: ['play', 'discipline'] },
  {
    slugs: ['robot'],
    items: ['battery', 'fresh battery', 'spare battery', 'battery pack', 'AA battery', 'lithium battery'],
    liked: ['feed', 'medicine'],
  },
  {
    family: 'dog',
    items: ['tick removal', 'tick remover', 'tick check', 'flea removal', 'flea treatment'],
    liked: ['clean', 'medicine'],
  },
]
