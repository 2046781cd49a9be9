/** Builds the event that API Gateway passes to a function. */
import type { APIGatewayProxyEvent } from 'aws-lambda'

export interface ProxyRequest {
  method: string
  path: string
  /** The route's path, and its parameters. */
  resource: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: readonly (readonly [name: string, values: readonly string[]])[]
  body: string | null
  isBase64Encoded: boolean
  host: string
  sourceIp: string
  requestId: string
  now: number
  /** The API stage, with which the address begins. */
  stage?: string
}

export function proxyEvent(request: ProxyRequest): APIGatewayProxyEvent {
  const { method, path, resource, params, headers, body, isBase64Encoded, stage } = request
  const query = [...new Set(request.query.keys())].map((name) => [name, request.query.getAll(name)] as const)
  return {
    resource,
    path,
    httpMethod: method,
    headers: lastValues(headers),
    multiValueHeaders: Object.fromEntries(headers) as Record<string, string[]>,
    queryStringParameters: query.length > 0 ? lastValues(query) : null,
    multiValueQueryStringParameters: query.length > 0 ? Object.fromEntries(query) : null,
    pathParameters: Object.keys(params).length > 0 ? params : null,
    stageVariables: null,
    body,
    isBase64Encoded,
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      authorizer: null,
      domainName: request.host,
      httpMethod: method,
      identity: { sourceIp: request.sourceIp } as never,
      path: stage ? `/${stage}${path}` : path,
      protocol: 'HTTP/1.1',
      requestId: request.requestId,
      requestTimeEpoch: request.now,
      resourceId: 'local',
      resourcePath: resource,
      stage: stage ?? 'local',
    },
  }
}

const lastValues = (values: ProxyRequest['headers']): Record<string, string | undefined> =>
  Object.fromEntries(values.map(([name, all]) => [name, all.at(-1)]))
