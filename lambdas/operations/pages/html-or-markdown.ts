/** Serves pages as HTML or Markdown, by the Accept header. */
import { preferredType, wants } from '../../api/accept'
import type { Answer, IncomingCall, Outcome } from '../../http/call'
import type { RefusalForm } from '../../http/respond'
import { type ErrorView, errorPage } from '../../pages/error'
import { pageHeaders } from '../../pages/parts/frame'
import { asHtml, Html } from '../../pages/parts/html'
import { asMarkdown } from '../../pages/parts/markdown'
import { siteOf } from './page-reply'

/** Caches both formats of a cached page, because rendering is most of its cost. */
const cacheRendering = <Form extends (page: Html) => string>(write: Form) => {
  const cache = new WeakMap<Html, string>()
  return (page: Html): string => {
    const text = cache.get(page) ?? write(page)
    cache.set(page, text)
    return text
  }
}
const renderHtml = cacheRendering(asHtml)
const renderMarkdown = cacheRendering(asMarkdown)

/** No page is one of the caller's own household. */
type Show<C extends IncomingCall> = (call: C, household: null) => Promise<Outcome> | Outcome

/** Renders a page in the accepted format; other replies stay unchanged. */
export const negotiateFormat =
  <C extends IncomingCall>(show: Show<C>) =>
  async (call: C): Promise<Outcome> => {
    // HTML wins a tie: such clients are browsers.
    const wantsMarkdown = preferredType(call.accept, ['text/html', 'text/markdown']) === 'text/markdown'
    // Handlers build the same page for both formats.
    const outcome = await show(wantsMarkdown ? { ...call, accept: 'text/html' } : call, null)
    if ('anew' in outcome) return outcome
    return 'reply' in outcome
      ? { ...outcome, reply: inFormat(outcome.reply, wantsMarkdown) }
      : inFormat(outcome, wantsMarkdown)
  }

function inFormat(answer: Answer, wantsMarkdown: boolean): Answer {
  const headers: Record<string, string> = { ...answer.headers, Vary: 'Accept' }
  if ('refuse' in answer) return { ...answer, headers }
  if (!(answer.body instanceof Html)) return answer
  if (!wantsMarkdown) return { ...answer, body: renderHtml(answer.body), headers }
  const { 'Content-Security-Policy': _, ...others } = headers
  const type = { 'Content-Type': 'text/markdown; charset=utf-8' }
  return { ...answer, body: renderMarkdown(answer.body), headers: { ...others, ...type } }
}

export const negotiateFormats = <Handlers extends Record<string, Show<never>>>(handlers: Handlers): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([operation, show]) => [operation, negotiateFormat(show)]),
  ) as object as Handlers

export const pageRefusal: RefusalForm = (call, reply) => {
  if (!wants(call.accept, 'text/html')) return reply
  const page = errorPage(siteOf(call), call.path, reply.body as ErrorView)
  return {
    ...reply,
    body: asHtml(page),
    headers: { ...reply.headers, ...pageHeaders(page, 'no-store'), Vary: 'Accept' },
  }
}
