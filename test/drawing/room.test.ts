/** Rooms are valid and small for any household. */
import fc from 'fast-check'
import { room } from '../../lambdas/drawing/room/room'
import { KEEPSAKE_SHAPES, type KeepsakeShape } from '../../lambdas/species/book'
import { anySubject, portraitSubject } from '../support/portrait-subjects'
import { svgFaults } from '../support/svg'

const titled = (shown: number): string => `${shown} <b>"creatures"</b>`
const EMPTY = { keeper: 'k', subjects: [], keepsakes: [], lost: [], night: false, festive: false, titled }

it('is valid SVG below 60 KB for any creatures', () => {
  fc.assert(
    fc.property(
      fc.record({
        keeper: fc.uuid(),
        subjects: fc.uniqueArray(anySubject, { maxLength: 30, selector: ({ id }) => id }),
        keepsakes: fc.array(fc.constantFrom(...KEEPSAKE_SHAPES), { maxLength: 40 }),
        lost: fc.array(fc.uuid(), { maxLength: 20 }),
        night: fc.boolean(),
        festive: fc.boolean(),
      }),
      (furnishing) => {
        const { shown, draw } = room({ ...furnishing, titled })
        expect(svgFaults(draw())).toEqual([])
        expect(Buffer.byteLength(draw())).toBeLessThan(60_000)
        expect(shown).toBeLessThanOrEqual(Math.min(12, furnishing.subjects.length))
        expect(draw()).toBe(room({ ...furnishing, titled }).draw())
      },
    ),
    { numRuns: 6 },
  )
})

it('moves unless it is still, and only if the reader allows motion', () => {
  const { draw } = room({ ...EMPTY, subjects: [portraitSubject('tabby')] })
  expect(draw()).toContain('prefers-reduced-motion:no-preference')
  expect(draw({ still: true })).toBe(draw().replace(/<style>.*<\/style>/, ''))
})

it('draws keepsakes within the boards of the shelf', () => {
  const drawing = room({ ...EMPTY, keepsakes: Array<KeepsakeShape>(16).fill('bone') }).draw()
  const [, left, right] = /M(\d+) 180H(\d+)V/.exec(drawing)!.map(Number)
  const [, x, scale] = /translate\(([\d.]+) [-\d.]+\) scale\(1\.(55)\)/.exec(drawing)!.map(Number)
  for (const [, at] of drawing.matchAll(/translate\((\d+) 236\)/g))
    for (const end of [-14, 14]) {
      expect(x! + (Number(at) + end) * (1 + scale! / 100)).toBeGreaterThan(left!)
      expect(x! + (Number(at) + end) * (1 + scale! / 100)).toBeLessThan(right!)
    }
})

it('draws flowers in the vase apart from each other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 2 }), (lost) => {
      const drawing = room({ ...EMPTY, lost }).draw()
      const turns = [
        ...drawing.matchAll(/<g transform="rotate\((-?[\d.]+)\)"><path d="M0 0Q0 [-\d.]+ (-?[\d.]+) (-[\d.]+)"/g),
      ]
      const [a, b] = turns.map(([, turn, x, y]) => {
        const [cos, sin] = [Math.cos((Number(turn) * Math.PI) / 180), Math.sin((Number(turn) * Math.PI) / 180)]
        return [Number(x) * cos - Number(y) * sin, Number(x) * sin + Number(y) * cos] as const
      })
      expect(Math.hypot(a![0] - b![0], a![1] - b![1])).toBeGreaterThan(5)
    }),
    { numRuns: 50 },
  )
})

it('keeps the place of each creature when their order changes', () => {
  const subjects = ['tabby', 'owl', 'axolotl'].map((slug, at) =>
    portraitSubject(slug, { id: `0b1e6a52-7c39-4d1f-9a86-3f5d2c714e0${at}` }),
  )
  const given = { ...EMPTY, night: true }
  expect(room({ ...given, subjects: subjects.toReversed() }).draw()).toBe(room({ ...given, subjects }).draw())
})
