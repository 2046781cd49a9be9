/** The documents that `/docs` shows, as Markdown. The bundler replaces this module: Lambdas read JSON. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointTables } from '../api/documents/endpoint-tables'
import { withMarked } from '../api/documents/marked'
import type { DocumentSite } from '../api/routes/limits'

/** The root is two folders up, both from this file and from a bundle of the proofs in `dist/<name>/`. */
const ROOT = join(import.meta.dirname, '..', '..')
const read = (name: string): string => readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8')

/** The file in the repository has the default limits. */
export const docsTexts = ({ limits }: Pick<DocumentSite, 'limits'>) => ({
  game: read('game'),
  api: withMarked(read('api'), 'endpoints', endpointTables(limits)),
})
