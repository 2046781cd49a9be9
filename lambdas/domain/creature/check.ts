/** What a status call does to a creature: an egg hatches, news is told once, and a social creature knows it was seen. */
import type { Instant } from '../time/instants'
import { type Moment, momentAt } from './clock'
import type { Creature, Milestone } from './creature'
import { hatch } from './life'

export interface Check {
  moment: Moment
  /** What has happened since the last status; told now, and never again. */
  news: readonly Milestone[]
  /** The creature as it is to be stored, and whether anything in it asks for a write. */
  creature: Creature
  changed: boolean
}

/** A dead creature is left to be buried: then `moment.alive` is false and nothing is told. */
export const decideCheck = (creature: Creature, now: Instant): Check => {
  const glance = decideGlance(creature, now)
  const { untold } = glance.creature
  if (!glance.moment.alive || untold.length === 0) return glance
  const told: Creature = { ...glance.creature, untold: [] }
  return { ...glance, moment: momentAt(told, glance.moment.now), news: untold, creature: told, changed: true }
}

/** For one that is shown beside another: it is checked as well, but its news waits until it is looked at itself. */
export const decideGlance = (creature: Creature, now: Instant): Check => {
  const hatched = creature.stage === 'egg'
  const moment = momentAt(hatched ? hatch(creature, now) : creature, now)
  const found = moment.creature
  if (!moment.alive) return { moment, news: [], creature: found, changed: creature.death === null }
  const social = found.species.innate_traits.includes('social')
  const seen: Creature = social ? { ...found, last_checked_at: moment.now } : found
  return {
    moment: social ? momentAt(seen, moment.now) : moment,
    news: [],
    creature: seen,
    changed: hatched || social,
  }
}
