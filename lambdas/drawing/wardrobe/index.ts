/** Everything that words can add to a picture, one line per word in wardrobe.json. In a bundle it is read at first use. */
import type { LabelOf } from '../../domain/painting/pen-words'
import type { MarkingName } from '../parts/figure'
import type { Kind, PartName, Piece, Scene, Thing } from './piece'
import drawings from './wardrobe.json'

interface Wardrobe {
  coat: Record<LabelOf<'coat'>, readonly Piece[]>
  marking: Record<LabelOf<'marking'>, readonly Piece[] | MarkingName>
  feature: Record<Exclude<LabelOf<'feature'>, 'beard'>, PartName>
  clothes: Record<LabelOf<'clothes'>, Piece>
  thing: Record<LabelOf<'thing'>, Thing>
  backdrop: Record<LabelOf<'backdrop'>, Scene>
  kind: Record<LabelOf<'kind'>, Kind>
  parts: Record<PartName, Piece>
}

/** A word without a drawing does not compile. */
const complete: { [PenGroup in keyof Wardrobe]: { [Name in keyof Wardrobe[PenGroup]]: unknown } } = drawings

export const wardrobe = (): Wardrobe => complete as Wardrobe
