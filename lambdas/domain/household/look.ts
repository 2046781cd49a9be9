/** What a status call does to a household. */

import { withLossesTold } from '../accounts/agent'
import { withNoteRead } from '../accounts/from-human'
import { type Moment, momentAt, seen } from '../creature/clock'
import { type Creature, type Milestone, untoldMilestones } from '../creature/creature'
import { hatch } from '../creature/life'
import type { Instant } from '../time/instants'
import { type Household, withCreature } from './household'

interface LookOptions {
  /** The creature whose status is asked for. Undefined if it does not live here: then eggs hatch, and that is all. */
  shown: Creature | undefined
  /** Milestones of the creature and losses count as told. */
  marks: boolean
}

/** All eggs hatch; each is reported when its own status is requested. `news`: milestones since the last status. */
export function look<H extends Household>(
  household: H,
  now: Instant,
  { shown, marks }: LookOptions,
): { household: H; news: readonly Milestone[] } {
  const found = shown && momentAt(seen(shown, now), now).creature
  const news = found ? untoldMilestones(found) : []
  const told = found && news.length > 0 && { ...found, milestones_told: found.milestones.length, milestones_shown: 0 }
  const after = household.creatures.reduce((one, creature) => {
    const looked = creature === shown && marks && told ? told : (shown ? seen : hatch)(creature, now)
    return looked === creature ? one : withCreature(one, creature, looked)
  }, household)
  if (!marks) return { household: after, news }
  const { agent } = after
  const heard = withNoteRead(withLossesTold(agent, now), now)
  return { household: heard === agent ? after : { ...after, agent: heard }, news }
}

/** The creatures as a status call would show them, except that eggs do not hatch. */
export const momentsAtStatus = ({ creatures }: Pick<Household, 'creatures'>, now: Instant): Moment[] =>
  creatures.map((one) => momentAt(one.stage === 'egg' ? one : seen(one, now), now))
