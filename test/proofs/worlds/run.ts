/** Runs worlds one after another; a failing one is shrunk to a minimal plan and printed. */
import { createHash } from 'node:crypto'
import { beginningFor } from './beginning'
import { Coverage } from './coverage'
import { judge } from './judge'
import { type Bias, type Plan, planFor } from './plan'
import { type Noted, World } from './world'

export interface Outcome {
  wrong: string[]
  world: World
}

export async function live(plan: Plan, telling = false): Promise<Outcome> {
  const world = new World(plan, await beginningFor(plan), telling)
  return { wrong: await wrongIn(world), world }
}

/** Errors thrown in a world or by the checker count as its failure: its seed is printed and it is shrunk. */
export async function wrongIn(world: World): Promise<string[]> {
  const unheard: unknown[] = []
  const hear = (error: unknown) => void unheard.push(error)
  process.on('unhandledRejection', hear)
  try {
    const unrest = await world.run()
    const wrong = unrest ? [unrest] : await judge(world)
    // Real I/O between two worlds: delivers signals and unhandled rejections.
    await new Promise((resolve) => void setImmediate(resolve))
    return [...unheard.map(asThrown), ...wrong]
  } catch (error) {
    return [asThrown(error)]
  } finally {
    process.off('unhandledRejection', hear)
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
  wrong: string[]
}

/** The first failing world; null if there is none. */
export async function search(
  { from, worlds, bias, until, each }: Search,
  coverage = new Coverage(),
): Promise<Found | null> {
  for (let seed = from; seed < from + worlds && !until?.(); seed++) {
    const { wrong, world } = await live(planFor(seed, bias))
    coverage.add(world)
    each?.(coverage.worlds)
    if (wrong.length > 0) return { seed, wrong }
  }
  return null
}

/** Worlds per block: run forwards, then backwards, so that state leaked from one into another shows. */
const BLOCK = 50

/** The first seed whose history differs in the second run, or null; and a hash of all histories. */
export async function liveTwice({
  from,
  worlds,
  until,
  each,
}: Search): Promise<{ differs: number | null; hash: string }> {
  const all = createHash('sha256')
  const hashOf = async (seed: number) => (await live(planFor(seed))).world.hash
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

const kindOf = (wrong: readonly string[]): string => wrong[0]?.split(':')[0] ?? ''

/** Shrinks a plan that still shows the same kind of failure: fewer acts, no concurrent duplicates, fewer faults. */
export async function shrink(plan: Plan): Promise<Plan> {
  const first = await live(plan)
  const kind = kindOf(first.wrong)
  const isStillWrong = async (smaller: Plan) => (await live(smaller)).wrong.some((one) => one.startsWith(kind))
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
  const { deeds, faults } = plan
  for (const deed of deeds) yield { ...plan, deeds: deeds.filter((one) => one !== deed) }
  if (faults && faults.length > 1) yield { ...plan, faults: [] }
  for (const fault of faults ?? []) yield { ...plan, faults: (faults ?? []).filter((one) => one !== fault) }
  for (const deed of deeds)
    if (deed.twin) yield { ...plan, deeds: deeds.map((one) => (one === deed ? { ...one, twin: false } : one)) }
}

/** The history, one line per event. */
export async function story(plan: Plan): Promise<string[]> {
  const { wrong, world } = await live(plan, true)
  const began = world.notes[0]?.at ?? 0
  const line = ({ at, what, who }: Noted) =>
    `${((at - began) / 1000).toFixed(3).padStart(12)} s  ${who.padEnd(12)} ${what}`
  return [...world.notes.map(line), ...wrong.map((one) => `WRONG  ${one}`)]
}
