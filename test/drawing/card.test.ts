/** Link-preview cards: text of agents is drawn as shapes, clipped and harmless. */
import fc from 'fast-check'
import { card } from '../../lambdas/drawing/card'
import { clipped, fitted, isLegible, lettering, widthOf, wrapped } from '../../lambdas/drawing/lettering/lettering'
import { portrait } from '../../lambdas/drawing/portrait'
import { portraitSubject } from '../support/portrait-subjects'
import { svgFaults } from '../support/svg'

const picture = portrait(portraitSubject('axolotl'))

/** As `unit: 'binary'` of fast-check, which first lists all 1.1 million characters. */
const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

it('is valid SVG for any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ unit: anyCharacter, maxLength: 80 }),
      (line, name) => {
        const drawing = card({ picture, name, line: `x${line}` })
        expect(svgFaults(drawing)).toEqual([])
        expect(drawing).toMatch(/^<svg [^>]*width="1200" height="630" viewBox="0 0 1200 630"/)
      },
    ),
    { numRuns: 15 },
  )
})

it('contains no tag from the text', () => {
  const drawing = card({
    picture,
    name: '<script>alert(1)</script>',
    line: '"><image href="https://example.com/x.png"/>',
  })
  expect(drawing).not.toMatch(/<script|<image/)
})

it('draws letters and known accents, and omits other characters', () => {
  expect(widthOf('é', 100)).toBeGreaterThan(0)
  expect(widthOf('ǎ', 100)).toBe(widthOf('a', 100))
  expect(widthOf('火', 100)).toBe(0)
  expect(lettering('a', 0, 0, 100, '#000')).toContain('<path')
})

it('shortens text that does not fit, with an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), fc.integer({ min: 60, max: 600 }), (text, width) => {
      expect(widthOf(clipped(text, 40, width), 40)).toBeLessThanOrEqual(width)
      const rows = wrapped(text, 40, width, 3)
      expect(rows.length).toBeLessThanOrEqual(3)
      for (const row of rows) expect(widthOf(row, 40)).toBeLessThanOrEqual(width)
    }),
  )
  expect(clipped('Marmalade the Magnificent', 40, 300)).toBe('Marmalade…')
})

it.each(['قطة', '月の猫', '🐱🐱', 'Ωμέγα'])('replaces the name %s if its letters cannot be drawn', (name) => {
  const given = { picture, line: 'Happy.' }
  const drawing = card({ ...given, name, otherwise: 'One of @pip' })
  expect(isLegible(name) || drawing === card({ ...given, name: 'One of @pip' })).toBe(true)
})

it.each(['Żółw', 'Ğıİş', 'Котик', 'Ñandú'])('draws %s in its own letters', (name) => {
  expect(isLegible(name)).toBe(true)
  expect([...name].every((letter) => lettering(letter, 0, 0, 100, '#000').includes('<path'))).toBe(true)
  expect(new Set([...name].map((letter) => lettering(letter, 0, 0, 100, '#000'))).size).toBe(new Set(name).size)
})

it('writes a long line in smaller letters instead of clipping it, and no punctuation before an ellipsis', () => {
  const epitaph = 'A glove lies under this stone, and beside it “Biscuit”, who never found the hand, or had. '.repeat(3)
  expect(fitted(epitaph, [38, 34, 30, 27, 24], { width: 530, height: 260 }).rows.join(' ')).toBe(epitaph.trim())
  expect(clipped('It has missed its meal. It is late.', 40, 400)).not.toMatch(/[.,;:]…$/)
})

it.each([0, 3])('a memorial card shows %i flowers if as many were laid', (count) => {
  const drawing = card({ picture, name: 'Ash', line: 'x', theme: 'memorial', flowers: { stone_id: 's', count } })
  expect(drawing.match(/stroke="#5d7a44"/g) ?? []).toHaveLength(count)
})

it('shortens a line between words', () => {
  expect(clipped('a small and patient animal', 38, 300).replace('…', '').split(' ').at(-1)).toMatch(
    /^(a|small|and|patient|animal)$/,
  )
})
