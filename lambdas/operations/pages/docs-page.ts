/** The documentation pages. */
import { openapi } from '../../api/documents/openapi'
import { cacheByAddress } from '../../http/cache-by-address'
import type { Handler } from '../../http/call'
import { DOCS_PARTS, type DocsPart, docsPage, docsPartPage } from '../../pages/docs/docs'
import { pageNotFound, pageReply } from './page-reply'

const CACHE = 'public, max-age=300'

export const docs: Handler<'docs'> = cacheByAddress((site) => pageReply(docsPage(site, openapi(site)), CACHE))

const partAt = (part: DocsPart) => cacheByAddress((site) => pageReply(docsPartPage(part, site, openapi(site)), CACHE))
const PARTS: Readonly<Record<DocsPart, ReturnType<typeof partAt>>> = {
  calls: partAt('calls'),
  shapes: partAt('shapes'),
}

export const docs_part: Handler<'docs_part'> = (call) => {
  const part = DOCS_PARTS.find((one) => one === call.params.part)
  return part ? PARTS[part](call) : pageNotFound(call, 'room')
}
