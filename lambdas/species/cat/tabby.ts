/** Tabby: figures, items and drawing. The texts are in tabby.md. */
import type { Species } from '../species'

export const TABBY: Species = {
  slug: 'tabby',
  name: 'Tabby',
  family: 'cat',
  tier: 'common',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['gentle', 'social'],
  personality: 'The neighbourly one: greets the postman, remembers who was sad yesterday, and brings them a sock.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'shredded chicken',
        'salmon kibble',
        'pumpkin puree',
        'scrambled egg',
        'minced beef',
        'mackerel bits',
        'liver treats',
      ],
      play: ['felt mouse', 'jingle ball', 'spring toy', 'rolling acorn', 'crinkle tunnel', 'peekaboo', 'catnip sock'],
      clean: ['bristle brush', 'grooming mitt', 'oatmeal bath', 'ear cleaning', 'paw wipe', 'warm flannel'],
      medicine: ['vitamins', 'vet checkup', 'flea drops', 'probiotic powder', 'dental gel', 'eye drops'],
      discipline: [
        'gentle redirection',
        'slow head shake',
        'pause in petting',
        'lap taken away',
        'toy swap',
        'calm explanation',
      ],
      sleep: [
        'patchwork quilt',
        'kitchen chair cushion',
        'warm lap',
        'wool basket',
        'simmering kettle',
        'bed foot blanket',
      ],
    },
    harmful: ['garlic bread', 'raisins', 'easter lily', 'aspirin', 'raw bread dough', 'tinsel', 'dog flea treatment'],
  },
  appearance: {
    look: 'a marmalade-striped cat with a clear M on its brow, a round biscuit belly and honey-coloured eyes',
    colours: ['#d08a45', '#f4dfbf', '#7d4a1e'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'wag',
    slit: true,
    eyes: '#e8b04a',
    tailTip: 'accent',
    marking: 'stripes',
    extras: ['whiskers', 'letterM'],
    headSize: 1.04,
  },
}
