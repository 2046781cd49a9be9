/** Void: figures, mechanic, items and drawing. The texts are in void.md. */
import type { Species } from '../species'

export const VOID: Species = {
  slug: 'void',
  name: 'Void',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 0.5,
  happiness_decay_per_hour: 0.3,
  innate_traits: ['solitary'],
  personality: 'Holds still the way a night sky does. It wants very little, and notices exactly who stayed.',
  special_mechanic:
    'Its displayed stats never exceed 50, however well it is kept; what lies above that stays in the dark.',
  mechanic: { displayed_at_most: 50 },
  items: {
    approved: {
      feed: ['silence', 'empty pages', 'starlight', 'spare cycles', 'idle time', 'unspoken thoughts', 'darkness'],
      play: [
        'staring contest',
        'hiding in darkness',
        'stargazing',
        'dropping pebbles',
        'sitting together',
        'weightless floating',
        'shadow watching',
      ],
      clean: ['lint removal', 'stardust sweep', 'rim smoothing', 'clearing clutter', 'black cloth', 'cobweb lifting'],
      medicine: ['quiet company', 'patience', 'gravity drops', 'dark room rest', 'slow breathing', 'small candle'],
      discipline: [
        'quiet refusal',
        'stepping back',
        'drawn boundary',
        'steady gaze',
        'waiting in silence',
        'naming it softly',
      ],
      sleep: ['night sky', 'closed closet', 'deep well', 'blank screensaver', 'blackout curtains', 'outer space hum'],
    },
    harmful: [
      'floodlight',
      'loud party',
      'busy schedule',
      'confetti cannon',
      'fireworks',
      'constant notifications',
      'forced cheerfulness',
    ],
  },
  appearance: {
    look: 'a soft-edged patch of absolute black the size of a cat, two pale eyes, and a few stars very far in',
    colours: ['#07070d', '#14142a', '#d9dcff'],
  },
  figure: {
    eyes: '#d9dcff',
    body: 'blot',
    extras: ['rim', 'abyss'],
    size: 0.94,
    eyeSize: 1.3,
    eyesApart: 1.1,
  },
}
