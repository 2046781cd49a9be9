import { hash, pick, rotate, type Variants } from '../../../lambdas/domain/voice/pick'

const LETTERS: Variants = ['a', 'b', 'c', 'd', 'e']

describe('picking by seed', () => {
  test('the same seed always picks the same variant', () => {
    for (let i = 0; i < 100; i++) expect(pick(LETTERS, `seed ${i}`)).toBe(pick(LETTERS, `seed ${i}`))
  })

  test('neighbouring seeds spread evenly over the variants', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 5_000; i++) {
      const letter = pick(LETTERS, `creature-${i}`)
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    for (const letter of LETTERS) expect(counts.get(letter)).toBeGreaterThan(850)
  })

  test('hashes are unsigned 32-bit numbers', () => {
    for (const text of ['', 'a', 'Pip', '🐈', 'x'.repeat(1_000)]) {
      expect(hash(text)).toBe(hash(text) >>> 0)
    }
  })
})

describe('rotating by turn', () => {
  test('the next turn always brings another variant', () => {
    for (let turn = -10; turn < 10; turn++) {
      expect(rotate(LETTERS, 'Pip', turn)).not.toBe(rotate(LETTERS, 'Pip', turn + 1))
    }
  })

  test('as many turns as variants bring them all', () => {
    expect(new Set(LETTERS.map((_, turn) => rotate(LETTERS, 'Pip', turn))).size).toBe(LETTERS.length)
  })
})
