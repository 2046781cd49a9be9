/** Silhouettes at card size: species that were hard to recognise differ from every other species without their colours. */
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { exemplarOf } from '../../lambdas/drawing/exemplar'
import { outlineApart, thumbnail } from '../support/pictures'
import { portraitSubject } from '../support/portrait-subjects'

const REDRAWN = [
  'residue',
  'blob',
  'void',
  'leviathan',
  'ghost',
  'pangolin',
  'wolfhound',
  'greyhound',
  'sugar_glider',
  'drift',
  'lab',
  'mushroom',
  'phoenix',
  'thunderbird',
] as const
/** The least share of the joint area that only one of two silhouettes covers, facing either way. */
const APART = 0.18

const SIZE = 96

/** Facing the other way. */
const mirrored = (image: Float32Array): Float32Array =>
  image.map((_, at) => {
    const pixel = Math.floor(at / 4)
    const [row, column] = [Math.floor(pixel / SIZE), pixel % SIZE]
    return image[(row * SIZE + SIZE - 1 - column) * 4 + (at % 4)]!
  })

const silhouettes = new Map<string, Float32Array>()

beforeAll(async () => {
  for (const species of catalogue())
    silhouettes.set(species.slug, await thumbnail(portraitSubject(species.slug, { id: exemplarOf(species) })))
})

const apart = (one: string, other: string): number => {
  const [a, b] = [silhouettes.get(one)!, silhouettes.get(other)!]
  return Math.min(outlineApart(a, b), outlineApart(a, mirrored(b)))
}

it.each(REDRAWN)('the silhouette of the %s differs from every other one', (slug) => {
  const near = catalogue()
    .filter((other) => other.slug !== slug)
    .map((other) => ({ other: other.slug, apart: apart(slug, other.slug) }))
    .filter(({ apart }) => apart < APART)
  expect(near).toEqual([])
})

it('the silhouettes of phoenix and thunderbird differ by twice the minimum', () => {
  expect(apart('phoenix', 'thunderbird')).toBeGreaterThan(2 * APART)
})
