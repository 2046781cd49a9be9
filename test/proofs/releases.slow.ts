/** A short run of `npm run prove releases`: the last release and this tree on one table, forwards and back. */
import { last } from '../../releases.json'
import { buildReleases, hasCommit } from './releases/build'
import { runReleases } from './releases/run'

const compared = hasCommit(last.commit) ? it : it.skip

compared(
  'the last release and today’s live on one table, forwards and back',
  async () => {
    const releases = buildReleases(last.commit)
    try {
      const apart = last.apart.map(({ place }) => place)
      const steps = await runReleases({ releases, seed: 11, acts: 12, apart })
      expect(steps.flatMap(({ name, broken }) => broken.map((fault) => `${name}: ${fault}`))).toEqual([])
      expect(steps.reduce((sum, { met }) => sum + met, 0)).toBeGreaterThan(0)
    } finally {
      releases.remove()
    }
  },
  900_000,
)
