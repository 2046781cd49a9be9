/** Basenji: figures, items and drawing. The texts are in basenji.md. */
import type { Species } from '../species'

export const BASENJI: Species = {
  slug: 'basenji',
  name: 'Basenji',
  family: 'dog',
  tier: 'extreme',
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['solitary'],
  personality:
    'Never barks, seldom explains. Moves through the house like a thought you nearly had, and yodels twice a year when the moment deserves it.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['guinea fowl', 'cassava mash', 'goat meat', 'roasted plantain', 'river perch', 'quail egg'],
      play: [
        'silent stalking',
        'lock opening puzzle',
        'tree branch climb',
        'jingle bell chase',
        'shadow play',
        'yodel mimicry',
      ],
      clean: [
        'self grooming time',
        'silk cloth wipe',
        'soft hound mitt',
        'white sock wash',
        'brow wrinkle wipe',
        'brief sponge bath',
      ],
      medicine: [
        'kidney strip test',
        'fanconi supplement',
        'bicarbonate tablet',
        'eye exam',
        'vitamins',
        'quiet vet visit',
      ],
      discipline: [
        'raised eyebrow',
        'silent hand sign',
        'look away',
        'removed temptation',
        'still pause',
        'finger to lips',
      ],
      sleep: ['armchair back', 'high shelf', 'sun warmed blanket', 'soundless room', 'woven basket', 'rainforest hush'],
    },
    harmful: [
      'loud air horn',
      'bark training collar',
      'firecrackers',
      'copper coins',
      'grapes',
      'cold rain soak',
      'mushroom cap',
    ],
  },
  appearance: {
    look: 'a fine-boned chestnut dog with a wrinkled brow, white feet and a tail wound tight over one hip',
    colours: ['#a4472a', '#fffaf2', '#2e1c16'],
  },
  figure: {
    muzzle: 'snout',
    ears: 'pointed',
    tail: 'bun',
    eyes: '#6b3f1e',
    body: 'standing',
    skull: 'wedge',
    earSize: 1.02,
    extras: ['wrinkles', 'blaze', 'socks', 'bib'],
  },
}
