/**
 * What happened to the creatures of a household since its keeper was last told: each thing once, by name. All of it
 * follows from the clock, so it goes by the instant until which the keeper was told.
 */
import { causeOfDeath } from '../afterlife/gravestone'
import type { Moment } from '../creature/clock'
import type { HatchedStage } from '../creature/creature'
import { agesReached } from '../creature/life'
import type { Instant } from '../time/instants'
import { type Household, momentsOf } from './household'

export interface News {
  name: string
  creature_id: string
  what: string
  at: Instant
}

const GROWN: Readonly<Record<HatchedStage, string>> = {
  baby: 'It hatched.',
  child: 'It grew up: it is a child now.',
  teen: 'It grew up: it is a teenager now.',
  adult: 'It grew up: it is an adult now.',
}

const growthOf = ({ creature }: Moment): News[] => {
  const of = (what: string, at: Instant): News => ({ name: creature.name, creature_id: creature.id, what, at })
  const stages = Object.entries(creature.entered_at) as [HatchedStage, Instant][]
  return [
    ...stages.map(([stage, at]) => of(GROWN[stage], at)),
    ...agesReached(creature).map(({ days, at }) => of(`It is ${days} days old.`, at)),
  ]
}

const deathsOf = ({ agent }: Pick<Household, 'agent'>): News[] =>
  agent.untold_losses.map(({ name, creature_id, cause, died_at }) => ({
    name,
    creature_id,
    what: `It died of ${causeOfDeath(cause)}.`,
    at: died_at,
  }))

/** Deaths before happier news, each in order of time. */
export function newsOf(household: Pick<Household, 'agent' | 'creatures'>, now: Instant): News[] {
  const { news_told_at = 0 } = household.agent
  const isNew = ({ at }: News): boolean => at > news_told_at && at <= now
  const inTime = (news: readonly News[]): News[] => news.filter(isNew).sort((a, b) => a.at - b.at)
  const living = momentsOf(household, now).filter(({ alive }) => alive)
  return [...inTime(deathsOf(household)), ...inTime(living.flatMap(growthOf))]
}

/** The same household if there was no news. */
export const withNewsTold = <H extends Household>(household: H, news: readonly News[], now: Instant): H =>
  news.length > 0 ? { ...household, agent: { ...household.agent, news_told_at: now } } : household
