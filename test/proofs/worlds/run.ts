/** Runs worlds one after another; a failing one is shrunk to a minimal plan and printed. */
import { createHash } from 'node:crypto'
import { findViolations } from './checker'
import { Coverage } from './coverage'
import { type Bias, type Plan, planFor } from './plan'
import { setupFor } from './setup'
import { type TraceEntry, World } from './world'

export interface Outcome {
  violations: string[]
  world: World
}

export async function runWorld(plan: Plan, isTraced = false): Promise<Outcome> {
  const world = new World(plan, await setupFor(plan), isTraced)
  return { violations: await violationsIn(world), world }
}

/** Errors thrown in a world or by the checker count as its failure: its seed is printed and it is shrunk. */
export async function violationsIn(world: World): Promise<string[]> {
  const rejections: unknown[] = []
  const onRejection = (error: unknown) => void rejections.push(error)
  process.on('unhandledRejection', onRejection)
  try {
    const stall = await world.run()
    const violations = stall ? [stall] : await findViolations(world)
    // Real I/O between two worlds: delivers signals and unhandled rejections.
    await new Promise((resolve) => void setImmediate(resolve))
    return [...rejections.map(asThrown), ...violations]
  } catch (error) {
    return [asThrown(error)]
  } finally {
    process.off('unhandledRejection', onRejection)
  }
}

const asThrown = (error: unknown): string => `thrown: ${(error as Error)?.stack ?? error}`

export interface Search {
  from: number
  worlds: number
  bias?: Bias
  /** Ends the search early. */
  until?(): boolean
  each?(worlds: number): void
}

export interface Found {
  seed: number
  violations: string[]
}

/** The first failing world; null if there is none. */
export async function search(
  { from, worlds, bias, until, each }: Search,
  coverage = new Coverage(),
): Promise<Found | null> {
  for (let seed = from; seed < from + worlds && !until?.(); seed++) {
    const { violations, world } = await runWorld(planFor(seed, bias))
    coverage.add(world)
    each?.(coverage.worlds)
    if (violations.length > 0) return { seed, violations }
  }
  return null
}

/** Worlds per block: run forwards, then backwards, so that state leaked from one into another shows. */
const BLOCK = 50

/** The first seed whose history differs in the second run, or null; and a hash of all histories. */
export async function runTwice({
  from,
  worlds,
  until,
  each,
}: Search): Promise<{ differs: number | null; hash: string }> {
  const all = createHash('sha256')
  const hashOf = async (seed: number) => (await runWorld(planFor(seed))).world.hash
  for (let first = from; first < from + worlds && !until?.(); first += BLOCK) {
    const seeds = Array.from({ length: Math.min(BLOCK, from + worlds - first) }, (_, at) => first + at)
    const hashes = new Map<number, string>()
    for (const seed of seeds) hashes.set(seed, await hashOf(seed))
    for (const seed of seeds.reverse())
      if (hashes.get(seed) !== (await hashOf(seed))) return { differs: seed, hash: '' }
    for (const hash of hashes.values()) all.update(hash)
    each?.(first - from + hashes.size)
  }
  return { differs: null, hash: all.digest('hex').slice(0, 16) }
}

const kindOf = (violations: readonly string[]): string => violations[0]?.split(':')[0] ?? ''

/** Shrinks a plan that still shows the same kind of failure: fewer acts, no concurrent duplicates, fewer faults. */
export async function shrink(plan: Plan): Promise<Plan> {
  const first = await runWorld(plan)
  const kind = kindOf(first.violations)
  const isStillWrong = async (smaller: Plan) => (await runWorld(smaller)).violations.some((one) => one.startsWith(kind))
  let least: Plan = { ...plan, faults: first.world.faults.map(({ what }) => what) }
  if (!(await isStillWrong(least))) least = plan
  for (let better = true; better; ) {
    better = false
    for (const smaller of smallerThan(least)) {
      if (!(await isStillWrong(smaller))) continue
      least = smaller
      better = true
      break
    }
  }
  return least
}

function* smallerThan(plan: Plan): Generator<Plan> {
  const { acts, faults } = plan
  for (const act of acts) yield { ...plan, acts: acts.filter((one) => one !== act) }
  if (faults && faults.length > 1) yield { ...plan, faults: [] }
  for (const fault of faults ?? []) yield { ...plan, faults: (faults ?? []).filter((one) => one !== fault) }
  for (const act of acts)
    if (act.duplicated) yield { ...plan, acts: acts.map((one) => (one === act ? { ...one, duplicated: false } : one)) }
}

/** The history, one line per event. */
export async function traceLines(plan: Plan): Promise<string[]> {
  const { violations, world } = await runWorld(plan, true)
  const began = world.trace[0]?.at ?? 0
  const line = ({ at, what, who }: TraceEntry) =>
    `${((at - began) / 1000).toFixed(3).padStart(12)} s  ${who.padEnd(12)} ${what}`
  return [...world.trace.map(line), ...violations.map((one) => `WRONG  ${one}`)]
}
