/** CloudFront and domains: the distribution in the template, and requests through it to the handlers. */
import { Match, type Template } from 'aws-cdk-lib/assertions'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER, VIEWER_HOST_HEADER } from '../../../lambdas/api/caller'
import { COMMON_HEADERS } from '../../../lambdas/api/headers'
import { filledPath } from '../../../lambdas/api/next-steps'
import { match } from '../../../lambdas/api/routes/match'
import { operations } from '../../../lambdas/api/routes/routes'
import { GROUP_HANDLERS } from '../../../lib/local/group-handlers'
import { FUNCTIONS } from '../../../lib/stack/bundle'
import { VIEWER_FUNCTION_CODE } from '../../../lib/stack/edge/cloudfront'
import { functionId } from '../../../lib/stack/house-function'
import { freshAddress } from '../../support/http'
import { OWN_DOMAIN } from '../../support/services/domains'
import { ofType, type Properties, reference, synthesize } from '../../support/services/stack'
import { openTestHouse, type TestHouse } from '../../support/test-house'

const HOST = 'd111111abcdef8.cloudfront.net'
const KEY = 'the proxy key'
const PREVIOUS_KEY = 'the previous proxy key'

/** Each synthesis takes a second or two. */
const once = (settings: Record<string, unknown>) => {
  let made: Template | undefined
  return () => {
    made ??= synthesize(settings)
    return made
  }
}
const withDomain = once({ ...OWN_DOMAIN, firewall: 'false' })
const withDomainOnApi = once({ ...OWN_DOMAIN, cdn: 'false', firewallRate: 600 })

interface Behavior extends Properties {
  PathPattern?: string
  AllowedMethods: string[]
  CachePolicyId: unknown
  FunctionAssociations: { EventType: string }[]
}
interface Origin {
  OriginPath: string
  OriginCustomHeaders: { HeaderName: string; HeaderValue: unknown }[]
}

let template: Template
let house: TestHouse
let origin: Origin
let behaviors: Behavior[]

beforeAll(async () => {
  template = synthesize()
  house = await openTestHouse()
  house.context.config.baseUrl = null
  house.context.config.trustedProxy = { keys: [KEY, PREVIOUS_KEY] }
  const [, distribution] = ofType(template, 'AWS::CloudFront::Distribution')[0]!
  const { Origins, CacheBehaviors, DefaultCacheBehavior } = distribution.DistributionConfig as {
    Origins: Origin[]
    CacheBehaviors: Behavior[]
    DefaultCacheBehavior: Behavior
  }
  origin = Origins[0]!
  // Paintings are served from their bucket, without the viewer's address.
  behaviors = [...CacheBehaviors.filter(({ PathPattern }) => PathPattern !== '/paintings/*'), DefaultCacheBehavior]
})
afterAll(() => house.close())

interface EdgeRequest {
  headers: Record<string, { value: string }>
}
const viewerFunction = new Function('event', `${VIEWER_FUNCTION_CODE}; return handler(event)`) as (event: {
  viewer: { ip: string }
  request: EdgeRequest
}) => EdgeRequest

/** A request as CloudFront and the gateway forward it: through the viewer function, with the proxy key, under the stage. */
async function visit(method: string, address: string, headers: Record<string, string> = {}, ip = freshAddress()) {
  const { host, pathname, searchParams } = new URL(address)
  expect(host).toBe(HOST)
  const sent = { host, ...headers }
  const request = { headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, { value }])) }
  const forwarded = Object.entries(viewerFunction({ viewer: { ip }, request }).headers).map(([name, { value }]) => [
    name,
    value,
  ])
  const found = match(method, pathname)
  const event = {
    resource: found?.route.path ?? '/{proxy+}',
    path: pathname,
    httpMethod: method,
    headers: {
      ...Object.fromEntries(forwarded),
      host: 'api.execute-api.eu-central-1.amazonaws.com',
      [PROXY_KEY_HEADER]: KEY,
    },
    queryStringParameters: Object.fromEntries(searchParams),
    multiValueQueryStringParameters: null,
    pathParameters: found ? found.params : { proxy: pathname.slice(1) },
    body: null,
    requestContext: {
      requestId: 'front',
      domainName: 'api.execute-api.eu-central-1.amazonaws.com',
      path: `${origin.OriginPath}${pathname}`,
      identity: { sourceIp: '130.176.0.1' },
    },
  }
  const serve = GROUP_HANDLERS[found?.route.group ?? 'meta'](house.context)
  const response = (await serve(event as never, {} as never, () => {})) as APIGatewayProxyResult
  return { status: response.statusCode, headers: response.headers ?? {}, text: response.body }
}

