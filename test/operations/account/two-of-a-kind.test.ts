/** Requests with two different API keys or Idempotency-Keys are refused, since it is unclear which is meant. */
import { randomUUID } from 'node:crypto'
import { sendMcp } from '../../support/services/mcp'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse()
let key: string
let other: string
beforeAll(async () => {
  key = (await house.newAgent()).key
  other = (await house.newAgent()).key
})

describe('two different API keys', () => {
  it('are refused over MCP, as argument too', async () => {
    const headers = { 'x-api-key': other }
    const ask = (args: object) =>
      sendMcp(house, '2025-11-25', 'tools/call', { name: 'credits', arguments: args }, { key, headers })
    expect((await ask({})).body.result).toMatchObject({ isError: true })
    expect((await ask({ api_key: key })).body.result).toMatchObject({ isError: true })
  })
})

it('refuses two different Idempotency-Keys, but accepts the same one twice', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  const adopt = (keys: string[]) =>
    house.call('POST', '/api/house/adopt', { key, body: { name: 'Pip' }, headers: { 'idempotency-key': keys } })
  const { status, body } = await adopt([one, two])
  expect([status, body.error]).toEqual([400, 'Invalid Idempotency-Key'])
  expect(body.details).toMatch(/^header\.Idempotency-Key: is given more than once with different values/)
  expect((await adopt([one, one])).status).toBe(201)
  expect((await adopt([one])).headers['idempotency-replayed']).toBe('true')
})
