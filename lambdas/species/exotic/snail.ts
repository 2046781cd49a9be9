/** Snail: figures, items and drawing. The texts are in snail.md. */
import type { Species } from '../species'

export const SNAIL: Species = {
  slug: 'snail',
  name: 'Snail',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic', 'solitary'],
  personality:
    'Lives entirely at the scale of one leaf and finds it ample. Writes its diary in silver along the edge of the path.',
  special_mechanic: null,
  items: {
    body: 'invertebrate',
    approved: {
      feed: [
        'courgette slice',
        'cucumber peel',
        'fallen leaves',
        'butterhead lettuce',
        'sweet potato',
        'mushroom cap',
        'calcium paste',
      ],
      play: ['mossy twig', 'glass pane climb', 'plant label', 'wet pebble trail', 'bark bridge', 'slow race'],
      clean: [
        'rainwater mist',
        'damp moss refresh',
        'slime trail wipe',
        'coco coir change',
        'leaf rinse',
        'shell drip bath',
      ],
      medicine: [
        'cuttlebone',
        'eggshell powder',
        'shell repair patch',
        'humidity boost',
        'mite rinse',
        'spring water soak',
        'quiet rest',
      ],
      discipline: ['turn it round', 'another leaf', 'gentle shell tap', 'dry border', 'twig barrier', 'let it retract'],
      sleep: ['flowerpot rim', 'damp moss cushion', 'under a stone', 'leaf underside', 'sealed shell', 'rainy evening'],
    },
    harmful: [
      'table salt',
      'copper tape',
      'blue slug pellets',
      'lemon juice',
      'salted crackers',
      'dry pasta',
      'hand sanitizer',
      'diatomaceous earth',
    ],
  },
  appearance: {
    look: 'a garden snail with a caramel spiral shell, translucent grey foot and two patient eyestalks',
    colours: ['#b9a58c', '#e9dfd0', '#8a4f2a'],
  },
  figure: { eyes: '#3a2e22', body: 'snail', ears: 'stalks', extras: ['spiral'] },
}
