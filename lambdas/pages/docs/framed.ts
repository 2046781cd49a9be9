/** Puts a documentation page into the common frame. */
import { pageRoutes } from '../../api/routes/page-routes'
import { framed, type Site } from '../parts/frame'
import { type Html, revive } from '../parts/html'
import { SHARING } from '../parts/script'
import { HOUSE_PICTURE } from '../parts/words'
import type { DocsContents } from './docs'
import { type DocsPage, docsPath } from './parts'
import { SEARCH } from './search'

export const framedDocs = (site: Site, page: DocsPage, { title, description, body }: DocsContents): Html =>
  framed({
    site,
    path: page === 'docs' ? pageRoutes.docs.path : docsPath(page),
    title,
    description,
    picture: HOUSE_PICTURE,
    style: 'docs',
    script: `${SEARCH};${SHARING}`,
    body: revive(body),
  })
