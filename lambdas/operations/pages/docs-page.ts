/** The documentation pages. */
import { cacheByAddress } from '../../http/cache-by-address'
import type { Handler } from '../../http/call'
import { docsContents } from '../../pages/docs/docs'
import { framedDocs } from '../../pages/docs/framed'
import { DOCS_PARTS, type DocsPage } from '../../pages/docs/parts'
import { pageNotFound, pageReply } from './page-reply'

const CACHE = 'public, max-age=300'

const pageAt = (page: DocsPage) =>
  cacheByAddress((site) => pageReply(framedDocs(site, page, docsContents(site)[page]), CACHE))
const PAGES: Readonly<Record<DocsPage, ReturnType<typeof pageAt>>> = {
  docs: pageAt('docs'),
  calls: pageAt('calls'),
}

export const docs: Handler<'docs'> = PAGES.docs

export const docs_part: Handler<'docs_part'> = (call) => {
  const part = DOCS_PARTS.find((one) => one === call.params.part)
  return part ? PAGES[part](call) : pageNotFound(call, 'room')
}
