/** What the eye is promised, measured on rasterised faces without their rooms: cousins differ, a life looks like one life, and nothing is cut off. */
import { pixels } from '../../lambdas/clients/rasteriser'
import { STAGES, type Stage } from '../../lambdas/domain/creature/creature'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { portrait, type Sitter } from '../../lambdas/drawing/portrait'
import { FAMILIES } from '../../lambdas/species/vocabulary'
import { sitting } from '../support/sitters'
import { sampled } from '../support/whole'

/** Looked up once: it runs for every pixel. */
const { abs, min, max } = Math

const WIDTH = 48
const GREY = 128

const withoutRoom = (svg: string): string => svg.replace(/<g class="room".*?<\/g>/, '')
const key = (slug: string, stage: Stage): string => `${slug} ${stage}`

type Image = Float32Array
const faces = new Map<string, Image>()
const closeUps = new Map<string, Image>()
const palettes = new Map<string, Image>()

beforeAll(async () => {
  for (const { slug } of catalogue()) {
    for (const stage of STAGES) {
      const image = await onGrey(portrait(sitting(slug, { stage })))
      faces.set(key(slug, stage), image)
      closeUps.set(key(slug, stage), closeUp(image))
      palettes.set(key(slug, stage), palette(image))
    }
  }
})

async function onGrey(svg: string): Promise<Image> {
  const { pixels: bytes } = await pixels(withoutRoom(svg), WIDTH)
  const image = new Float32Array(WIDTH * WIDTH * 3)
  for (let at = 0; at < WIDTH * WIDTH; at++) {
    const clear = 1 - bytes[at * 4 + 3]! / 255
    for (let colour = 0; colour < 3; colour++) image[at * 3 + colour] = bytes[at * 4 + colour]! + GREY * clear
  }
  return image
}

/** The creature alone, brought to one size: how it looks whatever its age. */
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

/** The mean difference of a colour at a place, 0 to 255. */
function difference(a: Image, b: Image): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += abs(a[at]! - b[at]!)
  return sum / a.length
}

const cousins = (family: string) =>
  catalogue()
    .filter((species) => species.family === family)
    .map(({ slug }) => slug)

/** Half of a typical difference or so; the young and the unhatched are smaller or plainer than the grown. */
const APART: Readonly<Record<Stage, number>> = { egg: 3, baby: 5, child: 7, teen: 8, adult: 9 }

describe.each(FAMILIES)('of the %s family', (family) => {
  it.each(STAGES)('no two look alike as %s', (stage) => {
    const alike = cousins(family).flatMap((one, at) =>
      cousins(family)
        .slice(0, at)
        .filter((other) => difference(faces.get(key(one, stage))!, faces.get(key(other, stage))!) < APART[stage])
        .map((other) => `${one} and ${other}`),
    )
    expect(alike).toEqual([])
  })

  it.each([
    ['baby', 'child'],
    ['child', 'teen'],
    ['teen', 'adult'],
  ] as const)('each %s is more like itself as %s than like any cousin', (stage, next) => {
    const strayed = cousins(family).filter((slug) => {
      const likeness = (other: string) => difference(closeUps.get(key(slug, stage))!, closeUps.get(key(other, next))!)
      return cousins(family).some((other) => other !== slug && likeness(other) < likeness(slug))
    })
    expect(strayed).toEqual([])
  })

  it('each egg has the colours of what hatches from it', () => {
    const strayed = cousins(family).filter((slug) => {
      const likeness = (other: string) => difference(palettes.get(key(slug, 'egg'))!, palettes.get(key(other, 'baby'))!)
      const nearer = cousins(family).filter((other) => likeness(other) < likeness(slug))
      return nearer.length > cousins(family).length / 3
    })
    expect(strayed).toEqual([])
  })
})

/** The share of each of 64 colours in what is drawn. */
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

const MARGIN = 4
const AROUND = 32

/** Looks beyond the edge of the canvas too: what is drawn there would be cut off. */
async function cutOff(sitter: Sitter): Promise<boolean> {
  const canvas = 256 + 2 * AROUND
  const wider = withoutRoom(portrait(sitter)).replace(
    'viewBox="0 0 256 256"',
    `viewBox="${-AROUND} ${-AROUND} ${canvas} ${canvas}"`,
  )
  const { pixels: bytes, width } = await pixels(wider, canvas / 4)
  const inside = (step: number): boolean => step * 4 + 4 - AROUND > MARGIN && step * 4 - AROUND < 256 - MARGIN
  for (let at = 0; at < width * width; at++) {
    if (bytes[at * 4 + 3]! > 24 && !(inside(at % width) && inside(Math.floor(at / width)))) return true
  }
  return false
}

it('cuts nothing off, however they hold themselves', async () => {
  const poses: readonly Partial<Sitter>[] = [
    { stage: 'egg' },
    { stage: 'teen', mood: 'curious' },
    { mood: 'happy' },
    { mood: 'curious', path: 'balanced' },
    { mood: 'critical', path: 'rescue' },
  ]
  const cut: string[] = []
  for (const { slug } of sampled(catalogue(), 3)) {
    for (const pose of poses) if (await cutOff(sitting(slug, pose))) cut.push(`${slug} ${JSON.stringify(pose)}`)
  }
  expect(cut).toEqual([])
})
