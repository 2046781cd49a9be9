/** The OpenAPI document that defines the API, compared with the route table and with equivalent CDK constructs. */

import { Template } from 'aws-cdk-lib/assertions'
import {
  AuthorizationType,
  type IResource,
  LambdaIntegration,
  RequestAuthorizer,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { App, Stack } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { match } from '../../../lambdas/api/routes/match'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import { ERRORS } from '../../../lambdas/api/schemas/errors'
import { GATEWAY_RESPONSES, type GatewayResponseType, gatewayResponse } from '../../../lib/stack/api/gateway-responses'
import { destinationOf, GATEWAY_ROUTES } from '../../../lib/stack/api/gateway-routes'
import { USAGE_PLAN } from '../../../lib/stack/api/usage-plan'
import { FUNCTIONS } from '../../../lib/stack/bundle'
import { functionId } from '../../../lib/stack/house-function'
import { faultsInRefusal } from '../../support/documented-fields'
import { OWN_DOMAIN, REGIONAL_CERTIFICATE } from '../../support/services/domains'
import { ofType as allOfType, type Properties, reference, synthesize } from '../../support/services/stack'

const ANY = 'x-amazon-apigateway-any-method'

interface Operation {
  security: Record<string, string[]>[]
  'x-amazon-apigateway-integration': { type: string; httpMethod: string; uri: unknown }
}

interface Document extends Record<string, unknown> {
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, Properties> }
  'x-amazon-apigateway-gateway-responses': Record<string, unknown>
}

let template: Template
let document: Document

beforeAll(() => {
  template = synthesize()
  document = ofType('AWS::ApiGateway::RestApi')[0]?.[1].Body as Document
})

const ofType = (type: string) => allOfType(template, type)

/** A method as one line: its path, its function and its authorizer. */
const describeMethod = (method: string, path: string, uri: unknown, how: readonly unknown[]): string =>
  `${method} ${path} → ${FUNCTIONS.map(functionId).find((id) => JSON.stringify(uri).includes(`"${id}"`))} ${how.join(' ')}`

const asDocumented = (): string[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([field, { security, 'x-amazon-apigateway-integration': integration }]) => {
      const asked = security.flatMap(Object.keys)
      return describeMethod(field === ANY ? 'ANY' : field.toUpperCase(), path, integration.uri, [
        integration.type.toUpperCase(),
        integration.httpMethod,
        asked.includes('authorizer') ? 'CUSTOM' : 'NONE',
        asked.includes('api_key'),
      ])
    }),
  )

/** The same API, with one construct per path and method. */
function asConstructed(): string[] {
  const stack = new Stack(new App(), 'Constructs')
  const made = (name: string) => {
    const lambda = new LambdaFunction(stack, name, {
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromInline('-'),
    })
    stack.renameLogicalId(stack.getLogicalId(lambda.node.defaultChild as never), functionId(name))
    return lambda
  }
  const api = new RestApi(stack, 'Api')
  const options = {
    apiKeyRequired: true,
    authorizationType: AuthorizationType.CUSTOM,
    authorizer: new RequestAuthorizer(stack, 'Asked', {
      handler: made('authorizer'),
      identitySources: ['context.identity'],
    }),
  }
  const leading = Object.fromEntries(
    GROUPS.map((group) => [group, new LambdaIntegration(made(group), { scopePermissionToMethod: false })]),
  )
  for (const [, { path, method, group }] of everyOperation) {
    const resource = api.root.resourceForPath(path)
    for (const each of method === 'GET' ? ['GET', 'HEAD'] : [method]) resource.addMethod(each, leading[group], options)
  }
  api.root.addResource('{proxy+}')
  api.root.resourceForPath('/api/{proxy+}')
  for (const resource of everyResource(api.root)) {
    resource.addMethod('ANY', leading.meta, options)
    const known = everyOperation.some(([, { path, method }]) => path === resource.path && method === 'GET')
    if (known || resource.path.startsWith('/api')) continue
    for (const method of ['GET', 'HEAD']) resource.addMethod(method, leading.pages, options)
  }

  const { Resources } = Template.fromStack(stack).toJSON() as {
    Resources: Record<string, { Type: string; Properties: Properties }>
  }
  const pathOf = (id: string): string => {
    const { Type, Properties } = Resources[id] ?? {}
    if (Type !== 'AWS::ApiGateway::Resource') return '/'
    return `${pathOf(reference(Properties?.ParentId)).replace(/\/$/, '')}/${Properties?.PathPart}`
  }
  return Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::ApiGateway::Method')
    .map(({ Properties: { HttpMethod, ResourceId, Integration, AuthorizationType, ApiKeyRequired } }) => {
      const { Type, IntegrationHttpMethod, Uri } = Integration as Properties
      const how = [Type, IntegrationHttpMethod, AuthorizationType, ApiKeyRequired]
      return describeMethod(String(HttpMethod), pathOf(reference(ResourceId)), Uri, how)
    })
}

