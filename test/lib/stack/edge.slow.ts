/** The functions at CloudFront's edge: their deployed bundles and their place in the template. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Stack } from 'aws-cdk-lib'
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions'
import { OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { CloudFrontRequest, CloudFrontResponse, CloudFrontResultResponse } from 'aws-lambda'
import { routes } from '../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../lambdas/config'
import { bundle } from '../../../lib/stack/bundle'
import { endLambdas, lambda } from '../../support/services/lambda'
import { REVISIONS, STATELESS } from '../../support/services/mcp'
import { buildStack, ofType, type Properties } from '../../support/services/stack'
import { sharedTestHouse } from '../../support/test-house'

const CHALLENGE = 'Payment id="abc", realm="pets.example.com", method="stripe", intent="charge", request="e30"'

/** As CloudFront documents it for an origin response. */
const originResponse = (status: string, headers: Record<string, string>) => ({
  Records: [
    {
      cf: {
        config: {
          distributionDomainName: 'd111111abcdef8.cloudfront.net',
          distributionId: 'EDFDVBD6EXAMPLE',
          eventType: 'origin-response',
          requestId: '4TyzHTaYWb1GX1qTfsHhEqV6HUDd_BzoBZnwfnvQc_1oF26ClkoUSEQ==',
        },
        request: { clientIp: '203.0.113.178', method: 'POST', uri: '/api/house/credits', querystring: '', headers: {} },
        response: {
          status,
          statusDescription: 'Payment Required',
          headers: Object.fromEntries(
            Object.entries(headers).map(([key, value]) => [key.toLowerCase(), [{ key, value }]]),
          ),
        },
      },
    },
  ],
})

const outdir = mkdtempSync(join(tmpdir(), 'edge-'))
beforeAll(() => bundle({ outdir }), 60_000)
afterAll(() => {
  endLambdas()
  rmSync(outdir, { recursive: true, force: true })
})

describe('the function for challenges', () => {
  let run: (event: object) => Promise<unknown>
  beforeAll(() => {
    run = lambda(outdir, 'restore-challenge', {})
  })

  it('restores the name of the challenge header, and changes nothing else', async () => {
    const headers = { 'Content-Type': 'application/json', 'PAYMENT-REQUIRED': 'e30=', 'x-amzn-RequestId': 'an-id' }
    const event = originResponse('402', { ...headers, 'x-amzn-Remapped-WWW-Authenticate': CHALLENGE })
    expect(await run(event)).toEqual({
      ...(originResponse('402', headers).Records[0]?.cf.response as CloudFrontResponse),
      headers: {
        ...originResponse('402', headers).Records[0]?.cf.response.headers,
        'www-authenticate': [{ key: 'WWW-Authenticate', value: CHALLENGE }],
      },
    })
  })

  it.each(['200', '402', '500'])('passes on a %s without one unchanged', async (status) => {
    const event = originResponse(status, { 'Content-Type': 'application/json' })
    expect(await run(event)).toEqual(event.Records[0]?.cf.response)
  })

  it('is one file', () => {
    expect(statSync(join(outdir, 'restore-challenge', 'index.js')).size).toBeLessThan(1500)
  })
})

