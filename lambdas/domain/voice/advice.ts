/** Texts for advice: what is needed and why, and what the next visit is for. */
import { hasCompany, type Need, type NeedReason } from '../care/needs'
import type { NextVisit } from '../care/next-visit'
import { type Moment, statsAt } from '../creature/clock'
import { wakesAt } from '../creature/sleep'
import { visibleStat } from '../creature/visible'
import { formatLocalMinute, formatUtcMinute } from '../time/duration'
import { asInstant, earlier, type Instant, MS_PER_MINUTE } from '../time/instants'
import { formatClockTime } from '../time/zone'
import { capitalize, displayName } from '../words'
import { isHungryBetweenMeals } from './situation'

/** So that a visit at the shown time is not too early. */
const roundUp = (time: Instant): Instant => asInstant(Math.ceil(time / MS_PER_MINUTE) * MS_PER_MINUTE)
const formatTime = (time: Instant): string => formatUtcMinute(roundUp(time))
/** For a sleeper: the keeper's own clock, by which it sleeps. */
const formatLocalTime = ({ creature }: Moment, time: Instant): string => formatLocalMinute(creature, roundUp(time))

const nameOf = ({ creature }: Moment): string => displayName(creature.name)

type AsleepReason = Extract<NeedReason, `asleep_${string}`>

const CARE: Readonly<Record<Exclude<NeedReason, AsleepReason>, (name: string) => string>> = {
  starving: (name) => `${name} has missed its meal and is losing health. Feed it now.`,
  failing: (name) => `${name} is gravely ill. Give it medicine at once.`,
  closed: (name) => `${name} lets nobody near yet. Sit with it: reflecting builds the trust it needs.`,
  overdue: (name) => `${name} is past its mealtime. Feed it before the window is missed.`,
  unwell: (name) => `${name} is unwell. Medicine helps most.`,
  meal: (name) => `The feeding window of ${name} is open: a meal now counts as on time.`,
  before_sleep: (name) => `${name} will sleep through its next mealtime. Feed it now: early, and better than late.`,
  weak: (name) => `${name} is not at its strongest. Medicine puts that right.`,
  bored: (name) => `${name} is not having much fun. Play with it.`,
  dirty: (name) => `${name} has gone without a wash for a day or more. Clean it.`,
  shy: (name) => `Reflecting wins the trust of ${name}.`,
  playful: (name) => `${name} would be glad of a game.`,
  teachable: (name) => `${name} is glad and sure of you: a good time for a lesson.`,
  tired: (name) => `It has been a day for ${name}. Put it to bed.`,
  wish: (name) => `This is what ${name} wishes for today.`,
}

/** A sleeping creature accepts only reflection. */
const whileAsleep = (moment: Moment, why: AsleepReason): string => {
  const { creature, now, dies_at } = moment
  const name = nameOf(moment)
  const wakes = wakesAt(creature, now)
  const onClock = (time: Instant): string => formatClockTime(creature, time)
  const sleeps = `${name} sleeps until ${onClock(wakes)}`
  if (why === 'asleep_unfed')
    return `${sleeps}, unfed and losing health. Sit with it now, which is care, and feed it when it wakes.`
  if (why === 'asleep_failing')
    return `${sleeps}, gravely ill. Sit with it now, which is care, and give it medicine when it wakes.`
  const danger =
    dies_at !== null && dies_at <= wakes
      ? `${sleeps} and would die before it wakes, at ${onClock(dies_at)}`
      : `${sleeps} and its time is running out`
  return `${danger}. Reflect now: that counts as care, and is welcome even in its sleep.`
}

const isAsleepReason = (why: NeedReason): why is AsleepReason => why.startsWith('asleep_')

export const needText = ({ moment, why, play_first }: Need): string => {
  if (isAsleepReason(why)) return whileAsleep(moment, why)
  const name = nameOf(moment)
  return play_first ? `Play with ${name} first: it eats properly only after a game.` : CARE[why](name)
}

/** "Fullness (hunger): about 62."; empty if the stat is hidden or capped. */
const fullnessText = ({ creature, dies_at }: Moment, time: Instant): string => {
  const { hunger } = statsAt(creature, earlier(time, dies_at ?? time))
  const seen = visibleStat(creature.species, creature.stats.trust, 'hunger', hunger)
  return seen === hunger ? ` Fullness (hunger): about ${Math.round(seen)}.` : ''
}

/** Why to come at that time, optionally with the fullness to expect. */
export const visitText = (visit: NextVisit, showFullness = true): string => {
  const { moment, why, need } = visit
  const fullness = (time: Instant): string => (showFullness ? fullnessText(moment, time) : '')
  const name = nameOf(moment)
  if (why === 'hatch') return `${capitalize(name)} is an egg: it hatches when you look.`
  if (need) {
    const about = ['starving', 'overdue', 'meal'].includes(why) ? fullness(moment.now) : ''
    return `${needText(need)}${about}`
  }
  if (why === 'closed')
    return `Time to sit with ${name} again: it lets nobody near yet, and three reflections an hour count in full.`
  if (why === 'asleep_in_danger')
    return `${capitalize(name)} would die at ${formatTime(visit.moment.dies_at ?? visit.at)} if nobody came: care for it before then, and reflect if it sleeps.`
  if (why === 'before_sleep')
    return `${capitalize(name)} will sleep through its next mealtime: feed it before, early rather than late.${fullness(visit.at)}`
  const meal = `next meal of ${name}`
  return `${moment.asleep ? `${capitalize(name)} sleeps now. Then the ${meal}` : capitalize(meal)}.${fullness(visit.at)}`
}

/** The reason in a word or two. */
export const VISIT_WORDS: Readonly<Record<NextVisit['why'], string>> = {
  asleep_in_danger: 'its time runs out',
  starving: 'a missed meal',
  failing: 'it is gravely ill',
  asleep_failing: 'it is gravely ill',
  closed: 'company',
  asleep_unfed: 'it sleeps unfed',
  overdue: 'a late meal',
  unwell: 'medicine',
  meal: 'its meal',
  before_sleep: 'an early meal',
  weak: 'medicine',
  bored: 'play',
  dirty: 'a wash',
  shy: 'company',
  playful: 'play',
  teachable: 'a lesson',
  tired: 'bed',
  wish: 'a wish',
  hatch: 'it hatches',
}

/** If a status call is all there is to do. */
export const lookAdvice = (moment: Moment): string =>
  moment.creature.stage === 'egg'
    ? `Look at ${nameOf(moment)}: the egg hatches when you do.`
    : `Look at ${nameOf(moment)}: what it needs shows then.`

export const comeBackText = ({ moment, at: time, why, need }: NextVisit): string => {
  const name = nameOf(moment)
  if (why === 'hatch') return lookAdvice(moment)
  if (need) return `Look at ${name} again once it is cared for.`
  if (why === 'closed')
    return `${capitalize(name)} takes nothing but company yet, and has had it. Sit with it again at ${formatTime(time)}; nobody will remind you.`
  if (moment.asleep)
    return `${hasCompany(moment) ? `You have sat with ${name}. Let it rest, and be there` : `Let ${name} rest. Look again`} at ${formatLocalTime(moment, time)}; nobody will remind you.`
  const done = isHungryBetweenMeals(moment)
    ? `All is done for now, though ${name} is still hungry: its next meal is`
    : `All is done for now. Come back to ${name}`
  return `${done} at ${formatTime(time)}; nobody will remind you.`
}
