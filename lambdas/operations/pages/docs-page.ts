/** The documentation as a page. */
import { openapi } from '../../api/documents/openapi'
import { docsPage } from '../../pages/docs/docs'
import type { Handler } from '../../pipeline/call'
import { shown, siteOf } from './page-answer'

export const docs: Handler<'docs'> = (call) =>
  shown(docsPage(siteOf(call), openapi(call.base_url)), 'public, max-age=300')
