/** The parts of the documentation that have a page each. */
import { pageRoutes } from '../../api/routes/page-routes'

export const DOCS_PARTS = ['calls', 'shapes'] as const
export type DocsPart = (typeof DOCS_PARTS)[number]
export const docsPath = (part: DocsPart): string => pageRoutes.docs_part.path.replace('{part}', part)
