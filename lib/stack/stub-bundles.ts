/** Placeholder bundles, so that a template can be synthesized without bundling the functions. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EDGE_FUNCTION, FUNCTIONS } from './bundle'

/** Returns a new temporary folder with a folder for each function; the caller deletes it. */
export function writeStubBundles(): string {
  const bundles = mkdtempSync(join(tmpdir(), 'stub-bundles-'))
  for (const name of [...FUNCTIONS, EDGE_FUNCTION]) {
    mkdirSync(join(bundles, name))
    writeFileSync(join(bundles, name, 'index.js'), `exports.handler = async () => '${name}'\n`)
  }
  return bundles
}
