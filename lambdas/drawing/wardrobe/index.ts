/** Everything that words can add to a picture, one line per piece in wardrobe.json. In a bundle it is read at first use. */
import type {
  BackdropName,
  CoatName,
  FeatureName,
  HeldName,
  KindName,
  MarkName,
  WornName,
} from '../../species/pen-words'
import type { Kind, PartName, Piece, Scene, Thing } from './piece'
import drawings from './wardrobe.json'

interface Wardrobe {
  coats: Record<CoatName, readonly Piece[]>
  /** A mark without pieces is drawn as a marking of the figure. */
  marks: Partial<Record<MarkName, readonly Piece[]>>
  worn: Record<WornName, Piece>
  held: Record<HeldName, Thing>
  scenes: Record<BackdropName, Scene>
  features: Record<Exclude<FeatureName, 'eyes' | 'beard'>, PartName>
  parts: Record<PartName, Piece>
  kinds: Record<KindName, Kind>
}

/** A word of the vocabulary without a drawing does not compile. */
const complete: { [Group in keyof Wardrobe]: { [Name in keyof Wardrobe[Group]]: unknown } } = drawings

export const wardrobe = (): Wardrobe => complete as Wardrobe
