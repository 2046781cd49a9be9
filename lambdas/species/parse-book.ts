/** Strict parser for books in Markdown: reports all problems of a file with line and reason. */
import { type Book, CONDITIONS, type FamilyBook, KEEPSAKE_SHAPES } from './book'
import { allowedSlots, BOOK_SCENES, type BookScene, KEEPSAKE_LABELS, keyToWords } from './book-format'
import { CARE_ACTIONS } from './care-actions'

export interface BookProblem {
  line: number
  reason: string
}

export interface BookText {
  line: number
  /** The scene: "looks.thriving", "things.feed.warm lap", "wishes.granted". */
  path: string
  /** The position in its scene. */
  index: number
  text: string
}

export interface ParsedBook {
  title: string
  /** The character sheet, for writers: not part of the book. */
  sheet: string
  /** Complete only if there are no problems: a required scene without texts is an empty list. */
  book: Book | FamilyBook
  /** All texts in the order of the scenes. */
  texts: readonly BookText[]
  problems: BookProblem[]
}

interface Entry {
  line: number
  /** The words in brackets before the text. */
  tags: readonly string[]
  text: string
  /** The indented text below it: a granted wish, or the short form of a soul. */
  second?: { line: number; text: string }
}

const CONDITION_BY_WORDS: ReadonlyMap<string, string> = new Map(
  CONDITIONS.map((condition) => [keyToWords(condition), condition]),
)
const SECTIONS: ReadonlySet<string> = new Set(
  [...BOOK_SCENES.keys()].map((heading) => heading.split(' / ')[0] as string),
)

const slotsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot as string)

const contains = (list: readonly string[], word: string): boolean => list.includes(word)

export function parseBook(markdown: string, { isFamily = false } = {}): ParsedBook {
  const problems: BookProblem[] = []
  const report = (line: number, reason: string) => problems.push({ line, reason })
  const { title, sheet, found } = splitEntries(markdown, isFamily, report)
  const texts: BookText[] = []
  const lineOfText = new Map<string, number>()

  const addText = ({ line, path, index, text }: BookText, slots: readonly string[]): void => {
    texts.push({ line, path, index, text })
    if (lineOfText.has(text)) report(line, `duplicate: line ${lineOfText.get(text)} has the same text`)
    lineOfText.set(text, line)
    if (text === '' || text !== text.trim() || text.includes('  ') || /[[\]*\t]/.test(text))
      report(line, 'empty text, or a stray [, ], * or space')
    for (const [slot] of text.matchAll(/\{[^}\s]*\}?|\}/g))
      if (!slots.some((known) => slot === `{${known}}`))
        report(line, `unknown slot ${slot}; allowed here: {${slots.join('} {')}}`)
  }

  const toLines = (entries: readonly Entry[], path: string, unconditional: number) => {
    const slots = allowedSlots(path)
    return entries.map(({ line, tags, text, second }, index) => {
      for (const tag of tags) if (!CONDITION_BY_WORDS.has(tag)) report(line, `unknown condition “${tag}”`)
      if (new Set(tags).size < tags.length) report(line, 'duplicate condition')
      if (index < unconditional && tags.length > 0)
        report(line, `the first ${unconditional} texts here may not have conditions`)
      addText({ line, path, index, text }, slots)
      // The short form may use only the slots of `text`, because the line is chosen by those.
      if (second) addText({ ...second, path: `${path}.short`, index }, slotsIn(text))
      if (tags.length === 0 && !second) return text
      const when = tags.map((tag) => CONDITION_BY_WORDS.get(tag))
      return { text, when, ...(second && { short: second.text }) }
    })
  }

  const toThings = (entries: readonly Entry[], path: string) => {
    const byThing = new Map<string, Entry[]>()
    for (const { tags, ...entry } of entries) {
      const [thing = '', ...conditions] = tags
      if (thing === '') report(entry.line, 'missing thing: - [warm lap] text')
      byThing.set(thing, [...(byThing.get(thing) ?? []), { ...entry, tags: conditions }])
    }
    return Object.fromEntries(
      [...byThing].map(([thing, own]) => {
        const told = toLines(own, `${path}.${thing}`, 2)
        return [thing, told.length > 1 ? told : told[0]]
      }),
    )
  }

  const toWish = ({ line, tags: [action = '', ...rest], text, second: granted }: Entry, index: number) => {
    const by: Record<string, unknown> = { action }
    if (!contains(CARE_ACTIONS, action))
      report(line, 'a wish begins with an act: - [feed, milk / cream, 7 to 11, twice] text')
    for (const tag of rest) {
      const hours = /^(\d+) to (\d+)$/.exec(tag)
      const key = hours ? 'hours' : tag === 'twice' ? 'times' : 'item'
      if (key in by) report(line, `duplicate: two conditions of a kind, “${tag}”`)
      by[key] = hours ? [Number(hours[1]), Number(hours[2])] : tag === 'twice' ? 2 : tag.split(' / ')
    }
    addText({ line, path: 'wishes', index, text }, ['name'])
    if (granted) addText({ ...granted, path: 'wishes.granted', index }, ['name'])
    else report(line, 'missing text for the granted wish: “  - text” below the wish')
    return { by, wish: text, granted: granted?.text }
  }

  const toKeepsakes = (entries: readonly Entry[]) => {
    const keepsakes = entries.map(({ line, tags: [label = '', shape = ''], text: nameAndText }, index) => {
      const [, name = '', text = ''] = /^\*\*(.+?)\*\* (.*)$/.exec(nameAndText) ?? []
      if (!contains(KEEPSAKE_SHAPES, shape)) report(line, `unknown shape “${shape}”`)
      if (name === '') report(line, 'missing name: - [3 wishes, shell] **Name** text')
      addText({ line, path: 'keepsakes', index, text }, ['name'])
      return [KEEPSAKE_LABELS[label] ?? '', { name, shape, text }] as const
    })
    const wishes = keepsakes.filter(([key]) => key === 'wishes').map(([, keepsake]) => keepsake)
    return { ...Object.fromEntries(keepsakes), wishes }
  }

  const toPart = ({ kind, path, unconditional }: BookScene, entries: readonly Entry[]) => {
    if (kind === 'things') return toThings(entries, path)
    if (kind === 'wishes') return entries.map(toWish)
    if (kind === 'keepsakes') return toKeepsakes(entries)
    if (kind === 'lines') return toLines(entries, path, unconditional)
    const withoutLabels = entries.map((entry) => ({ ...entry, tags: entry.tags.slice(1) }))
    return toLines(withoutLabels, path, entries.length)
  }

  const book: Record<string, unknown> = {}
  for (const [heading, scene] of BOOK_SCENES) {
    if (scene.isFamilyOnly && !isFamily) continue
    const own = found.get(heading)
    const line = own?.line ?? found.get(heading.split(' / ')[0] as string)?.line ?? 1
    const entries = own?.entries ?? []
    const minimum = own ? Math.max(scene.minimum, scene.kind === 'lines' ? scene.unconditional : 1) : scene.minimum
    if (entries.length < minimum)
      report(line, `missing: “${heading}” has ${entries.length} texts, at least ${minimum} are required`)
    else if (scene.labels && own && entries.map(({ tags }) => tags[0]).join() !== scene.labels.join())
      report(line, `expected exactly these, in this order: [${scene.labels.join('], [')}]`)
    if (minimum > 0) setPath(book, scene.path, toPart(scene, entries))
  }
  problems.sort((one, other) => one.line - other.line)
  return { title, sheet, book: book as unknown as Book, texts, problems }
}

