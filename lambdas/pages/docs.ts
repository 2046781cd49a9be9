/** The documentation: Markdown documents of the repository as pages. */
import { callsInFull } from '../api/full-address'
import { everyRoute } from '../api/routes/every-route'
import type { LimitOverrides } from '../api/routes/limits'
import { oauthRoutes } from '../api/routes/oauth-routes'
import { pageRoutes } from '../api/routes/page-routes'
import type { Route } from '../api/routes/routes'
import { docsTexts } from './docs-texts'
import { framed, type Site } from './parts/frame'
import { type Html, html, textOf } from './parts/html'
import { HOUSE_PICTURE } from './parts/phrases'
import { type Addresses, type Heading, readMarkdown } from './parts/read-markdown'
import { PICTURES_PATH } from './pictures'

/** The document at `/docs`; the others are its parts. */
const FIRST = 'game'
export const DOCS_PARTS = ['api'] as const
export type DocsPage = typeof FIRST | (typeof DOCS_PARTS)[number]
const PAGES: readonly DocsPage[] = [FIRST, ...DOCS_PARTS]

export const docsPath = (page: DocsPage): string =>
  page === FIRST ? pageRoutes.docs.path : pageRoutes.docs_part.path.replace('{part}', page)

export function docsPage(site: Site & { limits: LimitOverrides }, page: DocsPage): Html {
  const { title, lead, headings, text } = readMarkdown(callsInFull(site, docsTexts(site)[page]), addressesIn(site))
  return framed({
    site,
    path: docsPath(page),
    title,
    description: textOf(lead),
    picture: HOUSE_PICTURE,
    style: 'docs',
    body: html`<div class="docs"><div class="opening"><h1>${title}</h1><p class="lead">${lead}</p></div>
<nav class="toc" aria-label="On this page"><ul>${chapters(headings).map(([heading, ...parts]) => html`<li>${linkTo(heading)}${parts.length > 0 && html`<ul>${parts.map((part) => html`<li>${linkTo(part)}</li>`)}</ul>`}</li>`)}</ul></nav>
<div class="text">${text}</div></div>`,
  })
}

const linkTo = (heading: Heading | undefined): Html | null =>
  heading ? html`<a href="#${heading.id}">${heading.title}</a>` : null

/** Each heading of a chapter with those below it. */
const chapters = (headings: readonly Heading[]): Heading[][] =>
  headings.reduce<Heading[][]>((found, heading) => {
    if (heading.level === 2) found.push([heading])
    else found.at(-1)?.push(heading)
    return found
  }, [])

/** Calls that anybody can open in a browser. The sign-in page needs a client that leads to it. */
const OPEN: readonly string[] = Object.values<Route>(everyRoute)
  .filter(({ method, auth, path }) => method === 'GET' && auth === 'none' && !path.includes('{'))
  .map(({ path }) => path)
  .filter((path) => path !== oauthRoutes.authorize.path)
  .concat(PICTURES_PATH)

/** Documents link to each other by file name, because they are read in the repository too, and to calls not at all. */
const addressesIn = ({ root, base_url }: Site): Addresses => ({
  ofLink: (target) => {
    const page = PAGES.find((one) => target === `${one}.md`)
    if (page) return `${root}${docsPath(page)}`
    return /^(https:|#)/.test(target) ? target : null
  },
  ofCode: (code) => {
    const path = code.replace(/^GET /, '').replace(base_url, '')
    return OPEN.includes(path) ? `${root}${path}` : null
  },
})
