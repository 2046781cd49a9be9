/**
 * Likeness of rasterised faces without background: species of a family differ, individuals differ, one life looks alike
 * at every stage, moods change the outline, and nothing is cut off.
 */
import { createHash } from 'node:crypto'
import { renderPixels } from '../../lambdas/adapters/rasteriser'
import { STAGES, type Stage } from '../../lambdas/domain/creature/creature'
import { EXPRESSIONS, MOODS } from '../../lambdas/domain/creature/mood'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { figures } from '../../lambdas/drawing/figures'
import { bodyPlans } from '../../lambdas/drawing/parts/body-plans'
import { type PortraitSubject, portrait } from '../../lambdas/drawing/portrait'
import { wardrobe } from '../../lambdas/drawing/wardrobe'
import { FAMILIES } from '../../lambdas/species/vocabulary'
import { cutOff, GREY, outlineApart, thumbnail, withoutRoom } from '../support/pictures'
import { designed, portraitSubject } from '../support/portrait-subjects'
import { sample } from '../support/sampling'

/** Cached, because it runs for every pixel. */
const { abs, min, max } = Math

const WIDTH = 48

/** A stable id for each name. */
const idOf = (name: string): string => {
  const digits = createHash('sha256').update(name).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
const key = (slug: string, stage: Stage): string => `${slug} ${stage}`

type Image = Float32Array
const faces = new Map<string, Image>()
/** One individual per species, each with another id. */
const closeUps = new Map<string, Image>()
const palettes = new Map<string, Image>()

beforeAll(async () => {
  for (const { slug } of catalogue()) {
    for (const stage of STAGES) {
      faces.set(key(slug, stage), await onGrey(portrait(portraitSubject(slug, { stage }))))
      const own = await onGrey(portrait(portraitSubject(slug, { stage, id: idOf(slug) })))
      closeUps.set(key(slug, stage), closeUp(own))
      palettes.set(key(slug, stage), palette(own))
    }
  }
})

async function onGrey(svg: string): Promise<Image> {
  const { pixels: bytes } = await renderPixels(withoutRoom(svg), WIDTH)
  const image = new Float32Array(WIDTH * WIDTH * 3)
  for (let at = 0; at < WIDTH * WIDTH; at++) {
    const clear = 1 - bytes[at * 4 + 3]! / 255
    for (let colour = 0; colour < 3; colour++) image[at * 3 + colour] = bytes[at * 4 + colour]! + GREY * clear
  }
  return image
}

/** The creature without margin, scaled to one size, to compare stages. */
function closeUp(image: Image): Image {
  let [left, right, top, bottom] = [WIDTH, 0, WIDTH, 0]
  for (let at = 0; at < WIDTH * WIDTH; at++) {
    const [red, green, blue] = [image[at * 3]!, image[at * 3 + 1]!, image[at * 3 + 2]!]
    if (abs(red - GREY) + abs(green - GREY) + abs(blue - GREY) <= 12) continue
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    ;[left, right, top, bottom] = [min(left, x), max(right, x), min(top, y), max(bottom, y)]
  }
  const size = WIDTH / 2
  const result = new Float32Array(size * size * 3)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from =
        Math.round(top + ((bottom - top) * y) / (size - 1)) * WIDTH +
        Math.round(left + ((right - left) * x) / (size - 1))
      for (let colour = 0; colour < 3; colour++) result[(y * size + x) * 3 + colour] = image[from * 3 + colour]!
    }
  }
  return result
}

/** The mean difference per colour value, 0 to 255. */
function difference(a: Image, b: Image): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += abs(a[at]! - b[at]!)
  return sum / a.length
}

const cousins = (family: string) =>
  catalogue()
    .filter((species) => species.family === family)
    .map(({ slug }) => slug)

/** About half of a typical difference; eggs and the young are smaller, thinner or plainer than adults. */
const APART: Readonly<Record<Stage, number>> = { egg: 3, baby: 4, child: 7, teen: 6, adult: 9 }

