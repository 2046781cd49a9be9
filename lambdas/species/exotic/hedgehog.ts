/** Hedgehog: figures, mechanic, items and drawing. The texts are in hedgehog.md. */
import type { Species } from '../species'

export const HEDGEHOG: Species = {
  slug: 'hedgehog',
  name: 'Hedgehog',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['solitary', 'nocturnal'],
  personality:
    'A grumpy pincushion with a soft underside it will deny having. Opens a finger-width at a time, on its own schedule.',
  special_mechanic:
    'Stays rolled up about how it feels: its stats are hidden until trust 50, which shows hunger, and trust 90, which shows all.',
  mechanic: {
    shown: [
      { from_trust: 50, stats: ['hunger'] },
      { from_trust: 90, stats: ['hunger', 'happiness', 'health', 'trust', 'discipline'] },
    ],
  },
  items: {
    body: 'small_mammal',
    approved: {
      feed: [
        'hedgehog kibble',
        'live mealworms',
        'dried beetles',
        'scrambled egg',
        'lean cat biscuits',
        'waxworm treat',
        'mashed pumpkin',
      ],
      play: [
        'solid surface wheel',
        'leaf pile',
        'fleece strip pit',
        'ping pong ball',
        'mealworm hunt',
        'pvc pipe maze',
        'toy car',
      ],
      clean: [
        'lukewarm foot bath',
        'quill toothbrush',
        'colloidal oatmeal soak',
        'tiny nail clip',
        'wheel wash',
        'fleece liner change',
      ],
      medicine: [
        'mite treatment',
        'quill oil drops',
        'warming pad',
        'vet checkup',
        'deworming drops',
        'vitamin e',
        'dental rinse',
      ],
      discipline: [
        'wait for unrolling',
        'quiet voice',
        'set down calmly',
        'let it huff',
        'withdrawn finger',
        'end handling session',
      ],
      sleep: ['igloo hut', 'fleece snuggle bag', 'dry leaf nest', 'heated enclosure', 'log burrow', 'daytime darkness'],
    },
    harmful: [
      'cow milk',
      'bread',
      'wire mesh wheel',
      'slug pellets',
      'macadamia nuts',
      'grapes',
      'tea tree oil',
      'hibernation fridge',
    ],
  },
  appearance: {
    look: 'a salt-and-pepper hedgehog half unrolled, with a wet pointed snout between banded quills',
    colours: ['#7d6a58', '#f1e3cf', '#3a2f28'],
  },
  figure: {
    eyes: '#1f1815',
    body: 'round',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.6,
    marking: 'face',
    extras: ['spines'],
    size: 0.86,
  },
}
