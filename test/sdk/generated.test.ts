/** The clients are what the OpenAPI document says. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

it('is written from the document as it stands (npm run tool clients mends it)', () => {
  // The writer of types is an ES module, which these tests are not.
  const root = join(__dirname, '../..')
  execFileSync(process.execPath, ['--import', 'tsx', 'bin/clients.ts', '--check'], { cwd: root, stdio: 'pipe' })
})
