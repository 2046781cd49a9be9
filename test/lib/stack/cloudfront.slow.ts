/** The address that a deployment prints: its resources in the template, and that it serves every route. */
import type { App } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { COMMON_HEADERS } from '../../../lambdas/api/headers'
import { step } from '../../../lambdas/api/next-steps'
import { match } from '../../../lambdas/api/routes/match'
import { operations } from '../../../lambdas/api/routes/routes'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER, VIEWER_HOST_HEADER } from '../../../lambdas/api/trusted-proxy'
import { authorizer } from '../../../lambdas/functions/authorizer'
import { GROUP_HANDLERS } from '../../../lib/local/local-host'
import { GATEWAY_RESPONSES } from '../../../lib/stack/api/gateway-responses'
import { FUNCTIONS } from '../../../lib/stack/bundle'
import { VIEWER_FUNCTION_CODE } from '../../../lib/stack/edge/cloudfront'
import { functionId } from '../../../lib/stack/house-function'
import { readStackConfig } from '../../../lib/stack/settings'
import { freshAddress } from '../../support/http'
import { buildStack, ofType, type Properties, reference, synthesize } from '../../support/services/stack'
import { openTestHouse, type TestHouse } from '../../support/test-house'

const HOST = 'd111111abcdef8.cloudfront.net'
const KEY = 'the key of the door'
const KEY_BEFORE = 'the one before it'

const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b'
const NAMED = { domainName: 'pets.example.com', certificateArn: CERTIFICATE, hostedZoneId: 'Z0123456789' }

/** Synthesized once: each takes a second or two. */
const once = (settings: Record<string, unknown>) => {
  let made: Template | undefined
  return () => {
    made ??= synthesize(settings)
    return made
  }
}
const owned = once({ ...NAMED, firewall: 'false' })
const onTheApi = once({ ...NAMED, cdn: 'false', basePath: 'house', firewallRate: 600 })
const REGIONAL = 'arn:aws:acm:eu-central-1:123456789012:certificate/0a1b'
const API_DOMAIN = { ...NAMED, apiDomainName: 'api.pets.example.com', apiCertificateArn: REGIONAL }
const apart = once({ ...API_DOMAIN, authorizerCacheSeconds: 300 })

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
  house.context.config.trustedProxy = { keys: [KEY, KEY_BEFORE], viewerHeader: VIEWER_ADDRESS_HEADER }
  const [, distribution] = ofType(template, 'AWS::CloudFront::Distribution')[0]!
  const { Origins, CacheBehaviors, DefaultCacheBehavior } = distribution.DistributionConfig as {
    Origins: Origin[]
    CacheBehaviors: Behavior[]
    DefaultCacheBehavior: Behavior
  }
  origin = Origins[0]!
  // Paintings are served from their bucket, which gets no viewer headers.
  behaviors = [...CacheBehaviors.filter(({ PathPattern }) => PathPattern !== '/paintings/*'), DefaultCacheBehavior]
}, 60_000)
afterAll(() => house.close())

interface EdgeRequest {
  headers: Record<string, { value: string }>
}
const tellViewer = new Function('event', `${VIEWER_FUNCTION_CODE}; return handler(event)`) as (event: {
  viewer: { ip: string }
  request: EdgeRequest
}) => EdgeRequest

/**
 * Forwards a request like CloudFront and the gateway: through the edge function, with the front-door key, under the
 * stage.
 */
