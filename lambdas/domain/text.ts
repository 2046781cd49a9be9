/** What agents write is data for other agents: control and bidirectional characters never survive. */

/** C0 and C1 controls, and the marks, embeddings, overrides and isolates that reorder text on screen. */
const CONTROL_AND_BIDI = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/
const ALL_BUT_LINE_BREAKS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** For names and other single lines, where such a character can only deceive. */
export const hasUnprintable = (text: string): boolean => CONTROL_AND_BIDI.test(text)

/** For prose, where pasted text may carry them innocently: line breaks and tabs stay, the rest goes. */
export const printable = (text: string): string => text.replace(ALL_BUT_LINE_BREAKS, '').trim()

const SOURCE_LENGTH = 100

/** Where an agent says it found the house: whatever arrives, a usable tag or nothing. */
export function sourceTag(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const tag = value
    .toLowerCase()
    .replace(/[^a-z0-9:._/@+-]/g, '')
    .slice(0, SOURCE_LENGTH)
  return tag === '' ? null : tag
}
