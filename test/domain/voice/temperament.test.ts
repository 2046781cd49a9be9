import { lines } from '../../../lambdas/domain/voice/lines'
import { returnLayer, temperamentOf } from '../../../lambdas/domain/voice/temperament'

const { RETURN_LAYERS, TEMPERAMENTS } = lines()

test('has about sixty unique temperaments of one to three lowercase words', () => {
  expect(TEMPERAMENTS.length).toBeGreaterThanOrEqual(58)
  expect(new Set(TEMPERAMENTS).size).toBe(TEMPERAMENTS.length)
  for (const temperament of TEMPERAMENTS) {
    expect(temperament).toMatch(/^[a-z]+(?: [a-z]+)*$/)
    expect(temperament.split(' ').length).toBeLessThanOrEqual(3)
  }
})

test('gives each creature two that do not contradict each other', () => {
  for (let i = 0; i < 300; i++) {
    const pair = temperamentOf(`creature-${i}`)
    expect(temperamentOf(`creature-${i}`)).toEqual(pair)
    expect(new Set(pair).size).toBe(2)
    expect([...pair].sort()).not.toEqual(['deep sleeper', 'light sleeper'])
    expect([...pair].sort()).not.toEqual(['bad at waiting', 'good at waiting'])
  }
})

test('uses every temperament', () => {
  const seen = new Set(Array.from({ length: 2_000 }, (_, i) => temperamentOf(`creature-${i}`)).flat())
  expect(seen.size).toBe(TEMPERAMENTS.length)
})

test('adds a new trait at each resurrection', () => {
  expect(new Set(RETURN_LAYERS).size).toBe(RETURN_LAYERS.length)
  for (const seed of ['a', 'b', 'c']) {
    const layers = RETURN_LAYERS.map((_, i) => returnLayer(seed, i + 1))
    expect(new Set(layers).size).toBe(RETURN_LAYERS.length)
  }
})

test('has no trait in both lists', () => {
  for (const layer of RETURN_LAYERS) expect(TEMPERAMENTS).not.toContain(layer)
})
