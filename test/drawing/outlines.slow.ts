/**
 * Outlines at the size of a card, for every species: stages, adult forms, siblings and states differ by a measured
 * minimum, and no adult form is cut off. Outlines are compared at one height, so that size alone is no difference.
 */
import { createHash } from 'node:crypto'
import { renderPixels } from '../../lambdas/adapters/rasteriser'
import { EVOLUTION_PATHS, type HatchedStage } from '../../lambdas/domain/creature/creature'
import { EXPRESSIONS } from '../../lambdas/domain/creature/mood'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { outline } from '../../lambdas/drawing/outline'
import { bodyPlans } from '../../lambdas/drawing/parts/body-plans'
import type { Body } from '../../lambdas/drawing/parts/figure'
import { buildOf } from '../../lambdas/drawing/parts/growth'
import { type PortraitSubject, portrait } from '../../lambdas/drawing/portrait'
import { cutOff, thumbnail, withoutRoom } from '../support/pictures'
import { portraitSubject } from '../support/portrait-subjects'
import { sample } from '../support/sampling'

const CARD = 96
const HEIGHT = 64
const WIDTH = 2 * HEIGHT

/** What a drawing covers, without margin and at one height. */
async function outlineOf(subject: PortraitSubject): Promise<Uint8Array> {
  const image = await thumbnail(subject)
  const covered = (x: number, y: number): boolean =>
    x >= 0 && x < CARD && y >= 0 && y < CARD && image[(y * CARD + x) * 4 + 3]! > 0.5
  let [left, right, top, bottom] = [CARD, 0, CARD, 0]
  for (let y = 0; y < CARD; y++)
    for (let x = 0; x < CARD; x++)
      if (covered(x, y))
        [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
  const step = (bottom - top) / (HEIGHT - 1)
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [(at % WIDTH) - HEIGHT, Math.floor(at / WIDTH)]
    return covered(Math.round((left + right) / 2 + x * step), Math.round(top + y * step)) ? 1 : 0
  })
}

/** The share of the joint area that only one of them covers: 1 minus intersection over union. */
function apart(a: Uint8Array, b: Uint8Array): number {
  let [either, both] = [0, 0]
  for (let at = 0; at < a.length; at++) {
    either += a[at]! | b[at]!
    both += a[at]! & b[at]!
  }
  return 1 - both / either
}

const mirrored = (mask: Uint8Array): Uint8Array =>
  mask.map((_, at) => mask[Math.floor(at / WIDTH) * WIDTH + WIDTH - 1 - (at % WIDTH)]!)

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!

/** Measures every species; the nearest ones are named if the law is broken. */
async function measured(measure: (slug: string) => Promise<number>) {
  const found: { slug: string; value: number }[] = []
  for (const { slug } of catalogue()) found.push({ slug, value: await measure(slug) })
  return {
    median: median(found.map(({ value }) => value)),
    below: (least: number) => found.filter(({ value }) => value < least).map(({ slug, value }) => `${slug} ${value}`),
  }
}

describe('stages', () => {
  it.each([
    ['baby', 'child', 0.09, 0.22],
    ['child', 'teen', 0.25, 0.4],
    ['teen', 'adult', 0.15, 0.36],
  ] as const)('a %s has another outline than a %s', async (stage, next, least, usual) => {
    const found = await measured(async (slug) =>
      apart(await outlineOf(portraitSubject(slug, { stage })), await outlineOf(portraitSubject(slug, { stage: next }))),
    )
    expect(found.below(least)).toEqual([])
    expect(found.median).toBeGreaterThan(usual)
  })

  it('a head is large on a baby, and smaller than an adult’s on a teenager, on every body', () => {
    const ratio = (stage: HatchedStage, body: Body): number => {
      const { head, tall } = buildOf(stage, body, 'easy')
      return head / tall
    }
    for (const body of Object.keys(bodyPlans().bodies) as Body[]) {
      expect(ratio('baby', body)).toBeGreaterThan(1.3)
      expect(ratio('child', body)).toBeGreaterThan(1.1)
      expect(ratio('baby', body) / ratio('child', body)).toBeGreaterThan(1.1)
      expect(ratio('teen', body)).toBeLessThan(0.9)
    }
  })
})

