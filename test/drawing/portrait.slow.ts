/** Portraits: valid SVG, deterministic, with visible mood, stage and path. */
import fc from 'fast-check'
import { EVOLUTION_PATHS, STAGES } from '../../lambdas/domain/creature/creature'
import { FAMILY_JOYS } from '../../lambdas/domain/creature/joy'
import { LIFE_MARKS } from '../../lambdas/domain/creature/keepsakes'
import { EXPRESSIONS } from '../../lambdas/domain/creature/mood'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { avatar } from '../../lambdas/drawing/avatar'
import { figures } from '../../lambdas/drawing/figures'
import { type PortraitSubject, portrait } from '../../lambdas/drawing/portrait'
import { KEEPSAKE_SHAPES } from '../../lambdas/species/book'
import { anySubject, portraitSubject, SUBJECT_ID } from '../support/portrait-subjects'
import { iterations, sample } from '../support/sampling'
import { svgFaults } from '../support/svg'

it('is valid SVG from behind, with wings and boots', () => {
  const picture = ['bee', 'boots', 'scarf']
  expect(svgFaults(portrait(portraitSubject('tabby', { mood: 'wary', stage: 'teen', picture })))).toEqual([])
})

it('is valid SVG of plain shapes, without external references', () => {
  fc.assert(
    fc.property(anySubject, (subject) => {
      expect(svgFaults(portrait(subject))).toEqual([])
    }),
    { numRuns: iterations(100, 300) },
  )
})

it('is the same to the byte, whatever was drawn in between', () => {
  fc.assert(
    fc.property(anySubject, anySubject, (subject, other) => {
      const first = portrait(subject)
      portrait(other)
      expect(portrait(structuredClone(subject))).toBe(first)
    }),
    { numRuns: iterations(40, 100) },
  )
})

it('has exactly one figure for each built-in species', () => {
  expect(Object.keys(figures()).sort()).toEqual(
    catalogue()
      .map(({ slug }) => slug)
      .sort(),
  )
})

it('stays small, also with all extras', () => {
  const sizes = (change: Partial<PortraitSubject>) =>
    catalogue().map(({ slug }) => Buffer.byteLength(portrait(portraitSubject(slug, change))))
  const keepsakes = KEEPSAKE_SHAPES.slice(0, 8)
  expect(Math.max(...sizes({}))).toBeLessThan(8.5 * 1024)
  for (const path of EVOLUTION_PATHS)
    expect(Math.max(...sizes({ path, mood: 'curious', keepsakes, life: LIFE_MARKS }))).toBeLessThan(12 * 1024)
})

it('has unique ids, so that several fit on one page', () => {
  const drawings = sample(catalogue(), 3).flatMap(({ slug }) => [
    ...STAGES.map((stage) => portrait(portraitSubject(slug, { stage }))),
    portrait(portraitSubject(slug, { id: SUBJECT_ID.replace('0b', '0c') })),
    portrait(portraitSubject(slug, { mood: 'happy' })),
    portrait(portraitSubject(slug, { alive: false })),
  ])
  const ids = drawings.flatMap((drawing) => [...new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))])
  expect(new Set(ids).size).toBe(ids.length)
})

