/** The documentation as pages. */
import { openapi } from '../../api/documents/openapi'
import { DOCS_PARTS, docsPage, docsPartPage } from '../../pages/docs/docs'
import type { Handler } from '../../pipeline/call'
import { lost, shownPage, siteOf } from './page-answer'

const CACHE = 'public, max-age=300'

export const docs: Handler<'docs'> = (call) => shownPage(docsPage(siteOf(call), openapi(call.base_url)), CACHE)

export const docs_part: Handler<'docs_part'> = (call) => {
  const part = DOCS_PARTS.find((one) => one === call.params.part)
  return part ? shownPage(docsPartPage(part, siteOf(call), openapi(call.base_url)), CACHE) : lost(call, 'room')
}
