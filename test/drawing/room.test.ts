/** Rooms are valid and small for any household. */
import fc from 'fast-check'
import { UNWELL } from '../../lambdas/domain/creature/mood'
import type { Sitter } from '../../lambdas/drawing/portrait'
import { garland, room } from '../../lambdas/drawing/room/room'
import { KEEPSAKE_SHAPES } from '../../lambdas/species/book'
import { anySitter, sitting } from '../support/portrait-sitters'
import { svgFaults } from '../support/svg'

const titled = (shown: number): string => `${shown} <b>"creatures"</b>`

it('is valid SVG below 60 KB for any creatures', () => {
  fc.assert(
    fc.property(
      fc.record({
        keeper: fc.uuid(),
        sitters: fc.uniqueArray(anySitter, { maxLength: 30, selector: ({ id }) => id }),
        keepsakes: fc.array(fc.constantFrom(...KEEPSAKE_SHAPES), { maxLength: 40 }),
        lost: fc.array(fc.uuid(), { maxLength: 20 }),
        night: fc.boolean(),
      }),
      (furnishing) => {
        const { shown, draw } = room({ ...furnishing, titled })
        expect(svgFaults(draw())).toEqual([])
        expect(Buffer.byteLength(draw())).toBeLessThan(60_000)
        expect(shown).toBeLessThanOrEqual(Math.min(12, furnishing.sitters.length))
        expect(draw()).toBe(room({ ...furnishing, titled }).draw())
      },
    ),
    { numRuns: 6 },
  )
})

it('moves unless it is still, and only if the reader allows motion', () => {
  const { draw } = room({ keeper: 'k', sitters: [sitting('tabby')], keepsakes: [], lost: [], night: false, titled })
  expect(draw()).toContain('prefers-reduced-motion:no-preference')
  expect(draw({ still: true })).toBe(draw().replace(/<style>.*<\/style>/, ''))
})

it('has flags on the wall unless a creature is unwell', () => {
  const flags = garland((colour) => colour)
  const drawnWith = (mood: Sitter['mood']) => {
    const sitters = [sitting('tabby'), sitting('owl', { mood })]
    return room({ keeper: 'k', sitters, keepsakes: [], lost: [], night: false, titled }).draw()
  }
  expect(drawnWith('content')).toContain(flags)
  for (const mood of UNWELL) expect(drawnWith(mood)).not.toContain(flags)
})

it('keeps the place of each creature when their order changes', () => {
  const sitters = ['tabby', 'owl', 'axolotl'].map((slug, at) =>
    sitting(slug, { id: `0b1e6a52-7c39-4d1f-9a86-3f5d2c714e0${at}` }),
  )
  const given = { keeper: 'k', keepsakes: [], lost: [], night: true, titled }
  expect(room({ ...given, sitters: sitters.toReversed() }).draw()).toBe(room({ ...given, sitters }).draw())
})
