/** Chance without dice: the same seed always picks the same words. */

/** Looked up once: it runs for every character of every seed. */
const { imul } = Math

/** FNV-1a over the text, then mixed so that seeds differing in one character land far apart. */
export const hash = (text: string): number => {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = imul(h, 0x01000193)
  }
  h ^= h >>> 16
  h = imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** At least one variant, so that a pick is never empty-handed. */
export type Variants<T = string> = readonly [T, ...T[]]

export const pick = <T>(variants: Variants<T>, seed: string): T => variants[hash(seed) % variants.length] ?? variants[0]

/** The variant of this turn: the next turn always has another one, when there is another one. */
export const rotate = <T>(variants: Variants<T>, seed: string, turn: number): T => {
  const place = (hash(seed) + Math.trunc(turn)) % variants.length
  return variants[(place + variants.length) % variants.length] ?? variants[0]
}
