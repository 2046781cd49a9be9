/** A creature's life from egg to adult: stages, age, evolution path. */
import type { Family } from '../../species/vocabulary'
import type { CreatureSpecies } from '../species/creature-species'
import { formatDuration } from '../time/duration'
import { after, asHours, earlier, HOURS_PER_DAY, type Hours, hoursBetween, type Instant, later } from '../time/instants'
import type { Zoned } from '../time/zone'
import {
  type Creature,
  type EvolutionPath,
  type HatchedStage,
  type Milestone,
  NEW_CREATURE,
  type PublicCreature,
  type Stats,
} from './creature'
import { AGE_MILESTONES, hasMilestone, stageMilestone, withMilestones } from './milestones'
import { type Expression, moodOf } from './mood'
import { consistencyAt, varietyOf } from './scores'
import { isAsleepAt } from './sleep'

export const INITIAL_STATS: Stats = { hunger: 100, happiness: 100, health: 100, trust: 20, discipline: 0 }

/** Ages at which the next stage starts. */
export const GROWTH = [
  { from: 'baby', to: 'child', age_hours: 24 },
  { from: 'child', to: 'teen', age_hours: 72 },
] as const

/**
 * A teen becomes an adult at `age_hours` if its consistency suffices, otherwise as soon as it does, at the latest at
 * `at_last_age_hours`.
 */
export const ADULTHOOD = { age_hours: 120, consistency: 50, at_last_age_hours: 168 } as const

export const HIGH_CARE_CONSISTENCY = 90

export const FORMS: Readonly<Record<EvolutionPath, Readonly<Record<Family, string>>>> = {
  high_care: { cat: 'Hearthcat', dog: 'Sunpup', exotic: 'Bonded', 'ai-native': 'Attuned' },
  balanced: { cat: 'Straycat', dog: 'Traildog', exotic: 'Wanderer', 'ai-native': 'Drifter' },
  low_care: { cat: 'Ceilingcat', dog: 'Ghostdog', exotic: 'Phantom', 'ai-native': 'Hollow' },
  rescue: { cat: 'Scarcat', dog: 'Threelegs', exotic: 'Mender', 'ai-native': 'Rekindled' },
}

const HINTS: Readonly<Record<EvolutionPath, string>> = {
  high_care: 'Steady: keep to its mealtimes.',
  balanced: 'Good enough to grow up. Meals on time lead towards high care.',
  low_care: 'Consistency is below 50%. Meals on time raise it, and the path with it.',
  rescue: 'You brought it back from the edge, and that will shape the adult.',
}

export interface Adoption extends Zoned {
  id: string
  agent_id: string
  keeper: string
  name: string
  species: CreatureSpecies
  temperament: readonly string[]
  picture_url: Creature['picture_url']
  picture?: Creature['picture']
}

const timestampsAt = (now: Instant) => ({
  stats_at: now,
  last_fed_at: now,
  last_played_at: now,
  played_since_fed: false,
  last_cleaned_at: now,
  last_care_at: now,
  last_checked_at: now,
})

/** An egg has no clock until it hatches. */
export const newEgg = (adoption: Adoption, now: Instant): Creature => ({
  ...NEW_CREATURE,
  ...adoption,
  adopted_at: now,
  stats: INITIAL_STATS,
  ...timestampsAt(now),
  last_action_at: null,
  stage: 'egg',
  life_began_at: null,
})

export const beginLife = (creature: Creature, now: Instant): Creature => ({
  ...creature,
  ...timestampsAt(now),
  life_began_at: now,
})

const enterStage = (
  creature: Creature,
  stage: HatchedStage,
  at: Instant,
  path: EvolutionPath | null,
  face: Expression,
): Creature => {
  const entered_at = { ...creature.entered_at, [stage]: at }
  const faces = { ...creature.faces, [stage]: face }
  return withMilestones({ ...creature, stage, path, entered_at, faces }, [stageMilestone(stage)])
}

export const hatch = (creature: Creature, now: Instant): Creature => {
  if (creature.stage !== 'egg') return creature
  const at = later(now, creature.adopted_at)
  const born: Creature = { ...beginLife(creature, at), hatched_at: at, stage: 'baby' }
  return enterStage(born, 'baby', at, null, moodOf({ creature: born, now: at, asleep: isAsleepAt(born, at) }))
}

