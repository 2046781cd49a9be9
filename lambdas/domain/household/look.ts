/** What a status call does to a household. */

import { withLossesTold } from '../accounts/agent'
import { withNoteRead } from '../accounts/from-human'
import { type Moment, momentAt } from '../creature/clock'
import type { Creature, Milestone } from '../creature/creature'
import { hatch } from '../creature/life'
import { decideGlance, decideStatus } from '../creature/status'
import type { Instant } from '../time/instants'
import { type Household, withCreature } from './household'

interface LookOptions {
  /** The creature whose status is asked for. Undefined if it does not live here: then eggs hatch, and that is all. */
  shown: Creature | undefined
  /** Milestones of the creature and losses count as told. */
  marks: boolean
}

/** All eggs hatch; each is reported when its own status is requested. */
export function look<H extends Household>(
  household: H,
  now: Instant,
  { shown, marks }: LookOptions,
): { household: H; news: readonly Milestone[] } {
  let after = household
  let news: readonly Milestone[] = []
  for (const creature of household.creatures) {
    const check = (creature === shown && marks ? decideStatus : decideGlance)(creature, now)
    const seen = shown ? check.creature : hatch(creature, now)
    const isChanged = shown ? check.changed : seen !== creature
    if (isChanged) after = withCreature(after, creature, seen)
    if (creature === shown) news = decideStatus(creature, now).news
  }
  const { agent } = after
  if (!marks) return { household: after, news }
  const heard = withNoteRead(withLossesTold(agent, now), now)
  return { household: heard === agent ? after : { ...after, agent: heard }, news }
}

/** The creatures as a status call would show them, except that eggs do not hatch. */
export const momentsAtStatus = ({ creatures }: Pick<Household, 'creatures'>, now: Instant): Moment[] =>
  creatures.map((one) => (one.stage === 'egg' ? momentAt(one, now) : decideGlance(one, now).moment))
