/** Finds a species by what an agent calls it. */
import { slugForm } from '../names'
import { typingErrors } from '../typing-errors'
import { builtInSpecies, catalogue } from './catalogue'
import type { SpeciesFacts } from './facts'

/** By its slug or its name, in any spelling of case, spaces and hyphens. */
export const builtInNamed = (text: string): SpeciesFacts | null =>
  builtInSpecies(slugForm(text)) ?? catalogue().find(({ name }) => slugForm(name) === slugForm(text)) ?? null

type Named = Pick<SpeciesFacts, 'slug'> & Partial<Pick<SpeciesFacts, 'name'>>

/** The slug of the species whose slug or name is at most one typing error away; null if there is none. */
export function nearestSlug(text: string, designs: readonly Named[]): string | null {
  const word = slugForm(text)
  const known = [...catalogue(), ...designs].flatMap(({ slug, name = slug }) =>
    // A name without Latin letters or digits has no form.
    [slug, slugForm(name) || slug].map((form) => ({ slug, errors: typingErrors(form, word, 1) })),
  )
  return (known.find(({ errors }) => errors === 0) ?? known.find(({ errors }) => errors === 1))?.slug ?? null
}