function splitEntries(markdown: string, isFamily: boolean, report: (line: number, reason: string) => void) {
  const rows = markdown.replace(/^\uFEFF/, '').split(/\r?\n/)
  const title = /^# (\S.*)$/.exec(rows[0] ?? '')?.[1] ?? ''
  if (title === '') report(1, 'the first line must be “# Name”')
  const sheet: string[] = []
  const found = new Map<string, { line: number; entries: Entry[] }>()
  let section = ''
  let heading = ''
  for (const [index, row] of rows.entries()) {
    const line = index + 1
    const entries = found.get(heading)?.entries
    const scene = BOOK_SCENES.get(heading)
    const [, level, words = ''] = /^(##|###) (\S.*)$/.exec(row) ?? []
    const [, indent, tags, text] = /^( {2})?- (?:\[([^\]]*)\] )?(.+)$/.exec(row) ?? []
    if (level) {
      if (level === '##') section = words
      heading = level === '##' ? words : `${section} / ${words}`
      const isKnown = BOOK_SCENES.has(heading) || SECTIONS.has(heading)
      if (!isKnown || (section === 'Traits' && !isFamily)) report(line, `unknown heading “${heading}”`)
      const first = found.get(heading)
      if (first) report(line, `duplicate heading “${heading}”, first in line ${first.line}`)
      else found.set(heading, { line, entries: [] })
    } else if (!entries) {
      sheet.push(row)
    } else if (text === undefined) {
      if (row !== '') report(line, 'neither a heading nor “- text”; a text stays on one line')
    } else if (!scene) {
      if (SECTIONS.has(heading)) report(line, `“${heading}” has no texts of its own`)
    } else if (!indent) {
      entries.push({ line, tags: tags?.split(', ') ?? [], text })
    } else {
      const hasSecond = scene.kind === 'wishes' || scene.path.startsWith('souls.')
      const first = hasSecond ? entries.at(-1) : undefined
      if (first && !first.second && tags === undefined) first.second = { line, text }
      else report(line, 'only a wish or a soul has a second, indented text')
    }
  }
  return { title, sheet: sheet.slice(1).join('\n').trim(), found }
}

function setPath(book: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() as string
  let parent = book
  for (const key of keys) {
    parent[key] ??= {}
    parent = parent[key] as Record<string, unknown>
  }
  parent[last] = value
}
