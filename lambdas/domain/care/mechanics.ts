/** The rules that only some species have, as data: nothing else in the domain asks what a creature is called. */
import { CARE_ACTIONS, type CareAction, type Creature, STATS, type Stat } from '../creature/creature'
import type { Instant } from '../time/instants'
import { localHourAt } from '../time/zone'

/** Multiplies what an action gives; without a stat, everything it gives. */
interface GainRule {
  action: CareAction
  stat?: Stat
  times: number
}

/** Multiplies what any action gives from one local hour up to another. */
interface HourRule {
  from_hour: number
  to_hour: number
  times: number
}

/** From this trust on, these stats are shown. */
interface ShownRule {
  from_trust: number
  stats: readonly Stat[]
}

export interface Mechanic {
  gains?: readonly GainRule[]
  hours?: readonly HourRule[]
  /** A feed not preceded by play since the last one is worth this much; 0: it will not eat at all. */
  unplayed_feed?: number
  /** Play does nothing unless the item is a task. */
  plays_only_with_tasks?: boolean
  /** One that it loves, for those who have no idea of their own. */
  task_item?: string
  /** Multiplies trust lost to care that came late or not at all. */
  trust_loss?: number
  /** Below this trust every action but reflect is refused. */
  care_needs_trust?: number
  shown?: readonly ShownRule[]
  /** No stat is displayed above this. */
  displayed_at_most?: number
}

const NIGHT_BIRD: Mechanic = {
  hours: [
    { from_hour: 0, to_hour: 6, times: 2 },
    { from_hour: 6, to_hour: 20, times: 0.5 },
  ],
}

/** By slug. A robot's quick trust is its trust speed, so only its losses stand here. */
const MECHANICS: Readonly<Record<string, Mechanic>> = {
  persian: {
    gains: [
      { action: 'clean', stat: 'health', times: 3 },
      { action: 'feed', times: 0.5 },
      { action: 'play', times: 0.5 },
    ],
  },
  bengal: { unplayed_feed: 0.5 },
  jackrabbit: { unplayed_feed: 0 },
  border_collie: { plays_only_with_tasks: true, task_item: 'puzzle box' },
  chonk: { gains: CARE_ACTIONS.map((action) => ({ action, times: action === 'feed' ? 3 : 0.5 })) },
  owl: NIGHT_BIRD,
  kinkajou: NIGHT_BIRD,
  robot: { trust_loss: 2 },
  hedgehog: {
    shown: [
      { from_trust: 50, stats: ['hunger'] },
      { from_trust: 90, stats: STATS },
    ],
  },
  pangolin: { care_needs_trust: 40, shown: [{ from_trust: 40, stats: STATS }] },
  void: { displayed_at_most: 50 },
}

/** Words that make an item a task where nobody could say what a border collie, who loves nothing else, makes of it. */
const TASK_WORDS = `puzzle, jigsaw, crossword, sudoku, riddle, quiz, maze, labyrinth, chess, memory game, brain game, brain teaser,
  rubik cube, hide and seek, shell game, problem, challenge, training, trick, command, lesson, learning, homework,
  obedience, drill, agility, obstacle, weave poles, weaving, flyball, dog sport, herding, herd, task, job, chore,
  mission, search, scent work, nose work, nosework, scent trail, tracking, sorting`
const TASK = new RegExp(`\\b(?:${TASK_WORDS.split(/,\s*/).join('|')})(?:s|es)?\\b`, 'i')
const NONE: Mechanic = {}

/** All that a border collie likes to play is a task, so what it is judged to like is one by its meaning. */
export const isTask = ({ name, category }: { name: string; category: string | null }): boolean =>
  category === 'loved' || category === 'liked' || TASK.test(name.replace(/[-_]+/g, ' '))

/** A community species brings figures, never a mechanic, even should its slug be one of ours. */
export const mechanicOf = (species: Creature['species']): Mechanic =>
  (species.tier === 'community' ? undefined : MECHANICS[species.slug]) ?? NONE

/** What the species' own gain rules make of one point of `stat` from `action`. */
export const ownGain = (species: Creature['species'], action: CareAction, stat: Stat): number =>
  (mechanicOf(species).gains ?? [])
    .filter((rule) => rule.action === action && (rule.stat ?? stat) === stat)
    .reduce((product, rule) => product * rule.times, 1)

/** What the hour makes of any gain. */
export const hourGain = (creature: Pick<Creature, 'species' | 'timezone'>, now: Instant): number => {
  const { hours } = mechanicOf(creature.species)
  if (!hours) return 1
  const hour = localHourAt(creature.timezone, now)
  return hours.find((rule) => rule.from_hour <= hour && hour < rule.to_hour)?.times ?? 1
}

/** What a feed is worth to a species that wants to play first. */
export const playFirstGain = (creature: Creature): number =>
  creature.played_since_fed ? 1 : (mechanicOf(creature.species).unplayed_feed ?? 1)

/** It lets nobody near yet, and takes nothing but company. */
export const isClosed = ({ species, stats }: Pick<Creature, 'species' | 'stats'>): boolean =>
  stats.trust < (mechanicOf(species).care_needs_trust ?? 0)

export const trustLoss = (species: Creature['species']): number => mechanicOf(species).trust_loss ?? 1
