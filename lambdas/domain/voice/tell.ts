/** Chooses a line that holds, and fills in what it speaks of. */
import type { Line } from '../../species/book'
import { shareReached, WINDOW_OPENS } from '../creature/feeding'
import { formOf } from '../creature/life'
import { wakesAt } from '../creature/sleep'
import { clockTime } from '../time/zone'
import { called, capital, itemLabel, spell } from '../words'
import { hash, type SpokenTurn } from './pick'
import { HOLDS, isAboutToDie, type Situation } from './situation'

/** Fewer are not a number of hours that anybody would spell out in reproach. */
const FEWEST_HOURS = 2
/** Shorter waits are not remembered. */
const LONG_WAIT_HOURS = 8

const hoursTold = (situation: Situation): number => {
  const { deed, hours_since_fed, hours_without_care } = situation
  if (deed) return deed.outcome.hours_unfed
  return isAboutToDie(situation) ? hours_without_care : hours_since_fed
}

const wait = (hours: number): string => `${spell(hours)} hours`

/** What a line may speak of; what is null or missing is not there to be spoken of. */
const slotsOf = (situation: Situation): Readonly<Record<string, string | null>> => {
  const { creature, now, asleep, deed, age_days } = situation
  const { name, timezone, on_time_streak, memory } = creature
  return {
    name: called(name),
    item: deed?.item ? itemLabel(deed.item) : null,
    streak: on_time_streak > 1 ? spell(on_time_streak) : null,
    hours: spell(Math.max(FEWEST_HOURS, hoursTold(situation))),
    opens: clockTime(timezone, shareReached(creature, WINDOW_OPENS)),
    wakes_at: asleep ? clockTime(timezone, wakesAt(creature, now)) : null,
    form: formOf(creature),
    loved: memory.loved ? itemLabel(memory.loved) : null,
    wait:
      memory.longest_wait_hours && memory.longest_wait_hours >= LONG_WAIT_HOURS
        ? wait(memory.longest_wait_hours)
        : null,
    days: age_days > 1 ? spell(age_days) : null,
  }
}

/** A slot, with the end of the sentence before it if it opens one. */
const SLOT = /([.?…] )?\{(\w+)\}/g

/** In one pass, so that a keeper's words are never filled again; a name is spelled as its owner spells it. */
const filled = (text: string, slots: Readonly<Record<string, string | null>>): string =>
  text.replace(SLOT, (whole, before: string | undefined, slot: string) => {
    const value = slots[slot]
    if (!value) return whole
    return before ? `${before}${slot === 'name' ? value : capital(value)}` : value
  })

const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)
const claimsOf = (line: Line): (keyof typeof HOLDS)[] => (typeof line === 'string' ? [] : [...line.when])

/**
 * The lines of a scene stand in two rows, every other one in each, and turns go from row to row: whatever has changed
 * in between, no line follows itself. In each row, two times of three it is one that rests on how things are just now,
 * the first time on as much of it as any does.
 */
export const tell = (lines: readonly Line[], situation: Situation, turn: SpokenTurn, seed: string): string => {
  const slots = slotsOf(situation)
  const isThere = (line: Line) => [...textOf(line).matchAll(/\{(\w+)\}/g)].every(([, slot]) => slots[slot as string])
  const row = lines.length > 1 ? lines.filter((_, at) => at % 2 === turn % 2) : lines
  const fits = (line: Line) => claimsOf(line).every((claim) => HOLDS[claim](situation)) && isThere(line)
  const inTurn = row.filter(fits)
  const most = Math.max(...inTurn.map((line) => claimsOf(line).length))
  const resting = (claims: number) => inTurn.filter((line) => claimsOf(line).length >= claims)
  const round = Math.floor(turn / 2)
  const wanted = resting([most, Math.min(most, 1), 0][round % 3] as number)
  const from = wanted.length > 0 ? wanted : lines.filter(fits)
  const line = from[(hash(seed) + round) % from.length] ?? ''
  return capital(filled(textOf(line), slots))
}