async function visit(method: string, address: string, headers: Record<string, string> = {}, ip = freshAddress()) {
  const { host, pathname, searchParams } = new URL(address)
  expect(host).toBe(HOST)
  const sent = { host, ...headers }
  const request = { headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, { value }])) }
  const told = Object.entries(tellViewer({ viewer: { ip }, request }).headers).map(([name, { value }]) => [name, value])
  const found = match(method, pathname)
  const event = {
    resource: found?.route.path ?? '/{proxy+}',
    path: pathname,
    httpMethod: method,
    headers: {
      ...Object.fromEntries(told),
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
  const answer = (await serve(event as never, {} as never, () => {})) as APIGatewayProxyResult
  return { status: answer.statusCode, headers: answer.headers ?? {}, text: answer.body }
}

describe('the address that a plain deployment prints', () => {
  const base = `https://${HOST}`

  it('is the front door, without a stage or version', () => {
    const [[id] = []] = ofType(template, 'AWS::CloudFront::Distribution')
    template.hasOutput('ApiUrl', { Value: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [id, 'DomainName'] }]] } })
    expect(origin.OriginPath).toBe('/house')
  })

  it.each(operations)('serves %s with either way of joining the two', async (operation, { method, path }) => {
    const { endpoint = '' } = step(operation, { path: { slug: 'housecat', order: 'none' } })
    expect(new URL(endpoint, base).href).toBe(`${base}${endpoint}`)
    const { status, headers } = await visit(method, `${base}${endpoint}`)
    expect(headers['X-RateLimit-Limit']).toBeTruthy()
    if (!path.includes('{')) expect(status).not.toBe(404)
  })

  it("is the service's own base URL, and redirects stay on it", async () => {
    expect(JSON.parse((await visit('GET', `${base}/api`)).text)).toMatchObject({
      base_url: base,
      documents: { openapi: `${base}/openapi.json` },
    })
    expect(await visit('HEAD', `${base}/api/health`)).toMatchObject({ status: 200, text: '' })
    const { status, headers } = await visit('GET', `${base}/api/health/`)
    expect(status).toBe(308)
    expect(new URL(String(headers.Location), base).href).toBe(`${base}/api/health`)
  })

  it('counts each caller by its address, and ignores forged headers', async () => {
    const remaining = async (headers: Record<string, string>, ip: string) =>
      (await visit('GET', `${base}/api/health`, headers, ip)).headers['X-RateLimit-Remaining']
    expect(await remaining({}, '198.51.100.1')).toBe('59')
    expect(await remaining({}, '198.51.100.2')).toBe('59')
    expect(await remaining({ [VIEWER_ADDRESS_HEADER]: '198.51.100.9' }, '198.51.100.1')).toBe('58')
    expect(await remaining({ [VIEWER_HOST_HEADER]: 'evil.example' }, '2001:db8::1')).toBe('59')
    expect(await remaining({}, '2001:db8::2')).toBe('58')
  })
})

describe('bypassing the front door', () => {
  const remaining = async (from: string, headers: Record<string, string>) =>
    (await house.call('GET', '/api/stats', { from, headers })).headers['x-ratelimit-remaining']

  it('address headers are ignored', async () => {
    const from = freshAddress()
    const claimed = { [VIEWER_ADDRESS_HEADER]: '198.51.100.77', [VIEWER_HOST_HEADER]: 'evil.example' }
    expect(await remaining(from, claimed)).toBe('59')
    expect(await remaining(from, { ...claimed, [VIEWER_ADDRESS_HEADER]: '198.51.100.78' })).toBe('58')
    expect(await remaining(from, { ...claimed, [PROXY_KEY_HEADER]: 'a guess' })).toBe('57')
    expect(await remaining(from, { [PROXY_KEY_HEADER]: KEY, [VIEWER_ADDRESS_HEADER]: 'no address' })).toBe('56')
    expect(await remaining(from, { [PROXY_KEY_HEADER]: KEY, [VIEWER_ADDRESS_HEADER]: '198.51.100.79' })).toBe('59')
    expect(await remaining(from, { [PROXY_KEY_HEADER]: KEY_BEFORE, [VIEWER_ADDRESS_HEADER]: '198.51.100.80' })).toBe(
      '59',
    )
  })

  it("the firewall answers, in the API's format", () => {
    const [, acl] = ofType(template, 'AWS::WAFv2::WebACL')[0]!
    const [around] = acl.Rules as Properties[]
    expect(around).toMatchObject({
      Name: 'AroundTheDoor',
      Action: { Block: { CustomResponse: { ResponseCode: 404, CustomResponseBodyKey: 'route_not_found' } } },
      Statement: {
        NotStatement: {
          Statement: {
            ByteMatchStatement: {
              FieldToMatch: { SingleHeader: { Name: PROXY_KEY_HEADER } },
              SearchString: origin.OriginCustomHeaders[0]?.HeaderValue,
            },
          },
        },
      },
    })
  })
})

