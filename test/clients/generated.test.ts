/** The clients are what the OpenAPI document says. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pythonFiles } from '../../lib/tools/clients/python'
import { typescriptFiles } from '../../lib/tools/clients/typescript'

/** The writer of types is an ES module, which these tests are not. Its input waits: read at once, it may not be there yet. */
const WRITER = `import openapiTS from 'openapi-typescript'
import { json } from 'node:stream/consumers'
console.log(await openapiTS(await json(process.stdin), { commentHeader: '' }))`

const typesOf = (document: object): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', WRITER], {
    cwd: join(__dirname, '../..'),
    input: JSON.stringify(document),
    encoding: 'utf8',
  }).slice(0, -1)

it('is written from the document as it stands (npm run tool clients mends it)', async () => {
  const files = { ...(await typescriptFiles(typesOf)), ...pythonFiles() }
  const stale = Object.entries(files).filter(
    ([name, text]) => readFileSync(join(__dirname, '../../clients', name), 'utf8') !== text,
  )
  expect(stale.map(([name]) => name)).toEqual([])
})
