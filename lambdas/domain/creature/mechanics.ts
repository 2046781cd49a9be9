/** The special rules of single species. No other file of the domain depends on a species' name. */

import type { CareAction } from '../../species/care-actions'
import type { Mechanic } from '../../species/mechanics'
import type { Stat } from '../../species/vocabulary'
import { builtInSpecies } from '../species/catalogue'
import type { Instant } from '../time/instants'
import { localHourAt, type Zoned } from '../time/zone'
import type { Creature } from './creature'

/** Words that mark an item as a task if it was not judged. For the border collie, which plays only with tasks. */
const TASK_WORDS = `puzzle, jigsaw, crossword, sudoku, riddle, quiz, maze, labyrinth, chess, memory game, brain game, brain teaser,
  rubik cube, hide and seek, shell game, problem, challenge, training, trick, command, lesson, learning, homework,
  obedience, drill, agility, obstacle, weave poles, weaving, flyball, dog sport, herding, herd, task, job, chore,
  mission, search, scent work, nose work, nosework, scent trail, tracking, sorting`
const TASK = new RegExp(`\\b(?:${TASK_WORDS.split(/,\s*/).join('|')})(?:s|es)?\\b`, 'i')
const NONE: Mechanic = {}

/** A border collie likes only tasks, so an item judged as loved or liked is one. */
export const isTask = ({ name, category }: { name: string; category: string | null }): boolean =>
  category === 'loved' || category === 'liked' || TASK.test(name.replace(/[-_]+/g, ' '))

/** A community species has no mechanic, even if its slug equals a built-in one. */
export const mechanicOf = (species: Pick<Creature['species'], 'slug' | 'tier'>): Mechanic =>
  (species.tier === 'community' ? undefined : builtInSpecies(species.slug)?.mechanic) ?? NONE

export const ownGain = (species: Creature['species'], action: CareAction, stat: Stat): number =>
  (mechanicOf(species).gains ?? [])
    .filter((rule) => rule.action === action && (rule.stat ?? stat) === stat)
    .reduce((product, rule) => product * rule.times, 1)

export const hourGain = (creature: Pick<Creature, 'species'> & Zoned, now: Instant): number => {
  const { hours } = mechanicOf(creature.species)
  if (!hours) return 1
  const hour = localHourAt(creature, now)
  return hours.find((rule) => rule.from_hour <= hour && hour < rule.to_hour)?.times ?? 1
}

/** The factor of a feed for species that need play first. */
export const playFirstGain = (creature: Creature): number =>
  creature.played_since_fed ? 1 : (mechanicOf(creature.species).unplayed_feed ?? 1)

/** It does not accept any care but reflection yet. */
export const isClosed = ({ species, stats }: Pick<Creature, 'species' | 'stats'>): boolean =>
  stats.trust < (mechanicOf(species).care_needs_trust ?? 0)

export const trustLoss = (species: Creature['species']): number => mechanicOf(species).trust_loss ?? 1
