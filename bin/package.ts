/** `npm run tool package`: writes the npm package into `dist/package`. */
import { join } from 'node:path'
import { buildNpmPackage } from '../lib/tools/publish/npm-package'

await buildNpmPackage(join(import.meta.dirname, '../dist/package/creature-house'))
