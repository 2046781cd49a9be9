/** Dog family: items. The texts are in dog.md. */
import type { FamilyTraits } from './family'

export const DOG: FamilyTraits = {
  items: {
    body: 'dog',
    approved: {
      feed: [
        'beef',
        'chicken',
        'kibble',
        'dog biscuits',
        'marrow bone',
        'wet dog food',
        'lamb',
        'liver treats',
        'plain carrots',
      ],
      play: ['tennis ball', 'game of fetch', 'frisbee', 'rope tug', 'squeaky toy', 'long walk', 'chew toy', 'stick'],
      clean: ['warm bath', 'dog shampoo', 'brushing', 'soft towel', 'nail trim', 'paw wipe', 'ear cleaning'],
      medicine: [
        'vet checkup',
        'antibiotics',
        'vitamins',
        'deworming tablet',
        'vaccination',
        'bandage',
        'joint supplement',
      ],
      discipline: [
        'firm no',
        'time out',
        'training session',
        'sit and stay',
        'leash correction',
        'ignoring bad behaviour',
      ],
      sleep: ['dog bed', 'soft blanket', 'den crate', 'foot of the bed', 'warm hearth', 'lullaby', 'dim lights'],
    },
    harmful: [],
    misread: [
      {
        items: ['tick removal', 'tick remover', 'tick check', 'flea removal', 'flea treatment'],
        liked: ['clean', 'medicine'],
      },
    ],
  },
}
