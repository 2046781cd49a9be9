/** Writes the npm packages and the MCPB bundle into `dist/package`, each as a folder. */
import { join } from 'node:path'
import { buildClientPackage } from './client-package'
import { buildMcpb } from './mcpb'
import { buildNpmPackage } from './npm-package'

const OUT = join(import.meta.dirname, '../../../dist/package')

/** All of them if no name is given. */
export async function writePackages(names: readonly string[], repository?: string): Promise<void> {
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name)
  if (isWanted('creature-house') || isWanted('mcpb')) await buildNpmPackage(join(OUT, 'creature-house'), repository)
  if (isWanted('mcpb')) buildMcpb(join(OUT, 'creature-house'), join(OUT, 'mcpb'))
  if (isWanted('creature-house-client')) buildClientPackage(join(OUT, 'creature-house-client'), repository)
}
