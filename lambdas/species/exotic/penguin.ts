/** Penguin: figures, items and drawing. The texts are in penguin.md. */
import type { Species } from '../species'

export const PENGUIN: Species = {
  slug: 'penguin',
  name: 'Penguin',
  family: 'exotic',
  tier: 'uncommon',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['social', 'gentle'],
  personality:
    'Thinks in huddles: whoever is coldest goes to the middle. Courts with pebbles and keeps careful count of who is missing.',
  special_mechanic: null,
  items: {
    body: 'bird',
    approved: {
      feed: ['whole herring', 'sardines', 'capelin', 'antarctic krill', 'sprats', 'anchovies', 'small squid'],
      play: [
        'ice slide',
        'pebble gift',
        'belly toboggan',
        'bubble machine',
        'ice cube scatter',
        'follow the leader',
        'wave pool dive',
      ],
      clean: ['cold pool swim', 'feather oiling', 'guano hosing', 'snow roll', 'flipper wipe', 'nest pebble wash'],
      medicine: [
        'thiamine tablet',
        'antifungal for aspergillosis',
        'avian malaria pills',
        'moulting rest',
        'salt supplement',
        'foot ointment',
        'penguin vet',
      ],
      discipline: [
        'end of queue',
        'return the pebble',
        'group huddle talk',
        'soft flipper hold',
        'gentle bow',
        'colony first',
      ],
      sleep: ['colony huddle', 'snow hollow', 'ice shelf', 'pebble nest', 'polar night', 'standing nap'],
    },
    harmful: [
      'electric blanket',
      'mouldy straw',
      'shiny coins',
      'bread rolls',
      'engine oil',
      'sunbathing lamp',
      'smoked salmon',
      'knitted jumper',
    ],
  },
  appearance: {
    look: 'a small upright penguin in slate and white, with a gold brow and a smooth pebble on its feet',
    colours: ['#26323f', '#fafcff', '#f2b632'],
  },
  figure: {
    eyes: '#1b222a',
    body: 'bird',
    muzzle: 'cone',
    marking: 'face',
    extras: ['flippers', 'brows', 'pebble'],
    girth: 0.96,
    size: 0.96,
  },
}
