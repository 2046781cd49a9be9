/** Terrier: figures, items and drawing. The texts are in terrier.md. */
import type { Species } from '../species'

export const TERRIER: Species = {
  slug: 'terrier',
  name: 'Terrier',
  family: 'dog',
  tier: 'common',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1,
  innate_traits: ['stubborn'],
  personality:
    'Eight kilos of opinion in a wire coat. Starts digging before it has chosen a reason and finishes out of principle.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['minced lamb', 'venison jerky', 'marrow bone', 'tripe sticks', 'small bite kibble', 'parsnip chunks'],
      play: ['digging pit', 'rope tug', 'flirt pole', 'earthdog tunnel', 'squeaky rat', 'cardboard shredding'],
      clean: ['hand stripping knife', 'wire coat comb', 'beard wash', 'eyebrow trim', 'mud scraper', 'claw soil pick'],
      medicine: ['tick remover', 'allergy tablets', 'antiseptic wash', 'kneecap exam', 'rabies vaccine', 'vet visit'],
      discipline: [
        'firm no',
        'trade for treat',
        'dig here instead',
        'short time out',
        'filled in hole',
        'outlast the stare',
      ],
      sleep: ['burrow bed', 'under the shed', 'coat cupboard', 'tweed cushion', 'straw kennel', 'tin roof rain'],
    },
    harmful: [
      'rodenticide',
      'cocoa mulch',
      'foxglove',
      'garlic powder',
      'poisoned mouse',
      'raw onion',
      'daffodil bulb',
    ],
  },
  appearance: {
    look: 'a scruffy wire-haired tan dog with a muddy beard, fierce eyebrows and soil on its nose',
    colours: ['#b98652', '#e6cfa6', '#4d3b2c'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'button',
    tail: 'up',
    eyes: '#3a2a1c',
    skull: 'tufted',
    earTint: 'accent',
    extras: ['beard', 'eyebrows'],
    size: 0.92,
    tailSize: 0.6,
  },
}
