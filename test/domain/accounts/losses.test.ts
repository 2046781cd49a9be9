/** The deaths that an agent's row remembers. */
import {
  type Agent,
  lastLost,
  MAX_LIVING,
  untoldLosses,
  withLoss,
  withLossesTold,
  withoutLoss,
} from '../../../lambdas/domain/accounts/agent'
import type { Lost } from '../../../lambdas/domain/afterlife/gravestone'
import { resurrectableUntil } from '../../../lambdas/domain/afterlife/resurrection'
import { EXAMPLES } from '../../../lambdas/store/entities/examples'
import { hoursAfter, NOON } from '../../support/creatures'

const lostAt = (hours: number): Lost =>
  ({
    ...(EXAMPLES.agent.data.losses[0] as Lost),
    creature_id: `lost after ${hours}`,
    died_at: hoursAfter(NOON, hours),
    told: undefined,
  }) as Lost
const after = (...hours: number[]): Agent =>
  hours.reduce((agent, hour) => withLoss(agent, lostAt(hour)), { ...EXAMPLES.agent.data, losses: [] } as Agent)
const idsOf = (losses: readonly Lost[]) => losses.map(({ creature_id }) => creature_id)

it('are in the order of death, and the latest is the last one lost', () => {
  const agent = after(2, 3, 1)
  expect(idsOf(agent.losses)).toEqual(['lost after 1', 'lost after 2', 'lost after 3'])
  expect(lastLost(agent)?.creature_id).toBe('lost after 3')
  expect(lastLost(withoutLoss(agent, 'lost after 3'))?.creature_id).toBe('lost after 2')
  expect(lastLost(after())).toBeNull()
})

it('are told once; then those that cannot be undone are dropped, but for the latest', () => {
  const agent = after(1, 1000, 2000)
  expect(untoldLosses(agent)).toHaveLength(3)
  const both = withLossesTold(agent, resurrectableUntil(hoursAfter(NOON, 1000)))
  expect([idsOf(both.losses), untoldLosses(both)]).toEqual([['lost after 1000', 'lost after 2000'], []])
  const late = resurrectableUntil(hoursAfter(NOON, 5000))
  expect(withLossesTold(both, late)).toBe(both)
  expect(idsOf(withLossesTold(agent, late).losses)).toEqual(['lost after 2000'])
})

it('are no more than can live at once, and no more than ten once they are told', () => {
  const agent = after(...Array.from({ length: MAX_LIVING + 5 }, (_, hour) => hour))
  expect(agent.losses).toHaveLength(MAX_LIVING)
  expect(agent.losses[0]?.creature_id).toBe('lost after 5')
  expect(withLossesTold(agent, hoursAfter(NOON, 60)).losses).toHaveLength(10)
})
