/**
 * `npm run worlds`: small houses with everything that happens around them, each decided by a seed: who does what, what
 * overlaps, what is lost, late, doubled or dies. Every history is judged as a whole. A seed that fails is made smaller
 * and told step by step: `-- --seed 47`. `-- --mutants` plants bugs, and each has to be found.
 */
import { parseArgs } from 'node:util'
import { MUTANTS } from './worlds/mutants'
import { planFor } from './worlds/plan'
import { plant } from './worlds/plant'
import { Coverage, live, search, shrink, story } from './worlds/run'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    worlds: { type: 'string', default: '1000' },
    minutes: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

async function main(): Promise<boolean> {
  if (values.mutants) return findMutants()
  if (values.seed) return tell(Number(values.seed))
  const began = performance.now()
  const until = values.minutes ? () => performance.now() - began > Number(values.minutes) * 60_000 : undefined
  const coverage = new Coverage()
  const each = (worlds: number) => {
    if (worlds % 1000 === 0) console.log(`${worlds} worlds, ${Math.round((performance.now() - began) / 1000)} s`)
  }
  const [from, worlds] = [Number(values.from), values.minutes ? Infinity : Number(values.worlds)]
  const found = await search({ from, worlds, until, each }, coverage)
  for (const line of coverage.lines()) console.log(line)
  console.log(`${Math.round((coverage.worlds * 60_000) / (performance.now() - began))} worlds a minute`)
  if (found) await tell(found.seed)
  return found === null
}

/** The same world twice has the same history, or it could not be told. */
async function tell(seed: number): Promise<boolean> {
  const plan = planFor(seed)
  const [one, other] = [await live(plan), await live(plan)]
  if (one.world.hash !== other.world.hash) throw new Error(`seed ${seed} is not the same twice`)
  if (one.wrong.length === 0) {
    for (const line of await story(plan)) console.log(line)
    console.log(`seed ${seed} is as it should be`)
    return true
  }
  console.log(`seed ${seed}: ${one.wrong.join('\n  ')}\nmade smaller:`)
  const least = await shrink(plan)
  for (const deed of least.deeds) console.log(JSON.stringify(deed))
  for (const line of await story(least)) console.log(line)
  return false
}

async function findMutants(): Promise<boolean> {
  let all = true
  const ends = performance.now() + Number(values.minutes ?? Infinity) * 60_000
  for (const mutant of MUTANTS.filter(({ name }) => !values.only || name.includes(values.only))) {
    if (performance.now() > ends) {
      console.log(`no time was left for ${mutant.name}`)
      continue
    }
    const { found, worlds, seconds } = await plant(mutant)
    const words = found ? `found in world ${worlds}: ${found.wrong[0]?.slice(0, 100)}` : `NOT FOUND in ${worlds} worlds`
    console.log(`${mutant.name}: ${words} (${seconds} s)`)
    all &&= found !== null
  }
  return all
}

main().then(
  (well) => process.exit(well ? 0 : 1),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
