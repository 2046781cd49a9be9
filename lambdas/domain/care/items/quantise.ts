/** A vector in bytes: direction is all that counts, so each is stretched to the full range of one. */

export function quantise(vector: ArrayLike<number>): Int8Array {
  const values = Array.from(vector)
  const largest = Math.max(...values.map(Math.abs))
  return Int8Array.from(values, (value) => (largest > 0 ? Math.round((value / largest) * 127) : 0))
}
