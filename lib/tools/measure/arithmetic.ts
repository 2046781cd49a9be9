/** Arithmetic for measurements. */

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export const rounded = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits

export const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

type Numbers<T> = { readonly [Name in keyof T]: number }

const mapNumbers = <T extends Numbers<T>>(numbers: T, change: (value: number, name: keyof T) => number): T =>
  Object.fromEntries(
    Object.entries<number>(numbers).map(([name, value]) => [name, change(value, name as keyof T)]),
  ) as T

export const add = <T extends Numbers<T>>(one: T, other: T): T => mapNumbers(one, (value, name) => value + other[name])
export const subtract = <T extends Numbers<T>>(one: T, other: T): T =>
  mapNumbers(one, (value, name) => value - other[name])
export const multiply = <T extends Numbers<T>>(one: T, by: number): T => mapNumbers(one, (value) => value * by)

/** Processor time of this process alone: the database engine is another process. */
export async function cpuMs(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
