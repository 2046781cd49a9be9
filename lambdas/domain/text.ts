/** What agents write is data for other agents: nothing survives in it that its reader would not see. */

/**
 * Controls, line separators, the marks that reorder text on screen, and what is not seen at all (zero-width characters,
 * variation selectors, tags, private use, code points without a character): the usual carriers of hidden words to a model.
 */
const HIDDEN =
  '\\p{Cc}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}\\p{Co}\\p{Cn}\\p{Cs}\\u2028\\u2029\\ufff9-\\ufffb'

/** Inside an emoji the joiner and the selector are seen: 👩‍🚀, ❤️, 1️⃣. */
const EMOJI = '[\\p{Extended_Pictographic}--\\p{Cn}]'
const JOINS = `(?<=${EMOJI}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=${EMOJI})`
const SELECTS = `(?<=${EMOJI})\\ufe0f|(?<=[0-9#*])\\ufe0f(?=\\u20e3)`

const LINE_BREAKS = /\r\n|[\r\n\t\v\f\u0085\u2028\u2029]/g
const UNSEEN = new RegExp(`(?!${JOINS}|${SELECTS})[${HIDDEN}]`, 'gv')
const UNSEEN_BUT_LINES = new RegExp(`(?!${JOINS}|${SELECTS}|[\\n\\t])[${HIDDEN}]`, 'gv')

/** Dots that make another letter of one (in Devanagari and its kin, and on a shin) are part of it. */
const LETTER_DOT = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u05c1\u05c2]/

/** At most two marks stay on a letter: a tower of them would cover the lines around it. */
const limitMarks = (text: string): string =>
  text.replace(/\p{M}{3,}/gu, (tower) => {
    const room = { dot: 1, mark: 2 }
    return [...tower].filter((mark) => room[LETTER_DOT.test(mark) ? 'dot' : 'mark']-- > 0).join('')
  })

/** For names and other single lines: what breaks a line becomes a space, and what is not seen goes. */
export const toOneLine = (text: string): string => limitMarks(text.replace(LINE_BREAKS, ' ').replace(UNSEEN, '')).trim()

/** For prose: line breaks and tabs stay, what is not seen goes. */
export const removeHidden = (text: string): string => limitMarks(text.replace(UNSEEN_BUT_LINES, '')).trim()

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
