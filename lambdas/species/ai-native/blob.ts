/** Blob: figures, items and drawing. The texts are in blob.md. */
import type { Species } from '../species'

export const BLOB: Species = {
  slug: 'blob',
  name: 'Blob',
  family: 'ai-native',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.2,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['gentle'],
  personality: 'Takes in whatever it touches and is kinder for it. Has no bones and no grudges.',
  special_mechanic: null,
  items: {
    body: 'animal',
    approved: {
      feed: ['fruit jelly', 'warm soup', 'sugar water', 'mixed data', 'oatmeal', 'soft pudding', 'apple sauce'],
      play: [
        'squish ball',
        'rolling downhill',
        'shape molds',
        'trampoline',
        'tube squeezing',
        'splash pool',
        'wobble dance',
      ],
      clean: ['lukewarm rinse', 'lint roller', 'sieve straining', 'crumb picking', 'damp sponge', 'bubble skimming'],
      medicine: [
        'gelatin supplement',
        'vitamins',
        'electrolyte gel',
        'warm bath',
        'antibiotic drops',
        'gentle kneading',
      ],
      discipline: [
        'soft nudge',
        'spoon redirect',
        'bowl relocation',
        'gentle poke',
        'calm scoop back',
        'brief bowl rest',
      ],
      sleep: ['mixing bowl', 'hot water bottle', 'beanbag', 'bathtub', 'lava lamp', 'jelly mold'],
    },
    harmful: [
      'table salt',
      'superglue',
      'cornstarch',
      'drain cleaner',
      'toothpicks',
      'silica gel packets',
      'hair dryer',
    ],
  },
  appearance: {
    look: 'a peach-pink dome of clear jelly with two bead eyes and a few well-loved crumbs floating inside',
    colours: ['#f3a6a0', '#ffe3d8', '#7cc6a4'],
  },
  figure: { eyes: '#3a2424', body: 'dome', extras: ['shine', 'crumbs'], whole: 'clear', size: 0.86, eyeSize: 0.76 },
}
