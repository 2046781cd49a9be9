/** Every word of the drawing vocabulary is visible, and drawings stay within their size. */
import fc from 'fast-check'
import { LIFE_MARKS } from '../../lambdas/domain/creature/keepsakes'
import { readWords } from '../../lambdas/domain/picture/reading'
import { facePath, sitterOf } from '../../lambdas/drawing/address'
import { avatar } from '../../lambdas/drawing/avatar'
import { avatarPath, keeperOf } from '../../lambdas/drawing/keeper-address'
import { portrait } from '../../lambdas/drawing/portrait'
import { KEEPSAKE_SHAPES } from '../../lambdas/species/book'
import { penLabel } from '../../lambdas/species/pen-labels'
import { COLOURS, PEN_WORDS } from '../../lambdas/species/pen-words'
import { strokesText } from '../../lambdas/species/strokes'
import { TINTED } from '../../lambdas/species/tinted'
import { FAMILIES } from '../../lambdas/species/vocabulary'
import { anySitter, SITTER_ID, sitting } from '../support/portrait-sitters'
import { svgFaults } from '../support/svg'

const KB = 1024
const LARGEST = 12 * KB

const things = Object.entries(PEN_WORDS).flatMap(([group, words]) =>
  Object.entries<string>(words)
    .filter(([name]) => name !== 'eyes')
    .map(([name, code]) => ({ group, name, code })),
)
const colours = Object.entries(COLOURS).map(([name, { code }]) => ({ name, code }))

const designed = (name: string, drawn_as: string, family: (typeof FAMILIES)[number] = 'exotic') =>
  sitting('tabby', { species: { slug: name, name, family, innate_traits: [], drawn_as } })

it.each(['capybara', 'blob'])('draws every word of the vocabulary on a %s', (slug) => {
  const plain = portrait(sitting(slug))
  const codes = [
    ...things.map(({ code }) => code),
    ...colours.flatMap(({ code }) => [`${PEN_WORDS.features.beard}${code}`, `ee${code}`, `sf${code}`]),
  ]
  const drawings = codes.map((code) => portrait(sitting(slug, { drawn_with: code })))
  expect(codes.filter((_, at) => drawings[at] === plain)).toEqual([])
  const alike = codes.filter((_, at) => drawings.indexOf(drawings[at]!) !== at)
  expect(alike.length).toBeLessThan(codes.length / 50)
})

it('draws every colour of coat, front, details, wall and parts of the body', () => {
  const codes = Object.values(TINTED).flatMap((part) => colours.map(({ code }) => `${part}${code}`))
  const drawings = codes.map((code) => portrait(sitting('tabby', { drawn_with: `eg-ar-${code}` })))
  expect(new Set(drawings).size).toBe(codes.length)
})

it.each(['tail', 'ears', 'nose', 'feet', 'wings', 'shell'])('draws the colour of every %s that it reports', (part) => {
  const kinds = things.filter(({ group }) => group === 'kinds')
  const readings = kinds.map(({ name, code }) => ({
    name,
    code,
    strokes: readWords([`a ${penLabel(name)} with teal ${part}`], 'species').strokes,
  }))
  const claimed = readings.filter(({ strokes }) => strokes.some(({ group }) => group === 'tinted'))
  const undrawn = claimed.filter(
    ({ code, strokes }) => portrait(designed('made_up', strokesText(strokes))) === portrait(designed('made_up', code)),
  )
  expect(claimed.length).toBeGreaterThan(0)
  expect(undrawn.map(({ name }) => name)).toEqual([])
})

it('draws every word on a species, and each kind differently', () => {
  const plain = portrait(designed('made_up', ''))
  const drawings = things.map(({ code }) => portrait(designed('made_up', code)))
  // It may have one of the markings by chance.
  expect(things.filter((_, at) => drawings[at] === plain).length).toBeLessThanOrEqual(1)
  const kinds = things.filter(({ group }) => group === 'kinds')
  expect(new Set(kinds.map(({ code }) => portrait(designed('made_up', code)))).size).toBe(kinds.length)
})

