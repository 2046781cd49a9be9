/** Writes the file of a new species: a head and items with sensible values. Its family's lines serve it. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RATE_RANGES } from '../../lambdas/domain/species/rate-ranges'
import { article, capitalize } from '../../lambdas/domain/words'
import { communityLook } from '../../lambdas/drawing/community-look'
import type { Figure } from '../../lambdas/drawing/parts/figure'
import { USUAL } from '../../lambdas/drawing/species-look'
import { FAMILY_ITEMS, SPECIES } from '../../lambdas/species'
import { ITEM_ACTIONS } from '../../lambdas/species/care-actions'
import { FAMILIES, type Family } from '../../lambdas/species/vocabulary'

const ROOT = join(import.meta.dirname, '../..')
const HARMFUL = 6

export function newSpecies(slug = '', family = ''): number {
  const problem = problemOf(slug, family)
  if (problem) {
    console.error(problem)
    return 1
  }
  const file = `lambdas/species/${family}/${slug}.md`
  writeFileSync(join(ROOT, file), speciesFile(slug, family as Family))
  console.log(`Wrote ${file}. Check it with: npm run tool species -- ${slug}`)
  return 0
}

function problemOf(slug: string, family: string): string | null {
  if (!/^[a-z0-9_]{2,40}$/.test(slug) || slug === 'family')
    return 'Give a slug of 2 to 40 lower-case letters, digits or _: npm run tool species -- new fire_newt exotic'
  if (!(FAMILIES as readonly string[]).includes(family)) return `A family is one of ${FAMILIES.join(', ')}.`
  const known = SPECIES.find((one) => one.slug === slug)
  if (known || existsSync(join(ROOT, `lambdas/species/${family}/${slug}.md`)))
    return `There is a species ${slug} already.`
  return null
}

/** Of its family: the items, and what harms most of its kin. Of its slug: the drawing. */
export function speciesFile(slug: string, family: Family): string {
  const name = slug
    .split('_')
    .map((word) => word.replace(/^./, (first) => first.toUpperCase()))
    .join(' ')
  const { colours, figure } = communityLook({ slug, name, family, innate_traits: [] })
  const { approved } = FAMILY_ITEMS[family]
  const rows = [
    `name: ${name}`,
    'tier: common',
    'trust: medium',
    `window: ${RATE_RANGES.feeding_window_hours.default}`,
    `hunger: ${RATE_RANGES.hunger_decay_per_hour.default}`,
    `happiness: ${RATE_RANGES.happiness_decay_per_hour.default}`,
    'traits: gentle',
    `personality: ${capitalize(article(name))} ${name} that keeps to its own ways and likes its keeper to be on time.`,
    `look: ${article(name)} ${name.toLowerCase()} with bright eyes and a coat of its own colours`,
    `colours: ${colours.join(', ')}`,
    `figure: ${figureText(figure)}`,
    `harmful: ${commonHarms(family).join(', ')}`,
    '',
    'Notes for its writers: what it wants, fears and hoards; how it eats, sleeps, sulks and trusts; what its keeper is to it.',
    '',
    '## Items',
    '',
    ...ITEM_ACTIONS.map((action) => `${action}: ${approved[action].join(', ')}`),
  ]
  return `${rows.join('\n')}\n`
}

/** "body low, ears tall": what differs from the usual figure. */
const figureText = (figure: Figure): string =>
  (Object.entries(figure) as [keyof Figure, Figure[keyof Figure]][])
    .filter(([part, value]) => `${value}` !== `${USUAL[part]}`)
    .map(([part, value]) => (value === true ? part : `${part} ${figureValue(value)}`))
    .join(', ')

const figureValue = (value: Figure[keyof Figure]): string => {
  if (typeof value === 'number') return `${Number(value.toFixed(2))}`
  return Array.isArray(value) ? value.join(' ') : `${value}`
}

/** Harmful to most of its kin, and not among the items of the family. */
function commonHarms(family: Family): string[] {
  const liked = new Set(Object.values(FAMILY_ITEMS[family].approved).flat())
  const counts = new Map<string, number>()
  for (const { items } of SPECIES.filter((one) => one.family === family))
    for (const item of items.harmful) if (!liked.has(item)) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, HARMFUL)
    .map(([item]) => item)
}
