/**
 * The address of a keeper's avatar, and what all drawing addresses share. Separate from address.ts, because it needs no
 * species.
 */
import { ID_FORM, USERNAME_FORM } from '../domain/names'
import { strokesIn } from '../species/strokes'
import type { Keeper } from './avatar'

/** Version of the drawings. Raise it when the art changes, because clients cache drawings without expiry. */
export const DRAWING = 'v3'
/** The previous and the next version are answered too, with the current art, so that a release can be rolled back. */
export const ANSWERED = 'v[2-4]'
export const presentAddress = (path: string): string => path.replace(/^\/faces\/v[24]\//, `/faces/${DRAWING}/`)

/** Animated, still, outline, and raster image. */
export const PICTURE_FORMATS = ['svg', 'still.svg', 'outline.svg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const KEEPER = new RegExp(
  `^/faces/${ANSWERED}/keepers/(${ID_FORM})(?:~([a-z0-9-]+))?/(${USERNAME_FORM})\\.(?:svg|png)$`,
)

/** Strokes from words follow a tilde: `/faces/v3/keepers/<id>~sfr/pip.svg`. */
export const avatarPath = (
  { id, username, drawn_with }: Keeper,
  format: Extract<PictureFormat, 'svg' | 'png'> = 'svg',
): string => `/faces/${DRAWING}/keepers/${id}${drawn_with ? `~${drawn_with}` : ''}/${username}.${format}`

export function keeperOf(path: string): Keeper | null {
  const [, id, drawn_with, username] = KEEPER.exec(path) ?? []
  if (!id || !username || (drawn_with && !strokesIn(drawn_with))) return null
  return { id, username, ...(drawn_with && { drawn_with }) }
}
