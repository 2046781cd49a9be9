/** Lines of a plain text, and how a text that is too long becomes shorter. */

export interface TextLine {
  rank: Rank
  long: string
  /** Said instead of `long` where space is short. */
  short?: string
}

/** What is dropped first if a text is too long, lowest first. What is `kept` may become shorter, and is never dropped. */
export const RANK = {
  soul: 0,
  /** Epitaphs and old news. */
  old: 1,
  scene: 2,
  comment: 3,
  fact: 4,
  step: 5,
  kept: 6,
} as const
export type Rank = (typeof RANK)[keyof typeof RANK]

export const optional = (rank: Rank, long: string, short?: string): TextLine => ({
  rank,
  long,
  ...(short !== undefined && { short }),
})
export const kept = (long: string, short?: string): TextLine => optional(RANK.kept, long, short)

const textOf = (lines: readonly string[]): string => `${lines.filter(Boolean).join('\n') || 'Done.'}\n`

/**
 * The lines as one text of at most `limit` characters. The lines of the lowest rank are shortened first, the last of them
 * before the others; then they go; then the next rank. Lines that are kept are only shortened, even if that is too long.
 */
export function fitted(lines: readonly TextLine[], limit: number): string {
  const said = lines.map(({ long }) => long)
  for (const rank of Object.values(RANK)) {
    const ofRank = [...lines.keys()].filter((index) => lines[index]?.rank === rank).toReversed()
    const shorten = ofRank.map((index) => [index, lines[index]?.short] as const)
    const leaveOut = rank === RANK.kept ? [] : ofRank.map((index) => [index, ''] as const)
    for (const [index, text] of [...shorten, ...leaveOut]) {
      if (textOf(said).length <= limit) return textOf(said)
      if (text !== undefined) said[index] = text
    }
  }
  return textOf(said)
}
