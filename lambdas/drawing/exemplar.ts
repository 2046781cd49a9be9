/**
 * The individual that represents a species on pages: the one with the fewest individual features, so that those of the
 * species show.
 */
import { chance, seedOf } from '../domain/chance'
import { individualOf } from './parts/individual'
import type { MarkName } from './parts/marks'
import type { PortraitSubject } from './portrait-subject'
import { lookOf } from './subject-look'

/** Marks that do not hide the species. Others would be taken for a part of it. */
const QUIET: readonly MarkName[] = ['cowlick', 'tailTip', 'oddEar']
const CANDIDATES = 150
/** Limits the cache, because agents can design any number of species. */
const MAX_KNOWN = 1000

const idOf = (slug: string, candidate: number): string => {
  const part = (turn: number): string =>
    Math.floor(chance(seedOf(slug), candidate * 4 + turn) * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  const digits = [0, 1, 2, 3].map(part).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

const known = new Map<string, string>()

/** The least unusual of a fixed number of candidates. Cached, because the search is slow. */
export function exemplarOf(species: PortraitSubject['species'] & Pick<PortraitSubject, 'picture'>): string {
  const { slug, family } = species
  const found = known.get(slug)
  if (found) return found
  const { figure } = lookOf({ species, ...(species.picture && { picture: species.picture }) })
  const oddity = (id: string): number => {
    const { marks, oddEye, cast, figure: own, tall, flopped, topknot } = individualOf(id, figure, family)
    const odd = [oddEye, flopped, topknot, own.tail !== figure.tail].filter(Boolean).length
    const build =
      Math.abs(own.girth / figure.girth - 1) + Math.abs(tall - 1) + Math.abs(own.earSize / figure.earSize - 1)
    return (
      marks.filter(({ name }) => !QUIET.includes(name)).length + odd + build + 3 * cast.share + Math.abs(cast.hue) / 15
    )
  }
  const [best] = Array.from({ length: CANDIDATES }, (_, candidate) => idOf(slug, candidate))
    .map((id) => [id, oddity(id)] as const)
    .reduce((a, b) => (b[1] < a[1] ? b : a))
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(slug, best)
  return best
}
