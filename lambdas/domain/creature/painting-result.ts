/** What came of a painting, as its sitter keeps it. */
import type { Instant } from '../time/instants'

/** `unaffordable`: the day's pictures were spent; `refused`: the model would not paint these words; `failed`: it could not. */
export const PAINTING_FAILURES = ['unaffordable', 'refused', 'failed'] as const
export type PaintingFailure = (typeof PAINTING_FAILURES)[number]

/** When it was painted, or why it was not. */
export type PaintingResult = Instant | PaintingFailure
