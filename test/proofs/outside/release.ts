/**
 * `npm run prove release`: a dry run of the release workflow, as far as it needs no service: versions and notes, the
 * packages with the name of a repository, `npm publish --dry-run`, the bundle, and the entry for the MCP registry.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClientPackage } from '../../../lib/tools/publish/client-package'
import { buildMcpb } from '../../../lib/tools/publish/mcpb'
import { buildNpmPackage } from '../../../lib/tools/publish/npm-package'
import { gitHub, releaseFaults, serverJson } from '../../../lib/tools/publish/release-steps'
import { version } from '../../../package.json'

const REPOSITORY = 'someone/creature-house'

const folder = mkdtempSync(join(tmpdir(), 'release-'))

function check(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`claim failed: ${claim}`)
  console.log(`  ${claim}`)
}

const json = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

interface Published {
  name: string
  version: string
  files: { path: string }[]
}

/** Files and metadata that npm would upload. Some versions of npm list them by the name of the package. */
function dryRun(path: string): Published {
  const output = execFileSync('npm', ['publish', path, '--dry-run', '--json', '--access', 'public'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const published = JSON.parse(output)
  return published.name ? published : (Object.values(published)[0] as Published)
}

try {
  check(releaseFaults(`v${version}`).length === 0, `v${version} can be released`)

  const [program, client, bundle] = ['creature-house', 'creature-house-client', 'mcpb'].map((name) =>
    join(folder, name),
  )
  await buildNpmPackage(program!, REPOSITORY)
  buildClientPackage(client!, REPOSITORY)
  for (const path of [program!, client!]) {
    const published = dryRun(path)
    check(published.version === version, `npm would publish ${published.name} ${published.version}`)
    check(!published.files.some((file) => /(^|\/)(test|\.env|node_modules)/.test(file.path)), '  without stray files')
    check(json(path, 'package.json').repository.url.includes(REPOSITORY), '  with its repository, for provenance')
  }
  buildMcpb(program!, bundle!)
  const packed = join(folder, 'creature-house.mcpb')
  execFileSync('python3', ['-m', 'zipfile', '-c', packed, 'manifest.json', 'package.json', 'program', 'node_modules'], {
    cwd: bundle,
  })
  writeFileSync(join(folder, 'server.json'), JSON.stringify(serverJson(REPOSITORY, packed)))
  const entry = json(folder, 'server.json')
  check(entry.name === json(program!, 'package.json').mcpName, `the MCP registry would list ${entry.name}`)
  check(entry.name === gitHub(REPOSITORY).mcpName && entry.description.length <= 100, '  within its limits')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