/** Hours lived; an egg and a dead creature do not age. */
export const ageHours = (creature: PublicCreature, now: Instant): Hours => {
  if (creature.life_began_at === null) return asHours(0)
  const until = creature.death === null ? now : earlier(now, creature.death.died_at)
  return asHours(creature.lived_before_hours + Math.max(0, hoursBetween(creature.life_began_at, until)))
}

/** "3 days and 4 hours". */
export const ageText = (creature: Creature, now: Instant): string => formatDuration(ageHours(creature, now))

/** When it reaches an age, never before the current life. Null for an egg. */
const ageReached = (creature: Creature, age_hours: number): Instant | null =>
  creature.life_began_at === null
    ? null
    : after(creature.life_began_at, asHours(Math.max(0, age_hours - creature.lived_before_hours)))

export const pathFor = (care: Pick<Creature, 'consistency' | 'rescued'>): EvolutionPath => {
  if (care.rescued) return 'rescue'
  if (care.consistency >= HIGH_CARE_CONSISTENCY) return 'high_care'
  return care.consistency >= ADULTHOOD.consistency ? 'balanced' : 'low_care'
}

/** When a teen becomes an adult without further care. */
const adultSince = (teen: Creature): Instant | null => {
  const first = ageReached(teen, ADULTHOOD.age_hours)
  if (first === null) return null
  const examined = later(first, teen.stats_at)
  return consistencyAt(teen, examined) >= ADULTHOOD.consistency
    ? examined
    : ageReached(teen, ADULTHOOD.at_last_age_hours)
}

/** Age milestones reached by `until` that are not recorded yet. */
const newAgeMilestones = (creature: Creature, until: Instant): Milestone[] => {
  const reached: Milestone[] = []
  for (const value of AGE_MILESTONES) {
    const at = ageReached(creature, value * HOURS_PER_DAY)
    if (at === null || at > until) break
    if (!hasMilestone(creature, { type: 'age_milestone', value })) reached.push({ type: 'age_milestone', value })
  }
  return reached
}

/** Adds all stages and age milestones reached by `until`; other fields stay as of `stats_at`. */
export const grow = (creature: Creature, until: Instant, faceAt: (then: Instant) => Expression): Creature => {
  const grown = enterDueStages(creature, until, faceAt)
  return withMilestones(grown, newAgeMilestones(grown, until))
}

/** Each stage is recorded with the instant it started and the expression at that time. */
const enterDueStages = (creature: Creature, until: Instant, faceAt: (then: Instant) => Expression): Creature => {
  let grown = creature
  for (const step of GROWTH) {
    const at = grown.stage === step.from ? ageReached(grown, step.age_hours) : null
    if (at !== null && at <= until) grown = enterStage(grown, step.to, at, null, faceAt(at))
  }
  const adultAt = grown.stage === 'teen' ? adultSince(grown) : null
  if (adultAt === null || adultAt > until) return grown
  const consistency = consistencyAt(grown, adultAt)
  return enterStage(grown, 'adult', adultAt, pathFor({ ...grown, consistency }), faceAt(adultAt))
}

/** The path it took or, before adulthood, the one that its care so far leads to. Null for an egg. */
export const expectedPath = (creature: Creature): EvolutionPath | null =>
  creature.stage === 'egg' ? null : (creature.path ?? pathFor(creature))

export const formOf = (creature: PublicCreature): string | null =>
  creature.path === null ? null : FORMS[creature.path][creature.species.family]

export interface EvolutionProgress {
  current_path: EvolutionPath | null
  consistency_score: number
  responsiveness_score: number
  variety_score: number
  hint?: string
}

/** The creature must be up to date. */
export const evolutionProgress = (creature: Creature): EvolutionProgress => {
  const trend = expectedPath(creature)
  return {
    current_path: creature.path,
    consistency_score: creature.consistency,
    responsiveness_score: creature.responsiveness,
    variety_score: varietyOf(creature.recent_actions),
    ...(creature.stage !== 'adult' && { hint: HINTS[trend ?? 'high_care'] }),
  }
}

export const agesReached = (creature: Creature): { days: number; at: Instant }[] =>
  creature.milestones.flatMap(({ type, value }) => {
    const at = type === 'age_milestone' ? ageReached(creature, Number(value) * HOURS_PER_DAY) : null
    return at === null ? [] : [{ days: Number(value), at }]
  })

export const stageToAnnounce = (untold: readonly Milestone[]): HatchedStage | null => {
  const stages = untold.filter((milestone) => milestone.type === 'stage_transition')
  return (stages.at(-1)?.value as HatchedStage | undefined) ?? null
}
