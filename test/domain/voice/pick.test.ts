import { hash, pick } from '../../../lambdas/domain/voice/pick'
import type { Variants } from '../../../lambdas/species/species'

const LETTERS: Variants = ['a', 'b', 'c', 'd', 'e']

describe('picking by seed', () => {
  test('always picks the same variant for the same seed', () => {
    for (let i = 0; i < 100; i++) expect(pick(LETTERS, `seed ${i}`)).toBe(pick(LETTERS, `seed ${i}`))
  })

  test('spreads similar seeds evenly', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 5_000; i++) {
      const letter = pick(LETTERS, `creature-${i}`)
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    for (const letter of LETTERS) expect(counts.get(letter)).toBeGreaterThan(850)
  })

  test('hashes to unsigned 32-bit numbers', () => {
    for (const text of ['', 'a', 'Pip', '🐈', 'x'.repeat(1_000)]) {
      expect(hash(text)).toBe(hash(text) >>> 0)
    }
  })
})
