/** Lattice: figures, items and drawing. The texts are in lattice.md. */
import type { Species } from '../species'

export const LATTICE: Species = {
  slug: 'lattice',
  name: 'Lattice',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 1,
  happiness_decay_per_hour: 0.5,
  innate_traits: ['stoic'],
  personality:
    'Orderly, patient and soothed by repetition. One tile out of place and it will wait with you to mend it.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'ordered data',
        'crystal salts',
        'repeating patterns',
        'rock candy',
        'number sequences',
        'tiling grids',
        'quartz dust',
      ],
      play: [
        'tessellation tiles',
        'origami',
        'string figures',
        'marble run',
        'geometry sticks',
        'weaving loom',
        'pattern matching',
      ],
      clean: ['ultrasonic bath', 'facet polishing', 'distilled water', 'alignment check', 'lens tissue', 'joint brush'],
      medicine: ['annealing', 'mineral supplement', 'bond repair', 'structural scan', 'seed crystal', 'gentle warming'],
      discipline: [
        'symmetry cue',
        'back in line',
        'straightened row',
        'measured pause',
        'counting to eight',
        'restarting the pattern',
      ],
      sleep: ['honeycomb bed', 'bookcase cubby', 'garden trellis', 'metronome', 'geode', 'quilted blanket'],
    },
    harmful: [
      'jackhammer',
      'acid bath',
      'random noise',
      'thermal shock',
      'bolt cutters',
      'opera high note',
      'earthquake',
    ],
  },
  appearance: {
    look: 'a glassy turquoise stag-beetle of crystal rods, every joint meeting at the same exact angle',
    colours: ['#4fb6c9', '#dff6f8', '#7a6be0'],
  },
  figure: { eyes: '#7a6be0', body: 'sixLegged', skull: 'gem', ears: 'prongs', earTint: 'accent', extras: ['facets'] },
}
