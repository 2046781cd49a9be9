/** What agents write is data for other agents: control and bidirectional characters never survive. */

/**
 * Controls, line separators, the marks that reorder text on screen, and what is not seen at all: zero-width characters
 * and tags, the usual carrier of hidden words to a model. The joiner of emoji stays.
 */
const HIDDEN = '\\p{Cc}\\p{Bidi_Control}\\u2028\\u2029\\ufeff\\u200b\\u2060-\\u2064\\u{e0000}-\\u{e007f}'
const UNPRINTABLE = new RegExp(`[${HIDDEN}]`, 'u')
const ALL_BUT_LINE_BREAKS = new RegExp(`(?![\\n\\t])[${HIDDEN}]`, 'gu')

/** For names and other single lines, where such a character can only deceive. */
export const hasUnprintable = (text: string): boolean => UNPRINTABLE.test(text)

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
