/** Greyhound: figures, items and drawing. The texts are in greyhound.md. */
import type { Species } from '../species'

export const GREYHOUND: Species = {
  slug: 'greyhound',
  name: 'Greyhound',
  family: 'dog',
  tier: 'uncommon',
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['gentle'],
  personality:
    'Thirty seconds of lightning a day, and then upholstery. Shy as steam, polite to a fault, and never quite sure how to sit.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['beef pasta bake', 'soaked kibble', 'turkey neck stew', 'tinned mackerel', 'rice porridge', 'blueberries'],
      play: [
        'lure coursing',
        'fenced sprint',
        'straight track dash',
        'soft toy collecting',
        'whirligig lure',
        'short gallop',
      ],
      clean: [
        'chamois cloth',
        'velvet grooming glove',
        'dry shampoo',
        'dental scaling',
        'warm damp flannel',
        'gentle nail filing',
      ],
      medicine: [
        'thin skin stitches',
        'corn pad treatment',
        'muscle massage',
        'dental cleaning',
        'vet checkup',
        'iron tonic',
      ],
      discipline: [
        'whispered no',
        'slow breath pause',
        'reassuring murmur',
        'lead guidance',
        'soft hand signal',
        'kind redirection',
      ],
      sleep: ['thick memory foam', 'fleece pajamas', 'sofa throne', 'duvet nest', 'quiet bedroom', 'lullaby piano'],
    },
    harmful: [
      'barbiturate anesthesia',
      'flea collar',
      'ice bath',
      'off leash traffic',
      'rhubarb leaves',
      'raisin bread',
      'narrow collar',
    ],
  },
  appearance: {
    look: 'a slender blue-grey hound with a deep chest, tucked waist, rose ears and legs like drawn bows',
    colours: ['#8590a0', '#d8dde4', '#3f4856'],
  },
  figure: {
    muzzle: 'long',
    ears: 'rose',
    tail: 'whip',
    eyes: '#6b5236',
    body: 'slender',
    skull: 'narrow',
    headSize: 1.02,
    tailSize: 0.9,
    girth: 0.88,
  },
}
