/** What a creature needs next, as calls that are ready to send. */
import { type NextStep, step } from '../api/next-steps'
import { mechanicOf, playFirstGain } from '../domain/care/mechanics'
import type { CareAction, Creature } from '../domain/creature/creature'
import { visibleStats } from '../domain/creature/visible'
import { recommendedCheckin } from '../domain/time/checkin'
import type { Moment } from '../domain/time/clock'
import { feedingStatus } from '../domain/time/feeding'
import { hoursBetween, iso } from '../domain/time/instants'
import { wakesAt } from '../domain/time/sleep'

/** Below these a stat asks for attention. */
const LOW = { health: 50, happiness: 50, trust: 40 } as const
const UNCLEANED_HOURS = 24

export const careStep = ({ id }: Creature, action: CareAction, description: string): NextStep =>
  step('care', { action, description, body: { action, creature_id: id } })

export const lookAgain = ({ id }: Creature, description: string): NextStep =>
  step('status', { description, query: { creature_id: id } })

/** The most pressing first; always with a time to come back. */
export function suggest(moment: Moment): NextStep[] {
  const { creature, now, asleep } = moment
  const { name } = creature
  if (creature.stage === 'egg') return [lookAgain(creature, `Look at ${name}: the egg hatches when you do.`)]
  const comeBack = lookAgain(creature, comeBackText(moment))
  if (asleep) {
    const wakes = iso(wakesAt(creature, now))
    return [
      lookAgain(creature, `Let ${name} rest. It wakes at ${wakes}; look again then.`),
      careStep(creature, 'reflect', `Sit with ${name} while it sleeps: reflecting is welcome at any hour.`),
    ]
  }
  if (creature.stats.trust < (mechanicOf(creature.species).care_needs_trust ?? 0)) {
    return [careStep(creature, 'reflect', `${name} lets nobody near yet. Reflect until it trusts you.`), comeBack]
  }
  const about = { query: { creature_id: creature.id } }
  return [...needs(moment), comeBack, step('preferences', about), step('history', about)]
}

function needs({ creature, now }: Moment): NextStep[] {
  const { name, last_cleaned_at } = creature
  const seen = visibleStats(creature.species, creature.stats)
  const low = (stat: keyof typeof LOW) => (seen[stat] ?? 100) < LOW[stat]
  const hungry = feedingStatus(creature, now) !== 'ok'
  const steps: NextStep[] = []
  if (low('health')) steps.push(careStep(creature, 'medicine', `${name} is unwell. Medicine helps most.`))
  if (hungry && playFirstGain(creature) < 1) {
    steps.push(careStep(creature, 'play', `Play with ${name} first: it eats properly only after a game.`))
  }
  if (hungry) steps.push(careStep(creature, 'feed', feedText(creature, feedingStatus(creature, now))))
  if (low('happiness')) steps.push(careStep(creature, 'play', `${name} is not having much fun. Play.`))
  if (hoursBetween(last_cleaned_at, now) >= UNCLEANED_HOURS) {
    steps.push(careStep(creature, 'clean', `${name} has not been cleaned for a day or more.`))
  }
  if (low('trust'))
    steps.push(careStep(creature, 'reflect', `${name} does not know you well yet. Reflecting builds trust.`))
  return steps.filter((one, at) => steps.findIndex(({ action }) => action === one.action) === at)
}

const feedText = ({ name }: Creature, status: string): string =>
  ({
    due_soon: `The feeding window of ${name} is open: a meal now counts as on time.`,
    overdue: `${name} is past its mealtime. Feed it before the window is missed.`,
    critical: `${name} has missed its meal and is losing health. Feed it now.`,
  })[status] ?? `Feed ${name}.`

function comeBackText(moment: Moment): string {
  const checkin = recommendedCheckin(moment)
  if (!checkin) return `Look at ${moment.creature.name} again.`
  return checkin.hours_from_now === 0
    ? `Look at ${moment.creature.name} again after caring for it.`
    : `Come back to ${moment.creature.name} at ${iso(checkin.at)}. Nobody will remind you.`
}
