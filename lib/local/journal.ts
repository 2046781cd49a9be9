/** Append-only list in a file, one line per entry: appending costs the same for any length. */
import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync } from 'node:fs'
import { appendWhole } from './append'

export interface Journal<T> {
  entries: readonly T[]
  /** Returns when the entry is flushed to disk. */
  add(entry: T): void
}

/** In memory if there is no file. */
export function journal<T>(file: string | null, isEntry: (value: T) => boolean): Journal<T> {
  const entries = file ? read(file, isEntry) : []
  return {
    entries,
    add(entry) {
      if (file) append(file, `${JSON.stringify(entry)}\n`)
      entries.push(entry)
    },
  }
}

function append(file: string, text: string): void {
  const opened = openSync(file, 'a')
  try {
    appendWhole(opened, text)
    fdatasyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function read<T>(file: string, isEntry: (value: T) => boolean): T[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = text.split('\n')
  const entries = lines.flatMap((line, index) => {
    if (line === '') return []
    const found = parsed<T>(line)
    if (found !== null && isEntry(found)) return [found]
    throw new Error(`${file} is damaged in line ${index + 1}: ${line.slice(0, 60)}
Repair or delete that line${index === lines.length - 1 ? ', which is incomplete' : ''}; deleting it undoes what it records.`)
  })
  if (text !== '' && !text.endsWith('\n')) append(file, '\n')
  return entries
}

function parsed<T>(line: string): T | null {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
