/** Rate limits in words, and documents that show the limits in force. */
import { describeLimit } from '../../lambdas/api/routes/limits'
import { routes } from '../../lambdas/api/routes/routes'
import { openTestHouse, sharedTestHouse } from '../support/test-house'

describe('describeLimit', () => {
  it.each([
    [1, '2 per second and key'],
    [10, '2 per 10 seconds and key'],
    [30, '2 per 30 seconds and key'],
    [60, '2 per minute and key'],
    [90, '2 per 90 seconds and key'],
    [300, '2 per 5 minutes and key'],
    [3600, '2 per hour and key'],
    [86_400, '2 per 24 hours and key'],
  ])('describes a rate-limit window of %i seconds', (seconds, words) => {
    expect(describeLimit('care', { auth: 'required', limit: { max: 2, seconds } })).toBe(words)
  })

  it('prefers the limit set by the operator', () => {
    expect(describeLimit('care', routes.care, { care: 1000 })).toBe('1000 per 10 seconds and key')
  })
})

describe('limits set by the operator', () => {
  const house = sharedTestHouse({ rateLimits: { care: 1234, visit: 77, adopt: 55 } })

  it('are shown in GET /api and GET /api/house', async () => {
    for (const path of ['/api', '/api/house']) {
      const { body } = await house.call('GET', path)
      const limits = body.operations.map(({ operation, rate_limit }: Record<string, string>) => [operation, rate_limit])
      expect(Object.fromEntries(limits)).toMatchObject({
        care: '1234 per 10 seconds and key',
        visit: '77 per minute and key',
        status: '60 per minute and key',
      })
    }
  })

  it.each(['/openapi.json', '/skill.md', '/docs/api'])('are shown in %s', async (path) => {
    const { text } = await house.call('GET', path)
    expect(text).toContain('1234 per 10 seconds and key')
    expect(text).toContain('77 per minute and key')
    expect(text).not.toContain('2 per 10 seconds and key')
  })

  it('are shown to MCP clients', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
    const { text } = await house.call('POST', '/mcp', {
      body,
      headers: { accept: 'application/json, text/event-stream' },
    })
    expect(text).toContain('At most 55 per minute and key.')
  })
})

it('a 429 of the local host names RATE_LIMITS and the clock', async () => {
  const house = await openTestHouse({ rateLimits: { credits: 1 } })
  try {
    const { key } = await house.newAgent()
    await house.call('GET', '/api/house/credits', { key })
    const { status, body } = await house.call('GET', '/api/house/credits', { key })
    expect([status, body.suggestion]).toEqual([429, expect.stringMatching(/^Wait for .*\/_local\/clock.*RATE_LIMITS/)])
    house.context.hostAdvice = {}
    expect((await house.call('GET', '/api/house/credits', { key })).body.suggestion).not.toContain('RATE_LIMITS')
  } finally {
    await house.close()
  }
})
