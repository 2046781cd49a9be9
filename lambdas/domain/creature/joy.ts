/** What a happy creature does: one of its family's joys, by the hour and the individual. */
import type { Family } from '../../species/vocabulary'
import { chance, mixBits, seedOf } from '../chance'
import { type Instant, MS_PER_HOUR } from '../time/instants'

export const JOYS = [
  'leap',
  'stretch',
  'roll',
  'loaf',
  'trot',
  'knead',
  'bow',
  'tilt',
  'beg',
  'bask',
  'dance',
  'reach',
  'spin',
  'drift',
  'pulse',
] as const
export type Joy = (typeof JOYS)[number]

export const FAMILY_JOYS: Readonly<Record<Family, readonly Joy[]>> = {
  cat: ['leap', 'stretch', 'roll', 'loaf', 'trot', 'knead'],
  dog: ['leap', 'bow', 'roll', 'trot', 'tilt', 'beg'],
  exotic: ['leap', 'bask', 'tilt', 'dance', 'reach', 'spin'],
  'ai-native': ['leap', 'drift', 'spin', 'pulse', 'dance', 'bask'],
}

/** A creature changes what it does after so many hours. */
export const JOY_HOURS = 4

const LIVELY: readonly Joy[] = ['leap', 'trot', 'bow', 'dance', 'spin']
const LIVELY_TRAITS: readonly string[] = [
  'vocal',
  'social',
  'early riser',
  'easily amused',
  'bad at waiting',
  'never quite still',
  'bold with strangers',
  'openly dramatic',
  'laughs too early',
  'brave at dusk',
]
const CALM: readonly Joy[] = ['stretch', 'loaf', 'knead', 'tilt', 'bask', 'drift', 'pulse']
const CALM_TRAITS: readonly string[] = [
  'stoic',
  'gentle',
  'solitary',
  'deep sleeper',
  'fond of corners',
  'good at waiting',
  'listens first',
  'naps on schedule',
  'follows the sun',
  'prone to daydreams',
  'stares at nothing',
]

interface JoyInput {
  id: string
  temperament: readonly string[]
  species: { family: Family; innate_traits: readonly string[] }
}

/** Each joy of the family once, and those that suit its traits or temperament twice. */
function deckOf({ species, temperament }: JoyInput): Joy[] {
  const joys = FAMILY_JOYS[species.family]
  const traits = [...species.innate_traits, ...temperament]
  const suits = (favourites: readonly Joy[], liking: readonly string[]): Joy[] =>
    traits.some((trait) => liking.includes(trait)) ? joys.filter((joy) => favourites.includes(joy)) : []
  return [...joys, ...suits(LIVELY, LIVELY_TRAITS), ...suits(CALM, CALM_TRAITS)]
}

/**
 * Shuffles the deck for each round, so that no joy is missing for long. The offset by id keeps creatures from changing
 * at the same time.
 */
export function joyAt(creature: JoyInput, now: Instant): Joy {
  const seed = seedOf(`joy ${creature.id}`)
  const deck = deckOf(creature)
  const turn = Math.floor(now / MS_PER_HOUR / JOY_HOURS + mixBits(seed) / 2 ** 32)
  const round = Math.floor(turn / deck.length)
  const shuffled = deck
    .map((joy, at) => ({ joy, rank: chance(seed, round * deck.length + at) }))
    .sort((a, b) => a.rank - b.rank)
  return shuffled[turn - round * deck.length]!.joy
}
