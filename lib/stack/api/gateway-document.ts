/**
 * The API as one OpenAPI document with API Gateway's extensions. It is a single resource; with constructs per path and
 * method it would be about two hundred of the stack's limit of five hundred.
 */
import { RESETS_AT } from '../../../lambdas/api/caller'
import type { Group } from '../../../lambdas/api/routes/routes'
import { GATEWAY_RESPONSES, type GatewayResponseType, gatewayResponse } from './gateway-responses'
import { GATEWAY_ROUTES } from './gateway-routes'

export interface GatewayDocumentProps {
  name: string
  description: string
  /** The invocation URI of a group's function or of the authorizer. */
  uriOf(name: Group | 'authorizer'): string
  minCompressionBytes: number
  /** Whether the API answers only at its own domain. */
  isClosed: boolean
}

/**
 * All types: the gateway decides by the first type that a browser accepts, which is hardly ever PNG. Text is not
 * changed.
 */
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
  components: { securitySchemes: securitySchemes(props.uriOf('authorizer')) },
  'x-amazon-apigateway-api-key-source': API_KEY_SOURCE,
  'x-amazon-apigateway-binary-media-types': BINARY_MEDIA_TYPES,
  'x-amazon-apigateway-minimum-compression-size': props.minCompressionBytes,
  'x-amazon-apigateway-endpoint-configuration': { disableExecuteApiEndpoint: props.isClosed },
  'x-amazon-apigateway-gateway-responses': Object.fromEntries(
    (Object.keys(GATEWAY_RESPONSES) as GatewayResponseType[]).map((type) => [type, gatewayResponseOf(type)]),
  ),
})

const field = (method: string): string => (method === 'ANY' ? 'x-amazon-apigateway-any-method' : method.toLowerCase())

/** The gateway ignores security at the top level of the document, so each operation repeats it. */
const operation = (uri: string) => ({
  responses: {},
  security: [{ authorizer: [] }, { api_key: [] }],
  'x-amazon-apigateway-integration': { type: 'aws_proxy', httpMethod: 'POST', uri },
})

const securitySchemes = (authorizerUri: string) => ({
  /** The usage plan's key. The authorizer names it; the caller's own header is ignored. */
  api_key: { type: 'apiKey', name: 'x-api-key', in: 'header' },
  /** Without identity sources: the gateway itself would refuse a call that lacks one. */
  authorizer: {
    type: 'apiKey',
    name: 'Unused',
    in: 'header',
    'x-amazon-apigateway-authtype': 'custom',
    'x-amazon-apigateway-authorizer': {
      type: 'request',
      authorizerUri,
      authorizerResultTtlInSeconds: 0,
    },
  },
})

function gatewayResponseOf(type: GatewayResponseType) {
  const { statusCode, headers, body } = gatewayResponse(type, { id: '$context.requestId', resetsAt: 0 })
  const mapped = {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `'${value}'`])),
    'X-Request-Id': 'context.requestId',
    'X-RateLimit-Reset': `context.authorizer.${RESETS_AT}`,
  }
  return {
    statusCode: String(statusCode),
    responseParameters: Object.fromEntries(
      Object.entries(mapped).map(([name, value]) => [`gatewayresponse.header.${name}`, value]),
    ),
    responseTemplates: { 'application/json': body },
  }
}
