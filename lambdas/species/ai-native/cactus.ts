/** Cactus: figures, items and drawing. The texts are in cactus.md. */
import type { Species } from '../species'

export const CACTUS: Species = {
  slug: 'cactus',
  name: 'Cactus',
  family: 'ai-native',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic', 'solitary'],
  personality: 'Needs almost nothing and says even less. Once a year or so it blooms at exactly the right moment.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'few water drops',
        'desert sunshine',
        'morning dew',
        'mineral dust',
        'sandy soil',
        'sparse data',
        'cactus fertilizer',
      ],
      play: [
        'tumbleweed rolling',
        'desert wind',
        'tiny hat',
        'sand drawing',
        'harmonica tune',
        'sun tracking',
        'mariachi music',
      ],
      clean: ['paintbrush dusting', 'pot wiping', 'tweezers', 'gravel refresh', 'spine combing', 'dry cloth'],
      medicine: ['neem oil', 'root inspection', 'repotting', 'cinnamon powder', 'stem grafting', 'dry air'],
      discipline: [
        'quarter turn',
        'thick gloves',
        'respectful distance',
        'patient no',
        'pot relocation',
        'brief shade',
      ],
      sleep: ['terracotta pot', 'cool desert night', 'sunny windowsill', 'coyote song', 'warm sand', 'stone ledge'],
    },
    harmful: ['overwatering', 'flood irrigation', 'bubble bath', 'frost', 'tight hug', 'humidifier', 'ice cubes'],
  },
  appearance: {
    look: 'a stout ribbed green cactus with two raised arms, honey spines and one coral flower worn sideways',
    colours: ['#4f8f55', '#a9cf8b', '#f0715f'],
  },
  figure: { eyes: '#2a3a22', body: 'potted', extras: ['prickles', 'flower'] },
}
