/** `npm run tool package`: writes the npm packages and the MCPB bundle into `dist/package`, each as a folder. */
import { join } from 'node:path'
import { buildClientPackage } from '../lib/tools/publish/client-package'
import { buildMcpb } from '../lib/tools/publish/mcpb'
import { buildNpmPackage } from '../lib/tools/publish/npm-package'

const OUT = join(import.meta.dirname, '../dist/package')
const names = process.argv.slice(2)
/** Set by GitHub in a workflow. */
const { GITHUB_REPOSITORY } = process.env
const isWanted = (name: string): boolean => names.length === 0 || names.includes(name)

if (isWanted('creature-house') || isWanted('mcpb'))
  await buildNpmPackage(join(OUT, 'creature-house'), GITHUB_REPOSITORY)
if (isWanted('mcpb')) buildMcpb(join(OUT, 'creature-house'), join(OUT, 'mcpb'))
if (isWanted('creature-house-client')) buildClientPackage(join(OUT, 'creature-house-client'), GITHUB_REPOSITORY)
