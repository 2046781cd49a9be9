/** Texts for advice: what is needed and why, and what the next visit is for. */
import { isLateThen, type NextVisit } from '../care/agenda'
import { byNeed, FINDINGS, type FindingKind, findingOf, isBad, localTime, nameOf } from '../care/findings'
import { hasCompany, type Need, type NeedReason } from '../care/needs'
import { type Moment, statsAt } from '../creature/clock'
import { visibleStat } from '../creature/visible'
import { formatUtcMinute } from '../time/duration'
import { earlier, type Instant, roundUpToMinute } from '../time/instants'
import { capitalize } from '../words'
import { isHungryBetweenMeals } from './situation'

/** So that a visit at the shown time is not too early. */
const formatTime = (time: Instant): string => formatUtcMinute(roundUpToMinute(time))

/** Acts that cause no visit, and a meal that is early on purpose. What is wrong is told by the findings. */
const CARE: Readonly<Record<Exclude<NeedReason, FindingKind>, (name: string) => string>> = {
  before_sleep: (name) => `${name} will sleep through its next mealtime. Feed it early rather than late.`,
  closed: (name) => `${name} lets nobody near yet. Sit with it: reflecting builds the trust it needs.`,
  weak: (name) => `${name} is not at its strongest. Medicine puts that right.`,
  bored: (name) => `${name} is not having much fun. Play with it.`,
  dirty: (name) => `${name} has gone without a wash for a day or more. Clean it.`,
  shy: (name) => `Reflecting wins the trust of ${name}.`,
  playful: (name) => `${name} would be glad of a game.`,
  teachable: (name) => `${name} is glad and sure of you: a good time for a lesson.`,
  tired: (name) => `It has been a day for ${name}. Put it to bed.`,
  wish: (name) => `This is what ${name} wishes for today.`,
}

const isFound = (why: NeedReason): why is Exclude<NeedReason, keyof typeof CARE> => why in FINDINGS

/** Why, at any time: an act of a later visit is none to do now. */
export const needReason = ({ moment, why, play_first }: Need): string => {
  const name = nameOf(moment)
  if (play_first) return `Play with ${name} first: it eats properly only after a game.`
  return isFound(why) ? FINDINGS[why].sentence(moment) : CARE[why](name)
}

export const needText = (need: Need): string => {
  const step = isFound(need.why) && !need.play_first ? FINDINGS[need.why].agentStep(need.moment) : ''
  return `${needReason(need)} ${step}`.trimEnd()
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
    const about = ['losing_health', 'late', 'due'].includes(why) ? fullness(moment.now) : ''
    return `${needText(need)}${about}`
  }
  if (why === 'closed')
    return `Time to sit with ${name} again: it lets nobody near yet, and three reflections an hour count in full.`
  if (why === 'dying_asleep')
    return `${capitalize(name)} would die at ${formatTime(visit.moment.dies_at ?? visit.at)} if nobody came: care for it before then, and reflect if it sleeps.`
  if (why === 'before_sleep')
    return `${capitalize(name)} will sleep through its next mealtime: feed it before, early rather than late.${fullness(visit.at)}`
  if (why === 'harmed' || why === 'ill') return `${FINDINGS[why].sentence(moment)} Give it medicine when it wakes.`
  if (isLateThen(visit))
    return `${capitalize(name)} sleeps until ${localTime(moment, visit.at)}, past the end of its mealtime: its meal then will count as late, which costs trust and ends its run of meals on time.`
  const meal = `next meal of ${name}`
  return `${moment.asleep ? `${capitalize(name)} sleeps now. Then the ${meal}` : capitalize(meal)}.${fullness(visit.at)}`
}

/** The reason in a word or two. */
export const VISIT_WORDS: Readonly<Record<NextVisit['why'], string>> = {
  dying: 'its time runs out',
  dying_asleep: 'its time runs out',
  harmed: 'medicine',
  losing_health: 'it loses health',
  ill: 'medicine',
  late: 'a late meal',
  due: 'its meal',
  before_sleep: 'an early meal',
  closed: 'company',
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

/** What is still wrong in a household where no act helps now; null if nothing is wrong. */
const stillWrong = (moments: readonly Moment[]): string | null => {
  const [worst] = moments.filter(({ alive }) => alive).toSorted(byNeed)
  const finding = worst && findingOf(worst)
  return finding && isBad(finding) ? FINDINGS[finding.kind].sentence(finding.moment) : null
}

/** `household`: all who live there. That all is done is said only where nobody needs anything. */
export const comeBackText = (visit: NextVisit, household: readonly Moment[]): string => {
  const { moment, at: time, why, need } = visit
  const name = nameOf(moment)
  const late = isLateThen(visit) ? ' It sleeps until then, so its meal will count as late.' : ''
  if (why === 'hatch') return lookAdvice(moment)
  if (need) return `Look at ${name} again once it is cared for.`
  const wrong = stillWrong(household)
  const told = wrong ? `${wrong} ` : ''
  if (why === 'closed')
    return `${told}${capitalize(name)} takes nothing but company yet, and has had it. Sit with it again at ${formatTime(time)}; nobody will remind you.`
  if (moment.asleep)
    return `${told}${hasCompany(moment) ? `You have sat with ${name}. Let it rest, and be there` : `Let ${name} rest. Look again`} at ${localTime(moment, time)}; nobody will remind you.${late}`
  if (wrong)
    return `${wrong} Nothing more helps now. Come back to ${name} at ${formatTime(time)}; nobody will remind you.`
  const done = isHungryBetweenMeals(moment)
    ? `All is done for now, though ${name} is still hungry: its next meal is`
    : `All is done for now. Come back to ${name}`
  return `${done} at ${formatTime(time)}; nobody will remind you.${late}`
}
