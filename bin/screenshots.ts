/** `npm run tool screenshots`: takes the screenshots of the README. */
import { join } from 'node:path'
import { takeScreenshots } from '../lib/tools/drawings/screenshots'

await takeScreenshots(process.argv[2] ?? join(import.meta.dirname, '../docs'), process.env.CHROMIUM)
