/** Retriever: figures, items and drawing. The texts are in retriever.md. */
import type { Species } from '../species'

export const RETRIEVER: Species = {
  slug: 'retriever',
  name: 'Retriever',
  family: 'dog',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['forgiving', 'gentle'],
  personality:
    'Believes everything in the world belongs in your hands and carries it there softly, one slipper at a time. Holds a grudge for about four seconds.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'chicken and rice',
        'roast duck',
        'pumpkin stuffed kong',
        'baby carrots',
        'oatmeal biscuit',
        'golden kibble',
      ],
      play: ['tennis ball', 'retrieving dummy', 'game of fetch', 'stuffed duck', 'old slipper', 'floating bumper'],
      clean: ['undercoat rake', 'feathering comb', 'oatmeal shampoo', 'paw towel', 'ear drying', 'pond mud rinse'],
      medicine: ['vet checkup', 'antibiotics', 'hip supplement', 'fish oil capsule', 'ear drops', 'hot spot spray'],
      discipline: ['drop it cue', 'soft mouth reminder', 'toy swap', 'calm no', 'wait at door', 'gentle leave it'],
      sleep: [
        'orthopedic dog bed',
        'doorside rug',
        'worn wool sweater',
        'cool tile hallway',
        'soft humming',
        'bedside rug spot',
      ],
    },
    harmful: ['chocolate', 'grapes', 'macadamia nuts', 'xylitol peanut butter', 'swallowed sock', 'blue-green algae'],
  },
  appearance: {
    look: 'a wheat-gold dog with a feathered chest, a damp muzzle and somebody else’s glove in its mouth',
    colours: ['#d9a441', '#f6e3b8', '#7a4a1e'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'folded',
    tail: 'plume',
    eyes: '#5a3a1e',
    skull: 'square',
    earTint: 'shade',
    extras: ['ruff', 'glove'],
    shift: -8,
  },
}
