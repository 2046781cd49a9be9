/** An agent that knows only GET /api and takes the first step of every answer keeps everyone alive. */
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { useTestHouse } from '../../support/agents/keeper'
import { type NewcomerSetup, runNewcomers } from '../../support/agents/newcomer'

const the = useTestHouse()

/** Three with rules of their own; `npm run prove newcomers` lives forty. */
const FEW: readonly NewcomerSetup[] = [
  { name: 'patient', timezone: 'UTC', slugs: ['pangolin'] },
  { name: 'nightly', timezone: 'America/Los_Angeles', slugs: ['owl', 'void'] },
]

it('no death, every one an adult on the best path, no step that fails or is wasted', async () => {
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

it('nobody dies of a keeper who always comes half as late again', async () => {
  const late: NewcomerSetup = { name: 'late', timezone: 'Asia/Tokyo', slugs: ['jackrabbit'] }
  const [newcomer] = await runNewcomers(the.house, [late], { lateness: 1.5 })
  expect(newcomer?.report.lost).toEqual([])
  expect(newcomer?.grown).toBe(true)
})
