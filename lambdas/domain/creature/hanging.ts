/** What came of a painting, as its sitter keeps it. */
import type { Instant } from '../time/instants'

/** `unaffordable`: the day's pictures were spent; `refused`: the model would not paint these words; `failed`: it could not. */
export const SETBACKS = ['unaffordable', 'refused', 'failed'] as const
export type Setback = (typeof SETBACKS)[number]

/** When it was painted, or why it was not. */
export type Hanging = Instant | Setback
