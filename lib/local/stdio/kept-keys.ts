/** API keys that the stdio server received and sends again after a restart, one per house. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDataFolder } from '../data-folder'

export interface KeptKey {
  get(): string | null
  set(key: string | null): void
}

/** `given` comes from the environment and wins over a stored key. */
export function keptKey(dataDir: string, house: string, given: string | null): KeptKey {
  const file = join(dataDir, 'house.keys')
  const read = (): Record<string, string> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  let key = given ?? read()[house] ?? null
  return {
    get: () => key,
    set(next) {
      key = next
      openDataFolder(dataDir)
      const { [house]: _, ...others } = read()
      writeFileSync(file, JSON.stringify(next ? { ...others, [house]: next } : others), { mode: 0o600 })
    },
  }
}
