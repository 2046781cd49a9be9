/** A small thing that is kept in a file between starts, or in memory where there is no file. */
import { readFileSync, writeFileSync } from 'node:fs'

export function keptIn<T extends object>(file: string | null, empty: T): { data: T; save(): void } {
  const data = (file && saved<T>(file)) || empty
  return { data, save: () => file && writeFileSync(file, JSON.stringify(data)) }
}

function saved<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
