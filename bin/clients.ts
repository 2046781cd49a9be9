/** `npm run build:clients`: generates the files of the clients that follow from the OpenAPI document. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pythonFiles } from '../lib/tools/clients/python'
import { typescriptFiles } from '../lib/tools/clients/typescript'

const FOLDER = join(import.meta.dirname, '../clients')

for (const [name, text] of Object.entries({ ...typescriptFiles(), ...pythonFiles() })) {
  mkdirSync(dirname(join(FOLDER, name)), { recursive: true })
  writeFileSync(join(FOLDER, name), text)
}
