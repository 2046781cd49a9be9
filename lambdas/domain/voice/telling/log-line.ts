/** The line of an act as the log keeps it, and as it is told again. */
import type { Line } from '../../../species/book'
import { CARE_WORDS } from '../../../species/care-actions'
import { harmWords, isHarm, type LogEntry, type ToldLine } from '../../care/care-log'
import { itemLabel } from '../../nouns'
import type { CreatureSpecies } from '../../species/creature-species'
import { capitalize, displayName, passage } from '../../words'
import { booksOf } from '../books/lines'
import { itWas } from '../books/plain'
import { hash } from '../pick'
import type { ActSituation } from '../situation'
import { fillLine, slotOf, slotsIn, textOf } from './slots'

const hashOf = (line: Line): string => hash(textOf(line)).toString(36)

/** Read from the entry itself. */
const IN_ENTRY: Readonly<Record<string, (entry: LogEntry) => string | null>> = {
  name: ({ by }) => displayName(by.creature),
  item: ({ item }) => item && itemLabel(item),
}
/** Words of the keeper. */
const OF_KEEPER = ['item', 'cause', 'loved']
/** Times in the keeper's zone. */
const ZONED = ['opens', 'wakes_at', 'hour']

/** Longer words of the keeper are not kept: an entry stays small, and then the plain fact is told. */
const MAX_SAID = 160

/** By the hash of its text, never by its place, so that books may change. */
export function keepLine(line: Line | null, situation: ActSituation): ToldLine | undefined {
  if (line === null) return undefined
  const slots = slotsIn(line).filter((slot) => !IN_ENTRY[slot])
  const said = Object.fromEntries(slots.map((slot) => [slot, slotOf(situation, slot) ?? '']))
  if (Object.values(said).join('').length > MAX_SAID) return undefined
  return { line: hashOf(line), ...(slots.length > 0 && { said }) }
}

interface Found {
  text: string
  /** Of one item of its species, and so about what the keeper gave. */
  isOfItem: boolean
}

const linesByHash = new WeakMap<object, ReadonlyMap<string, Found>>()

function findLine(species: CreatureSpecies, wanted: string): Found | undefined {
  for (const book of booksOf(species)) {
    let known = linesByHash.get(book)
    if (!known) {
      const things = Object.values(book.things).flatMap((byItem) => Object.values(byItem ?? {}).flat())
      const entries = (lines: readonly Line[], isOfItem: boolean) =>
        lines.map((line): [string, Found] => [hashOf(line), { text: textOf(line), isOfItem }])
      known = new Map([...entries(Object.values(book.lines).flat(), false), ...entries(things, true)])
      linesByHash.set(book, known)
    }
    const found = known.get(wanted)
    if (found) return found
  }
  return undefined
}

const tellAgain = (species: CreatureSpecies, entry: LogEntry, isPublic: boolean): string | null => {
  const found = entry.told && findLine(species, entry.told.line)
  if (!found) return null
  const slots = slotsIn(found.text)
  const isPrivate = found.isOfItem || slots.some((slot) => OF_KEEPER.includes(slot))
  if (isPublic && isPrivate && !isHarm(entry)) return null
  if (isPublic && slots.some((slot) => ZONED.includes(slot))) return null
  const saidIn = (slot: string) => (IN_ENTRY[slot] ? IN_ENTRY[slot](entry) : (entry.told?.said?.[slot] ?? null))
  return slots.every(saidIn) ? capitalize(fillLine(found.text, saidIn)) : null
}

/** What the keeper was told then; null if no book has the line any more. */
export const toldLine = (species: CreatureSpecies, entry: LogEntry): string | null => tellAgain(species, entry, false)

/** "You washed Moth. It was the soft brush." */
const plainFact = (species: CreatureSpecies, entry: LogEntry, isPublic: boolean): string => {
  const { action, item, by } = entry
  const name = displayName(by.creature)
  if (isHarm(entry)) return passage(`You gave ${name} ${harmWords(species, entry)}`)
  const [before, after] = CARE_WORDS[action].active
  return passage(`You ${before}${name}${after}`, !isPublic && item !== null && itWas(item))
}

export const toldText = (species: CreatureSpecies, entry: LogEntry): string =>
  toldLine(species, entry) ?? plainFact(species, entry, false)

/** Without the keeper's words, but for an item that harmed. */
export const publicToldText = (species: CreatureSpecies, entry: LogEntry): string =>
  tellAgain(species, entry, true) ?? plainFact(species, entry, true)
