/** A small `npm run prove disaster`: what it costs to bury one, to show one and to add one up does not depend on how many. */
import { BUDGETS } from '../../lib/tools/bench/disaster-table'
import { disaster, minutesForAll } from './disaster/disaster'

it('sixty die unseen: all are buried, every stone is in its place, and the units of burying and of adding up are within their budgets', async () => {
  const { phases, faults } = await disaster({ deaths: 60, keepers: 50, log: 400 })
  // How long so few take, what they fill and what is folded of them says nothing of many.
  expect(faults.filter((fault) => !/minutes|MB|^projected/.test(fault))).toEqual([])
  const [added, buried, projected] = phases
  expect([added?.count, buried?.count, projected?.count]).toEqual([400 + 60 + 2 * 50, 60, 60])
  expect(minutesForAll(phases)).toBeGreaterThan(0)
  expect(BUDGETS).toMatchObject({ minutes: 30, deaths: 100_000 })
}, 600_000)
