/** Serves pages as HTML or Markdown, by the Accept header. */
import { preferredType, wants } from '../../api/accept'
import type { Answer, IncomingCall } from '../../http/call'
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

type Show<C extends IncomingCall> = (call: C) => Promise<Answer> | Answer

/** Renders a page in the accepted format; other replies stay unchanged. */
export const negotiateFormat =
  <C extends IncomingCall>(show: Show<C>) =>
  async (call: C): Promise<Answer> => {
    // HTML wins a tie: such clients are browsers.
    const wantsMarkdown = preferredType(call.accept, ['text/html', 'text/markdown']) === 'text/markdown'
    // Handlers build the same page for both formats.
    const answer = await show(wantsMarkdown ? { ...call, accept: 'text/html' } : call)
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
  ) as Handlers

/** Refusals are HTML pages for browsers. */
export const pageRefusal: RefusalForm = (call, reply) => {
  if (!wants(call.accept, 'text/html')) return reply
  const page = errorPage(siteOf(call), call.path, reply.body as ErrorView)
  return {
    ...reply,
    body: asHtml(page),
    headers: { ...reply.headers, ...pageHeaders(page, 'no-store'), Vary: 'Accept' },
  }
}
