/** All built-in species, in the order of families, tiers and slugs. */
import { readSpeciesFile, SPECIES_FILES } from './files'
import type { SpeciesItems } from './items'
import { MECHANICS } from './mechanics'
import { parseFacts } from './parse-species'
import type { Species } from './species'
import { FAMILIES, type Family, TIERS } from './vocabulary'

const heads = SPECIES_FILES.map((file) => ({
  ...file,
  ...parseFacts(readSpeciesFile(file.name).text, { isFamily: file.isFamily }),
}))

const problems = heads.flatMap(({ file, problems: own }) => own.map(({ line, reason }) => `${file}:${line}: ${reason}`))
for (const slug of MECHANICS.keys())
  if (!heads.some(({ name }) => name === slug))
    problems.push(`lambdas/species/mechanics.ts: there is no species “${slug}”`)
if (problems.length > 0) throw new Error(problems.join('\n'))

export const SPECIES: readonly Species[] = heads
  .filter(({ isFamily }) => !isFamily)
  .map(({ name: slug, family, head }) => {
    const { words, mechanic } = MECHANICS.get(slug) ?? { words: null }
    return { slug, family, ...head, special_mechanic: words, ...(mechanic && { mechanic }) }
  })
  .sort(
    (one, other) =>
      FAMILIES.indexOf(one.family) - FAMILIES.indexOf(other.family) ||
      TIERS.indexOf(one.tier) - TIERS.indexOf(other.tier),
  )

export const FAMILY_ITEMS = Object.fromEntries(
  heads.filter(({ isFamily }) => isFamily).map(({ family, head }) => [family, head.items]),
) as Readonly<Record<Family, SpeciesItems>>