describe('the address of a default deployment', () => {
  const base = `https://${HOST}`

  it('is CloudFront’s, without a stage', () => {
    const [[id] = []] = ofType(template, 'AWS::CloudFront::Distribution')
    template.hasOutput('ApiUrl', { Value: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [id, 'DomainName'] }]] } })
    expect(origin.OriginPath).toBe('/prod')
  })

  it.each(operations)(
    'serves %s whether a client appends or resolves the endpoint',
    async (_operation, { method, path }) => {
      const endpoint = filledPath({ path }, { slug: 'housecat', order: 'none', username: 'ada' })
      expect(new URL(endpoint, base).href).toBe(`${base}${endpoint}`)
      const { status, headers } = await visit(method, `${base}${endpoint}`)
      expect(headers['X-RateLimit-Limit']).toBeTruthy()
      if (!path.includes('{')) expect(status).not.toBe(404)
    },
  )

  it('is used in documents and redirects', async () => {
    expect(JSON.parse((await visit('GET', `${base}/api`)).text)).toMatchObject({
      base_url: base,
      documents: { openapi: `${base}/openapi.json` },
    })
    expect(await visit('HEAD', `${base}/api/health`)).toMatchObject({ status: 200, text: '' })
    const { status, headers } = await visit('GET', `${base}/api/health/`)
    expect(status).toBe(308)
    expect(new URL(String(headers.Location), base).href).toBe(`${base}/api/health`)
  })

  it('counts each caller by its own address, whatever headers it sends', async () => {
    const remaining = async (headers: Record<string, string>, ip: string) =>
      (await visit('GET', `${base}/api/health`, headers, ip)).headers['X-RateLimit-Remaining']
    expect(await remaining({}, '198.51.100.1')).toBe('59')
    expect(await remaining({}, '198.51.100.2')).toBe('59')
    expect(await remaining({ [VIEWER_ADDRESS_HEADER]: '198.51.100.9' }, '198.51.100.1')).toBe('58')
    expect(await remaining({ [VIEWER_HOST_HEADER]: 'evil.example' }, '2001:db8::1')).toBe('59')
    expect(await remaining({}, '2001:db8::2')).toBe('58')
  })
})

describe('a call that bypasses CloudFront', () => {
  const remaining = async (from: string, headers: Record<string, string>) =>
    (await house.call('GET', '/api/stats', { from, headers })).headers['x-ratelimit-remaining']

  it('is counted by its connection without the proxy key', async () => {
    const from = freshAddress()
    const claimed = { [VIEWER_ADDRESS_HEADER]: '198.51.100.77', [VIEWER_HOST_HEADER]: 'evil.example' }
    expect(await remaining(from, claimed)).toBe('59')
    expect(await remaining(from, { ...claimed, [VIEWER_ADDRESS_HEADER]: '198.51.100.78' })).toBe('58')
    expect(await remaining(from, { ...claimed, [PROXY_KEY_HEADER]: 'a guess' })).toBe('57')
    expect(await remaining(from, { [PROXY_KEY_HEADER]: KEY, [VIEWER_ADDRESS_HEADER]: 'no address' })).toBe('56')
    expect(await remaining(from, { [PROXY_KEY_HEADER]: KEY, [VIEWER_ADDRESS_HEADER]: '198.51.100.79' })).toBe('59')
    expect(await remaining(from, { [PROXY_KEY_HEADER]: PREVIOUS_KEY, [VIEWER_ADDRESS_HEADER]: '198.51.100.80' })).toBe(
      '59',
    )
  })
})

