/** A short `npm run prove soak`: the same houses at every run. */
import { soak } from './soak/run'

it('a house is as its model, whatever its agents do', async () => {
  expect((await soak({ seed: 17, houses: 2, deeds: 40 })).difference).toBeNull()
})
