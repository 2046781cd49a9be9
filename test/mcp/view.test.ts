/** The MCP Apps view: which tools name it, and the data that it gets outside the model's context. */
import { toolList } from '../../lambdas/api/documents/tool-list'
import { REVISIONS, sendMcp } from '../support/services/mcp'
import { sharedTestHouse } from '../support/test-house'

const URI = 'ui://creature-house/creature.html'

const house = sharedTestHouse()

it('is named by adopt, status and visit only', () => {
  const shown = toolList().filter(({ _meta }) => _meta !== undefined)
  expect(shown.map(({ name }) => name).toSorted()).toEqual(['adopt', 'status', 'visit'])
  for (const { _meta } of shown) expect(_meta).toEqual({ ui: { resourceUri: URI } })
})

describe.each(REVISIONS)('in %s', (revision) => {
  it('is a resource without network access, and the extension is announced', async () => {
    const { resources } = (await sendMcp(house, revision, 'resources/list')).body.result
    expect(resources).toContainEqual(expect.objectContaining({ uri: URI, mimeType: 'text/html;profile=mcp-app' }))
    const { contents } = (await sendMcp(house, revision, 'resources/read', { uri: URI })).body.result
    expect(contents).toMatchObject([
      {
        uri: URI,
        mimeType: 'text/html;profile=mcp-app',
        _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] } } },
      },
    ])
    expect(contents[0].text).toMatch(/^<!doctype html>/)
    expect(contents[0].text).not.toMatch(/https?:/)
    expect(contents[0].text.length).toBeLessThan(12 * 1024)
    const method = revision === REVISIONS[0] ? 'server/discover' : 'initialize'
    const { capabilities } = (await sendMcp(house, revision, method)).body.result
    expect(capabilities.extensions).toHaveProperty(['io.modelcontextprotocol/ui'])
  })

  it('gets the face and working calls in _meta', async () => {
    const { key } = await house.newAgent()
    const use = async (name: string, args: object = {}) => {
      const { body } = await sendMcp(house, revision, 'tools/call', { name, arguments: args }, { key, views: true })
      return body.result
    }
    const adopted = await use('adopt', { name: 'Polly', species_slug: 'axolotl' })
    const { id } = adopted.structuredContent.creature
    const looked = await use('status')
    const visited = await use('visit', { care: [{ action: 'reflect' }] })
    for (const { _meta, content, structuredContent } of [adopted, looked, visited]) {
      const { faces, calls } = _meta['creature-house/view']
      expect(Object.keys(faces)).toEqual([id])
      expect(faces[id]).toMatch(/^<svg /)
      expect(faces[id].length).toBeLessThan(8 * 1024)
      expect(JSON.stringify([content, structuredContent])).not.toContain('<svg')
      for (const { name, arguments: args, label } of calls) {
        expect(label).toMatch(/^[A-Z]/)
        expect((await use(name, args)).isError).toBeUndefined()
      }
    }
    expect(adopted._meta['creature-house/view'].calls).toMatchObject([
      { name: 'status', arguments: { creature: 'Polly' } },
    ])
  })
})

it.each(REVISIONS)('gets no data from %s if the client has not declared the extension', async (revision) => {
  const { key } = await house.newAgent()
  const call = { name: 'adopt', arguments: { name: 'Polly' } }
  const { result } = (await sendMcp(house, revision, 'tools/call', call, { key })).body
  expect(result.structuredContent.creature.name).toBe('Polly')
  expect(result._meta ?? {}).not.toHaveProperty(['creature-house/view'])
})

it('assigns a session only to a client that declares the extension', async () => {
  const { headers } = await sendMcp(house, '2025-11-25', 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
  })
  expect(headers).not.toHaveProperty('mcp-session-id')
})

it('gets no data with an error', async () => {
  const { key } = await house.newAgent()
  const { body } = await sendMcp(house, '2025-11-25', 'tools/call', { name: 'status' }, { key, views: true })
  expect(body.result.isError).toBe(true)
  expect(body.result).not.toHaveProperty('_meta')
})

it('shows the same picture as the page', async () => {
  const { key } = await house.newAgent()
  await house.call('POST', '/api/house/adopt', { key, body: { name: 'Polly' } })
  const { headers, body } = await house.call('GET', '/api/house/status', { key })
  expect(headers.link).toBe(`<${body.creature.face_url}>; rel="icon"`)
})
