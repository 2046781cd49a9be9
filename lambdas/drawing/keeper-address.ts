/** The address of a keeper's picture, and what all addresses of drawings share; apart, since it needs no species. */
import { ID_FORM, USERNAME_FORM } from '../domain/names'
import { strokesIn } from '../species/strokes'
import type { Keeper } from './avatar'

/** Raised whenever the art changes, since the old drawings are kept by whoever has them. */
export const DRAWING = 'v2'

/** What moves, what would move and holds still, and what cannot move. */
export const PICTURE_FORMATS = ['svg', 'still.svg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const KEEPER = new RegExp(`^/faces/${DRAWING}/keepers/(${ID_FORM})(?:~([a-z0-9-]+))?/(${USERNAME_FORM})\\.(?:svg|png)$`)

/** With what words have added behind a tilde: `/faces/v2/keepers/<id>~sfr/pip.svg`. */
export const avatarPath = (
  { id, username, drawn_with }: Keeper,
  format: Exclude<PictureFormat, 'still.svg'> = 'svg',
): string => `/faces/${DRAWING}/keepers/${id}${drawn_with ? `~${drawn_with}` : ''}/${username}.${format}`

export function keeperOf(path: string): Keeper | null {
  const [, id, drawn_with, username] = KEEPER.exec(path) ?? []
  if (!id || !username || (drawn_with && !strokesIn(drawn_with))) return null
  return { id, username, ...(drawn_with && { drawn_with }) }
}
