/** A short `npm run prove soak`: the same households in every run. */
import { soak } from './soak/run'

it('the service matches its model for arbitrary acts of agents', async () => {
  expect((await soak({ seed: 17, houses: 1, acts: 40 })).difference).toBeNull()
})
