/** A random order that a seed repeats. What is new takes its place in it; all others keep theirs. */
import { createHash } from 'node:crypto'

export function shuffled<One>(list: readonly One[], seed: string, nameOf: (one: One) => string): One[] {
  const lotOf = (one: One) =>
    createHash('md5')
      .update(`${seed} ${nameOf(one)}`)
      .digest('hex')
  return list
    .map((one) => ({ one, lot: lotOf(one) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one)
}