describe('adult forms', () => {
  const PAIRS = EVOLUTION_PATHS.flatMap((one, at) => EVOLUTION_PATHS.slice(0, at).map((other) => [one, other] as const))

  it.each(PAIRS)('%s has another outline than %s', async (path, other) => {
    const found = await measured(async (slug) =>
      apart(await outlineOf(portraitSubject(slug, { path })), await outlineOf(portraitSubject(slug, { path: other }))),
    )
    expect(found.below(0.12)).toEqual([])
    expect(found.median).toBeGreaterThan(0.25)
  })

  it('are not cut off in any mood', async () => {
    const cut: string[] = []
    const states: Partial<PortraitSubject>[] = [...EXPRESSIONS.map((mood) => ({ mood })), { alive: false }]
    for (const { slug } of sample(catalogue(), 4))
      for (const path of EVOLUTION_PATHS)
        for (const state of states)
          if (await cutOff(portraitSubject(slug, { ...state, path })))
            cut.push(`${slug} ${path} ${Object.values(state)}`)
    expect(cut).toEqual([])
  })
})

const idOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

it('siblings differ in outline, also mirrored', async () => {
  const ids = Array.from({ length: 6 }, (_, at) => idOf(`sibling ${at}`))
  const found = await measured(async (slug) => {
    const outlines = await Promise.all(ids.map((id) => outlineOf(portraitSubject(slug, { id }))))
    const distances = outlines.flatMap((one, at) =>
      outlines.slice(0, at).map((other) => Math.min(apart(one, other), apart(one, mirrored(other)))),
    )
    return distances.reduce((sum, distance) => sum + distance, 0) / distances.length
  })
  expect(found.below(0.07)).toEqual([])
  expect(found.median).toBeGreaterThan(0.15)
})

it('the outline of a picture covers what the picture covers, in one colour', async () => {
  for (const { slug } of sample(catalogue(), 8)) {
    const { pixels } = await renderPixels(outline(portraitSubject(slug)), CARD)
    const drawn = await thumbnail(portraitSubject(slug))
    let [covered, missed] = [0, 0]
    for (let at = 0; at < pixels.length; at += 4) {
      const alpha = pixels[at + 3]!
      if (drawn[at + 3]! > 0.9) covered++
      if (drawn[at + 3]! > 0.9 && alpha < 40) missed++
      // Colours are premultiplied: each is its share of the alpha.
      for (const [place, share] of [0x8d, 0x86, 0xa0].entries())
        expect(Math.abs(pixels[at + place]! - (alpha * share) / 255)).toBeLessThan(4)
    }
    // A ghost lets everything through.
    expect(missed).toBeLessThanOrEqual(0.02 * covered)
  }
})

it('critical, asleep and dead differ on a card', async () => {
  const states: Partial<PortraitSubject>[] = [{ mood: 'critical' }, { mood: 'sleeping' }, { alive: false }]
  const found = await measured(async (slug) => {
    const masks = await Promise.all(
      states.map(async (state) => {
        const { pixels } = await renderPixels(
          withoutRoom(portrait(portraitSubject(slug, state), { still: true })),
          CARD,
        )
        return Uint8Array.from({ length: CARD * CARD }, (_, at) => (pixels[at * 4 + 3]! > 127 ? 1 : 0))
      }),
    )
    return Math.min(apart(masks[0]!, masks[1]!), apart(masks[0]!, masks[2]!), apart(masks[1]!, masks[2]!))
  })
  expect(found.below(0.25)).toEqual([])
  expect(found.median).toBeGreaterThan(0.35)
})
