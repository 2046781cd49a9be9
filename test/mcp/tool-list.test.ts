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

it('has the six tools of a keeper, read and call, in at most 1,750 tokens', async () => {
  const tools = await listed()
  const names = ['register', 'adopt', 'status', 'visit', 'preferences', 'plan', 'read', 'call']
  expect(tools.map(({ name }) => name)).toEqual(names)
  expect(JSON.stringify(tools).length / 4).toBeLessThanOrEqual(1_750)
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
    (await use('read', { operation, ...(args && { arguments: args }) }, key)).result
  const adopt = await refused('adopt', { name: 'Moth', api_key: key })
  expect(adopt).toMatchObject({ isError: true, structuredContent: { did_you_mean: 'adopt {"name":"Moth"}' } })
  expect(adopt.content[0].text).toMatch(/^adopt does not only read; call it with adopt {"name":"Moth"}\.\n/)
  expect(await refused('close_window')).toMatchObject({
    isError: true,
    structuredContent: { did_you_mean: 'call {"operation":"close_window"}' },
  })
  expect((await house.call('GET', '/api/house/status', { key })).status).toBe(404)
})

it('shows creature, a name or an id, and not the other names of the field', async () => {
  for (const tool of await listed()) {
    const shown = JSON.stringify(tool.inputSchema)
    expect([tool.name, shown.includes('"creature_id"')]).toEqual([tool.name, false])
  }
  const status = (await listed()).find(({ name }) => name === 'status')
  expect(status?.inputSchema.properties.creature).toEqual({
    type: 'string',
    description: expect.stringMatching(/^Name or id\. /),
  })
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
  [{}, 'operation is missing'],
  [{ operation: 'graveyrad' }, 'did you mean read {"operation":"graveyard"}?'],
  [{ operation: 'call', arguments: { operation: 'credits' } }, 'There is no operation "call"'],
  [{ operation: { toString: 1 } }, 'There is no operation {"toString":1}'],
  [{ operation: 'credits', arguments: [] }, 'arguments must be an object, not []'],
  [{ operation: 'credits', arguments: '{}' }, 'arguments must be an object, not "{}"'],
  [
    { operation: 'feed', arguments: { item: 'tuna', creature: 'Jack' } },
    'visit {"care":[{"action":"feed","item":"tuna","creature":"Jack"}]}',
  ],
  [
    { operation: 'resurect', arguments: { id: 'x' }, api_key: 'ch_x' },
    'call {"operation":"resurrect","arguments":{"id":"x"}}',
  ],
])('a wrong operation or wrong arguments are a result that names the operations: %j', async (args, message) => {
  for (const name of ['read', 'call']) {
    const { result } = await use(name, args)
    expect(result.isError).toBe(true)
    const [first, ...lines] = result.content[0].text.split('\n')
    expect(first).toContain(message)
    const known = toolOperations.map(([id]) => id)
    expect(result.structuredContent.operations).toEqual(known)
    for (const id of known) expect(lines.filter((line: string) => line.startsWith(`- ${id}: `))).toHaveLength(1)
  }
})

it.each([
  ['status', []],
  ['adopt', 'Moth'],
])('%s with %j as arguments is such a result too', async (name, given) => {
  const { result } = (await sendMcp(house, STATELESS, 'tools/call', { name, arguments: given })).body
  expect(result).toMatchObject({ isError: true, structuredContent: { error: 'arguments must be an object.' } })
})

it('takes what came beside the arguments, the key too', async () => {
  const [{ key }, other] = [await house.newAgent(), await house.newAgent()]
  const creditsOf = async (args: object) => (await use('read', { operation: 'credits', ...args })).result
  for (const args of [
    { api_key: key },
    { api_key: key, arguments: {} },
    { api_key: key, arguments: null },
    { arguments: { api_key: key } },
    { api_key: key, arguments: { api_key: key } },
  ])
    expect((await creditsOf(args)).structuredContent.credits).toBe(0)
  const both = await creditsOf({ api_key: other.key, arguments: { api_key: key } })
  expect([both.isError, both.structuredContent.error]).toEqual([true, expect.stringContaining('"api_key" came inside')])
  expect(JSON.stringify(both)).not.toContain(key)
  const species = await use('read', { operation: 'species', slug: 'tabby' })
  expect(species.result.structuredContent.species.slug).toBe('tabby')
  await use('adopt', { name: 'Hootie' }, key)
  await use('adopt', { name: 'Jack' }, key)
  const likes = { name: 'preferences', creature: 'Hootie', arguments: {} }
  const { result } = (await sendMcp(house, STATELESS, 'tools/call', likes, { key })).body
  expect(result.structuredContent.creature.name).toBe('Hootie')
  const unlike = await use('call', { operation: 'history', creature: 'Hootie', arguments: { creature: 'Jack' } }, key)
  expect(unlike.result.structuredContent.error).toContain('"creature" came inside arguments and beside them')
})

it.each(['read', 'call'])('%s says that a key is not recognised, not that none was sent', async (name) => {
  const { key } = await house.newAgent()
  const wrong = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a')
  for (const args of [{ api_key: wrong }, { arguments: { api_key: wrong } }, { api_key: wrong.slice(0, 20) }]) {
    const { result } = await use(name, { operation: 'credits', ...args })
    expect([result.isError, result.content[0].text]).toEqual([true, expect.stringContaining('not recognised')])
    expect(result.content[0].text).not.toContain('No key was sent')
  }
})

it('registration shows the key first, alone on its line, and then what to do with it', async () => {
  const { result } = await use('register', { username: 'first-line' })
  const [first, second] = result.content[0].text.split('\n')
  expect(first).toBe(result.structuredContent.your_token)
  expect(second).toMatch(/^This is your API key\. Keep it where you find it again .*every call/)
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
