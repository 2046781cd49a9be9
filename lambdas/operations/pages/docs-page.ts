/** The documentation pages. */
import { cacheByAddress } from '../../http/cache-by-address'
import type { Handler } from '../../http/call'
import { DOCS_PARTS, type DocsPage, docsPage } from '../../pages/docs'
import { pageNotFound, pageReply } from './page-reply'

const CACHE = 'public, max-age=300'

const pageAt = (page: DocsPage) => cacheByAddress((site) => pageReply(docsPage(site, page), CACHE))
const PAGES: Readonly<Record<DocsPage, ReturnType<typeof pageAt>>> = {
  game: pageAt('game'),
  'first-day': pageAt('first-day'),
  api: pageAt('api'),
}

export const docs: Handler<'docs'> = PAGES.game

export const docs_part: Handler<'docs_part'> = (call) => {
  const part = DOCS_PARTS.find((one) => one === call.params.part)
  return part ? PAGES[part](call) : pageNotFound(call, 'room')
}
