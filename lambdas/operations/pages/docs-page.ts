/** The documentation pages. */
import { cacheByAddress } from '../../http/cache-by-address'
import type { Handler } from '../../http/call'
import { DOCS_PARTS, type DocsPage, docsPage } from '../../pages/docs'
import { PICTURES_PART, picturesPage } from '../../pages/pictures'
import { pageNotFound, pageReply } from './page-reply'

const CACHE = 'public, max-age=300'

const pageAt = (page: DocsPage) => cacheByAddress((site) => pageReply(docsPage(site, page), CACHE))
const PAGES: Readonly<Record<DocsPage, ReturnType<typeof pageAt>>> = {
  game: pageAt('game'),
  api: pageAt('api'),
}

const picturesReply = cacheByAddress((site) => pageReply(picturesPage(site), CACHE))

export const docs: Handler<'docs'> = PAGES.game

export const docs_part: Handler<'docs_part'> = (call) => {
  if (call.params.part === PICTURES_PART) return picturesReply(call)
  const part = DOCS_PARTS.find((one) => one === call.params.part)
  return part ? PAGES[part](call) : pageNotFound(call, 'room')
}
