/** The look of a subject: a built-in species' own, or a community species' from its family, traits and slug; dressed. */
import { communityLook } from './community-look'
import { figures } from './figures'
import type { PortraitSubject } from './portrait-subject'
import type { Look } from './species-look'
import { dressed } from './wardrobe/dressed'

/** A kind in the picture replaces the figure of a community species, and lends its parts to a built-in one. */
export function lookOf({ species, picture }: Pick<PortraitSubject, 'species' | 'picture'>): Look {
  const known = figures()
  const own = Object.hasOwn(known, species.slug) ? known[species.slug] : undefined
  return dressed(own ?? communityLook(species), picture, { lent: own !== undefined })
}
