/** The figure of a community species, chosen by its family, traits and slug. */

import { type Family, INNATE_TRAITS, type InnateTrait } from '../species/vocabulary'
import { hsl } from './colour'
import type { ExtraName, Figure } from './parts/figure'
import { luckOf } from './pen'
import type { PortraitSubject } from './portrait-subject'
import { type Look, USUAL } from './species-look'

type Choices = { readonly [Key in keyof Figure]?: readonly Figure[Key][] }

const PALETTE_HUES: Readonly<Record<Family, readonly number[]>> = {
  cat: [18, 28, 36, 210, 265, 340],
  dog: [22, 32, 42, 200, 350, 14],
  exotic: [95, 140, 170, 200, 50, 320, 5],
  'ai-native': [180, 200, 230, 265, 300, 330, 150],
}

const CHOICES: Readonly<Record<Family, Choices>> = {
  cat: {
    body: ['sitting', 'sitting', 'standing', 'low'],
    skull: ['round', 'wedge', 'tufted', 'wide'],
    muzzle: ['small', 'flat'],
    ears: ['pointed', 'round', 'tufted', 'bat'],
    tail: ['curl', 'wag', 'puff', 'whip', 'up', 'plume', 'banded'],
    marking: ['plain', 'stripes', 'spots', 'patches', 'mask', 'rosettes', 'cheeks', 'mist'],
    slit: [true],
  },
  dog: {
    body: ['sitting', 'sitting', 'standing', 'low'],
    skull: ['square', 'wedge', 'tufted', 'wide'],
    muzzle: ['broad', 'long', 'snout'],
    ears: ['folded', 'drop', 'button', 'pointed', 'rose'],
    tail: ['wag', 'bun', 'plume', 'puff', 'up'],
    marking: ['plain', 'saddle', 'peak', 'cheeks', 'patches', 'mask', 'spots', 'dapples'],
  },
  exotic: {
    body: ['upright', 'round', 'bird', 'sprawling', 'coiled', 'manyArmed', 'low'],
    skull: ['round', 'wide', 'pear'],
    muzzle: ['snout', 'lips', 'none', 'cone'],
    ears: ['round', 'crest', 'fin', 'horn', 'tall', 'gills', 'none'],
    tail: ['rope', 'spike', 'fin', 'fan', 'ribbon', 'bob', 'barb'],
    marking: ['scales', 'bands', 'dapples', 'spots', 'face', 'stripes', 'bandit'],
  },
  'ai-native': {
    body: ['dome', 'draped', 'globe', 'boxy', 'sixLegged', 'sitting', 'round'],
    skull: ['box', 'gem', 'round'],
    muzzle: ['none', 'snout'],
    ears: ['antenna', 'prongs', 'fin', 'none', 'tall', 'stalks'],
    tail: ['wire', 'tentacle', 'none', 'curl'],
    marking: ['circuit', 'stars', 'mist', 'bands', 'dapples', 'plain'],
  },
}

/** A visible feature for each trait. */
const WORN: Readonly<Record<InnateTrait, ExtraName>> = {
  punctual: 'bowtie',
  forgiving: 'chest',
  suspicious: 'frown',
  grateful: 'flower',
  stoic: 'eyebrows',
  anxious: 'wrinkles',
  vocal: 'tongue',
  stubborn: 'oldscar',
  gentle: 'chin',
  nocturnal: 'spectacles',
  social: 'whiskers',
  solitary: 'feather',
}

export function communityLook({ slug, family, innate_traits }: PortraitSubject['species']): Look {
  const luck = luckOf(`species ${family} ${slug}`)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(luck() * from.length)]!
  const chosen = Object.fromEntries(Object.entries(CHOICES[family]).map(([key, from]) => [key, pick<unknown>(from)]))
  const hue = pick(PALETTE_HUES[family]) + luck() * 16 - 8
  const natural = family === 'cat' || family === 'dog'
  const light = 0.34 + luck() * 0.38
  const colours = [
    hsl(hue, natural ? 0.25 + luck() * 0.35 : 0.35 + luck() * 0.35, light),
    hsl(hue + 14, 0.5, Math.min(0.93, light + 0.34)),
    hsl(hue + (natural ? -12 : 150 + luck() * 60), natural ? 0.45 : 0.6, light > 0.5 ? 0.26 : 0.62),
  ] as const
  const nocturnal = innate_traits.includes('nocturnal')
  const worn = INNATE_TRAITS.filter((trait) => innate_traits.includes(trait)).map((trait) => WORN[trait])
  return {
    colours,
    figure: {
      ...USUAL,
      ...chosen,
      eyes: hsl(hue + 120 + luck() * 120, 0.55, nocturnal ? 0.68 : 0.42),
      extras: worn,
      eyeSize: nocturnal ? 1.3 : 0.9 + luck() * 0.25,
      headSize: 0.94 + luck() * 0.14,
      girth: 0.9 + luck() * 0.22,
      earSize: 0.8 + luck() * 0.3,
      size: 0.88,
    },
  }
}
