/** `npm run tool clients`: writes the generated halves of the clients from the OpenAPI document; `-- --check` names what is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS from 'openapi-typescript'
import { pythonFiles } from '../lib/tools/clients/python'
import { typescriptFiles } from '../lib/tools/clients/typescript'

const FOLDER = join(import.meta.dirname, '../clients')
const typesOf = (document: object) => openapiTS(document as never, { commentHeader: '' })
const files = Object.entries({ ...(await typescriptFiles(typesOf)), ...pythonFiles() })

if (process.argv.includes('--check')) {
  const stale = files.filter(([name, text]) => readFileSync(join(FOLDER, name), 'utf8') !== text)
  for (const [name] of stale)
    console.error(`clients/${name} is not what the OpenAPI document says: npm run tool clients`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [name, text] of files) writeFileSync(join(FOLDER, name), text)
}