function everyResource(root: IResource): IResource[] {
  const children = root.node.children.filter((child): child is IResource & Construct => 'resourceForPath' in child)
  return [root, ...children.flatMap(everyResource)]
}

describe('the methods', () => {
  it('equal those of one construct per route', () => {
    expect(asDocumented().toSorted()).toEqual(asConstructed().toSorted())
  })

  it('route every operation to its group, HEAD like GET, other GET requests outside the API to pages, and all else to meta', () => {
    for (const [, { path, method, group }] of everyOperation) {
      const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
      for (const each of methods) expect(destinationOf(each, path)).toMatchObject({ resource: path, group })
      expect(destinationOf('OPTIONS', path).group).toBe('meta')
    }
    for (const path of [
      '/',
      '/api',
      '/faces',
      '/nowhere',
      '/api/house/nowhere',
      '/api//health',
      '/api/health/',
      '/%',
    ]) {
      expect(destinationOf('PATCH', path).group).toBe('meta')
    }
    expect(destinationOf('GET', '/api/no/where')).toMatchObject({ resource: '/api/{proxy+}', group: 'meta' })
    expect(destinationOf('GET', '/no/where')).toEqual({
      resource: '/{proxy+}',
      group: 'pages',
      params: { proxy: 'no/where' },
    })
  })

  it('match the paths of the handlers', () => {
    for (const [, { path, method }] of everyOperation) {
      const filled = path.replace(/\{(\w+)\}/g, 'a.b-c')
      const { resource, group, params } = destinationOf(method, filled)
      expect(match(method, filled)).toMatchObject({ route: { path: resource, group }, params })
    }
  })

  it('have paths that the gateway accepts: only whole segments are parameters', () => {
    for (const path of Object.keys(GATEWAY_ROUTES)) expect(path).toMatch(/^\/$|^(\/([\w.,:-]+|\{\w+\+?\}))+$/)
  })

  it('give the gateway one permission per function, and the authorizer only its own', () => {
    const permitted = ofType('AWS::Lambda::Permission')
      .filter(([, { Principal }]) => Principal === 'apigateway.amazonaws.com')
      .map(
        ([, { FunctionName, SourceArn }]) =>
          `${reference(FunctionName)} ${JSON.stringify(SourceArn).match(/\/[^"]*(?="\])/)?.[0]}`,
      )
    expect(permitted.toSorted()).toEqual(
      [...GROUPS.map((group) => `${functionId(group)} /*/*/*`), 'AuthorizerFunction /authorizers/*'].toSorted(),
    )
  })
})