describe('the drawing differs', () => {
  const distinct = (drawings: readonly string[]) => new Set(drawings.map(withoutIds)).size

  it('for every mood, and for a dead creature', () => {
    const moods = EXPRESSIONS.map((mood) => portrait(portraitSubject('tabby', { mood })))
    expect(distinct([...moods, portrait(portraitSubject('tabby', { alive: false }))])).toBe(EXPRESSIONS.length + 1)
  })

  it('for every joy of a happy creature, and its title says what is seen', () => {
    const joys = FAMILY_JOYS.cat.map((joy) => portrait(portraitSubject('tabby', { mood: 'happy', joy })))
    expect(distinct(joys)).toBe(joys.length)
    expect(joys.map((drawing) => drawing.match(/<title>(.*)<\/title>/)?.[1])).toEqual([
      'Tabby, adult, happy, leaping',
      'Tabby, adult, happy, stretching',
      'Tabby, adult, happy, rolling on its back',
      'Tabby, adult, happy, tucked in like a loaf',
      'Tabby, adult, happy, trotting, tail up',
      'Tabby, adult, happy, kneading a cushion',
    ])
  })

  it('for every stage', () => {
    expect(distinct(STAGES.map((stage) => portrait(portraitSubject('axolotl', { stage }))))).toBe(STAGES.length)
  })

  it('for every path of an adult, but not before', () => {
    const paths = [null, ...EVOLUTION_PATHS]
    expect(distinct(paths.map((path) => portrait(portraitSubject('robot', { path }))))).toBe(paths.length)
    expect(distinct(paths.map((path) => portrait(portraitSubject('robot', { path, stage: 'teen' }))))).toBe(1)
  })

  it('by a missing leg for a rescued dog, in every pose', () => {
    const shapes = (drawing: string): number => drawing.match(/<(?:path|ellipse|circle) /g)!.length
    const toes = (drawing: string): number => drawing.match(/v5M[\d. -]+v5/g)?.length ?? 0
    const bodyOf = (slug: string) => figures()[slug]!.figure.body
    const isFirstOfBody = (slug: string) =>
      catalogue().find((other) => other.family === 'dog' && bodyOf(other.slug) === bodyOf(slug))?.slug === slug
    const whole = catalogue()
      .filter(({ family }) => family === 'dog')
      .flatMap((species) =>
        // A creature that turns its back sits on its legs.
        [
          ...EXPRESSIONS.filter((mood) => mood !== 'wary' || figures()[species.slug]!.figure.body === 'standing').map(
            (mood) => ({ mood }),
          ),
          ...(isFirstOfBody(species.slug) ? FAMILY_JOYS.dog.map((joy) => ({ mood: 'happy' as const, joy })) : []),
        ]
          .map((how) => portraitSubject(species.slug, { ...how, path: 'rescue', species }))
          .filter(
            (dog) =>
              toes(portrait(dog)) >= toes(portrait({ ...dog, path: 'balanced' })) &&
              shapes(portrait(dog)) >= shapes(portrait({ ...dog, species: { ...species, family: 'cat' } })),
          ),
      )
    expect(whole.map(({ species: { slug }, mood, joy }) => `${slug}, ${mood}, ${joy}`)).toEqual([])
  })

  it('between two creatures of a species', () => {
    expect(portrait(portraitSubject('calico'))).not.toBe(
      portrait(portraitSubject('calico', { id: SUBJECT_ID.replace('0b', '0c') })),
    )
  })

  it('by size, and has a title for screen readers', () => {
    const drawing = portrait(portraitSubject('maine_coon', { mood: 'hungry' }), { size: 96 })
    expect(drawing).toMatch(
      /^<svg xmlns="[^"]+" width="96" height="96" viewBox="0 0 256 256" role="img"><title>Maine Coon, adult, hungry<\/title>/,
    )
  })
})

describe('avatars', () => {
  it('are valid and deterministic for any agent', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.stringMatching(/^[a-z0-9_-]{2,50}$/), (id, username) => {
        const drawing = avatar({ id, username })
        expect(svgFaults(drawing)).toEqual([])
        expect(avatar({ id, username })).toBe(drawing)
      }),
    )
  })

  it('differ between agents', () => {
    const drawings = Array.from({ length: 100 }, (_, at) => avatar({ id: SUBJECT_ID, username: `keeper-${at}` }))
    expect(
      new Set(drawings.map((drawing) => withoutIds(drawing).replace(/<title>.*<\/title>/, ''))).size,
    ).toBeGreaterThan(95)
  })
})

const withoutIds = (drawing: string): string => drawing.replace(/(id="|#)[fk][0-9a-z]+/g, '$1')