describe('the distribution', () => {
  it('forwards everything with the front-door key, which the template does not contain', () => {
    expect(origin.OriginCustomHeaders.map(({ HeaderName }) => HeaderName)).toEqual([PROXY_KEY_HEADER])
    const [[secret] = []] = ofType(template, 'AWS::SecretsManager::Secret').filter(([id]) => id.startsWith('DoorKey'))
    const value = origin.OriginCustomHeaders[0]?.HeaderValue
    expect(value).toEqual({
      'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: secret }, ':SecretString:::}}']],
    })
    for (const name of FUNCTIONS) {
      const { Variables = {} } = (template.findResources('AWS::Lambda::Function')[functionId(name)]?.Properties
        .Environment ?? {}) as { Variables?: Properties }
      const asked = name === 'authorizer' || Object.keys(GROUP_HANDLERS).includes(name)
      expect(Variables.FRONT_DOOR_KEY).toEqual(asked ? value : undefined)
      expect(Variables.VIEWER_HEADER).toBe(asked ? VIEWER_ADDRESS_HEADER : undefined)
    }
  })

  it('updates a changed key everywhere once its version is set', () => {
    const version = 'a-version-id-of-thirty-two-letters'
    const places = (of: Template, end: string) =>
      JSON.stringify(of.toJSON()).split(`:SecretString:::${end}}}`).length - 1
    const changed = synthesize({ doorKeyVersion: version })
    expect(places(changed, version)).toBe(places(template, ''))
    expect(places(changed, '')).toBe(0)
  })

  it('accepts the previous key until every edge has the new one, and accepts the new one first', () => {
    const changed = synthesize({ doorKeyVersion: 'a-version-id-of-thirty-two-letters' })
    const resources: Record<string, Properties> = changed.toJSON().Resources
    const knowing = Object.entries(resources).filter(([, one]) =>
      JSON.stringify(one).includes(':SecretString::AWSPREVIOUS:'),
    )
    const asking = FUNCTIONS.filter((name) => name === 'authorizer' || Object.keys(GROUP_HANDLERS).includes(name))
    expect(knowing.map(([, { Type }]) => Type).toSorted()).toEqual([
      ...asking.map(() => 'AWS::Lambda::Function'),
      'AWS::WAFv2::WebACL',
    ])
    const [[, distribution] = []] = Object.entries(changed.findResources('AWS::CloudFront::Distribution'))
    expect(distribution?.DependsOn).toEqual(expect.arrayContaining(knowing.map(([id]) => id)))
  })

  it('caches no error response', () => {
    const [, { DistributionConfig }] = ofType(template, 'AWS::CloudFront::Distribution')[0]!
    const { CustomErrorResponses } = DistributionConfig as { CustomErrorResponses: Properties[] }
    expect(CustomErrorResponses).toEqual(
      [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((ErrorCode) => ({
        ErrorCode,
        ErrorCachingMinTTL: 0,
      })),
    )
  })

  it('does not let callers enable tracing', () => {
    const headers = { host: { value: HOST }, 'x-amzn-trace-id': { value: 'Root=1-0;Sampled=1' } }
    expect(Object.keys(tellViewer({ viewer: { ip: '198.51.100.1' }, request: { headers } }).headers)).not.toContain(
      'x-amzn-trace-id',
    )
  })

  it("allows all methods, forwards the viewer's address everywhere, and caches nothing that differs by caller", () => {
    const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
    expect(behaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api',
      '/api/*',
      '/mcp',
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

describe('HSTS for all subdomains', () => {
  const asked = (one: Template) => JSON.stringify(one.findResources('AWS::CloudFront::ResponseHeadersPolicy'))

  it('is sent with every response on a custom domain', () => {
    expect(asked(owned())).toContain('"IncludeSubdomains":true')
    const [, { DistributionConfig }] = ofType(owned(), 'AWS::CloudFront::Distribution')[0]!
    const { CacheBehaviors, DefaultCacheBehavior } = DistributionConfig as { [of: string]: Properties | Properties[] }
    const answering = [CacheBehaviors, DefaultCacheBehavior].flat().filter((one) => one?.PathPattern !== '/paintings/*')
    for (const one of answering) expect(one).toHaveProperty('ResponseHeadersPolicyId')
  })

  it('is not sent otherwise', () => {
    expect(COMMON_HEADERS['Strict-Transport-Security']).not.toContain('includeSubDomains')
    for (const other of [template, onTheApi()]) expect(asked(other)).toBe('{}')
  })
})

describe('the firewall', () => {
  it('samples no requests, and masks secrets in case sampling is enabled', () => {
    const [, acl] = ofType(template, 'AWS::WAFv2::WebACL')[0]!
    const seen = [acl, ...rulesOf(template)].map(({ VisibilityConfig }) => VisibilityConfig as Properties)
    for (const { SampledRequestsEnabled } of seen) expect(SampledRequestsEnabled).toBe(false)
    const { DataProtections } = acl.DataProtectionConfig as { DataProtections: { Field: Properties; Action: string }[] }
    expect(new Set(DataProtections.map(({ Action }) => Action))).toEqual(new Set(['SUBSTITUTION']))
    const hidden = Object.fromEntries(DataProtections.map(({ Field }) => [Field.FieldType, Field.FieldKeys]))
    expect(Object.keys(hidden)).toEqual(['SINGLE_HEADER', 'QUERY_STRING', 'BODY'])
    expect(hidden.SINGLE_HEADER).toEqual(
      expect.arrayContaining(['authorization', 'x-api-key', 'x-admin-key', PROXY_KEY_HEADER, 'idempotency-key']),
    )
  })

  const rulesOf = (one: Template) => (ofType(one, 'AWS::WAFv2::WebACL')[0]?.[1].Rules ?? []) as Properties[]

  it('protects the stage, limits each address, and has the common rules except those that block agents', () => {
    const [, { ResourceArn }] = ofType(template, 'AWS::WAFv2::WebACLAssociation')[0]!
    expect(JSON.stringify(ResourceArn)).toContain('/stages/')
    expect(rulesOf(template).map(({ Name }) => Name)).toEqual(['AroundTheDoor', 'RatePerAddress', 'CommonRules'])
    expect(rulesOf(template)[1]).toMatchObject({
      Statement: {
        RateBasedStatement: {
          Limit: 3000,
          EvaluationWindowSec: 60,
          AggregateKeyType: 'FORWARDED_IP',
          ForwardedIPConfig: { HeaderName: VIEWER_ADDRESS_HEADER, FallbackBehavior: 'MATCH' },
        },
      },
      Action: { Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'rate_limited' } } },
    })
    const { Statement } = rulesOf(template)[2] as { Statement: { ManagedRuleGroupStatement: Properties } }
    expect(Statement.ManagedRuleGroupStatement).toMatchObject({ Name: 'AWSManagedRulesCommonRuleSet' })
    for (const rule of ['NoUserAgent_HEADER', 'SizeRestrictions_BODY', 'CrossSiteScripting_BODY']) {
      expect(Statement.ManagedRuleGroupStatement.RuleActionOverrides).toContainEqual({
        Name: rule,
        ActionToUse: { Count: {} },
      })
    }
  })

  it("responds in the API's format", () => {
    const { CustomResponseBodies } = ofType(template, 'AWS::WAFv2::WebACL')[0]![1] as {
      CustomResponseBodies: Record<string, { Content: string }>
    }
    expect(JSON.parse(CustomResponseBodies.rate_limited!.Content)).toMatchObject({
      error: 'Rate limit exceeded',
      retry_after_seconds: 60,
    })
    expect(JSON.parse(CustomResponseBodies.route_not_found!.Content)).toMatchObject({ next_steps: expect.any(Array) })
  })

  it('counts platform callers by their key, and all others by their address', () => {
    const platform = synthesize({ platformRanges: '203.0.113.0/24, 198.51.100.0/24,2001:db8::/48' })
    const sets = ofType(platform, 'AWS::WAFv2::IPSet').map(([id, { IPAddressVersion, Addresses }]) => [
      id,
      IPAddressVersion,
      Addresses,
    ])
    expect(sets.map(([, ...set]) => set)).toEqual([
      ['IPV4', ['203.0.113.0/24', '198.51.100.0/24']],
      ['IPV6', ['2001:db8::/48']],
    ])
    const rate = (name: string) =>
      (
        rulesOf(platform).find(({ Name }) => Name === name) as {
          Statement: { RateBasedStatement: Properties & { ScopeDownStatement: Properties } }
        }
      ).Statement.RateBasedStatement
    const fromPlatform = {
      OrStatement: {
        Statements: sets.map(([id]) => ({
          IPSetReferenceStatement: {
            Arn: { 'Fn::GetAtt': [id, 'Arn'] },
            IPSetForwardedIPConfig: {
              HeaderName: VIEWER_ADDRESS_HEADER,
              FallbackBehavior: 'NO_MATCH',
              Position: 'FIRST',
            },
          },
        })),
      },
    }
    for (const [name, header] of [
      ['RatePerBearer', 'authorization'],
      ['RatePerKey', 'x-api-key'],
    ] as const) {
      expect(rate(name)).toMatchObject({ AggregateKeyType: 'CUSTOM_KEYS', CustomKeys: [{ Header: { Name: header } }] })
      expect(rate(name).ScopeDownStatement).toEqual(fromPlatform)
    }
    const { NotStatement } = rate('RatePerAddress').ScopeDownStatement as {
      NotStatement: { Statement: { AndStatement: { Statements: unknown[] } } }
    }
    expect(NotStatement.Statement.AndStatement.Statements[0]).toEqual(fromPlatform)
    expect(JSON.stringify(NotStatement.Statement.AndStatement.Statements[1])).toMatch(/authorization.*x-api-key/)
    expect(rulesOf(platform).map(({ Priority }) => Priority)).toEqual(rulesOf(platform).map((_, index) => index))
  })

  it('can be turned off, and counts connections if there is no front door', () => {
    owned().resourceCountIs('AWS::WAFv2::WebACL', 0)
    const direct = onTheApi()
    expect(rulesOf(direct).map(({ Name }) => Name)).toEqual(['RatePerAddress', 'CommonRules'])
    expect(rulesOf(direct)[0]).toMatchObject({
      Statement: { RateBasedStatement: { Limit: 600, AggregateKeyType: 'IP' } },
    })
  })
})

describe('a custom domain', () => {
  it('is set on the front door, with DNS records for it', () => {
    owned().hasOutput('ApiUrl', { Value: 'https://pets.example.com' })
    owned().hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['pets.example.com'],
        ViewerCertificate: { AcmCertificateArn: CERTIFICATE, MinimumProtocolVersion: 'TLSv1.2_2021' },
      },
    })
    for (const Type of ['A', 'AAAA']) {
      owned().hasResourceProperties('AWS::Route53::RecordSet', {
        Type,
        Name: 'pets.example.com.',
        HostedZoneId: 'Z0123456789',
      })
    }
    owned().hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ BASE_URL: 'https://pets.example.com' }) },
    })
  })

  it('without CloudFront is set on the API, with its base path if there is one', () => {
    const direct = onTheApi()
    direct.resourceCountIs('AWS::CloudFront::Distribution', 0)
    direct.hasOutput('ApiUrl', { Value: 'https://pets.example.com/house' })
    direct.hasResourceProperties('AWS::ApiGateway::DomainName', {
      DomainName: 'pets.example.com',
      RegionalCertificateArn: CERTIFICATE,
      SecurityPolicy: 'TLS_1_2',
    })
    direct.hasResourceProperties('AWS::ApiGateway::BasePathMapping', { BasePath: 'house', Stage: Match.anyValue() })
    direct.hasResourceProperties('AWS::ApiGateway::RestApi', { DisableExecuteApiEndpoint: true })
    direct.resourceCountIs('AWS::Route53::RecordSet', 2)
  })

  it('routes by the path that the gateway matched, without the base path', async () => {
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
    const config = { ...context.config, frontDoor: null, baseUrl: 'https://example.com/pets' }
    const serve = GROUP_HANDLERS.meta({ ...context, config })
    const answer = async (path: string, proxy: string | null = null) =>
      (await serve(event(path, proxy) as never, {} as never, () => {})) as APIGatewayProxyResult
    expect((await answer('/api/health')).statusCode).toBe(200)
    expect(JSON.parse((await answer('/api')).body).base_url).toBe('https://example.com/pets')
    const moved = await answer('/api/docs', 'api/docs')
    expect(moved.statusCode).toBe(308)
    expect(new URL(String(moved.headers?.Location), 'https://example.com/pets/api/docs').href).toBe(
      'https://example.com/pets/docs',
    )
  })
})