describe.each(FAMILIES)('in the %s family', (family) => {
  it.each(STAGES)('no two species look alike as %s', (stage) => {
    const alike = cousins(family).flatMap((one, at) =>
      cousins(family)
        .slice(0, at)
        .filter((other) => difference(faces.get(key(one, stage))!, faces.get(key(other, stage))!) < APART[stage])
        .map((other) => `${one} and ${other}`),
    )
    expect(alike).toEqual([])
  })

  /** By colours and where they are. The proportions of stages differ, so three relatives may be nearer. */
  it.each([
    ['baby', 'child'],
    ['child', 'teen'],
    ['teen', 'adult'],
  ] as const)('each %s is more like itself as %s than like all but three other species', (stage, next) => {
    const strayed = cousins(family).filter((slug) => {
      const likeness = (other: string) =>
        difference(closeUps.get(key(slug, stage))!, closeUps.get(key(other, next))!) *
        difference(palettes.get(key(slug, stage))!, palettes.get(key(other, next))!)
      return cousins(family).filter((other) => likeness(other) < likeness(slug)).length > 3
    })
    expect(strayed).toEqual([])
  })

  it('each egg has the colours of what hatches from it', () => {
    const strayed = cousins(family).filter((slug) => {
      const likeness = (other: string) => difference(palettes.get(key(slug, 'egg'))!, palettes.get(key(other, 'baby'))!)
      const nearer = cousins(family).filter((other) => likeness(other) < likeness(slug))
      return nearer.length > cousins(family).length / 2
    })
    expect(strayed).toEqual([])
  })
})

/** The share of each of 64 colours in the drawing. */
function palette(image: Image): Image {
  const shares = new Float32Array(64)
  let drawn = 0
  for (let at = 0; at < image.length; at += 3) {
    const [red, green, blue] = [image[at]!, image[at + 1]!, image[at + 2]!]
    if (abs(red - GREY) + abs(green - GREY) + abs(blue - GREY) < 12) continue
    drawn++
    shares[(red >> 6) * 16 + (green >> 6) * 4 + (blue >> 6)]! += 1
  }
  return shares.map((share) => share / drawn)
}

const HELD: readonly Partial<PortraitSubject>[] = [
  { stage: 'egg' },
  { stage: 'baby', mood: 'happy' },
  { stage: 'teen', mood: 'curious' },
  ...EXPRESSIONS.map((mood) => ({ mood })),
  { mood: 'curious', path: 'balanced' },
  { mood: 'critical', path: 'rescue' },
  { alive: false, path: 'high_care' },
]

it('no pose is cut off', async () => {
  const cut: string[] = []
  for (const { slug } of sample(catalogue(), 4)) {
    for (const held of HELD) {
      const one = portraitSubject(slug, { ...held, id: idOf(slug) })
      if (await cutOff(one)) cut.push(`${slug} ${JSON.stringify(held)}`)
    }
  }
  expect(cut).toEqual([])
})

/** The mean difference per colour value over both figures, 0 to 255. */
function apart(a: Float32Array, b: Float32Array): number {
  let [sum, drawn] = [0, 0]
  for (let at = 0; at < a.length; at += 4) {
    if (a[at + 3]! < 0.5 && b[at + 3]! < 0.5) continue
    drawn++
    for (let colour = 0; colour < 3; colour++) sum += abs(a[at + colour]! - b[at + colour]!)
  }
  return sum / drawn / 3
}

