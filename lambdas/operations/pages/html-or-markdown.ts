/** Pages for whoever asks: HTML for browsers, Markdown for those who would rather read that. */
import { preferredOf, wants } from '../../api/accept'
import type { OperationId } from '../../api/routes/routes'
import { pageHeaders } from '../../pages/parts/frame'
import { asHtml, Html } from '../../pages/parts/html'
import { asMarkdown } from '../../pages/parts/markdown'
import { type Trouble, troublePage } from '../../pages/trouble'
import type { Call, Handler, Rephrase } from '../../pipeline/call'
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
    if ('refuse' in answer || !(answer.body instanceof Html)) return { ...answer, headers }
    if (!plain) return { ...answer, body: asHtml(answer.body), headers }
    const { 'Content-Security-Policy': _, ...others } = headers as Record<string, string>
    const type = { 'Content-Type': 'text/markdown; charset=utf-8' }
    return { ...answer, body: asMarkdown(answer.body), headers: { ...others, ...type } }
  }

/** A person is told in a page, too, that there are too many of them or that something broke. */
export const inAPage: Rephrase = (call, reply) => {
  if (!wants(call.accept, 'text/html')) return reply
  const page = troublePage(siteOf(call), call.path, reply.body as Trouble)
  return {
    ...reply,
    body: asHtml(page),
    headers: { ...reply.headers, ...pageHeaders(page, 'no-store'), Vary: 'Accept' },
  }
}
