import { hash, lookPicker, pick, turnPicker } from '../../../lambdas/domain/voice/pick'
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

const WHEN: Variants = ['now', 'then', 'soon', 'later']

describe('turnPicker', () => {
  const phrase = (turn: number) => {
    const say = turnPicker('Pip', turn)
    return `${say(LETTERS, 'letter')} ${say(WHEN, 'when')}`
  }

  test('never repeats the previous turn', () => {
    for (let turn = 0; turn < 50; turn++) {
      const [letter] = phrase(turn).split(' ')
      expect(phrase(turn + 1).split(' ')[0]).not.toBe(letter)
    }
  })

  test('uses every combination before one returns', () => {
    const round = LETTERS.length * WHEN.length
    const phrases = Array.from({ length: 2 * round }, (_, turn) => phrase(turn))
    expect(new Set(phrases.slice(0, round)).size).toBe(round)
    expect(phrases.slice(round)).toEqual(phrases.slice(0, round))
  })
})

describe('lookPicker', () => {
  const phrase = (visits: number, hours: number, cares = visits) => {
    const say = lookPicker('Pip', { visits, hours, cares })
    return `${say.lead(LETTERS, 'letter')} ${say.other(WHEN, 'when')}`
  }

  test('differs between consecutive visits, whatever the hours before them', () => {
    for (let visits = 0; visits < 6; visits++) {
      for (let hours = 0; hours < 40; hours++) {
        for (let later = 0; later < 40; later++) {
          if (phrase(visits, hours) === phrase(visits + 1, later)) throw new Error(`${visits} ${hours} ${later}`)
        }
      }
    }
  })

  test('differs between looks without care at every usual spacing', () => {
    for (const spacing of [1, 2, 3, 4, 6, 8, 12, 24]) {
      for (let hours = 0; hours < 24; hours++) expect(phrase(3, hours + spacing)).not.toBe(phrase(3, hours))
    }
  })
})
