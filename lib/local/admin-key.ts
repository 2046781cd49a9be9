/** Admin key of the local host: random per data folder and stored in it. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function adminKeyOf(dataDir: string): string {
  const file = join(dataDir, 'admin-key')
  const kept = existsSync(file) && readFileSync(file, 'utf8').trim()
  if (kept) return kept
  const made = randomBytes(18).toString('base64url')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, `${made}\n`, { mode: 0o600 })
  return made
}
