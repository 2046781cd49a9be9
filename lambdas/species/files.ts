/** The files of the species: `<family>/<slug>.md`, and `<family>/family.md`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAMILIES, type Family } from './vocabulary'

/** The root is two folders up, both from this file and from a bundle of the proofs in `dist/<name>/`. */
const ROOT = join(import.meta.dirname, '..', '..')

const filesIn = (family: Family): string[] => {
  const folder = join(ROOT, 'lambdas/species', family)
  return existsSync(folder) ? readdirSync(folder) : []
}

interface SpeciesFile {
  /** A species' slug, or "family-cat". */
  name: string
  family: Family
  isFamily: boolean
  /** From the root of the project. */
  file: string
}

/** The file of a family serves the species that agents design, and every species that has no lines of its own. */
export const SPECIES_FILES: readonly SpeciesFile[] = FAMILIES.flatMap((family) =>
  filesIn(family)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const isFamily = file === 'family.md'
      const name = isFamily ? `family-${family}` : file.slice(0, -'.md'.length)
      return { name, family, isFamily, file: `lambdas/species/${family}/${file}` }
    }),
)

const byName = new Map(SPECIES_FILES.map((one) => [one.name, one]))

/** Reads the file on each call. */
export function readSpeciesFile(name: string): SpeciesFile & { text: string } {
  const found = byName.get(name)
  if (!found) throw new Error(`unknown species: ${name}`)
  return { ...found, text: readFileSync(join(ROOT, found.file), 'utf8') }
}
