/** Akita: figures, items and drawing. The texts are in akita.md. */
import type { Species } from '../species'

export const AKITA: Species = {
  slug: 'akita',
  name: 'Akita',
  family: 'dog',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['stoic', 'stubborn'],
  personality:
    'Waits at the appointed place at the appointed time, in any weather, for the one person it has chosen. Everyone else may pass.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'grilled mackerel',
        'steamed fish rice',
        'skewered chicken thigh',
        'simmered daikon',
        'sea bream',
        'bonito broth',
      ],
      play: [
        'long station walk',
        'snow patrol',
        'guarding game',
        'log carrying',
        'quiet companionship',
        'waiting game',
      ],
      clean: [
        'double coat slicker',
        'hinoki bath',
        'paw washing bowl',
        'cotton yukata towel',
        'mane combing',
        'seasonal coat strip',
      ],
      medicine: ['thyroid test', 'autoimmune screening', 'vitamin e', 'eye ointment', 'vet checkup', 'bloat watch'],
      discipline: [
        'respectful no',
        'formal sit',
        'dignified silence',
        'single quiet command',
        'leading by example',
        'step outside',
      ],
      sleep: ['tatami mat', 'doorway post', 'genkan floor', 'snowy veranda', 'train station bench', 'temple bell'],
    },
    harmful: ['leek soup', 'chives', 'garlic sauce', 'broken promise', 'matcha chocolate', 'salty ramen', 'azalea'],
  },
  appearance: {
    look: 'a powerful russet and white dog with a bear-like face, small dark eyes and snow on its shoulders',
    colours: ['#b5622f', '#fdf6ec', '#3a2a22'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'pointed',
    tail: 'bun',
    eyes: '#2e211a',
    skull: 'tufted',
    earSize: 0.66,
    marking: 'cheeks',
    extras: ['mane'],
    girth: 1.14,
    eyeSize: 0.72,
    size: 1.03,
    shift: -6,
  },
}