describe('a separate API domain', () => {
  it('leads directly to the API, and nothing else does', () => {
    apart().hasOutput('ApiUrl', { Value: 'https://api.pets.example.com' })
    apart().hasOutput('PagesUrl', { Value: 'https://pets.example.com' })
    apart().hasResourceProperties('AWS::ApiGateway::DomainName', {
      DomainName: 'api.pets.example.com',
      RegionalCertificateArn: REGIONAL,
    })
    apart().hasResourceProperties('AWS::ApiGateway::RestApi', { DisableExecuteApiEndpoint: true })
    const records = ofType(apart(), 'AWS::Route53::RecordSet').map(([, { Name, Type }]) => `${Name} ${Type}`)
    expect(records.toSorted()).toEqual(
      [
        'api.pets.example.com. A',
        'api.pets.example.com. AAAA',
        'pets.example.com. A',
        'pets.example.com. AAAA',
      ].toSorted(),
    )
  })

  it('also works through CloudFront, by its own name and with the front-door key, for existing callers', () => {
    const [, { DistributionConfig }] = ofType(apart(), 'AWS::CloudFront::Distribution')[0]!
    const { Aliases, Origins, CacheBehaviors } = DistributionConfig as {
      Aliases: string[]
      Origins: (Origin & { DomainName: unknown })[]
      CacheBehaviors: Behavior[]
    }
    expect(Aliases).toEqual(['pets.example.com'])
    expect(Origins[0]).toMatchObject({
      DomainName: 'api.pets.example.com',
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
      OriginCustomHeaders: [{ HeaderName: PROXY_KEY_HEADER }],
    })
    expect(Origins[0]).not.toHaveProperty('OriginPath')
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(expect.arrayContaining(['/api/*', '/mcp']))
  })

  it('is passed to every serving function, together with the address of the pages', () => {
    const served = FUNCTIONS.filter((name) => Object.keys(GROUP_HANDLERS).includes(name))
    const functions = apart().findResources('AWS::Lambda::Function')
    for (const name of served)
      expect(functions[functionId(name)]?.Properties.Environment.Variables).toMatchObject({
        BASE_URL: 'https://api.pets.example.com',
        PAGES_URL: 'https://pets.example.com',
      })
  })

  it('shares one firewall with the pages, which trusts address headers only with the front-door key', () => {
    const rules = (one: Template) => ofType(one, 'AWS::WAFv2::WebACL')[0]![1].Rules as Properties[]
    expect(rules(apart()).map(({ Name }) => Name)).toEqual(['RatePerAddress', 'RatePerViewer', 'CommonRules'])
    const [address, viewer] = rules(apart()) as { Statement: { RateBasedStatement: Properties } }[]
    const shown = { ByteMatchStatement: { FieldToMatch: { SingleHeader: { Name: PROXY_KEY_HEADER } } } }
    expect(address?.Statement.RateBasedStatement).toMatchObject({
      AggregateKeyType: 'IP',
      ScopeDownStatement: { NotStatement: { Statement: shown } },
    })
    expect(viewer?.Statement.RateBasedStatement).toMatchObject({
      AggregateKeyType: 'FORWARDED_IP',
      ForwardedIPConfig: { HeaderName: VIEWER_ADDRESS_HEADER },
      ScopeDownStatement: shown,
    })
    const platforms = rules(synthesize({ ...API_DOMAIN, platformRanges: '203.0.113.0/24' }))
    const byKey = platforms[2] as { Statement: { RateBasedStatement: { ScopeDownStatement: unknown } } }
    const [direct, through] = (
      byKey.Statement.RateBasedStatement.ScopeDownStatement as {
        OrStatement: { Statements: { AndStatement: { Statements: Properties[] } }[] }
      }
    ).OrStatement.Statements.map(({ AndStatement }) => AndStatement.Statements)
    expect(direct).toMatchObject([{ NotStatement: { Statement: shown } }, { IPSetReferenceStatement: {} }])
    expect(JSON.stringify(direct)).not.toContain('ForwardedIP')
    expect(through).toMatchObject([shown, { IPSetReferenceStatement: { IPSetForwardedIPConfig: {} } }])
  })

  it('caches and logs by connection, because most callers have no front-door header', () => {
    expect(JSON.stringify(apart().findResources('AWS::ApiGateway::RestApi'))).toContain(
      '"identitySource":"context.identity.sourceIp"',
    )
    const [, { AccessLogSetting }] = ofType(apart(), 'AWS::ApiGateway::Stage')[0]!
    const format = (AccessLogSetting as { Format: string }).Format
    expect(JSON.parse(format).ip).toBe('$context.identity.sourceIp')
  })
})

