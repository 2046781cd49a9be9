/** A short `npm run prove month`: a few agents for some days, the same in every run. */
import { liveForDays } from './soak/month'

it('the service matches its model while agents grant wishes and lay flowers', async () => {
  const { wishes, flowers } = await liveForDays({ seed: 3, agents: 6, days: 7 })
  for (const done of [wishes, flowers]) expect(done).toBeGreaterThan(0)
}, 300_000)
