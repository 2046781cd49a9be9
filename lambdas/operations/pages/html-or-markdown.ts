/** Pages for whoever asks: HTML for browsers, Markdown for those who would rather read that. */
import { preferredType, wants } from '../../api/accept'
import type { Answer, IncomingCall, Rephrase } from '../../http/call'
import { type ErrorView, errorPage } from '../../pages/error'
import { pageHeaders } from '../../pages/parts/frame'
import { asHtml, Html } from '../../pages/parts/html'
import { asMarkdown } from '../../pages/parts/markdown'
import { siteOf } from './page-reply'

/** Of a page that is kept, both forms are: most of what it costs is to write it down. */
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

/** Whatever is a page goes out in the form that was asked for; everything else as it is. */
export const negotiateFormat =
  <C extends IncomingCall>(show: Show<C>) =>
  async (call: C): Promise<Answer> => {
    // Whoever names both and prefers neither is a browser, or pretends to be one.
    const wantsMarkdown = preferredType(call.accept, ['text/html', 'text/markdown']) === 'text/markdown'
    // What a page is made of does not depend on the form it is read in.
    if (wantsMarkdown) call.accept = 'text/html'
    const answer = await show(call)
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

/** A person is told in a page, too, that there are too many of them or that something broke. */
export const rephraseAsPage: Rephrase = (call, reply) => {
  if (!wants(call.accept, 'text/html')) return reply
  const page = errorPage(siteOf(call), call.path, reply.body as ErrorView)
  return {
    ...reply,
    body: asHtml(page),
    headers: { ...reply.headers, ...pageHeaders(page, 'no-store'), Vary: 'Accept' },
  }
}
