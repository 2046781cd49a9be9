/** The short tool list: six tools and `call`, which runs all other operations. */
import { toolOperations } from '../../lambdas/api/routes/tools'
import { type Call, move } from '../support/agents/scripted-model'
import { STATELESS, sendMcp } from '../support/services/mcp'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()

const use = async (name: string, args: Record<string, unknown> = {}, key?: string) =>
  (await sendMcp(house, STATELESS, 'tools/call', { name, arguments: args }, { key })).body

const listed = async (query = '') => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  return (await house.call('POST', `/mcp${query}`, { body })).body.result.tools as {
    name: string
    description: string
    inputSchema: { properties: Record<string, { enum?: string[] }> }
  }[]
}
const names = (tools: readonly { name: string }[]) => tools.map(({ name }) => name)

it('has the six tools of a keeper and call, in at most 1,700 tokens', async () => {
  const tools = await listed()
  expect(names(tools)).toEqual(['register', 'adopt', 'status', 'visit', 'preferences', 'plan', 'call'])
  expect(JSON.stringify(tools).length / 4).toBeLessThanOrEqual(1_700)
})

it('call names every operation that is not listed', async () => {
  const tools = await listed()
  const reached = [...names(tools), ...tools.at(-1)!.inputSchema.properties.operation!.enum!]
  expect(reached.toSorted()).toEqual([...toolOperations.map(([id]) => id), 'call'].toSorted())
})

it('?tools=all lists every operation, and another value is refused', async () => {
  expect(names(await listed('?tools=all'))).toEqual(toolOperations.map(([id]) => id))
  const body = { jsonrpc: '2.0', id: 7, method: 'tools/list' }
  const { status, body: refused } = await house.call('POST', '/mcp?tools=some', { body })
  expect([status, refused.id, refused.error.data.code]).toEqual([400, 7, 'invalid_request'])
})

it('an operation returns the same by its name and by call', async () => {
  const { key } = await house.newAgent()
  const byName = (await use('credits', {}, key)).result
  expect((await use('call', { operation: 'credits' }, key)).result).toEqual(byName)
  expect((await use('call', { operation: 'credits', arguments: {}, api_key: key })).result).toEqual(byName)
  const species = await use('call', { operation: 'species', arguments: { slug: 'tabby' } })
  expect(species.result.structuredContent.species.slug).toBe('tabby')
  const pages = await use('call', { operation: 'graveyard' })
  expect(pages.result.structuredContent.pagination.per_page).toBe(10)
})

it.each([
  [{}, 'There is no tool'],
  [{ operation: 'graveyrad' }, 'call {"operation":"graveyard"}'],
  [{ operation: 'call', arguments: { operation: 'credits' } }, 'There is no tool "call"'],
  [{ operation: 'credits', arguments: [] }, 'must be an object'],
])('call refuses %j', async (args, message) => {
  const { error } = await use('call', args)
  expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(message) })
})

it('counts a call by the operation that it runs', async () => {
  const { key } = await house.newAgent()
  const params = { name: 'call', arguments: { operation: 'credits' } }
  const { headers } = await sendMcp(house, STATELESS, 'tools/call', params, { key })
  expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual(['60', '59'])
})

it('steps name tools of the list that the client reads', async () => {
  const { key } = await house.newAgent()
  const text = async (query: string, name: string, args: object = {}) => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
    return (await house.call('POST', `/mcp${query}`, { key, body })).body.result.content[0].text
  }
  await use('adopt', { name: 'Moth' }, key)
  await use('status', {}, key)
  house.clock.advance(6)
  expect(await text('', 'status')).toContain('- visit {"care":[{')
  expect(await text('', 'species', { slug: 'no_such' })).toContain('- call {"operation":"list_species"}')
  expect(await text('?tools=all', 'species', { slug: 'no_such' })).toContain('- list_species')
})

/** What the Agents SDK of OpenAI sends to the model in each turn: instructions, tools and the conversation. */
it('a visit of a scripted agent takes at most 8,000 input tokens', async () => {
  const { key } = await house.newAgent()
  await use('adopt', { name: 'Moth', species_slug: 'tabby' }, key)
  await use('status', {}, key)
  house.clock.advance(6)
  const tools = (await listed()).map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))
  const instructions = 'Visit your creature. '.repeat(20)
  const done: Call[] = []
  const replies: string[] = []
  let characters = 0
  for (;;) {
    characters += [JSON.stringify([tools, done]), instructions, ...replies].join('\n').length
    const next = move({ done, replies })
    if (typeof next === 'string') break
    done.push(next)
    replies.push((await use(next.name, next.args, key)).result.content[0].text)
  }
  expect(done.map(({ name }) => name)).toContain('visit')
  expect(characters / 4).toBeLessThanOrEqual(8_000)
})
