/** What a release checks and publishes besides the packages: its notes, and the entry for the MCP registry. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { registryEntry } from '../../../lambdas/api/documents/cards'
import packageJson from '../../../package.json'

const ROOT = join(import.meta.dirname, '../../..')
const { name, version } = packageJson

/** The section of a version in the changelog, without its heading; null if there is none with a date. */
export function notesOf(changelog: string, wanted: string = version): string | null {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.split('\n')[0]?.startsWith(`${wanted} - `))
  const [heading = '', ...lines] = section?.split('\n') ?? []
  return / - \d{4}-\d{2}-\d{2}$/.test(heading) ? lines.join('\n').trim() : null
}

/** Everything that keeps this tag from being released. */
export function releaseFaults(tag: string): string[] {
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
  const plugin = JSON.parse(read('plugins/claude-code/.claude-plugin/plugin.json')).version
  return [
    ...(tag === `v${version}` ? [] : [`the tag is ${tag}, and package.json has version ${version}`]),
    ...(notesOf(read('CHANGELOG.md')) ? [] : [`CHANGELOG.md has no section "## ${version} - <date>" with text`]),
    ...(plugin === version ? [] : [`the plugin has version ${plugin}: run npm run tool readme`]),
  ]
}

/** Owner and name of a repository on GitHub, which packages and registries refer to. */
export const gitHub = (repository: string) => ({
  repository: { type: 'git', url: `git+https://github.com/${repository}.git` },
  /** The MCP registry accepts names below `io.github.<owner>` from workflows of that owner. */
  mcpName: `io.github.${repository.split('/')[0]}/${name}`,
})

/** The entry for the MCP registry: the npm package, and the bundle as a file of the release. */
export function serverJson(repository: string, bundle: string): object {
  const { $schema, title, description } = registryEntry({ base_url: 'http://localhost' })
  const transport = { type: 'stdio' }
  const environmentVariables = [
    { name: 'CREATURE_HOUSE_URL', description: 'The house to join. Without it, a house on this machine.' },
    { name: 'CREATURE_HOUSE_KEY', description: 'The API key of a registered agent, ch_…', isSecret: true },
  ]
  return {
    $schema,
    name: gitHub(repository).mcpName,
    title,
    description,
    version,
    repository: { url: `https://github.com/${repository}`, source: 'github' },
    packages: [
      {
        registryType: 'npm',
        identifier: name,
        version,
        transport,
        packageArguments: [{ type: 'positional', value: 'mcp' }],
        environmentVariables,
      },
      {
        registryType: 'mcpb',
        identifier: `https://github.com/${repository}/releases/download/v${version}/${basename(bundle)}`,
        fileSha256: createHash('sha256').update(readFileSync(bundle)).digest('hex'),
        transport,
      },
    ],
  }
}

/** A step of the release workflow: `check v1.2.3`, `notes` or `server-json <owner/name> <bundle>`. Returns the exit code. */
export function runReleaseStep([step, first = '', second = '']: readonly string[]): number {
  const faults = step === 'check' ? releaseFaults(first) : []
  if (step === 'notes') console.log(notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')))
  else if (step === 'server-json') console.log(JSON.stringify(serverJson(first, second), null, 2))
  else if (step !== 'check')
    faults.push('npm run tool release -- check v1.2.3 | notes | server-json <owner/name> <bundle>')
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}
