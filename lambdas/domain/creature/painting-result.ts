/** The result of a painting, as stored with its subject. */
import type { Instant } from '../time/instants'

/** `unaffordable`: the daily limit was reached. `refused`: the model refused the text. `failed`: the model failed. */
const PAINTING_FAILURES = ['unaffordable', 'refused', 'failed'] as const
export type PaintingFailure = (typeof PAINTING_FAILURES)[number]

/** When it was painted, or why not. */
export type PaintingResult = Instant | PaintingFailure
