/** Owl: figures, mechanic, items and drawing. The texts are in owl.md. */
import type { Species } from '../species'

export const OWL: Species = {
  slug: 'owl',
  name: 'Owl',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 0.7,
  happiness_decay_per_hour: 0.4,
  innate_traits: ['nocturnal', 'solitary'],
  personality:
    'Conducts its friendships after midnight and finds daylight rather vulgar. Hears a lie the way others hear a mouse.',
  special_mechanic:
    'Keeps night hours: care given between midnight and 06:00 counts double, and daytime care counts half.',
  mechanic: {
    hours: [
      { from_hour: 0, to_hour: 6, times: 2 },
      { from_hour: 6, to_hour: 20, times: 0.5 },
    ],
  },
  items: {
    body: 'bird',
    approved: {
      feed: ['thawed mouse', 'day-old chick', 'whole quail', 'field vole', 'large moth', 'rat pup'],
      play: [
        'lure flight',
        'rustling leaves',
        'night flying',
        'hide the mouse',
        'glove to glove',
        'sound locating game',
        'dangling jesses',
      ],
      clean: [
        'shallow bird bath',
        'pellet sweeping',
        'talon filing',
        'mews hosing',
        'feather straightening steam',
        'perch turf change',
      ],
      medicine: [
        'raptor vet exam',
        'bumblefoot dressing',
        'wing splint',
        'eye drops',
        'parasite treatment',
        'fluids by tube',
        'casting material',
      ],
      discipline: [
        'hood for calm',
        'lower the glove',
        'patient silence',
        'withhold the lure',
        'return to mews',
        'weigh and wait',
      ],
      sleep: ['barn rafters', 'hollow oak', 'daytime shutters', 'nest box', 'ivy covered ledge', 'church belfry'],
    },
    harmful: [
      'poisoned rat',
      'milk-soaked bread',
      'flash photography',
      'cooked chicken bones',
      'midday floodlight',
      'sticky fly trap',
      'birdseed',
    ],
  },
  appearance: {
    look: 'a tawny owl with a moon-round face, bark-brown feathers and huge unlit amber eyes',
    colours: ['#8a6541', '#ead9b8', '#e0962b'],
  },
  figure: {
    eyes: '#f2a02c',
    body: 'bird',
    muzzle: 'cone',
    ears: 'horn',
    earTint: 'shade',
    marking: 'disc',
    extras: ['folded'],
    girth: 1.12,
    eyeSize: 1.5,
    eyesApart: 1.06,
  },
}
