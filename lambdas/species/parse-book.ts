/** Parses the lines of a species' file: the sections after its items. */
import { type Book, KEEPSAKE_SHAPES, type Keepsakes, type Line, type Wish } from './book'
import { CARE_ACTIONS, type CareAction } from './care-actions'
import type { ItemText, Report } from './parse-head'
import { allowedSlots, isOfFamily, SCENES } from './scenes'
import type { Section } from './split-file'

export interface BookText {
  line: number
  /** The scene: "looks.thriving", "things.feed.warm lap", "wishes.granted". */
  path: string
  /** The position in its scene. */
  index: number
  text: string
}

interface Entry {
  line: number
  /** The words in brackets before the text. */
  tags: readonly string[]
  text: string
  /** The indented text below it: a granted wish, or the short form of a soul. */
  second?: { line: number; text: string }
}

/** The label of each keepsake in the order of the file, and its field in `Keepsakes`. */
const KEEPSAKE_LABELS: Readonly<Record<string, keyof Keepsakes>> = {
  '3 wishes': 'wishes',
  '8 wishes': 'wishes',
  '15 wishes': 'wishes',
  '25 wishes': 'wishes',
  '40 wishes': 'wishes',
  return: 'return',
  '25 meals': 'streak',
  '100 days': 'hundred_days',
}

const OTHER_SECTIONS = ['Items', 'Wishes', 'Keepsakes']

const contains = (list: readonly string[], word: string): boolean => list.includes(word)
export const slotNamesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot as string)
/** "from_child" is written "from child". */
const inWords = (key: string): string => key.replaceAll('_', ' ')
const tagged = (row: string): { tags: string[]; text: string } => {
  const [, tags, text = ''] = /^(?:\[([^\]]*)\] )?(.*)$/.exec(row) ?? []
  return { tags: tags?.split(', ') ?? [], text }
}

export interface ParsedLines {
  book: Book
  /** All texts in the order of the file. */
  texts: BookText[]
}

interface LinesOptions {
  conditions: readonly string[]
  isFamily?: boolean
}

