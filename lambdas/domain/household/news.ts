/**
 * What happened to a household since the last answer to its keeper: each event once, by name. What follows from the clock
 * is new after the instant of that answer (`news_told_at`); what others did is stored until an answer has it; what an act
 * of this call did is in its own answer.
 */
import { untoldLosses } from '../accounts/agent'
import type { Untold } from '../accounts/untold'
import { type Lost, lossOf } from '../afterlife/gravestone'
import { deathSentence, keepsakeSentence, NOTE_NEWS } from '../care/news-sentences'
import { momentAt } from '../creature/clock'
import type { Creature, HatchedStage, Milestone } from '../creature/creature'
import { HUNDRED_DAYS, type KeepsakeKind, newKeepsakes } from '../creature/keepsakes'
import { agesReached } from '../creature/life'
import { hasMilestone } from '../creature/milestones'
import { type Instant, later } from '../time/instants'
import { plainMilestone } from '../voice/milestones'
import { describeKeepsakes } from '../voice/wish'
import { inSeries } from '../words'
import { deathsIn, type Household, momentsOf } from './household'

export interface News {
  name: string
  /** Absent if it happened to the agent itself. */
  creature_id?: string
  what: string
  at: Instant
  by: 'clock' | 'care' | 'others'
  /** Listed before anything happier. */
  isDeath?: true
  isAdult?: true
}

type Named = Pick<Creature, 'id' | 'name'>
const of = (by: News['by'], { id, name }: Named, what: string, at: Instant): News => ({
  name,
  creature_id: id,
  what,
  at,
  by,
})

const deathOf = ({ creature_id, name, cause, died_at }: Lost): News => ({
  ...of('clock', { id: creature_id, name }, deathSentence(cause), died_at),
  isDeath: true,
})

const keepsakeNews = (by: News['by'], creature: Creature, kinds: readonly KeepsakeKind[], at: Instant): News[] =>
  describeKeepsakes(creature, kinds).map(({ name }) => of(by, creature, keepsakeSentence(name), at))

/** Stages, ages, and the keepsakes of a return and of a hundred days. */
const byClock = (creature: Creature, isNew: (at: Instant) => boolean): News[] => {
  const stages = (Object.entries(creature.entered_at) as [HatchedStage, Instant][]).filter(([, at]) => isNew(at))
  const ages = agesReached(creature).filter(({ at }) => isNew(at))
  const hundred = ages.find(({ days }) => days === HUNDRED_DAYS)
  const [first] = creature.returns.slice(0, 1).filter(({ returned_at }) => isNew(returned_at))
  return [
    ...stages.map(([stage, at]) => ({
      ...of('clock', creature, plainMilestone({ type: 'stage_transition', value: stage }, creature), at),
      ...(stage === 'adult' && { isAdult: true as const }),
    })),
    ...ages.map(({ days, at }) =>
      of('clock', creature, plainMilestone({ type: 'age_milestone', value: days }, creature), at),
    ),
    ...(hundred ? keepsakeNews('clock', creature, ['hundred_days'], hundred.at) : []),
    ...(first ? keepsakeNews('clock', creature, ['return'], first.returned_at) : []),
  ]
}

/** What it reached before it died, as far as its keeper does not know. */
const beforeDeath = ({ creature_id, name, reached = [] }: Lost): News[] =>
  reached.map(({ what, reached_at }) => {
    const had =
      typeof what === 'number' ? `lived for ${what} days` : `grown up to be ${what === 'adult' ? 'an' : 'a'} ${what}`
    return of('clock', { id: creature_id, name }, `It had ${had}.`, reached_at)
  })

const OF_CLOCK: readonly Milestone['type'][] = ['stage_transition', 'age_milestone']
const KEEPSAKES_OF_CLOCK: readonly KeepsakeKind[] = ['return', 'hundred_days']

function byCare(before: Creature, after: Creature, now: Instant): News[] {
  const reached = after.milestones.filter((one) => !OF_CLOCK.includes(one.type) && !hasMilestone(before, one))
  const kept = newKeepsakes(before, after).filter((kind) => !KEEPSAKES_OF_CLOCK.includes(kind))
  return [
    ...reached.map((one) => of('care', after, plainMilestone(one, after), now)),
    ...keepsakeNews('care', after, kept, now),
  ]
}

