/** A random order that a seed repeats. */
import { createHash } from 'node:crypto'

export const seedOf = (seed: string) => (number: number) => createHash('md5').update(`${seed} ${number}`).digest('hex')

export function shuffled<One>(list: readonly One[], lot: (number: number) => string): One[] {
  return list
    .map((one, number) => ({ one, lot: lot(number) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one)
}
