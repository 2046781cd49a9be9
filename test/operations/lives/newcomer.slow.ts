/** A client that knows only GET /api and always takes the first next step keeps its creatures alive. */
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { useTestHouse } from '../../support/agents/keeper'
import { type NewcomerSetup, runNewcomers } from '../../support/agents/newcomer'

const the = useTestHouse()

/** Three species with their own rules; `npm run prove newcomers` runs forty. */
const FEW: readonly NewcomerSetup[] = [
  { name: 'patient', timezone: 'UTC', slugs: ['pangolin'] },
  { name: 'nightly', timezone: 'America/Los_Angeles', slugs: ['owl', 'void'] },
]

it('raises every creature to an adult on the best path, without a failed or wasted step', async () => {
  for (const { report, grown, key } of await runNewcomers(the.house, FEW)) {
    expect(report).toMatchObject({ faults: [], lost: [] })
    expect(grown).toBe(true)
    const { body: life } = await the.house.call('GET', '/api/house/history', { key })
    const { became_baby, became_child, became_teen, became_adult, evolution_path } = life.evolution_history
    const ages = [became_child, became_teen, became_adult].map(
      (at) => (Date.parse(at) - Date.parse(became_baby)) / MS_PER_HOUR,
    )
    expect(ages).toEqual([24, 72, 120])
    expect(evolution_path).toBe('high_care')
  }
})

it('loses no creature if it always waits half as long again as advised', async () => {
  const late: NewcomerSetup = { name: 'late', timezone: 'Asia/Tokyo', slugs: ['jackrabbit'] }
  const [newcomer] = await runNewcomers(the.house, [late], { lateness: 1.5 })
  expect(newcomer?.report.lost).toEqual([])
  expect(newcomer?.grown).toBe(true)
})
