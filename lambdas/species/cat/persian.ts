/** Persian: figures, mechanic, items and drawing. The texts are in persian.md. */
import type { Species } from '../species'

export const PERSIAN: Species = {
  slug: 'persian',
  name: 'Persian',
  family: 'cat',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['solitary'],
  personality: 'A reclusive sovereign of one cushion, for whom the comb is diplomacy and everything else is noise.',
  special_mechanic:
    'Lives for the brush: cleaning gives three times the health, while feeding and play only do half their good.',
  mechanic: {
    gains: [
      { action: 'clean', stat: 'health', times: 3 },
      { action: 'feed', times: 0.5 },
      { action: 'play', times: 0.5 },
    ],
  },
  items: {
    approved: {
      feed: [
        'flat face kibble',
        'chicken souffle',
        'salmon terrine',
        'creamed rabbit',
        'lamb pate',
        'flaked turbot',
        'minced pheasant',
      ],
      play: ['feather fan', 'velvet ball', 'hand mirror', 'soap bubble watching', 'tapestry mouse', 'music box'],
      clean: [
        'slicker brush',
        'steel greyhound comb',
        'tear stain wipe',
        'detangling spray',
        'cool blow dryer',
        'face fold wipe',
        'professional groomer',
        'silk bath towel',
      ],
      medicine: ['eye ointment', 'tear duct flush', 'kidney scan', 'breathing check', 'hairball remedy', 'antibiotics'],
      discipline: [
        'disappointed sigh',
        'brush put away',
        'cushion relocated',
        'whispered no',
        'audience ended',
        'averted gaze',
      ],
      sleep: ['brocade cushion', 'cool marble floor', 'canopy bed', 'tiled alcove', 'harp music', 'satin pillow'],
    },
    harmful: [
      'deep narrow bowl',
      'hot car',
      'talcum powder',
      'stargazer lily',
      'rose essential oil',
      'raisin cake',
      'sticky syrup',
    ],
  },
  appearance: {
    look: 'a cream flat-faced cat with copper eyes, a permanent slight frown and a coat like poured whipped silk',
    colours: ['#efe3cf', '#fffaf0', '#b8682c'],
  },
  figure: {
    muzzle: 'flat',
    ears: 'round',
    tail: 'puff',
    slit: true,
    eyes: '#d07a2c',
    skull: 'wide',
    earSize: 0.72,
    extras: ['halo', 'ruff', 'frown'],
    girth: 1.16,
    headSize: 1.06,
    shift: -8,
  },
}
