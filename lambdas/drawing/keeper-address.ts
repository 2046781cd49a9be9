/** The address of a keeper's picture, and what all addresses of drawings share; apart, since it needs no species. */
import { ID_FORM, USERNAME_FORM } from '../domain/names'
import type { Keeper } from './avatar'

/** Raised whenever the art changes, since the old drawings are kept by whoever has them. */
export const DRAWING = 'v2'

/** What moves, what would move and holds still, and what cannot move. */
export const PICTURE_FORMATS = ['svg', 'still.svg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const KEEPER = new RegExp(`^/faces/${DRAWING}/keepers/(${ID_FORM})/(${USERNAME_FORM})\\.(?:svg|png)$`)

export const avatarPath = ({ id, username }: Keeper, format: Exclude<PictureFormat, 'still.svg'> = 'svg'): string =>
  `/faces/${DRAWING}/keepers/${id}/${username}.${format}`

export function keeperOf(path: string): Keeper | null {
  const [, id, username] = KEEPER.exec(path) ?? []
  return id && username ? { id, username } : null
}
