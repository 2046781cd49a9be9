/**
 * `npm run prove releases`: runs the bundles of the last release, named in `releases.json`, and those of this tree on
 * one table, forwards and back, with faults. Repeat a run with `-- --seed 7 --acts 60`; `-- --against <commit>`
 * compares with another commit.
 */
import { parseArgs } from 'node:util'
import { runCommand } from '../../lib/tools/run-command'
import { last } from '../../releases.json'
import { buildReleases, hasCommit } from './releases/build'
import { runReleases } from './releases/run'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    acts: { type: 'string', default: '80' },
    against: { type: 'string', default: last.commit },
  },
})

async function main(): Promise<number> {
  const { against } = values
  if (!hasCommit(against)) {
    console.log(
      `left out: this clone has no commit ${against}. Fetch the whole history (git fetch --unshallow) to compare.`,
    )
    return 0
  }
  const seed = Number(values.seed)
  console.log(`the release ${against.slice(0, 7)} and this tree, seed ${seed}`)
  const releases = buildReleases(against)
  try {
    const steps = await runReleases({
      releases,
      seed,
      acts: Number(values.acts),
      apart: last.apart.map(({ place }) => place),
      each: ({ name, calls, met, deaths, rows, broken, apart }) => {
        console.log(
          `${name}: ${calls} calls, ${met} failed database calls, ${deaths} buried, ${rows} rows${apart > 0 ? `, ${apart} projections that differ on purpose` : ''}`,
        )
        for (const each of new Set(broken)) console.log(`  ${each}`)
      },
    })
    const broken = steps.flatMap((step) => step.broken)
    console.log(
      broken.length > 0
        ? `${broken.length} broken; again: npm run prove releases -- --seed ${seed}`
        : 'no violations, forwards and back',
    )
    return broken.length > 0 ? 1 : 0
  } finally {
    releases.remove()
  }
}

await runCommand(main, { stack: true })
