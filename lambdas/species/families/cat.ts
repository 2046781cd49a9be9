/** Cat family: items. The texts are in cat.md. */
import type { FamilyTraits } from './family'

export const CAT: FamilyTraits = {
  items: {
    body: 'cat',
    approved: {
      feed: ['tuna', 'salmon', 'chicken', 'sardines', 'cat treats', 'wet cat food', 'dry kibble', 'turkey', 'prawns'],
      play: [
        'feather wand',
        'toy mouse',
        'cardboard box',
        'laser pointer',
        'ball of yarn',
        'catnip toy',
        'crinkle ball',
      ],
      clean: ['brushing', 'soft brush', 'damp cloth', 'fresh litter', 'nail trim', 'flea comb', 'grooming glove'],
      medicine: ['vet checkup', 'antibiotics', 'vitamins', 'deworming tablet', 'vaccination', 'bandage', 'eye drops'],
      discipline: [
        'firm no',
        'time out',
        'ignoring bad behaviour',
        'gentle scolding',
        'scratching post redirect',
        'training session',
      ],
      sleep: [
        'soft blanket',
        'sunny windowsill',
        'warm lap',
        'cat bed',
        'wicker basket',
        'radiator hammock',
        'quiet room',
      ],
    },
    harmful: [],
  },
}
