/** The pages of the documentation: the first one, and a page for each part. */
import { pageRoutes } from '../../api/routes/page-routes'

export const DOCS_PARTS = ['calls'] as const
export type DocsPart = (typeof DOCS_PARTS)[number]
export type DocsPage = 'docs' | DocsPart
export const docsPath = (part: DocsPart): string => pageRoutes.docs_part.path.replace('{part}', part)
