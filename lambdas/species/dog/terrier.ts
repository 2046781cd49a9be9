/** The Terrier. */
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
  voice: {
    manner:
      'You speak in short blunt verdicts, argue with facts you dislike, and would rather dig to the answer than be told it.',
    hungry: 'shoves its dish across the tiles until somebody trips on it',
    happy: [
      'kills the same rope toy nine times and bows after each',
      'digs up the lawn in a fit of good temper',
      'shakes a cushion until it admits defeat',
      'struts along the wall, beard first',
      'barks at the moon and gets the last word',
    ],
    content: [
      'is at the gatepost, gathering evidence',
      'glares at a flowerpot it has plans for',
      'sits in its hole like a landlord',
    ],
    eats: 'attacks the dish as though it had said something, and wins outright',
    plays: 'takes hold, growls with delight, and has to be declared the winner twice',
    lonely: 'digs a hole exactly its own size and sits in it',
    unwell: 'lets the vacuum cleaner pass without a single threat',
    asleep: 'growls in its sleep with one fist of a paw on a stolen brush',
    curious: 'goes headfirst under the shed until only the tail is left',
    bonded: 'shows you where the bones are buried, all but one',
    quirks: [
      'barks at the same gatepost on suspicion',
      'wins arguments by going limp',
      'keeps a beard full of last Tuesday',
      'patrols the skirting board for mice that moved out',
    ],
    remembered: 'undefeated opponent of the flowerbed',
  },
}
