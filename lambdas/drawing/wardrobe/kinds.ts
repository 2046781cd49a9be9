/** Kinds of animal, machine, plant and weather, built from the figure's parts. */
import type { Figure } from '../../species/figure'
import type { KindName } from '../../species/pen-words'
import type { PartName } from './parts'

export interface Kind {
  figure: Partial<Figure>
  /** Parts in addition to the figure's extras. */
  parts?: readonly PartName[]
  /** Coat, front and accent colours, unless words say otherwise. */
  colours: readonly [string, string, string]
}

const kind = (figure: Partial<Figure>, colours: Kind['colours'], ...parts: PartName[]): Kind => ({
  figure,
  colours,
  ...(parts.length > 0 && { parts }),
})

const CAT = { body: 'sitting', muzzle: 'small', ears: 'pointed', slit: true, extras: ['whiskers'] } as const
const DOG = { body: 'sitting', skull: 'square', muzzle: 'broad' } as const
const HOOFED = { body: 'standing', skull: 'narrow', muzzle: 'long' } as const
const RODENT = { body: 'upright', skull: 'pear', muzzle: 'snout', ears: 'round', extras: ['whiskers'] } as const
const BIRD = { body: 'bird', muzzle: 'cone', extras: ['folded'], tail: 'feather' } as const
const INSECT = { body: 'insect', skull: 'round', muzzle: 'none', eyeSize: 1.35, eyesApart: 1.15, size: 0.94 } as const
const FISH = { body: 'fish', muzzle: 'lips', tail: 'fin', tailSize: 0.72, shift: -16, size: 0.94 } as const

