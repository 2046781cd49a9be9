/** Border Collie: figures, mechanic, items and drawing. The texts are in border-collie.md. */
import type { Species } from '../species'

export const BORDER_COLLIE: Species = {
  slug: 'border_collie',
  name: 'Border Collie',
  family: 'dog',
  tier: 'uncommon',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.4,
  innate_traits: ['social'],
  personality:
    'Reads the room, counts it, and moves it two steps left. A mind like a sharpened pencil that will write on the walls if given no paper.',
  special_mechanic:
    'It needs a job, not a toy: play only works with task items such as puzzles and training exercises.',
  mechanic: { plays_only_with_tasks: true },
  items: {
    approved: {
      feed: [
        'high protein kibble',
        'lamb and barley',
        'sardine training treats',
        'sweet potato cubes',
        'mutton broth',
        'working dog ration',
      ],
      play: [
        'puzzle box',
        'agility course',
        'sheep herding practice',
        'trick training',
        'name learning game',
        'weave poles',
        'obedience drill',
        'shape sorting puzzle',
      ],
      clean: [
        'pin brush',
        'ruff detangling spray',
        'grass seed check',
        'blaze whitening wash',
        'paw pad balm',
        'feather trimming',
      ],
      medicine: [
        'vet checkup',
        'eye anomaly test',
        'mdr1 gene test',
        'electrolytes',
        'joint supplement',
        'paw bandage',
      ],
      discipline: [
        'that will do',
        'lie down whistle',
        'settle on mat',
        'new task instead',
        'no herding children',
        'eye contact break',
      ],
      sleep: ['barn straw', 'off duty mat', 'dimmed lights', 'farmhouse porch', 'distant sheep bells', 'covered crate'],
    },
    harmful: ['ivermectin', 'laser pointer', 'endless idle day', 'sheep dip', 'grapes', 'xylitol candy', 'avocado pit'],
  },
  appearance: {
    look: 'a lean black-and-white sheepdog in a low crouch, with a white blaze and one unblinking pale eye',
    colours: ['#1f2126', '#f7f7f4', '#6ea8c9'],
  },
  figure: {
    muzzle: 'long',
    ears: 'pointed',
    tail: 'plume',
    eyes: '#8ec6e6',
    skull: 'wedge',
    earSize: 0.84,
    tailTip: 'belly',
    extras: ['blaze', 'ruff', 'socks'],
    shift: -8,
  },
}
