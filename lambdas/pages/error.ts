/** The error page for people. */
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'

/** The error body that an API caller would get. */
export interface ErrorView {
  error: string
  suggestion: string
  retry_after_seconds?: number
  request_id?: string
}

export function errorPage(site: Site, path: string, trouble: ErrorView): Html {
  const { retry_after_seconds: wait, request_id } = trouble
  const [title, words] = inWords(trouble)
  return framed({
    site,
    path,
    title,
    description: words,
    unlisted: true,
    body: html`<h1>${title}</h1><p class="lead">${words}</p>
${wait !== undefined && html`<p>The door opens again in ${wait === 1 ? 'a second' : `${wait} seconds`}.</p>`}
${request_id && html`<p class="quiet">If you tell somebody of it, name this: ${request_id}</p>`}
<p><a class="button" href="${site.root}${path}">Try again</a></p>`,
  })
}

function inWords({ error, suggestion, retry_after_seconds, request_id }: ErrorView): readonly [string, string] {
  if (retry_after_seconds !== undefined)
    return [
      'One moment, please',
      'So many pages were opened from where you are that the house has to catch its breath.',
    ]
  if (request_id) return ['Something went wrong in the house', 'It is not your doing, and nobody came to harm by it.']
  return [error, suggestion]
}
