/** Interfaces of the image model and of the storage for its pictures. */
import type { Brief } from '../domain/painting/brief'

export type PaintResult = { png: Uint8Array } | { refused: string }

export interface Painter {
  /** Throws if a later attempt may succeed. A refusal is final. */
  paint(brief: Brief, seed: number): Promise<PaintResult>
}

export interface Gallery {
  /** Idempotent for the same path and picture. */
  put(path: string, png: Uint8Array): Promise<void>
}
