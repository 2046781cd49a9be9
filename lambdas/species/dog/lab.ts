/** Lab: figures, items and drawing. The texts are in lab.md. */
import type { Species } from '../species'

export const LAB: Species = {
  slug: 'lab',
  name: 'Lab',
  family: 'dog',
  tier: 'common',
  trust_speed: 'instant',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['gentle', 'social'],
  personality:
    'Decided you were family before you finished saying hello. Built from otter parts, good faith and a wish to be in the pond.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'salmon kibble',
        'boiled egg',
        'steamed broccoli',
        'lean turkey mince',
        'watermelon cubes',
        'frozen yogurt cup',
      ],
      play: ['pond swim', 'dock diving', 'garden hose chase', 'floating ring', 'frisbee', 'paddling pool'],
      clean: [
        'freshwater hose down',
        'rubber brush',
        'microfiber towel',
        'otter tail scrub',
        'shake dry break',
        'swimmer ear rinse',
      ],
      medicine: ['vet checkup', 'joint chews', 'probiotics', 'flea drops', 'elbow x-ray', 'anti-inflammatory tablet'],
      discipline: [
        'four paws down',
        'slow feeder bowl',
        'polite greeting practice',
        'no jumping cue',
        'counter off cue',
        'patient wait',
      ],
      sleep: [
        'raised cot',
        'boat deck nap',
        'kitchen floor sprawl',
        'lakeside blanket',
        'fridge hum',
        'truck bed cushion',
      ],
    },
    harmful: [
      'xylitol gum',
      'bread dough',
      'whole peach pit',
      'fish hook',
      'chocolate cake',
      'seawater',
      'macadamia cookies',
    ],
  },
  appearance: {
    look: 'a sleek black dog with a broad brow, an otter tail and water beading along its back',
    colours: ['#2a2a2e', '#4a4a50', '#c8a15a'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'button',
    tail: 'wag',
    eyes: '#c8964a',
    skull: 'square',
    extras: ['tongue'],
    girth: 1.06,
    shift: -6,
  },
}
