/** The words of a picture that do not show on its subject, such as the colour of a tail on a body without one. */
import { type Picture, parsePicture, takesColour, wordOf } from '../../domain/painting/pen-words'

/** Their places. A word shows if the drawing changes with its colour or, if it takes none, when it is left out. */
export function unseenIn(picture: Picture, draw: (picture: Picture) => string): number[] {
  const parsed = parsePicture(picture)
  if (!('pieces' in parsed)) return []
  return parsed.pieces.flatMap((piece, at) => {
    const [one, other] = takesColour(piece)
      ? (['red', 'blue'] as const).map((colour) => picture.with(at, wordOf({ ...piece, colour })))
      : [picture, picture.toSpliced(at, 1)]
    return draw(one!) === draw(other!) ? [at] : []
  })
}
