/** The house at the address that API Gateway gives, which has a stage in its path. */
import { freshAddress, send } from '../../support/http'
import { httpHouse } from '../support/http-house'

const { house, call, agent } = httpHouse({ stage: 'prod', projecting: true })
const base = () => house.address

interface Step {
  method?: string
  endpoint?: string
  url?: string
}

describe('Decided: below a stage every step, link and redirect names the whole address', () => {
  it('steps have it as url beside the endpoint, which stays as it is', async () => {
    const { body } = await call('GET', '/api')
    expect(body.base_url).toBe(base())
    for (const { endpoint, url } of body.next_steps as Step[]) expect(url).toBe(`${base()}${endpoint}`)
    const keeper = await agent()
    await keeper.creature()
    for (const path of ['/api/house/status', '/api/me', '/api/nothing', '/api/house/history?creature_id=none']) {
      const steps: Step[] = (await keeper.get(path)).body.next_steps
      expect(steps.length).toBeGreaterThan(0)
      for (const { endpoint, url } of steps) if (endpoint) expect(url).toBe(`${base()}${endpoint}`)
    }
  })

  it('plain text and prose name it', async () => {
    const { key } = await agent()
    for (const path of ['/api', '/api/house/status', '/api/house/plan', '/skill.md', '/heartbeat.md']) {
      const { text } = await call('GET', path, { key, headers: { accept: 'text/plain' } })
      expect(text).toContain(base())
      expect(text).not.toMatch(/\b(GET|POST|DELETE) \/(?!_local)/)
    }
  })

  it('redirects, pages and MCP stay below the stage', async () => {
    const moved = await call('GET', '/api/health/')
    expect([moved.status, moved.headers.location]).toEqual([308, '/prod/api/health'])
    const { text, headers } = await call('GET', '/', { headers: { accept: 'text/html' } })
    expect(text).not.toMatch(/(href|src|action)="\/(?!prod\/)/)
    // Crawlers read robots.txt only at the root of a domain.
    expect(headers['x-robots-tag']).toBe('noindex')
    const { key } = await agent()
    const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'me', arguments: {} } }
    const { body } = await call('POST', '/mcp', { key, body: request })
    expect(body.result.structuredContent.next_steps[0].url).toMatch(`${base()}/api/`)
  })

  it('an address outside the stage is API Gateway’s', async () => {
    const { status, body } = await send(house.url, 'GET', '/api')
    expect([status, body]).toEqual([403, { message: 'Forbidden' }])
  })
})

describe('Decided: the address of API Gateway offers no MPP, no painted pictures and no discovery of sign-in', () => {
  it('discovery and the skill say so', async () => {
    const { not_offered } = (await call('GET', '/api')).body
    expect(not_offered.join(' ')).toMatch(/MPP[\s\S]*[Pp]ainted pictures[\s\S]*[Ss]ign-in/)
    expect((await call('GET', '/skill.md')).text).toContain(not_offered[0])
  })

  it('the 401 of /mcp/hosted names /mcp with a key, and sends no challenge', async () => {
    const { status, headers, text } = await call('POST', '/mcp/hosted', { body: {}, from: freshAddress() })
    expect(status).toBe(401)
    expect(text).toContain(`${base()}/mcp and send a key`)
    expect(Object.keys(headers).filter((name) => name.includes('www-authenticate'))).toEqual([])
  })
})
