/**
 * Stores built-in tables in a file: one JSON line per call that wrote. The file is rewritten without obsolete lines when
 * they outnumber the items. A line is handed to the system before its call is answered, so it survives the process; it
 * is not forced to disk, so the last calls may be lost if the machine stops.
 */
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { appendWhole } from '../append'
import type { Item, StreamChange } from './memory-table'

/** The table exists; items were put; keys were deleted. */
interface Line {
  table: string
  put?: readonly Item[]
  delete?: readonly (readonly [pk: string, sk: string])[]
}

type Tables = Map<string, Map<string, Item>>

export interface TableFile {
  /** What was stored when the file was opened, by table and key. */
  stored: Tables
  create(table: string): void
  write(table: string, changes: readonly StreamChange[]): void
  close(): void
}

/** The file is rewritten when it holds this many obsolete items, and more of them than current ones. */
const SPARE_ITEMS = 10_000

/** `items` gives the current items when the file is rewritten. */
export function openTableFile(
  path: string,
  items: () => Iterable<readonly [table: string, items: readonly Item[]]>,
): TableFile {
  let { stored, written, size } = readTables(path)
  let limit = 2 * countItems(stored) + SPARE_ITEMS
  let descriptor = openSync(path, 'a')
  // An incomplete last line belongs to a call that was never answered.
  ftruncateSync(descriptor, size)

  const append = (line: Line): void => {
    size = appendWhole(descriptor, `${toJson(line)}\n`, size)
  }
  const rewrite = (): void => {
    const draft = writeDraft(`${path}.new`, items())
    if (!draft) {
      // The disk is full. Continue with the long file, and try again later.
      limit = written + SPARE_ITEMS
      return
    }
    renameSync(`${path}.new`, path)
    closeSync(descriptor)
    ;({ descriptor, size, written } = draft)
    limit = 2 * written + SPARE_ITEMS
  }
  return {
    stored,
    create: (table) => append({ table }),
    write(table, changes) {
      if (written > limit) rewrite()
      const put = changes.flatMap(({ after }) => after ?? [])
      const deleted = changes.flatMap(({ before, after }) =>
        before && !after ? [[before.pk, before.sk] as const] : [],
      )
      append({ table, ...(put.length > 0 && { put }), ...(deleted.length > 0 && { delete: deleted }) })
      written += changes.length
    },
    close: () => closeSync(descriptor),
  }
}

/** Null if it cannot be written. */
function writeDraft(path: string, tables: Iterable<readonly [table: string, items: readonly Item[]]>) {
  let [descriptor, size, written] = [-1, 0, 0]
  try {
    descriptor = openSync(path, 'w')
    for (const [table, current] of tables) {
      for (const line of [{ table }, ...current.map((item) => ({ table, put: [item] }))])
        size = appendWhole(descriptor, `${toJson(line)}\n`, size)
      written += current.length
    }
    fsyncSync(descriptor)
    return { descriptor, size, written }
  } catch {
    if (descriptor >= 0) closeSync(descriptor)
    rmSync(path, { force: true })
    return null
  }
}

const countItems = (tables: Tables): number => [...tables.values()].reduce((sum, { size }) => sum + size, 0)

function readTables(path: string): { stored: Tables; written: number; size: number } {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  const stored: Tables = new Map()
  let [written, size, number] = [0, 0, 0]
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', size)) {
    number += 1
    const { table, put = [], delete: deleted = [] } = parseLine(bytes.toString('utf8', size, end), path, number)
    const items = stored.get(table) ?? new Map<string, Item>()
    stored.set(table, items)
    for (const item of put) items.set(`${item.pk}|${item.sk}`, item)
    for (const [pk, sk] of deleted) items.delete(`${pk}|${sk}`)
    written += put.length + deleted.length
    size = end + 1
  }
  return { stored, written, size }
}

function parseLine(text: string, path: string, number: number): Line {
  try {
    return fromJson(text) as Line
  } catch {
    throw new Error(`The data in ${path} cannot be read: line ${number} is damaged.
Put back a copy of the file, or move it away to start with an empty house.`)
  }
}

const BYTES = 'bytes in base64'

const toJson = (line: Line): string =>
  JSON.stringify(line, (_, value) =>
    value instanceof Uint8Array ? { [BYTES]: Buffer.from(value).toString('base64') } : value,
  )

/** A reviver makes parsing several times slower, and few lines have bytes. */
const fromJson = (text: string): unknown =>
  JSON.parse(text, text.includes(BYTES) ? (_, value) => bytesIn(value) ?? value : undefined)

const bytesIn = (value: unknown): Uint8Array | null => {
  const text = (value as Record<string, unknown> | null)?.[BYTES]
  return typeof text === 'string' ? Uint8Array.from(Buffer.from(text, 'base64')) : null
}