describe('the function for the openings of MCP', () => {
  const house = sharedTestHouse()
  let run: (event: object) => Promise<unknown>
  beforeAll(() => {
    run = lambda(outdir, 'mcp-openings', {})
  })

  type Sent = { method?: string; query?: string; headers?: Record<string, string>; body: string; truncated?: boolean }

  const atEdge = async ({ method = 'POST', query = '', headers = {}, body, truncated = false }: Sent) => {
    const request = {
      clientIp: '203.0.113.178',
      method,
      uri: '/mcp',
      querystring: query,
      headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), [{ key, value }]])),
      body: {
        action: 'read-only',
        encoding: 'base64',
        inputTruncated: truncated,
        data: Buffer.from(body).toString('base64'),
      },
    } satisfies Omit<CloudFrontRequest, 'origin'>
    const config = { distributionId: 'EDFDVBD6EXAMPLE', eventType: 'origin-request', requestId: 'an-id' }
    const result = (await run({ Records: [{ cf: { config, request } }] })) as CloudFrontResultResponse
    return { request, result, isAnswered: 'status' in result }
  }

  const initialize = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25' } }

  it.each([
    ['initialize', '', initialize],
    ['a ping', '', { jsonrpc: '2.0', id: 'a"b', method: 'ping' }],
    ['the short list of tools', '', { jsonrpc: '2.0', id: 2, method: 'tools/list' }],
    ['the whole list of tools', 'tools=all', { jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} }],
    ['a notification', '', { jsonrpc: '2.0', method: 'notifications/initialized' }],
  ])('answers %s as the API does', async (_, query, message) => {
    const body = JSON.stringify(message)
    const { result } = await atEdge({ query, body })
    const headers = { 'content-type': 'application/json' }
    const fromApi = await fetch(`${house.url}/mcp?${query}`, { method: 'POST', headers, body })
    expect([Number(result.status), result.body]).toEqual([fromApi.status, await fromApi.text()])
    for (const [name, [first]] of Object.entries(result.headers ?? {}))
      expect([name, first?.value]).toEqual([name, fromApi.headers.get(name)])
  })

  it.each([
    ['a tool call', { body: JSON.stringify({ ...initialize, method: 'tools/call', params: { name: 'hall' } }) }],
    ['an unknown method', { body: JSON.stringify({ ...initialize, method: 'toString' }) }],
    ['an invalid message', { body: '{' }],
    ['an unknown list of tools', { query: 'tools=most', body: JSON.stringify(initialize) }],
    ['two lists of tools', { query: 'tools=all&tools=few', body: JSON.stringify(initialize) }],
    ['a cursor', { body: JSON.stringify({ ...initialize, method: 'tools/list', params: { cursor: 'x' } }) }],
    ['a body that CloudFront cut', { body: JSON.stringify(initialize), truncated: true }],
    ['another method', { method: 'GET', body: '' }],
  ])('passes %s on unchanged', async (_, sent: Sent) => {
    const { request, result } = await atEdge(sent)
    expect(result).toEqual(request)
  })

  it.each(REVISIONS)('serves the official client in %s, and only the rest reaches the API', async (revision) => {
    const reached: string[] = []
    const viaEdge: typeof fetch = async (url, init) => {
      const body = String(init?.body ?? '')
      const headers = Object.fromEntries(new Headers(init?.headers))
      const { result, isAnswered } = await atEdge({ method: init?.method, headers, body })
      if (!isAnswered) {
        if (body) reached.push(JSON.parse(body).method)
        return fetch(url, init)
      }
      const sent = Object.values(result.headers ?? {}).map(([one]): [string, string] => [one!.key!, one!.value])
      return new Response(result.body || null, { status: Number(result.status), headers: sent })
    }
    const negotiation =
      revision === STATELESS
        ? { versionNegotiation: { mode: { pin: STATELESS } } }
        : { supportedProtocolVersions: [revision] }
    const client = new Client({ name: 'a-keeper', version: '1.0.0' }, negotiation)
    await client.connect(new StreamableHTTPClientTransport(new URL(`${house.url}/mcp`), { fetch: viaEdge }))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('visit')
    expect((await client.callTool({ name: 'call', arguments: { operation: 'hall' } })).isError).toBeFalsy()
    expect(reached).toEqual(['tools/call'])
    await client.close()
  })
})

