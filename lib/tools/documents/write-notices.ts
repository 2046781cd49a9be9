/** Writes NOTICES.md, the third-party work in the deployed functions, from the bundles. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../../stack/bundle'
import { notices } from './notices'

export async function writeNotices(): Promise<void> {
  const outdir = mkdtempSync(join(tmpdir(), 'notices-'))
  try {
    writeFileSync(join(import.meta.dirname, '../../../NOTICES.md'), notices(await bundle({ outdir })))
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}
