/** Writes the files of the clients that follow from the OpenAPI document. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pythonFiles } from './python'
import { typescriptFiles } from './typescript'

const FOLDER = join(import.meta.dirname, '../../../clients')

export function writeClients(): void {
  for (const [name, text] of Object.entries({ ...typescriptFiles(), ...pythonFiles() })) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true })
    writeFileSync(join(FOLDER, name), text)
  }
}
