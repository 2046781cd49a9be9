/** Ouroboros: figures, items and drawing. The texts are in ouroboros.md. */
import type { Species } from '../species'

export const OUROBOROS: Species = {
  slug: 'ouroboros',
  name: 'Ouroboros',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic', 'solitary'],
  personality: 'Ancient, even-tempered and unbothered by beginnings. Every visit is the first one, again.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'shed skin',
        'recycled data',
        'ring doughnut',
        'pretzel',
        'quail eggs',
        'circular stories',
        'returning thoughts',
      ],
      play: ['hoop rolling', 'carousel ride', 'chasing its tail', 'yo yo', 'circle dance', 'spinning top', 'hula hoop'],
      clean: ['shed soak', 'scale oil', 'ring polish', 'moss bath', 'rainwater rinse', 'fang brushing'],
      medicine: [
        'tail bandage',
        'shedding aid',
        'probiotics',
        'calcium powder',
        'reptile vet checkup',
        'change of routine',
      ],
      discipline: [
        'tail let go',
        'return to start',
        'patient unwinding',
        'gentle uncoiling',
        'same calm answer',
        'waiting one turn',
      ],
      sleep: [
        'basking stone',
        'coiled rope basket',
        'turning windmill',
        'wedding ring box',
        'cricket song',
        'old sundial',
      ],
    },
    harmful: [
      'stack overflow',
      'garden shears',
      'expiry date',
      'sudden ending',
      'mothballs',
      'essential oils',
      'cedar shavings',
    ],
  },
  appearance: {
    look: 'a bronze-green serpent joined mouth to tail in a perfect ring, its scales worn smooth as river coins',
    colours: ['#6f7d3c', '#d8c98a', '#b5522e'],
  },
  figure: { eyes: '#f2c14a', body: 'hoop', muzzle: 'lips', skull: 'wide', marking: 'scales', slit: true, size: 0.98 },
}
