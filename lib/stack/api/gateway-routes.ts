/**
 * Which group serves which resource and method at the gateway. Plain data from the route table, shared with the local
 * host.
 */
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import type { Group, Route } from '../../../lambdas/api/routes/routes'

type Method = Route['method'] | 'HEAD' | 'ANY'

/** By resource, then by method. */
type GatewayRoutes = Readonly<Record<string, Partial<Record<Method, Group>>>>

const OTHER = '/{proxy+}'
const OTHER_API = '/api/{proxy+}'

/**
 * The methods of the route table; everything else goes to `meta`, which suggests the right call. Otherwise the gateway
 * would answer an unknown method or an intermediate path with its own 403. GETs outside of /api go to `pages`, because
 * a person may have sent them.
 */
export const GATEWAY_ROUTES: GatewayRoutes = gatewayRoutes()

function gatewayRoutes(): GatewayRoutes {
  const resources: Record<string, Partial<Record<Method, Group>>> = {}
  const paths = everyOperation.flatMap(([, route]) => pathsTo(route.path))
  for (const path of ['/', OTHER, OTHER_API, ...paths]) {
    resources[path] = { ANY: 'meta', ...(path.startsWith('/api') ? {} : { GET: 'pages', HEAD: 'pages' }) }
  }
  for (const [, { path, method, group }] of everyOperation) {
    Object.assign(resources[path]!, method === 'GET' ? { GET: group, HEAD: group } : { [method]: group })
  }
  return resources
}

function pathsTo(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

export interface Destination {
  resource: string
  group: Group
  params: Record<string, string>
}

/** Sorted so that named segments match before parameters, as at the gateway. */
const PATTERNS = Object.keys(GATEWAY_ROUTES)
  .filter((resource) => resource !== OTHER && resource !== OTHER_API)
  .toSorted()
  .map((resource) => ({
    resource,
    pattern: new RegExp(`^${resource.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

/** The gateway's routing of a request. */
export function destinationOf(method: string, path: string): Destination {
  for (const { resource, pattern } of PATTERNS) {
    const found = pattern.exec(path)
    if (found) return { resource, group: groupAt(resource, method), params: { ...found.groups } }
  }
  const resource = path.startsWith('/api/') ? OTHER_API : OTHER
  const proxy = path.slice(resource.indexOf('{'))
  return { resource, group: groupAt(resource, method), params: { proxy } }
}

function groupAt(resource: string, method: string): Group {
  const methods: Readonly<Record<string, Group>> = GATEWAY_ROUTES[resource] ?? {}
  return methods[method] ?? methods.ANY ?? 'meta'
}
