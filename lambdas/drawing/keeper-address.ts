/** The address of a keeper's picture, and what all addresses of drawings share; apart, since it needs no species. */
import type { Keeper } from './avatar'

/** Raised whenever the art changes, since the old drawings are kept by whoever has them. */
export const DRAWING = 'v1'

export type PictureFormat = 'svg' | 'png'

export const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const KEEPER = new RegExp(`^/faces/${DRAWING}/keepers/(${ID})/([a-z0-9_-]{2,50})\\.(?:svg|png)$`)

export const avatarPath = ({ id, username }: Keeper, format: PictureFormat = 'svg'): string =>
  `/faces/${DRAWING}/keepers/${id}/${username}.${format}`

export function keeperOf(path: string): Keeper | null {
  const [, id, username] = KEEPER.exec(path) ?? []
  return id && username ? { id, username } : null
}
