/** What a measurement comes down to. */

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export const rounded = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits

export interface Taken {
  cpu_ms: number
  ms: number
}

/** The processor time of this process alone: the engine has its own. */
export async function taken(act: () => Promise<unknown>): Promise<Taken> {
  const [cpu, began] = [process.cpuUsage(), performance.now()]
  await act()
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - began, cpu_ms: (user + system) / 1000 }
}
