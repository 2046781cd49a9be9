/** Exotic family: items. The texts are in exotic.md. */
import type { FamilyTraits } from './family'

export const EXOTIC: FamilyTraits = {
  items: {
    body: 'animal',
    approved: {
      feed: [
        'fresh fruit',
        'leafy greens',
        'seed mix',
        'mealworms',
        'crickets',
        'carrots',
        'berries',
        'fish',
        'boiled egg',
      ],
      play: [
        'tunnel',
        'climbing branch',
        'foraging box',
        'mirror',
        'puzzle feeder',
        'swing',
        'rolling ball',
        'digging pit',
      ],
      clean: [
        'gentle misting',
        'warm water soak',
        'soft brush',
        'habitat cleaning',
        'dust bath',
        'damp cloth',
        'nail trim',
      ],
      medicine: [
        'exotic vet visit',
        'antibiotics',
        'vitamins',
        'calcium powder',
        'parasite treatment',
        'bandage',
        'warm rest',
      ],
      discipline: [
        'calm no',
        'time out',
        'gentle redirection',
        'target training',
        'quiet corner',
        'ignoring bad behaviour',
      ],
      sleep: [
        'leafy nest',
        'warm hideout',
        'soft bedding',
        'heated rock',
        'dark burrow',
        'hammock',
        'gentle rain sounds',
      ],
    },
    harmful: [],
  },
}
