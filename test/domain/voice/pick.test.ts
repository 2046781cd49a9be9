import { hash, pick, speaker, type Variants } from '../../../lambdas/domain/voice/pick'

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

describe('speaking in turns', () => {
  const WHEN: Variants = ['now', 'then', 'soon']
  const phrase = (turn: number, nudge = 0) => {
    const say = speaker('Pip', { turn, nudge })
    return `${say(LETTERS, 'letter')} ${say(WHEN, 'when')}`
  }

  test('no turn repeats the one before in any of its parts', () => {
    for (let turn = 0; turn < 50; turn++) {
      const [letter] = phrase(turn).split(' ')
      expect(phrase(turn + 1).split(' ')[0]).not.toBe(letter)
    }
  })

  test('every combination comes before one returns', () => {
    const round = LETTERS.length * WHEN.length
    const phrases = Array.from({ length: 2 * round }, (_, turn) => phrase(turn))
    expect(new Set(phrases.slice(0, round)).size).toBe(round)
    expect(phrases.slice(round)).toEqual(phrases.slice(0, round))
  })

  test('a nudge changes what follows the first list', () => {
    const [letter, when] = phrase(7).split(' ')
    const [sameLetter, otherWhen] = phrase(7, 1).split(' ')
    expect(sameLetter).toBe(letter)
    expect(otherWhen).not.toBe(when)
  })
})
