/** Texts for advice: what is needed and why, and what the next visit is for. */
import type { Need, NeedReason, NextVisit } from '../care/care-plan'
import { type Moment, momentAt } from '../creature/clock'
import { wakesAt } from '../creature/sleep'
import { visibleStat } from '../creature/visible'
import { formatUtcMinute } from '../time/duration'
import { asInstant, type Instant, iso, MS_PER_MINUTE } from '../time/instants'
import { capitalize, displayName } from '../words'

/** Rounded up to the minute, so that a visit at the shown time is not too early. */
const formatTime = (time: Instant): string =>
  formatUtcMinute(asInstant(Math.ceil(time / MS_PER_MINUTE) * MS_PER_MINUTE))

const nameOf = ({ creature }: Moment): string => displayName(creature.name)

const CARE: Readonly<Record<Exclude<NeedReason, 'asleep_in_danger' | 'asleep_unfed'>, (name: string) => string>> = {
  starving: (name) => `${name} has missed its meal and is losing health. Feed it now.`,
  failing: (name) => `${name} is close to death. Medicine helps most.`,
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
const whileAsleep = (moment: Moment, why: 'asleep_in_danger' | 'asleep_unfed'): string => {
  const { creature, now, dies_at } = moment
  const name = nameOf(moment)
  const wakes = wakesAt(creature, now)
  if (why === 'asleep_unfed')
    return `${name} sleeps until ${formatTime(wakes)}, unfed and losing health. Sit with it now, which is care, and feed it when it wakes.`
  const danger =
    dies_at !== null && dies_at <= wakes
      ? `${name} sleeps until ${formatTime(wakes)} and would die before it wakes, at ${iso(dies_at).slice(11, 16)}`
      : `${name} sleeps until ${formatTime(wakes)} and its time is running out`
  return `${danger}. Reflect now: that counts as care, and is welcome even in its sleep.`
}

export const needText = ({ moment, why, play_first }: Need): string => {
  if (why === 'asleep_in_danger' || why === 'asleep_unfed') return whileAsleep(moment, why)
  const name = nameOf(moment)
  return play_first ? `Play with ${name} first: it eats properly only after a game.` : CARE[why](name)
}

/** "Fullness (hunger): about 62."; empty if the stat is hidden or capped. */
const fullnessText = ({ creature }: Moment, time: Instant): string => {
  const { hunger } = momentAt(creature, time).creature.stats
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
  asleep_in_danger: 'it would die',
  starving: 'it is starving',
  failing: 'it is failing',
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
  return moment.asleep
    ? `Let ${name} rest. Look again at ${formatTime(time)}; nobody will remind you.`
    : `All is done for now. Come back to ${name} at ${formatTime(time)}; nobody will remind you.`
}

/** The outcome of a forecast. */
export const forecastText = ({ creature, alive, dies_at, cause }: Moment, cared: boolean): string => {
  const name = displayName(creature.name)
  const unless = cared ? 'If nobody comes after that' : 'If nobody comes'
  if (!alive)
    return `${cared ? 'In spite of that' : unless}, ${name} dies of ${cause} at ${formatUtcMinute(dies_at ?? creature.as_of)}.`
  return `${capitalize(name)} lives. ${unless}, it dies of ${cause} at ${formatUtcMinute(dies_at ?? creature.as_of)}.`
}
