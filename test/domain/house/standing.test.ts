/** Who stands on the board of the most consistent at this moment, and where. */
import { standings } from '../../../lambdas/domain/house/standing'
import { at } from '../../../lambdas/domain/time/clock'
import { creature, hoursAfter, NOON, type Overrides } from '../../support/creatures'

const kept = (id: string, fields: Overrides) => creature({ id, last_fed_at: NOON, ...fields })
const entry = (agent: string, ...creature_ids: string[]) => ({
  agent_id: agent,
  agent,
  display_name: agent,
  adults_raised: 0,
  creature_ids,
})

const ENTRIES = [entry('few', 'a'), entry('good', 'b', 'c'), entry('best', 'd')]
const CREATURES = [
  kept('a', { feedings: 9, consistency: 100 }),
  kept('b', { feedings: 4, consistency: 70 }),
  kept('c', { feedings: 6, consistency: 80 }),
  kept('d', { feedings: 10, consistency: 90 }),
  kept('stranger', { feedings: 99, consistency: 10 }),
]
const stand = (hours: number, creatures = CREATURES) =>
  standings(
    ENTRIES,
    creatures.map((one) => at(one, hoursAfter(NOON, hours))),
  ).map(({ agent, consistency_score, creatures_alive }) => [agent, consistency_score, creatures_alive])

it('ranks by the mean over the creatures of each, and asks for ten feedings among them', () => {
  expect(stand(1)).toEqual([
    ['best', 90, 1],
    ['good', 75, 2],
  ])
})

it('counts the living only: with those who died unseen, their feedings go', () => {
  const lost = CREATURES.map((one) =>
    one.id === 'c' ? { ...one, stats: { ...one.stats, health: 1, hunger: 0 } } : one,
  )
  const [first, ...rest] = stand(12, lost)
  expect([first?.[0], rest]).toEqual(['best', []])
})
