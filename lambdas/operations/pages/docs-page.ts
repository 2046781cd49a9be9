/** The documentation pages: a lazy module, which renders its pages itself. */
import { openapi } from '../../api/documents/openapi'
import { cacheByAddress } from '../../http/cache-by-address'
import type { Handler } from '../../http/call'
import { docsPage, docsPartPage } from '../../pages/docs/docs'
import { DOCS_PARTS, type DocsPart } from '../../pages/docs/parts'
import { negotiateFormats } from './html-or-markdown'
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

export const docsPages = negotiateFormats({ docs, docs_part })
