/** Housecat: figures, items and drawing. The texts are in housecat.md. */
import type { Species } from '../species'

export const HOUSECAT: Species = {
  slug: 'housecat',
  name: 'Housecat',
  family: 'cat',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['solitary'],
  personality: 'Lives beside you rather than with you, and inspects every favour twice before accepting it as rent.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'tuna flakes',
        'chicken pate',
        'dry cat kibble',
        'sardines in water',
        'turkey slices',
        'cat grass',
        'wet cat food',
      ],
      play: ['cardboard box', 'paper bag', 'bottle cap', 'crumpled receipt', 'catnip mouse', 'ping pong ball'],
      clean: ['fresh litter', 'damp washcloth', 'lint roller', 'flea comb', 'nail trim', 'chin wipe'],
      medicine: ['antibiotics', 'vitamins', 'vet checkup', 'deworming tablet', 'hairball paste', 'rabies booster'],
      discipline: [
        'firm no',
        'closed door',
        'scratching post redirect',
        'counter closed off',
        'ignored meowing',
        'soft hand clap',
      ],
      sleep: ['sunny windowsill', 'laundry basket', 'airing cupboard', 'radiator shelf', 'folded jumper', 'fridge hum'],
    },
    harmful: [
      'lilies',
      'dark chocolate',
      'onion gravy',
      'antifreeze',
      'paracetamol',
      'sewing thread',
      'saucer of milk',
    ],
  },
  appearance: {
    look: 'a compact smoke-brown shorthair with one nicked ear, pale green eyes and a chin dusted white as flour',
    colours: ['#7a6a5c', '#d9cfc3', '#9bbf7a'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'curl',
    slit: true,
    eyes: '#b9d98c',
    extras: ['whiskers', 'chin', 'nick'],
  },
}