it('draws every applicable word on an avatar', () => {
  const keeper = { id: SITTER_ID, username: 'pip' }
  const plain = avatar(keeper)
  const used = things.filter(({ group }) => ['worn', 'held', 'backdrops', 'kinds'].includes(group))
  const undrawn = used.filter(({ code, name }) => name !== 'boots' && avatar({ ...keeper, drawn_with: code }) === plain)
  expect(undrawn).toEqual([])
  for (const { code } of used) expect(svgFaults(avatar({ ...keeper, drawn_with: code }))).toEqual([])
})

it('draws any combination of two words as valid, small SVG', () => {
  const asked = things.map(({ code }, at) => [code, things[(at * 7 + 40) % things.length]!.code, 'sfr', '1n'])
  for (const strokes of asked) {
    const drawn_with = [...new Set(strokes)].join('-')
    const drawing = portrait(sitting('maine_coon', { drawn_with, keepsakes: ['sock', 'bell'], mood: 'happy' }))
    expect(svgFaults(drawing)).toEqual([])
    expect(Buffer.byteLength(drawing)).toBeLessThan(LARGEST)
  }
})

it('stays below 12 KB for any address, and draws the same animated or still, in any size', () => {
  const everything = { path: 'rescue', mood: 'sick', life: LIFE_MARKS, keepsakes: KEEPSAKE_SHAPES } as const
  fc.assert(
    fc.property(anySitter, fc.shuffledSubarray(things, { minLength: 10, maxLength: 10 }), (sitter, asked) => {
      const strokes = asked.map(({ code }) => code).join('-')
      const full = { ...sitter, ...everything, stage: 'adult', drawn_with: strokes } as const
      const drawing = portrait(full, { size: 2048 })
      expect(Buffer.byteLength(drawing)).toBeLessThan(LARGEST)
      expect(svgFaults(drawing)).toEqual([])
      const inside = (svg: string): string => svg.slice(svg.indexOf('<defs>'))
      expect(inside(portrait(full, { still: true, size: 48 }))).toBe(inside(drawing))
    }),
    { numRuns: 60 },
  )
})

it('reads the words from the address, and refuses unknown ones', () => {
  const sitter = { ...designed('moon_moth', 'mt-1s'), drawn_with: 'sfr-mu' }
  const path = facePath(sitter)
  expect(path).toContain('/exotic.moon_moth~mt-1s/adult-content~sfr-mu/')
  expect(portrait(sitterOf(path)!)).toBe(portrait(sitter))
  for (const wrong of ['sfr-zz', '', 'sfr-', 'sfr~mu', '<b>']) {
    expect(sitterOf(path.replace('sfr-mu', wrong))).toBeNull()
    expect(sitterOf(path.replace('mt-1s', wrong))).toBeNull()
  }
  const keeper = { id: SITTER_ID, username: 'pip', drawn_with: 'sfr-mu' }
  expect(keeperOf(avatarPath(keeper))).toEqual(keeper)
  expect(keeperOf(avatarPath({ ...keeper, drawn_with: 'zz' }))).toBeNull()
})

it('draws a hundred invented species differently', () => {
  const adjectives = ['Moon', 'Glass', 'Thunder', 'Clockwork', 'Velvet', 'Ember', 'Frost', 'Moss', 'Paper', 'Copper']
  const nouns = ['Moth', 'Fox', 'Snail', 'Golem', 'Jellyfish', 'Owl', 'Cloud', 'Beetle', 'Whale', 'Wanderer']
  const names = adjectives.flatMap((one) => nouns.map((other) => `${one} ${other}`))
  const faces = names.map((name, at) => {
    const { strokes } = readWords([], 'species', { name })
    const slug = name.toLowerCase().replaceAll(' ', '_')
    return portrait(designed(slug, strokesText(strokes), FAMILIES[at % FAMILIES.length]))
      .replace(/<title>.*?<\/title>/, '')
      .replace(/f[0-9a-z]{5,7}(?=[a-z"])/g, 'f')
  })
  expect(new Set(faces).size).toBe(100)
})
