/** When the keeper should come back, and how hungry the creature will be by then. */

import { visibleStat } from '../creature/visible'
import { at, CRITICAL_HEALTH, type Moment } from './clock'
import { feedingStatus, shareReached, WINDOW_CLOSES, WINDOW_OPENS, windowShare } from './feeding'
import { asInstant, hoursBetween, type Instant, later } from './instants'
import { asleepAt, wakesAt } from './sleep'

/** Shares of the window worth coming back at, best first; the first at which it is awake is taken. */
const CHECKIN_SHARES = [0.625, 0.5, 0.75, 0.55, 0.7] as const

const HUNGER_WORDS = [
  { at_least: 80, word: 'well fed' },
  { at_least: 60, word: 'comfortable' },
  { at_least: 45, word: 'peckish' },
  { at_least: 30, word: 'ready for a meal' },
  { at_least: 10, word: 'hungry' },
  { at_least: 0, word: 'starving' },
] as const

export const hungerWord = (hunger: number): string =>
  HUNGER_WORDS.find(({ at_least }) => hunger >= at_least)?.word ?? 'starving'

export type WindowStatus = 'before_window' | 'in_window' | 'past_window'

export interface Checkin {
  at: Instant
  hours_from_now: number
  reason: string
  feeding_window_status: WindowStatus
}

const windowStatus = (share: number): WindowStatus => {
  if (share < WINDOW_OPENS) return 'before_window'
  return share <= WINDOW_CLOSES ? 'in_window' : 'past_window'
}

const needsCareNow = ({ creature, now }: Moment): boolean =>
  creature.stats.health < CRITICAL_HEALTH || feedingStatus(creature, now) === 'critical'

/** Once the window is open the time is now, or the end of its nap. */
const bestTime = ({ creature, now }: Moment): Instant => {
  const candidates = CHECKIN_SHARES.map((share) => shareReached(creature, share)).filter((time) => time > now)
  const open = windowShare(creature, now) >= WINDOW_OPENS
  const wish = open ? now : (candidates.find((time) => !asleepAt(creature, time)) ?? candidates[0] ?? now)
  return wakesAt(creature, wish)
}

/** Null for an egg and for the dead. */
export const recommendedCheckin = (moment: Moment): Checkin | null => {
  const { creature, now, alive, dies_at } = moment
  if (!alive || dies_at === null) return null
  const urgent = needsCareNow(moment)
  const best = urgent ? now : bestTime(moment)
  const time = best < dies_at ? later(now, best) : now
  const hunger = at(creature, time).creature.stats.hunger
  const seen = visibleStat(creature.species, creature.stats.trust, 'hunger', hunger)
  const prediction =
    seen === null ? 'it does not show how much it will need it' : `by then it should be ${hungerWord(seen)}`
  const hours_from_now = hoursBetween(now, time)
  return {
    at: asInstant(time),
    hours_from_now,
    reason: reasonFor(urgent, hours_from_now, prediction, seen),
    feeding_window_status: windowStatus(windowShare(creature, now)),
  }
}

const reasonFor = (urgent: boolean, hours: number, prediction: string, hunger: number | null): string => {
  if (urgent) return 'It is in danger: every hour without care costs health.'
  if (hours > 0) return `Best time for the next feeding; ${prediction}.`
  return hunger === null
    ? 'The feeding window is open.'
    : `The feeding window is open; right now it is ${hungerWord(hunger)}.`
}