describe('the distribution', () => {
  it('sends the proxy key, which the template does not contain', () => {
    expect(origin.OriginCustomHeaders.map(({ HeaderName }) => HeaderName)).toEqual([PROXY_KEY_HEADER])
    const [[secret] = []] = ofType(template, 'AWS::SecretsManager::Secret').filter(([id]) => id.startsWith('DoorKey'))
    const value = origin.OriginCustomHeaders[0]?.HeaderValue
    expect(value).toEqual({
      'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: secret }, ':SecretString:::}}']],
    })
    for (const name of FUNCTIONS) {
      const { Variables = {} } = (template.findResources('AWS::Lambda::Function')[functionId(name)]?.Properties
        .Environment ?? {}) as { Variables?: Properties }
      const checksKey = name === 'authorizer' || Object.keys(GROUP_HANDLERS).includes(name)
      expect(Variables.FRONT_DOOR_KEY).toEqual(checksKey ? value : undefined)
    }
  })

  it('uses the named version of the key everywhere', () => {
    const version = 'a-version-id-of-thirty-two-letters'
    const places = (of: Template, end: string) =>
      JSON.stringify(of.toJSON()).split(`:SecretString:::${end}}}`).length - 1
    const changed = synthesize({ doorKeyVersion: version })
    expect(places(changed, version)).toBe(places(template, ''))
    expect(places(changed, '')).toBe(0)
  })

  it('is deployed after everything that accepts the new and the previous key', () => {
    const changed = synthesize({ doorKeyVersion: 'a-version-id-of-thirty-two-letters' })
    const resources: Record<string, Properties> = changed.toJSON().Resources
    const accepting = Object.entries(resources).filter(([, one]) =>
      JSON.stringify(one).includes(':SecretString::AWSPREVIOUS:'),
    )
    const functions = FUNCTIONS.filter((name) => name === 'authorizer' || Object.keys(GROUP_HANDLERS).includes(name))
    expect(accepting.map(([, { Type }]) => Type).toSorted()).toEqual([
      ...functions.map(() => 'AWS::Lambda::Function'),
      'AWS::WAFv2::WebACL',
    ])
    const [[, distribution] = []] = Object.entries(changed.findResources('AWS::CloudFront::Distribution'))
    expect(distribution?.DependsOn).toEqual(expect.arrayContaining(accepting.map(([id]) => id)))
  })

  it('removes the trace header of the caller', () => {
    const headers = { host: { value: HOST }, 'x-amzn-trace-id': { value: 'Root=1-0;Sampled=1' } }
    expect(Object.keys(viewerFunction({ viewer: { ip: '198.51.100.1' }, request: { headers } }).headers)).not.toContain(
      'x-amzn-trace-id',
    )
  })

  it('accepts every method, sends the viewer’s address, and caches nothing that differs by caller', () => {
    const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
    expect(behaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api',
      '/api/*',
      '/mcp',
      '/mcp/*',
      '/oauth/*',
      '/checkout/*',
      undefined,
    ])
    for (const { PathPattern, AllowedMethods, CachePolicyId, FunctionAssociations } of behaviors) {
      expect(AllowedMethods).toEqual(expect.arrayContaining(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']))
      expect(FunctionAssociations.map(({ EventType }) => EventType)).toEqual(['viewer-request'])
      if (PathPattern) expect(CachePolicyId).toBe(disabled)
    }
    const [[policy] = []] = ofType(template, 'AWS::CloudFront::CachePolicy')
    expect(reference(behaviors.at(-1)?.CachePolicyId)).toBe(policy)
    template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept', 'Authorization', 'x-api-key'] },
        }),
      },
    })
  })
})

describe('HSTS for subdomains', () => {
  const policies = (one: Template) => JSON.stringify(one.findResources('AWS::CloudFront::ResponseHeadersPolicy'))

  it('is in every response on the operator’s domain', () => {
    expect(policies(withDomain())).toContain('"IncludeSubdomains":true')
    const [, { DistributionConfig }] = ofType(withDomain(), 'AWS::CloudFront::Distribution')[0]!
    const { CacheBehaviors, DefaultCacheBehavior } = DistributionConfig as { [of: string]: Properties | Properties[] }
    const serving = [CacheBehaviors, DefaultCacheBehavior].flat().filter((one) => one?.PathPattern !== '/paintings/*')
    for (const one of serving) expect(one).toHaveProperty('ResponseHeadersPolicyId')
  })

  it('is nowhere else', () => {
    expect(COMMON_HEADERS['Strict-Transport-Security']).not.toContain('includeSubDomains')
    for (const other of [template, withDomainOnApi()]) expect(policies(other)).toBe('{}')
  })
})

describe('the operator’s domain', () => {
  it('serves the base path by the resource that the gateway matched', async () => {
    const { context } = house
    const event = (path: string, proxy: string | null) => ({
      resource: proxy === null ? path : '/{proxy+}',
      path: `/pets${path}`,
      httpMethod: 'GET',
      headers: {},
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      pathParameters: proxy === null ? null : { proxy },
      body: null,
      requestContext: {
        requestId: 'based',
        domainName: 'example.com',
        path: `/pets${path}`,
        identity: { sourceIp: freshAddress() },
      },
    })
    const config = { ...context.config, trustedProxy: null, baseUrl: 'https://example.com/pets' }
    const serve = GROUP_HANDLERS.meta({ ...context, config })
    const get = async (path: string, proxy: string | null = null) =>
      (await serve(event(path, proxy) as never, {} as never, () => {})) as APIGatewayProxyResult
    expect((await get('/api/health')).statusCode).toBe(200)
    expect(JSON.parse((await get('/api')).body).base_url).toBe('https://example.com/pets')
    const moved = await get('/api/docs', 'api/docs')
    expect(moved.statusCode).toBe(308)
    expect(new URL(String(moved.headers?.Location), 'https://example.com/pets/api/docs').href).toBe(
      'https://example.com/pets/docs',
    )
  })
})

it('lets the operator’s own proxy use the proxy key', () => {
  const fronted = synthesize({ cdn: 'false', baseUrl: 'https://pets.example.com' })
  fronted.hasOutput('DoorKeySecret', {})
  fronted.hasOutput('GatewayUrl', { Description: Match.stringLikeRegexp('your proxy forwards') })
  fronted.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ FRONT_DOOR_KEY: Match.anyValue() }) },
  })
  expect(withDomainOnApi().findOutputs('DoorKeySecret')).toEqual({})
})
