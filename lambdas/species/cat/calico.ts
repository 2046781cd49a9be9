/** Calico: figures, items and drawing. The texts are in calico.md. */
import type { Species } from '../species'

export const CALICO: Species = {
  slug: 'calico',
  name: 'Calico',
  family: 'cat',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 1,
  innate_traits: [],
  personality: 'Holds three opinions at once, one per colour, and lets them vote; the black patch has the veto.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'duck pate',
        'steamed trout',
        'rabbit stew',
        'quail egg',
        'turkey mousse',
        'peeled prawns',
        'mixed fish platter',
      ],
      play: ['rainbow pompom', 'peacock feather', 'patchwork mouse', 'treat under cups', 'rattle egg', 'autumn leaves'],
      clean: [
        'soft rubber brush',
        'chamois cloth',
        'tortoiseshell comb',
        'waterless foam shampoo',
        'claw file',
        'tail brushing',
      ],
      medicine: ['vet checkup', 'antibiotics', 'calming supplement', 'thyroid tablet', 'ear mite drops', 'blood test'],
      discipline: [
        'respectful retreat',
        'ten minute truce',
        'withheld treat',
        'slow blink apology',
        'raised eyebrow',
        'petting stopped early',
      ],
      sleep: ['hatbox', 'top bookshelf', 'velvet armchair', 'quilted nest', 'piano lid', 'rain on roof'],
    },
    harmful: ['oil paint', 'tulip bulbs', 'lily pollen', 'chives', 'milk chocolate', 'turpentine', 'knitting yarn'],
  },
  appearance: {
    look: 'a white cat quilted in ginger and soot, one eye ringed black, with a tail that changes colour halfway down',
    colours: ['#f5efe6', '#e0873a', '#2e2a2b'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'curl',
    slit: true,
    eyes: '#8fae54',
    tailTip: 'accent',
    marking: 'patches',
    extras: ['whiskers'],
  },
}
