/** The workflows: actions pinned by commit, no stored secrets, commands that exist; and the steps of a release. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROOFS, TOOLS } from '../lib/tools/commands'
import { gitHub, notesOf, releaseFaults, serverJson } from '../lib/tools/publish/release-steps'
import packageJson from '../package.json'

const ROOT = join(__dirname, '..')
const FOLDER = join(ROOT, '.github/workflows')
const workflows = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const)

describe.each(workflows)('%s', (_name, text) => {
  it('pins every action by a commit, with its version in a comment', () => {
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action)
    const isPinned = (action: string) =>
      /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action) ||
      (action.startsWith('./') && existsSync(join(ROOT, action)))
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((action) => !isPinned(action))).toEqual([])
  })

  it('uses no stored secret, and starts with rights to read only', () => {
    expect(text).not.toMatch(/\bsecrets(\.|\[|: inherit)/)
    expect(text).toContain('\npermissions:\n  contents: read\n')
  })

  it('runs commands that exist', () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w:]+)(?: ([\w-]+))?/g)].map(([, ...words]) => words)
    const kinds: Record<string, object> = { tool: TOOLS, prove: PROOFS }
    const unknown = commands.filter(([script = '', name = '']) =>
      kinds[script] ? !(name in kinds[script]) : !(script in packageJson.scripts),
    )
    expect(unknown).toEqual([])
  })
})

describe('a release', () => {
  const { version } = packageJson

  it('has one version, with dated notes in the changelog', () => {
    expect(releaseFaults(`v${version}`)).toEqual([])
  })

  it('refuses a tag that is not its version', () => {
    expect(releaseFaults('v0.0.1')).toEqual([expect.stringContaining(`package.json has version ${version}`)])
  })

  it('takes its notes from the section of the version', () => {
    const changelog =
      '# Changelog\n\n## Unreleased\n\n- later\n\n## 1.2.3 - 2026-01-02\n\n- now\n\n## 1.2.2 - 2026-01-01\n\n- before\n'
    expect(notesOf(changelog, '1.2.3')).toBe('- now')
    expect(notesOf(changelog, '1.2')).toBeNull()
    expect(notesOf('## 1.2.3\n\n- without a date', '1.2.3')).toBeNull()
  })

  it('every version in the changelog has a date, newest first', () => {
    const headings = [...readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
      ([, text = '']) => text,
    )
    const versions = headings.filter((text) => text !== 'Unreleased')
    expect(versions.filter((text) => !/^\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/.test(text))).toEqual([])
    expect(versions).toEqual(versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })))
    expect(versions.at(-1)).toMatch(/^1\.0\.0 - /)
  })

  it('names the packages in the entry for the MCP registry', () => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'))
    const bundle = join(folder, 'creature-house.mcpb')
    writeFileSync(bundle, 'bundle')
    expect(serverJson('someone/pets', bundle)).toMatchObject({
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      name: 'io.github.someone/creature-house',
      version,
      packages: [
        { registryType: 'npm', identifier: 'creature-house', version, transport: { type: 'stdio' } },
        {
          registryType: 'mcpb',
          identifier: `https://github.com/someone/pets/releases/download/v${version}/creature-house.mcpb`,
          fileSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
    })
    expect(gitHub('someone/pets').mcpName).toBe('io.github.someone/creature-house')
    rmSync(folder, { recursive: true })
  })
})
