/** Wolfhound: figures, items and drawing. The texts are in wolfhound.md. */
import type { Species } from '../species'

export const WOLFHOUND: Species = {
  slug: 'wolfhound',
  name: 'Wolfhound',
  family: 'dog',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 1,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['gentle'],
  personality:
    'Tall as a doorway and careful as a candle, it lives a short life without hurrying. Every evening by the fire counts, and it seems to know.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'slow cooked venison',
        'giant breed kibble',
        'barley mutton stew',
        'raised bowl porridge',
        'beef brisket',
        'buttered oatcake',
      ],
      play: ['meadow amble', 'gentle lope', 'fireside storytelling', 'giant plush stag', 'hill walk', 'beach wander'],
      clean: ['long pin comb', 'beard towel', 'greyhound comb', 'elbow callus balm', 'burr teasing', 'heather rinse'],
      medicine: [
        'heart scan',
        'arthritis injection',
        'glucosamine',
        'bloat surgery',
        'senior bloodwork',
        'pain relief tablet',
      ],
      discipline: ['quiet word', 'hand on shoulder', 'soft tut', 'patient reminder', 'led away kindly', 'slower pace'],
      sleep: ['hearth rug', 'turf fire glow', 'king size mattress', 'sheepskin', 'harp music', 'stone hall corner'],
    },
    harmful: [
      'running after meals',
      'forced sprinting',
      'slippery floor',
      'yew berries',
      'onion stuffing',
      'christmas pudding',
      'whiskey',
    ],
  },
  appearance: {
    look: 'a towering shaggy grey hound with a silvered beard, kind brows and the long bones of an old ballad',
    colours: ['#7d7a74', '#c9c4ba', '#4b4640'],
  },
  figure: {
    muzzle: 'long',
    ears: 'folded',
    tail: 'curl',
    eyes: '#5b4a32',
    body: 'towering',
    skull: 'narrow',
    earSize: 0.7,
    marking: 'mist',
    extras: ['shag', 'beard', 'eyebrows'],
    size: 1.1,
    tailSize: 1.1,
  },
}
