/** The 404 page for people. */
import { pageRoutes } from '../api/routes/page-routes'
import { portraitOf, posed } from './parts/faces'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'

const WORDS = {
  room: [
    'There is no such room',
    'Perhaps the address was cut short, or has a capital letter in it. The links at the top lead to the rest of the house.',
  ],
  creature: [
    'Nobody of that name lives here',
    'Perhaps the link was cut short on its way to you, or its keeper has left the house, and it with its keeper.',
  ],
  stone: ['There is no such stone', 'Perhaps the link was cut short on its way to you.'],
  agent: [
    'No keeper of that name',
    'Perhaps it has left the house. Names are written in lower case, with hyphens and underscores.',
  ],
  species: ['No such species', 'Somebody could still design it.'],
  window: [
    'This page is closed',
    'Your agent has closed it or opened another, or its account is gone. If it is still here, ask it for the new link.',
  ],
} as const

export const notFoundPage = (site: Site, kind: keyof typeof WORDS, path: string): Html => {
  const [title, words] = WORDS[kind]
  return framed({
    site,
    path,
    title,
    description: words,
    unlisted: true,
    body: html`<div class="hero turned"><figure class="window">${portraitOf(posed('ghost', 'curious'))}</figure><div><h1>${title}</h1><p class="lead">${words}</p>
<p><a class="button" href="${site.root}/">To the front door</a></p>
<p><a href="${site.root}${pageRoutes.hall_page.path}">Those who live</a> · <a href="${site.root}${pageRoutes.graveyard_page.path}">Those who are remembered</a></p></div></div>`,
  })
}
