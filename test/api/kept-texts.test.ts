/** Long texts are built once per base URL and cached. */

import { cacheByAddress } from '../../lambdas/http/cache-by-address'
import type { IncomingCall, Reply } from '../../lambdas/http/call'
import { openapi } from '../../lambdas/operations/meta/documents'
import { docs, docs_part } from '../../lambdas/operations/pages/docs-page'
import { negotiateFormat } from '../../lambdas/operations/pages/html-or-markdown'
import { Html, html } from '../../lambdas/pages/parts/html'

const at = (base_url: string, more: object = {}) =>
  ({ base_url, root: '', accept: '', ctx: { config: { rateLimits: {} } }, ...more }) as never

it.each([
  ['/openapi.json', openapi],
  ['/docs', docs],
  ['/docs/api', (call: never) => docs_part(Object.assign(call, { params: { part: 'api' } }), null)],
])('%s is built once per base URL, and served only for that URL', (_, show) => {
  const body = (address: string) => ((show as (call: never) => Reply)(at(address)) as Reply).body
  const here = body('https://here.example')
  expect(body('https://here.example')).toBe(here)
  const there = body('https://there.example')
  expect(there).not.toBe(here)
  const addresses = (text: unknown) => JSON.stringify(text).match(/https:\/\/\w+\.example/g) ?? []
  expect(new Set(addresses(here))).toEqual(new Set(['https://here.example']))
  expect(new Set(addresses(there))).toEqual(new Set(['https://there.example']))
})

it('builds a page once, and renders it once per format', async () => {
  let [made, read] = [0, 0]
  const page = cacheByAddress((): Reply => {
    made += 1
    const words = new Html('p')
    Object.defineProperty(words, 'children', {
      get() {
        read += 1
        return ['words']
      },
    })
    return { body: html`<main>${words}</main>` }
  })
  const show = negotiateFormat<IncomingCall>(page)
  const ask = async (accept: string) => ((await show(at('https://here.example', { accept }))) as Reply).body
  const first = [await ask('text/html'), await ask('text/markdown')]
  const [madeAtFirst, readAtFirst] = [made, read]
  expect([await ask('text/html'), await ask('text/markdown')]).toEqual(first)
  expect([madeAtFirst, made, read]).toEqual([1, 1, readAtFirst])
})

it('limits the number of cached base URLs', () => {
  let made = 0
  const kept = cacheByAddress(() => {
    made += 1
    return made
  })
  for (let number = 0; number < 100; number++) kept(at(`https://${number}.example`))
  expect(kept(at('https://99.example'))).toBe(100)
  expect(kept(at('https://0.example'))).toBe(101)
})