export const KIND_LOOKS: Readonly<Record<KindName, Kind>> = {
  moth: kind({ ...INSECT, size: 0.84 }, ['#d9cdb8', '#f4ecd8', '#8a6f9a'], 'mothwings', 'feelers'),
  butterfly: kind({ ...INSECT, girth: 0.8 }, ['#4a4458', '#f6c26a', '#e8783a'], 'butterflywings', 'knobs'),
  bee: kind(
    { ...INSECT, marking: 'bands', girth: 1.04, tail: 'spike', tailSize: 0.4 },
    ['#f2bf3c', '#fdf0c4', '#3a2f2c'],
    'fairywings',
    'knobs',
  ),
  beetle: kind(
    { body: 'dome', muzzle: 'none', size: 0.86 },
    ['#3f4a5c', '#8fa3b8', '#c9503f'],
    'legs',
    'wingcase',
    'knobs',
  ),
  dragonfly: kind({ ...INSECT, girth: 0.66, eyeSize: 1.7 }, ['#3f9aa8', '#bfe8e4', '#2f6fa0'], 'glasswings'),
  ant: kind({ body: 'sixLegged', muzzle: 'none', size: 0.9 }, ['#7a3f2f', '#c98a6a', '#4a241c'], 'knobs', 'pincers'),
  mantis: kind(
    { ...INSECT, skull: 'wedge', girth: 0.72, eyeSize: 1.6, eyesApart: 1.3 },
    ['#8fbf4f', '#d9edaa', '#5c8a34'],
    'fairywings',
    'knobs',
    'claws',
  ),
  spider: kind(
    { body: 'spidery', muzzle: 'none', eyeSize: 1.15, size: 0.92 },
    ['#4a4458', '#8f86a0', '#c9503f'],
    'pincers',
  ),
  scorpion: kind({ body: 'crab', muzzle: 'none', size: 0.78 }, ['#b9713a', '#e8bd86', '#7a3f24'], 'stinger', 'claws'),
  caterpillar: kind(
    { body: 'segmented', muzzle: 'none', marking: 'bands', headSize: 0.94 },
    ['#8fc45a', '#e0f0b0', '#4f8a3f'],
    'knobs',
  ),
  snail: kind({ body: 'snail', muzzle: 'none', ears: 'stalks', extras: ['spiral'], size: 0.94 }, [
    '#d9b48a',
    '#f6e6cc',
    '#a8683f',
  ]),
  crab: kind({ body: 'crab', muzzle: 'none', size: 0.8 }, ['#d9583f', '#f6b89a', '#a3342a'], 'claws', 'knobs'),
  lobster: kind(
    { body: 'segmented', muzzle: 'none', tail: 'fan', size: 0.74 },
    ['#c9483a', '#f2a88f', '#8a2a24'],
    'claws',
    'feelers',
  ),
  octopus: kind({ body: 'manyArmed', muzzle: 'none' }, ['#c96f8a', '#f6cdd6', '#8a3f5c']),
  jellyfish: kind({ body: 'jelly', muzzle: 'none', whole: 'clear' }, ['#a9b8ea', '#e6ecff', '#e39ac4']),
  fish: kind({ ...FISH, marking: 'scales', size: 0.86 }, ['#ef9a3f', '#fdeac4', '#d9583f'], 'dorsal', 'sidefins'),
  anglerfish: kind(
    { ...FISH, eyeSize: 0.8, girth: 1.08, size: 0.84 },
    ['#4a4f6a', '#8f98b4', '#ffe46b'],
    'lure',
    'sidefins',
    'fangs',
  ),
  pufferfish: kind(
    { body: 'round', muzzle: 'lips', tail: 'fin', tailSize: 0.6, size: 0.76 },
    ['#e0c05a', '#fff6d9', '#a8803a'],
    'spines',
    'earfins',
  ),
  shark: kind(
    { ...FISH, muzzle: 'none', size: 0.86 },
    ['#7f93a8', '#eef3f6', '#4f6378'],
    'dorsal',
    'sidefins',
    'fangs',
  ),
  whale: kind(
    { body: 'fish', muzzle: 'none', tail: 'fin', tailSize: 0.8, girth: 1.1, eyeSize: 0.7, shift: -16, size: 0.8 },
    ['#4f7fa8', '#d9e8f0', '#35597a'],
    'spout',
    'sidefins',
  ),
  dolphin: kind({ ...FISH, muzzle: 'snout', size: 0.86 }, ['#8fb0c4', '#f2f6f8', '#5f86a0'], 'dorsal', 'sidefins'),
  ray: kind(
    { body: 'draped', muzzle: 'none', tail: 'whip', size: 0.7, shift: -6 },
    ['#5f7a94', '#e0e8ee', '#3f566c'],
    'raywings',
  ),
  seahorse: kind(
    { body: 'coiled', skull: 'narrow', muzzle: 'long', tail: 'tentacle', marking: 'bands', size: 0.8 },
    ['#f2b04f', '#fdebc0', '#d9743a'],
    'dorsal',
    'crest',
  ),
  starfish: kind({ body: 'starry', muzzle: 'none', marking: 'spots' }, ['#ef8a5a', '#fbd3b4', '#fff0dc']),
  seal: kind(
    { body: 'low', muzzle: 'flat', tail: 'fin', tailSize: 0.6, shift: -14, extras: ['whiskers', 'flippers'] },
    ['#8a93a0', '#d9dee4', '#5f6874'],
  ),
  frog: kind({ body: 'sprawling', skull: 'wide', muzzle: 'lips', eyesApart: 1.45, eyeSize: 1.2 }, [
    '#6fae4a',
    '#e6f2b8',
    '#3f7a34',
  ]),
  axolotl: kind(
    { body: 'sprawling', skull: 'wide', muzzle: 'none', tail: 'ribbon', size: 0.74, shift: -10 },
    ['#f4b8c4', '#fde6ea', '#d9577a'],
    'gills',
  ),
  lizard: kind(
    {
      body: 'low',
      skull: 'wedge',
      muzzle: 'none',
      tail: 'spike',
      tailSize: 0.8,
      shift: -14,
      marking: 'scales',
      slit: true,
    },
    ['#7fae4f', '#e4eeb4', '#c98a3a'],
    'backspikes',
  ),
  snake: kind(
    {
      body: 'coiled',
      skull: 'wedge',
      muzzle: 'none',
      tail: 'whip',
      marking: 'bands',
      slit: true,
      extras: ['tongue'],
      size: 0.82,
      shift: -10,
    },
    ['#6f9a4f', '#e8edb8', '#3f5c2f'],
  ),
  turtle: kind(
    { body: 'shelled', muzzle: 'none', tail: 'spike', tailSize: 0.5, extras: ['shell'], size: 0.82, shift: -8 },
    ['#8fae6a', '#e6ecc0', '#7a5f3a'],
  ),
  crocodile: kind(
    {
      body: 'low',
      skull: 'square',
      muzzle: 'block',
      tail: 'spike',
      tailSize: 0.8,
      shift: -14,
      marking: 'scales',
      slit: true,
    },
    ['#5f8a4a', '#d9e2a8', '#3a5c30'],
    'backspikes',
    'fangs',
  ),
  dinosaur: kind(
    { body: 'upright', skull: 'pear', muzzle: 'nostrils', tail: 'spike', tailSize: 1.2 },
    ['#6fa88a', '#e0f0d6', '#c9703f'],
    'backspikes',
  ),
  dragon: kind(
    {
      body: 'upright',
      skull: 'wedge',
      muzzle: 'nostrils',
      tail: 'barb',
      marking: 'scales',
      slit: true,
      extras: ['leather'],
    },
    ['#5f9a5a', '#f2e2a8', '#c9503f'],
    'horns',
  ),
  bird: kind(BIRD, ['#6fa3c9', '#f6ead2', '#e8a03f'], 'tuft'),
  owl: kind({ ...BIRD, muzzle: 'hook', ears: 'horn', marking: 'disc', eyeSize: 1.4 }, [
    '#9a7a58',
    '#f2e4cc',
    '#5f4632',
  ]),
  crow: kind({ ...BIRD, muzzle: 'cone', tail: 'fan' }, ['#34323e', '#5a5868', '#6f6a8a'], 'tuft'),
  eagle: kind(
    { ...BIRD, muzzle: 'hook', marking: 'face', extras: ['wings'], tail: 'fan', size: 0.8 },
    ['#7a5a3c', '#fbf6ea', '#e8b03a'],
    'crest',
  ),
  duck: kind({ body: 'swimming', muzzle: 'bill', tail: 'feather', extras: ['sidewing'], size: 0.8, shift: -10 }, [
    '#f4d76a',
    '#fff6d2',
    '#e8903a',
  ]),
  penguin: kind({ body: 'bird', muzzle: 'cone', marking: 'face', extras: ['flippers'] }, [
    '#3a4456',
    '#fbfaf4',
    '#e8a03f',
  ]),
  parrot: kind({ ...BIRD, muzzle: 'hook', tail: 'train', ears: 'crest' }, ['#d9483b', '#f6d75a', '#3f78c8']),
  chicken: kind({ ...BIRD, tail: 'fan' }, ['#f2e6d2', '#fffaf0', '#b9653a'], 'comb'),
  flamingo: kind(
    { body: 'standing', skull: 'narrow', muzzle: 'hook', tail: 'feather', girth: 0.8, extras: ['folded'] },
    ['#f29ab5', '#fcdce6', '#d1577f'],
  ),
  peacock: kind(
    { ...BIRD, tail: 'train', tailSize: 1.4, ears: 'crest', size: 0.74 },
    ['#2f7fa0', '#8fd0c4', '#4fae5f'],
    'butterflywings',
  ),
  phoenix: kind(
    { ...BIRD, muzzle: 'hook', tail: 'train', extras: ['wings'], size: 0.82 },
    ['#e8622f', '#fbd06a', '#c9302f'],
    'flamehead',
  ),
  bat: kind(
    { body: 'upright', muzzle: 'snout', ears: 'bat', extras: ['leather'], size: 0.88 },
    ['#5a4a5c', '#a894a0', '#3a2f40'],
    'fangs',
  ),
  mouse: kind({ ...RODENT, earSize: 1.3, tail: 'whip', size: 0.86 }, ['#a8a3a8', '#efe8e6', '#d99aa4']),
  hamster: kind({ ...RODENT, body: 'round', tail: 'bob', tailSize: 0.5, extras: ['whiskers', 'pouches'], size: 0.84 }, [
    '#e0a868',
    '#fdf3e0',
    '#b9743f',
  ]),
  squirrel: kind({ ...RODENT, ears: 'tufted', tail: 'puff', tailSize: 1.4, shift: -14 }, [
    '#b9653a',
    '#f6e2cc',
    '#7a3f24',
  ]),
  rabbit: kind({ ...RODENT, skull: 'round', ears: 'tall', tail: 'bob', size: 0.84 }, ['#c8b49a', '#f6efe2', '#8f7860']),
  hedgehog: kind(
    { body: 'round', muzzle: 'snout', ears: 'round', marking: 'face', size: 0.78 },
    ['#7a6248', '#f2dfc4', '#4f3f30'],
    'spines',
  ),
  mole: kind({ body: 'low', skull: 'pear', muzzle: 'long', eyeSize: 0.6, tail: 'spike', tailSize: 0.5 }, [
    '#5c5058',
    '#b8a8a4',
    '#d98f94',
  ]),
  bear: kind({ ...DOG, body: 'sitting', skull: 'wide', ears: 'round', girth: 1.14, tail: 'bob', tailSize: 0.5 }, [
    '#7d5235',
    '#d9b48a',
    '#4f3220',
  ]),
  panda: kind(
    { ...DOG, skull: 'wide', ears: 'round', earTint: 'accent', girth: 1.14, extras: ['glasses', 'stockings'] },
    ['#f6f3ea', '#ffffff', '#33303a'],
  ),
  koala: kind(
    { ...DOG, skull: 'wide', ears: 'round', earSize: 1.6, girth: 1.05, muzzle: 'block' },
    ['#9aa0a8', '#eceef0', '#6a707a'],
    'tuft',
  ),
  fox: kind(
    {
      ...DOG,
      skull: 'wedge',
      muzzle: 'snout',
      ears: 'pointed',
      earTip: 'accent',
      tail: 'puff',
      tailTip: 'belly',
      tailSize: 1.2,
      marking: 'cheeks',
      shift: -10,
    },
    ['#d9783a', '#fbf2e4', '#4a3028'],
  ),
  wolf: kind({ ...DOG, skull: 'tufted', muzzle: 'long', ears: 'pointed', tail: 'plume', marking: 'peak' }, [
    '#7f8692',
    '#e6e8ec',
    '#4a505c',
  ]),
  dog: kind({ ...DOG, ears: 'drop', tail: 'wag' }, ['#c8955a', '#f6e6cc', '#7d5235']),
  cat: kind({ ...CAT, tail: 'curl', marking: 'stripes' }, ['#a8988a', '#f2ebe0', '#5f5248']),
  lion: kind(
    { ...CAT, ears: 'round', muzzle: 'broad', tail: 'whip', tailTip: 'accent' },
    ['#dba85a', '#f8e8c4', '#9a5f2f'],
    'mane',
  ),
  tiger: kind({ ...CAT, ears: 'round', tail: 'banded', marking: 'stripes' }, ['#ee8f3a', '#fdf3e0', '#3a2a28']),
  leopard: kind({ ...CAT, ears: 'round', tail: 'curl', marking: 'rosettes' }, ['#e0b25f', '#fbf0d4', '#5a3f2a']),
  raccoon: kind({ ...RODENT, body: 'sitting', ears: 'pointed', tail: 'banded', marking: 'bandit' }, [
    '#8c8f96',
    '#eceae4',
    '#3f3d46',
  ]),
  otter: kind({ ...RODENT, skull: 'wide', earSize: 0.7, tail: 'rope', muzzle: 'flat' }, [
    '#8a6040',
    '#ecd8bc',
    '#5a3c28',
  ]),
  badger: kind({ ...RODENT, body: 'low', muzzle: 'long', earSize: 0.7, tail: 'bob', marking: 'saddle' }, [
    '#6a6a72',
    '#f4f2ea',
    '#2f2d35',
  ]),
  deer: kind(
    { ...HOOFED, ears: 'rose', tail: 'bob', tailSize: 0.6, marking: 'dapples' },
    ['#b98455', '#f6e8d2', '#6a4428'],
    'antlers',
  ),
  horse: kind({ ...HOOFED, ears: 'pointed', earSize: 0.7, tail: 'plume', extras: ['crestmane'] }, [
    '#9a6a44',
    '#d9b894',
    '#4a3020',
  ]),
  zebra: kind({ ...HOOFED, ears: 'pointed', earSize: 0.7, tail: 'whip', marking: 'stripes', extras: ['crestmane'] }, [
    '#f6f4ee',
    '#ffffff',
    '#33303a',
  ]),
  unicorn: kind(
    { ...HOOFED, ears: 'pointed', earSize: 0.7, tail: 'plume', extras: ['crestmane'] },
    ['#fbf6fb', '#ffffff', '#d9a0e0'],
    'unicornhorn',
  ),
  goat: kind(
    { ...HOOFED, ears: 'drop', earSize: 0.7, tail: 'bob', tailSize: 0.5, extras: ['beard'] },
    ['#d9d0c4', '#f8f4ec', '#8a7a68'],
    'horns',
  ),
  sheep: kind(
    {
      body: 'sitting',
      skull: 'round',
      muzzle: 'flat',
      ears: 'drop',
      earSize: 0.6,
      tail: 'bob',
      extras: ['halo'],
      girth: 1.12,
    },
    ['#f4efe2', '#fffdf6', '#5a5058'],
    'ramhorns',
  ),
  cow: kind(
    {
      body: 'standing',
      skull: 'square',
      muzzle: 'nostrils',
      ears: 'rose',
      tail: 'whip',
      marking: 'patches',
      girth: 1.16,
    },
    ['#f6f2ea', '#f4c4bc', '#4a3f40'],
    'horns',
  ),
  pig: kind({ body: 'round', muzzle: 'nostrils', ears: 'button', tail: 'bun', tailSize: 0.5, size: 0.86 }, [
    '#f2a8b0',
    '#fcd6da',
    '#d97a88',
  ]),
  elephant: kind(
    { body: 'standing', skull: 'wide', muzzle: 'none', ears: 'drop', earSize: 1.4, tail: 'whip', girth: 1.25 },
    ['#9aa3b0', '#d6dce4', '#6a7482'],
    'trunk',
    'tusks',
  ),
  giraffe: kind(
    { ...HOOFED, ears: 'stalks', tail: 'whip', marking: 'rosettes', headSize: 0.86 },
    ['#ecc06a', '#fdf0cc', '#a8683a'],
    'tuft',
  ),
  rhino: kind(
    { body: 'standing', skull: 'square', muzzle: 'none', ears: 'pointed', earSize: 0.6, tail: 'whip', girth: 1.25 },
    ['#8f949c', '#ccd0d6', '#5f646e'],
    'nosehorn',
  ),
  monkey: kind(
    { body: 'upright', skull: 'pear', muzzle: 'flat', ears: 'round', earSize: 1.1, tail: 'tentacle', marking: 'face' },
    ['#8a5f40', '#f2d4ae', '#5a3a26'],
    'tuft',
  ),
  sloth: kind(
    { body: 'upright', skull: 'round', muzzle: 'flat', marking: 'bandit', eyeSize: 0.85 },
    ['#a8926f', '#f2e6cc', '#6a5540'],
    'mossy',
  ),
  kangaroo: kind(
    { ...RODENT, skull: 'narrow', ears: 'tall', earSize: 0.8, tail: 'rope' },
    ['#c98f5f', '#f6e4cc', '#8a5a3a'],
    'pouch',
  ),
  armadillo: kind(
    {
      body: 'low',
      skull: 'narrow',
      muzzle: 'long',
      ears: 'tall',
      earSize: 0.5,
      tail: 'spike',
      tailSize: 0.7,
      shift: -16,
      marking: 'bands',
    },
    ['#b09a84', '#ecdfd0', '#7a6652'],
    'shellback',
  ),
  robot: kind(
    { body: 'boxy', skull: 'box', muzzle: 'none', ears: 'antenna', extras: ['visor'], eyes: '#7fe0d0', tail: 'wire' },
    ['#a3b4c0', '#e4ecf0', '#ef8354'],
    'gears',
  ),
  machine: kind(
    { body: 'cubic', muzzle: 'none', ears: 'prongs', tail: 'wire', extras: ['lights'] },
    ['#c98a5a', '#f6e2c4', '#4fae9a'],
    'key',
  ),
  clock: kind(
    { body: 'boxy', skull: 'round', muzzle: 'none', tail: 'wire', tailSize: 0.6, size: 0.78 },
    ['#b98a5a', '#fbf0d8', '#8a5a34'],
    'clockface',
    'key',
  ),
  ghost: kind({ body: 'draped', muzzle: 'none', whole: 'clear' }, ['#e4e8f4', '#ffffff', '#a8b4d9']),
  slime: kind({ body: 'dome', muzzle: 'none', extras: ['shine'] }, ['#8fd07a', '#dcf6c8', '#4f9a5a'], 'drips'),
  cloud: kind({ body: 'cloudy', muzzle: 'none' }, ['#eaf1f8', '#ffffff', '#9fb8d6']),
  stone: kind({ body: 'boulder', muzzle: 'none' }, ['#9a958f', '#c8c2b8', '#6a665f'], 'cracks', 'mossy'),
  crystal: kind(
    { body: 'sixLegged', skull: 'gem', muzzle: 'none', extras: ['facets'], whole: 'clear' },
    ['#a9d6ea', '#f0fbff', '#b49ae0'],
    'backspikes',
  ),
  star: kind({ body: 'starry', muzzle: 'none', extras: ['glow'] }, ['#f9d95c', '#fff6cc', '#f2a33a'], 'comets'),
  moon: kind(
    { body: 'globe', muzzle: 'none', marking: 'dapples', size: 0.88 },
    ['#e8e2c4', '#cfc8a4', '#f6d96a'],
    'halfmoon',
  ),
  flame: kind(
    { body: 'draped', muzzle: 'none', marking: 'mist', size: 0.78 },
    ['#f2762e', '#ffd75e', '#c9302f'],
    'flamehead',
  ),
  droplet: kind(
    { body: 'dome', muzzle: 'none', whole: 'clear', extras: ['shine'] },
    ['#7fc0e8', '#e0f4ff', '#3f86c0'],
    'sprout',
  ),
  snowman: kind(
    { body: 'upright', skull: 'round', muzzle: 'none', girth: 1.14 },
    ['#f8fbff', '#ffffff', '#8fb4d0'],
    'carrotnose',
    'snowcap',
    'buttons',
  ),
  shadow: kind(
    { body: 'draped', muzzle: 'none', eyes: '#f4f0ff', marking: 'mist' },
    ['#2f2a3f', '#4f4668', '#8a6fd0'],
    'horns',
  ),
  flowerling: kind(
    { body: 'insect', muzzle: 'none', marking: 'face', headSize: 1.1 },
    ['#8fc46a', '#fff0b8', '#f29ab5'],
    'petals',
  ),
  cactus: kind({ body: 'potted', muzzle: 'none', extras: ['prickles', 'flower'] }, ['#6fae5f', '#c8e6a8', '#e0649a']),
  tree: kind({ body: 'rooted', muzzle: 'none' }, ['#9a6f48', '#c8a078', '#5f9e4a'], 'canopy'),
  mushroomling: kind({ body: 'stalk', muzzle: 'none', extras: ['cap', 'pleats'], pale: true, size: 0.92 }, [
    '#d9483b',
    '#fbf3e2',
    '#e8c8a8',
  ]),
  sproutling: kind(
    { body: 'round', muzzle: 'none', size: 0.82, tail: 'none' },
    ['#e8a04f', '#fbe0b0', '#6aa84f'],
    'pumpkin',
    'sprout',
  ),
  yeti: kind(
    { body: 'upright', skull: 'tufted', muzzle: 'flat', ears: 'horn', girth: 1.24, extras: ['halo'] },
    ['#a9d0e0', '#f2fafc', '#5f8aa8'],
    'tusks',
    'horns',
  ),
}
