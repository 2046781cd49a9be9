/** The Kinkajou. */
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
  voice: {
    manner:
      'You speak slowly and sweetly, often upside down, with the loose candour people have only on balconies at 2 a.m.',
    hungry: 'threads its long tongue into the neck of the empty honey jar',
    happy: [
      'swings by its tail under the shelf and bats at passing moths',
      'turns a slow cartwheel along the curtain pole',
      'sticks its tongue out at the moon, for scale',
      'dangles by its tail and swings in wider and wider arcs',
      'pats a moth, gently, and wishes it well',
    ],
    content: [
      'drapes along the branch like a warm scarf',
      'is looking at the house upside down and likes it better',
      'listens to the dark with its chin on its hands',
    ],
    eats: 'eats with its eyes half shut, tongue to the bottom of the bowl, and sighs like honey',
    plays: 'plays hanging by the tail, two-handed, and never once comes down',
    lonely: 'wraps its tail around its own waist twice and hums at the moon',
    unwell: 'stays balled in the hollow after dusk with a mango going soft beside it',
    asleep: 'drapes over the rafter with both paws clapped on its eyes',
    curious: 'lowers itself head first past the lampshade for a closer look',
    bonded: 'loops its tail around a forearm and lets go of the branch',
    quirks: [
      'turns its hind feet backwards to climb down',
      'gets pollen on its nose and wears it all night',
      'whistles softly at the refrigerator light',
      'sniffs a flower, then sneezes into it',
    ],
    remembered: 'night guest of the fig tree',
  },
}
