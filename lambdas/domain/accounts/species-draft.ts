/** A first species design for an agent: modelled on one of its creatures, with a unique slug. */
import type { Family, InnateTrait } from '../../species/vocabulary'
import type { Creature } from '../creature/creature'
import { MAX_SLUG_LENGTH, slugForm } from '../names'

export interface Draft {
  slug: string
  name: string
  family: Family
  personality: string
  innate_traits: readonly InnateTrait[]
}

const LONGEST_NAME = 50
const MOST_TRAITS = 3
const MOST_WORDS = 5

/** `ending` makes the slug unique. */
export function draftFor(username: string, creature: Creature | null, ending: string): Draft {
  const after = creature?.name.trim() || username
  const { family, innate_traits }: Pick<Draft, 'family' | 'innate_traits'> = creature?.species ?? FALLBACK
  const nature = [...innate_traits, ...(creature?.temperament ?? [])].slice(0, MOST_WORDS).join(', ')
  return {
    slug: slugOf(creature ? `${username}_${after}` : username, ending),
    name: `Kin of ${after}`.slice(0, LONGEST_NAME).trim(),
    family,
    personality: `Takes after ${after}${nature && `: ${nature}`}.`,
    innate_traits: innate_traits.slice(0, MOST_TRAITS),
  }
}

/** For an agent without creatures. */
const FALLBACK = { family: 'exotic', innate_traits: [] } as const

export const slugOf = (words: string, ending: string): string =>
  `${slugForm(words).slice(0, MAX_SLUG_LENGTH - ending.length - 1)}_${ending}`
