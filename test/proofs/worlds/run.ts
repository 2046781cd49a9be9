/** Runs worlds one after the other; where one is wrong, it is made smaller until nothing can be left out, and told. */
import { createHash } from 'node:crypto'
import { beginningFor } from './beginning'
import { judge } from './judge'
import { type Bias, type Plan, planFor } from './plan'
import { type Noted, World } from './world'

export interface Outcome {
  wrong: string[]
  world: World
}

export async function live(plan: Plan, telling = false): Promise<Outcome> {
  const world = new World(plan, await beginningFor(plan), telling)
  const unrest = await world.run()
  return { wrong: unrest ? [unrest] : await judge(world), world }
}

/** What kinds of thing were done, what befell them, and what was under way at the same time. */
export class Coverage {
  worlds = 0
  events = 0
  private readonly done = new Map<string, number>()
  private readonly befell = new Map<string, number>()
  private readonly beside = new Map<string, number>()

  add({ time, history, faults, plan }: World): void {
    this.worlds += 1
    this.events += time.tick
    const deedNamed = new Map(plan.deeds.map((deed) => [deed.id, deed.what as string]))
    for (const { deed } of history) count(this.done, deed.what)
    for (const { what, fault } of faults) {
      const who = /^d\d+/.exec(what)?.[0]
      const whose = (who && deedNamed.get(who)) ?? what.replace(/[\s.\d].*/, '')
      count(this.befell, `${whose} × ${fault}`)
    }
    for (const [at, one] of history.entries())
      for (const other of history.slice(at + 1))
        if (one.from <= (other.to ?? Infinity) && other.from <= (one.to ?? Infinity))
          count(this.beside, [one.deed.what, other.deed.what].sort().join(' beside '))
  }

  lines(): string[] {
    const most = (counts: ReadonlyMap<string, number>) =>
      [...counts].sort(([, a], [, b]) => b - a).map(([name, times]) => `${name}: ${times}`)
    const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, times) => sum + times, 0)
    return [
      `${this.worlds} worlds, ${this.events} events`,
      `${total(this.done)} requests of ${this.done.size} kinds: ${most(this.done).join(', ')}`,
      `${total(this.befell)} faults in ${this.befell.size} pairs of deed and fault, the rarest: ${most(this.befell).slice(-5).join(', ')}`,
      `${total(this.beside)} overlaps of ${this.beside.size} pairs of deeds, the rarest: ${most(this.beside).slice(-5).join(', ')}`,
    ]
  }
}

const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)

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

/** The first world that is not as it should be; null where all are. */
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

/** So many worlds are lived, and lived again from the last to the first: what one leaves behind shows in the others. */
const BLOCK = 50

/** The first seed that is not the same twice, or null; and what all of the histories come to. */
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

/** As little as shows the same kind of wrong: fewer deeds, no twins, fewer faults. */
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

/** Who did what, one line each. */
export async function story(plan: Plan): Promise<string[]> {
  const { wrong, world } = await live(plan, true)
  const began = world.notes[0]?.at ?? 0
  const line = ({ at, what, who }: Noted) =>
    `${((at - began) / 1000).toFixed(3).padStart(12)} s  ${who.padEnd(12)} ${what}`
  return [...world.notes.map(line), ...wrong.map((one) => `WRONG  ${one}`)]
}
