/** The folder for data of the local host. Only its owner can read it: it contains keys, payments and the admin key. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const OURS = /^(admin-key|dynamodb-endpoint|(house|clock|table|dynoxide|projector|checkout|charges|transfers)\..+)$/
const STICKY = 0o1000

/** Creates the folder, or restricts what others can read. */
export function openDataFolder(dataDir: string): void {
  // For all files that this process and the engine create from now on.
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  const names = readdirSync(dataDir)
  const ours = names.filter((name) => OURS.test(name))
  for (const name of ours) restrict(join(dataDir, name), 0o600)
  // Leave a folder with other files alone, and one like /tmp: both may be shared on purpose.
  if (ours.length === names.length && (statSync(dataDir).mode & STICKY) === 0) restrict(dataDir, 0o700)
}

function restrict(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && (found.mode & 0o077) !== 0 && found.uid === process.getuid?.()) chmodSync(path, mode)
}
