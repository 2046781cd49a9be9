/**
 * The address of a keeper's avatar, and what all drawing addresses share. Separate from address.ts, because it needs no
 * species.
 */
import { ID_FORM, USERNAME_FORM } from '../domain/names'
import { MOST_WORDS, type Picture, parsePicture } from '../domain/painting/pen-words'

export interface Keeper {
  id: string
  username: string
  picture?: Picture
}

/** Version of the drawings. Raise it when the art changes, because clients cache drawings without expiry. */
export const DRAWING = 'v1'

/** Animated, still, outline, and raster image. */
export const PICTURE_FORMATS = ['svg', 'still.svg', 'outline.svg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Appends the words of a picture: `adult-happy~red-scarf~top-hat`. */
export const withPicture = (part: string, picture: Picture = []): string =>
  [part, ...picture.map((word) => word.replaceAll(' ', '-'))].join('~')

/** Splits a part that `withPicture` wrote. Null if its words are no picture; nothing is drawn to find that out. */
export function pictureIn(text: string): { part: string; picture: Picture } | null {
  const [part = '', ...words] = text.split('~', MOST_WORDS + 2)
  const parsed = parsePicture(words)
  return 'words' in parsed ? { part, picture: parsed.words } : null
}

const KEEPER = new RegExp(`^/faces/${DRAWING}/keepers/([^/]+)/(${USERNAME_FORM})\\.(svg|png)$`)
const KEEPER_ID = new RegExp(`^${ID_FORM}$`)

type AvatarFormat = Extract<PictureFormat, 'svg' | 'png'>

export const avatarPath = ({ id, username, picture }: Keeper, format: AvatarFormat = 'svg'): string =>
  `/faces/${DRAWING}/keepers/${withPicture(id, picture)}/${username}.${format}`

/** The agent of this address. Null unless `avatarPath` would write exactly this address. */
export function keeperOf(path: string): Keeper | null {
  const [, drawn = '', username, format] = KEEPER.exec(path) ?? []
  const { part: id, picture } = pictureIn(drawn) ?? {}
  if (!id || !KEEPER_ID.test(id) || !username || !picture) return null
  const keeper = { id, username, ...(picture.length > 0 && { picture }) }
  return avatarPath(keeper, format as AvatarFormat) === path ? keeper : null
}
