/** Checks the words in wardrobe.json and shapes.json, which the compiler cannot. */
import { penWords } from '../../lambdas/domain/painting/pen-words'
import type { Layer } from '../../lambdas/drawing/part-context'
import { shapes } from '../../lambdas/drawing/parts/shapes'
import { portrait } from '../../lambdas/drawing/portrait'
import { wardrobe } from '../../lambdas/drawing/wardrobe'
import type { Piece } from '../../lambdas/drawing/wardrobe/piece'
import { designed, portraitSubject } from '../support/portrait-subjects'

const LAYERS: readonly Layer[] = ['back', 'torso', 'chest', 'crown', 'coat', 'brow', 'mouth', 'fore']
const PLACES: readonly Piece['at'][] = ['head', 'neck', 'flank', 'wing', 'feet']
const COLOUR = /^(#[0-9a-f]{6}|none|main|deep|pale|body|belly|accent|shade|light|inner|line|outline|blush)$/

const { coat, marking, clothes, thing, backdrop, feature, kind, parts } = wardrobe()
const marks = Object.values(marking).filter((one) => typeof one !== 'string')
const { extras, markings } = shapes()
const pieces = [
  ...[...Object.values(coat), ...marks].flat(),
  ...Object.values(clothes),
  ...Object.values(parts),
  ...Object.values(extras),
]
const coatShapes = Object.values(markings).flatMap(({ head = [], flank = [] }) => [...head, ...flank])

it('every piece is drawn on a known layer and place', () => {
  expect(pieces.filter(({ on, at }) => !(LAYERS.includes(on) && PLACES.includes(at)))).toEqual([])
})

it('every part belongs to a word', () => {
  const used = new Set([...Object.values(feature), ...Object.values(kind).flatMap((one) => one.parts ?? [])])
  expect(Object.keys(parts).filter((name) => !used.has(name as keyof typeof parts))).toEqual([])
})

it('every shape is a path in known colours', () => {
  const drawn = [...pieces, ...Object.values(thing), ...Object.values(backdrop)].flatMap((one) => one.shapes)
  const all = [...drawn, ...coatShapes]
  expect(all.filter(({ d }) => !/^[MO][-\d. MLQCOZ]+$/.test(d))).toEqual([])
  const unknown = all.filter(({ fill = 'none', line = 'none' }) => !(COLOUR.test(fill) && COLOUR.test(line)))
  expect(unknown).toEqual([])
})

it('every drawing has a word', () => {
  const drawn = Object.entries(wardrobe()).flatMap(([group, one]) =>
    group === 'parts' ? [] : Object.keys(one).map((label) => `${group} ${label}`),
  )
  const words: string[] = penWords().map(({ group, label }) => `${group} ${label}`)
  expect(drawn.filter((one) => !words.includes(one))).toEqual([])
})

/** Drawing an unknown part throws. */
it('every kind and feature has known parts', () => {
  expect(Object.values(feature).filter((name) => !(name in parts))).toEqual([])
  for (const name of Object.keys(kind)) portrait(portraitSubject('tabby', designed(name)))
})

it.each(Object.entries(clothes))('%s is drawn from behind unless it is on the face', (name, { on }) => {
  const picture = [name]
  const from =
    portrait(portraitSubject('tabby', { mood: 'wary', picture })) !==
    portrait(portraitSubject('tabby', { mood: 'wary' }))
  const onFace =
    on === 'brow' ||
    ['glasses', 'sunglasses', 'monocle', 'eyepatch', 'moustache', 'earrings', 'carnival mask'].includes(name)
  expect(from).toBe(!onFace)
})
