/** Turning points: a limited number, sorted, and only visible stats. */
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import { turningPointsOf } from '../../../lambdas/domain/care/turning-points'
import type { Stats } from '../../../lambdas/domain/creature/creature'
import { builtInSpecies } from '../../../lambdas/domain/species/catalogue'
import { creature, hoursAfter, NOON } from '../../support/creatures'

const FULL: Stats = { hunger: 100, happiness: 100, health: 100, trust: 0, discipline: 0 }
const entry = (hour: number, before: Partial<Stats>, after: Partial<Stats>, more: Partial<LogEntry> = {}) =>
  ({
    done_at: hoursAfter(NOON, hour),
    action: 'feed',
    category: null,
    before: { ...FULL, ...before },
    after: { ...FULL, ...after },
    ...more,
  }) as LogEntry

const LOG = [
  entry(2, { hunger: 80 }, {}),
  entry(4, { hunger: 95 }, { health: 85 }, { category: 'harmful', action: 'play' }),
  entry(30, { hunger: 10, health: 60 }, { health: 60 }),
  entry(31, { health: 58 }, { health: 83 }, { action: 'medicine' }),
]
const diedAt = hoursAfter(NOON, 70)
const dead = creature({ stats: { ...FULL, health: 0 }, death: { died_at: diedAt, cause: 'illness' } })

it('lists the harm, the worst absence and the end, by time', () => {
  const found = turningPointsOf(dead, LOG, diedAt).map(({ at, action, harmful, stat, change, hours }) => [
    (at - NOON) / 3_600_000,
    action,
    harmful,
    stat,
    change,
    hours,
  ])
  expect(found).toEqual([
    [4, 'play', true, 'health', -15, 0],
    [30, null, false, 'hunger', -90, 26],
    [70, null, false, 'health', -83, 39],
  ])
})

it('ends with the absence before death if it is known', () => {
  const [last] = turningPointsOf(dead, LOG.slice(3), diedAt).slice(-1)
  expect(last).toMatchObject({ at: diedAt, action: null, stat: 'health', change: -83, hours: 39 })
  expect(turningPointsOf(creature(), LOG.slice(3), diedAt).every(({ at }) => at < diedAt)).toBe(true)
})

it('ignores hidden stats and changes of 0', () => {
  const species = { ...dead.species, ...builtInSpecies('void')! }
  expect(turningPointsOf({ ...dead, species }, LOG, diedAt).filter(({ change }) => change === 0)).toEqual([])
  expect(turningPointsOf(creature(), [entry(1, {}, {})], diedAt)).toEqual([])
})
