/** Admin key of the local host: random per data folder and stored in it. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDataFolder } from '../data-folder'

export function adminKeyOf(dataDir: string): string {
  openDataFolder(dataDir)
  const file = join(dataDir, 'admin-key')
  const kept = existsSync(file) && readFileSync(file, 'utf8').trim()
  if (kept) return kept
  const made = randomBytes(18).toString('base64url')
  writeFileSync(file, `${made}\n`)
  return made
}
