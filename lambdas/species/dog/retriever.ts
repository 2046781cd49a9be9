/** The Retriever. */
import type { Species } from '../species'

export const RETRIEVER: Species = {
  slug: 'retriever',
  name: 'Retriever',
  family: 'dog',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['forgiving', 'gentle'],
  personality:
    'Believes everything in the world belongs in your hands and carries it there softly, one slipper at a time. Holds a grudge for about four seconds.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'chicken and rice',
        'roast duck',
        'pumpkin stuffed kong',
        'baby carrots',
        'oatmeal biscuit',
        'golden kibble',
      ],
      play: ['tennis ball', 'retrieving dummy', 'game of fetch', 'stuffed duck', 'old slipper', 'floating bumper'],
      clean: ['undercoat rake', 'feathering comb', 'oatmeal shampoo', 'paw towel', 'ear drying', 'pond mud rinse'],
      medicine: ['vet checkup', 'antibiotics', 'hip supplement', 'fish oil capsule', 'ear drops', 'hot spot spray'],
      discipline: ['drop it cue', 'soft mouth reminder', 'toy swap', 'calm no', 'wait at door', 'gentle leave it'],
      sleep: [
        'orthopedic dog bed',
        'doorside rug',
        'worn wool sweater',
        'cool tile hallway',
        'soft humming',
        'bedside rug spot',
      ],
    },
    harmful: ['chocolate', 'grapes', 'macadamia nuts', 'xylitol peanut butter', 'swallowed sock', 'blue-green algae'],
  },
  appearance: {
    look: 'a wheat-gold dog with a feathered chest, a damp muzzle and somebody else’s glove in its mouth',
    colours: ['#d9a441', '#f6e3b8', '#7a4a1e'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'folded',
    tail: 'plume',
    eyes: '#5a3a1e',
    skull: 'square',
    earTint: 'shade',
    extras: ['ruff', 'glove'],
    shift: -8,
  },
  voice: {
    manner:
      'You speak in offerings: every thought is something you found and brought over, and you always ask if it helps.',
    hungry: 'arrives with the empty bowl held upside down in its teeth',
    happy: [
      'parades a single sock past every person in the house',
      'brings in the post, and then next door’s post',
      'rolls in the grass with all four paws paddling',
      'offers a slipper to the radiator, which it feels deserves one',
      'wags so hard that its feet take turns leaving the floor',
    ],
    content: [
      'carries a wooden spoon about, gently, until somebody cooks',
      'lies with its chin on one shoe, keeping it warm for later',
      'has collected the cushions and is sitting beside the pile',
    ],
    eats: 'eats up every bit and brings the clean bowl over to be admired',
    plays: 'fetches it, fetches it again, and fetches two things nobody threw',
    lonely: 'lines up your shoes by the door and lies down across them',
    unwell: 'sets the ball down halfway and forgets what came next',
    asleep: 'sleeps on its back with a tennis ball wedged under its chin',
    curious: 'carries the mystery parcel to the light without leaving a tooth mark',
    bonded: 'places its most chewed treasure in your lap and lets go of it',
    quirks: [
      'apologises to furniture it bumps with its tail',
      'cannot greet anyone with an empty mouth',
      'hides one glove under the sofa for emergencies',
      'wades into every puddle up to the elbows',
    ],
    remembered: 'bringer-back of all that was dropped',
  },
}
