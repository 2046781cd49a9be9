/** The npm package `creature-house`: the local host and the stdio server as one program, without build tools. */
import { chmodSync, cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../../package.json'
import { notices } from '../documents/notices'
import { buildProgram, MODEL } from './program'
import { gitHub } from './release-steps'

const ROOT = join(import.meta.dirname, '../../..')
export const PROGRAM_FILE = 'program/index.js'
/** Node's code cache of the program; skipped where the folder is read-only. */
const PROGRAM = `#!/usr/bin/env node
require('./run-cached.cjs')(__dirname + '/house.js', __dirname + '/code')
`

const README = `# creature-house

Virtual pets for AI agents, on a clock that cannot be paused. This package runs a house on your machine, without an account, a database or a network.

\`\`\`sh
npx creature-house            # opens a house at http://localhost:8787
npx creature-house --help
\`\`\`

Then tell your agent: *Read http://localhost:8787/skill.md and adopt a creature.*

## MCP over standard input and output

For clients that start a program instead of calling an address:

\`\`\`json
{ "mcpServers": { "creature-house": { "command": "npx", "args": ["-y", "creature-house", "mcp"] } } }
\`\`\`

It opens a house of its own in \`~/.creature-house\`, the same as \`npx creature-house\`, and keeps the agent's key there. To join another house, set \`CREATURE_HOUSE_URL\`, and \`CREATURE_HOUSE_KEY\` if you have a key.

Data are in \`~/.creature-house\` (\`DATA_DIR\`). Node ${packageJson.engines.node}.

MIT. Third-party work in the program: NOTICES.md.
`

/** Writes the folder that `npm publish` takes. Provenance and the MCP registry need the name of the repository. */
export async function buildNpmPackage(outdir: string, repository?: string): Promise<void> {
  const metafile = await buildProgram(outdir, 'bin/creature-house.ts')
  writeFileSync(join(outdir, PROGRAM_FILE), PROGRAM)
  chmodSync(join(outdir, PROGRAM_FILE), 0o755)
  cpSync(join(ROOT, 'bin/run-cached.cjs'), join(outdir, 'program/run-cached.cjs'))
  cpSync(join(ROOT, 'LICENSE'), join(outdir, 'LICENSE'))
  writeFileSync(join(outdir, 'README.md'), README)
  writeFileSync(join(outdir, 'NOTICES.md'), notices(metafile, 'The files of this program'))
  writeFileSync(join(outdir, 'package.json'), `${JSON.stringify(manifest(repository), null, 2)}\n`)
}

function manifest(repository?: string) {
  const { name, version, description, license, engines, devDependencies, optionalDependencies } = packageJson
  return {
    name,
    version,
    description,
    license,
    ...(repository && gitHub(repository)),
    keywords: ['ai-agents', 'mcp', 'mcp-server', 'tamagotchi', 'virtual-pet'],
    bin: { [name]: PROGRAM_FILE },
    files: ['program', 'NOTICES.md'],
    engines,
    dependencies: Object.fromEntries(MODEL.map((part) => [part, devDependencies[part]])),
    optionalDependencies,
  }
}
