/** Tortoise: figures, items and drawing. The texts are in tortoise.md. */
import type { Species } from '../species'

export const TORTOISE: Species = {
  slug: 'tortoise',
  name: 'Tortoise',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic'],
  personality:
    'Has outlived two gardeners and a pear tree and sees no cause to hurry now. Measures kindness in decades.',
  special_mechanic: null,
  items: {
    body: 'reptile',
    approved: {
      feed: [
        'dandelion flower',
        'plantain weed',
        'prickly pear pad',
        'clover patch',
        'mulberry leaves',
        'sow thistle',
        'dried meadow hay',
      ],
      play: [
        'garden stroll',
        'flowerpot obstacle',
        'red ball push',
        'lawn patrol',
        'gentle ramp',
        'shell scratching',
        'slate stepping stones',
      ],
      clean: ['lukewarm soak', 'soft shell brush', 'beak filing', 'mud rinse', 'under-tail wash', 'substrate raking'],
      medicine: [
        'cuttlefish bone',
        'reptile worming dose',
        'respiratory antibiotics',
        'shell fracture patch',
        'vitamin d3',
        'weigh-in',
        'vet checkup',
      ],
      discipline: [
        'about turn',
        'low border fence',
        'wait it out',
        'lift and relocate',
        'shut garden gate',
        'brick barrier',
      ],
      sleep: [
        'cold frame',
        'leaf litter box',
        'half log hide',
        'winter fridge hibernation',
        'sun-warmed shed',
        'topsoil burrow',
      ],
    },
    harmful: ['dog food', 'cheese', 'rhubarb', 'buttercups', 'deep pond', 'foxglove', 'iceberg lettuce', 'shell paint'],
    misread: [
      { items: ['smooth pebbles', 'pebbles', 'river pebbles', 'smooth stones'], liked: ['play', 'clean', 'sleep'] },
    ],
  },
  appearance: {
    look: 'an old domed tortoise with amber-rayed scutes, elephant feet and a dandelion stuck to its chin',
    colours: ['#8c7a45', '#d8c68c', '#4b3d22'],
  },
  figure: { eyes: '#2e2616', body: 'shelled', extras: ['shell', 'rays', 'dandelion'], eyeSize: 0.82, skull: 'wide' },
}
