/** Parses the file of a species, or of a family, whose lines serve the species that have none. */
import type { Book, Wish } from './book'
import type { SpeciesItems } from './items'
import { type BookText, parseBook } from './parse-book'
import { type Problem, parseHead, parseItems, type Report } from './parse-head'
import type { Appearance, SpeciesProfile } from './species'
import { beforeLines, splitFile } from './split-file'
import type { BuiltInTier } from './vocabulary'

/** What a file may say that other layers define. */
export interface Vocabulary {
  conditions: readonly string[]
  /** Why this figure cannot be drawn. */
  figureProblems?(figure: string): readonly string[]
}

/** Without what the name of the file and the table of mechanics say. */
export type SpeciesHead = Omit<SpeciesProfile, 'slug' | 'family' | 'special_mechanic'> & {
  tier: BuiltInTier
  appearance: Appearance
  items: SpeciesItems
}

export interface ParsedSpecies {
  head: SpeciesHead
  /** The character sheet, for writers: not part of the book. */
  notes: string
  book: Book
  texts: readonly BookText[]
  /** In the order of lines. */
  problems: readonly Problem[]
}

interface FileKind {
  isFamily?: boolean
}

/** Only the head and the items. */
export function parseFacts(text: string, kind: FileKind = {}): { head: SpeciesHead; problems: readonly Problem[] } {
  const problems: Problem[] = []
  const report: Report = (line, reason) => problems.push({ line, reason })
  const file = splitFile(beforeLines(text))
  const head = parseHead(file.head, kind, report)
  return { head: headOf(head.values, parseItems(file, head, report).items), problems: sorted(problems) }
}

export function parseSpecies(text: string, vocabulary: Vocabulary, kind: FileKind = {}): ParsedSpecies {
  const problems: Problem[] = []
  const report: Report = (line, reason) => problems.push({ line, reason })
  const file = splitFile(text)
  const head = parseHead(file.head, kind, report)
  const { items, texts: itemTexts } = parseItems(file, head, report)
  const figure = String(head.values.figure ?? '')
  for (const reason of vocabulary.figureProblems?.(figure) ?? []) report(head.lines.get('figure') ?? 1, reason)
  const { book, texts } = parseBook(file.sections, itemTexts, { conditions: vocabulary.conditions, ...kind }, report)
  return {
    head: headOf(head.values, items),
    notes: file.notes.map((row) => row.text).join('\n'),
    book,
    texts,
    problems: sorted(problems),
  }
}

/** Only the wishes. */
export function parseWishes(text: string): readonly Wish[] {
  const start = text.indexOf('\n## Wishes')
  const end = text.indexOf('\n## ', start + 1)
  if (start < 0) return []
  const { sections } = splitFile(text.slice(start, end < 0 ? undefined : end))
  return parseBook(sections, [], { conditions: [] }, () => undefined).book.wishes
}

const sorted = (problems: readonly Problem[]): Problem[] => problems.toSorted((one, other) => one.line - other.line)

function headOf(values: Readonly<Record<string, unknown>>, items: SpeciesItems): SpeciesHead {
  const { name, tier, trust, window, hunger, happiness, traits = [], personality, look, colours, figure = '' } = values
  return {
    name,
    tier,
    trust_speed: trust,
    feeding_window_hours: window,
    hunger_decay_per_hour: hunger,
    happiness_decay_per_hour: happiness,
    innate_traits: traits,
    personality,
    appearance: { look, colours, figure },
    items,
  } as SpeciesHead
}