/** The share of each of 216 colours; each pixel is distributed over its eight nearest. */
function colours(image: Float32Array): Float32Array {
  const shares = new Float32Array(216)
  let drawn = 0
  for (let at = 0; at < image.length; at += 4) {
    if (image[at + 3]! < 0.9) continue
    drawn++
    const places = [0, 1, 2].map((colour) => (image[at + colour]! / 255) * 5)
    const corners = places.map((place) => min(4, Math.floor(place)))
    for (let corner = 0; corner < 8; corner++) {
      const far = [corner & 1, (corner >> 1) & 1, corner >> 2]
      const weight = far.reduce(
        (product, one, i) => product * (one ? places[i]! - corners[i]! : 1 - places[i]! + corners[i]!),
        1,
      )
      const [red, green, blue] = corners.map((from, i) => from + far[i]!)
      shares[red! * 36 + green! * 6 + blue!]! += weight
    }
  }
  return shares.map((share) => share / drawn)
}

const SIBLINGS = 8
const siblingIds = Array.from({ length: SIBLINGS }, (_, at) => idOf(`sibling ${at}`))

describe('two individuals of a species', () => {
  it('differ at 96 pixels: each pair by at least 8 of 255, most by 20 or more', async () => {
    const alike: string[] = []
    for (const { slug } of sample(catalogue(), 6)) {
      const images = await Promise.all(siblingIds.map((id) => thumbnail(portraitSubject(slug, { id }))))
      const distances = images.flatMap((one, at) => images.slice(0, at).map((other) => apart(one, other)))
      const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length
      if (mean < 20 || min(...distances) < 8) alike.push(`${slug}: ${mean}, at least ${min(...distances)}`)
    }
    expect(alike).toEqual([])
  })

  it('resemble themselves in other moods, stages or dead more than each other, with under 8% exceptions', async () => {
    // A creature that turns away shows another side.
    const moods = EXPRESSIONS.filter((mood) => mood !== 'content' && mood !== 'wary').map((mood) => ({ mood }))
    const others: readonly Partial<PortraitSubject>[] = [
      ...moods,
      ...STAGES.filter((stage) => stage !== 'egg' && stage !== 'adult').map((stage) => ({ stage })),
      { alive: false },
    ]
    const [asked, strayed] = [[] as string[], [] as string[]]
    for (const { slug } of sample(catalogue(), 12)) {
      const now = await Promise.all(
        siblingIds.map(async (id) => colours(await thumbnail(portraitSubject(slug, { id })))),
      )
      for (const how of others) {
        const then = await Promise.all(
          siblingIds.map(async (id) => colours(await thumbnail(portraitSubject(slug, { id, ...how })))),
        )
        now.forEach((own, at) => {
          const nearest = then
            .map((other) => difference(own, other))
            .reduce((best, near, i, all) => (near < all[best]! ? i : best), 0)
          asked.push(slug)
          if (nearest !== at) strayed.push(`${slug} ${Object.values(how)} ${at}`)
        })
      }
    }
    expect(strayed.length / asked.length).toBeLessThan(0.08)
  })
})

/** One subject per body: of a built-in species, or of a designed one of that kind. */
const BODIED: Readonly<Record<string, Pick<PortraitSubject, 'species' | 'picture'>>> = Object.fromEntries([
  ...Object.entries(wardrobe().kind).map(([kind, { figure }]) => [figure.body, designed(kind)]),
  ...catalogue().map((species) => [figures()[species.slug]!.figure.body, { species }]),
])

it('every body plan has an example', () => {
  expect(Object.keys(BODIED).sort()).toEqual(Object.keys(bodyPlans().bodies).sort())
})

it.each(Object.keys(BODIED))('moods change the outline of the %s body', async (body) => {
  const own = BODIED[body]!
  const outlines = new Map<string, Float32Array>()
  for (const mood of MOODS) outlines.set(mood, await thumbnail(portraitSubject('tabby', { ...own, mood })))
  outlines.set('resting', await thumbnail(portraitSubject('tabby', { ...own, alive: false })))
  const easy = outlines.get('content')!
  const upright = [...outlines].filter(([mood, outline]) => mood !== 'content' && outlineApart(easy, outline) < 0.1)
  expect(upright.map(([mood]) => mood)).toEqual([])
})
