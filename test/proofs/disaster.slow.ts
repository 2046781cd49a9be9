/**
 * A small `npm run prove disaster`: the cost per burial, per view and per rebuild does not depend on the number of
 * creatures.
 */
import { BUDGETS } from '../../lib/tools/bench/disaster-table'
import { disaster, minutesForAll } from './disaster/disaster'

it('buries sixty unseen deaths, projects every stone, and stays within the capacity budgets', async () => {
  const { phases, faults } = await disaster({ deaths: 60, keepers: 50, log: 400 })
  // Durations, memory and batching cannot be extrapolated from so few deaths.
  expect(faults.filter((fault) => !/minutes|MB|^projected/.test(fault))).toEqual([])
  const [added, buried, projected] = phases
  expect([added?.count, buried?.count, projected?.count]).toEqual([400 + 60 + 2 * 50, 60, 60])
  expect(minutesForAll(phases)).toBeGreaterThan(0)
  expect(BUDGETS).toMatchObject({ minutes: 30, deaths: 100_000 })
}, 600_000)
