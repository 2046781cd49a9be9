/** Responses as plain text, over HTTP and as MCP tool results: short, with everything that an agent acts on. */

import * as fc from 'fast-check'
import { asText } from '../../lambdas/api/texts/as-text'
import { asInstant } from '../../lambdas/domain/time/instants'
import { designSpecies, newKeeper, useTestHouse } from '../support/agents/keeper'
import type { Received } from '../support/http'
import { sendMcp } from '../support/services/mcp'

const the = useTestHouse({ projecting: true })
const TEXT = { accept: 'text/plain' }
const tokens = (text: string): number => text.length / 4

function* leaves(value: unknown, path: string): Generator<[path: string, key: string, leaf: string]> {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'string' || typeof value === 'number')
      yield [path, path.split('.').at(-1) ?? '', String(value)]
    return
  }
  for (const [name, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${name}`)
}

it('omit no field of an unknown response', () => {
  const leaf = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean())
  const name = fc.stringMatching(/^zz_[a-z]{1,8}$/)
  const value = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('value'), { maxLength: 4 }), fc.dictionary(name, tie('value'))),
  })).value
  fc.assert(
    fc.property(fc.dictionary(name, value), (body) => {
      const text = asText({
        operation: 'of_tomorrow',
        status: 200,
        body,
        now: asInstant(0),
        household: null,
        call: () => null,
      })
      for (const [, , one] of leaves(body, ''))
        expect(text.includes(one) || text.includes(JSON.stringify(one))).toBe(true)
    }),
    { numRuns: 150 },
  )
})

describe('over HTTP', () => {
  const look = (headers: Record<string, string>, method = 'GET', path = '/api/house/status') =>
    the.house.call(method, path, { key: the.keeper.key, headers })
  const type = ({ headers }: Received) => [headers['content-type'], headers.vary]

  it.each([
    ['text/plain', 'text/plain'],
    ['text/plain;q=0.9, application/json;q=0.2', 'text/plain'],
    ['application/json, text/plain, */*', 'application/json'],
    ['text/plain;q=0', 'application/json'],
    ['*/*', 'application/json'],
  ])('Accept %s returns %s', async (accept, given) => {
    await the.keeper.raise()
    expect(type(await look({ accept }))).toEqual([`${given}; charset=utf-8`, expect.stringContaining('Accept')])
  })

  it('shows calls as requests, and a refusal with its status and its remedy', async () => {
    const empty = await look(TEXT)
    expect(empty.status).toBe(404)
    expect(type(empty)[0]).toBe('text/plain; charset=utf-8')
    expect(empty.text).toMatch(/^Error 404: No living creatures in your house\./)
    await the.keeper.raise()
    expect((await look(TEXT)).text).toContain('- POST /api/house/care {"action":"reflect"}: ')
    const lost = await look(TEXT, 'GET', '/api/hosue/status')
    expect([lost.status, lost.text]).toEqual([404, expect.stringMatching(/^Error 404: /)])
    the.house.onDbCall = async () => {
      throw new Error('database unavailable')
    }
    const broken = await look(TEXT)
    expect([broken.status, broken.text]).toEqual([500, expect.stringContaining(String(broken.headers['x-request-id']))])
  })

  it('replays a JSON response as text if that is accepted', async () => {
    const send = (accept: string) =>
      the.house.call('POST', '/api/house/adopt', {
        key: the.keeper.key,
        headers: { accept, 'idempotency-key': '1d0c5b52-8d1e-4b7a-9c55-0e8f6f1d2a35' },
        body: { name: 'Pip' },
      })
    const first = await send('application/json')
    const second = await send('text/plain')
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, 'true'])
    expect(second.text).toContain(`Pip (id ${first.body.creature.id})`)
  })
})

describe('token costs', () => {
  it('are low for a page of twenty species and the built-in ones', async () => {
    const { house } = the
    const designers = await Promise.all(Array.from({ length: 7 }, () => newKeeper(house)))
    for (const [index, designer] of designers.entries()) {
      for (const part of ['moss', 'fern', 'lichen'])
        await designSpecies(house, designer, { slug: `${part}_fox_${index}`, name: `Old ${part} fox` })
    }
    const { body } = await sendMcp(house, '2025-11-25', 'tools/call', { name: 'list_species' })
    const [{ text }] = body.result.content
    expect(text.match(/^- \w+_fox_\d: "Old \w+ fox" by /gm)).toHaveLength(20)
    expect(text).toContain('axolotl')
    expect(tokens(text)).toBeLessThanOrEqual(600)
  })
})
