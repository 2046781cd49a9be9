/** Checks the words in wardrobe.json and shapes.json, which the compiler cannot. */
import { shapes } from '../../lambdas/drawing/parts/shapes'
import { portrait } from '../../lambdas/drawing/portrait'
import type { Layer } from '../../lambdas/drawing/sketch'
import { wardrobe } from '../../lambdas/drawing/wardrobe'
import type { Piece } from '../../lambdas/drawing/wardrobe/piece'
import { PEN_WORDS } from '../../lambdas/species/pen-words'
import { sitting } from '../support/portrait-sitters'

const LAYERS: readonly Layer[] = ['back', 'torso', 'chest', 'crown', 'coat', 'brow', 'mouth', 'fore']
const PLACES: readonly Piece['at'][] = ['head', 'neck', 'flank', 'wing', 'feet']
const COLOUR = /^(#[0-9a-f]{6}|none|main|deep|pale|body|belly|accent|shade|light|inner|line|outline|blush)$/

const { coats, marks, worn, held, scenes, features, parts } = wardrobe()
const inLists = [...Object.values(coats), ...Object.values(marks)].flat()
const { extras, markings } = shapes()
const pieces = [...inLists, ...Object.values(worn), ...Object.values(parts), ...Object.values(extras)]
const coatShapes = Object.values(markings).flatMap(({ head = [], flank = [] }) => [...head, ...flank])

it('every piece is drawn on a known layer and place', () => {
  expect(pieces.filter(({ on, at }) => !(LAYERS.includes(on) && PLACES.includes(at)))).toEqual([])
})

it('every shape is a path in known colours', () => {
  const drawn = [...pieces, ...Object.values(held), ...Object.values(scenes)].flatMap((one) => one.shapes)
  const all = [...drawn, ...coatShapes]
  expect(all.filter(({ d }) => !/^[MO][-\d. MLQCOZ]+$/.test(d))).toEqual([])
  const unknown = all.filter(({ fill = 'none', line = 'none' }) => !(COLOUR.test(fill) && COLOUR.test(line)))
  expect(unknown).toEqual([])
})

/** Drawing an unknown part throws. */
it('every kind and feature has known parts', () => {
  expect(Object.values(features).filter((name) => !(name in parts))).toEqual([])
  for (const [name, drawn_as] of Object.entries(PEN_WORDS.kinds))
    portrait(sitting('tabby', { species: { slug: name, name, family: 'exotic', innate_traits: [], drawn_as } }))
})

it.each(Object.entries(worn))('%s is drawn from behind unless it is on the face', (name, { on }) => {
  const drawn_with = (PEN_WORDS.worn as Readonly<Record<string, string>>)[name]
  const from = portrait(sitting('tabby', { mood: 'wary', drawn_with })) !== portrait(sitting('tabby', { mood: 'wary' }))
  const onFace =
    on === 'brow' ||
    ['glasses', 'sunglasses', 'monocle', 'eyepatch', 'moustache', 'earrings', 'carnivalmask'].includes(name)
  expect(from).toBe(!onFace)
})
