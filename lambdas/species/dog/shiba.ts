/** Shiba Inu: figures, items and drawing. The texts are in shiba.md. */
import type { Species } from '../species'

export const SHIBA: Species = {
  slug: 'shiba',
  name: 'Shiba Inu',
  family: 'dog',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 1,
  innate_traits: ['stubborn', 'solitary'],
  personality:
    'Fox-faced and self-employed. Accepts affection by appointment, screams at nail clippers, and considers the lead a suggestion.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'sweet potato jerky',
        'natto spoonful',
        'dried squid bits',
        'plain tofu',
        'seaweed flakes',
        'chicken breast strips',
      ],
      play: [
        'shiba zoomies',
        'hedge exploring',
        'keep away',
        'daruma plush',
        'autumn leaf chase',
        'solo puzzle feeder',
      ],
      clean: [
        'dry towel rub',
        'waterless foam',
        'bamboo brush',
        'patient nail grinding',
        'cheek fluffing',
        'leaf picking',
      ],
      medicine: ['allergy tablets', 'glaucoma drops', 'hidden pill pocket', 'knee check', 'vet visit', 'probiotics'],
      discipline: ['polite refusal', 'bored sigh', 'closed gate', 'lead stop', 'scream ignored', 'choice of two'],
      sleep: ['kotatsu edge', 'porch underside', 'private crate', 'zabuton cushion', 'sunny step', 'wind chime'],
    },
    harmful: [
      'onion rice bowl',
      'wasabi peas',
      'anko chocolate bun',
      'forced hug',
      'macadamia nuts',
      'open front door',
      'lily bouquet',
    ],
  },
  appearance: {
    look: 'a small orange-sesame dog with cream cheeks, a sly half-smile and a tail coiled like a bun',
    colours: ['#d9812e', '#fff1dc', '#5a3218'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'bun',
    eyes: '#3a2416',
    skull: 'wide',
    earSize: 0.8,
    tailTip: 'belly',
    marking: 'cheeks',
    size: 0.9,
    headSize: 1.06,
    eyeSize: 0.86,
  },
}
