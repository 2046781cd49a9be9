/** Whoever paints, and the gallery that keeps what was painted. */
import type { Brief } from '../domain/picture/brief'

export type PaintResult = { png: Uint8Array } | { refused: string }

export interface Painter {
  /** Throws when it could not be done now; a refusal is an answer, and final. */
  paint(brief: Brief, seed: number): Promise<PaintResult>
}

export interface Gallery {
  /** The same path may be hung again with the same picture. */
  put(path: string, png: Uint8Array): Promise<void>
}