describe('the API', () => {
  it('has an authorizer without identity sources and cache, and takes the usage key from it', () => {
    const { api_key, authorizer } = document.components.securitySchemes
    expect(api_key).toEqual({ type: 'apiKey', name: 'x-api-key', in: 'header' })
    expect(authorizer).toMatchObject({ type: 'apiKey', 'x-amazon-apigateway-authtype': 'custom' })
    expect(authorizer?.['x-amazon-apigateway-authorizer']).toEqual({
      type: 'request',
      authorizerUri: expect.anything(),
      authorizerResultTtlInSeconds: 0,
    })
    expect(JSON.stringify(authorizer)).toContain('"AuthorizerFunction"')
  })

  it.each([
    ['CloudFront stands in front', {}, false],
    ['its domain leads to it', { cdn: 'false', ...OWN_DOMAIN, certificateArn: REGIONAL_CERTIFICATE }, true],
  ])('has the same properties in the document and in the template where %s', (_name, settings, closed) => {
    const [[, { Body, ...beside }] = ['', {} as Properties]] = allOfType(
      synthesize(settings),
      'AWS::ApiGateway::RestApi',
    )
    const { info, ...whole } = Body as Document & { info: Properties }
    expect(beside).toEqual({
      Name: info.title,
      Description: info.description,
      ApiKeySourceType: 'AUTHORIZER',
      BinaryMediaTypes: ['*/*'],
      DisableExecuteApiEndpoint: closed,
      EndpointConfiguration: { Types: ['REGIONAL'] },
      MinimumCompressionSize: 1024,
      Parameters: { endpointConfigurationTypes: 'REGIONAL' },
    })
    expect(whole).toMatchObject({
      openapi: '3.0.1',
      'x-amazon-apigateway-api-key-source': beside.ApiKeySourceType,
      'x-amazon-apigateway-binary-media-types': beside.BinaryMediaTypes,
      'x-amazon-apigateway-endpoint-configuration': { disableExecuteApiEndpoint: beside.DisableExecuteApiEndpoint },
      'x-amazon-apigateway-minimum-compression-size': beside.MinimumCompressionSize,
    })
  })

  it('gets a new deployment whenever the document changes, and only then', () => {
    const deployed = (one: Template) => allOfType(one, 'AWS::ApiGateway::Deployment').map(([id]) => id)
    expect(deployed(synthesize({ throttleRate: 5 }))).toEqual(deployed(template))
    expect(deployed(synthesize({ stackName: 'OtherHouse' }))).not.toEqual(deployed(template))
  })
})

describe.each(Object.keys(GATEWAY_RESPONSES) as GatewayResponseType[])('the gateway response %s', (type) => {
  const statuses = new Set<number>(Object.values(ERRORS).map(({ status }) => status))

  it('has the format and a status of the API', () => {
    const { statusCode, body, headers } = gatewayResponse(type, { id: 'an-id', resetsAt: 1_772_442_001 })
    expect(statuses).toContain(statusCode)
    expect(faultsInRefusal(JSON.parse(body))).toEqual([])
    expect(JSON.parse(body)).toMatchObject({ next_steps: expect.any(Array), request_id: 'an-id' })
    expect(headers['Retry-After']).toBe(statusCode === 429 ? '1' : undefined)
    expect(headers['X-RateLimit-Remaining']).toBe(statusCode === 429 ? '0' : undefined)
    expect(headers['X-RateLimit-Limit']).toBe(String(USAGE_PLAN.rate))
    expect(headers['X-RateLimit-Reset']).toBe('1772442001')
  })

  it('is deployed as declared', () => {
    const { statusCode, body, headers } = gatewayResponse(type, { id: '$context.requestId', resetsAt: 0 })
    expect(document['x-amazon-apigateway-gateway-responses'][type]).toEqual({
      statusCode: String(statusCode),
      responseTemplates: { 'application/json': body },
      responseParameters: Object.fromEntries([
        ...Object.entries(headers).map(([name, value]) => [`gatewayresponse.header.${name}`, `'${value}'`]),
        ['gatewayresponse.header.X-Request-Id', 'context.requestId'],
        ['gatewayresponse.header.X-RateLimit-Reset', 'context.authorizer.resets_at'],
      ]),
    })
  })
})
