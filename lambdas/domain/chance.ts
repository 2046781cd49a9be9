/** Deterministic randomness: the same seed and turn always give the same number in [0, 1). */

/** A local reference, because it is used for every character of every seed. */
const { imul } = Math

/** FNV-1a. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** Spreads seeds that differ in one bit. The result is a whole number below 2^32. */
export const mixBits = (seed: number): number => {
  let mix = imul(seed ^ (seed >>> 16), 0x85ebca6b)
  mix = imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return (mix ^ (mix >>> 16)) >>> 0
}

export const chance = (seed: number, turn: number): number => mixBits(seed ^ imul(turn, 0x9e3779b1)) / 2 ** 32
