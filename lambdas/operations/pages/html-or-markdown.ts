/** Pages for whoever asks: HTML for browsers, Markdown for those who would rather read that. */
import { preferredOf, wants } from '../../api/accept'
import type { OperationId } from '../../api/routes/routes'
import { pageHeaders } from '../../pages/parts/frame'
import { markdownOf } from '../../pages/parts/markdown'
import { type Trouble, troublePage } from '../../pages/trouble'
import type { Answer, Call, Handler, Rephrase } from '../../pipeline/call'
import { siteOf } from './page-answer'

export const asAsked =
  <Id extends OperationId>(show: Handler<Id>): Handler<Id> =>
  async (call: Call<Id>) => {
    // Whoever names both and prefers neither is a browser, or pretends to be one.
    const plain = preferredOf(call.accept, ['text/html', 'text/markdown']) === 'text/markdown'
    // What a page is made of does not depend on the form it is read in.
    if (plain) call.accept = 'text/html'
    const answer = await show(call)
    const headers = { ...answer.headers, Vary: 'Accept' }
    return plain ? inMarkdown({ ...answer, headers }) : { ...answer, headers }
  }

/** A person is told in a page, too, that there are too many of them or that something broke. */
export const inAPage: Rephrase = (call, reply) =>
  wants(call.accept, 'text/html')
    ? {
        ...reply,
        body: troublePage(siteOf(call), call.path, reply.body as Trouble),
        headers: { ...reply.headers, ...pageHeaders({ cache: 'no-store' }), Vary: 'Accept' },
      }
    : reply

function inMarkdown(answer: Answer): Answer {
  if ('refuse' in answer || typeof answer.body !== 'string') return answer
  if (!answer.headers?.['Content-Type']?.startsWith('text/html')) return answer
  const { 'Content-Security-Policy': _, ...headers } = answer.headers
  return {
    ...answer,
    body: markdownOf(answer.body),
    headers: { ...headers, 'Content-Type': 'text/markdown; charset=utf-8' },
  }
}
