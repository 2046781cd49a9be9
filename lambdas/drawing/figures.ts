/** The look of each built-in species, by slug. In a bundle it is read from a file at first use. */
import { SPECIES } from '../species'
import { type Look, USUAL } from './figure'

const ALL: Readonly<Record<string, Look>> = Object.fromEntries(
  SPECIES.map(({ slug, appearance, figure }) => [
    slug,
    { colours: appearance.colours, figure: { ...USUAL, ...figure } },
  ]),
)

export const figures = (): Readonly<Record<string, Look>> => ALL
