/**
 * The API as one OpenAPI document with the extensions of API Gateway: one resource of the stack, where a construct for
 * each path and method would be some two hundred of the five hundred that a stack may have.
 */
import { RESETS_AT } from '../../../lambdas/api/caller'
import type { Group } from '../../../lambdas/api/routes/routes'
import { GATEWAY_RESPONSES, type GatewayResponseType, gatewayResponse } from './gateway-responses'
import { GATEWAY_ROUTES } from './gateway-routes'

export interface GatewayDocumentProps {
  name: string
  description: string
  /** Where the gateway invokes the function of a group, or the authorizer. */
  uriOf(name: Group | 'authorizer'): string
  minCompressionBytes: number
  /** Whether the API answers only under a domain of its own. */
  closed: boolean
  memory: AuthorizerMemory | null
}

/** What the gateway remembers of the authorizer's answers, instead of asking it at every call. */
export interface AuthorizerMemory {
  seconds: number
  /** What makes two calls those of one caller, in the gateway's words. A call that lacks any of it is refused unasked. */
  by: readonly string[]
}

/** All, because the gateway asks the first type a browser accepts, and that is hardly ever PNG; text stays text. */
export const BINARY_MEDIA_TYPES = ['*/*']

export const API_KEY_SOURCE = 'AUTHORIZER'

export const gatewayDocument = (props: GatewayDocumentProps) => ({
  openapi: '3.0.1',
  info: { title: props.name, description: props.description, version: '1' },
  paths: Object.fromEntries(
    Object.entries(GATEWAY_ROUTES).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, group]) => [field(method), operation(props.uriOf(group))]),
      ),
    ]),
  ),
  components: { securitySchemes: securitySchemes(props.uriOf('authorizer'), props.memory) },
  'x-amazon-apigateway-api-key-source': API_KEY_SOURCE,
  'x-amazon-apigateway-binary-media-types': BINARY_MEDIA_TYPES,
  'x-amazon-apigateway-minimum-compression-size': props.minCompressionBytes,
  'x-amazon-apigateway-endpoint-configuration': { disableExecuteApiEndpoint: props.closed },
  'x-amazon-apigateway-gateway-responses': Object.fromEntries(
    (Object.keys(GATEWAY_RESPONSES) as GatewayResponseType[]).map((type) => [type, ownWords(type, props.memory)]),
  ),
})

const field = (method: string): string => (method === 'ANY' ? 'x-amazon-apigateway-any-method' : method.toLowerCase())

/** The gateway overlooks what is said for the whole document, so each operation says itself who is asked. */
const operation = (uri: string) => ({
  responses: {},
  security: [{ authorizer: [] }, { api_key: [] }],
  'x-amazon-apigateway-integration': { type: 'aws_proxy', httpMethod: 'POST', uri },
})

const securitySchemes = (authorizerUri: string, memory: AuthorizerMemory | null) => ({
  /** The usage plan's key. The authorizer names it, whatever a caller sends under this name. */
  api_key: { type: 'apiKey', name: 'x-api-key', in: 'header' },
  /** Without a memory, without identity sources: a missing one would be answered by the gateway instead of the house. */
  authorizer: {
    type: 'apiKey',
    name: 'Unused',
    in: 'header',
    'x-amazon-apigateway-authtype': 'custom',
    'x-amazon-apigateway-authorizer': {
      type: 'request',
      authorizerUri,
      authorizerResultTtlInSeconds: memory?.seconds ?? 0,
      ...(memory && { identitySource: memory.by.join(', ') }),
    },
  },
})

function ownWords(type: GatewayResponseType, memory: AuthorizerMemory | null) {
  const { statusCode, headers: told, body } = gatewayResponse(type, { id: '$context.requestId', resetsAt: 0 })
  const { 'X-RateLimit-Reset': _, ...headers } = told
  const mapped = {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `'${value}'`])),
    'X-Request-Id': 'context.requestId',
    // What is remembered would tell when the second of an earlier call ended.
    ...(!memory && { 'X-RateLimit-Reset': `context.authorizer.${RESETS_AT}` }),
  }
  return {
    statusCode: String(statusCode),
    responseParameters: Object.fromEntries(
      Object.entries(mapped).map(([name, value]) => [`gatewayresponse.header.${name}`, value]),
    ),
    responseTemplates: { 'application/json': body },
  }
}
