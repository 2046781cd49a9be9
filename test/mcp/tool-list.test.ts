/** The list of tools: six by name, `read` for every other operation that only reads, and `call` for the rest. */
import { toolOperations } from '../../lambdas/api/routes/tools'
import { type Call, move } from '../support/agents/scripted-model'
import { STATELESS, sendMcp } from '../support/services/mcp'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()

const use = async (name: string, args: Record<string, unknown> = {}, key?: string) =>
  (await sendMcp(house, STATELESS, 'tools/call', { name, arguments: args }, { key })).body

interface Listed {
  name: string
  description: string
  inputSchema: { properties: Record<string, { enum?: string[] }> }
}
const listed = async (): Promise<Listed[]> => (await sendMcp(house, STATELESS, 'tools/list')).body.result.tools

it('has the six tools of a keeper, read and call, in at most 1,800 tokens', async () => {
  const tools = await listed()
  const names = ['register', 'adopt', 'status', 'visit', 'preferences', 'plan', 'read', 'call']
  expect(tools.map(({ name }) => name)).toEqual(names)
  expect(JSON.stringify(tools).length / 4).toBeLessThanOrEqual(1_800)
})

it('read and call name every operation that is not listed, by whether it only reads', async () => {
  const tools = await listed()
  const run = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema.properties.operation?.enum ?? []
  const byName = tools.map(({ name }) => name)
  const rest = toolOperations.filter(([id]) => !byName.includes(id))
  expect(run('read')).toEqual(rest.filter(([, { method }]) => method === 'GET').map(([id]) => id))
  expect(run('call')).toEqual(rest.filter(([, { method }]) => method !== 'GET').map(([id]) => id))
})

it('read never acts, and names the call that would', async () => {
  const { key } = await house.newAgent()
  const refused = async (operation: string, args?: object) =>
    (await use('read', { operation, ...(args && { arguments: args }) }, key)).error
  expect(await refused('adopt', { name: 'Moth' })).toMatchObject({
    code: -32602,
    data: { did_you_mean: 'adopt {"name":"Moth"}' },
  })
  expect(await refused('close_window')).toMatchObject({
    code: -32602,
    data: { did_you_mean: 'call {"operation":"close_window"}' },
  })
  expect((await house.call('GET', '/api/house/status', { key })).status).toBe(404)
})

it('visit leaves acts open to the names of creatures, which texts propose', async () => {
  const visit = (await listed()).find(({ name }) => name === 'visit')
  const care = visit?.inputSchema.properties.care
  expect(care).toHaveProperty('items.properties.action')
  expect(care).not.toHaveProperty('items.additionalProperties')
})

it('an operation returns the same by its name, by read and by call', async () => {
  const { key } = await house.newAgent()
  const byName = (await use('credits', {}, key)).result
  expect((await use('read', { operation: 'credits' }, key)).result).toEqual(byName)
  expect((await use('call', { operation: 'credits' }, key)).result).toEqual(byName)
  expect((await use('call', { operation: 'credits', arguments: {}, api_key: key })).result).toEqual(byName)
  const species = await use('read', { operation: 'species', arguments: { slug: 'tabby' } })
  expect(species.result.structuredContent.species.slug).toBe('tabby')
  const pages = await use('read', { operation: 'graveyard' })
  expect(pages.result.structuredContent.pagination.per_page).toBe(10)
})

it.each([
  [{}, 'There is no tool'],
  [{ operation: 'graveyrad' }, 'read {"operation":"graveyard"}'],
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

it('steps name listed tools', async () => {
  const { key } = await house.newAgent()
  const text = async (name: string, args: Record<string, unknown> = {}) =>
    (await use(name, args, key)).result.content[0].text
  await use('adopt', { name: 'Moth' }, key)
  await use('status', {}, key)
  house.clock.advance(6)
  expect(await text('status')).toContain('- visit {"care":[{')
  expect(await text('species', { slug: 'no_such' })).toContain('- read {"operation":"list_species"}')
  expect(await text('read', { operation: 'credits' })).toContain('- call {"operation":"buy_credits"')
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