describe('the firewall of CloudFront', () => {
  const atEdge = (region: string, settings = {}) => {
    const stack = buildStack({ firewallAt: 'edge', ...settings }, region)
    const app = stack.node.root as App
    return Object.fromEntries(
      app.synth().stacks.map(({ stackName, template: one }) => [stackName, Template.fromJSON(one)]),
    )
  }

  it.each([
    ['us-east-1', 'CreatureHouse'],
    ['eu-central-1', 'CreatureHouse-Edge-eu-central-1'],
  ])('for a stack in %s is created in %s, once, and protects the distribution', (region, where) => {
    const stacks = atEdge(region)
    for (const [name, one] of Object.entries(stacks)) {
      one.resourceCountIs('AWS::WAFv2::WebACL', name === where ? 1 : 0)
      one.resourceCountIs('AWS::WAFv2::WebACLAssociation', 0)
    }
    const [, { Scope, Rules }] = ofType(stacks[where]!, 'AWS::WAFv2::WebACL')[0]!
    expect(Scope).toBe('CLOUDFRONT')
    expect((Rules as Properties[]).map(({ Name }) => Name)).toEqual(['RatePerAddress', 'CommonRules'])
    expect(JSON.stringify(Rules)).toContain('"AggregateKeyType":"IP"')
    const [, { DistributionConfig }] = ofType(stacks.CreatureHouse!, 'AWS::CloudFront::Distribution')[0]!
    expect((DistributionConfig as Properties).WebACLId).toEqual({ 'Fn::GetAtt': expect.any(Array) })
  })

  it('is in the edge stack, with platform address sets of the same scope', () => {
    const stacks = atEdge('eu-central-1', { mppNetworkId: 'profile_1', platformRanges: '203.0.113.0/24' })
    expect(Object.keys(stacks)).toEqual(['CreatureHouse-Edge-eu-central-1', 'CreatureHouse'])
    const edge = stacks['CreatureHouse-Edge-eu-central-1']!
    edge.resourceCountIs('AWS::WAFv2::WebACL', 1)
    edge.hasResourceProperties('AWS::WAFv2::IPSet', { Scope: 'CLOUDFRONT' })
  })

  it('inspects only pages if the API has a separate domain: API callers need no front door', () => {
    const { CreatureHouse } = atEdge('us-east-1', API_DOMAIN)
    const { AuthorizerFunction } = CreatureHouse!.findResources('AWS::Lambda::Function')
    expect(AuthorizerFunction?.Properties.Environment.Variables).not.toHaveProperty('FRONT_DOOR_ONLY')
  })

  it('leaves bypassing callers to the authorizer', async () => {
    const [stack] = Object.values(atEdge('us-east-1'))
    const { AuthorizerFunction } = stack!.findResources('AWS::Lambda::Function')
    expect(AuthorizerFunction?.Properties.Environment.Variables).toMatchObject({ FRONT_DOOR_ONLY: 'true' })
    const asked = async (headers: Record<string, string>, only: boolean) => {
      const ask = authorizer(
        () => ({ keys: ['a bucket'], salt: 'some' }),
        () => ({ keys: [KEY], viewerHeader: VIEWER_ADDRESS_HEADER, only }),
      )
      const requestContext = { identity: { sourceIp: '198.51.100.7' }, requestTimeEpoch: 0 }
      return (await ask({ headers, requestContext } as never)).policyDocument.Statement[0]?.Effect
    }
    expect(await asked({}, true)).toBe('Deny')
    expect(await asked({ [PROXY_KEY_HEADER]: 'a guess' }, true)).toBe('Deny')
    expect(await asked({ [PROXY_KEY_HEADER]: KEY }, true)).toBe('Allow')
    expect(await asked({}, false)).toBe('Allow')
    expect(GATEWAY_RESPONSES.ACCESS_DENIED).toBe('route_not_found')
  })
})

