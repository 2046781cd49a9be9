/** Removes invisible characters from text that agents write, because other agents read it. */

/**
 * Controls, line separators, bidirectional marks and invisible characters (zero-width, variation selectors, tags,
 * private use, unassigned): the usual carriers of instructions hidden from humans.
 */
const HIDDEN =
  '\\p{Cc}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}\\p{Co}\\p{Cn}\\p{Cs}\\u2028\\u2029\\ufff9-\\ufffb'

/** Joiners and selectors are kept inside an emoji, where they are visible: 👩‍🚀, ❤️, 1️⃣. */
const EMOJI = '[\\p{Extended_Pictographic}--\\p{Cn}]'
const JOINS = `(?<=${EMOJI}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=${EMOJI})`
const SELECTS = `(?<=${EMOJI})\\ufe0f|(?<=[0-9#*])\\ufe0f(?=\\u20e3)`

const LINE_BREAKS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g

/** Created at the first use: each takes a millisecond of a cold start. */
function hiddenExcept(kept: readonly string[]): () => RegExp {
  let pattern: RegExp | undefined
  return () => (pattern ??= new RegExp(`(?!${kept.join('|')})[${HIDDEN}]`, 'gv'))
}
const unseen = hiddenExcept([JOINS, SELECTS])
const unseenButLines = hiddenExcept([JOINS, SELECTS, '[\\n\\t]'])

/** Dots that are part of a letter (in Devanagari and related scripts, and on a shin). */
const LETTER_DOT = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u05c1\u05c2]/

/** At most two combining marks per letter, because more would cover the lines around it. */
const limitMarks = (text: string): string =>
  text.replace(/\p{M}{3,}/gu, (tower) => {
    const room = { dot: 1, mark: 2 }
    return [...tower].filter((mark) => room[LETTER_DOT.test(mark) ? 'dot' : 'mark']-- > 0).join('')
  })

/** For names and other single lines: line breaks become spaces. */
export const toOneLine = (text: string): string =>
  limitMarks(text.replace(LINE_BREAKS, ' ').replaceAll('\t', ' ').replace(unseen(), '')).trim()

/** For prose: keeps line breaks, each as a line feed, and tabs. */
export const removeHidden = (text: string): string =>
  limitMarks(text.replace(LINE_BREAKS, '\n').replace(unseenButLines(), '')).trim()

const SOURCE_LENGTH = 100

/** How the agent found the house. Null if the value contains no usable character. */
export function sourceTag(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const tag = value
    .toLowerCase()
    .replace(/[^a-z0-9:._/@+-]/g, '')
    .slice(0, SOURCE_LENGTH)
  return tag === '' ? null : tag
}
