/** The parts of a species' file: its head, notes for writers, items and sections of lines, each row with its number. */

export interface FileRow {
  line: number
  text: string
}

export interface Section {
  name: string
  /** Of its heading. */
  line: number
  /** Without empty ones. */
  rows: readonly FileRow[]
}

export interface SplitFile {
  head: readonly FileRow[]
  /** Between the head and the first section: the character sheet, for writers. */
  notes: readonly FileRow[]
  sections: readonly Section[]
}

/** The head ends at the first empty row, each section at the next heading. */
export function splitFile(text: string): SplitFile {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row, index) => ({ line: index + 1, text: row }))
  const head: FileRow[] = []
  const notes: FileRow[] = []
  const sections: (Section & { rows: FileRow[] })[] = []
  let inHead = true
  for (const row of rows) {
    const heading = /^#+ +(.*?) *$/.exec(row.text)?.[1]
    if (heading !== undefined) sections.push({ name: heading, line: row.line, rows: [] })
    else if (sections.length > 0) {
      if (row.text.trim() !== '') sections.at(-1)?.rows.push(row)
    } else if (row.text.trim() === '') inHead = false
    else (inHead ? head : notes).push(row)
  }
  return { head, notes, sections }
}

/** Where the lines begin: what is before is enough for the facts and items. */
export const beforeLines = (text: string): string => {
  const items = text.indexOf('\n## Items')
  const next = text.indexOf('\n## ', items < 0 ? 0 : items + 1)
  return next < 0 ? text : text.slice(0, next)
}