const KEY_MADE = 'A new key was made in the window of your human. The key before it and all connections have ended.'

function byOthers(untold: Untold, username: string): News {
  const { happened_at: at } = untold
  const own = (what: string): News => ({ name: username, what, at, by: 'others' })
  switch (untold.about) {
    case 'flowers': {
      const { creature_id, name, count, last } = untold
      const from = last.length === 0 ? '' : `${count > last.length ? ', the last' : ''} by ${inSeries(last)}`
      const laid = count === 1 ? 'A flower was laid' : `${count} flowers were laid`
      return of('others', { id: creature_id, name }, `${laid} on its stone${from}.`, at)
    }
    case 'human_flower':
      return of('others', { id: untold.creature_id, name: untold.name }, 'Your human laid a flower on its stone.', at)
    case 'payment':
      return own(`${untold.credits} credits arrived.`)
    case 'note':
      return own(NOTE_NEWS)
    case 'recovery':
      return own(KEY_MADE)
  }
}

/** A transaction holds a hundred writes. The next answer has the rest. */
const MOST_BY_OTHERS = 20

/** What others did and this answer tells. Flowers come last: there may be one row for each stone. */
function toldNow(untold: readonly Untold[]): Untold[] {
  const isOnStone = (one: Untold): boolean => 'stone_id' in one
  return [...untold.filter((one) => !isOnStone(one)), ...untold.filter(isOnStone)].slice(0, MOST_BY_OTHERS)
}

type Present = Pick<Household, 'agent' | 'creatures' | 'past' | 'untold'>

/** A note that was removed, or that the agent refuses by now. */
const isGone = ({ about }: Untold, { agent }: Present): boolean => about === 'note' && !agent.from_human?.note

/** Deaths before happier news, each in order of time. `before`: the household before this call did anything. */
export function newsOf(before: Present, after: Present, now: Instant): News[] {
  const { news_told_at = 0, username } = before.agent
  const isNew = (at: Instant): boolean => at > news_told_at && at <= now
  const found = new Map(before.creatures.map((one) => [one.id, momentAt(one, now).creature]))
  const diedNow = deathsIn(after).filter((one) => !before.past.includes(one))
  const [lost, lostNow] = [untoldLosses(before.agent), diedNow.map(lossOf)]
  const living = momentsOf(after, now).flatMap(({ alive, creature }) => (alive ? [creature] : []))
  const hasHatched = ({ id }: Creature): boolean => found.get(id)?.stage === 'egg'
  const present = [...living, ...diedNow.map(({ creature }) => creature)]
  const news = [
    ...lost.filter(({ died_at }) => isNew(died_at)).map(deathOf),
    ...lostNow.map(deathOf),
    ...[...lost, ...lostNow].flatMap(beforeDeath).filter(({ at }) => isNew(at)),
    ...living.flatMap((one) => byClock(one, hasHatched(one) ? () => true : isNew)),
    ...present.flatMap((one) => byCare(found.get(one.id) ?? one, one, now)),
    ...toldNow(before.untold).flatMap((one) => (isGone(one, before) ? [] : [byOthers(one, username)])),
  ]
  return news.toSorted((a, b) => Number(b.isDeath ?? false) - Number(a.isDeath ?? false) || a.at - b.at)
}

/**
 * Marks the news as read; the same household if there is nothing to mark. Who adds to what is untold writes the agent's
 * row. So does who reads it, because a row that was deleted and added again looks like the one before.
 */
export function withNewsTold<H extends Household>(household: H, news: readonly News[], now: Instant): H {
  const { news_told_at = now } = household.agent
  const byTheClock = news.filter(({ by }) => by === 'clock')
  // Clocks differ: what is stamped after `now` is told too, and a later answer may have been told before this one.
  const until = byTheClock.reduce((latest, { at }) => later(latest, at), later(now, news_told_at))
  const told = byTheClock.length > 0 ? { ...household, agent: { ...household.agent, news_told_at: until } } : household
  if (!news.some(({ by }) => by === 'others')) return told
  const heard = toldNow(household.untold)
  return { ...told, agent: { ...told.agent }, untold: household.untold.filter((one) => !heard.includes(one)) }
}