describe('in the template', () => {
  const MPP = { mppNetworkId: 'profile_1' }
  const region = 'eu-central-1'
  const challenging: string[] = [routes.buy_credits.path, routes.resurrect.path, '/mcp/hosted']

  const behaviorsOf = (template: Template) => {
    const [[, distribution] = ['', {} as Properties]] = ofType(template, 'AWS::CloudFront::Distribution')
    const { CacheBehaviors, DefaultCacheBehavior } = distribution.DistributionConfig as {
      CacheBehaviors: Properties[]
      DefaultCacheBehavior: Properties
    }
    return [...CacheBehaviors, DefaultCacheBehavior]
  }
  const stacksBeside = (stack: Stack): Stack[] =>
    stack.node.root.node.children.filter((child): child is Stack => child !== stack && 'templateFile' in child)

  it('handles responses of routes that challenge, before wider path patterns match', () => {
    const template = Template.fromStack(buildStack(MPP, region))
    const behaviors = behaviorsOf(template)
    expect(behaviors.slice(0, challenging.length).map(({ PathPattern }) => PathPattern)).toEqual(challenging)
    const plain = behaviors.find(({ PathPattern }) => PathPattern === '/api/*')
    // Forwards all headers except Host, because payments are in headers.
    expect(plain).toMatchObject({
      OriginRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
    })
    for (const behavior of behaviors) {
      const runs = challenging.includes(String(behavior.PathPattern))
      expect(behavior.LambdaFunctionAssociations).toEqual(
        runs ? [{ EventType: 'origin-response', LambdaFunctionARN: expect.anything() }] : undefined,
      )
      if (runs) expect(behavior).toMatchObject({ ...plain, PathPattern: behavior.PathPattern })
    }
  })

  it('answers openings of MCP, with the body of the request, if configured', () => {
    const behaviors = behaviorsOf(Template.fromStack(buildStack({ mcpOpeningsAt: 'edge', firewallAt: 'edge' }, region)))
    const running = behaviors.filter(({ LambdaFunctionAssociations }) => LambdaFunctionAssociations !== undefined)
    expect(running).toMatchObject([
      {
        PathPattern: '/mcp',
        LambdaFunctionAssociations: [{ EventType: 'origin-request', IncludeBody: true }],
      },
    ])
  })

  it('is in us-east-1, in a stack named after the main stack and its region, without permissions and settings', () => {
    const [edge] = stacksBeside(buildStack(MPP, region))
    expect([edge?.region, edge?.stackName]).toEqual(['us-east-1', `CreatureHouse-Edge-${region}`])
    const template = Template.fromStack(edge!)
    const [[, properties] = ['', {} as Properties]] = ofType(template, 'AWS::Lambda::Function')
    expect(properties).toMatchObject({ Runtime: 'nodejs24.x', Handler: 'index.handler' })
    for (const refused of ['Environment', 'Architectures', 'Layers', 'VpcConfig', 'TracingConfig']) {
      expect(properties).not.toHaveProperty(refused)
    }
    template.hasResourceProperties('AWS::IAM::Role', {
      ManagedPolicyArns: Match.absent(),
      Policies: Match.absent(),
      AssumeRolePolicyDocument: {
        Statement: [Match.objectLike({ Principal: { Service: ['edgelambda.amazonaws.com', 'lambda.amazonaws.com'] } })],
      },
    })
    template.resourceCountIs('AWS::IAM::Policy', 0)
  })

  it('needs no other stack if the main stack is in us-east-1', () => {
    const house = buildStack(MPP, 'us-east-1')
    expect(stacksBeside(house)).toEqual([])
    expect(behaviorsOf(Template.fromStack(house))[0]).toHaveProperty('LambdaFunctionAssociations')
  })

  it('is absent without MPP, and then the template works in any region', () => {
    const house = buildStack({}, region)
    expect(stacksBeside(house)).toEqual([])
    expect(JSON.stringify(Template.fromStack(house).toJSON())).not.toContain(region)
  })

  it('without CloudFront MPP is not offered, and the deployment warns about it', () => {
    const house = buildStack({ ...MPP, cdn: 'false', baseUrl: 'https://pets.example.com' }, region)
    expect(stacksBeside(house)).toEqual([])
    const text = JSON.stringify(Template.fromStack(house).toJSON())
    for (const setting of [SETTINGS.mppNetworkId, SETTINGS.mppSecretName]) expect(text).not.toContain(setting)
    Annotations.fromStack(house).hasWarning('*', Match.stringLikeRegexp('MPP is not offered'))
    Annotations.fromStack(house).hasNoWarning('*', Match.stringLikeRegexp('well-known'))
  })

  it('an address with a path makes the deployment warn about the sign-in of hosted clients', () => {
    const house = buildStack({ cdn: 'false', baseUrl: 'https://example.com/pets' }, region)
    Annotations.fromStack(house).hasWarning('*', Match.stringLikeRegexp('well-known'))
  })
})
