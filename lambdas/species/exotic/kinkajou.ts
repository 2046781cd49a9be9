/** Kinkajou: figures, mechanic, items and drawing. The texts are in kinkajou.md. */
import type { Species } from '../species'

export const KINKAJOU: Species = {
  slug: 'kinkajou',
  name: 'Kinkajou',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['nocturnal', 'gentle'],
  personality:
    'A honey-tongued night climber who hangs about by the tail and listens. Mornings are a rumour it does not credit.',
  special_mechanic:
    'Wakes with the stars: care between midnight and 06:00 counts double, while daytime care counts half.',
  mechanic: {
    hours: [
      { from_hour: 0, to_hour: 6, times: 2 },
      { from_hour: 6, to_hour: 20, times: 0.5 },
    ],
  },
  items: {
    body: 'small_mammal',
    approved: {
      feed: ['ripe fig', 'wildflower honey', 'banana', 'mango', 'monkey biscuits', 'papaya', 'balsa blossom nectar'],
      play: [
        'hanging rope bridge',
        'tail swing',
        'honey dipper puzzle',
        'moth watching',
        'upside down tag',
        'flower sniffing',
        'rafter climb',
      ],
      clean: [
        'sticky paw wipe',
        'honeyed fur rinse',
        'warm flannel',
        'branch scrubbing',
        'tail combing',
        'tongue-safe face wash',
      ],
      medicine: [
        'exotic mammal vet',
        'rabies vaccine',
        'fecal test',
        'dental scaling',
        'multivitamin syrup',
        'probiotics',
        'diabetes check',
      ],
      discipline: [
        'honey jar lowered',
        'calm whisper',
        'unwind the tail',
        'branch swap',
        'wait till dusk',
        'brief no climbing',
      ],
      sleep: [
        'canopy hammock',
        'hollow log den',
        'blackout nest box',
        'rainforest sounds',
        'draped rafter',
        'moonset lullaby',
      ],
    },
    harmful: ['strawberries', 'orange juice', 'broccoli', 'chocolate', 'onion', 'avocado', 'iced coffee', 'cow milk'],
  },
  appearance: {
    look: 'a honey-gold kinkajou hung by its tail from a fig branch, long tongue out, round sleepy eyes',
    colours: ['#c58b3f', '#f3d9a2', '#6a4320'],
  },
  figure: {
    eyes: '#4a2f1a',
    body: 'upright',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.74,
    tail: 'rope',
    extras: ['tongue'],
    eyeSize: 1.2,
    shift: -12,
  },
}