it('accepts another CDN with the same key, and takes the address from the configured header', () => {
  const fronted = synthesize({ cdn: 'false', baseUrl: 'https://pets.example.com', viewerHeader: 'cf-connecting-ip' })
  fronted.hasOutput('DoorKeySecret', {})
  fronted.hasOutput('ApiOrigin', {})
  fronted.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ VIEWER_HEADER: 'cf-connecting-ip' }) },
  })
})

it.each([
  [{ domainName: 'pets.example.com' }, 'domainName and certificateArn go together'],
  [{ hostedZoneId: 'Z0123456789' }, 'hostedZoneId is of no use without domainName'],
  [{ cdn: 'false' }, 'there is no address without a stage in it'],
  [{ basePath: 'house' }, 'basePath needs a domainName on the API itself'],
  [{ viewerHeader: 'x-real-ip' }, 'viewerHeader is for a CDN of your own'],
  [{ apiDomainName: 'api.pets.example.com' }, 'apiDomainName and apiCertificateArn go together'],
  [{ apiDomainName: 'api.pets.example.com', apiCertificateArn: REGIONAL }, 'pages need a domainName behind CloudFront'],
  [{ ...API_DOMAIN, cdn: 'false' }, 'pages need a domainName behind CloudFront'],
  [{ ...API_DOMAIN, apiDomainName: 'pets.example.com' }, 'apiDomainName is another than domainName'],
  [{ cdn: 'false', baseUrl: 'https://pets.example.com', firewallAt: 'edge' }, 'before CloudFront, and there is none'],
  [{ firewall: 'false', firewallAt: 'edge' }, 'there is none: give firewall=true'],
  [
    { domainName: 'pets.example.com', certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/0a1b' },
    'CloudFront takes certificates of us-east-1 only',
  ],
])('%j is rejected: %s', (settings, fault) => {
  expect(() => readStackConfig((name) => (settings as Record<string, string>)[name])).toThrow(fault)
})
