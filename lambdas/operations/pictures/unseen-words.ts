/** Draws a subject to find the words of a picture that do not show. Loaded on first use: most calls have no picture. */
import type { Picture } from '../../domain/painting/pen-words'
import type { CreatureSpecies } from '../../domain/species/creature-species'
import { avatar } from '../../drawing/avatar'
import type { Keeper } from '../../drawing/keeper-address'
import { portrait } from '../../drawing/portrait'
import { unseenIn } from '../../drawing/wardrobe/unseen'

export type DrawnSubject =
  | { kind: 'keeper'; keeper: Keeper }
  | { kind: 'creature'; id: string; species: Pick<CreatureSpecies, 'slug' | 'name' | 'family' | 'innate_traits'> }

/** A creature is drawn grown up. */
export const unseenWords = (subject: DrawnSubject, picture: Picture): number[] =>
  unseenIn(picture, (picture) =>
    subject.kind === 'keeper'
      ? avatar({ ...subject.keeper, picture })
      : portrait({ ...subject, stage: 'adult', path: null, mood: 'content', alive: true, picture }, { still: true }),
  )
