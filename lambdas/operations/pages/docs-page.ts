/** The documentation as a page. */
import { openapi } from '../../api/documents/openapi'
import { docsPage, SEARCH } from '../../pages/docs/docs'
import { pageHeaders } from '../../pages/parts/frame'
import type { Handler } from '../../pipeline/call'
import { siteOf } from './page-answer'

export const docs: Handler<'docs'> = (call) => ({
  body: docsPage(siteOf(call), openapi(call.base_url)),
  headers: pageHeaders({ cache: 'public, max-age=300', script: SEARCH }),
})