export function parseBook(
  sections: readonly Section[],
  itemTexts: readonly ItemText[],
  { conditions, isFamily = false }: LinesOptions,
  report: Report,
): ParsedLines {
  const texts: BookText[] = []
  const lineOfText = new Map<string, number>()
  const conditionByWords = new Map(conditions.map((one) => [inWords(one), one]))

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

  /** A line with an unknown condition is reported and left out. */
  const toLines = (entries: readonly Entry[], path: string, unconditional: number): Line[] => {
    const slots = allowedSlots(path)
    return entries.flatMap(({ line, tags, text, second }, index): Line[] => {
      const unknown = tags.filter((tag) => !conditionByWords.has(tag))
      for (const tag of unknown)
        report(line, `unknown condition “${tag}”; allowed: ${[...conditionByWords.keys()].join(', ')}`)
      if (new Set(tags).size < tags.length) report(line, 'duplicate condition')
      if (index < unconditional && tags.length > 0)
        report(line, `the first ${unconditional} texts here may not have conditions`)
      addText({ line, path, index, text }, slots)
      // The short form may use only the slots of `text`, because the line is chosen by those.
      if (second) addText({ ...second, path: `${path}.short`, index }, slotNamesIn(text))
      if (unknown.length > 0) return []
      if (tags.length === 0 && !second) return [text]
      const when = tags.map((tag) => conditionByWords.get(tag) as string)
      return [{ text, when, ...(second && { short: second.text }) }]
    })
  }

  const toThings = (): Book['things'] => {
    const entries = new Map<string, { action: string; item: string; own: Entry[] }>()
    for (const { line, action, item, text } of itemTexts) {
      const found = entries.get(`${action}/${item}`) ?? { action, item, own: [] }
      found.own.push({ line, ...tagged(text) })
      entries.set(`${action}/${item}`, found)
    }
    const things: Record<string, Record<string, readonly Line[]>> = {}
    for (const { action, item, own } of entries.values())
      things[action] = { ...things[action], [item]: toLines(own, `things.${action}.${item}`, 2) }
    return things
  }

  const toWish = ({ line, tags: [action = '', ...rest], text, second: granted }: Entry, index: number): Wish[] => {
    const by: Record<string, unknown> = { action }
    const isAction = contains(CARE_ACTIONS, action)
    if (!isAction) report(line, 'a wish begins with an act: - [feed, milk / cream, 7 to 11, twice] text')
    for (const tag of rest) {
      const hours = /^(\d+) to (\d+)$/.exec(tag)
      const key = hours ? 'hours' : tag === 'twice' ? 'times' : 'item'
      if (key in by) report(line, `duplicate: two conditions of a kind, “${tag}”`)
      by[key] = hours ? [Number(hours[1]), Number(hours[2])] : tag === 'twice' ? 2 : tag.split(' / ')
    }
    addText({ line, path: 'wishes', index, text }, ['name'])
    if (granted) addText({ ...granted, path: 'wishes.granted', index }, ['name'])
    else report(line, 'missing text for the granted wish: “  - text” below the wish')
    return isAction ? [{ by: by as { action: CareAction }, wish: text, granted: granted?.text ?? '' }] : []
  }

  const toKeepsakes = (section: Section, entries: readonly Entry[]): Keepsakes | null => {
    const labels = Object.keys(KEEPSAKE_LABELS)
    const isComplete = entries.map(({ tags }) => tags[0]).join() === labels.join()
    if (!isComplete) report(section.line, `expected exactly these, in this order: [${labels.join('], [')}]`)
    const keepsakes = entries.map(({ line, tags: [label = '', shape = ''], text: nameAndText }, index) => {
      const [, name = '', text = ''] = /^\*\*(.+?)\*\* (.*)$/.exec(nameAndText) ?? []
      if (!contains(KEEPSAKE_SHAPES, shape))
        report(line, `unknown shape “${shape}”; allowed: ${KEEPSAKE_SHAPES.join(', ')}`)
      if (name === '') report(line, 'missing name: - [3 wishes, shell] **Name** text')
      addText({ line, path: 'keepsakes', index, text }, ['name'])
      return [KEEPSAKE_LABELS[label] ?? '', { name, shape, text }] as const
    })
    const wishes = keepsakes.filter(([key]) => key === 'wishes').map(([, keepsake]) => keepsake)
    return isComplete ? ({ ...Object.fromEntries(keepsakes), wishes } as unknown as Keepsakes) : null
  }

  const entriesOf = ({ name, rows }: Section): Entry[] => {
    const entries: Entry[] = []
    for (const { line, text: row } of rows) {
      const [, indent, written] = /^( {2})?- (.+)$/.exec(row) ?? []
      const last = entries.at(-1)
      if (written === undefined) report(line, 'neither a heading nor “- text”; a text stays on one line')
      else if (!indent) entries.push({ line, ...tagged(written) })
      else if ((name === 'Wishes' || name.startsWith('souls.')) && last && !last.second)
        last.second = { line, text: written }
      else report(line, 'only a wish or a soul has a second, indented text')
    }
    return entries
  }

  const lines: Record<string, readonly Line[]> = {}
  let wishes: Wish[] = []
  let keepsakes: Keepsakes | null = null
  const things = toThings()
  const lineOf = new Map<string, number>()
  for (const section of sections) {
    const { name, line } = section
    const scene = SCENES.get(name)
    const isKnown = OTHER_SECTIONS.includes(name) || (scene && (isFamily || !isOfFamily(name)))
    if (!isKnown) report(line, `unknown heading “${name}”; allowed: ${nearestHeadings(name)}`)
    if (lineOf.has(name)) report(line, `duplicate heading “${name}”, first in line ${lineOf.get(name)}`)
    lineOf.set(name, line)
    if (!isKnown || name === 'Items') continue
    const entries = entriesOf(section)
    if (entries.length === 0) report(line, `missing: “${name}” has no texts`)
    if (name === 'Wishes') wishes = entries.flatMap(toWish)
    else if (name === 'Keepsakes') keepsakes = toKeepsakes(section, entries)
    else if (scene?.labels) {
      if (entries.map(({ tags }) => tags[0]).join() !== scene.labels.join())
        report(line, `expected exactly these, in this order: [${scene.labels.join('], [')}]`)
      else lines[name] = toLines(withoutLabels(entries), name, entries.length)
    } else if (scene) lines[name] = toLines(entries, name, scene.unconditional)
  }
  if (isFamily)
    for (const [path, { least }] of SCENES) {
      const count = lines[path]?.length ?? 0
      if (count < least)
        report(lineOf.get(path) ?? 1, `missing: “${path}” has ${count} texts, at least ${least} are required`)
    }
  return { book: { lines, things, wishes, keepsakes }, texts }
}

const withoutLabels = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, tags: entry.tags.slice(1) }))

/** The headings that begin alike, or all first words. */
const nearestHeadings = (name: string): string => {
  const all = [...OTHER_SECTIONS, ...SCENES.keys()]
  const [first = ''] = name.split('.')
  const alike = all.filter((one) => one.startsWith(`${first}.`))
  return (alike.length > 0 ? alike : [...new Set(all.map((one) => one.split('.')[0]))]).join(', ')
}
